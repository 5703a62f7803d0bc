package saves

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/record"
	"azulejo/game/store"
)

// playedRecord returns the record of a game after a number of moves, including Nature's.
func playedRecord(t testing.TB, e *engine.Edition, players, moves int) *record.Record {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: players}, 7)
	for err == nil && len(m.Moves()) < moves && !m.Position().Over() && m.Position().Round() <= 10 {
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			err = m.Play(m.Position().Moves(nil)[0], nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Match: m}
	rec.Set(seedHeader, "7")
	return rec
}

// TestSummary checks that the summary of a saved game is read as it was written, that the game is formatted as before after parsing, and that changing any
// byte invalidates the summary.
func TestSummary(t *testing.T) {
	editions := catalogue.Games().Editions()
	for _, e := range editions {
		for _, moves := range []int{0, 3, 5, 30, untilOver} {
			rec := playedRecord(t, e, 2+moves%3, moves)
			text := format(rec)
			want := summarize(rec.Match)
			if got, ok := readSummary(text); !ok || !reflect.DeepEqual(got, want) {
				t.Errorf("%s after %d moves: %+v, %t; want %+v", e.ID, moves, got, ok, want)
			}
			back, err := record.Parse("", text, editions)
			if err != nil {
				t.Fatal(err)
			}
			if again := format(back); !bytes.Equal(again, text) {
				t.Errorf("%s after %d moves is parsed and formatted as\n%s, was\n%s", e.ID, moves, again, text)
			}
			for i := range text {
				bad := slices.Clone(text)
				bad[i]++
				if s, ok := readSummary(bad); ok {
					t.Fatalf("%s after %d moves: with byte %d changed it still has the summary %+v", e.ID, moves, i, s)
				}
			}
		}
	}
}

// TestListsReplayNoGame checks that a game with a summary is listed without replaying it, and that opening it replays its record, which is
// set aside if it is damaged.
func TestListsReplayNoGame(t *testing.T) {
	c := openWindow(t, store.NewMemory())
	s := summarize(playedRecord(t, catalogue.Games().Editions()[0], 2, 30).Match)
	rest := []byte("[Name1 \"Ana\"]\n\nnonsense\n")
	if err := c.Store.Save(archiveKey(1, false), append(s.appendLine(nil, rest), rest...)); err != nil {
		t.Fatal(err)
	}
	all := List(c)
	if len(all) != 1 || !Any(c) || !reflect.DeepEqual(all[0].Summary, s) || !slices.Equal(all[0].Players.Names(), []string{"Ana", "2"}) {
		t.Fatalf("the list is %+v, want %+v", all, s)
	}
	if _, _, ok := MakeCurrent(c, all[0]); ok || c.Toast() != c.Words.T("store.damaged") {
		t.Errorf("a damaged game was opened, and the toast is %q", c.Toast())
	}
	if keys, _ := c.Store.Keys(archiveKey(1, false)); len(List(c)) > 0 || len(keys) != 1 {
		t.Errorf("the store then has %q", keys)
	}
}

// TestMissingSummary checks that a game without a summary is listed and stays as it is, and that one with the summary of another text is damaged.
func TestMissingSummary(t *testing.T) {
	editions := catalogue.Games().Editions()
	old := playedRecord(t, editions[0], 2, 30)
	text := record.Format(old)
	wrong := append(summarize(playedRecord(t, editions[0], 2, 9).Match).appendLine(nil, nil), text...)
	c := openWindow(t, store.NewMemory())
	if err := c.Store.Save(archiveKey(1, false), text); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if all := List(c); len(all) != 1 || !reflect.DeepEqual(all[0].Summary, summarize(old.Match)) {
			t.Errorf("the list is %+v", all)
		}
		if current, _ := c.Store.Load(archiveKey(1, false)); !bytes.Equal(current, text) {
			t.Errorf("the saved game is %q", current)
		}
	}
	if err := c.Store.Save(Autosave, wrong); err != nil {
		t.Fatal(err)
	}
	if n := continuedMoves(c); n != 25 || c.Toast() != c.Words.T("store.damaged") {
		t.Errorf("with a damaged current game, one of %d moves continues, and the toast is %q", n, c.Toast())
	}
}

// TestOpenGameTakenByAnotherWindow checks that a game taken by another window is not opened, and neither is a game that now has its key.
func TestOpenGameTakenByAnotherWindow(t *testing.T) {
	memory := store.NewMemory()
	a, b := openWindow(t, memory), openWindow(t, memory)
	startGame(t, a, 1, 3)
	Archive(a)
	startGame(t, a, 2, 4)
	listed := List(a)[0]
	MakeCurrent(b, List(b)[0])
	expectTaken := func(what string) {
		t.Helper()
		if _, _, ok := MakeCurrent(a, listed); ok || !strings.Contains(a.Toast(), "another window") {
			t.Errorf("%s: it was opened, and the toast is %q", what, a.Toast())
		}
		Rename(a, listed, "Autumn")
		if n := continuedMoves(a); n != 4 {
			t.Errorf("%s: the window has a game of %d moves, want 4", what, n)
		}
	}
	expectTaken("taken")
	Archive(b)
	startGame(t, b, 3, 5)
	Archive(b)
	Delete(b, List(b)[1])
	if err := memory.Save(listed.key, format(playedRecord(t, catalogue.Games().Editions()[0], 2, 9))); err != nil {
		t.Fatal(err)
	}
	expectTaken("replaced")
	if g, _ := storageOf(a).game(listed.key, ""); g.Name() != "" {
		t.Errorf("another game has the name %q", g.Name())
	}
}

// BenchmarkList measures listing a full archive with an index.
func BenchmarkList(b *testing.B) {
	c := openWindow(b, store.NewFolder(b.TempDir()))
	fillArchive(b, c, MaxKept)
	All(c)
	b.ReportAllocs()
	for b.Loop() {
		if len(All(c)) != MaxKept {
			b.Fatal("games are missing")
		}
	}
}
