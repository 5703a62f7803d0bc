package gfx

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"image"
	"maps"

	"golang.org/x/image/draw"
	"golang.org/x/image/webp"
)

// region is a sprite of a sheet, as in the index.
type region struct {
	X, Y, W, H int
	// Inset are the borders of a nine-patch in master pixels: left, top, right, bottom.
	Inset []int
	// Scale is the number of master pixels to one design unit.
	Scale float64
	// Photo is positive if the sprite has a separate image file.
	Photo int
	// Grid is the number of columns and rows of an image with a sprite in each cell.
	Grid []int
	// Shade is set for an image whose brightness is the opacity of a white sprite.
	Shade bool
	// Sheet is the name of the additional sheet with the sprite, or "" for the first one.
	Sheet string

	image image.Image // master of the sprite, or nil in a sheet without pixels
}

// Sheet holds the masters of all sprites in memory. Pages scales them to the sizes drawn.
type Sheet struct {
	regions map[string]region
	missing map[string]map[string]region // regions of sheets that are not loaded, by name of the sheet and of the sprite
	halves  map[string][]*image.RGBA     // cache of masters at half their size, a quarter and so on, by name
	added   int                          // the number of images added so far
}

// NewSheet decodes a WebP sheet and its JSON index {"sprites": {name: {x, y, w, h, inset, scale, photo, sheet}}}. picture returns the
// WebP data of a sprite with its own file, or of an additional sheet. If it returns nil, these sprites are missing until Add. A nil sheet makes one whose
// sprites all have sizes but no pixels, for scenes that are laid out and never seen.
func NewSheet(sheet, index []byte, picture func(name string) []byte) (*Sheet, error) {
	var file struct{ Sprites map[string]region }
	if err := json.Unmarshal(index, &file); err != nil {
		return nil, fmt.Errorf("sheet index: %w", err)
	}
	s := &Sheet{regions: map[string]region{}, missing: map[string]map[string]region{}, halves: map[string][]*image.RGBA{}}
	for name, r := range file.Sprites {
		if sheet == nil {
			s.addRegion(name, r)
			continue
		}
		on := r.Sheet
		if r.Photo > 0 {
			on = name
		}
		if s.missing[on] == nil {
			s.missing[on] = map[string]region{}
		}
		s.missing[on][name] = r
	}
	if sheet == nil {
		return s, nil
	}
	if err := s.Add("", sheet); err != nil {
		return nil, err
	}
	for name := range maps.Clone(s.missing) {
		if data := picture(name); data != nil {
			if err := s.Add(name, data); err != nil {
				return nil, err
			}
		}
	}
	return s, nil
}

// Add decodes the WebP data of an additional sheet, or of a sprite with its own file, whose sprites are missing.
func (s *Sheet) Add(sheet string, data []byte) error {
	decode := func(data []byte) (image.Image, error) { return webp.Decode(bytes.NewReader(data)) }
	if s.missing[sheet][sheet].Photo > 0 {
		decode = DecodePhoto
	}
	img, err := decode(data)
	if err != nil {
		return fmt.Errorf("sheet picture %q: %w", sheet, err)
	}
	for name, r := range s.missing[sheet] {
		at := image.Rect(r.X, r.Y, r.X+r.W, r.Y+r.H)
		if !at.In(img.Bounds()) {
			return fmt.Errorf("sheet index: %s lies outside the picture", name)
		}
		r.image = subImage(img, at)
		s.addRegion(name, r)
	}
	delete(s.missing, sheet)
	s.added++
	return nil
}

// Missing reports whether the sprites of a sheet, or the sprite with its own file of that name, are missing.
func (s *Sheet) Missing(sheet string) bool { return s.missing[sheet] != nil }

// subImage returns a part of an image, which shares its pixels.
func subImage(of image.Image, at image.Rectangle) image.Image {
	return of.(interface {
		SubImage(image.Rectangle) image.Image
	}).SubImage(at)
}

// addRegion adds a sprite, and if it has a grid the sprites in its cells as NAME-0, NAME-1 … in row-major order.
func (s *Sheet) addRegion(name string, r region) {
	if r.Shade && r.image != nil {
		r.image = alphaFromLuma(r.image)
	}
	s.regions[name] = r
	if len(r.Grid) != 2 {
		return
	}
	columns, rows := r.Grid[0], r.Grid[1]
	w, h := r.W/columns, r.H/rows
	for i := range columns * rows {
		cell := region{W: w, H: h, Scale: r.Scale}
		if r.image != nil {
			at := r.image.Bounds().Min.Add(image.Pt(i%columns*w, i/columns*h))
			cell.image = subImage(r.image, image.Rectangle{at, at.Add(image.Pt(w, h))})
		}
		s.regions[fmt.Sprintf("%s-%d", name, i)] = cell
	}
}

// Has reports whether the sheet has a sprite.
func (s *Sheet) Has(name string) bool { _, ok := s.regions[name]; return ok }

// DesignSize returns the size of a sprite in design units.
func (s *Sheet) DesignSize(name string) (w, h float64) {
	r := s.regions[name]
	return float64(r.W) / r.scale(), float64(r.H) / r.scale()
}

func (r region) scale() float64 {
	return cmp.Or(r.Scale, 1)
}

// minOversampling is how many times as large as the sprite a halved master must still be to be used.
const minOversampling = 2

// scaled returns the sprite scaled to w × h pixels with premultiplied alpha, or nil in a sheet without pixels. Only sprites without fine detail are
// scaled up. The time it takes grows with the size of the master, so a sprite much smaller than that is scaled from a half or a quarter of it.
func (s *Sheet) scaled(name string, w, h int) *image.RGBA {
	src := s.regions[name].image
	if src == nil {
		return nil
	}
	for n := 0; canHalve(src.Bounds(), w, h); n++ {
		if n == len(s.halves[name]) {
			s.halves[name] = append(s.halves[name], half(src))
		}
		src = s.halves[name][n]
	}
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.CatmullRom.Scale(dst, dst.Bounds(), src, src.Bounds(), draw.Src, nil)
	return dst
}

// canHalve reports whether half of a picture is large enough to scale it to w × h pixels.
func canHalve(b image.Rectangle, w, h int) bool {
	even := b.Dx()%2 == 0 && b.Dy()%2 == 0
	return even && float64(b.Dx()) >= 2*minOversampling*float64(w) && float64(b.Dy()) >= 2*minOversampling*float64(h)
}

// half returns a picture of even width and height at half its size, each pixel the mean of four.
func half(src image.Image) *image.RGBA {
	b := src.Bounds()
	full := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	draw.Draw(full, full.Rect, src, b.Min, draw.Src)
	dst := image.NewRGBA(image.Rect(0, 0, b.Dx()/2, b.Dy()/2))
	for y := range b.Dy() / 2 {
		above, below := full.Pix[2*y*full.Stride:], full.Pix[(2*y+1)*full.Stride:]
		for i := range dst.Stride {
			at := i/4*8 + i%4
			dst.Pix[y*dst.Stride+i] = uint8((int(above[at]) + int(above[at+4]) + int(below[at]) + int(below[at+4]) + 2) / 4)
		}
	}
	return dst
}
