package lessons

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/popover"
	"azulejo/scenes/table"
)

// addUp puts brackets around the runs of the tile that the step adds up, and the sum beside them, which nothing is to cover.
func (s *Scene) addUp() []hole {
	s.added.Clear()
	scored, ok := s.run.Scored()
	if !ok {
		return nil
	}
	f := s.frame()
	brackets, runs := table.Brackets(f.Kit, s.table, scored)
	terms := table.Runs(scored)
	if scored.At.Zone == engine.Star { // a point for each tile around it
		terms = slices.Repeat([]int{1}, scored.Points)
	}
	c := table.NewCallout(table.Sum(f.Words, terms, scored.Points), 31, f.Window.W)
	p := popover.Placement{Bounds: f.Window, Anchor: runs, Gap: 14 * f.Kit.Unit, Obstacles: s.Obstacles()}
	s.added.Add(brackets)
	sum := c.Place(f.Kit, &p)
	if sum == nil {
		return []hole{{Rect: runs}}
	}
	s.added.Add(sum)
	return []hole{{Rect: sum.Bounds()}}
}
