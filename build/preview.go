package main

import (
	"image"
	"image/color"
)

// The images of the title screen that the web page shows while the program loads: the panel, which is small and slightly blurred until the sharp
// one has arrived, and a tile each of the field and the border, which repeat beyond it. See build/web/style.css.
const (
	previewPanel        = "assets/pictures/title.webp"
	sharpPanel          = "assets/pictures/title-sharp.webp"
	previewField        = "assets/pictures/title-field.webp"
	previewBorder       = "assets/pictures/title-border.webp"
	previewTile         = 20 // pixels of a tile's side in previewPanel; panelTile in the others
	previewQuality      = "25"
	sharpPreviewQuality = "7"
)

// renderPreviews renders these images.
func renderPreviews() error {
	panel, err := drawPanel()
	if err != nil {
		return err
	}
	sharp := brushedPanel(panel)
	for _, p := range []struct {
		file, quality string
		img           image.Image
	}{
		{previewPanel, previewQuality, preview(panel)},
		{sharpPanel, sharpPreviewQuality, sharp},
		{previewField, previewQuality, sharp.SubImage(image.Rect(0, 0, panelTile, panelTile))},
		{previewBorder, previewQuality, sharp.SubImage(image.Rect(0, (panelRows-1)*panelTile, panelTile, panelRows*panelTile))},
	} {
		if _, err := encode(p.img, p.file, "-q", p.quality, "-sharp_yuv"); err != nil {
			return err
		}
	}
	return nil
}

// preview returns the panel downscaled. Each pixel includes half of its neighbours, since a blurred image compresses better.
func preview(panel *image.NRGBA) image.Image {
	const pixel = panelSamples * panelTile / previewTile
	return imageFromFunc(panelColumns*previewTile, panelRows*previewTile, func(x, y int) color.NRGBA {
		around := image.Rect(x*pixel, y*pixel, (x+1)*pixel, (y+1)*pixel).Inset(-pixel / 2)
		return saturated(mean(panel, around.Intersect(panel.Bounds())))
	})
}

// mean returns the mean colour of a part of an image.
func mean(img *image.NRGBA, part image.Rectangle) color.NRGBA {
	var sum [3]float64
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			c := img.NRGBAAt(x, y)
			for k, v := range [3]uint8{c.R, c.G, c.B} {
				sum[k] += float64(v)
			}
		}
	}
	n := float64(part.Dx() * part.Dy())
	return color.NRGBA{toByte(sum[0] / n), toByte(sum[1] / n), toByte(sum[2] / n), 255}
}
