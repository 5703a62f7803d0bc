package lesson_test

import (
	"context"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/lesson"
	"azulejo/engine/search"
)

// clearMargin is the minimum lead of the move asked for in a lesson on strategy, as a win probability.
const clearMargin = search.WinScale * 3 / 100

// TestStrategyLessons checks that the moves that lessons on strategy ask for are the best ones by a clear margin.
func TestStrategyLessons(t *testing.T) {
	all := catalogue.Games()
	for _, c := range courses(t) {
		for _, l := range c.Lessons[c.First:] {
			r := lesson.Begin(l)
			evaluator := all.Find(l.Game).Evaluator()
			for ; !r.Done(); step(t, r) {
				if r.Step().Waits() {
					checkBest(t, evaluator, r)
				}
			}
		}
	}
}

// checkBest checks the moves of the current step.
func checkBest(t *testing.T, e search.Evaluator, r *lesson.Run) {
	t.Helper()
	pos := r.Position()
	s := search.New(e, pos, 16)
	found := s.Run(context.Background(), search.Task{Position: pos, MultiPV: 30, Seed: 1, Limits: search.Limits{Nodes: 60_000}})
	correct := map[engine.Move]bool{}
	for _, text := range r.Step().Moves {
		m, _ := pos.ParseMove(text)
		correct[m] = true
	}
	right, wrong := int32(-search.WinScale), int32(-search.WinScale)
	for _, root := range found.Roots {
		if testing.Verbose() {
			t.Logf("%s %d: %s %d", r.Name, r.At()+1, pos.AppendMove(nil, root.Move), root.Value)
		}
		if correct[root.Move] {
			right = max(right, root.Value)
		} else {
			wrong = max(wrong, root.Value)
		}
	}
	if right < wrong+clearMargin {
		t.Errorf("%s, step %d: %v is worth %d, others %d", r.Name, r.At()+1, r.Step().Moves, right, wrong)
	}
}
