package table

import (
	"math"

	"azulejo/game/stage"
	"azulejo/game/ui"
)

// rimHeight is the height of a rim in heights of a tile, and goldAlpha the initial opacity of the gold over the tiles.
const (
	rimHeight = 1.16
	goldAlpha = 0.22
)

// rim is a frame around a row of tiles that grows from the first tile to the last.
type rim struct {
	x, y   float64 // the middle
	dx, dy float64 // from the first tile to the last
	height float64
	// gold covers the tiles, edge surrounds them, and light moves over them.
	gold, edge *stage.Node
	light      *sheen
}

// newRim returns the rim of tiles at some spots.
func newRim(spots []Spot, tile float64) *rim {
	first, last := spots[0], spots[len(spots)-1]
	r := &rim{x: (first.X + last.X) / 2, y: (first.Y + last.Y) / 2, dx: last.X - first.X, dy: last.Y - first.Y, height: rimHeight * tile}
	r.gold = stage.New("", &stage.Fill{Colour: ui.Highlight.Colour()}, r.x, r.y, 0, 0)
	r.edge = stage.New("", stage.NewPanel("glow", tile/50, 2), r.x, r.y, 0, 0)
	r.light = &sheen{tile: tile}
	return r
}

// grow shows the rim around a fraction t of its row.
func (r *rim) grow(t float64) {
	for _, n := range [2]*stage.Node{r.gold, r.edge} {
		n.X, n.Y = r.x-r.dx*(1-t)/2, r.y-r.dy*(1-t)/2
		n.W, n.H = r.height+math.Abs(r.dx)*t, r.height+math.Abs(r.dy)*t
	}
}
