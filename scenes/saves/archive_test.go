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
	if all, err := storageOf(c).numbers(inProgress()); len(all) > 0 || err != nil {
		t.Errorf("the restored game is still archived: %v, %v", all, err)
	}
}

// TestFinishedGamesAreKept checks that a finished game is kept once and apart from those in progress, also when the window plays on from an
// earlier position of it, and that further ones drop only the oldest.
func TestFinishedGamesAreKept(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 1, 5)
	Archive(c)
	startGame(t, c, 2, untilOver)
	m, players, _ := Current(c)
	Save(c, m, players)
	m.Undo()
	Save(c, m, players)
	Archive(c)
	if a, b := List(c), ListFinished(c); len(a) != 2 || len(b) != 1 || !b[0].Over {
		t.Fatalf("there are %d games in progress and %d finished ones", len(a), len(b))
	}
	if kept, _, ok := Open(c, ListFinished(c)[0]); !ok || !kept.Position().Over() || kept.Seed != 2 {
		t.Errorf("the finished game is %v, %v", kept, ok)
	}
	for n := range MaxFinished {
		startGame(t, c, uint64(n+10), untilOver)
	}
	if all := ListFinished(c); len(all) != MaxFinished || len(List(c)) != 2 {
		t.Errorf("there are %d finished games and %d in progress", len(all), len(List(c)))
	}
}

// TestFinishedGamesMoveOver checks that finished games of earlier versions, the last one of a window or imported ones, are found among the
// finished games.
func TestFinishedGamesMoveOver(t *testing.T) {
	from, memory := openWindow(t, store.NewMemory()), store.NewMemory()
	for n, key := range []string{Autosave, "autosave-3.azl", inProgress().key(4)} {
		startGame(t, from, uint64(n+1), untilOver)
		text, _ := from.Slot.Saved(Autosave)
		if err := memory.Save(key, text); err != nil {
			t.Fatal(err)
		}
	}
	c := openWindow(t, memory)
	for range 2 {
		if n := continuedMoves(c); n != -1 || len(ListFinished(c)) != 3 || len(List(c)) != 0 {
			t.Errorf("a game of %d moves continues, and there are %d finished games and %d in progress", n, len(ListFinished(c)), len(List(c)))
		}
	}
	if keys, _ := memory.Keys("game-"); len(keys) > 0 {
		t.Errorf("the games in progress have %q", keys)
	}
}

// TestArchiveDropsOldest checks that a full archive drops its oldest games.
func TestArchiveDropsOldest(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	for moves := range MaxArchived + 3 {
		startGame(t, c, 1, moves+1)
		Archive(c)
	}
	if all, err := storageOf(c).numbers(inProgress()); err != nil || len(all) != MaxArchived || all[0] != 4 || all[MaxArchived-1] != MaxArchived+3 {
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
	if err := c.Store.Save(inProgress().key(7), []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	if n := continuedMoves(c); n != 3 || c.Toast() != c.Words.T("store.damaged") {
		t.Errorf("the game to continue has %d moves, and the toast is %q", n, c.Toast())
	}
}
