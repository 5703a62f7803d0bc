package table

import (
	"math"
	"strconv"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Counts shows the number of tiles in each stack, on a disc at its corner.
type Counts struct {
	Layer *stage.Node
	discs []*stage.Node
}

// NewCounts returns counts that show nothing yet.
func NewCounts() *Counts { return &Counts{Layer: stage.Group("counts").SetRole(stage.RoleSilent, "")} }

// Sizes of discs and their numbers, and the heights of tiles below which discs are small or not shown, in device-independent pixels. Then the
// offsets of discs from the middle of a stack, in widths and heights of a tile: on a corner of squares and on an edge of rhombi.
const (
	discSize    = 20.0
	discText    = 13.0
	smallDisc   = 15.5
	smallTile   = 30.0
	leastTile   = 9.0
	discCorner  = 0.44
	discLozenge = 0.29
	smallRight  = 0.42 // on small tiles
	smallDown   = 0.24
)

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
		c.discs = append(c.discs, stage.New("", stage.NewSprite("knob"), 0, 0, 0, 0).Add(stage.New("", label, 0, 0, 0, 0)))
		c.Layer.Add(c.discs[i])
	}
	d, n := c.discs[i], a.Node
	label := d.Children()[0].Art.(*stage.Label)
	label.Text, label.Size = strconv.Itoa(count), max(discText*kit.Device, kit.MinTextSize())
	size, right, down := discSize, discCorner, -discCorner
	switch {
	case n.H < smallTile*kit.Device:
		size, right, down = smallDisc, smallRight, smallDown
	case a.Art.Lozenge:
		right, down = discLozenge, -discLozenge
	}
	d.W, d.H = label.Size*size/discText, label.Size*size/discText
	d.X, d.Y, d.Hidden = n.X+right*n.W*n.Scale, n.Y+down*n.H*n.Scale, false
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
