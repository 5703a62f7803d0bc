package eval

// Cache is a cache of board evaluations. A turn changes only one board, and many move orders lead to the same board.
type Cache []entry

type entry struct {
	key   uint64
	value int32
}

// slots is the number of entries, a power of two.
const slots = 1 << 14

// NewCache returns an empty cache.
func NewCache() Cache { return make(Cache, slots) }

// Probe returns the value stored for a key. The key must be a well-mixed hash of everything that the value depends on.
func (c Cache) Probe(key uint64) (value int32, ok bool) {
	n := &c[key%slots]
	return n.value, n.key == key
}

// Store stores a value for a key, replacing another entry.
func (c Cache) Store(key uint64, value int32) { c[key%slots] = entry{key, value} }

// Clear removes all entries.
func (c Cache) Clear() { clear(c) }
