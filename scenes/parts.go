package scenes

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
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

// cell is the i-th of cells in so many columns, row by row from a first row on, with gaps across and down.
func cell(first stage.Rect, i, columns int, across, down float64) stage.Rect {
	r := partAcross(first, i%columns, columns, across)
	r.Y += float64(i/columns) * (r.H + down)
	return r
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
