package eval

// Memo remembers what was found of single boards: a turn changes only one, and many turns lead to the same.
type Memo []note

type note struct {
	key   uint64
	value int32
}

// slots is a power of two.
const slots = 1 << 14

// NewMemo returns an empty memo.
func NewMemo() Memo { return make(Memo, slots) }

// Probe returns what is remembered under a key, which holds all that the value hangs on, well mixed.
func (m Memo) Probe(key uint64) (worth int32, ok bool) {
	n := &m[key%slots]
	return n.value, n.key == key
}

// Store remembers a value in the place of another.
func (m Memo) Store(key uint64, worth int32) { m[key%slots] = note{key, worth} }

// Clear forgets everything.
func (m Memo) Clear() { clear(m) }
