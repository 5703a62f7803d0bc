package table

import (
	"math"

	"azulejo/game/stage"
	"azulejo/game/ui"
)

// rimRoom is how much higher than its tiles a rim is, and goldDeep how much gold covers them at first.
const (
	rimRoom  = 1.16
	goldDeep = 0.22
)

// rim surrounds a row of tiles and grows from the first of them to the last.
type rim struct {
	x, y   float64 // its middle
	dx, dy float64 // from the first tile to the last
	high   float64
	// gold lies on the tiles, edge around them, and light runs over them.
	gold, edge *stage.Node
	light      *sheen
}

// newRim returns the rim of tiles at some spots.
func newRim(spots []Spot, tile float64) *rim {
	first, last := spots[0], spots[len(spots)-1]
	r := &rim{x: (first.X + last.X) / 2, y: (first.Y + last.Y) / 2, dx: last.X - first.X, dy: last.Y - first.Y, high: rimRoom * tile}
	r.gold = stage.New("", &stage.Fill{Colour: ui.Highlight.Colour()}, r.x, r.y, 0, 0)
	r.edge = stage.New("", stage.NewPanel("glow", tile/50, 2), r.x, r.y, 0, 0)
	r.light = &sheen{tile: tile}
	return r
}

// grow shows the rim up to a share t of its row.
func (r *rim) grow(t float64) {
	for _, n := range [2]*stage.Node{r.gold, r.edge} {
		n.X, n.Y = r.x-r.dx*(1-t)/2, r.y-r.dy*(1-t)/2
		n.W, n.H = r.high+math.Abs(r.dx)*t, r.high+math.Abs(r.dy)*t
	}
}
