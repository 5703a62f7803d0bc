package store

import (
	"errors"
	"reflect"
	"testing"
)

// enter enters a slot and checks the results of EnterSlot.
func enter(t *testing.T, s Store, want int, wantTaken bool) *Slot {
	t.Helper()
	slot, taken := EnterSlot(s)
	if slot.number != want || taken != wantTaken {
		t.Errorf("a window enters slot %d, remembered slot taken: %v; want slot %d, %v", slot.number, taken, want, wantTaken)
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
	unlock, err := s.Lock("a")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Lock("a"); !errors.Is(err, ErrLocked) {
		t.Errorf("a second Lock reports %v", err)
	}
	if _, err := s.Lock("b"); err != nil {
		t.Errorf("another name reports %v", err)
	}
	unlock()
	if _, err := s.Lock("a"); err != nil {
		t.Errorf("after unlocking, Lock reports %v", err)
	}
	if keys, err := s.Keys(""); err != nil || len(keys) != 0 {
		t.Errorf("locks are listed as %q, %v", keys, err)
	}
}

func TestSlotKey(t *testing.T) {
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

// broken is a store that can neither lock nor list.
type broken struct{ Store }

func (broken) Lock(string) (func(), error)   { return nil, errors.New("broken") }
func (broken) Keys(string) ([]string, error) { return nil, errors.New("broken") }

// If nothing can be locked or listed, a window enters slot 1.
func TestSlotOfBrokenStore(t *testing.T) {
	slot, taken := EnterSlot(broken{})
	if taken || slot.number != 1 || slot.Others("a") != nil {
		t.Errorf("slot %d, taken %v, others %v", slot.number, taken, slot.Others("a"))
	}
}

// countingStore counts the calls of Load.
type countingStore struct {
	Store
	n int
}

func (l *countingStore) Load(key string) ([]byte, error) {
	l.n++
	return l.Store.Load(key)
}

// TestSavedReadsStore checks that Saved reads the store only if other windows may have changed the data.
func TestSavedReadsStore(t *testing.T) {
	kept := NewMemory()
	for _, x := range []struct {
		store Store
		reads int
		want  string
	}{{kept, 0, "own"}, {broken{kept}, 1, "another's"}} {
		counted := &countingStore{Store: x.store}
		slot, _ := EnterSlot(counted)
		if _, err := slot.Saved("a"); !errors.Is(err, ErrMissing) {
			t.Errorf("before saving: %v", err)
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

func TestSlotsAreSeparate(t *testing.T) {
	slot, _ := EnterSlot(NewMemory())
	if err := slot.Save("a", []byte("first")); err != nil || !slot.Enter(2) {
		t.Fatal(err)
	}
	if text, err := slot.Saved("a"); !errors.Is(err, ErrMissing) {
		t.Errorf("it contains %q, %v", text, err)
	}
}
