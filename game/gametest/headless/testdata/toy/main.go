// Command toy is a small game for tests of package headless. A square follows the pointer or finger, its colour shows the number of clicks, and every
// typed character adds a square at the top.
package main

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"os"
	"strings"
	"unicode/utf8"

	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

type toy struct {
	in     *input.Input
	scale  float64
	w, h   float64
	clicks int
	typed  string
	ticks  int
	dot    *ebiten.Image
}

func (t *toy) Layout(int, int) (int, int) { panic("LayoutF is used instead") }

func (t *toy) LayoutF(w, h float64) (float64, float64) {
	t.scale = ebiten.Monitor().DeviceScaleFactor()
	t.in.SetViewport(t.scale, 0, 0)
	t.w, t.h = w*t.scale, h*t.scale
	return t.w, t.h
}

func (t *toy) Update() error {
	t.ticks++
	t.in.Update()
	if t.in.Stroke().Released {
		t.clicks++
	}
	if l, _ := t.in.Edited(); strings.Contains(l.Text, "!") {
		panic("panic requested")
	} else {
		t.typed = l.Text
		t.in.Edit(l, image.Rectangle{})
	}
	if t.in.Did(keys.Undo) {
		t.clicks = 0
	}
	if t.in.Did(input.Cancel) {
		return ebiten.Termination
	}
	return nil
}

func (t *toy) Draw(screen *ebiten.Image) {
	screen.Fill(color.RGBA{0, 0, 64, 255})
	s := t.in.Stroke()
	if s.Over {
		t.square(screen, s.X, s.Y, 20*t.scale, color.RGBA{uint8(40 * t.clicks), 200, 0, 255})
	}
	for i := range utf8.RuneCountInString(t.typed) {
		t.square(screen, float64(20+30*i)*t.scale, 20*t.scale, 20*t.scale, color.RGBA{255, 255, 255, 255})
	}
}

func (t *toy) square(screen *ebiten.Image, x, y, size float64, c color.Color) {
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(size, size)
	o.GeoM.Translate(x-size/2, y-size/2)
	o.ColorScale.ScaleWithColor(c)
	screen.DrawImage(t.dot, &o)
}

func run() error {
	if len(os.Args) > 1 && os.Args[1] == "fail" {
		return errors.New("failure requested")
	}
	fmt.Println("home is", os.Getenv("AZULEJO_HOME"))
	dot := ebiten.NewImage(1, 1)
	dot.Fill(color.White)
	in := input.New()
	in.Edit(textedit.New("", 20), image.Rectangle{})
	return ebiten.RunGame(&toy{in: in, dot: dot})
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "toy:", err)
		os.Exit(1)
	}
}
