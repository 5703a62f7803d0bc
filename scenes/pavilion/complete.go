package pavilion

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// The width of the gold around a complete star, in sides of a space, and the least in device-independent pixels.
const (
	starGold  = 0.042
	leastGold = 1.3
)

// Over implements table.Look: gold around complete stars, until a tile is taken back from one.
func (t *Table) Over(pos engine.Position) *stage.Node {
	g, p := stage.Group(""), pavilion.See(pos)
	for s := range engine.Seat(p.Seats()) {
		for star := range pavilion.Stars {
			if b := &t.boards[s]; b.row == nil && b.side > 0 && complete(p, s, star) {
				gold := t.outline(b, s, star)
				g.Add(gold)
				for at := range pavilion.Ring {
					t.notes = append(t.notes, table.Note{Seat: s, At: spacePlace(s, star*pavilion.Ring+at), Until: engine.Complete, Node: gold})
				}
			}
		}
	}
	return g
}

// complete reports whether a seat has covered all spaces of a star.
func complete(p pavilion.View, s engine.Seat, star int) bool {
	for at := star * pavilion.Ring; at < (star+1)*pavilion.Ring; at++ {
		if _, covered := p.Tile(s, at); !covered {
			return false
		}
	}
	return true
}

// outline is the gold around a star.
func (t *Table) outline(b *board, s engine.Seat, star int) *stage.Node {
	o := &table.Outline{Wide: max(starGold*b.side, leastGold*t.Kit.Device)}
	for i := range pavilion.Ring {
		tip := ray(star*pavilion.Ring + i)
		o.Corners = append(o.Corners, polar(tip-math.Pi/6, 1), polar(tip, math.Sqrt(3)))
	}
	x, y := b.star(star)
	return stage.New(fmt.Sprintf("outline-%d-%d", s, star), o, x, y, b.side, b.side)
}

// polar is the point in a direction, so far away.
func polar(direction, far float64) [2]float64 {
	sin, cos := math.Sincos(direction)
	return [2]float64{far * cos, far * sin}
}
