package transfer

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine/bounded"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/store"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

// openProgram opens the program with scenes that do nothing.
func openProgram(t testing.TB) *scenetest.Recorder {
	return scenetest.NewRecorder(t, game.Config{Router: scenetest.BlankRouter, First: route.Title{}, Receive: Receive})
}

// TestNotifyUnsaved checks that a player learns why nothing can be saved, and how to export what is saved already.
func TestNotifyUnsaved(t *testing.T) {
	const closed, rescue = "Games and settings cannot be saved: there is no room left.", "Your saved games are still here. Export them to a file: Settings, Games."
	c := openProgram(t).Context()
	NotifyUnsaved(c, fmt.Errorf("%w: %w", store.ErrSmall, fs.ErrPermission))
	if want := "The database of this browser cannot be opened: access to the storage was denied. Earlier games may be missing, and there is less room for new ones."; c.Toast() != want {
		t.Errorf("“%s”", c.Toast())
	}
	for _, games := range []int{0, 1} {
		r := openProgram(t)
		if games > 0 {
			scenetest.ArchiveGames(t, r.Context(), games)
		}
		NotifyUnsaved(r.Context(), store.ErrFull)
		if toast := r.Context().Toast(); toast != closed {
			t.Errorf("%d games: first “%s”", games, toast)
		}
		rescued := false
		for range 60 * 20 {
			rescued = rescued || r.Context().Toast() == rescue
			if err := r.Update(); err != nil {
				t.Fatal(err)
			}
		}
		if rescued != (games > 0) {
			t.Errorf("%d games: “%s” is shown: %v", games, rescue, rescued)
		}
	}
}

