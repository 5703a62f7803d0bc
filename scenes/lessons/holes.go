package lessons

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// hole is where the light falls: through a rectangle, or the circle in it.
type hole struct {
	stage.Rect
	round bool
}

// moveHoles are where a move begins and where it goes.
func (s *Scene) moveHoles(m engine.Move) []hole {
	pos := s.run.Position()
	from, to := s.table.Ends(pos, m)
	holes := []hole{s.source(from, s.table.Price(pos, m))}
	if d := s.table.MultiPick(pos); d != nil && d.Picks(m) != nil {
		return append(holes, hole{Rect: s.rooms.Action})
	}
	for _, t := range s.table.Targets(pos) {
		if t.Place == to {
			return append(holes, hole{Rect: t.Rect})
		}
	}
	return holes
}

// source is all that lies where a move begins, or the tiles that pay for it.
func (s *Scene) source(g table.Pickable, price []engine.Tile) hole {
	var box stage.Rect
	left := map[engine.Tile]int{}
	for _, t := range price {
		left[t]++
	}
	for _, a := range s.view.At(g.From) {
		if left[a.Tile]--; price != nil && left[a.Tile] < 0 {
			continue
		}
		box = span(box, around(a.Spot()))
	}
	if g.From.Zone == engine.Factory {
		return hole{box.Grow(0.32 * box.H), true}
	}
	return hole{Rect: box}
}

// spotHoles are places that are pointed at: two of a kind at one board are lit with all that lies between them.
func (s *Scene) spotHoles(at []engine.Place) (holes []hole) {
	for i, p := range at {
		r := around(s.table.Anchor(p, 0, 1))
		for _, a := range s.view.At(p) {
			if p.Zone.Pool() {
				r = span(r, around(a.Spot()))
			}
		}
		if i == 1 && len(at) == 2 && at[0].Zone == p.Zone && at[0].Seat == p.Seat && p.Zone != engine.Star {
			last := &holes[len(holes)-1]
			last.Rect = span(last.Rect, r)
			continue
		}
		holes = append(holes, hole{Rect: r})
	}
	return holes
}

// around is the square that a tile at a spot lies in.
func around(at table.Spot) stage.Rect {
	return stage.Rect{X: at.X - at.Size/2, Y: at.Y - at.Size/2, W: at.Size, H: at.Size}
}

// span is the least rectangle that holds two; an empty one takes no room.
func span(r, o stage.Rect) stage.Rect {
	if r.W == 0 {
		return o
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return stage.Rect{X: x, Y: y, W: max(r.X+r.W, o.X+o.W) - x, H: max(r.Y+r.H, o.Y+o.H) - y}
}
