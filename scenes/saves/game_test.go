package saves

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/store"
)

// lengths are how many moves were made in the games kept beside, as they are listed.
func lengths(w Window) (all []int) {
	for _, g := range Kept(w) {
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

// TestKeptGamesAreChosen: the one taken becomes the window's, whose own takes a place among the kept ones; no other is touched.
func TestKeptGamesAreChosen(t *testing.T) {
	c := window(t, store.NewMemory())
	for _, moves := range []int{3, 4, 5, 6} {
		Aside(c)
		begin(t, c, uint64(moves), moves)
	}
	hold := func(what string, want ...int) {
		t.Helper()
		if got := lengths(c); !slices.Equal(got, want) {
			t.Errorf("%s: %v are kept, want %v", what, got, want)
		}
	}
	hold("at first", 5, 4, 3)
	Take(c, Kept(c)[1])
	hold("once the second is taken", 6, 5, 3)
	if n := found(c); n != 4 {
		t.Errorf("the window has a game of %d moves, want 4", n)
	}
	Remove(c, Kept(c)[2])
	hold("once the last is removed", 6, 5)
	if err := c.Store.Save(keptKey(9), []byte("nonsense")); err != nil {
		t.Fatal(err)
	}
	hold("beside a damaged one", 6, 5)
	if text, err := c.Store.Load(keptKey(9)); err != nil || string(text) != "nonsense" {
		t.Errorf("a damaged one is touched: %q, %v", text, err)
	}
}

// TestTheOldestIsTakenFromAFullList: what makes room for the window's own game is not lost.
func TestTheOldestIsTakenFromAFullList(t *testing.T) {
	c := window(t, store.NewMemory())
	for n := range mostKept + 1 {
		Aside(c)
		begin(t, c, uint64(n+1), n+2)
	}
	all := Kept(c)
	if len(all) != mostKept {
		t.Fatalf("%d are kept", len(all))
	}
	Take(c, all[mostKept-1])
	if n := found(c); n != 2 || len(lengths(c)) != mostKept {
		t.Errorf("the window has a game of %d moves, want 2; %v are kept", n, lengths(c))
	}
}
