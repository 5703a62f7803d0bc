package gametest

import (
	"fmt"
	"image"
	"image/color"
)

// Tolerances for different graphics drivers, which round differently and differ in a few pixels on edges.
const (
	maxMean      = 0.2    // mean difference of a channel, out of 255
	offThreshold = 32     // a pixel is off if a channel differs by more
	maxOffShare  = 0.0001 // fraction of pixels that are off
)

// difference is the difference between two pictures.
type difference struct {
	got, want image.Rectangle
	mean      float64     // of a channel, 0 to 255
	off       float64     // fraction of pixels that are off
	picture   *image.RGBA // the differences, amplified four times, with pixels that are off in red; nil for pictures of different sizes
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
			maxDiff := 0
			for ch := range 4 {
				diff := absDiff(got.Pix[y*got.Stride+4*x+ch], want.Pix[y*want.Stride+4*x+ch])
				sum += diff
				maxDiff = max(maxDiff, diff)
			}
			pixel := color.RGBA{uint8(min(255, 4*maxDiff)), uint8(min(255, 4*maxDiff)), uint8(min(255, 4*maxDiff)), 255}
			if maxDiff > offThreshold {
				off++
				pixel = color.RGBA{255, 0, 0, 255}
			}
			d.picture.SetRGBA(got.Rect.Min.X+x, got.Rect.Min.Y+y, pixel)
		}
	}
	d.mean, d.off = float64(sum)/float64(max(1, 4*w*h)), float64(off)/float64(max(1, w*h))
	return d
}

func absDiff(a, b uint8) int {
	if a > b {
		return int(a - b)
	}
	return int(b - a)
}

// exceedsTolerance reports whether the pictures differ by more than drivers do.
func (d difference) exceedsTolerance() bool {
	return d.got.Size() != d.want.Size() || d.mean > maxMean || d.off > maxOffShare
}

func (d difference) String() string {
	if d.got.Size() != d.want.Size() {
		return fmt.Sprintf("has the size %v, not %v", d.got.Size(), d.want.Size())
	}
	return fmt.Sprintf("differs by %.3f of 255 on average (at most %v), %.3f %% of its pixels by more than %d (at most %v %%)",
		d.mean, maxMean, 100*d.off, offThreshold, 100*maxOffShare)
}
