package table

import (
	"math"
	"strconv"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Counts shows the number of tiles in each stack, on a disc at its corner, or next to a small tile, which a disc would cover.
type Counts struct {
	Layer *stage.Node
	discs []*stage.Node
	disc  *stage.Sprite
}

// NewCounts returns counts that show nothing yet.
func NewCounts() *Counts {
	return &Counts{Layer: stage.Group("counts").SetRole(stage.RoleSilent, ""), disc: stage.NewSprite("knob")}
}

// Sizes of discs and their numbers, and the heights of tiles below which there are only numbers or none, in device-independent pixels. Then the offsets
// of discs from the middle of a stack, in widths and heights of a tile: on a corner of squares and on an edge of rhombi.
const (
	discSize    = 20.0
	discText    = 13.0
	smallTile   = 30.0
	leastTile   = 9.0
	discCorner  = 0.44
	discLozenge = 0.29
)

// The offset of a number from the place right of a small rhombus, in widths and heights of it.
const lozengeLeft, lozengeDown = 0.15, 0.2

// digitWidth is the greatest width of a digit in text sizes, and digitGap the distance of a number from a small tile in device-independent pixels.
const (
	digitWidth = 0.63
	digitGap   = 1.0
)

// SmallCountWidth returns the width in pixels that a number of one digit takes next to a small tile.
func SmallCountWidth(kit *ui.Kit) float64 {
	return digitWidth*max(discText*kit.Device, kit.MinTextSize()) + 2*digitGap*kit.Device
}

// Update counts the tiles at their current positions, except those that are too small or still in the bag. It allocates only if there are
// more stacks than ever before.
func (c *Counts) Update(actors []*Actor, kit *ui.Kit) {
	n := 0
	for i, a := range actors {
		if a.Node.H < leastTile*kit.Device || a.Node.Alpha == 0 {
			continue
		}
		if count, first := stacked(actors, i); first && count > 1 {
			c.show(n, a, count, kit)
			n++
		}
	}
	for _, d := range c.discs[n:] {
		d.Hidden = true
	}
}

// stacked returns the number of tiles in the stack of the i-th tile, and whether that is the first of them.
func stacked(actors []*Actor, i int) (count int, first bool) {
	first = true
	for j, b := range actors {
		if b.liesOn(actors[i]) {
			count++
			first = first && j >= i
		}
	}
	return count, first
}

// liesOn reports whether two tiles belong to one stack.
func (a *Actor) liesOn(b *Actor) bool {
	const near = 0.5
	return a.Tile == b.Tile && math.Abs(a.Node.X-b.Node.X) < near && math.Abs(a.Node.Y-b.Node.Y) < near
}

// show shows a count on the i-th disc, at the stack of a tile.
func (c *Counts) show(i int, a *Actor, count int, kit *ui.Kit) {
	if i == len(c.discs) {
		label := &stage.Label{Face: gfx.SansBold, Align: 0.5, Colour: ui.Ink.Colour()}
		c.discs = append(c.discs, stage.New("", c.disc, 0, 0, 0, 0).Add(stage.New("", label, 0, 0, 0, 0)))
		c.Layer.Add(c.discs[i])
	}
	d, n := c.discs[i], a.Node
	label := d.Children()[0].Art.(*stage.Label)
	label.Text, label.Size = strconv.Itoa(count), max(discText*kit.Device, kit.MinTextSize())
	d.Art, d.Hidden = c.disc, false
	if n.H < smallTile*kit.Device {
		d.W, d.H = float64(len(label.Text))*digitWidth*label.Size, label.Size
		d.Art, d.X, d.Y = nil, n.X+0.5*n.W*n.Scale+digitGap*kit.Device+0.5*d.W, n.Y
		if a.Art.Lozenge { // which leaves the corners of its box free
			d.X, d.Y = d.X-lozengeLeft*n.W*n.Scale, d.Y+lozengeDown*n.H*n.Scale
		}
		return
	}
	offset := discCorner
	if a.Art.Lozenge {
		offset = discLozenge
	}
	d.W, d.H = label.Size*discSize/discText, label.Size*discSize/discText
	d.X, d.Y = n.X+offset*n.W*n.Scale, n.Y-offset*n.H*n.Scale
}

// OnePerStack returns the first tile of each stack.
func OnePerStack(tiles []*Actor) (all []*Actor) {
	for i, a := range tiles {
		if _, first := stacked(tiles, i); first {
			all = append(all, a)
		}
	}
	return all
}
