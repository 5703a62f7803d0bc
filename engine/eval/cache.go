package eval

// Cache remembers what was found of single boards: a turn changes only one, and many turns lead to the same.
type Cache []entry

type entry struct {
	key   uint64
	value int32
}

// slots is a power of two.
const slots = 1 << 14

// NewCache returns an empty cache.
func NewCache() Cache { return make(Cache, slots) }

// Probe returns what is remembered under a key, which holds all that the value hangs on, well mixed.
func (m Cache) Probe(key uint64) (worth int32, ok bool) {
	n := &m[key%slots]
	return n.value, n.key == key
}

// Store remembers a value in the place of another.
func (m Cache) Store(key uint64, worth int32) { m[key%slots] = entry{key, worth} }

// Clear forgets everything.
func (m Cache) Clear() { clear(m) }
