package lessons

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
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
	sum := table.Plaque(f.Kit, table.Sum(f.Words, terms, scored.Points), 31, f.Window.W)
	r := stage.Rect{X: runs.X + runs.W + 40*f.Kit.Unit, Y: runs.Y + (runs.H-sum.H)/2, W: sum.W, H: sum.H}
	if r.In(f.Window) {
		sum.X, sum.Y = r.Middle()
	} else {
		table.Beside(sum, runs, f.Window, 14*f.Kit.Unit, []stage.Rect{s.bar.room})
	}
	s.added.Add(brackets, sum)
	return []hole{{Rect: sum.Bounds()}}
}
