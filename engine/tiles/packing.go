// Package tiles contains what the games share for piles of tiles: text and JSON encodings, checks of draws, and counts of all tiles of a
// game. Each game defines how it packs a pile.
package tiles

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// Packing defines how a game packs a pile of tiles into an integer, so that piles can be added and subtracted.
type Packing[P ~uint32 | ~uint64] struct {
	// Letters are the colour letters, indexed by engine.Tile.
	Letters string
	// Each is the number of tiles of each colour in the game.
	Each int
	// Tiles returns a pile of n tiles of one colour.
	Tiles func(c engine.Tile, n int) P
	// Of returns the number of tiles of a colour in a pile, Total the number of all tiles.
	Of    func(pile P, c engine.Tile) int
	Total func(pile P) int
	// Within reports whether a pile is a subset of another.
	Within func(pile, other P) bool
}

// Colour returns the colour of a letter, or -1.
func (p *Packing[P]) Colour(letter byte) engine.Tile {
	return engine.Tile(strings.IndexByte(p.Letters, letter))
}

// Append appends the letters of a pile.
func (p *Packing[P]) Append(dst []byte, pile P) []byte {
	for c := range p.Letters {
		for range p.Of(pile, engine.Tile(c)) {
			dst = append(dst, p.Letters[c])
		}
	}
	return dst
}

// Text returns the letters of a pile.
func (p *Packing[P]) Text(pile P) string { return string(p.Append(nil, pile)) }

// Parse parses letters in any order. It reports false for an unknown letter, more than most tiles, or too many tiles of a colour.
func (p *Packing[P]) Parse(text string, most int) (pile P, ok bool) {
	if len(text) > most {
		return 0, false
	}
	for i := range len(text) {
		c := p.Colour(text[i])
		if c < 0 || p.Of(pile, c) == p.Each {
			return 0, false
		}
		pile += p.Tiles(c, 1)
	}
	return pile, true
}

// Read parses the pile in a field of a state.
func (p *Packing[P]) Read(field, text string) (P, error) {
	pile, ok := p.Parse(text, p.Each*len(p.Letters))
	if !ok {
		return 0, engine.NewReason("state.letters", "field", field, "value", sanitize.Text(text), "letters", p.Letters)
	}
	return pile, nil
}
