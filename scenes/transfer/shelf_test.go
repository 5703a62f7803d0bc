package transfer

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"azulejo/engine/catalogue"
	"azulejo/engine/puzzle"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/gametest/storetest"
	"azulejo/game/settings"
	"azulejo/game/store"
	"azulejo/scenes/progress"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
)

// ownPuzzles returns puzzles of Azul.
func ownPuzzles(t testing.TB) (all []*puzzle.Puzzle) {
	t.Helper()
	entries, err := puzzle.Read(puzzle.Embedded("azul"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries[:8] {
		p, err := e.Puzzle(catalogue.Games())
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}

// fill gives a player some of 6 games, 8 puzzles, 8 lessons and 8 deals at random, and settings.
func fill(t testing.TB, c *game.Context, puzzles []*puzzle.Puzzle, r *rand.Rand) {
	t.Helper()
	for game := range 6 {
		if r.IntN(2) > 0 {
			m, players := scenetest.SampleGame(t, game%2, 2+game/2, []int{-1, 8, 20}[game/2])
			saves.Begin(c, m, players)
		}
	}
	saves.Archive(c)
	p, now := progress.NewPuzzles(), time.Date(2026, time.November, 22, 12, 0, 0, 0, time.UTC)
	for i, q := range puzzles {
		switch r.IntN(3) {
		case 1:
			p.Record(q, 1+r.IntN(progress.Failed))
		case 2:
			p.Add(q)
			for range r.IntN(3) {
				p.Own[len(p.Own)-1].Review(1+r.IntN(progress.Failed), now.AddDate(0, 0, r.IntN(30)))
			}
		}
		if tries := []string{"A", "B", progress.SolvedTry}; r.IntN(2) > 0 {
			p.Days[progress.DayKey(puzzle.Day(300+i))] = tries[:1+r.IntN(3)]
		}
	}
	p.Save(c)
	for i := range 8 {
		if r.IntN(2) > 0 {
			c.Settings.Lessons = append(c.Settings.Lessons, fmt.Sprint("lesson-", i))
		}
	}
	c.Settings.Finished, c.Settings.Panel = r.IntN(9), r.IntN(9)
	c.Settings.Effects, c.Settings.TextScale, c.Settings.Letters = 0.01*float64(r.IntN(80)), 1+0.01*float64(1+r.IntN(50)), true
	c.SaveSettings()
}

// shelf is all that a player has, in a form that can be compared.
type shelf struct {
	games    []string // without the day on which they were archived
	lessons  []string
	counts   [2]int
	own      map[string]string
	puzzles  progress.Puzzles
	settings string
}

func shelfOf(t testing.TB, c *game.Context) (s shelf) {
	t.Helper()
	text, _ := saves.Export(c)
	f, err := saves.ReadFile(text)
	if err != nil && len(text) > 100 {
		t.Fatal(err)
	}
	for _, rec := range f.Games {
		rec.Set("Date", "")
		rec.Set("Summary", "")
		s.games = append(s.games, string(record.Format(rec)))
	}
	slices.Sort(s.games)
	stored, err := settings.Load(c.Store)
	if err != nil {
		t.Fatal(err)
	}
	s.lessons, s.counts = slices.Sorted(slices.Values(stored.Lessons)), [2]int{stored.Finished, stored.Panel}
	s.puzzles, s.own = *progress.LoadPuzzles(c), map[string]string{}
	for _, o := range s.puzzles.Own {
		s.own[o.Text] = fmt.Sprintf("%+v", o.Card)
	}
	s.puzzles.Own = nil
	portable, err := stored.Portable()
	if err != nil {
		t.Fatal(err)
	}
	s.settings = string(portable)
	return s
}

// exported returns the text that Export hands to the player.
func exported(t testing.TB, c *game.Context) []byte {
	t.Helper()
	more, _, err := sections(c)
	if err != nil {
		t.Fatal(err)
	}
	text, _ := saves.Export(c, more...)
	return text
}

// TestWholeShelf checks with random games, lessons, puzzles and settings that an export that is imported into an empty store leads to the same, that a second
// import changes nothing, and that an import into a filled store adds what is missing there, replaces nothing, and leaves the settings.
func TestWholeShelf(t *testing.T) {
	puzzles, r := ownPuzzles(t), rand.New(rand.NewPCG(1, 2))
	for n := range 12 {
		from, to, filled := openProgram(t).Context(), openProgram(t).Context(), openProgram(t).Context()
		fill(t, from, puzzles, r)
		fill(t, filled, puzzles, r)
		text, want, had := exported(t, from), shelfOf(t, from), shelfOf(t, filled)
		for range 2 {
			Receive(to, game.File{Data: text})
			if got := shelfOf(t, to); !reflect.DeepEqual(got, want) {
				t.Fatalf("%d: in an empty store there is\n%+v\nexpected\n%+v", n, got, want)
			}
		}
		if toast := to.Toast(); !strings.Contains(toast, "already here") {
			t.Errorf("%d: after a second import the toast is %q", n, toast)
		}
		Receive(filled, game.File{Data: text})
		got := shelfOf(t, filled)
		games := slices.Compact(slices.Sorted(slices.Values(slices.Concat(want.games, had.games))))
		if !slices.Equal(got.games, games) || got.settings != had.settings {
			t.Errorf("%d: in a filled store there are %d games, expected %d", n, len(got.games), len(games))
		}
		for _, x := range []shelf{want, had} {
			for _, name := range x.lessons {
				if !slices.Contains(got.lessons, name) {
					t.Errorf("%d: %s is lost", n, name)
				}
			}
			for id := range x.puzzles.Done {
				if result := got.puzzles.Done[id]; result != min(orWorst(want.puzzles.Done[id]), orWorst(had.puzzles.Done[id])) {
					t.Errorf("%d: the result %d of %s is neither", n, result, id)
				}
			}
			for own := range x.own {
				if card := got.own[own]; card != want.own[own] && card != had.own[own] {
					t.Errorf("%d: an own puzzle is lost, or has the schedule %s", n, card)
				}
			}
			for day := range x.puzzles.Days {
				if tries := got.puzzles.Days[day]; len(tries) < 1 {
					t.Errorf("%d: the deal of %s is lost", n, day)
				}
			}
		}
		Receive(filled, game.File{Data: text})
		if again := shelfOf(t, filled); !reflect.DeepEqual(again, got) {
			t.Errorf("%d: a second import changes\n%+v\nto\n%+v", n, got, again)
		}
	}
}

// orWorst returns a result, or one worse than any for none.
func orWorst(result int) int {
	if result == 0 {
		return progress.Failed + 1
	}
	return result
}

// TestSectionsAreReadWhollyOrNotAtAll checks that a section that is not valid changes nothing and is named with its line, that sections of later versions are
// left out and named, and that a changed line is found.
func TestSectionsAreReadWhollyOrNotAtAll(t *testing.T) {
	c := openProgram(t).Context()
	from := openProgram(t).Context()
	fill(t, from, ownPuzzles(t), rand.New(rand.NewPCG(3, 4)))
	before := storetest.Texts(t, c.Store)
	whole := exported(t, from)
	contents, err := record.ReadExport(whole)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []record.Section{
		{Name: "settings", Version: 1, Text: `{"effects": 7}`},
		{Name: "settings", Version: 1, Text: ``},
		{Name: "learned", Version: 1, Text: `{"Lessons": ["x"], "Finished": -1}`},
		{Name: "learned", Version: 1, Text: `{"Later": 1}`},
		{Name: "puzzles", Version: 1, Text: `{"Rating": 50, "Done": {"x": 9}}`},
		{Name: "puzzles", Version: 1, Text: `{"Rating": 5000}`},
		{Name: "puzzles", Version: 1, Text: `{"Days": {"yesterday": ["A"]}}`},
		{Name: "puzzle", Version: 1, Text: `{"Text": "nonsense"}`},
		{Name: "puzzle", Version: 1, Text: strings.Replace(contents.Sections[len(contents.Sections)-1].Text, `"State":`, `"State":9`, 1)},
	} {
		Receive(c, game.File{Data: record.Export(contents.Records, contents.Sections[0], s)})
		if toast := c.Toast(); !strings.Contains(toast, fmt.Sprintf("Nothing was changed. azulejo-games.azl:3:1: %q: this is damaged", s.Name)) {
			t.Errorf("%+v: the toast is %q", s, toast)
		}
	}
	changed := bytes.Replace(whole, []byte(`"Rating":`), []byte(`"Rating":1`), 1)
	if Receive(c, game.File{Data: changed}); !strings.Contains(c.Toast(), fmt.Sprintf("azulejo-games.azl:%d:1: \"# azulejo export", bytes.Count(whole, []byte("\n")))) {
		t.Errorf("with a changed section the toast is %q", c.Toast())
	}
	if !maps.Equal(storetest.Texts(t, c.Store), before) {
		t.Error("the store has changed")
	}
	for _, s := range []record.Section{{Name: "puzzles", Version: 2, Text: "{}"}, {Name: "music", Version: 1, Text: "{}"}} {
		c := openProgram(t).Context()
		Receive(c, game.File{Data: record.Export(contents.Records, s)})
		if toast := c.Toast(); !strings.Contains(toast, "games were added.") || !strings.HasSuffix(toast, "from a later version of the game, which was left out.") {
			t.Errorf("%+v: the toast is %q", s, toast)
		}
	}
}

// TestFailedImportLeavesThePuzzles checks that an import whose games cannot be saved adds no puzzles either.
func TestFailedImportLeavesThePuzzles(t *testing.T) {
	from, c := openProgram(t).Context(), openProgram(t).Context()
	fill(t, from, ownPuzzles(t), rand.New(rand.NewPCG(5, 6)))
	m, players := scenetest.SampleGame(t, 1, 3, 5)
	saves.Save(c, m, players) // so that games are added to the archive
	memory := c.Store
	before := storetest.Texts(t, memory)
	c.Store = noGamesStore{memory}
	Receive(c, game.File{Data: exported(t, from)})
	if toast := c.Toast(); toast != c.Words.T("store.failed", "reason", c.Words.T("store.full")) || !maps.Equal(storetest.Texts(t, memory), before) {
		t.Errorf("the toast is %q, and the store has %v", toast, slices.Sorted(maps.Keys(storetest.Texts(t, memory))))
	}
}

// noGamesStore is a store in which no game can be saved.
type noGamesStore struct{ store.Store }

func (s noGamesStore) Save(key string, data []byte) error {
	if strings.HasSuffix(key, ".azl") {
		return store.ErrFull
	}
	return s.Store.Save(key, data)
}

// FuzzSections imports an export with an arbitrary section, and checks that an error changes nothing, that the same cannot be added twice, and that what was
// added can be exported and used.
func FuzzSections(f *testing.F) {
	from := openProgram(f).Context()
	fill(f, from, ownPuzzles(f), rand.New(rand.NewPCG(7, 8)))
	more, _, err := sections(from)
	if err != nil {
		f.Fatal(err)
	}
	for _, s := range more {
		f.Add(s.Name, s.Text)
	}
	c := openProgram(f).Context()
	f.Fuzz(func(t *testing.T, name, text string) {
		c.Store, *c.Settings = store.NewMemory(), settings.Default()
		c.Slot, _ = store.EnterSlot(c.Store)
		file, err := saves.ReadFile(record.Export(nil, record.Section{Name: name, Version: formVersion, Text: text}))
		if err != nil {
			return
		}
		p, err := readParts(file.Sections)
		if err != nil {
			return
		}
		if _, err := add(c, file, &p); err != nil {
			t.Fatal(err)
		}
		before := storetest.Texts(t, c.Store)
		if r, err := add(c, file, &p); err != nil || r.progress || r.settings || !maps.Equal(storetest.Texts(t, c.Store), before) {
			t.Fatalf("a second import: %+v, %v", r, err)
		}
		again, err := saves.ReadFile(exported(t, c))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := readParts(again.Sections); err != nil {
			t.Fatal(err)
		}
		puzzles := progress.LoadPuzzles(c)
		for i := range puzzles.Own {
			puzzles.Own[i].Review(1, time.Date(2026, time.November, 22, 12, 0, 0, 0, time.UTC))
		}
		if _, _, err := puzzles.Export(); err != nil {
			t.Fatal(err)
		}
	})
}
