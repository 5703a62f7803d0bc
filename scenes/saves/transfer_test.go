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

// entries are all texts of a store by key.
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

// texts are those of all games of a store, without the day on which they were put aside.
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

// TestExportedGamesAreImported: all games of a store, also those of other windows, those kept beside and one that is over, are found in an
// empty one, in their order; a second time nothing is added.
func TestExportedGamesAreImported(t *testing.T) {
	from := store.NewMemory()
	c, other := window(t, from), window(t, from)
	for n := range mostKept - 1 {
		begin(t, c, uint64(n+1), n+1)
		Aside(c)
	}
	begin(t, c, 20, 6)
	begin(t, other, 30, toTheEnd)
	if err := from.Save("game-99.azl.damaged-1", []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	text, n := Export(c)
	if want := mostKept + 1; n != want {
		t.Fatalf("%d games are exported, want %d", n, want)
	}
	to := store.NewMemory()
	d := window(t, to)
	if done, err := Import(d, text); err != nil || done != (Imported{Added: n}) {
		t.Fatalf("into an empty store: %+v, %v", done, err)
	}
	if !slices.Equal(texts(t, to), texts(t, from)) {
		t.Errorf("imported are %v", entries(t, to))
	}
	if got := found(d); got != 6 {
		t.Errorf("the window has a game of %d moves, want 6", got)
	}
	before := entries(t, to)
	if done, err := Import(d, text); err != nil || done != (Imported{Known: n}) || !maps.Equal(entries(t, to), before) {
		t.Errorf("once more: %+v, %v", done, err)
	}
}

// TestImportingChangesNoGame: a game that went on here is known; one that went on elsewhere is added beside it.
func TestImportingChangesNoGame(t *testing.T) {
	early, late := window(t, store.NewMemory()), window(t, store.NewMemory())
	begin(t, early, 1, 3)
	begin(t, late, 1, 7)
	behind, _ := Export(early)
	ahead, _ := Export(late)
	for _, x := range []struct {
		to   Window
		text []byte
		want Imported
	}{{late, behind, Imported{Known: 1}}, {early, ahead, Imported{Added: 1}}, {early, ahead, Imported{Known: 1}}, {early, behind, Imported{Known: 1}}} {
		if done, err := Import(x.to, x.text); err != nil || done != x.want {
			t.Errorf("%+v, %v; want %+v", done, err, x.want)
		}
	}
	if n := found(early); n != 3 || !slices.Equal(lengths(early), []int{7}) {
		t.Errorf("the window has a game of %d moves, and beside it %v", n, lengths(early))
	}
}

// TestImportingRemovesNoGame: what has no room stays in the file.
func TestImportingRemovesNoGame(t *testing.T) {
	many := window(t, store.NewMemory())
	for n := range mostKept + 1 {
		Aside(many)
		begin(t, many, uint64(n+1), n+1)
	}
	text, _ := Export(many)
	c := window(t, store.NewMemory())
	for n := range 4 {
		Aside(c)
		begin(t, c, uint64(n+50), n+3)
	}
	before := texts(t, c.Store)
	if done, err := Import(c, text); err != nil || done != (Imported{Added: mostKept - 3, Left: 4}) {
		t.Errorf("%+v, %v", done, err)
	}
	after := texts(t, c.Store)
	for _, game := range before {
		if !slices.Contains(after, game) {
			t.Errorf("lost is\n%s", game)
		}
	}
	for range 4 {
		Remove(c, Kept(c)[0])
	}
	if done, err := Import(c, text); err != nil || done.Added != 4 {
		t.Errorf("with room again: %+v, %v", done, err)
	}
}

// TestDamagedFilesAreRefused: nothing of a file that is damaged anywhere is imported.
func TestDamagedFilesAreRefused(t *testing.T) {
	from := window(t, store.NewMemory())
	begin(t, from, 1, 3)
	Aside(from)
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
		"far too many":       bytes.Repeat([]byte("[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n\ndeal\n"), mostImported+1),
		"headers and no end": bytes.Repeat([]byte("[Game \"azul\"]\n"), 1000),
	} {
		if done, err := Import(c, text); !errors.Is(err, ErrDamaged) || done != (Imported{}) {
			t.Errorf("%s: %+v, %v", what, done, err)
		}
	}
	if _, err := Import(c, append(sound, make([]byte, MostExported)...)); !errors.Is(err, bounded.ErrLong) {
		t.Errorf("a long file: %v", err)
	}
	if !maps.Equal(entries(t, c.Store), before) {
		t.Error("the saved games have changed")
	}
}

// small is a store with room for so many more games.
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
		Aside(from)
		begin(t, from, uint64(n+1), n+1)
	}
	text, _ := Export(from)
	room := 1
	c := window(t, small{store.NewMemory(), &room})
	begin(t, c, 9, 2)
	before := entries(t, c.Store)
	for room = range 5 {
		if done, err := Import(c, text); !errors.Is(err, store.ErrFull) || done != (Imported{}) || !maps.Equal(entries(t, c.Store), before) {
			t.Errorf("%+v, %v: %v", done, err, slices.Sorted(maps.Keys(entries(t, c.Store))))
		}
	}
	if room = 5; true {
		if done, err := Import(c, text); err != nil || done.Added != 5 {
			t.Errorf("with room: %+v, %v", done, err)
		}
	}
}

// TestAGameThatIsOverStaysImported: it can be looked at, and a new game does not take its place.
func TestAGameThatIsOverStaysImported(t *testing.T) {
	from := window(t, store.NewMemory())
	begin(t, from, 1, toTheEnd)
	text, _ := Export(from)
	c := window(t, store.NewMemory())
	begin(t, c, 2, 3)
	if done, err := Import(c, text); err != nil || done.Added != 1 {
		t.Fatalf("%+v, %v", done, err)
	}
	Take(c, Kept(c)[0])
	begin(t, c, 3, 4)
	if n := len(Kept(c)); n != 2 {
		t.Errorf("%d games are kept beside, want the one that is over and the one that was in progress", n)
	}
}

// FuzzImport reads files of saved games: whatever they hold, no saved game is lost, what was added is exported and known, and an error adds
// nothing.
func FuzzImport(f *testing.F) {
	from := window(f, store.NewMemory())
	for n := range 3 {
		Aside(from)
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
		var done Imported
		var err error
		gauge.Read(t, func() { done, err = Import(c, text) })
		after := entries(t, kept)
		for key, text := range before {
			if after[key] != text {
				t.Fatalf("%s has changed", key)
			}
		}
		if err != nil {
			if done != (Imported{}) || len(after) != len(before) {
				t.Fatalf("%v, but %+v", err, done)
			}
			return
		}
		if len(after) != len(before)+done.Added {
			t.Fatalf("%+v, but %d games were added", done, len(after)-len(before))
		}
		if again, err := Import(c, text); err != nil || again.Added > 0 && done.Left == 0 {
			t.Fatalf("once more: %+v, %v", again, err)
		}
		if _, n := Export(c); n != len(after) {
			t.Fatalf("%d of %d games are exported", n, len(after))
		}
	})
}
