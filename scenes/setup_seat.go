package scenes

import (
	"fmt"
	"slices"
	"strings"

	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
)

// seat is the rows of one seat: emblem, name and character, and below them who plays. Where text is large in a wide window, name and
// player players.StandIn in one row, and there is no room for the character.
func (s *setup) seat(c *game.Context, f *form, i int) {
	u, x, y := f.Unit, f.x, f.y
	p := &s.seating.Players[i]
	beside := f.Growth() > 1 && c.W >= c.H
	name := stage.Rect{X: x + f.row*1.3, Y: y, W: 220 * u, H: f.row}
	row := stage.Rect{X: x, Y: y + f.row + f.Gap(8), W: f.width, H: f.Row(44, 18)}
	character := stage.Rect{X: name.X + name.W + 18*u, Y: y - 3*u, H: f.row + 6*u}
	character.W = x + f.width - character.X
	if beside {
		row.X += f.row*1.3 + name.W + 10*u
		row.Y, row.W = y, x+f.width-row.X
	}
	f.on.Add(s.dressing.emblem(c, i, stage.Rect{X: x, Y: y, W: f.row, H: f.row}),
		f.Field(fmt.Sprintf("name-%d", i), c.Words.T("setup.name", i+1), p.Name, 16, name, func(t string) { p.Name = t }).Node)
	if s.dressing.open == i {
		f.on.Add(s.dressing.row(c, f.Kit, row))
		f.y = row.Y + row.H + f.Gap(24)
		return
	}
	tell := func(string) {}
	if !beside {
		tell = s.character(c, f, character)
	}
	choice := s.levels(c, f, i, row, tell)
	tell(p.Level)
	f.y = row.Y + choice.Height + f.Gap(24)
}

// character makes room for a sentence about a level, and returns what writes it.
func (s *setup) character(c *game.Context, f *form, r stage.Rect) (tell func(level string)) {
	g := stage.Group("character")
	f.on.Add(g)
	return func(level string) {
		g.Clear()
		if words := characterOf(c.Words, level); f.HasRoom(words, gfx.SerifItalic, r.W, r.H) {
			g.Add(f.FitLines(words, gfx.SerifItalic, 18, r, ui.Body))
		}
	}
}

// levels is the choice of who plays a seat; tell hears of the level looked at.
func (s *setup) levels(c *game.Context, f *form, i int, r stage.Rect, tell func(level string)) *ui.Choice {
	p := &s.seating.Players[i]
	ids, words := []string{""}, []string{c.Words.T("setup.person")}
	for _, id := range offered(s.carrier.Levels(), p.Level) {
		ids, words = append(ids, id), append(words, seating.LevelWord(c.Words, id))
	}
	choice := f.Choice(fmt.Sprintf("level-%d", i), c.Words.T("setup.who", i+1), words, max(0, slices.Index(ids, p.Level)), r, func(j int) {
		p.Level = ids[j]
		tell(p.Level)
	})
	f.on.Add(choice.Peek(func(j int) {
		if j < 0 {
			tell(p.Level)
			return
		}
		tell(ids[j])
	}).Node)
	return choice
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
	_, own := players.FindLevel(id)
	return id == "" || own || slices.Contains(levels, id)
}

// usual is the level proposed for a computer: neither the weakest nor the strongest.
func usual(levels []string) string {
	own := slices.DeleteFunc(slices.Clone(levels), func(id string) bool { return strings.HasPrefix(id, players.Program) })
	if len(own) == 0 {
		return players.StandIn
	}
	return own[(len(own)-1)/2]
}

// characterOf is a sentence about who plays a seat; nothing where there are no words for it.
func characterOf(w *locale.Words, id string) string {
	key := "level." + id + ".character"
	switch {
	case id == "":
		key = "setup.person.character"
	case strings.HasPrefix(id, players.Program):
		key = "setup.outside.character"
	}
	if !w.Has(key) {
		return ""
	}
	return w.T(key)
}
