package lessons

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// hole is where the light falls: through a rectangle, or the circle in it.
type hole struct {
	stage.Rect
	round bool
}

// aim finds what a step is about on the table.
type aim struct{ *Scene }

// holes are what the light falls on: where the move of the step begins and where it goes, or what is pointed at.
func (s aim) holes() (all []hole) {
	if m := s.run.Shown(); m != engine.NoMove {
		all = s.moveHoles(m)
	}
	return append(all, s.spotHoles(s.run.Step().At)...)
}

// moveHoles are where a move begins, where it goes, and what else pays for it.
func (s aim) moveHoles(m engine.Move) []hole {
	_, to := s.table.Ends(s.run.Position(), m)
	holes, goal := s.source(s.start(m)), []hole{{Rect: s.rooms.Action}}
	if !board.NewGuide(s.interaction).MadeOfPicks(m) {
		goal = s.target(to)
	}
	if s.rooms.Order.W > 0 { // what is put together is seen
		holes = append(holes, hole{Rect: s.rooms.Order})
	}
	return slices.Insert(holes, min(1, len(holes)), goal...)
}

// start is what a move picks up, and the tiles that it takes from a hand, nil where it takes all of a colour.
func (s aim) start(m engine.Move) (from table.Pickable, paid []engine.Tile) {
	pos := s.run.Position()
	if board.NewGuide(s.interaction).MadeOfPicks(m) {
		d := s.table.MultiPick(pos)
		return table.Pickable{From: d.From}, d.Picks(m)
	}
	from, _ = s.table.Ends(pos, m)
	return from, s.table.Price(pos, m)
}

// target is where a move is dropped.
func (s aim) target(at engine.Place) []hole {
	for _, t := range s.table.Targets(s.run.Position()) {
		if t.Place != at {
			continue
		}
		if at.Zone == engine.Star {
			return []hole{s.space(at)}
		}
		return []hole{{Rect: t.Rect}}
	}
	return nil
}

// space is the circle around a space of a star.
func (s aim) space(at engine.Place) hole {
	return hole{table.Around(0, s.table.Anchor(at, 0, 1)).Grow(-3 * s.ctx.Unit), true}
}

// source is all that lies where a move begins, or each of the tiles that pay for it.
func (s aim) source(g table.Pickable, paid []engine.Tile) (holes []hole) {
	if paid != nil {
		for _, a := range s.picked(g, paid) {
			at, w, h := a.Spot(), a.Node.W, a.Node.H
			holes = append(holes, hole{Rect: stage.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}})
		}
		return holes
	}
	box := table.Around(0, s.spots(g.From)...)
	if g.From.Zone != engine.Factory {
		return []hole{{Rect: box}}
	}
	rim := 0.32
	if f := s.frame(); f.Shape().Phone() {
		rim = 0.2
	}
	return []hole{{box.Grow(rim * box.H), true}}
}

// spots are where the tiles of a place lie.
func (s aim) spots(at engine.Place) (all []table.Spot) {
	for _, a := range s.view.At(at) {
		all = append(all, a.Spot())
	}
	return all
}

// picked are the tiles where a move begins: those that pay, or all of the colour.
func (s aim) picked(g table.Pickable, paid []engine.Tile) (tiles []*table.Actor) {
	left := slices.Clone(paid)
	for _, a := range s.view.At(g.From) {
		i := slices.Index(left, a.Tile)
		if i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
		if i >= 0 || paid == nil && a.Tile == g.Tile {
			tiles = append(tiles, a)
		}
	}
	return tiles
}

// spotHoles are places that are pointed at: two of a kind at one board are lit with all that lies between them.
func (s aim) spotHoles(at []engine.Place) (holes []hole) {
	for i, p := range at {
		if p.Zone == engine.Star {
			holes = append(holes, s.space(p))
			continue
		}
		spots := []table.Spot{s.table.Anchor(p, 0, 1)}
		if p.Zone.Pool() {
			spots = append(spots, s.spots(p)...)
		}
		r := table.Around(0, spots...)
		if i == 1 && len(at) == 2 && at[0].Zone == p.Zone && at[0].Seat == p.Seat {
			holes[0].Rect = holes[0].Union(r)
			continue
		}
		holes = append(holes, hole{Rect: r})
	}
	return holes
}

// light gilds the tiles that the move begins with.
func (s aim) light() {
	s.view.Unhint()
	m := s.run.Shown()
	if m == engine.NoMove || s.phase == showing {
		return
	}
	s.view.Hint(s.picked(s.start(m)))
}
