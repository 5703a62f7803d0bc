package lessons

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// sums add up how a tile has scored.
type sums struct{ *Scene }

// addUp puts brackets around the runs of the tile that the step adds up, and the sum beside them, which nothing is to cover.
func (s sums) addUp() []hole {
	s.added.Clear()
	scored, ok := s.run.Scored()
	if !ok {
		return nil
	}
	f := s.frame()
	brackets, runs := table.Brackets(f.Kit, s.table, scored)
	sum := table.Plaque(f.Kit, sumOf(&scored, s.ctx.Words.Number), 31, f.Window.W)
	r := stage.Rect{X: runs.X + runs.W + 40*f.Kit.Unit, Y: runs.Y + (runs.H-sum.H)/2, W: sum.W, H: sum.H}
	if r.In(f.Window) {
		sum.X, sum.Y = r.Middle()
	} else {
		table.Beside(sum, runs, f.Window, 14*f.Kit.Unit, []stage.Rect{s.bar.room})
	}
	s.added.Add(brackets, sum)
	return []hole{{Rect: stage.Rect{X: sum.X - sum.W/2, Y: sum.Y - sum.H/2, W: sum.W, H: sum.H}}}
}

// sumOf is the arithmetic of a tile: the lengths of its runs across and down or, around a star, a point for each tile; and the points.
func sumOf(s *engine.Scored, number func(int) string) string {
	var parts []string
	switch {
	case s.At.Zone == engine.Star:
		for range s.Points {
			parts = append(parts, number(1))
		}
	case len(s.Across) > 1 && len(s.Down) > 1:
		parts = []string{number(len(s.Across)), number(len(s.Down))}
	}
	if len(parts) < 2 {
		return "+" + number(s.Points)
	}
	return strings.Join(parts, " + ") + " = " + number(s.Points)
}
