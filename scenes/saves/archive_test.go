package saves

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/game"
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
	if all := All(c); len(all) > 0 {
		t.Errorf("the restored game is still archived: %v", all)
	}
}

// TestFinishedGamesAreKept checks that a finished game is kept once and apart from those in progress, also when the window plays on from an
// earlier position of it.
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
}

// TestInterruptedArchiving checks that a game is not archived again if the program ended after it was archived and before it left its slot.
func TestInterruptedArchiving(t *testing.T) {
	memory := store.NewMemory()
	c := openWindow(t, memory)
	startGame(t, c, 1, 5)
	current, err := memory.Load(Autosave)
	if err != nil {
		t.Fatal(err)
	}
	Archive(c)
	if err := memory.Save(Autosave, current); err != nil {
		t.Fatal(err)
	}
	c = openWindow(t, afterClosing(t, memory))
	Archive(c)
	if n := len(All(c)); n != 1 || unfinished(storageOf(c), Autosave) {
		t.Errorf("there are %d archived games", n)
	}
}

// TestDeleteAfterAnotherWindow checks that a window whose list is old does not delete the game that has the key of a deleted one.
func TestDeleteAfterAnotherWindow(t *testing.T) {
	memory := store.NewMemory()
	a, b := openWindow(t, memory), openWindow(t, memory)
	startGame(t, a, 1, 3)
	Archive(a)
	listed := All(b)[0]
	Delete(a, All(a)[0])
	startGame(t, a, 2, 3)
	Archive(a)
	Delete(b, listed)
	if all := All(b); len(all) != 1 || all[0].headers.Get(seedHeader) != "2" {
		t.Errorf("the games are %v", all)
	}
}

// TestFinishedGamesMoveOver checks that finished games of earlier versions, the last one of a window or imported ones, are found among the
// finished games.
func TestFinishedGamesMoveOver(t *testing.T) {
	from, memory := openWindow(t, store.NewMemory()), store.NewMemory()
	for n, key := range []string{Autosave, "autosave-3.azl", archiveKey(4, false)} {
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
}

// fillArchive adds copies of a finished game to the archive of a store, so that it has n games, the first of which have the earlier keys.
func fillArchive(t testing.TB, c *game.Context, n int) {
	t.Helper()
	text := format(playedRecord(t, catalogue.Games().Editions()[0], 2, untilOver))
	for i := range n {
		if err := c.Store.Save(archiveKey(i+1, i%3 > 0), text); err != nil {
			t.Fatal(err)
		}
	}
}

// TestArchiveDropsOldest checks that a full archive drops its oldest games, but none that are marked.
func TestArchiveDropsOldest(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	fillArchive(t, c, MaxKept)
	all := All(c)
	if len(all) != MaxKept {
		t.Fatalf("%d games are listed", len(all))
	}
	if oldest := all[MaxKept-1]; oldest.key != archiveKey(1, false) || !Mark(c, oldest, true) {
		t.Fatalf("the oldest game is %v", oldest)
	}
	for n := range 3 {
		startGame(t, c, uint64(n+1), 3)
		Archive(c)
	}
	all = All(c)
	if last := all[len(all)-1]; len(all) != MaxKept+1 || !last.Marked() || last.key != archiveKey(1, false) || all[len(all)-2].key != archiveKey(4, false) {
		t.Errorf("there are %d games, the last two are %v and %v", len(all), all[len(all)-2], last)
	}
	if Mark(c, all[len(all)-1], false); All(c)[len(all)-1].Marked() {
		t.Error("the mark cannot be removed")
	}
}

// TestIndexIsACache checks that a missing, damaged or wrong index is renewed from the games, that one which is right makes listing read no game, and
// that changes of other programs are seen.
func TestIndexIsACache(t *testing.T) {
	counting := &countingStore{Memory: store.NewMemory()}
	c := openWindow(t, counting)
	fillArchive(t, c, 20)
	want := All(c)
	index, err := c.Store.Load(indexKey)
	if err != nil || len(want) != 20 {
		t.Fatalf("%d games, %v", len(want), err)
	}
	if counting.reads = 0; !reflect.DeepEqual(All(c), want) || counting.reads != 1 {
		t.Errorf("with an index, %d texts are read", counting.reads)
	}
	for what, damaged := range map[string][]byte{"empty": nil, "cut off": index[:len(index)/2], "changed": bytes.Replace(index, []byte("Name1"), []byte("Name2"), 1), "a game": format(playedRecord(t, catalogue.Games().Editions()[0], 2, 9))} {
		if err := c.Store.Save(indexKey, damaged); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(All(c), want) {
			t.Errorf("%s: the games are %v", what, All(c))
		}
		if renewed, _ := c.Store.Load(indexKey); !bytes.Equal(renewed, index) {
			t.Errorf("%s: the index is not renewed", what)
		}
	}
	c.Store.Delete(want[3].key)
	c.Store.Save(want[4].key, format(playedRecord(t, catalogue.Games().Editions()[1], 2, 9)))
	if all := All(c); len(all) != 19 || all[3].Edition != catalogue.Games().Editions()[1].ID {
		t.Errorf("after other programs have deleted and replaced a game, there are %d", len(all))
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
	if err := c.Store.Save(archiveKey(7, false), []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	if n := continuedMoves(c); n != 3 || c.Toast() != c.Words.T("store.damaged") {
		t.Errorf("the game to continue has %d moves, and the toast is %q", n, c.Toast())
	}
}
