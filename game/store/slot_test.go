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

// testSlots checks that each window enters a free slot.
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

// testLock checks that a name can be locked once.
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

// TestSlotKey checks the keys of slots, and which keys belong to none.
func TestSlotKey(t *testing.T) {
	for _, c := range []struct {
		key  string
		n    int
		want string
	}{{"autosave.azl", 1, "autosave.azl"}, {"autosave.azl", 2, "autosave-2.azl"}, {"game", 12, "game-12"}} {
		if got := SlotKey(c.key, c.n); got != c.want {
			t.Errorf("slot %d saves %s as %s, want %s", c.n, c.key, got, c.want)
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

// TestOtherSlots checks the list of other slots with a save, and that EnterEmpty enters the first slot without one.
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

// brokenStore is a store that can neither lock nor list.
type brokenStore struct{ Store }

func (brokenStore) Lock(string) (func(), error)   { return nil, errors.New("broken") }
func (brokenStore) Keys(string) ([]string, error) { return nil, errors.New("broken") }

// TestSlotOfBrokenStore checks that a window enters slot 1 if the store can neither lock nor list.
func TestSlotOfBrokenStore(t *testing.T) {
	slot, taken := EnterSlot(brokenStore{})
	if taken || slot.number != 1 || slot.Others("a") != nil {
		t.Errorf("slot %d, taken %v, others %v", slot.number, taken, slot.Others("a"))
	}
}

// countingStore counts the calls of Load.
type countingStore struct {
	Store
	n int
}

func (c *countingStore) Load(key string) ([]byte, error) {
	c.n++
	return c.Store.Load(key)
}

// TestSavedReadsStore checks that Saved reads the store only if other windows may have changed the data.
func TestSavedReadsStore(t *testing.T) {
	memory := NewMemory()
	for _, x := range []struct {
		store Store
		reads int
		want  string
	}{{memory, 0, "own"}, {brokenStore{memory}, 1, "other"}} {
		counted := &countingStore{Store: x.store}
		slot, _ := EnterSlot(counted)
		if _, err := slot.Saved("a"); !errors.Is(err, ErrMissing) {
			t.Errorf("before saving: %v", err)
		}
		if err := slot.Save("a", []byte("own")); err != nil {
			t.Fatal(err)
		}
		memory.Save(slot.Key("a"), []byte("other"))
		counted.n = 0
		if text, err := slot.Saved("a"); err != nil || string(text) != x.want || counted.n != x.reads {
			t.Errorf("%T: saved is %q, %v, after %d reads; want %q after %d", x.store, text, err, counted.n, x.want, x.reads)
		}
		if err := slot.Delete("a"); err != nil {
			t.Fatal(err)
		}
		if text, err := slot.Saved("a"); !errors.Is(err, ErrMissing) {
			t.Errorf("%T: after Delete: %q, %v", x.store, text, err)
		}
	}
}

// TestSlotsAreSeparate checks that a slot does not contain the saves of another.
func TestSlotsAreSeparate(t *testing.T) {
	slot, _ := EnterSlot(NewMemory())
	if err := slot.Save("a", []byte("first")); err != nil || !slot.Enter(2) {
		t.Fatal(err)
	}
	if text, err := slot.Saved("a"); !errors.Is(err, ErrMissing) {
		t.Errorf("another slot contains %q, %v", text, err)
	}
}
