package main

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
)

// wallImages returns the generated images of the wall behind the screens. They have no fine detail, so they are stored at a low
// resolution.
func wallImages() ([]*sprite, error) {
	panel, err := panelImage()
	if err != nil {
		return nil, err
	}
	return []*sprite{
		{name: "azulejos", Photo: 12, Scale: panelTile / 82.0, Grid: []int{panelColumns, panelRows}, img: panel},
		{name: "plaster", Photo: 78, Scale: 0.5, img: plaster(800, 450)},
		{name: "shade", Photo: 60, Scale: 0.3, Shade: true, img: shade(480, 270)},
	}, nil
}

// imageFromFunc returns an image with the colour that at returns for each pixel.
func imageFromFunc(w, h int, at func(x, y int) color.NRGBA) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			img.SetNRGBA(x, y, at(x, y))
		}
	}
	return img
}

// plaster returns limewashed plaster, lit from the top left, that tiles seamlessly in the horizontal direction.
func plaster(w, h int) image.Image {
	light, deep := [3]float64{0xFB, 0xF3, 0xE0}, [3]float64{0xE0, 0xCF, 0xAA}
	patches, strokes := noise{1, 4}, noise{9, 7}
	relief := func(x, y int) float64 {
		u, v := float64(x)/float64(w), float64(y)/float64(h)
		swirl := 0.22 * patches.fractal(4*u, 2.4*v+9, 3)
		return 0.9*strokes.fractal(7*u+swirl, 15*(v+0.22*swirl), 5) + 0.3*patches.fractal(4*u, 4*v, 6)
	}
	return imageFromFunc(w, h, func(x, y int) color.NRGBA {
		u, v := float64(x)/float64(w), float64(y)/float64(h)
		slope := relief(x, y) - relief(x+1, y+1)
		depth := 0.06 + 0.32*v + 0.4*patches.fractal(4*u, 2.4*v, 4)
		at := min(max(depth, 0), 1)
		k := 1 + min(max(slope*0.36, -0.075), 0.06)
		return color.NRGBA{toByte(lerp(light[0], deep[0], at) * k), toByte(lerp(light[1], deep[1], at) * k), toByte(lerp(light[2], deep[2], at) * k), 255}
	})
}

func toByte(v float64) uint8 { return uint8(math.Round(min(max(v, 0), 255))) }

// shade returns the shadow of a window with bars and of leaves: white is full shadow. It tiles seamlessly in the horizontal direction.
func shade(w, h int) image.Image {
	veil := noise{21, 5}
	twigs := treeLeaves()
	return imageFromFunc(w, h, func(x, y int) color.NRGBA {
		u, v := float64(x)/float64(w), float64(y)/float64(h)
		s := 0.5*max(verticalBarShadow(u, v), horizontalBarShadow(u, v)) + 0.12*smoothRamp(0, 0.8, veil.fractal(5*u, 3*v, 3)+0.3)
		s = max(s, 0.5*twigs.shadow(u, v))
		s += 0.2 * smoothRamp(0.55, 1.2, math.Hypot(u-0.5, v-0.42)*1.25)
		grey := toByte(255 * min(s, 1))
		return color.NRGBA{grey, grey, grey, 255}
	})
}

// verticalBarShadow returns the shadow of two slanted vertical bars, which becomes softer further down.
func verticalBarShadow(u, v float64) float64 {
	soft := 0.016 + 0.03*v
	return smoothRamp(0.026+soft, 0.026-soft, distanceToInteger(2*(u+0.21*v)+0.12))
}

// horizontalBarShadow returns the shadow of the horizontal bars, which slopes down to the right.
func horizontalBarShadow(u, v float64) float64 {
	return 0.85 * smoothRamp(0.06, 0.012, distanceToInteger(1.75*v-u+0.42))
}

// distanceToInteger returns the distance to the nearest integer.
func distanceToInteger(at float64) float64 { return math.Abs(at - math.Round(at)) }

// leaf is an ellipse, in units of the image height.
type leaf struct{ x, y, length, width, angle float64 }

type leaves []leaf

// treeLeaves returns the leaves of a tree outside the window, at the top right.
func treeLeaves() (all leaves) {
	dice := rand.New(rand.NewPCG(4, 4))
	for range 46 {
		far := dice.Float64()
		along := 1.12 + 0.66*dice.Float64()
		all = append(all, leaf{along, -0.05 + 0.26*far*(along-0.9), 0.05 + 0.03*dice.Float64(), 0.014 + 0.01*dice.Float64(), 0.5 + 1.5*dice.Float64()})
	}
	return all
}

// shadow returns the shadow of all leaves at a point.
func (l leaves) shadow(u, v float64) (most float64) {
	for _, leaf := range l {
		sin, cos := math.Sincos(leaf.angle)
		dx, dy := 16.0/9*u-leaf.x, v-leaf.y
		from := math.Hypot((dx*cos+dy*sin)/leaf.length, (dy*cos-dx*sin)/leaf.width)
		most = max(most, smoothRamp(1.5, 0.3, from))
	}
	return most
}
