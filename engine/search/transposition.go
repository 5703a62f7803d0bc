package search

import (
	"sync/atomic"

	"azulejo/engine"
)

// bound is the kind of a stored value.
type bound uint8

const (
	exact bound = iota
	lowerBound
	upperBound
)

// solved is the depth of an entry whose subtree was searched completely.
const solved = 127

// entry is the stored result of one position.
type entry struct {
	move  engine.Move
	value int32
	depth int8
	bound bound
	age   uint16
}

// slot holds an entry and can be used concurrently without locks: an entry that two goroutines wrote at the same time matches no key.
type slot struct {
	check, data, move atomic.Uint64
}

func (s *slot) load() (key uint64, e entry) {
	data, move := s.data.Load(), s.move.Load()
	return s.check.Load() ^ data ^ move, entry{
		move: engine.Move(move), value: int32(data), depth: int8(data >> 32), bound: bound(data >> 40 & 3), age: uint16(data >> 48),
	}
}

func (s *slot) store(key uint64, e entry) {
	data := uint64(uint32(e.value)) | uint64(uint8(e.depth))<<32 | uint64(e.bound)<<40 | uint64(e.age)<<48
	s.check.Store(key ^ data ^ uint64(e.move))
	s.data.Store(data)
	s.move.Store(uint64(e.move))
}

// transpositionTable has a fixed size: each place has two slots, one that prefers depth and one that is always replaced.
// Entries of earlier searches are ignored, so that repeated searches give the same result.
type transpositionTable struct {
	slots []slot
	mask  uint64 // selects the place of a key
	age   uint16
}

func newTranspositionTable(bits int) *transpositionTable {
	return &transpositionTable{slots: make([]slot, 2<<bits), mask: 1<<bits - 1}
}

// Tables are larger on desktops than in browsers. A search with a limit of at most portableNodes nodes uses at most 2^portableBits places, a
// size that is available on all platforms, so that its result is the same everywhere.
const (
	portableNodes = 200_000
	portableBits  = 16
)

// newSearch invalidates all entries and sets the number of places for a search with a limit of nodes, 0 for none.
func (t *transpositionTable) newSearch(nodes int64) {
	t.mask = uint64(len(t.slots)/2 - 1)
	if 0 < nodes && nodes <= portableNodes {
		t.mask &= 1<<portableBits - 1
	}
	if t.age++; t.age == 0 {
		clear(t.slots)
		t.age = 1
	}
}

// probe returns the entry for a key, if there is one.
func (t *transpositionTable) probe(key uint64) (entry, bool) {
	at := 2 * (key & t.mask)
	for i := at; i < at+2; i++ {
		if k, e := t.slots[i].load(); k == key && e.age == t.age {
			return e, true
		}
	}
	return entry{}, false
}

// store stores an entry for a key.
func (t *transpositionTable) store(key uint64, e entry) {
	e.age = t.age
	deep, fresh := &t.slots[2*(key&t.mask)], &t.slots[2*(key&t.mask)+1]
	k, old := deep.load()
	if old.age != t.age || k == key || e.depth >= old.depth {
		if old.age == t.age && k != key {
			fresh.store(k, old)
		}
		deep.store(key, e)
		return
	}
	fresh.store(key, e)
}
