package table

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Plaque is a sentence on a slab of paper, in even lines, its middle at the origin. It says what it shows.
func Plaque(k *ui.Kit, sentence string, units, most float64) *stage.Node {
	const leading = 1.3
	size := k.Size(units)
	lines := k.Fonts.Wrap(sentence, gfx.Serif, size, Even(k.Fonts, sentence, gfx.Serif, size, most))
	margin := 0.7 * size
	w, h := k.Fonts.Widest(lines, gfx.Serif, size)+2*margin, float64(len(lines))*leading*size+1.2*margin
	n := stage.New("", stage.Slab("pill", 0.6*k.Unit, 0), 0, 0, w, h).Says(stage.RoleText, sentence)
	for i, line := range lines {
		y := FromMiddle(i, len(lines)) * leading * size
		n.Add(stage.New("", &stage.Label{Text: line, Face: gfx.Serif, Size: size, Align: 0.5, Colour: gfx.Hex(ui.Ink)}, 0, y, 0, 0))
	}
	return n
}

// Even is the least width, up to the most, at which a sentence takes no more lines: they are about as long as each other then.
func Even(fonts *gfx.Fonts, sentence string, face gfx.Face, size, most float64) float64 {
	lines := func(w float64) int { return len(fonts.Wrap(sentence, face, size, w)) }
	fewest, even := lines(most), most
	for w := most; w > most/2 && lines(w) == fewest; w -= size / 2 {
		even = w
	}
	return even
}

// Beside moves a node next to a rectangle: below it or above, first where there is more room, or to the right or to the left, or within it
// where that is large enough: wherever it stays within a window and meets none of those that are taken. It reports whether there is such a place; otherwise the node lies at the
// first of them.
func Beside(n *stage.Node, r, window stage.Rect, gap float64, taken []stage.Rect) bool {
	x, y := r.Middle()
	spots := []stage.Rect{
		{X: x - n.W/2, Y: r.Y + r.H + gap}, {X: x - n.W/2, Y: r.Y - gap - n.H},
		{X: r.X + r.W + gap, Y: y - n.H/2}, {X: r.X - gap - n.W, Y: y - n.H/2},
	}
	if n.W <= r.W && n.H <= r.H {
		spots = append(spots, stage.Rect{X: x - n.W/2, Y: y - n.H/2})
	}
	if y > window.Y+window.H/2 {
		spots[0], spots[1] = spots[1], spots[0]
	}
	for i := range spots {
		at := &spots[i]
		at.W, at.H = n.W, n.H
		if i < 2 {
			at.X = min(max(at.X, window.X+gap), window.X+window.W-gap-n.W)
		} else {
			at.Y = min(max(at.Y, window.Y+gap), window.Y+window.H-gap-n.H)
		}
		if at.In(window) && !at.MeetsAny(taken) {
			n.X, n.Y = at.Middle()
			return true
		}
	}
	n.X, n.Y = spots[0].Middle()
	return false
}
