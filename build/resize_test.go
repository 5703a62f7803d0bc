package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"testing"

	"github.com/tc-hib/winres"
)

// TestResizedIcon checks that the library of Windows resources scales pictures with the package in build/resize: a picture twice as wide as high
// keeps its halves and its proportions.
func TestResizedIcon(t *testing.T) {
	wide := image.NewNRGBA(image.Rect(0, 0, 400, 200))
	draw.Draw(wide, image.Rect(0, 0, 200, 200), image.NewUniform(color.NRGBA{R: 255, A: 255}), image.Point{}, draw.Src)
	draw.Draw(wide, image.Rect(200, 0, 400, 200), image.NewUniform(color.NRGBA{B: 255, A: 255}), image.Point{}, draw.Src)
	icon, err := winres.NewIconFromResizedImage(wide, []int{64})
	if err != nil {
		t.Fatal(err)
	}
	var ico bytes.Buffer
	if err := icon.SaveICO(&ico); err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(ico.Bytes(), []byte("\x89PNG"))
	if at < 0 {
		t.Fatal("the icon holds no PNG")
	}
	got, err := png.Decode(bytes.NewReader(ico.Bytes()[at:]))
	if err != nil {
		t.Fatal(err)
	}
	for p, want := range map[image.Point]color.NRGBA{{10, 32}: {R: 255, A: 255}, {54, 32}: {B: 255, A: 255}, {32, 4}: {}, {32, 60}: {}} {
		if c := color.NRGBAModel.Convert(got.At(p.X, p.Y)); got.Bounds().Dx() != 64 || c != want {
			t.Errorf("at %v of %v there is %v, want %v", p, got.Bounds(), c, want)
		}
	}
}
