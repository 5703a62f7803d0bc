package lessons

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// spotlight is where the light falls: a rectangle, or the circle in it.
type spotlight struct {
	stage.Rect
	round bool
}

// spotlights returns what the light falls on: where the move of the step begins and where it goes, or what is pointed at.
func (s *Scene) spotlights() (all []spotlight) {
	if m := s.run.Shown(); m != engine.NoMove {
		all = s.moveSpotlights(m)
	}
	return append(all, s.placeSpotlights(s.run.Step().At)...)
}

// moveSpotlights returns where a move begins, where it goes, and what else pays for it.
func (s *Scene) moveSpotlights(m engine.Move) []spotlight {
	lights, goal := s.source(s.start(m)), []spotlight{{Rect: s.board.Rooms().Action}}
	if !s.board.MadeOfPicks(m) {
		goal = []spotlight{s.target(table.OptionOf(s.table, s.run.Position(), m).To)}
	}
	if s.board.Rooms().Order.W > 0 { // what is put together is seen
		lights = append(lights, spotlight{Rect: s.board.Rooms().Order})
	}
	return slices.Insert(lights, min(1, len(lights)), goal...)
}

// start returns what a move picks up, and the tiles that it takes from a hand, nil where it takes all of a colour.
func (s *Scene) start(m engine.Move) (from table.Pickable, paid []engine.Tile) {
	pos := s.run.Position()
	if s.board.MadeOfPicks(m) {
		d := table.MultiPickOf(s.table, pos)
		return table.Pickable{From: d.From}, d.Picks(m)
	}
	o := table.OptionOf(s.table, pos, m)
	return o.From, o.Price
}

// target returns where a move is dropped.
func (s *Scene) target(at engine.Place) spotlight {
	t := s.table.Target(at)
	if t.Lozenge {
		return s.space(at)
	}
	return spotlight{Rect: t.Rect}
}

// space returns the circle around a space of a star.
func (s *Scene) space(at engine.Place) spotlight {
	return spotlight{table.Around(0, s.table.Anchor(at, 0, 1)).Grow(-3 * s.ctx.Unit), true}
}

// source returns all that lies where a move begins, or each of the tiles that pay for it.
func (s *Scene) source(g table.Pickable, paid []engine.Tile) (lights []spotlight) {
	if paid != nil {
		for _, a := range s.picked(g, paid) {
			at, w, h := a.Spot(), a.Node.W, a.Node.H
			lights = append(lights, spotlight{Rect: stage.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}})
		}
		return lights
	}
	box := table.Around(0, s.spots(g.From)...)
	if !table.IsPlate(g.From) {
		return []spotlight{{Rect: box}}
	}
	rim := 0.32
	if f := s.board.Frame(); f.Shape().Phone() {
		rim = 0.2
	}
	return []spotlight{{box.Grow(rim * box.H), true}}
}

// spots returns where the tiles of a place lie.
func (s *Scene) spots(at engine.Place) (all []table.Spot) {
	for _, a := range s.board.View.At(at) {
		all = append(all, a.Spot())
	}
	return all
}

// picked returns the tiles where a move begins: those that pay, or all of the colour.
func (s *Scene) picked(g table.Pickable, paid []engine.Tile) (tiles []*table.Actor) {
	left := slices.Clone(paid)
	for _, a := range s.board.View.At(g.From) {
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

// placeSpotlights returns places that are pointed at: two of a kind at one board are lit with all that lies between them.
func (s *Scene) placeSpotlights(at []engine.Place) (lights []spotlight) {
	for i, p := range at {
		if p.Zone.Scores() && s.table.Target(p).Lozenge {
			lights = append(lights, s.space(p))
			continue
		}
		spots := []table.Spot{s.table.Anchor(p, 0, 1)}
		if p.Zone.Pool() {
			spots = append(spots, s.spots(p)...)
		}
		r := table.Around(0, spots...)
		if i == 1 && len(at) == 2 && at[0].SameZone(p) {
			lights[0].Rect = lights[0].Union(r)
			continue
		}
		lights = append(lights, spotlight{Rect: r})
	}
	return lights
}

// hintSource lights the tiles that the move begins with.
func (s *Scene) hintSource() {
	s.board.View.Unhint()
	m := s.run.Shown()
	if m == engine.NoMove || s.phase == showing {
		return
	}
	s.board.View.Hint(s.picked(s.start(m)))
}
