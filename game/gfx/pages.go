package gfx

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// The sides of pages, for small and for large windows, and what windows are large. A card that shows a window of that size has room
// for the larger page, and one page for all that is drawn saves it from changing between several.
const (
	pageSize  = 2048
	largePage = 4096
	large     = 1600
)

// Patch is a rectangle of a page in pixels.
type Patch struct {
	page       *page
	X, Y, W, H float32
}

// image is the part of the page.
func (p Patch) image() *ebiten.Image {
	r := image.Rect(int(p.X), int(p.Y), int(p.X+p.W), int(p.Y+p.H))
	return p.page.img.SubImage(r).(*ebiten.Image)
}

// Valid reports whether there is anything to draw.
func (p Patch) Valid() bool { return p.page != nil }

type spriteKey struct {
	name string
	w, h int
}

// Pages caches every sprite and word at the size shown: sprites by their drawing, which depends on the overrides, and words by their typeface,
// both without their colour. So nothing that is cached ever becomes wrong, and settings or a new layout only leave cuts behind that are not
// shown any more. The cache starts over when its pages become larger or all are full, and in Tidy.
type Pages struct {
	sheet     *Sheet
	fonts     *Fonts
	pages     []*page
	side      int // of a new page
	sprites   map[spriteKey]Patch
	words     map[wordKey]Patch
	white     Patch
	resets    int // counts how often they were emptied
	overrides Overrides
	outdated  bool // some of what is cached may not be shown any more
	spilled   bool // a page was opened while that was so
}

// budget bounds the texture memory in pixels; beyond it the cache starts over.
const budget = largePage * largePage

// NewPages returns an empty cache over a sheet and fonts.
func NewPages(s *Sheet, f *Fonts) *Pages {
	p := &Pages{sheet: s, fonts: f, side: pageSize, sprites: map[spriteKey]Patch{}, words: map[wordKey]Patch{}}
	p.Reset()
	return p
}

// Reset forgets everything cached; sprites are cut anew as they are drawn.
func (p *Pages) Reset() {
	p.resets++
	p.outdated, p.spilled = false, false
	clear(p.sprites)
	clear(p.words)
	for _, pg := range p.pages {
		pg.empty()
	}
	p.white = p.put(white(4, 4, func(int, int) float64 { return 1 }))
	p.white.X, p.white.Y, p.white.W, p.white.H = p.white.X+1, p.white.Y+1, 2, 2
}

// Fit makes pages ready for a window of w × h pixels. They never shrink: a window that is drawn larger and smaller would cut all anew.
func (p *Pages) Fit(w, h int) {
	side := pageSize
	if max(w, h) > large {
		side = largePage
	}
	if side <= p.side {
		return
	}
	for _, pg := range p.pages {
		pg.img.Deallocate()
	}
	p.side, p.pages = side, nil
	p.Reset()
}

// Resets returns how often the cache has started over.
func (p *Pages) Resets() int { return p.resets }

// Outdate marks what is cached as possibly not shown any more, after a new layout.
func (p *Pages) Outdate() { p.outdated = true }

// Tidy starts over if a page had to be opened while another may hold cuts that are not shown any more: everything that is shown on one page
// is drawn in fewer calls. Call it between frames.
func (p *Pages) Tidy() {
	if p.spilled {
		p.Reset()
	}
}

// Override sets the overrides for everything that is drawn from now on.
func (p *Pages) Override(o Overrides) { p.overrides = o }

// drawing returns the name of the drawing that is shown for a sprite, and whether there is one.
func (p *Pages) drawing(name string) (string, bool) {
	if p.overrides.Hidden[name] {
		return "", false
	}
	if own := p.overrides.Prefix + name; p.sheet.Has(own) {
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
	patch.image().WritePixels(img.Pix)
	return patch
}

// room reserves space on the first page that has it, opening pages as needed.
func (p *Pages) room(w, h int) Patch {
	for _, pg := range p.pages {
		if at, ok := pg.take(w, h); ok {
			return Patch{pg, float32(at.X), float32(at.Y), float32(w), float32(h)}
		}
	}
	n := max(p.side, w+2*gutter, h+2*gutter)
	if n == p.side && len(p.pages)*n*n >= budget {
		p.Reset()
		return p.room(w, h)
	}
	p.spilled = p.outdated
	p.pages = append(p.pages, &page{img: NewPicture(image.Rect(0, 0, n, n)), n: n})
	return p.room(w, h)
}

// NewPicture returns an empty picture with a texture of its own.
func NewPicture(bounds image.Rectangle) *ebiten.Image {
	return ebiten.NewImageWithOptions(bounds, &ebiten.NewImageOptions{Unmanaged: true})
}

// Overrides returns the overrides that are set.
func (p *Pages) Overrides() Overrides { return p.overrides }
