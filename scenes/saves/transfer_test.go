package saves

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/bounded"
	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/gametest/storetest"
	"azulejo/game/store"
)

// entries returns all texts of a store by key, without the index.
func entries(t testing.TB, s store.Store) map[string]string {
	t.Helper()
	all := storetest.Texts(t, s)
	delete(all, indexKey)
	return all
}

// texts returns the texts of all games of a store, without the day on which they were archived.
func texts(t testing.TB, s store.Store) []string {
	t.Helper()
	var all []string
	for key, text := range entries(t, s) {
		if strings.HasSuffix(key, ".azl") {
			rec, err := record.Parse(key, []byte(text), catalogue.Games().Editions())
			if err != nil {
				t.Fatal(err)
			}
			rec.Set(dateHeader, "")
			rec.Set(summaryHeader, "")
			all = append(all, string(record.Format(rec)))
		}
	}
	slices.Sort(all)
	return slices.Compact(all) // the last game of a window is also among the finished ones
}

// importText imports an exported text.
func importText(w Window, text []byte) (ImportResult, error) {
	f, err := ReadFile(text)
	if err != nil {
		return ImportResult{}, err
	}
	return Import(w, f)
}

// TestExportAndImport checks that all games of a store, including those of other windows, archived ones and a finished one, are in
// an empty store after an import, in the same order, and that a second import adds nothing.
func TestExportAndImport(t *testing.T) {
	from := store.NewMemory()
	c, other := openWindow(t, from), openWindow(t, from)
	for n := range 7 {
		startGame(t, c, uint64(n+1), n+1)
		Archive(c)
	}
	startGame(t, c, 20, 6)
	startGame(t, other, 30, untilOver)
	if err := from.Save("game-99.azl.damaged-1", []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	text, n := Export(c)
	if want := 9; n != want {
		t.Fatalf("%d games are exported, want %d", n, want)
	}
	to := store.NewMemory()
	d := openWindow(t, to)
	if result, err := importText(d, text); err != nil || result != (ImportResult{Added: n}) {
		t.Fatalf("into an empty store: %+v, %v", result, err)
	}
	if !slices.Equal(texts(t, to), texts(t, from)) {
		t.Errorf("the store has %v", entries(t, to))
	}
	if got := continuedMoves(d); got != 6 {
		t.Errorf("the window has a game of %d moves, want 6", got)
	}
	before := entries(t, to)
	if result, err := importText(d, text); err != nil || result != (ImportResult{Duplicate: n}) || !maps.Equal(entries(t, to), before) {
		t.Errorf("second import: %+v, %v", result, err)
	}
}

// TestImportKeepsSavedGames checks that a game that was continued here is a duplicate, and that one continued elsewhere is added
// separately.
func TestImportKeepsSavedGames(t *testing.T) {
	early, late := openWindow(t, store.NewMemory()), openWindow(t, store.NewMemory())
	startGame(t, early, 1, 3)
	startGame(t, late, 1, 7)
	behind, _ := Export(early)
	ahead, _ := Export(late)
	for _, x := range []struct {
		to   Window
		text []byte
		want ImportResult
	}{{late, behind, ImportResult{Duplicate: 1}}, {early, ahead, ImportResult{Added: 1}}, {early, ahead, ImportResult{Duplicate: 1}}, {early, behind, ImportResult{Duplicate: 1}}} {
		if result, err := importText(x.to, x.text); err != nil || result != x.want {
			t.Errorf("%+v, %v; want %+v", result, err, x.want)
		}
	}
	if n := continuedMoves(early); n != 3 || !slices.Equal(lengths(early), []int{7}) {
		t.Errorf("the window has a game of %d moves, and the archive has %v", n, lengths(early))
	}
}

// TestImportIntoFullArchive checks that games without room in the archive are not imported, but those that are marked are.
func TestImportIntoFullArchive(t *testing.T) {
	source := openWindow(t, store.NewMemory())
	for n := range 9 {
		Archive(source)
		startGame(t, source, uint64(n+1), n+1)
	}
	Mark(source, List(source)[7], true)
	text, _ := Export(source)
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 50, 3)
	fillArchive(t, c, MaxKept-4)
	before := texts(t, c.Store)
	if result, err := importText(c, text); err != nil || result != (ImportResult{Added: 5, Skipped: 4}) {
		t.Errorf("%+v, %v", result, err)
	}
	after := texts(t, c.Store)
	for _, game := range before {
		if !slices.Contains(after, game) {
			t.Errorf("a game was lost:\n%s", game)
		}
	}
	for range 4 {
		Delete(c, ListFinished(c)[0])
	}
	if result, err := importText(c, text); err != nil || result.Added != 4 {
		t.Errorf("after deleting games: %+v, %v", result, err)
	}
}

