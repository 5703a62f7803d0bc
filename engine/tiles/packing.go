// Package tiles does what all games do alike with tiles that lie together: it writes and reads them, checks what is drawn, and counts all
// tiles of a table. How a pile is packed is the business of each game.
package tiles

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// Packing is how a game packs the tiles of a pile into a number, so that piles add and subtract as numbers.
type Packing[P ~uint32 | ~uint64] struct {
	// Letters are those of the colours, in the order of engine.Tile.
	Letters string
	// Each is how many tiles there are of a colour.
	Each int
	// Tiles is a pile of some tiles of one colour.
	Tiles func(c engine.Tile, n int) P
	// Of is the number of tiles of a colour in a pile, Total that of all.
	Of    func(pile P, c engine.Tile) int
	Total func(pile P) int
	// Within reports whether a pile is part of another.
	Within func(pile, other P) bool
}

// Colour is the colour of a letter, or -1.
func (k *Packing[P]) Colour(letter byte) engine.Tile {
	return engine.Tile(strings.IndexByte(k.Letters, letter))
}

// Append writes a pile as letters.
func (k *Packing[P]) Append(dst []byte, pile P) []byte {
	for c := range k.Letters {
		for range k.Of(pile, engine.Tile(c)) {
			dst = append(dst, k.Letters[c])
		}
	}
	return dst
}

// Text is a pile as letters.
func (k *Packing[P]) Text(pile P) string { return string(k.Append(nil, pile)) }

// Parse reads up to most letters in any order; ok is false for a letter that is no colour or too many tiles.
func (k *Packing[P]) Parse(text string, most int) (pile P, ok bool) {
	if len(text) > most {
		return 0, false
	}
	for i := range len(text) {
		c := k.Colour(text[i])
		if c < 0 || k.Of(pile, c) == k.Each {
			return 0, false
		}
		pile += k.Tiles(c, 1)
	}
	return pile, true
}

// Read reads the pile of a field.
func (k *Packing[P]) Read(field, text string) (P, error) {
	pile, ok := k.Parse(text, k.Each*len(k.Letters))
	if !ok {
		return 0, engine.NewReason("state.letters", "field", field, "value", sanitize.Text(text), "letters", k.Letters)
	}
	return pile, nil
}
