package judge

// Memo remembers what was found of single boards: a turn changes only one, and many turns lead to the same.
type Memo []note

type note struct {
	key   uint64
	worth int32
}

// slots is a power of two.
const slots = 1 << 14

// NewMemo returns an empty memo.
func NewMemo() Memo { return make(Memo, slots) }

// Find returns what is remembered under a key, which holds all that the worth hangs on, well mixed.
func (m Memo) Find(key uint64) (worth int32, ok bool) {
	n := &m[key%slots]
	return n.worth, n.key == key
}

// Keep remembers a worth in the place of another.
func (m Memo) Keep(key uint64, worth int32) { m[key%slots] = note{key, worth} }

// Clear forgets everything.
func (m Memo) Clear() { clear(m) }
