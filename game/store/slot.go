package store

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
)

// Slot is where a window keeps what no other may write, such as its game: of the windows that are open at the same time each is in a slot
// of its own. Slots count from 1, and what the first keeps has a plain name.
type Slot struct {
	store  Store
	number int
	unlock func()            // nil where nothing can be claimed
	cache  map[string][]byte // by key: what Save kept last in this slot
}

// EnterSlot enters the first slot that is free, and reports whether it had to pass another window's.
func EnterSlot(s Store) (slot *Slot, passed bool) {
	slot = &Slot{store: s}
	if slot.Enter(rememberedSlot()) {
		return slot, false
	}
	for n := 1; !slot.Enter(n); n++ {
	}
	return slot, true
}

// Enter goes to a slot unless another window is in it, and leaves the one it was in. Where the system cannot tell, this window counts as
// the only one.
func (s *Slot) Enter(n int) bool {
	release, err := s.store.Lock(fmt.Sprintf("slot-%d", n))
	if errors.Is(err, ErrLocked) {
		return false
	}
	if s.unlock != nil {
		s.unlock()
	}
	s.number, s.unlock, s.cache = n, release, map[string][]byte{}
	rememberSlot(n)
	return true
}

// EnterEmpty goes to the first free slot but this in which nothing is kept under a key.
func (s *Slot) EnterEmpty(key string) {
	full := append(s.Others(key), s.number)
	for n := 1; slices.Contains(full, n) || !s.Enter(n); n++ {
	}
}

// Key is SlotKey of this slot.
func (s *Slot) Key(key string) string { return SlotKey(key, s.number) }

// Save keeps data under a key of this slot.
func (s *Slot) Save(key string, data []byte) error {
	err := s.store.Save(s.Key(key), data)
	if err == nil {
		s.cache[key] = bytes.Clone(data)
	}
	return err
}

// Saved returns what is kept under a key of this slot. It does not read the storage for what this window has saved itself, as no other
// window can have changed that; where nothing can be claimed, another can, and it is read. Callers must not change the data.
func (s *Slot) Saved(key string) ([]byte, error) {
	if data, ok := s.cache[key]; ok && s.unlock != nil {
		return data, nil
	}
	return s.store.Load(s.Key(key))
}

// Delete forgets a key of this slot.
func (s *Slot) Delete(key string) error {
	delete(s.cache, key)
	return s.store.Delete(s.Key(key))
}

// Others lists the other slots in which something is kept under a key, in order. What cannot be listed is not there.
func (s *Slot) Others(key string) (others []int) {
	names, err := s.store.Keys(strings.TrimSuffix(key, path.Ext(key)))
	if err != nil {
		return nil
	}
	for _, name := range names {
		if n := slotOf(key, name); n != 0 && n != s.number {
			others = append(others, n)
		}
	}
	slices.Sort(others)
	return others
}

// SlotKey is the name under which a slot keeps what the first keeps under a key: a number goes before its ending.
func SlotKey(key string, n int) string {
	if n == 1 {
		return key
	}
	ending := path.Ext(key)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(key, ending), n, ending)
}

// slotOf is the slot in which a name stands for a key, or 0.
func slotOf(key, name string) int {
	if name == key {
		return 1
	}
	ending := path.Ext(key)
	middle := strings.TrimSuffix(strings.TrimPrefix(name, strings.TrimSuffix(key, ending)+"-"), ending)
	if n, err := strconv.Atoi(middle); err == nil && n > 1 && SlotKey(key, n) == name {
		return n
	}
	return 0
}
