package scenetest

import (
	"bytes"
	"cmp"
	"encoding/json"
	"image"
	"math"
	"sync"
	"testing"

	"azulejo/assets"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"

	"golang.org/x/image/webp"
)

// MinContrast is the minimum contrast ratio of text with the high contrast setting (WCAG 2.2, 1.4.6).
const MinContrast = 7

// atlasImages holds the images of the sprites: the sheets with their index, and separate photos.
type atlasImages struct {
	sheets  map[string]image.Image
	sprites map[string]struct {
		X, Y, W, H, Photo int
		Inset             []int
		Scale             float64
		Shade             bool
		Sheet             string
	}
	photos map[string]image.Image
}

var loadAtlas = sync.OnceValues(func() (d atlasImages, err error) {
	d.sheets = map[string]image.Image{}
	for name, data := range map[string][]byte{"": assets.Atlas(), assets.Bold: assets.Picture(assets.Bold)} {
		if d.sheets[name], err = webp.Decode(bytes.NewReader(data)); err != nil {
			return d, err
		}
	}
	index := struct{ Sprites any }{&d.sprites}
	if err := json.Unmarshal(assets.AtlasIndex(), &index); err != nil {
		return d, err
	}
	d.photos = map[string]image.Image{}
	for name, s := range d.sprites {
		if s.Photo == 0 || s.Shade {
			continue
		}
		if d.photos[name], err = gfx.DecodePhoto(assets.Picture(name)); err != nil {
			return d, err
		}
	}
	return d, nil
})

// painter draws a scene in software and returns the colour of any point.
type painter struct {
	atlasImages
	overrides gfx.Overrides
	ground    func(x, y float64) gfx.Colour
	minimum   float64
	layers    []layer
	failures  []failure
	checkText bool // whether the contrast of text is checked
}

type failure struct {
	text  string
	ratio float64
}

// layer is a node that has been drawn. colour returns its colour at a point in its own coordinates.
type layer struct {
	to     gfx.Affine // from the stage to the node
	w, h   float64
	alpha  float64
	colour func(x, y float64) gfx.Colour
}

// at returns the colour of a point of the stage.
func (p *painter) at(x, y float64) gfx.Colour {
	c := p.ground(x, y)
	for _, k := range p.layers {
		lx, ly := k.to.Apply(x, y)
		if math.Abs(lx) <= k.w/2 && math.Abs(ly) <= k.h/2 {
			c = over(k.colour(lx, ly).Fade(k.alpha), c)
		}
	}
	return c
}

// over returns a colour blended over an opaque one.
func over(top, ground gfx.Colour) gfx.Colour {
	mix := func(a, b float32) float32 { return a*top.A + b*(1-top.A) }
	return gfx.Colour{R: mix(top.R, ground.R), G: mix(top.G, ground.G), B: mix(top.B, ground.B), A: 1}
}

// draw draws a node and everything below it.
func (p *painter) draw(n *stage.Node, above gfx.Affine, alpha float64) {
	if n.Hidden || n.Alpha <= 0 {
		return
	}
	m, a := above.Mul(n.Local()), alpha*n.Alpha
	if n.Accessible.Off && p.minimum < MinContrast { // disabled controls may be faint
		defer func(checkText bool) { p.checkText = checkText }(p.checkText)
		p.checkText = false
	}
	addLayer := func(w, h float64, colour func(x, y float64) gfx.Colour) {
		p.layers = append(p.layers, layer{m.Invert(), w, h, a, colour})
	}
	switch art := n.Art.(type) {
	case *stage.Fill:
		addLayer(n.W, n.H, func(float64, float64) gfx.Colour { return p.overrides.Colour(art.Colour) })
	case *stage.Sprite:
		addLayer(n.W, n.H, p.sprite(art.Name, n, art.Tint))
	case *table.SoftLight:
		addLayer(n.W, n.H, p.sprite("pool", n, art.Light))
	case *table.TileArt:
		addLayer(n.W, n.H, p.sprite(art.Name, n, gfx.White()))
	case *stage.Panel:
		bleed := 2 * art.Bleed * art.Unit
		addLayer(n.W+bleed, n.H+bleed, p.panel(art, n.W+bleed, n.H+bleed))
	case *stage.Label:
		if p.checkText {
			p.check(art, m, a)
		}
	}
	for _, child := range n.Children() {
		p.draw(child, m, a)
	}
}

// pixel returns the tinted colour of a pixel of a sprite.
func (p *painter) pixel(name string, x, y float64, tint gfx.Colour) gfx.Colour {
	isHidden := p.overrides.Hidden[name]
	if _, exists := p.sprites[p.overrides.Prefix+name]; exists {
		name = p.overrides.Prefix + name
	}
	s := p.sprites[name]
	if isHidden || s.W == 0 || s.Shade {
		return gfx.Colour{}
	}
	img := p.sheets[s.Sheet]
	if photo := p.photos[name]; photo != nil {
		img = photo
	}
	r, g, b, a := img.At(s.X+min(s.W-1, max(0, int(x*float64(s.W)))), s.Y+min(s.H-1, max(0, int(y*float64(s.H))))).RGBA()
	if a == 0 {
		return gfx.Colour{}
	}
	channel := func(v uint32, tint float32) float32 { return float32(v) / float32(a) * tint }
	return gfx.Colour{R: channel(r, tint.R), G: channel(g, tint.G), B: channel(b, tint.B), A: float32(a) / 0xffff * tint.A}
}