// TestExportAndImport checks that exported games are imported by another program, and the toasts about exports, imports, duplicates, damaged or large
// files, a full archive and a full disk.
func TestExportAndImport(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("AZULEJO_HOME", dir)
	from, to := openProgram(t), openProgram(t)
	Export(from.Context())
	if toast := from.Context().Toast(); toast != "There are no saved games yet." {
		t.Errorf("without games: %q", toast)
	}
	Import(to.Context())
	if toast := to.Context().Toast(); !strings.Contains(toast, "azulejo-games.azl into "+dir) {
		t.Errorf("without a file: %q", toast)
	}
	scenetest.ArchiveGames(t, from.Context(), 3)
	Export(from.Context())
	path := filepath.Join(dir, "azulejo-games.azl")
	if toast := from.Context().Toast(); toast != "3 games are in "+path+"." {
		t.Errorf("exported: %q", toast)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	Import(to.Context())
	if err := to.Update(); err != nil {
		t.Fatal(err)
	}
	if toast := to.Context().Toast(); toast != "3 games were added. You will find them under Saved games." {
		t.Errorf("imported: %q", toast)
	}
	before, _ := saves.Export(from.Context())
	if again, n := saves.Export(to.Context()); n != 3 || len(again) != len(before) {
		t.Errorf("%d games are here, in %d bytes of %d", n, len(again), len(before))
	}
	if _, _, ok := saves.Unfinished(to.Context()); !ok || len(saves.List(to.Context())) != 2 {
		t.Errorf("a game in progress: %v, and %d archived games; want true and 2", ok, len(saves.List(to.Context())))
	}
	Receive(to.Context(), game.File{Data: []byte("[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n\ndeal XXXX")})
	if toast := to.Context().Toast(); !strings.Contains(toast, "azulejo-games.azl:5:6: \"XXXX\": ") {
		t.Errorf("the toast about a wrong move is %q", toast)
	}
	for _, x := range []struct {
		file game.File
		want string
	}{
		{game.File{Data: text}, "All 3 games in this file are already here."},
		{game.File{Data: bytes.Replace(text, []byte("deal"), []byte("dead"), 1)}, "This is not a file of saved games, or it is damaged. Nothing was changed. azulejo-games.azl:18:1: \"dead\": expected deal and 9 groups of tiles"},
		{game.File{Err: fs.ErrPermission}, "This is not a file of saved games, or it is damaged. Nothing was changed."},
		{game.File{Err: bounded.ErrLong}, "This file is too large for a file of saved games. Nothing was changed."},
	} {
		if Receive(to.Context(), x.file); to.Context().Toast() != x.want {
			t.Errorf("the toast is %q, want %q", to.Context().Toast(), x.want)
		}
	}
	full := openProgram(t).Context()
	m, players := scenetest.SampleGame(t, 0, 2, 3)
	saves.Save(full, m, players)
	saves.Archive(full)
	saved, err := full.Store.Load("game-1.azl")
	for n := 2; n < saves.MaxKept && err == nil; n++ { // with room for one more
		err = full.Store.Save(fmt.Sprintf("game-%d.azl", n), saved)
	}
	if err != nil {
		t.Fatal(err)
	}
	if Receive(full, game.File{Data: text}); !strings.HasPrefix(full.Toast(), "2 games were added. There is no room for one more: ") {
		t.Errorf("with room for one: %q", full.Toast())
	}
	saves.Delete(full, saves.List(full)[0])
	full.Store = fullStore{full.Store}
	if Receive(full, game.File{Data: text}); full.Toast() != full.Words.T("store.failed", "reason", full.Words.T("store.full")) {
		t.Errorf("with a full disk: %q", full.Toast())
	}
}

// fullStore is a store in which nothing can be saved.
type fullStore struct{ store.Store }

func (fullStore) Save(string, []byte) error { return store.ErrFull }

// TestFinishedRecordIsReviewed checks that the record of a finished game opens its review without being saved, and that the record of an unfinished game
// does not.
func TestFinishedRecordIsReviewed(t *testing.T) {
	w := openProgram(t)
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	text := record.Format(&record.Record{Headers: seating.Headers(m, players), Match: m})
	before := len(w.Scenes)
	Receive(w.Context(), game.File{Data: text})
	if _, ok := w.At().(route.Review); !ok || len(w.Scenes) != before+1 {
		t.Errorf("opened %T", w.At())
	}
	if kept := saves.List(w.Context()); len(kept) != 0 {
		t.Errorf("%d games are saved", len(kept))
	}
	m.Undo()
	Receive(w.Context(), game.File{Data: record.Format(&record.Record{Headers: seating.Headers(m, players), Match: m})})
	if len(w.Scenes) != before+1 {
		t.Errorf("an unfinished game opened %T", w.At())
	}
}

// TestSeveralFilesAreImported checks that finished games in several files that are opened at once are all saved, with a toast that counts them, and that
// nothing is saved if one of the files is damaged, which the toast names.
func TestSeveralFilesAreImported(t *testing.T) {
	var files []game.File
	for seats := 2; seats <= 4; seats++ {
		m, players := scenetest.SampleGame(t, 0, seats, -1)
		files = append(files, game.File{Data: record.Format(&record.Record{Headers: seating.Headers(m, players), Match: m})})
	}
	damaged := game.File{Data: files[2].Data[:len(files[2].Data)/2], Name: "third.azl"}
	for _, x := range []struct {
		files []game.File
		saved int
		toast string
	}{{files, 3, "3 games were added."}, {[]game.File{files[0], files[1], damaged}, 0, "third.azl: This is not a file of saved games, or it is damaged. Nothing was changed."}} {
		w := scenetest.NewRecorder(t, game.Config{Router: scenetest.BlankRouter, First: route.Title{}, Receive: Receive, Files: x.files})
		if err := w.Update(); err != nil {
			t.Fatal(err)
		}
		if toast := w.Context().Toast(); !strings.HasPrefix(toast, x.toast) {
			t.Errorf("the toast is %q, want %q", toast, x.toast)
		}
		if kept := saves.All(w.Context()); len(kept) != x.saved || w.At() != (route.Title{}) {
			t.Errorf("%d games are saved, want %d, and %T is open", len(kept), x.saved, w.At())
		}
	}
}
