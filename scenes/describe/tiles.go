package describe

import (
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/tiles"
	"azulejo/game/locale"
)

// Tiles tells of the tiles of a game in the words of one language.
type Tiles struct {
	Words *locale.Words
	// Letters are those of the colours, in the order of engine.Tile.
	Letters string
	// Key is the key of the word for a colour.
	Key func(engine.Tile) engine.Key
}

// Colour is the word for a colour.
func (t Tiles) Colour(c engine.Tile) string { return t.Words.T(string(t.Key(c))) }

// Counted returns the words for n tiles of a colour: "3 green".
func (t Tiles) Counted(n int, c engine.Tile) string {
	return t.Words.T("told.counted", "tiles", n, "colour", t.Colour(c))
}

// Some words tiles by colour: "3 green", "1 red".
func (t Tiles) Some(count func(engine.Tile) int) (parts []string) {
	for c := range t.Letters {
		if n := count(engine.Tile(c)); n > 0 {
			parts = append(parts, t.Counted(n, engine.Tile(c)))
		}
	}
	return parts
}

// Factories words those that hold something.
func (t Tiles) Factories(n int, count func(source int, c engine.Tile) int) (lines []string) {
	for f := range n {
		if heap := t.Some(func(c engine.Tile) int { return count(f, c) }); heap != nil {
			lines = append(lines, t.Words.T("term.factory", "factory", f+1, "group", t.Words.List(heap...)))
		}
	}
	return lines
}

// All words parts, or nothing.
func (t Tiles) All(parts []string) string {
	if parts == nil {
		return t.Words.T("term.nothing")
	}
	return t.Words.List(parts...)
}

// ReadTake reads so many words, which may stand together if each is a letter: a source, a colour and what comes last.
func (t Tiles) ReadTake(text string, n int) (source int, colour engine.Tile, last string, ok bool) {
	words := Fields(text)
	if len(words) == 1 && len(text) == n {
		words = strings.Split(text, "")
	}
	if len(words) != n {
		return 0, 0, "", false
	}
	source, known := t.source(words[0])
	colour, seen := t.ReadColour(words[1])
	return source, colour, words[n-1], known && seen
}

// source reads a factory, from 0, or the centre. Of numbers that no table has it reads piles.MissingFactory.
func (t Tiles) source(text string) (int, bool) {
	if strings.EqualFold(text, "c") || Is(t.Words, "term.word.centre", text) {
		return tiles.Centre, true
	}
	if text == "" || strings.Trim(text, "0123456789") != "" {
		return 0, false
	}
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= tiles.Centre {
		return n - 1, true
	}
	return tiles.MissingFactory, true
}
