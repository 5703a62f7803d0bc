package analysis

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// TextColumn adds parts to a node from top to bottom, as on the sheet next to a table.
type TextColumn struct {
	Kit  *ui.Kit
	On   *stage.Node
	X, W float64
	Y    float64 // the upper edge of the next part
	top  float64
}

// columnGap is the distance of a divider to what is above and below it, in design units.
const columnGap = 10.0

// NewTextColumn returns a column from the upper edge of a rectangle down.
func NewTextColumn(k *ui.Kit, on *stage.Node, r stage.Rect) *TextColumn {
	return &TextColumn{Kit: k, On: on, X: r.X, W: r.W, Y: r.Y, top: r.Y}
}

// Height returns the height of all parts.
func (c *TextColumn) Height() float64 { return c.Y - c.top }

// Take returns the next rectangle of a height in pixels.
func (c *TextColumn) Take(height float64) stage.Rect {
	r := stage.Rect{X: c.X, Y: c.Y, W: c.W, H: height}
	c.Y += height
	return r
}

// Gap leaves some design units free.
func (c *TextColumn) Gap(units float64) { c.Y += c.Kit.Gap(units) }

// Text adds wrapped text. The lines of centred text are about as long as each other.
func (c *TextColumn) Text(s string, face gfx.Face, units, align float64, paint gfx.Paint) *stage.Node {
	size, width := c.Kit.Size(units), c.W
	if align == 0.5 {
		width = table.BalancedWidth(c.Kit.Fonts, s, face, size, width)
	}
	n, height := c.Kit.Lines(s, face, units, c.X+align*c.W, c.Y+0.675*size, width, align, paint)
	c.On.Add(n)
	c.Y += height
	return n
}

// Divider adds a thin line.
func (c *TextColumn) Divider() {
	c.Gap(columnGap)
	c.On.Add(stage.Box("", &stage.Fill{Colour: ui.Edge.Colour().Fade(0.5)}, c.Take(max(1, c.Kit.Unit))))
	c.Gap(columnGap)
}
