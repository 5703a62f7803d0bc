package scenes

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// partAcross is one of n equal parts of a room side by side, and partDown one of those below each other, with gaps between them.
func partAcross(r stage.Rect, i, n int, gap float64) stage.Rect {
	r.W = (r.W - gap*float64(n-1)) / float64(n)
	r.X += float64(i) * (r.W + gap)
	return r
}

func partDown(r stage.Rect, i, n int, gap float64) stage.Rect {
	r.H = (r.H - gap*float64(n-1)) / float64(n)
	r.Y += float64(i) * (r.H + gap)
	return r
}

// amid is one of n rooms of a width side by side in the middle of a room, with gaps between them.
func amid(r stage.Rect, i, n int, wide, gap float64) stage.Rect {
	r.X += (r.W-float64(n)*wide-float64(n-1)*gap)/2 + float64(i)*(wide+gap)
	r.W = wide
	return r
}

// cell is the i-th of cells in so many columns, row by row from a first row on, with gaps across and down.
func cell(first stage.Rect, i, columns int, across, down float64) stage.Rect {
	r := partAcross(first, i%columns, columns, across)
	r.Y += float64(i/columns) * (r.H + down)
	return r
}

// mapped is what something makes of each of a list.
func mapped[T, U any](list []T, of func(T) U) (all []U) {
	for _, each := range list {
		all = append(all, of(each))
	}
	return all
}

// fill is a room of a colour, as strong as alpha.
func fill(rgb uint32, alpha float64, r stage.Rect) *stage.Node {
	return stage.Box("", &stage.Fill{Colour: gfx.Hex(rgb).Fade(alpha)}, r)
}

// line is a golden line along the upper edge of a room.
func line(r stage.Rect, thick, alpha float64) *stage.Node {
	r.H = max(1, thick)
	return fill(ui.GoldDark, alpha, r)
}

// emblem is that of a seat around a point.
func emblem(p seating.Players, s engine.Seat, x, y, side float64) *stage.Node {
	return stage.New("", table.Emblem(p.Emblem(s)), x, y, side, side)
}

// cut reports whether a line of text had no room.
func cut(text *stage.Node) bool { return text.Art.(*stage.Label).Cut }
