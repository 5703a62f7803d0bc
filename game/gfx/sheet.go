package gfx

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"image"

	"golang.org/x/image/draw"
	"golang.org/x/image/webp"
)

// region is one sprite of the sheet.
type region struct {
	X, Y, W, H int
	// Inset are the borders of a nine-patch in master pixels: left, top, right, bottom.
	Inset []int
	// Scale is the number of master pixels to one design unit.
	Scale float64
	// Photo is above 0 for a sprite that has a picture of its own.
	Photo int
	// Grid are the columns and rows of a picture that holds a sprite in each cell.
	Grid []int
	// Shade is set for a picture that tells the opacity of a white sprite.
	Shade bool

	picture image.Image // it alone
}

// Sheet holds the masters of all sprites in memory; Pages cuts the sizes shown from it.
type Sheet struct{ regions map[string]region }

// NewSheet decodes a WebP picture and its JSON index {"sprites": {name: {x, y, w, h, inset, scale, photo}}}. photo returns the picture
// of a sprite that is kept apart, as WebP too.
func NewSheet(picture, index []byte, photo func(name string) []byte) (*Sheet, error) {
	img, err := webp.Decode(bytes.NewReader(picture))
	if err != nil {
		return nil, fmt.Errorf("sheet picture: %w", err)
	}
	var file struct{ Sprites map[string]region }
	if err := json.Unmarshal(index, &file); err != nil {
		return nil, fmt.Errorf("sheet index: %w", err)
	}
	s := &Sheet{map[string]region{}}
	for name, r := range file.Sprites {
		at := image.Rect(r.X, r.Y, r.X+r.W, r.Y+r.H)
		switch {
		case r.Photo > 0:
			if r.picture, err = DecodePhoto(photo(name)); err != nil {
				return nil, fmt.Errorf("picture %s: %w", name, err)
			}
		case !at.In(img.Bounds()):
			return nil, fmt.Errorf("sheet index: %s lies outside the picture", name)
		default:
			r.picture = part(img, at)
		}
		s.hang(name, r)
	}
	return s, nil
}

// part is a part of a picture, which shares its pixels.
func part(of image.Image, at image.Rectangle) image.Image {
	return of.(interface {
		SubImage(image.Rectangle) image.Image
	}).SubImage(at)
}

// hang takes up a picture, or the sprites in its cells as NAME-0, NAME-1 …, row by row.
func (s *Sheet) hang(name string, r region) {
	if r.Shade {
		r.picture = shadeOf(r.picture)
	}
	s.regions[name] = r
	if len(r.Grid) != 2 {
		return
	}
	columns, rows := r.Grid[0], r.Grid[1]
	w, h := r.W/columns, r.H/rows
	for i := range columns * rows {
		at := r.picture.Bounds().Min.Add(image.Pt(i%columns*w, i/columns*h))
		cell := part(r.picture, image.Rectangle{at, at.Add(image.Pt(w, h))})
		s.regions[fmt.Sprintf("%s-%d", name, i)] = region{W: w, H: h, Scale: r.Scale, picture: cell}
	}
}

// Has reports whether the sheet holds a sprite of that name.
func (s *Sheet) Has(name string) bool { _, ok := s.regions[name]; return ok }

// Natural is the size of a sprite in design units.
func (s *Sheet) Natural(name string) (w, h float64) {
	r := s.regions[name]
	return float64(r.W) / r.scale(), float64(r.H) / r.scale()
}

func (r region) scale() float64 {
	return cmp.Or(r.Scale, 1)
}

// cut returns the sprite at w × h pixels with premultiplied alpha. A master that is smaller is enlarged, which only
// happens to smooth fills.
func (s *Sheet) cut(name string, w, h int) *image.RGBA {
	src := s.regions[name].picture
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.CatmullRom.Scale(dst, dst.Bounds(), src, src.Bounds(), draw.Src, nil)
	return dst
}