// TestImportDamagedFile checks that nothing is imported from a damaged file.
func TestImportDamagedFile(t *testing.T) {
	from := openWindow(t, store.NewMemory())
	startGame(t, from, 1, 3)
	Archive(from)
	startGame(t, from, 2, 4)
	valid, _ := Export(from)
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 3, 5)
	before := entries(t, c.Store)
	for what, text := range map[string][]byte{
		"nothing":            nil,
		"blanks":             []byte(" \n\n"),
		"a picture":          append([]byte("\x89PNG\r\n\x1a\n\x00"), make([]byte, 1000)...),
		"settings":           []byte(`{"effects": 0.8}`),
		"a move too many":    append(bytes.Clone(valid), "XX-\n"...),
		"an unknown game":    bytes.Replace(valid, []byte(`"azul"`), []byte(`"chess"`), 1),
		"a last half":        valid[len(valid)/2:],
		"another coding":     append(bytes.Clone(valid), "# \xff\n"...),
		"far too many":       bytes.Repeat([]byte("[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n\ndeal\n"), maxImported+1),
		"headers and no end": bytes.Repeat([]byte("[Game \"azul\"]\n"), 1000),
	} {
		if result, err := importText(c, text); !errors.Is(err, ErrDamaged) || result != (ImportResult{}) {
			t.Errorf("%s: %+v, %v", what, result, err)
		}
	}
	if _, err := importText(c, append(valid, make([]byte, MaxExportSize)...)); !errors.Is(err, bounded.ErrLong) {
		t.Errorf("a long file: %v", err)
	}
	if !maps.Equal(entries(t, c.Store), before) {
		t.Error("the saved games have changed")
	}
}

// TestDamagedExportIsRefused checks that every truncation and every changed byte of an export of three games is refused, unless the export is
// as whole as before.
func TestDamagedExportIsRefused(t *testing.T) {
	from := openWindow(t, store.NewMemory())
	startGame(t, from, 1, untilOver)
	for n := range 2 {
		Archive(from)
		startGame(t, from, uint64(n+2), 12*n+5)
	}
	whole, n := Export(from)
	if n != 3 {
		t.Fatalf("%d games are exported", n)
	}
	want, err := record.ReadExport(whole)
	if err != nil {
		t.Fatal(err)
	}
	expectRefused := func(what string, at int, text []byte) {
		t.Helper()
		f, err := ReadFile(text)
		if errors.Is(err, ErrDamaged) {
			return
		}
		got, _ := record.ReadExport(text)
		if err != nil || !f.Checked || len(f.Games) != 3 || !slices.EqualFunc(got.Records, want.Records, bytes.Equal) {
			t.Errorf("%s %d: %d games, checked: %v, %v", what, at, len(f.Games), f.Checked, err)
		}
	}
	for i := range whole {
		expectRefused("cut at", i, whole[:i])
		for _, change := range []byte{1, 0x20, 0x80, whole[i] ^ '\n', whole[i] ^ ' ', whole[i] ^ '#'} {
			if change == 0 {
				continue
			}
			text := bytes.Clone(whole)
			text[i] ^= change
			expectRefused("changed byte", i, text)
		}
	}
	expectRefused("converted", 0, append([]byte("\ufeff"), bytes.ReplaceAll(whole, []byte("\n"), []byte("\r\n"))...))
}

// TestOlderExportIsNotChecked checks that an export without checksums is imported, and that this is told, but not one that was cut off within a
// game with a result.
func TestOlderExportIsNotChecked(t *testing.T) {
	from := openWindow(t, store.NewMemory())
	startGame(t, from, 1, untilOver)
	m, _, _ := Current(from)
	older := record.Format(&record.Record{Match: m})
	c := openWindow(t, store.NewMemory())
	if result, err := importText(c, older); err != nil || result != (ImportResult{Added: 1, Unchecked: true}) {
		t.Errorf("%+v, %v", result, err)
	}
	if result, err := importText(c, older[:bytes.LastIndexByte(older[:len(older)-1], '\n')+1]); !errors.Is(err, ErrDamaged) {
		t.Errorf("cut off at the end of a line: %+v, %v", result, err)
	}
}

