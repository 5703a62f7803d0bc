package lessons

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/lesson"
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
	if m := s.pointedOut(); m != engine.NoMove {
		all = s.moveSpotlights(m)
	}
	for _, a := range s.run.Step().At {
		all = append(all, s.areaSpotlights(a)...)
	}
	return all
}

// pointedOut returns the move that the step waits for, unless the step is a question whose answer has not been shown.
func (s *Scene) pointedOut() engine.Move {
	if s.run.Step().Ask && !s.shown {
		return engine.NoMove
	}
	return s.run.Shown()
}

// moveSpotlights returns where a move begins, where it goes, and what else pays for it.
func (s *Scene) moveSpotlights(m engine.Move) []spotlight {
	lights, goal := s.source(s.start(m)), []spotlight{{Rect: s.board.Areas().Action}}
	if !s.board.MadeOfPicks(m) {
		goal = []spotlight{s.target(table.OptionOf(s.table, s.run.Position(), m).To)}
	}
	if s.board.Areas().Placement.W > 0 { // what is put together is seen
		lights = append(lights, spotlight{Rect: s.board.Areas().Placement})
	}
	return slices.Insert(lights, min(1, len(lights)), goal...)
}

// start returns what a move picks up, and the tiles that it takes from a hand, nil where it takes all of a colour.
func (s *Scene) start(m engine.Move) (from table.Pickable, paid []engine.Tile) {
	pos := s.run.Position()
	if s.board.MadeOfPicks(m) {
		d := table.MultiPickOf(s.table, pos)
		if from := (table.Pickable{From: d.From}); len(s.run.Step().Moves) > 1 { // any of several
			return from, nil
		} else {
			return from, d.Picks(m)
		}
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
	if table.IsPlate(g.From) {
		return []spotlight{s.factory(g.From)}
	}
	return []spotlight{{Rect: table.Around(0, s.spots(g.From)...)}}
}

// factory returns the circle of a factory, full or empty.
func (s *Scene) factory(p engine.Place) spotlight {
	const tiles = 4
	var spots []table.Spot
	for i := range tiles {
		spots = append(spots, s.table.Anchor(p, i, tiles))
	}
	box, rim := table.Around(0, spots...), 0.32
	if f := s.board.Frame(); f.Shape().Phone() {
		rim = 0.2
	}
	return spotlight{box.Grow(rim * box.H), true}
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

// areaSpotlights returns what an area covers: factories, ornaments and the spaces of stars one by one, all else as one rectangle.
func (s *Scene) areaSpotlights(a lesson.Area) (lights []spotlight) {
	if a.Topic != "" {
		for _, t := range s.table.Topics(s.run.Position(), s.legend()) {
			if strings.HasSuffix(t.Key, "."+a.Topic) && t.Rect.H > 0 {
				lights = append(lights, spotlight{Rect: t.Rect})
			}
		}
		return lights
	}
	alone := func(light func(engine.Place) spotlight) []spotlight {
		for _, p := range a.Places() {
			lights = append(lights, light(p))
		}
		return lights
	}
	switch {
	case a.From.Zone.Scores() && s.table.Target(a.From).Lozenge:
		return alone(s.space)
	case table.IsPlate(a.From):
		return alone(s.factory)
	case a.From.Zone.Surrounded():
		return alone(func(p engine.Place) spotlight { return spotlight{table.Around(0.2, s.table.Anchor(p, 0, 1)), true} })
	}
	spots := []table.Spot{s.table.Anchor(a.From, 0, 1), s.table.Anchor(a.To, 0, 1)}
	if tiles := s.spots(a.From); a.From.Zone.Pool() && len(tiles) > 0 {
		spots = tiles
	}
	return []spotlight{{Rect: table.Around(0, spots...)}}
}

// hintSource lights the tiles that the move begins with.
func (s *Scene) hintSource() {
	s.board.View.ClearHint()
	m := s.pointedOut()
	if m == engine.NoMove || s.phase == showing {
		return
	}
	s.board.View.Hint(s.picked(s.start(m)))
}
