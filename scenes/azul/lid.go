package azul

import (
	"fmt"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// shelves are the rooms of bag and lid where they lie on the table as things.
func (l *layout) shelves() (bag, lid stage.Rect) {
	bag, lid = l.stock, l.stock
	bag.W, lid.W = 0.4*l.stock.W, 0.57*l.stock.W
	lid.X += l.stock.W - lid.W
	return bag, lid
}

// bagAndLid draws the bag, the fuller the larger, with the number of its tiles on a tag, and the tray with five grooves for the tiles of the lid.
func (t *Table) bagAndLid(g, words *stage.Node, skins []table.Skin, bag, lid []int) {
	left, right := t.layout.shelves()
	t.sack(g, words, bag, left)
	u := t.layout.unit
	g.Add(stage.Box("", stage.Slab("slab-blue", 0.6*u, 0), right))
	inner := right.Grow(-14 * u)
	groove := inner.W / float64(len(skins))
	for c, skin := range skins {
		t.groove(g, words, skin, lid[c], stage.Rect{X: inner.X + float64(c)*groove, Y: inner.Y, W: groove, H: inner.H})
	}
}

// sack draws the bag in one of four sizes, as it is filled.
func (t *Table) sack(g, words *stage.Node, counts []int, r stage.Rect) {
	n := sum(counts)
	side := r.H * [...]float64{0.62, 0.74, 0.87, 1}[filling(n)]
	x := r.X + r.H/2
	g.Add(stage.New("", stage.Pic("bag"), x, r.Y+r.H-side/2, side, side))
	tag := stage.Rect{X: r.X + r.W - 84*t.layout.unit, Y: r.Y + r.H - 52*t.layout.unit, W: 72 * t.layout.unit, H: 42 * t.layout.unit}
	g.Add(stage.Box("", stage.Slab("pill", 0.6*t.layout.unit, 0), tag))
	mx, my := tag.Middle()
	words.Add(t.frame.Kit.FitBox(fmt.Sprint(n), gfx.SerifBold, 24, mx, my, 0.5, tag.W, tag.H, ui.Ink))
}

// filling is how full a bag of so many tiles is: empty, up to a quarter, up to three fifths, or more.
func filling(n int) int {
	switch {
	case n == 0:
		return 0
	case n <= 25:
		return 1
	case n <= 60:
		return 2
	}
	return 3
}

func sum(counts []int) (n int) {
	for _, c := range counts {
		n += c
	}
	return n
}

// groove draws the tiles of a colour in the lid: each covers two thirds of the one behind it, and they close up as they grow more. Their
// number stands below.
func (t *Table) groove(g, words *stage.Node, skin table.Skin, n int, r stage.Rect) {
	u, kit := t.layout.unit, t.frame.Kit
	foot := min(1.3*max(kit.Floor(), kit.Size(18)), 0.4*r.H)
	bed := stage.Rect{X: r.X + 2*u, Y: r.Y, W: r.W - 4*u, H: r.H - foot}
	g.Add(stage.Box("", stage.Slab("panel", 0.4*u, 0), bed))
	size := min(bed.W-8*u, 0.5*bed.H)
	low := bed.Y + bed.H - 4*u - size/2
	step := min(size/3, (bed.H-8*u-size)/float64(max(1, n-1)))
	for i := n - 1; i >= 0; i-- {
		g.Add(skin.Node("", &table.Face{Skin: skin}, table.Spot{X: r.X + r.W/2, Y: low - float64(i)*step, Size: size}))
	}
	words.Add(kit.FitBox(fmt.Sprint(n), gfx.SansBold, 18, r.X+r.W/2, r.Y+r.H-foot/2, 0.5, r.W, foot, ui.Ink))
}