func (p *painter) sprite(name string, n *stage.Node, tint gfx.Colour) func(x, y float64) gfx.Colour {
	tint = p.overrides.Colour(tint)
	return func(x, y float64) gfx.Colour { return p.pixel(name, x/n.W+0.5, y/n.H+0.5, tint) }
}

// panel returns the colours of a nine-patch of w × h.
func (p *painter) panel(art *stage.Panel, w, h float64) func(x, y float64) gfx.Colour {
	tint, s := p.overrides.Colour(art.Tint), p.sprites[art.Name]
	if len(s.Inset) != 4 {
		return func(float64, float64) gfx.Colour { return gfx.Colour{} }
	}
	atlasPosition := func(at, bounds float64, whole, inset int) float64 {
		edge := float64(inset) / s.Scale * art.Unit
		edge = min(edge, bounds/2)
		switch fraction := float64(inset) / float64(whole); {
		case at < edge:
			return at / edge * fraction
		case bounds-at < edge:
			return 1 - (bounds-at)/edge*fraction
		}
		return 0.5
	}
	return func(x, y float64) gfx.Colour {
		px := atlasPosition(x+w/2, w, s.W, s.Inset[0])
		py := atlasPosition(y+h/2, h, s.H, s.Inset[1])
		return p.pixel(art.Name, px, py, tint)
	}
}

// check compares the colour of a text with the colours behind it along its line.
func (p *painter) check(l *stage.Label, m gfx.Affine, alpha float64) {
	if l.Text == "" {
		return
	}
	fonts, err := typefaces()
	if err != nil {
		panic(err)
	}
	w, _ := fonts.Measure(l.Text, l.Face, l.Size)
	worst := math.Inf(1)
	for _, dx := range []float64{0.02, 0.25, 0.5, 0.75, 0.98} {
		for _, dy := range []float64{-0.3, 0, 0.3} {
			ground := p.at(m.Apply(w*(dx-l.Align), l.Size*dy))
			worst = min(worst, Contrast(over(p.overrides.Colour(l.Colour).Fade(alpha), ground), ground))
		}
	}
	if worst < p.minimum {
		p.failures = append(p.failures, failure{l.Text, worst})
	}
}

// Contrast returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
func Contrast(a, b gfx.Colour) float64 {
	x, y := luminance(a)+0.05, luminance(b)+0.05
	return max(x, y) / min(x, y)
}

func luminance(c gfx.Colour) float64 {
	light := func(v float32) float64 {
		if v <= 0.04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+0.055)/1.055, 2.4)
	}
	return 0.2126*light(c.R) + 0.7152*light(c.G) + 0.0722*light(c.B)
}

// ExpectContrast fails for text below a node whose contrast with its background is below MinContrast, on a ground and with the current overrides.
func ExpectContrast(t *testing.T, c *game.Context, name string, ground gfx.Ground, root *stage.Node) {
	t.Helper()
	for text, ratio := range LowContrastTexts(t, c, ground, root, MinContrast) {
		t.Errorf("%s: %q has a contrast of only %.1f", name, text, ratio)
	}
}

// LowContrastTexts returns the texts below a node whose contrast with their background is below minimum, with their contrast.
func LowContrastTexts(t *testing.T, c *game.Context, ground gfx.Ground, root *stage.Node, minimum float64) map[string]float64 {
	t.Helper()
	d, err := loadAtlas()
	if err != nil {
		t.Fatal(err)
	}
	overrides, result := c.Pages.Overrides(), map[string]float64{}
	for side := range 2 {
		p := painter{atlasImages: d, overrides: overrides, minimum: minimum, checkText: true, ground: func(x, y float64) gfx.Colour {
			light, dark := ground.At(x/c.W, y/c.H)
			return overrides.Colour([2]gfx.Colour{light, dark}[side])
		}}
		p.draw(root, gfx.Identity(), 1)
		for _, f := range p.failures {
			result[f.text] = min(f.ratio, cmp.Or(result[f.text], f.ratio))
		}
	}
	return result
}

// Luminances returns the luminance of a node and its ground, without text, at the points of a grid over the window, row by row.
func Luminances(t *testing.T, c *game.Context, ground gfx.Ground, root *stage.Node, columns, rows int) (light []float64) {
	t.Helper()
	d, err := loadAtlas()
	if err != nil {
		t.Fatal(err)
	}
	p := painter{atlasImages: d, overrides: c.Pages.Overrides(), ground: func(float64, float64) gfx.Colour { return ground.Top }}
	p.draw(root, gfx.Identity(), 1)
	for y := range rows {
		for x := range columns {
			light = append(light, luminance(p.at((float64(x)+0.5)*c.W/float64(columns), (float64(y)+0.5)*c.H/float64(rows))))
		}
	}
	return light
}
