package table

import "azulejo/game/stage"

// FitTray lays n factories out for a phone: dishes of two by two tiles, as large as fits, and the centre as a tray beside those of the
// last row where it leaves room for two dishes, and else below them.
func FitTray(r stage.Rect, n int, m Mould, unit float64) *Grid {
	var best *Grid
	for columns := 2; columns <= n; columns++ {
		g := &Grid{rect: r, n: n, columns: columns, rows: (n + columns - 1) / columns, across: 2, down: 2, mould: m, unit: unit}
		g.beside = g.rows*columns-n >= 2
		for g.tile = r.H / 4; g.tile > unit && !g.fits(); g.tile *= 0.98 {
		}
		if best == nil || g.tile > best.tile {
			best = g
		}
	}
	best.spread()
	return best
}

// spread gives dishes and centre their rooms.
func (g *Grid) spread() {
	r, low := g.rect, g.centreHeight()
	g.cellW, g.cellH = r.W/float64(g.columns), (r.H-low)/float64(g.rows)
	g.centre = stage.Rect{X: r.X, Y: r.Y + r.H - low, W: r.W, H: low}
	if g.beside {
		taken := float64(g.n-(g.rows-1)*g.columns) * g.cellW
		g.centre = stage.Rect{X: r.X + taken, Y: r.Y + r.H - g.cellH, W: r.W - taken, H: g.cellH}
	}
}
