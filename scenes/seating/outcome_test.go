package seating_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/locale"
	"azulejo/scenes/seating"
)

// TestOutcomesOfTies plays random games and checks that the outcome says by what a tie was broken if the scores of the first two are equal and one of
// them has more complete rows, and otherwise not.
func TestOutcomesOfTies(t *testing.T) {
	w := english(t)
	players := seating.Players{{Name: "Ana"}, {Name: "Bo"}}
	broken := 0
	for seed := range uint64(600) {
		end := randomGame(t, azul.Coloured(), seed, func(moves []engine.Move, r *rand.Rand) engine.Move { return moves[r.IntN(len(moves))] })
		p := azul.See(end.Position())
		var rows [2]int
		for s := range engine.Seat(2) {
			for row := range 5 {
				covered := 0
				for col := range 5 {
					if _, ok := p.Wall(s, row, col); ok {
						covered++
					}
				}
				rows[s] += covered / 5
			}
		}
		want, text := "", players.OutcomeAndTie(w, end)
		if p.Score(0) == p.Score(1) && rows[0] != rows[1] {
			broken++
			want = fmt.Sprintf("Equal points: %d complete rows against %d.", max(rows[0], rows[1]), min(rows[0], rows[1]))
			want = strings.Replace(want, ": 1 complete rows", ": one complete row", 1)
		}
		if !strings.HasSuffix(text, want) || strings.Contains(text, "against") != (want != "") {
			t.Errorf("seed %d: %v points and %v rows: %q, expected it to end in %q", seed, p.Scores(nil), rows, text, want)
		}
	}
	if broken == 0 {
		t.Error("no tie was broken")
	}
}

// TestOutcomeOfEndlessGames checks that the outcome of an endless game is a draw in words.
func TestOutcomeOfEndlessGames(t *testing.T) {
	end := randomGame(t, azul.Grey(), 1, func(moves []engine.Move, _ *rand.Rand) engine.Move { return moves[len(moves)-1] }) // to the floor line
	players := seating.Players{{Name: "Ana"}, {Name: "Bo"}}
	if got, want := players.OutcomeAndTie(english(t), end), "No tile has reached a wall for 10 rounds. The game is a draw"; got != want {
		t.Errorf("%q, expected %q", got, want)
	}
}

func randomGame(t *testing.T, e *engine.Edition, seed uint64, choose func([]engine.Move, *rand.Rand) engine.Move) engine.Cursor {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: 2}, seed)
	r := rand.New(rand.NewPCG(seed, 1))
	for err == nil && !m.Over() {
		if moves := m.Position().Moves(nil); len(moves) > 0 {
			err = m.Play(choose(moves, r), nil)
		} else {
			err = m.Draw(nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return engine.Cursor{Match: m, At: len(m.Moves())}
}

func english(t *testing.T) *locale.Words {
	t.Helper()
	w, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	return w
}
