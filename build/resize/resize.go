// Package resize replaces github.com/nfnt/resize, which is no longer maintained, for the library that writes the resources of Windows programs. It
// scales by golang.org/x/image/draw.
package resize

import (
	"image"

	"golang.org/x/image/draw"
)

// InterpolationFunction selects a filter. There is only one.
type InterpolationFunction int

// Lanczos2 stands for the Catmull-Rom filter, which has the same support of two pixels and almost the same shape.
const Lanczos2 InterpolationFunction = 0

// Resize returns an image scaled to a size. A width or height of 0 keeps the proportions.
func Resize(width, height uint, img image.Image, _ InterpolationFunction) image.Image {
	w, h, full := int(width), int(height), img.Bounds().Size()
	if w == 0 {
		w = max(1, full.X*h/full.Y)
	}
	if h == 0 {
		h = max(1, full.Y*w/full.X)
	}
	scaled := image.NewNRGBA(image.Rect(0, 0, w, h))
	draw.CatmullRom.Scale(scaled, scaled.Bounds(), img, img.Bounds(), draw.Src, nil)
	return scaled
}
