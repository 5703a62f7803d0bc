package stage

import (
	"math"

	"azulejo/game/gfx"
)

// Art paints a node. m maps the node's coordinates to pixels, alpha is the opacity of all above and of the node itself.
type Art interface {
	Draw(c *gfx.Canvas, m gfx.Affine, n *Node, alpha float64)
}

// Sprite fills the node with a sprite of the sheet.
type Sprite struct {
	Name string
	Tint gfx.Colour
}

// Pic is a sprite as it is drawn.
func Pic(name string) *Sprite { return &Sprite{name, gfx.White()} }

// Draw implements Art.
func (s *Sprite) Draw(c *gfx.Canvas, m gfx.Affine, n *Node, alpha float64) {
	c.Sprite(s.Name, m, n.W, n.H, s.Tint.Fade(alpha), n.Moving || n.Turn != 0)
}

// Panel covers the node with a nine-patch whose frame is Unit pixels to a design unit.
type Panel struct {
	Name string
	Unit float64
	// Bleed is how far in design units the patch reaches beyond the node, for shadows and halos.
	Bleed float64
	Tint  gfx.Colour
	// Rim is the colour of a line around the patch, if any.
	Rim gfx.Colour
}

// Slab is a panel as it is drawn.
func Slab(name string, unit, bleed float64) *Panel {
	return &Panel{Name: name, Unit: unit, Bleed: bleed, Tint: gfx.White()}
}

// Track is a plain panel with round ends in a colour.
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

// Label is a line of text, its end (Align 0 left, 0.5 middle, 1 right) and its middle at the node's origin.
type Label struct {
	Text   string
	Face   gfx.Face
	Size   float64 // pixels
	Align  float64
	Colour gfx.Colour
	// Cut tells that there was no room for the whole text.
	Cut bool
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

// Still draws nothing: what lies below it is kept as one picture while it stays the same.
type Still struct{}

// Draw implements Art.
func (Still) Draw(c *gfx.Canvas, _ gfx.Affine, _ *Node, _ float64) { c.Still() }
