package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Grid is rows of dishes, each with four tiles in two rows or one, above the centre.
type Grid struct {
	extent
	centre             stage.Rect
	n, columns         int
	across             int     // of the tiles in a dish
	tile, cellW, cellH float64 // the height of a tile, and the room of a dish
	mould              Mould
	unit               float64
}

// FitGrid lays n factories out in a rectangle with the largest tiles that fit, two for each factory in the centre beside them.
func FitGrid(r stage.Rect, n int, m Mould, unit float64) *Grid {
	var best *Grid
	for across := 2; across <= 4; across += 2 {
		for columns := 1; columns <= n; columns++ {
			g := &Grid{extent: extent{room: r}, n: n, columns: columns, across: across, mould: m, unit: unit}
			for g.tile = r.H; g.tile > unit && !g.fits(); g.tile *= 0.98 {
			}
			if best == nil || g.tile > best.tile {
				best = g
			}
		}
	}
	best.tile = min(best.tile, r.W/m.Wide/6, r.H/5)
	best.pitch = best.tile * min(m.X, m.Y)
	low := best.centreHeight()
	best.centre = stage.Rect{X: r.X, Y: r.Y + r.H - low, W: r.W, H: low}
	best.cellW, best.cellH = r.W/float64(best.columns), (r.H-low)/float64(RowsOf(n, best.columns))
	return best
}

// dish is the size of a dish.
func (g *Grid) dish() (w, h float64) {
	rim := 0.16*g.tile + 6*g.unit
	return (float64(g.across-1)*g.mould.X+g.mould.Wide)*g.tile + rim, (float64(4/g.across-1)*g.mould.Y+1)*g.tile + rim
}

// gap is what lies between dishes, in design units.
const gap = 6

func (g *Grid) fits() bool {
	w, h := g.dish()
	return float64(g.columns)*(w+gap*g.unit) <= g.room.W && float64(RowsOf(g.n, g.columns))*(h+gap*g.unit)+g.centreHeight() <= g.room.H
}

// centreStep is how far apart the tiles of the centre lie.
const centreStep = 1.1

// centreAcross is how many tiles of a height a row of the centre holds.
func (g *Grid) centreAcross(tile float64) int {
	return max(1, int((g.room.W-16*g.unit)/(tile*g.mould.Wide*centreStep)))
}

// centreNeeds is the height of the rows of n tiles of a height in the centre.
func (g *Grid) centreNeeds(n int, tile float64) float64 {
	return float64(RowsOf(n, g.centreAcross(tile))) * tile * centreStep
}

// centreHeight is what the centre takes from the height of the dishes.
func (g *Grid) centreHeight() float64 { return g.centreNeeds(2*g.n, g.tile) + 16*g.unit }

// at is the middle of a dish.
func (g *Grid) at(factory int) (x, y float64) {
	return g.room.X + (float64(factory%g.columns)+0.5)*g.cellW, g.room.Y + (float64(factory/g.columns)+0.5)*g.cellH
}

// Tile implements Offer.
func (g *Grid) Tile(factory, i int) Spot {
	x, y := g.at(factory)
	return rows{x, y, g.across, g.mould.X * g.tile, g.mould.Y * g.tile}.spot(i, 4, g.tile)
}

// InCentre implements Offer: where there are more tiles than usual, they are smaller.
func (g *Grid) InCentre(i, n int) Spot {
	tile := g.tile
	for g.centreNeeds(n, tile) > g.centre.H-8*g.unit {
		tile *= 0.96
	}
	x, y := g.centre.Middle()
	return rows{x, y, g.centreAcross(tile), tile * g.mould.Wide * centreStep, tile * centreStep}.spot(i, n, tile)
}

// Scenery implements Offer.
func (g *Grid) Scenery(on *stage.Node, w ui.Theme) {
	c := g.centre.Grow(-2 * g.unit)
	on.Add(stage.Box("", w.Panel(g.unit), c))
	wide, high := g.dish()
	for i := range g.n {
		x, y := g.at(i)
		on.Add(stage.New("", stage.Slab(g.mould.Dish, 0.5*g.unit, 0), x, y, wide, high))
	}
}

// Badge implements Offer: on a corner of the dish or of the centre's panel.
func (g *Grid) Badge(factory int, s engine.Seat) Badge {
	size := 0.5 * g.tile
	r := g.centre.Grow(-2*g.unit - 0.5*size)
	if factory >= 0 {
		w, h := g.dish()
		x, y := g.at(factory)
		r = stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}.Grow(-0.1 * size)
	}
	return Badge{Spot: Spot{X: r.X + r.W*float64(s%2), Y: r.Y + r.H*float64(s/2%2), Size: size}}
}
