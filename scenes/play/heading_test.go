package play

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
)

// TestHeadingNamesTheDraw checks that the title says what is being filled, factories or supply, before and during a draw.
func TestHeadingNamesTheDraw(t *testing.T) {
	want := map[string]string{"deal": "The factories are being refilled.", "supply": "The tiles are being laid out.", "fill": "The supply is being refilled."}
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 0, false)
		m := b.s.session.match
		m.Goto(0)
		dice, seen := rand.New(rand.NewPCG(1, uint64(at))), map[string]bool{}
		for !m.Position().Over() && m.Position().Round() < 5 {
			p := m.Position()
			word, _ := p.Chance()
			if p.ToMove() != engine.Nature {
				moves := p.Moves(nil)
				if err := m.Play(moves[dice.IntN(min(len(moves), 3))], nil); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if seen[word] {
				if _, err := b.s.session.drawAll(); err != nil {
					t.Fatal(err)
				}
				continue
			}
			seen[word] = true
			b.s.endAnimation()
			for _, when := range []string{"before", "during"} {
				if got := b.s.heading.titleText; got != want[word] {
					t.Errorf("%s %q: %q, want %q", when, word, got, want[word])
				}
				b.ticks(1)
			}
			b.finishAnimation()
		}
		if !seen["deal"] && !seen["supply"] || at >= 2 && !seen["fill"] {
			t.Errorf("only %v occurred", seen)
		}
	})
}
