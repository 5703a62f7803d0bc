package enginetest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/engine/soak"
)

// Rules is a position in a slow and simple implementation of the rules that shares no code with the engine.
type Rules interface {
	// Moves returns the legal moves as text, none if Nature is to move or the game is over.
	Moves() []string
	// Play returns the position after a move and does not change the receiver.
	Play(move string) Rules
}

// Perft is a test case: a position, given by the moves of a record, and the numbers of sequences of 1, 2 … legal moves from there.
type Perft struct {
	Name, Moves string
	Counts      []int
}

// maxReferenceCount is the largest count that is also computed with the reference rules.
const maxReferenceCount = 10_000

// Counts compares the perft counts of an edition with known counts and with those of the reference rules, which read creates from a state.
func Counts(t *testing.T, e *engine.Edition, players int, cases []Perft, read func(state []byte) Rules) {
	t.Helper()
	for _, c := range cases {
		text := fmt.Sprintf("[Game \"%s\"]\n[Players \"%d\"]\n[Start \"1\"]\n%s", e.ID, players, c.Moves)
		r, err := record.Parse(c.Name, []byte(text), []*engine.Edition{e})
		if err != nil {
			t.Fatal(err)
		}
		p := r.Match.Position()
		for i, want := range c.Counts {
			if got := soak.Perft(t.Context(), p, i+1); got != want {
				t.Errorf("%s, %s: %d sequences of %d moves, expected %d", e.ID, c.Name, got, i+1, want)
			}
			if want > maxReferenceCount {
				continue
			}
			if got := count(read(p.AppendState(nil, nil)), i+1); got != want {
				t.Errorf("%s, %s: %d sequences of %d moves by the reference rules, expected %d", e.ID, c.Name, got, i+1, want)
			}
		}
	}
}

func count(r Rules, depth int) (n int) {
	moves := r.Moves()
	if depth == 1 {
		return len(moves)
	}
	for _, m := range moves {
		n += count(r.Play(m), depth-1)
	}
	return n
}

// Listed compares the legal moves of complete games with those of the reference rules, both read from each position and after playing the last move.
func Listed(t *testing.T, e *engine.Edition, read func(state []byte) Rules) {
	for players := e.MinSeats; players <= e.MaxSeats; players++ {
		m, err := engine.NewMatch(e, engine.Options{Players: players}, uint64(players))
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(players), 4))
		for carried := Rules(nil); !m.Position().Over() && m.Position().Round() < 30; {
			p := m.Position()
			if carried != nil {
				compareMoves(t, p, carried)
			}
			if p.ToMove() == engine.Nature {
				carried, err = nil, m.Draw(nil)
			} else {
				fresh := read(p.AppendState(nil, nil))
				compareMoves(t, p, fresh)
				mv := bestOfRandom(p, r)
				carried, err = fresh.Play(string(p.AppendMove(nil, mv))), m.Play(mv, nil)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// bestOfRandom returns the move with the highest immediate score among some random legal moves: purely random games do not get far.
func bestOfRandom(p engine.Position, r *rand.Rand) engine.Move {
	moves := p.Moves(nil)
	best, most := moves[0], -1
	for range 12 {
		mv, q := moves[r.IntN(len(moves))], p.Clone()
		q.Play(mv, nil)
		if sum := q.Scores(nil)[p.ToMove()]; sum > most {
			best, most = mv, sum
		}
	}
	return best
}

// compareMoves compares the legal moves of a position with those of the reference rules, ignoring their order.
func compareMoves(t *testing.T, p engine.Position, r Rules) {
	t.Helper()
	sorted := func(all []string) []string { return slices.Sorted(slices.Values(all)) }
	if moves, reference := Moves(p), r.Moves(); !slices.Equal(sorted(moves), sorted(reference)) {
		t.Fatalf("moves %v, by the reference rules %v, of %s", moves, reference, p.AppendState(nil, nil))
	}
}
