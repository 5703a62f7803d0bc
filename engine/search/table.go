package search

import "azulejo/engine"

// bound says what a stored value means.
type bound uint8

const (
	exact bound = iota
	atLeast
	atMost
)

// whole is the depth of an entry whose subtree was seen to its end.
const whole = 127

// entry remembers one position.
type entry struct {
	key   uint64
	move  engine.Move
	value int32
	depth int8
	bound bound
	age   uint16
}

// table remembers positions in fixed memory: two entries for each slot, one that keeps the deepest and one that keeps the
// newest. Entries of earlier searches do not count, so that equal searches give equal answers.
type table struct {
	entries []entry
	mask    uint64
	age     uint16
}

func newTable(bits int) table {
	return table{entries: make([]entry, 2<<bits), mask: 1<<bits - 1}
}

// next forgets everything.
func (t *table) next() {
	if t.age++; t.age == 0 {
		clear(t.entries)
		t.age = 1
	}
}

// find returns the entry of a key, or nil.
func (t *table) find(key uint64) *entry {
	at := 2 * (key & t.mask)
	for i := at; i < at+2; i++ {
		if e := &t.entries[i]; e.key == key && e.age == t.age {
			return e
		}
	}
	return nil
}

// keep stores an entry of the current age.
func (t *table) keep(e entry) {
	e.age = t.age
	deep, fresh := &t.entries[2*(e.key&t.mask)], &t.entries[2*(e.key&t.mask)+1]
	if deep.age != t.age || deep.key == e.key || e.depth >= deep.depth {
		if deep.age == t.age && deep.key != e.key {
			*fresh = *deep
		}
		*deep = e
		return
	}
	*fresh = e
}
