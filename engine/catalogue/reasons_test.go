package catalogue

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/analysis"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// decisions plays games with the hand-written evaluation, few nodes and some random moves, and calls visit for all positions with more than
// one legal move and their best move.
func decisions(t *testing.T, visit func(g *gamedef.Game, p engine.Position, best engine.Move)) {
	t.Helper()
	dice := rand.New(rand.NewPCG(3, 4))
	for _, g := range Games() {
		for players := 2; players <= 4; players++ {
			m, err := engine.NewMatch(g.Edition, engine.Options{Players: players}, uint64(players))
			if err != nil {
				t.Fatal(err)
			}
			searcher := search.New(g.Plain(), m.Position(), 12)
			for err == nil && !m.Position().Over() {
				p := m.Position()
				moves := p.Moves(nil)
				if len(moves) == 0 {
					err = m.Draw(nil)
					continue
				}
				best := searcher.Run(context.Background(), search.Task{Position: p, Limits: search.Limits{Nodes: 200}}).Best()
				if len(moves) > 1 {
					visit(&g, p, best)
				}
				if dice.IntN(4) == 0 {
					best = moves[dice.IntN(len(moves))]
				}
				err = m.Play(best, nil)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// drawbacks are the codes that never count in favour of a move.
var drawbacks = map[string]bool{
	"why.reply": true, "why.reply-star": true, "why.waste": true, "why.marker-cost": true, "why.marker-floor": true, "why.nowhere": true, "why.spends": true, "why.lose": true,
}

// TestHints checks that the hint for the best move of each position has arguments for the move, and against it at most a drawback.
func TestHints(t *testing.T) {
	all, unexplained := 0, 0
	decisions(t, func(g *gamedef.Game, p engine.Position, best engine.Move) {
		arguments := g.Explain(p, best)
		e := analysis.ExplainHint(arguments, &analysis.Expectation{})
		if all++; e.Expected != nil {
			unexplained++
		}
		if i := slices.IndexFunc(arguments, func(a engine.Argument) bool { return a.Cost }); i >= 0 != (e.Cost != nil) {
			t.Errorf("%s: the cost of %s is not told: %v", g.Edition.ID, p.AppendMove(nil, best), arguments)
		}
		for _, a := range e.For {
			if a.Sign != engine.For || drawbacks[a.Code] {
				t.Errorf("%s: %s is an argument for %s", g.Edition.ID, a.Error(), p.AppendMove(nil, best))
			}
		}
		if e.But != nil && (e.But.Sign != engine.Against || !drawbacks[e.But.Code]) {
			t.Errorf("%s: %s is an argument against %s", g.Edition.ID, e.But.Error(), p.AppendMove(nil, best))
		}
	})
	if all < 1000 || unexplained*50 > all {
		t.Errorf("%d of %d hints have no argument for the move", unexplained, all)
	}
}

// TestReviews compares a random move with the best move of each position and checks that the explanation has no argument against the best move, and no
// fault that both have.
func TestReviews(t *testing.T) {
	dice := rand.New(rand.NewPCG(5, 6))
	decisions(t, func(g *gamedef.Game, p engine.Position, best engine.Move) {
		moves := p.Moves(nil)
		played := moves[dice.IntN(len(moves))]
		better, other := g.Explain(p, best), g.Explain(p, played)
		e := analysis.ExplainReview(better, other, &analysis.Expectation{})
		for _, a := range e.For {
			if a.Sign != engine.For || drawbacks[a.Code] {
				t.Errorf("%s: %s is an argument for the better move %s", g.Edition.ID, a.Error(), p.AppendMove(nil, best))
			}
		}
		if e.Fault != nil && slices.ContainsFunc(better, func(a engine.Argument) bool { return a.Error() == e.Fault.Error() }) {
			t.Errorf("%s: the fault %s also applies to %s", g.Edition.ID, e.Fault.Error(), p.AppendMove(nil, best))
		}
		if len(e.For) == 0 && e.Fault == nil && e.Expected == nil {
			t.Errorf("%s: there is no explanation of %s", g.Edition.ID, p.AppendMove(nil, best))
		}
	})
}

// TestMovesHaveArguments checks that almost every move has arguments, that those for it come first, and that a code always has the same sign.
func TestMovesHaveArguments(t *testing.T) {
	signs := map[string]engine.Sign{}
	without, all := 0, 0
	decisions(t, func(g *gamedef.Game, p engine.Position, best engine.Move) {
		for _, m := range p.Moves(nil) {
			arguments := g.Explain(p, m)
			if all++; len(arguments) == 0 {
				without++
			}
			for i, a := range arguments {
				if i > 0 && a.Sign > arguments[i-1].Sign {
					t.Fatalf("%s: %s follows an argument against %s", g.Edition.ID, a.Error(), p.AppendMove(nil, m))
				}
				if sign, known := signs[a.Code]; known && sign != a.Sign {
					t.Fatalf("%s is for one move and against another", a.Code)
				}
				signs[a.Code] = a.Sign
			}
		}
	})
	if without*1000 > all { // the expected result explains them
		t.Errorf("%d of %d moves have no arguments", without, all)
	}
	if len(signs) < 40 {
		t.Errorf("only %d codes occur", len(signs))
	}
}
