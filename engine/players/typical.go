package players

import (
	"context"

	"azulejo/engine"
	"azulejo/engine/search"
)

// The value of a move is often the mean over lines that end in different ways, or that of a line that ends before its round. A line to the end of the
// round is typical if its end is worth what the search expects.
const (
	// typicalLines is the number of lines from which the most typical one is chosen. After a search with a limit of nodes it is lower, so that it stays a
	// fraction of the work: one for nodesPerLine nodes.
	typicalLines = 48
	nodesPerLine = 200
	// A line of the search is kept if no other is nearer by this, in squared points.
	keptFirst, keptOther = 9, 0.5
)

// finishLines continues lines to the end of their round. The first line sets the level: the others differ from it by what the search expects.
func (t *thinker) finishLines(ctx context.Context, task search.Task, lines []Line) {
	before := task.Position
	reply := func(p engine.Position) engine.Move { return t.reply(ctx, p) }
	f := &finisher{reply: reply, before: before, evaluator: t.newEvaluator(), samples: typicalLines}
	if n := task.Limits.Nodes; n > 0 {
		f.samples = int(min(typicalLines, n/nodesPerLine))
	}
	f.sampler = search.NewSampler(f.evaluator, before)
	var level []float64
	for i := range lines {
		l := &lines[i]
		if i == 0 {
			level = f.finish(ctx, l, l.Scores, keptFirst)
			for s := range level {
				level[s] -= l.Scores[s]
			}
			continue
		}
		target := make([]float64, len(level))
		for s := range target {
			target[s] = level[s] + l.Scores[s]
		}
		f.finish(ctx, l, target, keptOther)
	}
}

// finisher finds typical lines.
type finisher struct {
	reply     func(engine.Position) engine.Move // a short search
	before    engine.Position
	evaluator search.Evaluator
	sampler   *search.Sampler
	samples   int
}

// finish continues a line to the end of its round such that it is worth about target there: by short searches, or if that ends elsewhere by the moves of
// one of several playouts, each from another move of the line on. It returns what the end is worth to the seats.
func (f *finisher) finish(ctx context.Context, l *Line, target []float64, kept float64) (worth []float64) {
	follow := l.Moves
	moves, end := engine.FinishRound(f.before, follow, f.reply)
	worth = f.worth(end)
	least := f.distance(worth, target) - kept
	for k := range f.samples {
		if least <= 0 || ctx.Err() != nil {
			break
		}
		f.sampler.Seed(uint64(k))
		m, e := engine.FinishRound(f.before, follow[:1+k%len(follow)], f.sampler.Choose)
		if w := f.worth(e); f.distance(w, target) < least {
			moves, end, worth, least = m, e, w, f.distance(w, target)
		}
	}
	l.Moves = moves
	if a, ok := f.evaluator.(search.Attributor); ok && !end.Over() {
		l.Parts = Parts(a, end)
	}
	return worth
}

// worth returns the final scores to expect.
func (f *finisher) worth(p engine.Position) (all []float64) {
	if p.Over() {
		for _, n := range p.Scores(nil) {
			all = append(all, float64(n))
		}
		return all
	}
	var final [engine.MaxSeats]int32
	f.evaluator.Evaluate(p, &final)
	for s := range p.Seats() {
		all = append(all, float64(final[s])/100)
	}
	return all
}

// distance returns the squared distance of two results. The other seats count together as much as the seat that moves.
func (f *finisher) distance(a, b []float64) (sum float64) {
	for s := range a {
		d := (a[s] - b[s]) * (a[s] - b[s])
		if engine.Seat(s) != f.before.ToMove() {
			d /= float64(len(a) - 1)
		}
		sum += d
	}
	return sum
}
