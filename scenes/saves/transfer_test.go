package saves

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/bounded"
	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/store"
)

// entries returns all texts of a store by key.
func entries(t testing.TB, s store.Store) map[string]string {
	t.Helper()
	keys, err := s.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, key := range keys {
		text, err := s.Load(key)
		if err != nil {
			t.Fatal(err)
		}
		all[key] = string(text)
	}
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
			all = append(all, string(record.Format(rec)))
		}
	}
	slices.Sort(all)
	return all
}

// TestExportedGamesAreImported checks that all games of a store, including those of other windows, archived ones and a finished one, are in
// an empty store after an import, in the same order, and that a second import adds nothing.
func TestExportedGamesAreImported(t *testing.T) {
	from := store.NewMemory()
	c, other := window(t, from), window(t, from)
	for n := range MaxArchived - 1 {
		begin(t, c, uint64(n+1), n+1)
		Archive(c)
	}
	begin(t, c, 20, 6)
	begin(t, other, 30, toTheEnd)
	if err := from.Save("game-99.azl.damaged-1", []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	text, n := Export(c)
	if want := MaxArchived + 1; n != want {
		t.Fatalf("%d games are exported, want %d", n, want)
	}
	to := store.NewMemory()
	d := window(t, to)
	if done, err := Import(d, text); err != nil || done != (ImportResult{Added: n}) {
		t.Fatalf("into an empty store: %+v, %v", done, err)
	}
	if !slices.Equal(texts(t, to), texts(t, from)) {
		t.Errorf("imported are %v", entries(t, to))
	}
	if got := found(d); got != 6 {
		t.Errorf("the window has a game of %d moves, want 6", got)
	}
	before := entries(t, to)
	if done, err := Import(d, text); err != nil || done != (ImportResult{Duplicate: n}) || !maps.Equal(entries(t, to), before) {
		t.Errorf("once more: %+v, %v", done, err)
	}
}

// TestImportingChangesNoGame checks that a game that was continued here is a duplicate, and that one continued elsewhere is added
// separately.
func TestImportingChangesNoGame(t *testing.T) {
	early, late := window(t, store.NewMemory()), window(t, store.NewMemory())
	begin(t, early, 1, 3)
	begin(t, late, 1, 7)
	behind, _ := Export(early)
	ahead, _ := Export(late)
	for _, x := range []struct {
		to   Window
		text []byte
		want ImportResult
	}{{late, behind, ImportResult{Duplicate: 1}}, {early, ahead, ImportResult{Added: 1}}, {early, ahead, ImportResult{Duplicate: 1}}, {early, behind, ImportResult{Duplicate: 1}}} {
		if done, err := Import(x.to, x.text); err != nil || done != x.want {
			t.Errorf("%+v, %v; want %+v", done, err, x.want)
		}
	}
	if n := found(early); n != 3 || !slices.Equal(lengths(early), []int{7}) {
		t.Errorf("the window has a game of %d moves, and beside it %v", n, lengths(early))
	}
}

// TestImportingRemovesNoGame checks that games without room in the archive are not imported.
func TestImportingRemovesNoGame(t *testing.T) {
	many := window(t, store.NewMemory())
	for n := range MaxArchived + 1 {
		Archive(many)
		begin(t, many, uint64(n+1), n+1)
	}
	text, _ := Export(many)
	c := window(t, store.NewMemory())
	for n := range 4 {
		Archive(c)
		begin(t, c, uint64(n+50), n+3)
	}
	before := texts(t, c.Store)
	if done, err := Import(c, text); err != nil || done != (ImportResult{Added: MaxArchived - 3, Skipped: 4}) {
		t.Errorf("%+v, %v", done, err)
	}
	after := texts(t, c.Store)
	for _, game := range before {
		if !slices.Contains(after, game) {
			t.Errorf("lost is\n%s", game)
		}
	}
	for range 4 {
		Delete(c, List(c)[0])
	}
	if done, err := Import(c, text); err != nil || done.Added != 4 {
		t.Errorf("with room again: %+v, %v", done, err)
	}
}

// TestDamagedFilesAreRefused checks that nothing is imported from a damaged file.
func TestDamagedFilesAreRefused(t *testing.T) {
	from := window(t, store.NewMemory())
	begin(t, from, 1, 3)
	Archive(from)
	begin(t, from, 2, 4)
	sound, _ := Export(from)
	c := window(t, store.NewMemory())
	begin(t, c, 3, 5)
	before := entries(t, c.Store)
	for what, text := range map[string][]byte{
		"nothing":            nil,
		"blanks":             []byte(" \n\n"),
		"a picture":          append([]byte("\x89PNG\r\n\x1a\n\x00"), make([]byte, 1000)...),
		"settings":           []byte(`{"effects": 0.8}`),
		"a move too many":    append(bytes.Clone(sound), "XX-\n"...),
		"an unknown game":    bytes.Replace(sound, []byte(`"azul"`), []byte(`"chess"`), 1),
		"a last half":        sound[len(sound)/2:],
		"another coding":     append(bytes.Clone(sound), "# \xff\n"...),
		"far too many":       bytes.Repeat([]byte("[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n\ndeal\n"), maxImported+1),
		"headers and no end": bytes.Repeat([]byte("[Game \"azul\"]\n"), 1000),
	} {
		if done, err := Import(c, text); !errors.Is(err, ErrDamaged) || done != (ImportResult{}) {
			t.Errorf("%s: %+v, %v", what, done, err)
		}
	}
	if _, err := Import(c, append(sound, make([]byte, MaxExportSize)...)); !errors.Is(err, bounded.ErrLong) {
		t.Errorf("a long file: %v", err)
	}
	if !maps.Equal(entries(t, c.Store), before) {
		t.Error("the saved games have changed")
	}
}

// small is a store with room for a limited number of new games.
type small struct {
	*store.Memory
	room *int
}

func (s small) Save(key string, data []byte) error {
	if *s.room--; *s.room < 0 {
		return fmt.Errorf("cannot save %s: %w", key, store.ErrFull)
	}
	return s.Memory.Save(key, data)
}

func TestImportIsTakenBackWhereThereIsNoRoom(t *testing.T) {
	from := window(t, store.NewMemory())
	for n := range 5 {
		Archive(from)
		begin(t, from, uint64(n+1), n+1)
	}
	text, _ := Export(from)
	room := 1
	c := window(t, small{store.NewMemory(), &room})
	begin(t, c, 9, 2)
	before := entries(t, c.Store)
	for room = range 5 {
		if done, err := Import(c, text); !errors.Is(err, store.ErrFull) || done != (ImportResult{}) || !maps.Equal(entries(t, c.Store), before) {
			t.Errorf("%+v, %v: %v", done, err, slices.Sorted(maps.Keys(entries(t, c.Store))))
		}
	}
	if room = 5; true {
		if done, err := Import(c, text); err != nil || done.Added != 5 {
			t.Errorf("with room: %+v, %v", done, err)
		}
	}
}

// TestAGameThatIsOverStaysImported checks that a finished game can be opened after an import and that a new game does not replace it.
func TestAGameThatIsOverStaysImported(t *testing.T) {
	from := window(t, store.NewMemory())
	begin(t, from, 1, toTheEnd)
	text, _ := Export(from)
	c := window(t, store.NewMemory())
	begin(t, c, 2, 3)
	if done, err := Import(c, text); err != nil || done.Added != 1 {
		t.Fatalf("%+v, %v", done, err)
	}
	MakeCurrent(c, List(c)[0])
	begin(t, c, 3, 4)
	if n := len(List(c)); n != 2 {
		t.Errorf("%d games are archived, want the one that is over and the one that was in progress", n)
	}
}

// FuzzImport imports arbitrary texts and checks that no saved game is lost, that added games are exported and then duplicates, and that an
// error adds nothing.
func FuzzImport(f *testing.F) {
	from := window(f, store.NewMemory())
	for n := range 3 {
		Archive(from)
		begin(f, from, uint64(n+1), 4*n+1)
	}
	text, _ := Export(from)
	f.Add(text)
	f.Add(text[:len(text)/2])
	f.Add([]byte("[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n"))
	f.Add([]byte(""))
	own, gauge := text[:bytes.Index(text, []byte("\n[Game"))], enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text []byte) {
		kept := store.NewMemory()
		slot, _ := store.EnterSlot(kept)
		c := &game.Context{Store: kept, Slot: slot, Words: from.Words}
		if err := kept.Save(Autosave, own); err != nil {
			t.Fatal(err)
		}
		before := entries(t, kept)
		var done ImportResult
		var err error
		gauge.Read(t, func() { done, err = Import(c, text) })
		after := entries(t, kept)
		for key, text := range before {
			if after[key] != text {
				t.Fatalf("%s has changed", key)
			}
		}
		if err != nil {
			if done != (ImportResult{}) || len(after) != len(before) {
				t.Fatalf("%v, but %+v", err, done)
			}
			return
		}
		if len(after) != len(before)+done.Added {
			t.Fatalf("%+v, but %d games were added", done, len(after)-len(before))
		}
		if again, err := Import(c, text); err != nil || again.Added > 0 && done.Skipped == 0 {
			t.Fatalf("once more: %+v, %v", again, err)
		}
		if _, n := Export(c); n != len(after) {
			t.Fatalf("%d of %d games are exported", n, len(after))
		}
	})
}
