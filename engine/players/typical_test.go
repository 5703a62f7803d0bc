package players

import (
	"context"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/search"
)

// TestTypicalLines checks that lines are continued to the end of their round, that a line which ends as expected is kept, and that otherwise a line is found
// whose end is nearer to what is expected, with the parts of its end.
func TestTypicalLines(t *testing.T) {
	ctx := context.Background()
	better := 0
	for seed := range uint64(4) {
		before := positionAfter(t, coloured(), 2, seed, 2)
		p := newPlayer(t, Best, coloured()).(*thinker)
		c, err := p.Choose(ctx, search.Task{Position: before, MultiPV: 2, Limits: search.Limits{Nodes: 2000}})
		if err != nil {
			t.Fatal(err)
		}
		f := &finisher{reply: func(q engine.Position) engine.Move { return p.reply(ctx, q) }, before: before, evaluator: p.newEvaluator(), samples: typicalLines}
		f.sampler = search.NewSampler(f.evaluator, before)
		end := func(l Line) []float64 {
			last := before.Clone()
			for _, m := range l.Moves {
				last.Play(m, nil)
			}
			if last.Round() == before.Round() && !last.Over() {
				t.Fatal("the line ends before its round")
			}
			sums := make([]float64, 2)
			for s, n := range last.Scores(nil) {
				sums[s] = float64(n)
			}
			for _, x := range l.Parts {
				sums[x.Seat] += x.Points
			}
			return sums
		}
		plain := c.Lines[0]
		exact := f.finish(ctx, &plain, []float64{50, 50}, 1e9)
		if sums := end(plain); f.distance(sums, exact) > 1 {
			t.Errorf("the parts and the scores add up to %v, expected %v", sums, exact)
		}
		again := c.Lines[0]
		if f.finish(ctx, &again, exact, keptOther); !slices.Equal(again.Moves, plain.Moves) {
			t.Error("a line that ends as expected is not kept")
		}
		target := []float64{exact[0] - 8, exact[1] + 5}
		other := c.Lines[0]
		found := f.finish(ctx, &other, target, keptOther)
		if f.distance(found, target) > f.distance(exact, target) || other.Moves[0] != plain.Moves[0] {
			t.Errorf("%v was expected, %v is found instead of %v", target, found, exact)
		}
		if f.distance(found, target) < f.distance(exact, target)/2 {
			better++
		}
		p.Close()
	}
	if better < 2 {
		t.Errorf("only %d lines are more typical", better)
	}
}
