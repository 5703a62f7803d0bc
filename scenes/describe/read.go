package describe

import (
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/game/locale"
)

// ParseColour parses a colour: its letter, its name, an unambiguous beginning of the name, or the name with an ending of up to two letters.
func (t Tiles) ParseColour(text string) (engine.Tile, bool) {
	text = strings.ToLower(text)
	if len(text) == 1 {
		if c := strings.Index(strings.ToLower(t.Letters), text); c >= 0 {
			return engine.Tile(c), true
		}
	}
	found, n := engine.Tile(0), 0
	for c := range t.Letters {
		word := strings.ToLower(t.ColourName(engine.Tile(c)))
		if word == text {
			return engine.Tile(c), true
		}
		if text != "" && (strings.HasPrefix(word, text) || strings.HasPrefix(text, word) && len(text) <= len(word)+2) {
			found, n = engine.Tile(c), n+1
		}
	}
	return found, n == 1
}

// ParseTiles parses tiles such as "GGR", "green green red" or "2 green 1 red". It returns the number of tiles by colour; ok is false for
// any other text.
func (t Tiles) ParseTiles(text string) (counts []int, ok bool) {
	counts = make([]int, len(t.Letters))
	times := 1
	for _, word := range Fields(text) {
		if n, err := strconv.Atoi(word); err == nil && n >= 0 && n < 100 {
			times = n
			continue
		}
		colours, ok := t.parseColours(word)
		if !ok {
			return counts, false
		}
		for _, c := range colours {
			counts[c] += times
		}
		times = 1
	}
	return counts, times == 1
}

// parseColours parses a colour, or several letters without spaces.
func (t Tiles) parseColours(word string) (all []engine.Tile, ok bool) {
	if c, ok := t.ParseColour(word); ok {
		return []engine.Tile{c}, true
	}
	for _, r := range strings.ToUpper(word) {
		c := strings.IndexRune(t.Letters, r)
		if c < 0 {
			return nil, false
		}
		all = append(all, engine.Tile(c))
	}
	return all, true
}

// Fields splits a text at spaces and commas.
func Fields(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
}

// IsPass reports whether a word means pass in the player's language or in English.
func IsPass(w *locale.Words, word string) bool {
	return strings.EqualFold(word, "pass") || IsWord(w, "term.word.pass", word)
}

// IsWord reports whether text is one of the space-separated words at a locale key, such as "floor f".
func IsWord(w *locale.Words, key, text string) bool {
	return slices.ContainsFunc(strings.Fields(w.T(key)), func(word string) bool { return strings.EqualFold(word, text) })
}
