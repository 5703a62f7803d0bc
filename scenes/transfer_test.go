package scenes

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine/intake"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/store"
	"azulejo/scenes/replay"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

// TestGamesMoveByFile: what one device exports from its settings another imports, which then offers the games.
func TestGamesMoveByFile(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("AZULEJO_HOME", dir)
	from, to := newTour(t, route.Title{}), newTour(t, route.Title{})
	press := func(w *tour, name string) {
		t.Helper()
		c := w.Context()
		c.Push(route.Settings{Page: "games"})
		button(t, sheetOf(w.scenes[len(w.scenes)-1]), name).Touch.Press()
		c.Pop()
	}
	press(from, "export")
	if said := from.Context().Toast(); said != "There are no saved games yet." {
		t.Errorf("without games: %q", said)
	}
	press(to, "import")
	if said := to.Context().Toast(); !strings.Contains(said, "azulejo-games.azl into "+dir) {
		t.Errorf("without a file: %q", said)
	}
	keepGames(t, from.Context(), 3)
	press(from, "export")
	path := filepath.Join(dir, "azulejo-games.azl")
	if said := from.Context().Toast(); said != "3 games are in "+path+"." {
		t.Errorf("exported: %q", said)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	press(to, "import")
	if err := to.Update(); err != nil {
		t.Fatal(err)
	}
	if said := to.Context().Toast(); said != "3 games were added. You find them under Kept games." {
		t.Errorf("imported: %q", said)
	}
	if again, n := saves.Export(to.Context()); n != 3 || len(again) != len(text) {
		t.Errorf("%d games are here, in %d bytes of %d", n, len(again), len(text))
	}
	wall := to.scenes[0].(*title)
	if wall.saved == nil || !wall.kept || len(saves.Kept(to.Context())) != 2 {
		t.Errorf("the title offers %v, and kept games: %v; want a game and 2 kept ones", wall.saved, wall.kept)
	}
	for _, x := range []struct {
		file game.File
		want string
	}{
		{game.File{Data: text}, "All 3 games of this file are here already."},
		{game.File{Data: bytes.Replace(text, []byte("deal"), []byte("dead"), 1)}, "This is no file of saved games, or it is damaged. Nothing was changed."},
		{game.File{Err: fs.ErrPermission}, "This is no file of saved games, or it is damaged. Nothing was changed."},
		{game.File{Err: intake.ErrLong}, "This file is too large for saved games. Nothing was changed."},
	} {
		if Receive(to.Context(), x.file); to.Context().Toast() != x.want {
			t.Errorf("said is %q, want %q", to.Context().Toast(), x.want)
		}
	}
	full := newTour(t, route.Title{}).Context()
	for range 7 { // each is behind a game of the file
		m, players := scenetest.SampleGame(t, 0, 2, 3)
		saves.Save(full, m, players)
		saves.Aside(full)
	}
	if Receive(full, game.File{Data: text}); !strings.HasPrefix(full.Toast(), "2 games were added. There is no room for one more: ") {
		t.Errorf("with room for one: %q", full.Toast())
	}
	saves.Remove(full, saves.Kept(full)[0])
	full.Store = refusing{full.Store}
	if Receive(full, game.File{Data: text}); full.Toast() != full.Words.T("store.failed", full.Words.T("store.full")) {
		t.Errorf("with a full disk: %q", full.Toast())
	}
}

// refusing is a store in which nothing can be saved.
type refusing struct{ store.Store }

func (refusing) Save(string, []byte) error { return store.ErrFull }

// TestAFinishedRecordIsReplayed: the record of a finished game that is dropped on the window opens its replay, and is not saved.
func TestAFinishedRecordIsReplayed(t *testing.T) {
	w := newTour(t, route.Title{})
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	text := record.Format(&record.Record{Headers: seating.Headers(m, players), Match: m})
	before := len(w.scenes)
	Receive(w.Context(), game.File{Data: text})
	if _, ok := w.scenes[len(w.scenes)-1].(*replay.Scene); !ok || len(w.scenes) != before+1 {
		t.Errorf("opened %T", w.scenes[len(w.scenes)-1])
	}
	if kept := saves.Kept(w.Context()); len(kept) != 0 {
		t.Errorf("%d games are saved", len(kept))
	}
	m.Undo()
	Receive(w.Context(), game.File{Data: record.Format(&record.Record{Headers: seating.Headers(m, players), Match: m})})
	if len(w.scenes) != before+1 {
		t.Errorf("an unfinished game opened %T", w.scenes[len(w.scenes)-1])
	}
}
