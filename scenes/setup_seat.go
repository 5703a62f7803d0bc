package scenes

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"azulejo/engine/bot"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// seat is the rows of one seat: emblem, name and character, and below them who plays.
func (s *Setup) seat(c *game.Context, k *ui.Kit, i int, x, y, width float64) {
	u := k.Unit
	p := &s.seating.Players[i]
	s.root.Add(stage.New("", stage.Pic(fmt.Sprintf("emblem-%d", i+1)), x+24*u, y+24*u, 48*u, 48*u))
	s.root.Add(k.Field(fmt.Sprintf("name-%d", i), p.Name, 16, stage.Rect{X: x + 62*u, Y: y, W: 220 * u, H: formLine * u}, func(t string) { p.Name = t }).Node)
	character := stage.Group("character")
	s.root.Add(character)
	tell := func(level string) {
		character.Clear()
		character.Add(k.FitLines(characterOf(c.Words, level), gfx.SerifItalic, 18, stage.Rect{X: x + 300*u, Y: y - 3*u, W: width - 300*u, H: 54 * u}, ui.Body))
	}
	ids, words := []string{""}, []string{c.Words.T("setup.person")}
	for _, id := range offered(s.brain.Levels(), p.Level) {
		ids, words = append(ids, id), append(words, levelWord(c.Words, id))
	}
	row := stage.Rect{X: x, Y: y + (formLine+8)*u, W: width, H: 44 * u}
	s.choice(k, fmt.Sprintf("level-%d", i), words, max(0, slices.Index(ids, p.Level)), row, func(j int) {
		p.Level = ids[j]
		tell(p.Level)
	}).Peek(func(j int) {
		if j < 0 {
			tell(p.Level)
			return
		}
		tell(ids[j])
	})
	tell(p.Level)
}

// offered are the levels that a seat can be given: those there are, and the one it has although it is not among them.
func offered(levels []string, has string) []string {
	if has == "" || slices.Contains(levels, has) {
		return levels
	}
	return append(slices.Clone(levels), has)
}

// seatable reports whether the program can play a level at all.
func seatable(levels []string, id string) bool {
	_, own := bot.FindLevel(id)
	return id == "" || own || slices.Contains(levels, id)
}

// usual is the level proposed for a computer: neither the weakest nor the strongest.
func usual(levels []string) string {
	own := slices.DeleteFunc(slices.Clone(levels), func(id string) bool { return strings.HasPrefix(id, outside) })
	if len(own) == 0 {
		return stand
	}
	return own[(len(own)-1)/2]
}

// levelWord is what a level is called; an outside program is called by its own name.
func levelWord(w *locale.Words, id string) string {
	if program, ok := strings.CutPrefix(id, outside); ok {
		return filepath.Base(strings.Fields(program + " ?")[0])
	}
	if level, ok := bot.FindLevel(id); ok && !w.Has("level."+id) {
		return level.Name
	}
	return w.T("level." + id)
}

// characterOf is a sentence about who plays a seat; nothing where there are no words for it.
func characterOf(w *locale.Words, id string) string {
	key := "level." + id + ".character"
	switch {
	case id == "":
		key = "setup.person.character"
	case strings.HasPrefix(id, outside):
		key = "setup.outside.character"
	}
	if !w.Has(key) {
		return ""
	}
	return w.T(key)
}
