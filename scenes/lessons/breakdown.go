package lessons

import (
	"slices"

	"azulejo/game/popover"
	"azulejo/scenes/table"
)

// addBreakdown puts brackets around the runs of the tile that the step adds up, and the sum next to them, which nothing is to cover.
func (s *Scene) addBreakdown() []spotlight {
	s.breakdown.Clear()
	scored, ok := s.run.Scored()
	if !ok {
		return nil
	}
	f := s.board.Frame()
	brackets, runs := table.RunBrackets(f.Kit, s.table, scored)
	terms := table.Runs(scored)
	if len(scored.Down) == 0 { // on a star: a point for each tile around it
		terms = slices.Repeat([]int{1}, scored.Points)
	}
	c := table.NewCallout(table.Sum(f.Words, terms, scored.Points), 31, f.Window.W)
	p := popover.Placement{Bounds: f.Window, Anchor: runs, Gap: 14 * f.Kit.Unit, Obstacles: s.obstacles()}
	s.breakdown.Add(brackets)
	sum := c.Place(f.Kit, &p)
	if sum == nil {
		return []spotlight{{Rect: runs}}
	}
	s.breakdown.Add(sum)
	return []spotlight{{Rect: sum.Bounds()}}
}
