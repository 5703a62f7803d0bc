package saves

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/store"
)

// lengths returns the number of moves of each archived game, in the order of List.
func lengths(w Window) (all []int) {
	for _, g := range List(w) {
		m, _, _ := Open(w, g)
		n := 0
		for i := range m.Moves() {
			if m.At(i).ToMove() != engine.Nature {
				n++
			}
		}
		all = append(all, n)
	}
	return all
}

// TestMakeCurrent checks that the chosen game becomes current, the current one is archived, and the others are unchanged.
func TestMakeCurrent(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	for _, moves := range []int{3, 4, 5, 6} {
		Archive(c)
		startGame(t, c, uint64(moves), moves)
	}
	expectArchived := func(what string, want ...int) {
		t.Helper()
		if got := lengths(c); !slices.Equal(got, want) {
			t.Errorf("%s: the archive has %v, want %v", what, got, want)
		}
	}
	expectArchived("at first", 5, 4, 3)
	MakeCurrent(c, List(c)[1])
	expectArchived("after the second became current", 6, 5, 3)
	if n := continuedMoves(c); n != 4 {
		t.Errorf("the window has a game of %d moves, want 4", n)
	}
	Delete(c, List(c)[2])
	expectArchived("after the last was deleted", 6, 5)
	if err := c.Store.Save(inProgress().key(9), []byte("nonsense")); err != nil {
		t.Fatal(err)
	}
	expectArchived("with a damaged game", 6, 5)
	if text, err := c.Store.Load(inProgress().key(9)); err != nil || string(text) != "nonsense" {
		t.Errorf("the damaged game has changed: %q, %v", text, err)
	}
}

// TestMakeOldestCurrent checks that choosing the oldest game of a full archive loses no game.
func TestMakeOldestCurrent(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	for n := range MaxArchived + 1 {
		Archive(c)
		startGame(t, c, uint64(n+1), n+2)
	}
	all := List(c)
	if len(all) != MaxArchived {
		t.Fatalf("%d games are archived", len(all))
	}
	MakeCurrent(c, all[MaxArchived-1])
	if n := continuedMoves(c); n != 2 || len(lengths(c)) != MaxArchived {
		t.Errorf("the window has a game of %d moves, want 2; the archive has %v", n, lengths(c))
	}
}
