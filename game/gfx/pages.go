package gfx

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	pageSize = 2048
	gutter   = 2 // transparent pixels around each sprite, so that linear sampling never bleeds
)

// page is one texture filled shelf by shelf.
type page struct {
	img            *ebiten.Image
	x, y, shelf, n int
}

// take reserves w × h pixels; ok is false when the page has no room.
func (p *page) take(w, h int) (image.Point, bool) {
	w, h = w+gutter, h+gutter
	if p.x+w > p.n {
		p.x, p.y, p.shelf = gutter, p.y+p.shelf, 0
	}
	if p.y+h > p.n || p.x+w > p.n {
		return image.Point{}, false
	}
	at := image.Pt(p.x, p.y)
	p.x += w
	p.shelf = max(p.shelf, h)
	return at, true
}

// Patch is a rectangle of a page in pixels.
type Patch struct {
	page       *page
	X, Y, W, H float32
}

// Valid reports whether there is anything to draw.
func (p Patch) Valid() bool { return p.page != nil }

type spriteKey struct {
	name string
	w, h int
}

// Pages caches every sprite and word at the size shown. It starts over when the window changes or when all pages are full.
type Pages struct {
	sheet   *Sheet
	fonts   *Fonts
	pages   []*page
	sprites map[spriteKey]Patch
	words   map[wordKey]Patch
	white   Patch
	resets  int // counts how often they were emptied
	theme   Theme
}

// maxPages bounds the texture memory; beyond it the cache starts over.
const maxPages = 4

// NewPages returns an empty cache over a sheet and fonts.
func NewPages(s *Sheet, f *Fonts) *Pages {
	p := &Pages{sheet: s, fonts: f, sprites: map[spriteKey]Patch{}, words: map[wordKey]Patch{}}
	p.Reset()
	return p
}

// Reset forgets everything cached; sprites are cut anew as they are drawn.
func (p *Pages) Reset() {
	p.resets++
	clear(p.sprites)
	clear(p.words)
	for _, pg := range p.pages {
		pg.img.Clear()
		pg.x, pg.y, pg.shelf = gutter, gutter, 0
	}
	p.white = p.put(solid(4))
	p.white.X, p.white.Y, p.white.W, p.white.H = p.white.X+1, p.white.Y+1, 2, 2
}

// Wear shows everything in a theme from now on.
func (p *Pages) Wear(t Theme) {
	p.theme = t
	p.Reset()
}

// drawing is the name of the drawing that the theme shows for a sprite, and whether there is one.
func (p *Pages) drawing(name string) (string, bool) {
	if p.theme.Bare[name] {
		return "", false
	}
	if own := p.theme.Set + name; p.sheet.Has(own) {
		return own, true
	}
	return name, p.sheet.Has(name)
}

// Sprite returns the sprite cut to w × h pixels.
func (p *Pages) Sprite(name string, w, h int) Patch {
	name, there := p.drawing(name)
	if w <= 0 || h <= 0 || !there {
		return Patch{}
	}
	key := spriteKey{name, w, h}
	if patch, ok := p.sprites[key]; ok {
		return patch
	}
	patch := p.put(p.sheet.cut(name, w, h))
	p.sprites[key] = patch
	return patch
}

func (p *Pages) put(img *image.RGBA) Patch {
	patch := p.room(img.Bounds().Dx(), img.Bounds().Dy())
	r := image.Rect(int(patch.X), int(patch.Y), int(patch.X+patch.W), int(patch.Y+patch.H))
	patch.page.img.SubImage(r).(*ebiten.Image).WritePixels(img.Pix)
	return patch
}

// room reserves space on the first page that has it, opening pages as needed.
func (p *Pages) room(w, h int) Patch {
	for _, pg := range p.pages {
		if at, ok := pg.take(w, h); ok {
			return Patch{pg, float32(at.X), float32(at.Y), float32(w), float32(h)}
		}
	}
	n := max(pageSize, w+2*gutter, h+2*gutter)
	if len(p.pages) >= maxPages && n == pageSize {
		p.Reset()
		return p.room(w, h)
	}
	opts := &ebiten.NewImageOptions{Unmanaged: true}
	p.pages = append(p.pages, &page{img: ebiten.NewImageWithOptions(image.Rect(0, 0, n, n), opts), x: gutter, y: gutter, n: n})
	return p.room(w, h)
}

func solid(n int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	for i := range img.Pix {
		img.Pix[i] = 0xff
	}
	return img
}

func rectOf(w, h int) image.Rectangle { return image.Rect(0, 0, w, h) }

// Theme is what is worn.
func (p *Pages) Theme() Theme { return p.theme }
