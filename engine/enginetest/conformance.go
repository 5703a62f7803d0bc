// Package enginetest is the test suite for editions: random games, round trips, undo, events and allocations.
package enginetest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/soak"
)

// Run tests that an edition conforms to engine.Position, with random games for each number of players.
func Run(t *testing.T, e *engine.Edition) {
	for n := e.MinSeats; n <= e.MaxSeats; n++ {
		t.Run(fmt.Sprintf("%d players", n), func(t *testing.T) {
			r := soak.Run(t.Context(), e, n, long.Count(20, 100), 1)
			for _, f := range r.Faults {
				t.Error(f)
			}
			for seed := range long.Count[uint64](2, 8) {
				conform(t, e, n, seed)
			}
		})
	}
	t.Run("options", func(t *testing.T) { options(t, e) })
	t.Run("allocations", func(t *testing.T) { allocations(t, e) })
}

// options checks that New returns an error for options out of range.
func options(t *testing.T, e *engine.Edition) {
	for _, o := range []engine.Options{{Players: e.MinSeats - 1}, {Players: e.MaxSeats + 1}, {Players: 2, Start: 2}, {Players: 2, Start: -1}, {Players: 2, Jokers: "XX"}} {
		if _, err := e.New(o); err == nil {
			t.Errorf("%+v is accepted", o)
		}
	}
}

// conform plays one random game and checks each position completely.
func conform(t *testing.T, e *engine.Edition, players int, seed uint64) {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: players}, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	tally := NewTally()
	var log engine.Log
	var open openSets
	for !m.Position().Over() && m.Position().Round() < 30 {
		p := m.Position()
		moves := checkMoves(t, p, r)
		read := readBack(t, e, p)
		log.Reset()
		if p.ToMove() == engine.Nature {
			err = m.Draw(&log)
		} else {
			err = m.Play(moves[r.IntN(len(moves))], &log)
		}
		if err == nil {
			err = tally.Apply(log.Events)
		}
		if err == nil {
			err = tally.Compare(m.Position())
		}
		open.apply(log.Events)
		if err != nil {
			t.Fatalf("seed %d, move %d: %v", seed, len(m.Moves()), err)
		}
		made := m.Moves()
		if read.Play(made[len(made)-1], nil); read.Hash() != m.Position().Hash() {
			t.Fatalf("seed %d, move %d leads to another position from the parsed state: %s", seed, len(made), p.AppendState(nil, nil))
		}
	}
	readBack(t, e, m.Position())
	if m.Position().Over() && open != (openSets{}) {
		t.Errorf("seed %d: completed sets less those counted at the end of the game: %v", seed, open)
	}
	checkUndo(t, m)
}

// readBack writes a position as a state, parses it and compares the result with the position.
func readBack(t *testing.T, e *engine.Edition, p engine.Position) engine.Position {
	t.Helper()
	text := p.AppendState(nil, nil)
	q, _, err := e.ParseState(text)
	if err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	word, groups := p.Chance()
	readWord, readGroups := q.Chance()
	switch again := q.AppendState(nil, nil); {
	case !bytes.Equal(text, again):
		t.Fatalf("the state %s is written again as %s", text, again)
	case q.Hash() != p.Hash() || q.ToMove() != p.ToMove() || readWord != word || readGroups != groups:
		t.Fatalf("a state with %d to move and %d groups to %q is read with %d to move and %d groups to %q: %s", p.ToMove(), groups, word, q.ToMove(), readGroups, readWord, text)
	case !slices.Equal(q.Moves(nil), p.Moves(nil)):
		t.Fatalf("other moves after reading %s", text)
	}
	return q
}

// openSets holds the number of sets of each kind that each seat has completed and that have not been counted yet.
type openSets [engine.MaxSeats][engine.FromNumbers + 1]int

// apply adds the sets that events complete and subtracts those whose bonus they count.
func (o *openSets) apply(events []engine.Event) {
	for _, e := range events {
		switch {
		case !e.Source.Bonus():
		case e.Kind == engine.Complete:
			o[e.Seat][e.Source]++
		default:
			o[e.Seat][e.Source]--
		}
	}
}

// checkMoves checks the list of legal moves and returns it.
func checkMoves(t *testing.T, p engine.Position, r *rand.Rand) []engine.Move {
	t.Helper()
	moves := p.Moves(nil)
	if again := p.Moves(nil); !slices.Equal(moves, again) {
		t.Fatal("the order of moves changes")
	}
	seen := map[engine.Move]bool{}
	for _, m := range moves {
		text := string(p.AppendMove(nil, m))
		back, err := p.ParseMove(text)
		if err != nil || back != m || seen[m] {
			t.Fatalf("%q is read back as %v, %v (twice: %v)", text, back, err, seen[m])
		}
		seen[m] = true
		if err := p.Check(m); err != nil {
			t.Fatalf("the legal move %q is illegal according to Check: %v", text, err)
		}
	}
	for range 20 {
		m := engine.Move(r.Uint64())
		if len(moves) > 0 && r.IntN(2) == 0 {
			m = moves[r.IntN(len(moves))] ^ 1<<r.IntN(64)
		}
		if p.ToMove() != engine.Nature && !seen[m] && p.Check(m) == nil {
			t.Fatalf("the unlisted move %x is accepted", uint64(m))
		}
	}
	if p.Check(engine.NoMove) == nil && p.ToMove() != engine.Nature {
		t.Fatal("NoMove is accepted")
	}
	q := p.Clone()
	if q.Hash() != p.Hash() {
		t.Fatal("a clone has another hash")
	}
	return moves
}

// checkUndo undoes the game move by move and redoes it.
func checkUndo(t *testing.T, m *engine.Match) {
	t.Helper()
	var hashes []uint64
	for {
		hashes = append(hashes, m.Position().Hash())
		if !m.Undo() {
			break
		}
	}
	for i := len(hashes) - 1; i >= 0; i-- {
		if m.Position().Hash() != hashes[i] {
			t.Fatal("redo leads to another position")
		}
		m.Redo(nil)
	}
}

// allocations checks that Moves, Play, Draw, CopyFrom and Hash do not allocate.
func allocations(t *testing.T, e *engine.Edition) {
	start, err := e.New(engine.Options{Players: e.MaxSeats})
	if err != nil {
		t.Fatal(err)
	}
	p, r := start.Clone(), rand.New(rand.NewPCG(4, 5))
	buffer := make([]engine.Move, 0, 1024)
	if n := testing.AllocsPerRun(20, func() {
		p.CopyFrom(start)
		buffer, _ = soak.PlayOut(p, r, buffer)
		_ = p.Hash()
	}); n != 0 {
		t.Errorf("a game allocates %v times", n)
	}
}
