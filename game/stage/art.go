package stage

import (
	"math"

	"azulejo/game/gfx"
)

// Art paints a node. m maps the node's coordinates to pixels; alpha is the opacity of the node, multiplied by that of all its ancestors.
type Art interface {
	Draw(c *gfx.Canvas, m gfx.Affine, n *Node, alpha float64)
}

// Sprite fills the node with a sprite of the atlas.
type Sprite struct {
	Name string
	Tint gfx.Colour
}

// NewSprite returns a Sprite without a tint.
func NewSprite(name string) *Sprite { return &Sprite{name, gfx.White()} }

// Draw implements Art.
func (s *Sprite) Draw(c *gfx.Canvas, m gfx.Affine, n *Node, alpha float64) {
	c.Sprite(s.Name, m, n.W, n.H, s.Tint.Fade(alpha), n.Moving || n.Rotation != 0)
}

// Panel fills the node with a nine-patch. Unit is the size of a design unit in pixels.
type Panel struct {
	Name string
	Unit float64
	// Bleed is how far the patch extends beyond the node, in design units, for shadows and glows.
	Bleed float64
	Tint  gfx.Colour
	// Rim is the colour of an outline around the patch, if any.
	Rim gfx.Colour
}

// NewPanel returns a Panel without a tint.
func NewPanel(name string, unit, bleed float64) *Panel {
	return &Panel{Name: name, Unit: unit, Bleed: bleed, Tint: gfx.White()}
}

// Track returns a plain panel with round ends.
func Track(unit float64, tint gfx.Colour) *Panel {
	return &Panel{Name: "track", Unit: unit, Tint: tint}
}

// Draw implements Art.
func (p *Panel) Draw(c *gfx.Canvas, m gfx.Affine, n *Node, alpha float64) {
	k := m.Scale()
	w, h, b := n.W*k, n.H*k, p.Bleed*p.Unit*k
	if p.Rim.A > 0 {
		r := b + max(1, math.Round(p.Unit*k))
		c.Nine(p.Name, m.X-w/2-r, m.Y-h/2-r, w+2*r, h+2*r, p.Unit*k, p.Rim.Fade(alpha))
	}
	c.Nine(p.Name, m.X-w/2-b, m.Y-h/2-b, w+2*b, h+2*b, p.Unit*k, p.Tint.Fade(alpha))
}

// Label is a line of text, vertically centred at the node's origin. Align is the point of the text at the origin: 0 its left end, 0.5 its
// middle, 1 its right end.
type Label struct {
	Text   string
	Face   gfx.Face
	Size   float64 // pixels
	Align  float64
	Colour gfx.Colour
	// Truncated reports that the text was cut to fit.
	Truncated bool
}

// Draw implements Art.
func (l *Label) Draw(c *gfx.Canvas, m gfx.Affine, n *Node, alpha float64) {
	if m.Upright() && m.A == 1 && !n.Moving {
		c.Text(l.Text, l.Face, l.Size, m.X, m.Y, l.Align, l.Colour.Fade(alpha))
		return
	}
	c.TextAt(m, l.Text, l.Face, l.Size, l.Align, l.Colour.Fade(alpha))
}

// Fill is a plain rectangle.
type Fill struct{ Colour gfx.Colour }

// Draw implements Art.
func (f *Fill) Draw(c *gfx.Canvas, m gfx.Affine, n *Node, alpha float64) {
	c.Fill(m, -n.W/2, -n.H/2, n.W, n.H, f.Colour.Fade(alpha))
}

// CacheBelow draws nothing. The canvas caches everything below it as one picture while it does not change.
type CacheBelow struct{}

// Draw implements Art.
func (CacheBelow) Draw(c *gfx.Canvas, _ gfx.Affine, _ *Node, _ float64) { c.MarkStatic() }
