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
	if err := c.Store.Save(archiveKey(9, false), []byte("nonsense")); err != nil {
		t.Fatal(err)
	}
	expectArchived("with a damaged game", 6, 5)
	if text, err := c.Store.Load(archiveKey(9, false)); err != nil || string(text) != "nonsense" {
		t.Errorf("the damaged game has changed: %q, %v", text, err)
	}
}

// TestMakeOldestCurrent checks that choosing the oldest game of a full archive loses no game.
func TestMakeOldestCurrent(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 1, 2)
	Archive(c)
	for n := range MaxKept - 1 {
		text, _ := c.Store.Load(archiveKey(1, false))
		c.Store.Save(archiveKey(n+2, false), text)
	}
	startGame(t, c, 2, 3)
	MakeCurrent(c, All(c)[MaxKept-1])
	if n := continuedMoves(c); n != 2 || len(All(c)) != MaxKept {
		t.Errorf("the window has a game of %d moves, want 2; the archive has %d", n, len(All(c)))
	}
}

// TestDeletedGameIsRestored checks that a deleted game can be restored as it was, also if another game has its key by then.
func TestDeletedGameIsRestored(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	for n := range 3 {
		startGame(t, c, uint64(n+1), n+3)
		Archive(c)
	}
	restore := Delete(c, List(c)[0])
	if got := lengths(c); !slices.Equal(got, []int{4, 3}) {
		t.Errorf("after a game was deleted, there are %v", got)
	}
	if restore(); !slices.Equal(lengths(c), []int{5, 4, 3}) {
		t.Errorf("restored, there are %v", lengths(c))
	}
	restore = Delete(c, List(c)[0])
	startGame(t, c, 9, 8)
	Archive(c)
	if restore(); !slices.Equal(lengths(c), []int{5, 8, 4, 3}) {
		t.Errorf("restored behind another game, there are %v", lengths(c))
	}
}
