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

// Slot is a save slot: the entries of one window, such as its running game. Windows that are open at the same time use different slots.
// Slots are numbered from 1; the entries of slot 1 have keys without a number.
type Slot struct {
	store  Store
	number int
	unlock func()            // nil if the slot cannot be locked
	fault  error             // why it cannot
	cache  map[string][]byte // data of the last Save by key, even if that failed
	failed map[string]bool   // keys whose last Save failed
}

// EnterSlot enters the remembered slot or else the first free one. It reports whether the remembered slot was taken.
func EnterSlot(s Store) (slot *Slot, taken bool) {
	slot = &Slot{store: s}
	if slot.Enter(rememberedSlot()) {
		return slot, false
	}
	for n := 1; !slot.Enter(n); n++ {
	}
	return slot, true
}

// Enter enters slot n and leaves the current one, unless another window uses n. It reports whether n was entered. If slots cannot be
// locked, n counts as free.
func (s *Slot) Enter(n int) bool {
	unlock, err := s.store.Lock(fmt.Sprintf("slot-%d", n))
	if errors.Is(err, ErrLocked) {
		return false
	}
	if s.unlock != nil {
		s.unlock()
	}
	s.number, s.unlock, s.fault, s.cache, s.failed = n, unlock, err, map[string][]byte{}, map[string]bool{}
	rememberSlot(n)
	return true
}

// LockFault returns why another window could use this slot too, although the store has locks: its lock file cannot be used. Otherwise it returns nil.
func (s *Slot) LockFault() error {
	if errors.Is(s.fault, errors.ErrUnsupported) {
		return nil
	}
	return s.fault
}

// EnterEmpty enters the first free slot, other than the current one, that has no entry for key.
func (s *Slot) EnterEmpty(key string) {
	used := append(s.Others(key), s.number)
	for n := 1; slices.Contains(used, n) || !s.Enter(n); n++ {
	}
}

// Key returns the key of an entry of this slot in the store.
func (s *Slot) Key(key string) string { return SlotKey(key, s.number) }

// Save saves data under a key of this slot. If it fails, Saved still returns the data until the window leaves the slot.
func (s *Slot) Save(key string, data []byte) error {
	err := s.store.Save(s.Key(key), data)
	s.cache[key], s.failed[key] = bytes.Clone(data), err != nil
	return err
}

// Saved returns the data of a key of this slot. If the slot is locked, data saved by this window is returned without reading the store, as
// no other window can have changed it. Callers must not change the data.
func (s *Slot) Saved(key string) ([]byte, error) {
	if data, ok := s.cache[key]; ok && (s.unlock != nil || s.failed[key]) {
		return data, nil
	}
	return s.store.Load(s.Key(key))
}

// Failed reports whether the last Save of a key in this window failed.
func (s *Slot) Failed(key string) bool { return s.failed[key] }

// Delete deletes a key of this slot.
func (s *Slot) Delete(key string) error {
	delete(s.cache, key)
	delete(s.failed, key)
	return s.store.Delete(s.Key(key))
}

// Others returns the other slots with an entry for key in ascending order, or none if the store cannot be listed.
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

// SlotKey returns the key of an entry of slot n in the store: for n > 1 the number is inserted before the extension.
func SlotKey(key string, n int) string {
	if n == 1 {
		return key
	}
	ext := path.Ext(key)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(key, ext), n, ext)
}

// slotOf returns the slot whose entry for key has the given name, or 0.
func slotOf(key, name string) int {
	if name == key {
		return 1
	}
	ext := path.Ext(key)
	number := strings.TrimSuffix(strings.TrimPrefix(name, strings.TrimSuffix(key, ext)+"-"), ext)
	if n, err := strconv.Atoi(number); err == nil && n > 1 && SlotKey(key, n) == name {
		return n
	}
	return 0
}
