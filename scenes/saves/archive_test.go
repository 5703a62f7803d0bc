package saves

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/game/store"
)

// TestANewGameKeepsTheOneInProgress checks that every archived game comes back when the games begun after it are over.
func TestANewGameKeepsTheOneInProgress(t *testing.T) {
	c := window(t, store.NewMemory())
	for _, moves := range []int{3, 4, 5} {
		Archive(c)
		begin(t, c, uint64(moves), moves)
	}
	for _, want := range []int{5, 4, 3, -1} {
		if n := found(c); n != want {
			t.Errorf("found is a game of %d moves, want %d", n, want)
		}
		begin(t, c, 9, toTheEnd)
	}
}

// TestANewGameThatIsNotPlayed checks that leaving a new game without a move brings back the game before it.
func TestANewGameThatIsNotPlayed(t *testing.T) {
	c := window(t, store.NewMemory())
	begin(t, c, 1, 3)
	Archive(c)
	if n := found(c); n != 3 {
		t.Errorf("found is a game of %d moves, want 3", n)
	}
	if all, err := archived(storageOf(c)); len(all) > 0 || err != nil {
		t.Errorf("taken back, it is still archived: %v, %v", all, err)
	}
}

func TestGamesThatAreOverAreNotKept(t *testing.T) {
	c := window(t, store.NewMemory())
	begin(t, c, 1, toTheEnd)
	Archive(c)
	if all, err := archived(storageOf(c)); len(all) > 0 || err != nil {
		t.Errorf("kept are %v, %v", all, err)
	}
}

func TestTheOldestGamesGo(t *testing.T) {
	c := window(t, store.NewMemory())
	for moves := range MaxArchived + 3 {
		begin(t, c, 1, moves+1)
		Archive(c)
	}
	if all, err := archived(storageOf(c)); err != nil || len(all) != MaxArchived || all[0] != 4 || all[MaxArchived-1] != MaxArchived+3 {
		t.Errorf("kept are %v, %v", all, err)
	}
}

// full is a store without room for archived games.
type full struct{ *store.Memory }

func (f full) Save(key string, data []byte) error {
	if strings.HasPrefix(key, "game-") {
		return fmt.Errorf("cannot save it: %w", store.ErrFull)
	}
	return f.Memory.Save(key, data)
}

func TestAGameThatCannotBePutAsideStaysWhereItIs(t *testing.T) {
	kept := store.NewMemory()
	c := window(t, full{kept})
	begin(t, c, 1, 3)
	Archive(c)
	begin(t, c, 2, 4)
	if !strings.Contains(c.Toast(), "left as it is") || !strings.Contains(c.Toast(), "there is no room left") {
		t.Errorf("the screen says %q", c.Toast())
	}
	if n := found(c); n != 4 {
		t.Errorf("found is a game of %d moves, want 4", n)
	}
	if n := found(window(t, closed(t, kept))); n != 3 {
		t.Errorf("opened anew, found is a game of %d moves, want 3", n)
	}
}

func TestADamagedGameKeptBesideIsPassed(t *testing.T) {
	c := window(t, store.NewMemory())
	begin(t, c, 1, 3)
	Archive(c)
	if err := c.Store.Save(archiveKey(7), []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	if n := found(c); n != 3 || c.Toast() != c.Words.T("store.damaged") {
		t.Errorf("found is a game of %d moves, and the screen says %q", n, c.Toast())
	}
}
