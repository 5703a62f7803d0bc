package describe

import (
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/game/locale"
)

// ReadColour reads a colour: its letter, its word, a beginning that no other colour's word has, or the word with an ending.
func (t Tiles) ReadColour(text string) (engine.Tile, bool) {
	text = strings.ToLower(text)
	if len(text) == 1 {
		if c := strings.Index(strings.ToLower(t.Letters), text); c >= 0 {
			return engine.Tile(c), true
		}
	}
	found, n := engine.Tile(0), 0
	for c := range t.Letters {
		word := strings.ToLower(t.Colour(engine.Tile(c)))
		if word == text {
			return engine.Tile(c), true
		}
		if text != "" && (strings.HasPrefix(word, text) || strings.HasPrefix(text, word) && len(text) <= len(word)+2) {
			found, n = engine.Tile(c), n+1
		}
	}
	return found, n == 1
}

// ReadHeap reads tiles: "GGR", "green green red" or "2 green 1 red". The result has a number for each colour; ok is false for anything else.
func (t Tiles) ReadHeap(text string) (heap []int, ok bool) {
	heap = make([]int, len(t.Letters))
	times := 1
	for _, word := range Fields(text) {
		if n, err := strconv.Atoi(word); err == nil && n >= 0 && n < 100 {
			times = n
			continue
		}
		colours, ok := t.colours(word)
		if !ok {
			return heap, false
		}
		for _, c := range colours {
			heap[c] += times
		}
		times = 1
	}
	return heap, times == 1
}

// colours reads a colour, or letters that stand together.
func (t Tiles) colours(word string) (all []engine.Tile, ok bool) {
	if c, ok := t.ReadColour(word); ok {
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

// Fields are the words of a text, without the commas between them.
func Fields(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
}

// IsPass reports whether a word asks to pass, in the player's language or in English.
func IsPass(w *locale.Words, word string) bool {
	return strings.EqualFold(word, "pass") || Is(w, "term.word.pass", word)
}

// Is reports whether a text is one of the words of a key, such as "floor f".
func Is(w *locale.Words, key, text string) bool {
	return slices.ContainsFunc(strings.Fields(w.T(key)), func(word string) bool { return strings.EqualFold(word, text) })
}
