package saves

import (
	"errors"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/store"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
)

// window starts the program once more on a store. See closed for the store that it leaves.
func window(t testing.TB, kept store.Store) *game.Context {
	t.Helper()
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	slot, _ := store.EnterSlot(kept)
	return &game.Context{Store: kept, Slot: slot, Words: words}
}

// closed returns a copy of a store without the locks of open windows.
func closed(t *testing.T, kept *store.Memory) *store.Memory {
	t.Helper()
	left := store.NewMemory()
	keys, err := kept.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range keys {
		text, err := kept.Load(key)
		if err != nil {
			t.Fatal(err)
		}
		if err := left.Save(key, text); err != nil {
			t.Fatal(err)
		}
	}
	return left
}

// begin starts a game with a seed in a window, plays some moves and saves it.
func begin(t testing.TB, c *game.Context, seed uint64, moves int) {
	t.Helper()
	g := games.All()[0]
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, seed)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < moves && !m.Position().Over(); {
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			err = m.Play(m.Position().Moves(nil)[0], nil)
			i++
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	Save(c, m, seating.Players{{Name: "Ana"}, {Name: "Bo"}})
}

const toTheEnd = 1 << 20

// found returns the number of moves, without the first deal, of the game that a window offers to continue, or -1 if it offers none.
func found(c *game.Context) int {
	m, _, ok := Load(c)
	if !ok {
		return -1
	}
	return len(m.Moves()) - 5
}

func TestWindowsKeepTheirOwnGames(t *testing.T) {
	kept := store.NewMemory()
	a, b := window(t, kept), window(t, kept)
	begin(t, a, 1, 3)
	begin(t, b, 2, 4)
	begin(t, a, 1, 5)
	if x, y := found(a), found(b); x != 5 || y != 4 {
		t.Errorf("the windows find games of %d and %d moves, want 5 and 4", x, y)
	}
	kept = closed(t, kept)
	if x, y := found(window(t, kept)), found(window(t, kept)); x != 5 || y != 4 {
		t.Errorf("opened anew they find games of %d and %d moves, want 5 and 4", x, y)
	}
}

// TestGameLeftByAWindowIsFoundAgain checks that the game of a closed window continues in any window that has no game.
func TestGameLeftByAWindowIsFoundAgain(t *testing.T) {
	for name, first := range map[string]int{"none of its own": 0, "its own is over": toTheEnd} {
		kept := store.NewMemory()
		a, b := window(t, kept), window(t, kept)
		if first > 0 {
			begin(t, a, 1, first)
		}
		begin(t, b, 2, 4)
		if n := found(a); n != -1 {
			t.Errorf("%s: the game of a window that is open is offered to another, with %d moves", name, n)
		}
		kept = closed(t, kept)
		c := window(t, kept)
		if n := found(c); n != 4 {
			t.Errorf("%s: found is a game of %d moves, want 4", name, n)
		}
		begin(t, c, 2, 6)
		if n := found(window(t, closed(t, kept))); n != 6 {
			t.Errorf("%s: after it went on, found is a game of %d moves, want 6", name, n)
		}
	}
}

// stubborn is a store with one entry that cannot be read, or not be set aside.
type stubborn struct {
	*store.Memory
	key              string
	unread, unmoving error
}

func (s stubborn) Load(key string) ([]byte, error) {
	if key == s.key && s.unread != nil {
		return nil, s.unread
	}
	return s.Memory.Load(key)
}

func (s stubborn) SetAside(key string) (string, error) {
	if key == s.key && s.unmoving != nil {
		return "", s.unmoving
	}
	return s.Memory.SetAside(key)
}

func TestWhatCannotBeReadIsNotWrittenOver(t *testing.T) {
	for _, s := range []stubborn{
		{unread: errors.New("cannot read it: bad sector")},
		{unmoving: errors.New("cannot set it aside: no room")},
	} {
		s.Memory, s.key = store.NewMemory(), Autosave
		if err := s.Save(Autosave, []byte("damaged")); err != nil {
			t.Fatal(err)
		}
		c := window(t, s)
		if n := found(c); n != -1 {
			t.Errorf("%+v: found is a game of %d moves", s, n)
		}
		if said := c.Toast(); !strings.Contains(said, "left as it is") || strings.Contains(said, "autosave") || strings.Contains(said, "could not be saved") {
			t.Errorf("%+v: the screen says %q", s, said)
		}
		begin(t, c, 3, 2)
		if text, err := s.Memory.Load(Autosave); err != nil || string(text) != "damaged" {
			t.Errorf("%+v: what stood in the way is now %q, %v", s, text, err)
		}
		s.Memory = closed(t, s.Memory)
		if n := found(window(t, s)); n != 2 {
			t.Errorf("%+v: opened anew, found is a game of %d moves, want 2", s, n)
		}
	}
}

func TestDamagedGameIsSetAsideInItsSlot(t *testing.T) {
	kept := store.NewMemory()
	window(t, kept)
	b := window(t, kept)
	if err := kept.Save("autosave-2.azl", []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	if n := found(b); n != -1 || b.Toast() != b.Words.T("store.damaged") {
		t.Errorf("found is a game of %d moves, and the screen says %q", n, b.Toast())
	}
}

// counted is a store that counts reads and writes.
type counted struct {
	*store.Memory
	reads, writes int
}

func (c *counted) Load(key string) ([]byte, error) {
	c.reads++
	return c.Memory.Load(key)
}

func (c *counted) Save(key string, data []byte) error {
	c.writes++
	return c.Memory.Save(key, data)
}

// TestSavingReadsNothing checks that saving reads at most the name of the game, once, if this window has not saved it before.
func TestSavingReadsNothing(t *testing.T) {
	kept := &counted{Memory: store.NewMemory()}
	c := window(t, kept)
	begin(t, c, 1, 3)
	Archive(c)
	Rename(c, List(c)[0], "Autumn")
	name := func() string {
		text, err := kept.Memory.Load(Autosave)
		if err != nil {
			t.Fatal(err)
		}
		return record.Peek(text).Get(titleHeader)
	}
	save := func(what string, reads int) {
		t.Helper()
		kept.reads, kept.writes = 0, 0
		for moves := range 10 {
			begin(t, c, 1, moves)
		}
		if kept.reads != reads || kept.writes != 10 {
			t.Errorf("%s: ten saves read %d times, want %d, and write %d times", what, kept.reads, reads, kept.writes)
		}
		if name() != "Autumn" {
			t.Errorf("%s: the game is called %q", what, name())
		}
	}
	MakeCurrent(c, List(c)[0])
	save("taken", 0)
	kept = &counted{Memory: closed(t, kept.Memory)}
	c = window(t, kept)
	save("opened anew", 1)
	Archive(c)
	if begin(t, c, 1, 2); name() != "" {
		t.Errorf("a new game with the same deals is called %q", name())
	}
}

// BenchmarkSave saves a game after each of 30 moves.
func BenchmarkSave(b *testing.B) {
	kept := &counted{Memory: store.NewMemory()}
	c := window(b, kept)
	var positions []*engine.Match
	for n := range 30 {
		positions = append(positions, played(b, games.All()[0].Edition, 2, n).Match)
	}
	players := seating.Players{{Name: "Ana"}, {Name: "Bo"}}
	b.ReportAllocs()
	saves := 0
	for b.Loop() {
		for _, m := range positions {
			Save(c, m, players)
			saves++
		}
	}
	b.ReportMetric(float64(kept.reads)/float64(saves), "reads/save")
}
