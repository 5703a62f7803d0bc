package gfx

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// gutter is the number of transparent pixels between sprites, so that linear filtering does not mix them.
const gutter = 2 // transparent pixels around each sprite, so that linear sampling never bleeds

// page is a square texture filled with shelves, each a row of sprites of similar height.
type page struct {
	img     *ebiten.Image
	side    int // in pixels
	shelves []shelf
}

// shelf is a row of sprites. The next one is placed at (x, y).
type shelf struct{ x, y, h int }

// reserve allocates w × h pixels; ok is false if the page is full. A sprite is placed on the lowest shelf that is high enough, or on a
// new one if the difference exceeds the tolerance and there is room.
func (p *page) reserve(w, h int) (image.Point, bool) {
	w, h = w+gutter, h+gutter
	s := p.bestShelf(w, h)
	if s == nil || s.h > h+h/shelfTolerance+gutter {
		if own := p.addShelf(w, h); own != nil {
			s = own
		}
	}
	if s == nil {
		return image.Point{}, false
	}
	at := image.Pt(s.x, s.y)
	s.x += w
	return at, true
}

// shelfTolerance is the divisor for the height that a shelf may exceed a sprite's: a fifth of it.
const shelfTolerance = 5

// bestShelf returns the lowest shelf with room for w × h pixels, or nil.
func (p *page) bestShelf(w, h int) (best *shelf) {
	for i := range p.shelves {
		s := &p.shelves[i]
		if s.h >= h && s.x+w <= p.side && (best == nil || s.h < best.h) {
			best = s
		}
	}
	return best
}

// addShelf adds a shelf below all others, or returns nil if there is no room.
func (p *page) addShelf(w, h int) *shelf {
	y := gutter
	if k := len(p.shelves); k > 0 {
		y = p.shelves[k-1].y + p.shelves[k-1].h
	}
	if y+h > p.side || gutter+w > p.side {
		return nil
	}
	p.shelves = append(p.shelves, shelf{gutter, y, h})
	return &p.shelves[len(p.shelves)-1]
}

// clear removes everything from the page.
func (p *page) clear() {
	p.img.Clear()
	p.shelves = p.shelves[:0]
}
