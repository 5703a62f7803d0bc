package gfx

import (
	"bytes"
	"image"
	"image/color"

	"golang.org/x/image/webp"
)

// DecodePhoto reads a lossy WebP. Such files hold colours in the range of video, luma from 16 to 235 and chroma from 16 to 240, which the
// decoder leaves as they are while image.YCbCr means 0 to 255.
func DecodePhoto(data []byte) (image.Image, error) {
	img, err := webp.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	switch p := img.(type) {
	case *image.YCbCr:
		stretchAll(p)
	case *image.NYCbCrA:
		stretchAll(&p.YCbCr)
	}
	return img, nil
}

// stretchAll widens all channels of a picture to the full range.
func stretchAll(p *image.YCbCr) {
	stretch(p.Y, 16, 219, 0)
	stretch(p.Cb, 128, 224, 128)
	stretch(p.Cr, 128, 224, 128)
}

// shadeOf is white, as opaque as a picture is light.
func shadeOf(img image.Image) image.Image {
	b := img.Bounds()
	shade := image.NewAlpha(image.Rect(0, 0, b.Dx(), b.Dy()))
	for y := range b.Dy() {
		for x := range b.Dx() {
			v := color.GrayModel.Convert(img.At(b.Min.X+x, b.Min.Y+y)).(color.Gray).Y
			shade.SetAlpha(x, y, color.Alpha{A: v})
		}
	}
	return shade
}

// stretch widens a channel of so many steps to 255, and moves what was at one value to another.
func stretch(channel []uint8, from, steps, to int) {
	var wide [256]uint8
	for v := range wide {
		wide[v] = uint8(min(max(to+(v-from)*255/steps, 0), 255))
	}
	for i, v := range channel {
		channel[i] = wide[v]
	}
}
