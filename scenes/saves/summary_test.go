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

// played returns the record of a game after a number of moves, including Nature's.
func played(t testing.TB, e *engine.Edition, players, moves int) *record.Record {
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

func TestSummaryIsThatOfTheRecord(t *testing.T) {
	editions := catalogue.Games().Editions()
	for _, e := range editions {
		for _, moves := range []int{0, 3, 5, 30, toTheEnd} {
			rec := played(t, e, 2+moves%3, moves)
			text := format(rec)
			want := summarize(rec.Match)
			if got, ok := readSummary(text, editions); !ok || !reflect.DeepEqual(got, want) {
				t.Errorf("%s after %d moves: %+v, %t; want %+v", e.ID, moves, got, ok, want)
			}
			back, err := record.Parse("", text, editions)
			if err != nil {
				t.Fatal(err)
			}
			if again := format(back); !bytes.Equal(again, text) {
				t.Errorf("%s after %d moves is read and written as\n%s, was\n%s", e.ID, moves, again, text)
			}
			for i := range text {
				bad := slices.Clone(text)
				bad[i]++
				if s, ok := readSummary(bad, editions); ok {
					t.Fatalf("%s after %d moves: with byte %d changed it is still summed up as %+v", e.ID, moves, i, s)
				}
			}
		}
	}
}

// TestListsReplayNoGame checks that a game with a summary is listed without replaying it, and that opening it replays its record, which is
// set aside if it is damaged.
func TestListsReplayNoGame(t *testing.T) {
	c := window(t, store.NewMemory())
	s := summarize(played(t, catalogue.Games().Editions()[0], 2, 30).Match)
	rest := []byte("[Name1 \"Ana\"]\n\nnonsense\n")
	if err := c.Store.Save(archiveKey(1), append(s.appendLine(nil, rest), rest...)); err != nil {
		t.Fatal(err)
	}
	all := List(c)
	if len(all) != 1 || !Any(c) || !reflect.DeepEqual(all[0].Summary, s) || !slices.Equal(all[0].Players.Names(), []string{"Ana", "2"}) {
		t.Fatalf("listed are %+v, want %+v", all, s)
	}
	if _, _, ok := MakeCurrent(c, all[0]); ok || c.Toast() != c.Words.T("store.damaged") {
		t.Errorf("nonsense is opened, and the screen says %q", c.Toast())
	}
	if keys, _ := c.Store.Keys(archiveKey(1)); len(List(c)) > 0 || len(keys) != 1 {
		t.Errorf("after that the store has %q", keys)
	}
}

// TestOlderSavesGetASummary checks that a game without a summary, or with the summary of another text, is replayed once.
func TestOlderSavesGetASummary(t *testing.T) {
	editions := catalogue.Games().Editions()
	old := played(t, editions[0], 2, 30)
	text := record.Format(old)
	wrong := append(summarize(played(t, editions[0], 2, 9).Match).appendLine(nil, nil), text...)
	for what, text := range map[string][]byte{"none": text, "wrong": wrong} {
		c := window(t, store.NewMemory())
		if err := c.Store.Save(archiveKey(1), text); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if all := List(c); len(all) != 1 || !reflect.DeepEqual(all[0].Summary, summarize(old.Match)) {
				t.Errorf("%s: listed are %+v", what, all)
			}
			if now, _ := c.Store.Load(archiveKey(1)); !bytes.Equal(now, format(old)) {
				t.Errorf("%s: kept is %q", what, now)
			}
		}
	}
}

// TestAGameGoneToAnotherWindow checks that a game taken by another window is not opened, and neither is a game that now has its key.
func TestAGameGoneToAnotherWindow(t *testing.T) {
	kept := store.NewMemory()
	a, b := window(t, kept), window(t, kept)
	begin(t, a, 1, 3)
	Archive(a)
	begin(t, a, 2, 4)
	listed := List(a)[0]
	MakeCurrent(b, List(b)[0])
	gone := func(what string) {
		t.Helper()
		if _, _, ok := MakeCurrent(a, listed); ok || !strings.Contains(a.Toast(), "another window") {
			t.Errorf("%s it is opened, and the screen says %q", what, a.Toast())
		}
		Rename(a, listed, "Autumn")
		if n := found(a); n != 4 {
			t.Errorf("%s the window has a game of %d moves, want 4", what, n)
		}
	}
	gone("taken,")
	Archive(b)
	begin(t, b, 3, 5)
	Archive(b)
	Delete(b, List(b)[1])
	if err := kept.Save(listed.key, format(played(t, catalogue.Games().Editions()[0], 2, 9))); err != nil {
		t.Fatal(err)
	}
	gone("replaced,")
	if g, _ := storageOf(a).game(listed.key, catalogue.Games().Editions()); g.Name() != "" {
		t.Errorf("another game is called %q", g.Name())
	}
}

// BenchmarkKept lists a full archive of finished games.
func BenchmarkKept(b *testing.B) {
	c := window(b, store.NewMemory())
	editions := catalogue.Games().Editions()
	for n := range MaxArchived {
		c.Store.Save(archiveKey(n+1), format(played(b, editions[n%len(editions)], 2, toTheEnd)))
	}
	b.ReportAllocs()
	for b.Loop() {
		if len(List(c)) != MaxArchived {
			b.Fatal("games are missing")
		}
	}
}
