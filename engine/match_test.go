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

// step makes one move, a random one for a seat or a draw for Nature.
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

// hash returns the hash of the position after n moves, played from the start.
func hash(t *testing.T, m *engine.Match, n int) uint64 {
	t.Helper()
	p := m.Start()
	for _, mv := range m.Line()[:n] {
		p.Play(mv, nil)
	}
	return p.Hash()
}

// TestPositionsOfAMatch compares all positions of random games, including those after undone moves, with a replay from the start.
func TestPositionsOfAMatch(t *testing.T) {
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
			t.Errorf("%s: after going to move 30, %d are played and %d undone", e.ID, len(m.Moves()), len(m.Redoable()))
		}
	}
}

// TestDrawAfterUndo undoes all moves and makes them again, partly with Redo and partly with Draw, and checks that the same tiles are drawn.
func TestDrawAfterUndo(t *testing.T) {
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
			t.Errorf("%s: redo leads to other moves", e.ID)
		}
	}
}

// TestAnotherMoveDropsRedoableMoves checks that a different move drops the moves to redo and that the same move keeps them.
func TestAnotherMoveDropsRedoableMoves(t *testing.T) {
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
		t.Errorf("another move leaves %d moves, %v", len(m.Redoable()), err)
	}
}

// TestInvalidOperations checks that invalid operations fail and do not change the match.
func TestInvalidOperations(t *testing.T) {
	m := newMatch(t, azul.Coloured(), 8)
	for m.Position().ToMove() == engine.Nature {
		if err := m.Draw(nil); err != nil {
			t.Fatal(err)
		}
	}
	before := len(m.Line())
	if m.Play(engine.NoMove, nil) == nil || m.Draw(nil) == nil || m.Goto(-1) || m.Goto(before+1) || m.Follow("unknown") || m.Drop(engine.Main) || m.Alone("unknown") != nil {
		t.Error("an invalid operation succeeded")
	}
	if m.Branch(engine.Main, 1) == nil {
		t.Error("a line is created twice")
	}
	if len(m.Line()) != before || m.Following() != engine.Main {
		t.Error("an operation that failed changed the match")
	}
}

// TestBranch branches in the middle of a game and checks that the main line and the branch keep their moves and positions.
func TestBranch(t *testing.T) {
	for _, e := range editions() {
		m, r := newMatch(t, e, 9), rand.New(rand.NewPCG(9, 0))
		for range 50 {
			step(t, m, r)
		}
		m.Goto(40)
		main, position := slices.Clone(m.Line()), m.Position()
		if err := m.Branch("variation", 77); err != nil {
			t.Fatal(err)
		}
		if m.Following() != "variation" || m.Position() != position || len(m.Redoable()) != 0 {
			t.Fatalf("%s: a branch begins in another position", e.ID)
		}
		for range 25 {
			step(t, m, r)
		}
		branch := slices.Clone(m.Line())
		if slices.Equal(branch[:50], main) {
			t.Fatalf("%s: the branch has the moves of the main line", e.ID)
		}
		if !m.Follow(engine.Main) || m.Position() != position || !slices.Equal(m.Line(), main) {
			t.Errorf("%s: the main line is not where it was left", e.ID)
		}
		step(t, m, r)
		if alone := m.Alone("variation"); alone.Following() != engine.Main || !slices.Equal(alone.Moves(), branch) || len(alone.Lines()) != 1 {
			t.Errorf("%s: the branch alone has other moves", e.ID)
		}
		if m.Follow("variation"); !slices.Equal(m.Line(), branch) || m.At(65).Hash() != hash(t, m, 65) {
			t.Errorf("%s: the branch has changed", e.ID)
		}
		if m.Drop("variation") || !m.Follow(engine.Main) || !m.Drop("variation") || !slices.Equal(m.Lines(), []string{engine.Main}) {
			t.Errorf("%s: lines left: %q", e.ID, m.Lines())
		}
	}
}

// TestSeedsOfBranches checks that branches with different seeds get different deals and branches with equal seeds equal ones.
func TestSeedsOfBranches(t *testing.T) {
	m := newMatch(t, azul.Coloured(), 10)
	deal := func(name string, seed uint64) uint64 {
		t.Helper()
		m.Follow(engine.Main)
		if err := m.Branch(name, seed); err != nil {
			t.Fatal(err)
		}
		for m.Position().ToMove() == engine.Nature {
			if err := m.Draw(nil); err != nil {
				t.Fatal(err)
			}
		}
		return m.Position().Hash()
	}
	if a, b, c := deal("a", 1), deal("b", 2), deal("c", 1); a == b || a != c {
		t.Errorf("deals of seeds 1, 2 and 1 lead to %x, %x and %x", a, b, c)
	}
}
