package players

import (
	"context"
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/gamedef"
	"azulejo/engine/pavilion"
	"azulejo/engine/search"
)

// TestTypicalLines checks that lines are continued to the end of their round, that lines which end as expected are kept, and that otherwise lines are found
// whose ends are nearer to what is expected, with the parts of their ends.
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
		// finished returns two lines that are continued, if the first is expected to be worth some points more than exact and the second less.
		exact, second := f.ending(c.Lines[0].Moves, f.reply).worth, f.ending(c.Lines[1].Moves, f.reply).worth
		finished := func(more float64) []Line {
			lines := slices.Clone(c.Lines[:2])
			lines[0].Scores = []float64{exact[0] + more, exact[1] - more}
			lines[1].Scores = []float64{second[0] - more, second[1] + more}
			f.finish(ctx, lines)
			return lines
		}
		plain := finished(0)
		if f.distance(end(plain[0]), exact) > 1 || f.distance(end(plain[1]), second) > 1 {
			t.Errorf("the parts and the scores add up to %v and %v, expected %v and %v", end(plain[0]), end(plain[1]), exact, second)
		}
		moves, _ := engine.FinishRound(before, c.Lines[0].Moves, f.reply)
		if !slices.Equal(plain[0].Moves, moves) {
			t.Error("a line that ends as expected is not kept")
		}
		other := finished(3)
		if other[0].Moves[0] != plain[0].Moves[0] || other[1].Moves[0] != plain[1].Moves[0] {
			t.Error("a line begins with another move")
		}
		differ := func(l []Line) float64 { return end(l[0])[0] - end(l[1])[0] }
		wanted := differ(plain) + 6
		if math.Abs(differ(other)-wanted) < 3 {
			better++
		}
	}
	if better < 2 {
		t.Errorf("only %d pairs of lines are more typical", better)
	}
}

// TestExpectedScoresAreThoseOfDecidedLines checks that the scores to expect are those with which a line ends where a search sees the end of the game in
// all lines, without draws.
func TestExpectedScoresAreThoseOfDecidedLines(t *testing.T) {
	ctx := context.Background()
	lines := 0
	value := func() search.Evaluator { return pavilion.NewMaster() }
	for _, x := range []struct {
		gamedef.Game
		late func(engine.Position) bool
	}{{coloured(), fewTakes}, {grey(), fewTakes}, {gamedef.Game{Edition: pavilion.Coloured(), Evaluator: value, Plain: value}, placing}} {
		g := x.Game
		for seats := 2; seats <= 4; seats++ {
			best := newPlayer(t, Best, g)
			for seed := range uint64(3) {
				for _, p := range lastPositions(t, g, seats, seed, x.late) {
					moves := p.Moves(nil)
					moves = moves[:min(4, len(moves))]
					c, err := best.Choose(ctx, search.Task{Position: p, Moves: moves, MultiPV: 4, WholeRound: true, Limits: search.Limits{Nodes: 20_000}})
					if err != nil {
						t.Fatal(err)
					}
					for _, l := range c.Lines[:min(4, len(c.Lines))] {
						end, drawn := p.Clone(), false
						for _, m := range l.Moves {
							drawn = drawn || end.ToMove() == engine.Nature
							end.Play(m, nil)
						}
						if !end.Over() || drawn {
							continue
						}
						lines++
						for s, n := range end.Scores(nil) {
							if math.Abs(l.Scores[s]-float64(n)) > 0.5 {
								t.Errorf("%s, %d seats, seed %d: expected %.1f after %s, but its line ends with %d", g.Edition.ID, seats, seed, l.Scores, p.AppendMove(nil, l.Move), end.Scores(nil))
								break
							}
						}
					}
				}
			}
		}
	}
	if lines < 50 {
		t.Errorf("only %d lines end the game", lines)
	}
}

// lastPositions returns the positions of the last round of a game that match.
func lastPositions(t *testing.T, g gamedef.Game, seats int, seed uint64, matches func(engine.Position) bool) (all []engine.Position) {
	t.Helper()
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, seed)
	if err != nil {
		t.Fatal(err)
	}
	player, round := newPlayer(t, "greedy", g), 0
	for !m.Over() {
		p := m.Position()
		if p.ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			if p.Round() > round {
				round, all = p.Round(), nil
			}
			if matches(p) {
				all = append(all, p.Clone())
			}
			var choice Choice
			if choice, err = player.Choose(context.Background(), search.Task{Position: p, Seed: seed}); err == nil {
				err = m.Play(choice.Move, nil)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// fewTakes reports whether few piles are left.
func fewTakes(p engine.Position) bool {
	piles := map[azul.Take]bool{}
	for _, m := range p.Moves(nil) {
		if take, ok := azul.Taken(m); ok {
			take.Line = 0
			piles[take] = true
		}
	}
	return len(piles) > 1 && len(piles) <= 4
}

// placing reports whether tiles are placed on stars.
func placing(p engine.Position) bool {
	return slices.ContainsFunc(p.Moves(nil), func(m engine.Move) bool { _, ok := pavilion.Placed(m); return ok })
}
