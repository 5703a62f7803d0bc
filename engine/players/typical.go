package players

import (
	"context"
	"math"

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
	// Lines of the search are kept if their ends are nearer to what it expects than this, in squared points: that of the first line, and the differences
	// of the others from it.
	keptFirst, keptOther = 9, 0.5
)

// finishLines continues lines to the end of their round such that their ends differ by what the search expects.
func (t *thinker) finishLines(ctx context.Context, task search.Task, lines []Line) {
	before := task.Position
	reply := func(p engine.Position) engine.Move { return t.reply(ctx, p) }
	f := &finisher{reply: reply, before: before, evaluator: t.newEvaluator(), samples: typicalLines, comparing: len(task.Moves) > 0}
	if n := task.Limits.Nodes; n > 0 {
		f.samples = int(min(typicalLines, n/nodesPerLine))
	}
	f.sampler = search.NewSampler(f.evaluator, before)
	f.finish(ctx, lines)
}

// finisher finds typical lines.
type finisher struct {
	reply     func(engine.Position) engine.Move // a short search
	before    engine.Position
	evaluator search.Evaluator
	sampler   *search.Sampler
	samples   int
	// comparing reports whether the lines are those of moves to compare, not the best ones, which are chosen by the scores that the search expects. Then these
	// agree with how the lines end the game.
	comparing bool
}

// ending is a line that was continued to the end of its round, and what that is worth to the seats.
type ending struct {
	moves []engine.Move
	end   engine.Position
	worth []float64
}

// finish continues lines by short searches or, if they then do not end as expected, by the moves of playouts, each from another move of the line on. It
// chooses the endings together, as the lines are compared with each other.
func (f *finisher) finish(ctx context.Context, lines []Line) {
	if len(lines) == 0 {
		return
	}
	all := make([][]ending, len(lines))
	for i := range lines {
		all[i] = []ending{f.ending(lines[i].Moves, f.reply)}
	}
	chosen, miss := f.choose(lines, all)
	solvable := f.solvable(lines)
	if miss > 0 && !solvable {
		for i := range lines {
			all[i] = f.sample(ctx, lines[i].Moves, all[i])
			if f.comparing {
				limitScores(lines[i].Scores, all[i])
			}
		}
		chosen, _ = f.choose(lines, all)
	}
	for i := range lines {
		l, e := &lines[i], &all[i][chosen[i]]
		l.Moves = e.moves
		if f.comparing && solvable && !f.draws(e.moves) { // nothing is left to chance
			l.Scores = e.worth
		}
		if a, ok := f.evaluator.(search.Attributor); ok && !e.end.Over() {
			l.Parts = Parts(a, e.end)
		}
	}
}

// solvable reports whether the rest of the game can be solved after the moves of all lines, so that short searches play it well.
func (f *finisher) solvable(lines []Line) bool {
	solver, ok := f.evaluator.(search.EndgameSolver)
	for _, l := range lines {
		after := f.before.Clone()
		after.Play(l.Move, nil)
		ok = ok && (after.Over() || solver.Solvable(after))
	}
	return ok
}

// ending continues a line with the moves that choose returns.
func (f *finisher) ending(line []engine.Move, choose func(engine.Position) engine.Move) ending {
	moves, end := engine.FinishRound(f.before, line, choose)
	return ending{moves, end, f.worth(end)}
}

// draws reports whether tiles are drawn in the course of moves.
func (f *finisher) draws(moves []engine.Move) bool {
	p := f.before.Clone()
	for _, m := range moves {
		if p.ToMove() == engine.Nature {
			return true
		}
		p.Play(m, nil)
	}
	return false
}

// sample adds the endings of playouts of a line.
func (f *finisher) sample(ctx context.Context, line []engine.Move, all []ending) []ending {
	for k := 0; k < f.samples && ctx.Err() == nil; k++ {
		f.sampler.Seed(uint64(k))
		all = append(all, f.ending(line[:1+k%len(line)], f.sampler.Choose))
	}
	return all
}

// limitScores limits the expected scores of a line that ends the game to those with which it was seen to end.
func limitScores(scores []float64, endings []ending) {
	for _, e := range endings {
		if !e.end.Over() {
			return
		}
	}
	for s := range scores {
		least, most := endings[0].worth[s], endings[0].worth[s]
		for _, e := range endings {
			least, most = min(least, e.worth[s]), max(most, e.worth[s])
		}
		scores[s] = min(max(scores[s], least), most)
	}
}

// choose returns the index of an ending for each line, the first ones of equals, such that the first line is worth what is expected and the others differ
// from it by what is expected. miss is by how much that fails, in squared points; 0 means that it does not.
func (f *finisher) choose(lines []Line, all [][]ending) (best []int, miss float64) {
	difference := func(a, b []float64) []float64 {
		d := make([]float64, len(a))
		for s := range d {
			d[s] = a[s] - b[s]
		}
		return d
	}
	for first := range all[0] {
		from := &all[0][first]
		chosen, sum := []int{first}, max(0, f.distance(from.worth, lines[0].Scores)-keptFirst)
		for i := 1; i < len(lines); i++ {
			expected := difference(lines[i].Scores, lines[0].Scores)
			at, least := 0, math.Inf(1)
			for k := range all[i] {
				if d := max(0, f.distance(difference(all[i][k].worth, from.worth), expected)-keptOther); d < least {
					at, least = k, d
				}
			}
			chosen, sum = append(chosen, at), sum+least
		}
		if best == nil || sum < miss {
			best, miss = chosen, sum
		}
	}
	return best, miss
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
