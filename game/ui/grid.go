package ui

import "azulejo/game/stage"

// GridColumns returns the number of columns for which n equal cells in a rectangle have the largest shorter side, and that side.
func GridColumns(n int, r stage.Rect, gap float64) (best int, side float64) {
	for columns := 1; columns <= n; columns++ {
		rows := float64((n + columns - 1) / columns)
		if s := min((r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*(rows-1))/rows); s > side {
			best, side = columns, s
		}
	}
	return best, side
}
