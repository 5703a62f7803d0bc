package engine_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/pavilion"
)

func editions() []*engine.Edition {
	return []*engine.Edition{azul.Coloured(), azul.Grey(), pavilion.Coloured(), pavilion.Sepia()}
}

func newMatch(t *testing.T, e *engine.Edition, seed uint64) *engine.Match {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: 2}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// step makes one move, a random one of a seat or Nature's own.
func step(t *testing.T, m *engine.Match, r *rand.Rand) {
	t.Helper()
	var err error
	if moves := m.Position().Moves(nil); len(moves) > 0 {
		err = m.Play(moves[r.IntN(len(moves))], nil)
	} else {
		err = m.Draw(nil)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func hash(t *testing.T, m *engine.Match, n int) uint64 {
	t.Helper()
	p := m.Start()
	for _, mv := range m.Line()[:n] {
		p.Play(mv, nil)
	}
	return p.Hash()
}

// TestMatchShowsEveryMoment holds every position of random games against the one that the moves before it lead to, taken back or not.
func TestMatchShowsEveryMoment(t *testing.T) {
	for _, e := range editions() {
		m, r := newMatch(t, e, 5), rand.New(rand.NewPCG(5, 0))
		for range 80 {
			step(t, m, r)
		}
		m.Goto(30)
		for n := range len(m.Line()) + 1 {
			if m.At(n).Hash() != hash(t, m, n) {
				t.Errorf("%s: another position after %d moves", e.ID, n)
			}
		}
		if m.Position() != m.At(30) || len(m.Moves()) != 30 || len(m.Redoable()) != 50 {
			t.Errorf("%s: after going to move 30, %d are played and %d taken back", e.ID, len(m.Moves()), len(m.Redoable()))
		}
	}
}

// TestUndoNeverRerolls takes back to the start and forth again by Redo and by Draw.
func TestUndoNeverRerolls(t *testing.T) {
	for _, e := range editions() {
		m, r := newMatch(t, e, 6), rand.New(rand.NewPCG(6, 0))
		for range 60 {
			step(t, m, r)
		}
		line := slices.Clone(m.Line())
		for m.Undo() {
		}
		if len(m.Moves()) != 0 {
			t.Fatalf("%s: undo stops at move %d", e.ID, len(m.Moves()))
		}
		for i := range line {
			if i%2 == 0 && m.Position().ToMove() == engine.Nature {
				if err := m.Draw(nil); err != nil {
					t.Fatal(err)
				}
			} else if !m.Redo(nil) {
				t.Fatalf("%s: redo stops at move %d", e.ID, i)
			}
		}
		if m.Redo(nil) || !slices.Equal(m.Moves(), line) {
			t.Errorf("%s: going forth again leads elsewhere", e.ID)
		}
	}
}

// TestAnotherMoveDropsTheRedoLine: the same move keeps it.
func TestAnotherMoveDropsTheRedoLine(t *testing.T) {
	m, r := newMatch(t, azul.Coloured(), 7), rand.New(rand.NewPCG(7, 0))
	for range 20 {
		step(t, m, r)
	}
	m.Goto(10)
	same := m.Redoable()[0]
	other := m.Position().Moves(nil)[0]
	if other == same {
		other = m.Position().Moves(nil)[1]
	}
	if err := m.Play(same, nil); err != nil || len(m.Redoable()) != 9 {
		t.Errorf("the same move leaves %d of 9 moves, %v", len(m.Redoable()), err)
	}
	m.Undo()
	if err := m.Play(other, nil); err != nil || len(m.Redoable()) != 0 || len(m.Line()) != 11 {
		t.Errorf("another move leaves %d of 0 moves, %v", len(m.Redoable()), err)
	}
}

func TestMatchRefuses(t *testing.T) {
	m := newMatch(t, azul.Coloured(), 8)
	for m.Position().ToMove() == engine.Nature {
		if err := m.Draw(nil); err != nil {
			t.Fatal(err)
		}
	}
	before := len(m.Line())
	if m.Play(engine.NoMove, nil) == nil || m.Draw(nil) == nil || m.Goto(-1) || m.Goto(before+1) {
		t.Error("something that cannot be is not refused")
	}
	if len(m.Line()) != before {
		t.Error("what was refused leaves traces")
	}
}

// TestSeedsDrawTheirOwnChance: another seed deals otherwise, the same seed alike.
func TestSeedsDrawTheirOwnChance(t *testing.T) {
	deal := func(seed uint64) uint64 {
		t.Helper()
		m := newMatch(t, azul.Coloured(), seed)
		for m.Position().ToMove() == engine.Nature {
			if err := m.Draw(nil); err != nil {
				t.Fatal(err)
			}
		}
		return m.Position().Hash()
	}
	if a, b, c := deal(1), deal(2), deal(1); a == b || a != c {
		t.Errorf("deals of seeds 1, 2 and 1 lead to %x, %x and %x", a, b, c)
	}
}
