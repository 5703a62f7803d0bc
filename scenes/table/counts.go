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
	discs []disc
}

// disc is a number on a stack.
type disc struct {
	*stage.Node
	label *stage.Label
}

// NewCounts returns the discs of a table on a layer of their own.
func NewCounts() *Counts { return &Counts{Layer: stage.Group("counts").Says(stage.RoleSilent, "")} }

// Discs and their numbers, in device-independent pixels; they lie so far from a stack's middle, in heights of its tiles.
const (
	discSize   = 20.0
	discText   = 13.0
	discCorner = 0.44
)

// Tell counts the tiles as they lie now, but for those that are hardly higher than a disc or not out of the bag yet. It allocates nothing while there are no more
// stacks than before.
func (c *Counts) Tell(actors []*Actor, kit *ui.Kit) {
	n := 0
	for i, a := range actors {
		if a.Node.H < 1.5*discSize*kit.Device || a.Node.Alpha == 0 {
			continue
		}
		if count, first := stacked(actors, i); first && count > 1 {
			c.disc(n, kit).tell(a, count)
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

// disc is the i-th.
func (c *Counts) disc(i int, kit *ui.Kit) disc {
	if i == len(c.discs) {
		label := &stage.Label{Face: gfx.SansBold, Align: 0.5, Colour: gfx.Hex(ui.Ink)}
		n := stage.New("", stage.Pic("knob"), 0, 0, 0, 0).Add(stage.New("", label, 0, 0, 0, 0))
		c.discs = append(c.discs, disc{n, label})
		c.Layer.Add(n)
	}
	d := c.discs[i]
	size := max(discText*kit.Device, kit.Floor())
	if d.label.Size != size {
		d.label.Size, d.W, d.H = size, size*discSize/discText, size*discSize/discText
	}
	return d
}

func (d disc) tell(a *Actor, count int) {
	n := a.Node
	d.X, d.Y, d.Hidden = n.X+discCorner*n.W*n.Scale, n.Y-discCorner*n.H*n.Scale, false
	d.label.Text = strconv.Itoa(count)
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
