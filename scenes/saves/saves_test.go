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

// openWindow opens another window of the program on a store. See afterClosing for the store after all windows have closed.
func openWindow(t testing.TB, memory store.Store) *game.Context {
	t.Helper()
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	slot, _ := store.EnterSlot(memory)
	return &game.Context{Store: memory, Slot: slot, Words: words}
}

// afterClosing returns a copy of a store without the locks of open windows.
func afterClosing(t *testing.T, memory *store.Memory) *store.Memory {
	t.Helper()
	left := store.NewMemory()
	keys, err := memory.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range keys {
		text, err := memory.Load(key)
		if err != nil {
			t.Fatal(err)
		}
		if err := left.Save(key, text); err != nil {
			t.Fatal(err)
		}
	}
	return left
}

// startGame starts a game with a seed in a window, plays some moves and saves it.
func startGame(t testing.TB, c *game.Context, seed uint64, moves int) {
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

const untilOver = 1 << 20

// continuedMoves returns the number of moves, without the first deal, of the game that a window offers to continue, or -1 if it offers none.
func continuedMoves(c *game.Context) int {
	m, _, ok := Load(c)
	if !ok {
		return -1
	}
	return len(m.Moves()) - 5
}

// TestSlotsOfWindows checks that each of two windows continues its own game, also after both were closed.
func TestSlotsOfWindows(t *testing.T) {
	memory := store.NewMemory()
	a, b := openWindow(t, memory), openWindow(t, memory)
	startGame(t, a, 1, 3)
	startGame(t, b, 2, 4)
	startGame(t, a, 1, 5)
	if x, y := continuedMoves(a), continuedMoves(b); x != 5 || y != 4 {
		t.Errorf("the windows find games of %d and %d moves, want 5 and 4", x, y)
	}
	memory = afterClosing(t, memory)
	if x, y := continuedMoves(openWindow(t, memory)), continuedMoves(openWindow(t, memory)); x != 5 || y != 4 {
		t.Errorf("after reopening, they find games of %d and %d moves, want 5 and 4", x, y)
	}
}

// TestAdoptSlot checks that the game of a closed window continues in any window that has no game.
func TestAdoptSlot(t *testing.T) {
	for name, first := range map[string]int{"no game": 0, "finished game": untilOver} {
		memory := store.NewMemory()
		a, b := openWindow(t, memory), openWindow(t, memory)
		if first > 0 {
			startGame(t, a, 1, first)
		}
		startGame(t, b, 2, 4)
		if n := continuedMoves(a); n != -1 {
			t.Errorf("%s: a game of %d moves of an open window is offered to another window", name, n)
		}
		memory = afterClosing(t, memory)
		c := openWindow(t, memory)
		if n := continuedMoves(c); n != 4 {
			t.Errorf("%s: the game to continue has %d moves, want 4", name, n)
		}
		startGame(t, c, 2, 6)
		if n := continuedMoves(openWindow(t, afterClosing(t, memory))); n != 6 {
			t.Errorf("%s: after more moves, the game to continue has %d moves, want 6", name, n)
		}
	}
}

// faultyStore is a store with one entry that cannot be read or set aside.
type faultyStore struct {
	*store.Memory
	key                  string
	readErr, setAsideErr error
}

func (f faultyStore) Load(key string) ([]byte, error) {
	if key == f.key && f.readErr != nil {
		return nil, f.readErr
	}
	return f.Memory.Load(key)
}

func (f faultyStore) SetAside(key string) (string, error) {
	if key == f.key && f.setAsideErr != nil {
		return "", f.setAsideErr
	}
	return f.Memory.SetAside(key)
}

// TestUnreadableGameIsNotOverwritten checks that a saved game that can be neither read nor set aside is left as it is, that a toast reports it, and that
// the next game is saved under another key.
func TestUnreadableGameIsNotOverwritten(t *testing.T) {
	for _, s := range []faultyStore{
		{readErr: errors.New("cannot read it: bad sector")},
		{setAsideErr: errors.New("cannot set it aside: no room")},
	} {
		s.Memory, s.key = store.NewMemory(), Autosave
		if err := s.Save(Autosave, []byte("damaged")); err != nil {
			t.Fatal(err)
		}
		c := openWindow(t, s)
		if n := continuedMoves(c); n != -1 {
			t.Errorf("%+v: the game to continue has %d moves", s, n)
		}
		if toast := c.Toast(); !strings.Contains(toast, "left as it is") || strings.Contains(toast, "autosave") || strings.Contains(toast, "could not be saved") {
			t.Errorf("%+v: the toast is %q", s, toast)
		}
		startGame(t, c, 3, 2)
		if text, err := s.Memory.Load(Autosave); err != nil || string(text) != "damaged" {
			t.Errorf("%+v: the damaged entry is now %q, %v", s, text, err)
		}
		s.Memory = afterClosing(t, s.Memory)
		if n := continuedMoves(openWindow(t, s)); n != 2 {
			t.Errorf("%+v: after reopening, the game to continue has %d moves, want 2", s, n)
		}
	}
}

// TestDamagedGameIsSetAside checks that a damaged game in the slot of a window is not continued and that a toast reports it.
func TestDamagedGameIsSetAside(t *testing.T) {
	memory := store.NewMemory()
	openWindow(t, memory)
	b := openWindow(t, memory)
	if err := memory.Save("autosave-2.azl", []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	if n := continuedMoves(b); n != -1 || b.Toast() != b.Words.T("store.damaged") {
		t.Errorf("the game to continue has %d moves, and the toast is %q", n, b.Toast())
	}
}

// countingStore is a store that counts reads and writes.
type countingStore struct {
	*store.Memory
	reads, writes int
}

func (c *countingStore) Load(key string) ([]byte, error) {
	c.reads++
	return c.Memory.Load(key)
}

func (c *countingStore) Save(key string, data []byte) error {
	c.writes++
	return c.Memory.Save(key, data)
}

// TestSaveReadsAtMostTheName checks that saving reads at most the name of the game, once, if this window has not saved it before.
func TestSaveReadsAtMostTheName(t *testing.T) {
	memory := &countingStore{Memory: store.NewMemory()}
	c := openWindow(t, memory)
	startGame(t, c, 1, 3)
	Archive(c)
	Rename(c, List(c)[0], "Autumn")
	name := func() string {
		text, err := memory.Memory.Load(Autosave)
		if err != nil {
			t.Fatal(err)
		}
		return record.Peek(text).Get(titleHeader)
	}
	save := func(what string, reads int) {
		t.Helper()
		memory.reads, memory.writes = 0, 0
		for moves := range 10 {
			startGame(t, c, 1, moves)
		}
		if memory.reads != reads || memory.writes != 10 {
			t.Errorf("%s: ten saves read %d times, want %d, and write %d times", what, memory.reads, reads, memory.writes)
		}
		if name() != "Autumn" {
			t.Errorf("%s: the name of the game is %q", what, name())
		}
	}
	MakeCurrent(c, List(c)[0])
	save("taken", 0)
	memory = &countingStore{Memory: afterClosing(t, memory.Memory)}
	c = openWindow(t, memory)
	save("after reopening", 1)
	Archive(c)
	if startGame(t, c, 1, 2); name() != "" {
		t.Errorf("the name of a new game with the same seed is %q", name())
	}
}

// BenchmarkSave measures saving a game after each of 30 moves.
func BenchmarkSave(b *testing.B) {
	memory := &countingStore{Memory: store.NewMemory()}
	c := openWindow(b, memory)
	var positions []*engine.Match
	for n := range 30 {
		positions = append(positions, playedRecord(b, games.All()[0].Edition, 2, n).Match)
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
	b.ReportMetric(float64(memory.reads)/float64(saves), "reads/save")
}
