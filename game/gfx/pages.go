package gfx

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// The sides of pages for small and large windows, and the window size from which the larger one is used. A GPU that drives a window of
// that size can hold the larger texture, and a single page avoids switching textures.
const (
	pageSize    = 2048
	largePage   = 4096
	largeWindow = 1600
)

// Patch is a rectangle of a page in pixels.
type Patch struct {
	page       *page
	X, Y, W, H float32
}

// image returns the patch as a sub-image of its page.
func (p Patch) image() *ebiten.Image {
	r := image.Rect(int(p.X), int(p.Y), int(p.X+p.W), int(p.Y+p.H))
	return p.page.img.SubImage(r).(*ebiten.Image)
}

// Valid reports whether the patch has pixels to draw.
func (p Patch) Valid() bool { return p.page != nil }

type spriteKey struct {
	name string
	w, h int
}

// Pages caches sprites and texts at the sizes drawn. Sprites are keyed by drawing name, which depends on the overrides, and texts by
// typeface, neither with their colour, so cached entries never become wrong: a change of settings or layout only leaves unused ones
// behind. The cache is cleared when its pages grow, when all are full, and by Compact.
type Pages struct {
	sheet      *Sheet
	fonts      *Fonts
	pages      []*page
	side       int // of new pages, in pixels
	sprites    map[spriteKey]Patch
	texts      map[textKey]Patch
	white      Patch
	resets     int // number of times the cache was cleared
	overrides  Overrides
	stale      bool // some entries may no longer be in use
	overflowed bool // a page was added while stale
}

// maxPixels limits the texture memory, in pixels; the cache is cleared when it is exceeded.
const maxPixels = largePage * largePage

// NewPages returns an empty cache for the sprites of a sheet and texts in the given fonts.
func NewPages(s *Sheet, f *Fonts) *Pages {
	p := &Pages{sheet: s, fonts: f, side: pageSize, sprites: map[spriteKey]Patch{}, texts: map[textKey]Patch{}}
	p.Reset()
	return p
}

// Reset clears the cache. Sprites are rendered again when they are next drawn.
func (p *Pages) Reset() {
	p.resets++
	p.stale, p.overflowed = false, false
	clear(p.sprites)
	clear(p.texts)
	for _, pg := range p.pages {
		pg.clear()
	}
	p.white = p.upload(alphaImage(4, 4, func(int, int) float64 { return 1 }))
	p.white.X, p.white.Y, p.white.W, p.white.H = p.white.X+1, p.white.Y+1, 2, 2
}

// FitWindow chooses the page size for a window of w × h pixels. Pages never shrink, so that resizing a window back and forth does not
// clear the cache each time.
func (p *Pages) FitWindow(w, h int) {
	side := pageSize
	if max(w, h) > largeWindow {
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

// Resets returns the number of times the cache has been cleared.
func (p *Pages) Resets() int { return p.resets }

// MarkStale records that some entries may no longer be in use, after a new layout.
func (p *Pages) MarkStale() { p.stale = true }

// Compact clears the cache if a page was added while entries of another may be unused, since drawing from a single page takes fewer draw
// calls. Call it between frames.
func (p *Pages) Compact() {
	if p.overflowed {
		p.Reset()
	}
}

// SetOverrides sets the overrides for everything drawn from now on.
func (p *Pages) SetOverrides(o Overrides) { p.overrides = o }

// drawingName returns the name of the drawing to use for a sprite, and whether there is one.
func (p *Pages) drawingName(name string) (string, bool) {
	if p.overrides.Hidden[name] {
		return "", false
	}
	if own := p.overrides.Prefix + name; p.sheet.Has(own) {
		return own, true
	}
	return name, p.sheet.Has(name)
}

// Sprite returns a sprite at w × h pixels, or an invalid patch if there is none.
func (p *Pages) Sprite(name string, w, h int) Patch {
	name, there := p.drawingName(name)
	if w <= 0 || h <= 0 || !there {
		return Patch{}
	}
	key := spriteKey{name, w, h}
	if patch, ok := p.sprites[key]; ok {
		return patch
	}
	var patch Patch
	if img := p.sheet.scaled(name, w, h); img != nil {
		patch = p.upload(img)
	} else {
		patch = p.reserve(w, h)
	}
	p.sprites[key] = patch
	return patch
}

// upload copies img to a page.
func (p *Pages) upload(img *image.RGBA) Patch {
	patch := p.reserve(img.Bounds().Dx(), img.Bounds().Dy())
	patch.image().WritePixels(img.Pix)
	return patch
}

// reserve allocates space on the first page with room, adding pages as needed.
func (p *Pages) reserve(w, h int) Patch {
	for _, pg := range p.pages {
		if at, ok := pg.reserve(w, h); ok {
			return Patch{pg, float32(at.X), float32(at.Y), float32(w), float32(h)}
		}
	}
	n := max(p.side, w+2*gutter, h+2*gutter)
	if n == p.side && len(p.pages)*n*n >= maxPixels {
		p.Reset()
		return p.reserve(w, h)
	}
	p.overflowed = p.stale
	p.pages = append(p.pages, &page{img: NewTexture(image.Rect(0, 0, n, n)), side: n})
	return p.reserve(w, h)
}

// NewTexture returns an empty image with a texture that is not shared with others.
func NewTexture(bounds image.Rectangle) *ebiten.Image {
	return ebiten.NewImageWithOptions(bounds, &ebiten.NewImageOptions{Unmanaged: true})
}

// Overrides returns the current overrides.
func (p *Pages) Overrides() Overrides { return p.overrides }
