package players

import (
	"context"
	"runtime"
	"time"

	"azulejo/engine"
	"azulejo/engine/box"
	"azulejo/engine/search"
)

// thinker is a level that searches.
type thinker struct {
	newEvaluator func() search.Evaluator
	bits         int             // of the table to remember positions in
	size         int             // how many think together, 0 for one
	rollouts     bool            // whether time left is spent behind the next chance
	workers      *search.Workers // made for the first question
}

// newSearcher looks ahead as far as its time allows and evaluates what it sees by hand-written rules.
func newSearcher(g box.Game) Player { return &thinker{newEvaluator: g.NewPlain, bits: tableBits} }

// newMaster looks ahead as far as its time allows on all processors and evaluates as well as the program can.
func newMaster(g box.Game) Player {
	return &thinker{newEvaluator: g.Evaluator, bits: tableBits, size: runtime.NumCPU(), rollouts: true}
}

func (t *thinker) Choose(ctx context.Context, task search.Task) (Choice, error) {
	p := task.Position
	if p.Over() || p.ToMove() == engine.Nature {
		return Choice{}, nothing
	}
	if t.workers == nil {
		began := time.Now()
		t.workers = t.seat(p)
		if task.Limits.Time > 0 { // making ready counts
			task.Limits.Time = max(task.Limits.Time-time.Since(began), time.Millisecond)
		}
	}
	r := t.workers.Run(ctx, task)
	if len(r.Roots) == 0 {
		return Choice{}, nothing
	}
	return choice(r, p.Seats()), nil
}

func (t *thinker) seat(p engine.Position) *search.Workers {
	if t.rollouts {
		return search.NewRolloutWorkers(t.newEvaluator, p, t.bits, t.size)
	}
	return search.NewWorkers(t.newEvaluator, p, t.bits, t.size)
}

func (t *thinker) Close() error { return nil }

// choice copies a search's result out of the searcher's memory.
func choice(r *search.Result, seats int) Choice {
	c := Choice{Move: r.Best(), Depth: r.Depth, Nodes: r.Nodes}
	for i := range r.Roots {
		c.Lines = append(c.Lines, line(&r.Roots[i], seats))
	}
	return c
}

func line(r *search.Root, seats int) Line {
	l := Line{Move: r.Move, Moves: append([]engine.Move(nil), r.PV...)}
	for s := range seats {
		l.Win = append(l.Win, float64(r.Win[s])/search.Certain)
		l.Scores = append(l.Scores, float64(r.Evaluation.Final[s])/100)
	}
	return l
}
