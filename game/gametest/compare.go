package gametest

import (
	"fmt"
	"image"
	"image/color"
)

// What two graphics drivers may differ by: rounding everywhere, and a few pixels on the edges of things.
const (
	mostMean = 0.2    // mean difference of a channel, of 255
	offBy    = 32     // a pixel is off when a channel differs by more
	mostOff  = 0.0001 // share of pixels that are off
)

// difference is how far two pictures are apart.
type difference struct {
	got, want image.Rectangle
	mean      float64     // of a channel, 0 to 255
	off       float64     // share of pixels that are off
	picture   *image.RGBA // the differences, four times as strong; pixels that are off in red; nil for pictures of different sizes
}

func compare(got, want *image.RGBA) difference {
	d := difference{got: got.Rect, want: want.Rect}
	if got.Rect.Size() != want.Rect.Size() {
		return d
	}
	d.picture = image.NewRGBA(got.Rect)
	sum, off := 0, 0
	w, h := got.Rect.Dx(), got.Rect.Dy()
	for y := range h {
		for x := range w {
			most := 0
			for ch := range 4 {
				by := apart(got.Pix[y*got.Stride+4*x+ch], want.Pix[y*want.Stride+4*x+ch])
				sum += by
				most = max(most, by)
			}
			shade := color.RGBA{uint8(min(255, 4*most)), uint8(min(255, 4*most)), uint8(min(255, 4*most)), 255}
			if most > offBy {
				off++
				shade = color.RGBA{255, 0, 0, 255}
			}
			d.picture.SetRGBA(got.Rect.Min.X+x, got.Rect.Min.Y+y, shade)
		}
	}
	d.mean, d.off = float64(sum)/float64(max(1, 4*w*h)), float64(off)/float64(max(1, w*h))
	return d
}

func apart(a, b uint8) int {
	if a > b {
		return int(a - b)
	}
	return int(b - a)
}

// tooFar reports whether the pictures differ by more than drivers do.
func (d difference) tooFar() bool {
	return d.got.Size() != d.want.Size() || d.mean > mostMean || d.off > mostOff
}

func (d difference) String() string {
	if d.got.Size() != d.want.Size() {
		return fmt.Sprintf("is %v large, not %v", d.got.Size(), d.want.Size())
	}
	return fmt.Sprintf("differs by %.3f of 255 on average (at most %v), %.3f %% of its pixels by more than %d (at most %v %%)",
		d.mean, mostMean, 100*d.off, offBy, 100*mostOff)
}
