package lesson_test

import (
	"context"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/lesson"
	"azulejo/engine/search"
)

const (
	// clearMargin is the minimum lead, as a win probability, of the moves that a question accepts over those that it calls wrong.
	clearMargin = search.WinScale * 3 / 100
	// ordered is the greatest loss, as a win probability, by a move that a lesson orders to show a rule.
	ordered = search.WinScale * 6 / 100
)

// TestLessonsKnowGoodMoves checks, by search, that the moves that questions ask for are better by a clear margin than all that are answered as wrong, and
// that no other step orders a bad move. It also checks what the sentences about wrong answers claim.
func TestLessonsKnowGoodMoves(t *testing.T) {
	nodes := int64(15_000)
	if long.Enabled() {
		nodes = 300_000
	}
	all := catalogue.Games()
	eachLesson(t, func(t *testing.T, l *lesson.Lesson) {
		t.Parallel()
		game := all.Find(l.Game)
		evaluator := game.Evaluator()
		for r := lesson.Begin(l); !r.Done(); step(t, r) {
			if r.Step().Waits() {
				found := values(evaluator, r.Position(), nodes)
				checkMoves(t, r, found)
				checkClaims(t, game, r, found)
			}
		}
	})
}

// checkMoves checks the moves of the current step. values are the values of all moves.
func checkMoves(t *testing.T, r *lesson.Run, values map[engine.Move]int32) {
	t.Helper()
	pos := r.Position()
	least, most := int32(search.WinScale), int32(-search.WinScale) // of the moves asked for
	wrong := int32(-search.WinScale)
	for m, value := range values {
		text := string(pos.AppendMove(nil, m))
		if testing.Verbose() {
			t.Logf("%s %d: %s %d", r.Name, r.At()+1, text, value)
		}
		if r.Step().WaitsFor(text) {
			least, most = min(least, value), max(most, value)
		} else {
			wrong = max(wrong, value)
		}
	}
	switch {
	case r.Step().Ask && least < wrong+clearMargin:
		t.Errorf("step %d: %v are worth %d or more, other moves up to %d", r.At()+1, r.Step().Moves, least, wrong)
	case most < wrong-ordered:
		t.Errorf("step %d orders %v, worth %d, where another move is worth %d", r.At()+1, r.Step().Moves, most, wrong)
	}
}

// values returns what each legal move is worth. Moves that a search leaves out because another one is at least as good are searched alone.
func values(e search.Evaluator, pos engine.Position, nodes int64) map[engine.Move]int32 {
	out := map[engine.Move]int32{}
	s := search.New(e, pos, 16)
	moves := pos.Moves(nil)
	task := search.Task{Position: pos, MultiPV: len(moves), Seed: 1, Limits: search.Limits{Nodes: nodes}}
	for _, root := range s.Run(context.Background(), task).Roots {
		out[root.Move] = root.Value
	}
	task.Limits.Nodes /= 8
	for _, m := range moves {
		if _, found := out[m]; found {
			continue
		}
		task.Moves = []engine.Move{m}
		for _, root := range s.Run(context.Background(), task).Roots {
			out[root.Move] = root.Value
		}
	}
	return out
}
