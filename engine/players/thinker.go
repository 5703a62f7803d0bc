package players

import (
	"context"
	"runtime"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// thinker is a level that searches.
type thinker struct {
	newEvaluator func() search.Evaluator
	bits         int             // of the table to remember positions in
	size         int             // how many think together, 0 for one
	seat         seating         // with or without rollouts
	workers      *search.Workers // made for the first question
}

// seating makes workers for positions such as a sample.
type seating func(newEvaluator func() search.Evaluator, sample engine.Position, bits, size int) *search.Workers

// newSearcher looks ahead as far as its time allows and evaluates what it sees by hand-written rules.
func newSearcher(g gamedef.Game) Player {
	return &thinker{newEvaluator: g.Plain, bits: tableBits, seat: search.NewWorkers}
}

// newMaster looks ahead as far as its time allows on all processors and evaluates as well as the program can.
func newMaster(g gamedef.Game) Player {
	return &thinker{newEvaluator: g.Evaluator, bits: tableBits, size: runtime.NumCPU(), seat: search.NewRolloutWorkers}
}

func (t *thinker) Choose(ctx context.Context, task search.Task) (Choice, error) {
	if _, err := candidates(task); err != nil {
		return Choice{}, err
	}
	if t.workers == nil {
		began := time.Now()
		t.workers = t.seat(t.newEvaluator, task.Position, t.bits, t.size)
		if task.Limits.Time > 0 { // making ready counts
			task.Limits.Time = max(task.Limits.Time-time.Since(began), time.Millisecond)
		}
	}
	return choice(t.workers.Run(ctx, task), task.Position.Seats()), nil
}

func (t *thinker) Close() {}

// choice copies a search's result out of the searcher's memory: the best move, and the moves with an exact value.
func choice(r *search.Result, seats int) Choice {
	c := Choice{Move: r.Best()}
	for i := range r.Roots {
		if i == 0 || r.Roots[i].Exact {
			c.Lines = append(c.Lines, line(&r.Roots[i], seats))
		}
	}
	return c
}

func line(r *search.Root, seats int) Line {
	l := Line{Move: r.Move, Moves: slices.Clone(r.PV)}
	for s := range seats {
		l.Win = append(l.Win, float64(r.Win[s])/search.WinScale)
		l.Scores = append(l.Scores, float64(r.Evaluation.Final[s])/100)
	}
	return l
}
