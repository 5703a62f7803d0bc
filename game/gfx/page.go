package gfx

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

const gutter = 2 // transparent pixels around each sprite, so that linear sampling never bleeds

// page is one texture filled with shelves of sprites that are about as high.
type page struct {
	img     *ebiten.Image
	n       int // its side
	shelves []shelf
}

// shelf is a row of sprites: x is where the next one goes.
type shelf struct{ x, y, h int }

// take reserves w × h pixels; ok is false when the page has no room. Sprites go where they waste least, on a shelf of their own where that
// would be too much, and in the end wherever they fit.
func (p *page) take(w, h int) (image.Point, bool) {
	w, h = w+gutter, h+gutter
	s := p.closest(w, h)
	if s == nil || s.h > h+h/snug+gutter {
		if own := p.open(w, h); own != nil {
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

// snug is the part of a sprite's height that a shelf may be higher.
const snug = 5

// closest is the lowest shelf that has room, or nil.
func (p *page) closest(w, h int) (best *shelf) {
	for i := range p.shelves {
		s := &p.shelves[i]
		if s.h >= h && s.x+w <= p.n && (best == nil || s.h < best.h) {
			best = s
		}
	}
	return best
}

// open begins a shelf below all others, or returns nil where there is no room.
func (p *page) open(w, h int) *shelf {
	y := gutter
	if k := len(p.shelves); k > 0 {
		y = p.shelves[k-1].y + p.shelves[k-1].h
	}
	if y+h > p.n || gutter+w > p.n {
		return nil
	}
	p.shelves = append(p.shelves, shelf{gutter, y, h})
	return &p.shelves[len(p.shelves)-1]
}

// empty forgets all that lies on the page.
func (p *page) empty() {
	p.img.Clear()
	p.shelves = p.shelves[:0]
}
