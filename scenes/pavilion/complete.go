package pavilion

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// The width of the outline of a complete star, in sides of a space, and the minimum in device-independent pixels.
const (
	starGold = 0.042
	minGold  = 1.3
)

// drawStarOutlines draws golden outlines around complete stars. They are removed when a tile leaves the star.
func (s *scenery) drawStarOutlines() {
	for seat := range engine.Seat(s.table.frame.Seats) {
		for star := range pavilion.Stars {
			if b := &s.table.boards[seat]; b.compact == nil && b.side > 0 && complete(s.pos, seat, star) {
				gold := s.table.starOutline(b, seat, star)
				s.Above.Add(gold)
				for at := range pavilion.Ring {
					s.Notes = append(s.Notes, table.Note{At: spacePlace(seat, star*pavilion.Ring+at), Until: engine.Complete, Node: gold})
				}
			}
		}
	}
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

// starOutline returns the golden outline of a star.
func (t *Table) starOutline(b *board, s engine.Seat, star int) *stage.Node {
	var corners [][2]float64
	for i := range pavilion.Ring {
		tip := spaceDirection(star*pavilion.Ring + i)
		corners = append(corners, polar(tip-math.Pi/6, 1), polar(tip, math.Sqrt(3)))
	}
	x, y := b.star(star)
	gold := table.GoldOutline(corners, max(starGold*b.side, minGold*t.frame.Kit.Device))
	return stage.New(fmt.Sprintf("outline-%d-%d", s, star), gold, x, y, b.side, b.side)
}

// polar returns the point in a direction at a distance from the origin.
func polar(direction, far float64) [2]float64 {
	sin, cos := math.Sincos(direction)
	return [2]float64{far * cos, far * sin}
}
