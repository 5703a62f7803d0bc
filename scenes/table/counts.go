package table

import (
	"math"
	"strconv"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Counts tells how many tiles lie on each other, by a disc on the corner of each stack.
type Counts struct {
	Layer *stage.Node
	discs []*stage.Node
}

// NewCounts returns the discs of a table on a layer of their own.
func NewCounts() *Counts { return &Counts{Layer: stage.Group("counts").Says(stage.RoleSilent, "")} }

// Discs and their numbers, in device-independent pixels: those on tiles that are hardly higher than a disc are as small as their number
// allows, and smaller tiles bear none. After that how far discs lie from the middle of a stack, in widths and heights of its
// tiles: on a corner of squares and on an edge of rhombi.
const (
	discSize    = 20.0
	discText    = 13.0
	smallDisc   = 15.5
	smallTile   = 30.0
	leastTile   = 9.0
	discCorner  = 0.44
	discLozenge = 0.29
	smallRight  = 0.42 // on small tiles, which are seen above it
	smallDown   = 0.24
)

// Tell counts the tiles as they lie now, but for those that are not shown or not out of the bag yet. It allocates nothing while there are no more
// stacks than before.
func (c *Counts) Tell(actors []*Actor, kit *ui.Kit) {
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

// stacked counts the tiles that lie where the i-th does, and tells whether that is the first of them.
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

// liesOn reports whether two tiles of a colour lie on each other.
func (a *Actor) liesOn(b *Actor) bool {
	const near = 0.5
	return a.Tile == b.Tile && math.Abs(a.Node.X-b.Node.X) < near && math.Abs(a.Node.Y-b.Node.Y) < near
}

// show lets the i-th disc tell how many tiles lie where one does.
func (c *Counts) show(i int, a *Actor, count int, kit *ui.Kit) {
	if i == len(c.discs) {
		label := &stage.Label{Face: gfx.SansBold, Align: 0.5, Colour: ui.Ink.Colour()}
		c.discs = append(c.discs, stage.New("", stage.Pic("knob"), 0, 0, 0, 0).Add(stage.New("", label, 0, 0, 0, 0)))
		c.Layer.Add(c.discs[i])
	}
	d, n := c.discs[i], a.Node
	label := d.Children()[0].Art.(*stage.Label)
	label.Text, label.Size = strconv.Itoa(count), max(discText*kit.Device, kit.Floor())
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

// Apart leaves one of those tiles that lie on each other, in the place of the others.
func Apart(tiles []*Actor) (all []*Actor) {
	for i, a := range tiles {
		if _, first := stacked(tiles, i); first {
			all = append(all, a)
		}
	}
	return all
}
