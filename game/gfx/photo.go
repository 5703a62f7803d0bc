package gfx

import (
	"bytes"
	"image"
	"image/color"

	"golang.org/x/image/webp"
)

// DecodePhoto decodes a lossy WebP. These files use the limited range of video, luma from 16 to 235 and chroma from 16 to 240, whereas
// the decoder returns an image.YCbCr without converting it to the full range.
func DecodePhoto(data []byte) (image.Image, error) {
	img, err := webp.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	switch p := img.(type) {
	case *image.YCbCr:
		expandRange(p)
	case *image.NYCbCrA:
		expandRange(&p.YCbCr)
	}
	return img, nil
}

// expandRange expands all channels from limited to full range.
func expandRange(p *image.YCbCr) {
	expandChannel(p.Y, 16, 219, 0)
	expandChannel(p.Cb, 128, 224, 128)
	expandChannel(p.Cr, 128, 224, 128)
}

// alphaFromLuma returns a white image with the brightness of img as its opacity.
func alphaFromLuma(img image.Image) image.Image {
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

// expandChannel expands a channel in which steps values span the range to 255, and maps from to to.
func expandChannel(channel []uint8, from, steps, to int) {
	var wide [256]uint8
	for v := range wide {
		wide[v] = uint8(min(max(to+(v-from)*255/steps, 0), 255))
	}
	for i, v := range channel {
		channel[i] = wide[v]
	}
}
