package describe

import (
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/tiles"
	"azulejo/game/locale"
)

// Tiles describes the tiles of a game in one language.
type Tiles struct {
	Words *locale.Words
	// Letters are the letters of the colours, in the order of engine.Tile.
	Letters string
	// Key returns the locale key of a colour's name.
	Key func(engine.Tile) engine.Key
}

// ColourName returns the name of a colour.
func (t Tiles) ColourName(c engine.Tile) string { return t.Words.T(string(t.Key(c))) }

// Letter returns the letter of a colour.
func (t Tiles) Letter(c engine.Tile) string { return t.Letters[c : c+1] }

// LetterList returns the letters of all colours with their names.
func (t Tiles) LetterList() string {
	var parts []string
	for c := range engine.Tile(len(t.Letters)) {
		parts = append(parts, t.Words.T("term.count", "label", t.Letter(c), "value", t.ColourName(c)))
	}
	return strings.Join(parts, ", ")
}

// Counted returns a number of tiles of one colour, such as "3 green".
func (t Tiles) Counted(n int, c engine.Tile) string {
	return t.Words.T("accessible.counted", "tiles", n, "colour", t.ColourName(c))
}

// Counts returns the numbers of tiles by colour, such as "3 green" and "1 red", without colours that have none.
func (t Tiles) Counts(count func(engine.Tile) int) (parts []string) {
	for c := range t.Letters {
		if n := count(engine.Tile(c)); n > 0 {
			parts = append(parts, t.Counted(n, engine.Tile(c)))
		}
	}
	return parts
}

// Factories returns a line for each factory with tiles.
func (t Tiles) Factories(n int, count func(source int, c engine.Tile) int) (lines []string) {
	for f := range n {
		if counts := t.Counts(func(c engine.Tile) int { return count(f, c) }); counts != nil {
			lines = append(lines, t.Words.T("term.factory", "factory", f+1, "group", t.Words.List(counts...)))
		}
	}
	return lines
}

// FromFactory says from which of a number of factories a take is, without its number, which tables do not show: by the tiles that stay there if the same tiles
// can be taken from another one. on returns the tiles that the take would take from a factory, and those that would stay.
func (t Tiles) FromFactory(factory, factories int, on func(factory int) (taken, stays string)) string {
	if factory >= factories {
		return ""
	}
	taken, stays := on(factory)
	for f := range factories {
		if alike, others := on(f); alike == taken && others != stays && stays != "" {
			return t.Words.T("from.tiles", "group", stays)
		}
	}
	return t.Words.T("from.any")
}

// ListOrNothing returns parts as a list, or the word for nothing if there are none.
func (t Tiles) ListOrNothing(parts []string) string {
	if parts == nil {
		return t.Words.T("term.nothing")
	}
	return t.Words.List(parts...)
}

// ParseTake parses n words: a source, a colour and, if n is 3, a target, which it returns unparsed as last. If there are n characters without spaces,
// each is a word.
func (t Tiles) ParseTake(text string, n int) (source int, colour engine.Tile, last string, ok bool) {
	words := Fields(text)
	if len(words) == 1 && len(text) == n {
		words = strings.Split(text, "")
	}
	if len(words) != n {
		return 0, 0, "", false
	}
	source, known := t.parseSource(words[0])
	colour, knownColour := t.ParseColour(words[1])
	return source, colour, words[n-1], known && knownColour
}

// parseSource parses a factory, counted from 0, or the centre. It returns tiles.MissingFactory for a number that no table has.
func (t Tiles) parseSource(text string) (int, bool) {
	if strings.EqualFold(text, "c") || IsWord(t.Words, "term.word.centre", text) {
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
