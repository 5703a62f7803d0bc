package main

import (
	"bytes"
	"image"
	"os"
	"testing"

	"golang.org/x/image/webp"
)

// TestPreview checks that the previews for the web page are small, the first one most of all, and show the same tiles as the title screen.
func TestPreview(t *testing.T) {
	t.Chdir("..")
	totalBytes := 0
	read := func(file string) image.Image {
		t.Helper()
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if file != "assets/azulejos.webp" {
			totalBytes += len(data)
		}
		img, err := webp.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		return img
	}
	colour := func(img image.Image, r image.Rectangle) (sum [3]float64) {
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				r, g, b, _ := img.At(x, y).RGBA()
				for i, v := range [3]uint32{r, g, b} {
					sum[i] += float64(v) / 257
				}
			}
		}
		for i := range sum {
			sum[i] /= float64(r.Dx() * r.Dy())
		}
		return sum
	}
	tile := func(column, row, side int) image.Rectangle {
		return image.Rect(column*side, row*side, (column+1)*side, (row+1)*side)
	}
	same := func(name string, a, b [3]float64) {
		t.Helper()
		for i := range a {
			if d := a[i] - b[i]; d < -14 || d > 14 {
				t.Errorf("the average colour of %s is %.0f, but %.0f on the title screen; run: go run ./build icons", name, a, b)
				return
			}
		}
	}
	title := read("assets/azulejos.webp")
	if read(previewPanel); totalBytes > 10000 {
		t.Errorf("the first picture takes %d bytes", totalBytes)
	}
	for file, side := range map[string]int{previewPanel: previewTile, sharpPanel: panelTile} {
		panel := read(file)
		if want := image.Pt(panelColumns*side, panelRows*side); panel.Bounds().Size() != want {
			t.Fatalf("the size of the panel is %v, want %v; run: go run ./build icons", panel.Bounds().Size(), want)
		}
		for row := range panelRows {
			for column := range panelColumns {
				if !isRepeatedTile(column, row) {
					same("a tile", colour(panel, tile(column, row, side)), colour(title, tile(column, row, panelTile)))
				}
			}
		}
	}
	same("the field", colour(read(previewField), tile(0, 0, panelTile)), colour(title, tile(0, 0, panelTile)))
	same("the border", colour(read(previewBorder), tile(0, 0, panelTile)), colour(title, tile(0, panelRows-1, panelTile)))
	if totalBytes > 120000 {
		t.Errorf("the pictures take %d bytes", totalBytes)
	}
}
