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

// played returns the record of a game of an edition after some moves, Nature's included.
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

// TestListsReplayNoGame: a game with a summary is listed by it alone, but opened by its record, which is set aside when it is damaged.
func TestListsReplayNoGame(t *testing.T) {
	c := window(t, store.NewMemory())
	s := summarize(played(t, catalogue.Games().Editions()[0], 2, 30).Match)
	rest := []byte("[Name1 \"Ana\"]\n\nnonsense\n")
	if err := c.Store.Save(keptKey(1), append(s.appendLine(nil, rest), rest...)); err != nil {
		t.Fatal(err)
	}
	all := Kept(c)
	if len(all) != 1 || !HasKept(c) || !reflect.DeepEqual(all[0].Summary, s) || !slices.Equal(all[0].Players.Names(), []string{"Ana", "2"}) {
		t.Fatalf("listed are %+v, want %+v", all, s)
	}
	if _, _, ok := Take(c, all[0]); ok || c.Toast() != c.Words.T("store.damaged") {
		t.Errorf("nonsense is opened, and the screen says %q", c.Toast())
	}
	if keys, _ := c.Store.Keys(keptKey(1)); len(Kept(c)) > 0 || len(keys) != 1 {
		t.Errorf("after that the store has %q", keys)
	}
}

// TestOlderSavesGetASummary: a game without a summary, or with one of another text, is replayed once.
func TestOlderSavesGetASummary(t *testing.T) {
	editions := catalogue.Games().Editions()
	old := played(t, editions[0], 2, 30)
	text := record.Format(old)
	wrong := append(summarize(played(t, editions[0], 2, 9).Match).appendLine(nil, nil), text...)
	for what, text := range map[string][]byte{"none": text, "wrong": wrong} {
		c := window(t, store.NewMemory())
		if err := c.Store.Save(keptKey(1), text); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if all := Kept(c); len(all) != 1 || !reflect.DeepEqual(all[0].Summary, summarize(old.Match)) {
				t.Errorf("%s: listed are %+v", what, all)
			}
			if now, _ := c.Store.Load(keptKey(1)); !bytes.Equal(now, format(old)) {
				t.Errorf("%s: kept is %q", what, now)
			}
		}
	}
}

// TestAGameGoneToAnotherWindow is not opened, and neither is one that has taken its place.
func TestAGameGoneToAnotherWindow(t *testing.T) {
	kept := store.NewMemory()
	a, b := window(t, kept), window(t, kept)
	begin(t, a, 1, 3)
	Aside(a)
	begin(t, a, 2, 4)
	listed := Kept(a)[0]
	Take(b, Kept(b)[0])
	gone := func(what string) {
		t.Helper()
		if _, _, ok := Take(a, listed); ok || !strings.Contains(a.Toast(), "another window") {
			t.Errorf("%s it is opened, and the screen says %q", what, a.Toast())
		}
		Call(a, listed, "Autumn")
		if n := found(a); n != 4 {
			t.Errorf("%s the window has a game of %d moves, want 4", what, n)
		}
	}
	gone("taken,")
	Aside(b)
	begin(t, b, 3, 5)
	Aside(b)
	Remove(b, Kept(b)[1])
	if err := kept.Save(listed.key, format(played(t, catalogue.Games().Editions()[0], 2, 9))); err != nil {
		t.Fatal(err)
	}
	gone("replaced,")
	if g, _ := keepingOf(a).game(listed.key, catalogue.Games().Editions()); g.Name() != "" {
		t.Errorf("another game is called %q", g.Name())
	}
}

// BenchmarkKept lists as many finished games as are kept.
func BenchmarkKept(b *testing.B) {
	c := window(b, store.NewMemory())
	editions := catalogue.Games().Editions()
	for n := range mostKept {
		c.Store.Save(keptKey(n+1), format(played(b, editions[n%len(editions)], 2, toTheEnd)))
	}
	b.ReportAllocs()
	for b.Loop() {
		if len(Kept(c)) != mostKept {
			b.Fatal("games are missing")
		}
	}
}