// TestCutOffExportIsRefused checks that an older export of three games that was cut off at the end of a line adds nothing: the last game has a result, but
// is not over.
func TestCutOffExportIsRefused(t *testing.T) {
	text, err := os.ReadFile("testdata/export-cut-off.azl")
	if err != nil {
		t.Fatal(err)
	}
	c := openWindow(t, store.NewMemory())
	if result, err := importText(c, text); !errors.Is(err, ErrDamaged) || result != (ImportResult{}) {
		t.Errorf("%+v, %v", result, err)
	}
	if n := len(List(c)) + len(ListFinished(c)); n != 0 {
		t.Errorf("%d games were added", n)
	}
}

// limitedStore is a store with room for a limited number of new games.
type limitedStore struct {
	*store.Memory
	room *int
}

func (l limitedStore) Save(key string, data []byte) error {
	if key == indexKey {
		return l.Memory.Save(key, data)
	}
	if *l.room--; *l.room < 0 {
		return fmt.Errorf("cannot save %s: %w", key, store.ErrFull)
	}
	return l.Memory.Save(key, data)
}

// TestImportIsRolledBack checks that an import that runs out of room adds nothing, and that it succeeds with enough room.
func TestImportIsRolledBack(t *testing.T) {
	from := openWindow(t, store.NewMemory())
	for n := range 5 {
		Archive(from)
		startGame(t, from, uint64(n+1), n+1)
	}
	text, _ := Export(from)
	room := 1
	c := openWindow(t, limitedStore{store.NewMemory(), &room})
	startGame(t, c, 9, 2)
	before := entries(t, c.Store)
	for room = range 5 {
		if result, err := importText(c, text); !errors.Is(err, store.ErrFull) || result != (ImportResult{}) || !maps.Equal(entries(t, c.Store), before) {
			t.Errorf("%+v, %v: %v", result, err, slices.Sorted(maps.Keys(entries(t, c.Store))))
		}
	}
	if room = 5; true {
		if result, err := importText(c, text); err != nil || result.Added != 5 {
			t.Errorf("with room: %+v, %v", result, err)
		}
	}
}

// TestImportedFinishedGameIsKept checks that a finished game can be opened after an import and that a new game does not replace it.
func TestImportedFinishedGameIsKept(t *testing.T) {
	from := openWindow(t, store.NewMemory())
	startGame(t, from, 1, untilOver)
	text, _ := Export(from)
	c := openWindow(t, store.NewMemory())
	startGame(t, c, 2, 3)
	if result, err := importText(c, text); err != nil || result.Added != 1 {
		t.Fatalf("%+v, %v", result, err)
	}
	MakeCurrent(c, ListFinished(c)[0])
	startGame(t, c, 3, 4)
	if a, b := len(List(c)), len(ListFinished(c)); a != 1 || b != 1 {
		t.Errorf("%d games in progress and %d finished ones are archived, want one each", a, b)
	}
}

// FuzzImport imports arbitrary texts and checks that no saved game is lost, that added games are exported and then duplicates, and that an
// error adds nothing.
func FuzzImport(f *testing.F) {
	from := openWindow(f, store.NewMemory())
	for n := range 3 {
		Archive(from)
		startGame(f, from, uint64(n+1), 4*n+1)
	}
	text, _ := Export(from)
	f.Add(text)
	f.Add(text[:len(text)/2])
	f.Add([]byte("[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n"))
	f.Add([]byte(""))
	contents, err := record.ReadExport(text)
	if err != nil {
		f.Fatal(err)
	}
	single, gauge := contents.Records[0], enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text []byte) {
		memory := store.NewMemory()
		slot, _ := store.EnterSlot(memory)
		c := &game.Context{Store: memory, Slot: slot, Words: from.Words}
		if err := memory.Save(Autosave, single); err != nil {
			t.Fatal(err)
		}
		before := entries(t, memory)
		var result ImportResult
		var err error
		gauge.Read(t, func() { result, err = importText(c, text) })
		after := entries(t, memory)
		for key, text := range before {
			if after[key] != text {
				t.Fatalf("%s has changed", key)
			}
		}
		if err != nil {
			if result != (ImportResult{}) || len(after) != len(before) {
				t.Fatalf("%v, but %+v", err, result)
			}
			return
		}
		if len(after) != len(before)+result.Added {
			t.Fatalf("%+v, but %d games were added", result, len(after)-len(before))
		}
		if again, err := importText(c, text); err != nil || again.Added > 0 && result.Skipped == 0 {
			t.Fatalf("second import: %+v, %v", again, err)
		}
		if _, n := Export(c); n != len(after) {
			t.Fatalf("%d of %d games are exported", n, len(after))
		}
	})
}
