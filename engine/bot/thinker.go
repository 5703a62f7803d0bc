package bot

import (
	"context"
	"runtime"
	"time"

	"azulejo/engine"
	"azulejo/engine/search"
)

// thinker is a level that searches.
type thinker struct {
	judge func() search.Evaluator
	bits  int          // of the table to remember positions in
	size  int          // how many think together, 0 for one
	far   bool         // whether time left is spent behind the next chance
	team  *search.Team // made for the first question
}

// newSearcher looks ahead as far as its time allows and judges what it sees by hand-written rules.
func newSearcher(g Game) Chooser { return &thinker{judge: g.plain, bits: tableBits} }

// newMaster looks ahead as far as its time allows on all processors and judges as well as the program can.
func newMaster(g Game) Chooser {
	return &thinker{judge: g.Evaluator, bits: tableBits, size: runtime.NumCPU(), far: true}
}

func (t *thinker) Choose(ctx context.Context, task search.Task) (Choice, error) {
	p := task.Position
	if p.Over() || p.ToMove() == engine.Nature {
		return Choice{}, nothing
	}
	if t.team == nil {
		began := time.Now()
		t.team = t.seat(p)
		if task.Limits.Time > 0 { // making ready counts
			task.Limits.Time = max(task.Limits.Time-time.Since(began), time.Millisecond)
		}
	}
	r := t.team.Run(ctx, task)
	if len(r.Roots) == 0 {
		return Choice{}, nothing
	}
	return choice(r, p.Seats()), nil
}

func (t *thinker) seat(p engine.Position) *search.Team {
	if t.far {
		return search.NewFarsighted(t.judge, p, t.bits, t.size)
	}
	return search.NewTeam(t.judge, p, t.bits, t.size)
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
	l := Line{Move: r.Move, Moves: append([]engine.Move(nil), r.Line...)}
	for s := range seats {
		l.Win = append(l.Win, float64(r.Win[s])/search.Certain)
		l.Scores = append(l.Scores, float64(r.Worth.Final[s])/100)
	}
	return l
}
