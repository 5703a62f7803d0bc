package main

import (
	"image"
	"image/color"
	"image/draw"
	"path/filepath"
	"strconv"
)

// The panel of tiles on the title screen: its columns, its rows and the side of a tile in pixels.
const (
	panelDir     = "assets/art/panel"
	panelColumns = 12
	panelRows    = 10
	panelTile    = 100
)

// panelSamples is the number of pixels of the drawings per pixel of the panel.
const panelSamples = 2

// panelImage returns the whole panel without grout: field, border, corner and the arch with its scene. Repeated tiles are left blank.
func panelImage() (image.Image, error) {
	flat, err := drawPanel()
	if err != nil {
		return nil, err
	}
	brushed := brushedPanel(flat)
	for row := range panelRows {
		for column := range panelColumns {
			if isRepeatedTile(column, row) {
				at := image.Rect(column, row, column+1, row+1)
				draw.Draw(brushed, image.Rectangle{at.Min.Mul(panelTile), at.Max.Mul(panelTile)}, image.NewUniform(color.NRGBA{250, 248, 239, 255}), image.Point{}, draw.Src)
			}
		}
	}
	return brushed, nil
}

// brushedPanel returns a panel with tiles of panelTile pixels, slightly distorted, so that lines look brushed, and with more saturated colours.
func brushedPanel(flat *image.NRGBA) *image.NRGBA {
	bend := noise{5, 64}
	return imageFromFunc(panelColumns*panelTile, panelRows*panelTile, func(x, y int) color.NRGBA {
		u, v := float64(x)/34, float64(y)/34
		dx, dy := 2.6*bend.fractal(u, v, 2), 2.6*bend.fractal(u+31, v+17, 2)
		return saturated(sample(flat, panelSamples*(float64(x)+dx), panelSamples*(float64(y)+dy)))
	})
}

// isRepeatedTile reports whether a tile looks like another one. It is left blank, and the title screen draws the other one; see
// scenes/backdrop.
func isRepeatedTile(column, row int) bool {
	side := min(column, panelColumns-2-column) // how far the tile is from the sides of the field
	switch last := row == panelRows-1; {
	case column == panelColumns-1:
		return !last && row > 2
	case last:
		return column > 2
	case row == 0:
		return side == 2
	}
	return side == 0 && (row < 3 || row > 6)
}

// drawPanel composes the panel from its drawings.
func drawPanel() (*image.NRGBA, error) {
	const side = panelSamples * panelTile
	flat := image.NewNRGBA(image.Rect(0, 0, panelColumns*side, panelRows*side))
	drawn := map[string]image.Image{}
	for name, size := range map[string]image.Point{"field": {side, side}, "border": {side, side}, "corner": {side, side}, "scene": flat.Bounds().Max} {
		img, err := renderSVG(filepath.Join(panelDir, name+".svg"), "-w", strconv.Itoa(size.X), "-h", strconv.Itoa(size.Y))
		if err != nil {
			return nil, err
		}
		drawn[name] = img
	}
	upright := rotatedQuarter(drawn["border"])
	for row := range panelRows {
		for column := range panelColumns {
			tile := drawn["field"]
			switch right, low := column == panelColumns-1, row == panelRows-1; {
			case right && low:
				tile = drawn["corner"]
			case right:
				tile = upright
			case low:
				tile = drawn["border"]
			}
			draw.Draw(flat, image.Rect(0, 0, side, side).Add(image.Pt(column*side, row*side)), tile, tile.Bounds().Min, draw.Src)
		}
	}
	draw.Draw(flat, flat.Bounds(), drawn["scene"], image.Point{}, draw.Over)
	return flat, nil
}

// rotatedQuarter returns a square image rotated clockwise by 90 degrees.
func rotatedQuarter(img image.Image) image.Image {
	n := img.Bounds().Dx()
	return imageFromFunc(n, n, func(x, y int) color.NRGBA {
		return color.NRGBAModel.Convert(img.At(y, n-1-x)).(color.NRGBA)
	})
}

// sample returns the mean colour of a square of panelSamples pixels around a point.
func sample(img *image.NRGBA, x, y float64) color.NRGBA {
	var sum [3]float64
	const steps = 3
	for j := range steps {
		for i := range steps {
			sx, sy := int(x+panelSamples*(float64(i)+0.5)/steps), int(y+panelSamples*(float64(j)+0.5)/steps)
			c := img.NRGBAAt(min(max(sx, 0), img.Rect.Dx()-1), min(max(sy, 0), img.Rect.Dy()-1))
			for k, v := range [3]uint8{c.R, c.G, c.B} {
				sum[k] += float64(v) / (steps * steps)
			}
		}
	}
	return color.NRGBA{toByte(sum[0]), toByte(sum[1]), toByte(sum[2]), 255}
}

// saturated returns a colour with a fifth more saturation.
func saturated(c color.NRGBA) color.NRGBA {
	grey := 0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)
	stronger := func(v uint8) uint8 { return toByte(grey + 1.2*(float64(v)-grey)) }
	return color.NRGBA{stronger(c.R), stronger(c.G), stronger(c.B), 255}
}
