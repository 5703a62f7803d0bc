package saves

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/game/store"
)

// TestArchivedGamesReturn checks that every archived game comes back when the games begun after it are over.
func TestArchivedGamesReturn(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	for _, moves := range []int{3, 4, 5} {
		Archive(c)
		startGame(t, c, uint64(moves), moves)
	}
	for _, want := range []int{5, 4, 3, -1} {
		if n := continuedMoves(c); n != want {
			t.Errorf("the game to continue has %d moves, want %d", n, want)
		}
		startGame(t, c, 9, untilOver)
	}
}

// TestUnplayedNewGame checks that leaving a new game without a move brings back the game before it.
func TestUnplayedNewGame(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 1, 3)
	Archive(c)
	if n := continuedMoves(c); n != 3 {
		t.Errorf("the game to continue has %d moves, want 3", n)
	}
	if all, err := archivedNumbers(storageOf(c)); len(all) > 0 || err != nil {
		t.Errorf("the restored game is still archived: %v, %v", all, err)
	}
}

// TestFinishedGamesAreNotArchived checks that Archive does not keep a finished game.
func TestFinishedGamesAreNotArchived(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 1, untilOver)
	Archive(c)
	if all, err := archivedNumbers(storageOf(c)); len(all) > 0 || err != nil {
		t.Errorf("the archived games are %v, %v", all, err)
	}
}

// TestArchiveDropsOldest checks that a full archive drops its oldest games.
func TestArchiveDropsOldest(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	for moves := range MaxArchived + 3 {
		startGame(t, c, 1, moves+1)
		Archive(c)
	}
	if all, err := archivedNumbers(storageOf(c)); err != nil || len(all) != MaxArchived || all[0] != 4 || all[MaxArchived-1] != MaxArchived+3 {
		t.Errorf("the archived games are %v, %v", all, err)
	}
}

// fullStore is a store without room for archived games.
type fullStore struct{ *store.Memory }

func (f fullStore) Save(key string, data []byte) error {
	if strings.HasPrefix(key, "game-") {
		return fmt.Errorf("cannot save it: %w", store.ErrFull)
	}
	return f.Memory.Save(key, data)
}

// TestArchiveWithoutRoom checks that without room in the store the game to be archived is left as it is, a toast reports it, and both games can be
// continued.
func TestArchiveWithoutRoom(t *testing.T) {
	memory := store.NewMemory()
	c := openWindow(t, fullStore{memory})
	startGame(t, c, 1, 3)
	Archive(c)
	startGame(t, c, 2, 4)
	if !strings.Contains(c.Toast(), "left as it is") || !strings.Contains(c.Toast(), "there is no room left") {
		t.Errorf("the toast is %q", c.Toast())
	}
	if n := continuedMoves(c); n != 4 {
		t.Errorf("the game to continue has %d moves, want 4", n)
	}
	if n := continuedMoves(openWindow(t, afterClosing(t, memory))); n != 3 {
		t.Errorf("after reopening, the game to continue has %d moves, want 3", n)
	}
}

// TestLoadSkipsDamagedGame checks that a damaged archived game is reported and the game before it is continued.
func TestLoadSkipsDamagedGame(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 1, 3)
	Archive(c)
	if err := c.Store.Save(archiveKey(7), []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	if n := continuedMoves(c); n != 3 || c.Toast() != c.Words.T("store.damaged") {
		t.Errorf("the game to continue has %d moves, and the toast is %q", n, c.Toast())
	}
}
