package store

import (
	"errors"
	"reflect"
	"testing"
)

func enter(t *testing.T, s Store, want int, passes bool) *Slot {
	t.Helper()
	slot, passed := EnterSlot(s)
	if slot.number != want || passed != passes {
		t.Errorf("a window enters slot %d and passes others: %v; want slot %d, %v", slot.number, passed, want, passes)
	}
	return slot
}

func testSlots(t *testing.T, s Store) {
	first := enter(t, s, 1, false)
	second := enter(t, s, 2, true)
	third := enter(t, s, 3, true)
	if first.Enter(2) || first.number != 1 {
		t.Error("two windows are in one slot")
	}
	second.unlock()
	enter(t, s, 2, true)
	if !third.Enter(4) || third.number != 4 {
		t.Error("a free slot cannot be entered")
	}
	enter(t, s, 3, true)
}

func testLock(t *testing.T, s Store) {
	free, err := s.Lock("a")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Lock("a"); !errors.Is(err, ErrLocked) {
		t.Errorf("a second claim reports %v", err)
	}
	if _, err := s.Lock("b"); err != nil {
		t.Errorf("another name reports %v", err)
	}
	free()
	if _, err := s.Lock("a"); err != nil {
		t.Errorf("a claim that was released reports %v", err)
	}
	if keys, err := s.Keys(""); err != nil || len(keys) != 0 {
		t.Errorf("claims are kept as %q, %v", keys, err)
	}
}

func TestSlotsNameWhatTheyKeep(t *testing.T) {
	for _, c := range []struct {
		key  string
		n    int
		want string
	}{{"autosave.azl", 1, "autosave.azl"}, {"autosave.azl", 2, "autosave-2.azl"}, {"game", 12, "game-12"}} {
		if got := SlotKey(c.key, c.n); got != c.want {
			t.Errorf("slot %d keeps %s as %s, want %s", c.n, c.key, got, c.want)
		}
		if got := slotOf(c.key, c.want); got != c.n {
			t.Errorf("%s is read as slot %d, want %d", c.want, got, c.n)
		}
	}
	for _, name := range []string{"autosave.azl.damaged-1", "autosave-1.azl", "autosave-02.azl", "autosave-0.azl", "autosave--3.azl", "autosave-2", "autosave-x.azl", "settings.json"} {
		if got := slotOf("autosave.azl", name); got != 0 {
			t.Errorf("%s is read as slot %d", name, got)
		}
	}
}

func TestOtherSlots(t *testing.T) {
	s := NewMemory()
	for _, key := range []string{"a.x", "a-2.x", "a-10.x", "a-3.x", "a.x.damaged-1", "a-5.x.damaged-2", "b-4.x"} {
		if err := s.Save(key, nil); err != nil {
			t.Fatal(err)
		}
	}
	slot, _ := EnterSlot(s)
	if got, want := slot.Others("a.x"), []int{2, 3, 10}; !reflect.DeepEqual(got, want) {
		t.Errorf("Others = %v, want %v", got, want)
	}
	slot.EnterEmpty("a.x")
	if slot.number != 4 || slot.Key("a.x") != "a-4.x" {
		t.Errorf("the first empty slot is %d", slot.number)
	}
	if other, _ := EnterSlot(s); other.number != 1 {
		t.Error("the slot that was left is not free")
	}
}

// broken is a store that can neither claim nor list.
type broken struct{ Store }

func (broken) Lock(string) (func(), error)   { return nil, errors.New("broken") }
func (broken) Keys(string) ([]string, error) { return nil, errors.New("broken") }

// Where nothing can be claimed or listed, a window plays as if it were the only one.
func TestSlotOfABrokenStore(t *testing.T) {
	slot, passed := EnterSlot(broken{})
	if passed || slot.number != 1 || slot.Others("a") != nil {
		t.Errorf("slot %d, passed %v, others %v", slot.number, passed, slot.Others("a"))
	}
}

// loads counts what is read from a store.
type loads struct {
	Store
	n int
}

func (l *loads) Load(key string) ([]byte, error) {
	l.n++
	return l.Store.Load(key)
}

// TestSlotsReadNothingTwice: a window need not read what only it can have written, but where nothing can be claimed any window can.
func TestSlotsReadNothingTwice(t *testing.T) {
	kept := NewMemory()
	for _, x := range []struct {
		store Store
		reads int
		want  string
	}{{kept, 0, "own"}, {broken{kept}, 1, "another's"}} {
		counted := &loads{Store: x.store}
		slot, _ := EnterSlot(counted)
		if _, err := slot.Saved("a"); !errors.Is(err, ErrMissing) {
			t.Errorf("at first: %v", err)
		}
		if err := slot.Save("a", []byte("own")); err != nil {
			t.Fatal(err)
		}
		kept.Save(slot.Key("a"), []byte("another's"))
		counted.n = 0
		if text, err := slot.Saved("a"); err != nil || string(text) != x.want || counted.n != x.reads {
			t.Errorf("%T: saved is %q, %v, after %d reads; want %q after %d", x.store, text, err, counted.n, x.want, x.reads)
		}
		if err := slot.Delete("a"); err != nil {
			t.Fatal(err)
		}
		if text, err := slot.Saved("a"); !errors.Is(err, ErrMissing) {
			t.Errorf("%T: deleted, it is %q, %v", x.store, text, err)
		}
	}
}

func TestAnotherSlotHasOtherTexts(t *testing.T) {
	slot, _ := EnterSlot(NewMemory())
	if err := slot.Save("a", []byte("first")); err != nil || !slot.Enter(2) {
		t.Fatal(err)
	}
	if text, err := slot.Saved("a"); !errors.Is(err, ErrMissing) {
		t.Errorf("it has %q, %v", text, err)
	}
}
