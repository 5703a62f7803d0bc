package gfx

import (
	"bytes"
	"image"

	"golang.org/x/image/webp"
)

// decodePhoto reads a lossy WebP. Such files hold colours in the range of video, luma from 16 to 235 and chroma from 16 to 240, which the
// decoder leaves as they are while image.YCbCr means 0 to 255.
func decodePhoto(data []byte) (image.Image, error) {
	img, err := webp.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if p, ok := img.(*image.YCbCr); ok {
		stretch(p.Y, 16, 219, 0)
		stretch(p.Cb, 128, 224, 128)
		stretch(p.Cr, 128, 224, 128)
	}
	return img, nil
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
