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
	// Sheet is the name of the further sheet that the sprite lies on, or "" for the first one.
	Sheet string

	picture image.Image // it alone
}

// Sheet holds the masters of all sprites in memory; Pages cuts the sizes shown from it.
type Sheet struct {
	regions map[string]region
	missing map[string]map[string]region // the regions of the sheets that were not read yet, by the names of sheet and sprite
}

// NewSheet decodes a WebP picture and its JSON index {"sprites": {name: {x, y, w, h, inset, scale, photo, sheet}}}. picture returns the
// photograph of a sprite or a further sheet by its name, as WebP too. It may return nil for a further sheet: its sprites are missing until Add.
func NewSheet(sheet, index []byte, picture func(name string) []byte) (*Sheet, error) {
	var file struct{ Sprites map[string]region }
	if err := json.Unmarshal(index, &file); err != nil {
		return nil, fmt.Errorf("sheet index: %w", err)
	}
	s := &Sheet{map[string]region{}, map[string]map[string]region{}}
	for name, r := range file.Sprites {
		if r.Photo == 0 {
			if s.missing[r.Sheet] == nil {
				s.missing[r.Sheet] = map[string]region{}
			}
			s.missing[r.Sheet][name] = r
			continue
		}
		var err error
		if r.picture, err = DecodePhoto(picture(name)); err != nil {
			return nil, fmt.Errorf("picture %s: %w", name, err)
		}
		s.hang(name, r)
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

// Add decodes a further sheet, WebP, whose sprites are missing.
func (s *Sheet) Add(sheet string, data []byte) error {
	img, err := webp.Decode(bytes.NewReader(data))
	if err != nil {
		return fmt.Errorf("sheet picture %q: %w", sheet, err)
	}
	for name, r := range s.missing[sheet] {
		at := image.Rect(r.X, r.Y, r.X+r.W, r.Y+r.H)
		if !at.In(img.Bounds()) {
			return fmt.Errorf("sheet index: %s lies outside the picture", name)
		}
		r.picture = part(img, at)
		s.hang(name, r)
	}
	delete(s.missing, sheet)
	return nil
}

// Missing reports whether the sprites of a sheet are missing.
func (s *Sheet) Missing(sheet string) bool { return s.missing[sheet] != nil }

// part is a part of a picture, which shares its pixels.
func part(of image.Image, at image.Rectangle) image.Image {
	return of.(interface {
		SubImage(image.Rectangle) image.Image
	}).SubImage(at)
}

// hang takes up a picture, or the sprites in its cells as NAME-0, NAME-1 …, row by row.
func (s *Sheet) hang(name string, r region) {
	if r.Shade {
		r.picture = alphaFromLuma(r.picture)
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
