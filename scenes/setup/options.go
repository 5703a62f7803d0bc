package setup

import (
	"slices"

	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// addMoreButton adds the button that shows or hides the options that are rarely changed, with a note on what is chosen there where there is room.
func (s *Scene) addMoreButton(b builder, r stage.Rect) {
	chevron := "icon-later"
	if s.more {
		chevron = "icon-down"
	}
	button := b.kit.UI.Button("more", b.kit.Words.T("setup.more"), false, r, func() {
		s.more = !s.more
		s.setSeats(b.kit.Context, s.choices.Seats)
	})
	button.Switch(s.more)
	var notes []string
	if !b.kit.Compact() {
		notes = []string{s.rareNote(b.kit.Words)}
	}
	b.addNoted(button, chevron, notes...)
}

// addNoted adds a button with an icon and the first of some notes for which there is room, which screen readers read after its name.
func (b builder) addNoted(button *ui.Button, icon string, notes ...string) {
	if note := button.AddNote(icon, notes...); note != "" {
		button.Accessible.Name = b.kit.Words.T("accessible.pile", "label", button.Accessible.Name, "value", note)
	} else {
		button.AddIcon(icon)
	}
	b.on.Add(button.Node)
}

// rareNote returns a note on the options that are rarely changed: who starts, and the seed.
func (s *Scene) rareNote(w *locale.Words) string {
	set := s.choices.Seating
	var notes []string
	if set.Start >= 0 {
		notes = append(notes, w.T("setup.note.starts", "name", s.calledAs(w, min(set.Start, s.choices.Seats-1))))
	}
	if set.Seed != "" {
		notes = append(notes, w.T("setup.note.seed", "seed", set.Seed))
	}
	switch len(notes) {
	case 0:
		return w.T("setup.note.random")
	case 1:
		return notes[0]
	}
	return w.T("list.middle", "list", notes[0], "item", notes[1])
}

// addRareOptions adds the options that are rarely changed: which seat starts, and the seed.
func (s *Scene) addRareOptions(f *form) {
	set, words := &s.choices.Seating, f.kit.Words
	start, seed, names := words.T("setup.start"), words.T("setup.seed"), []string{words.T("setup.random")}
	numbers := slices.Clone(names)
	for i := range s.choices.Seats {
		names, numbers = append(names, s.calledAs(words, i)), append(numbers, words.Number(i+1))
	}
	f.addChoiceOr("start", start, start, names, numbers, min(set.Start, s.choices.Seats-1)+1, func(i int) { set.Start = i - 1 })
	f.addLine(seed, func(b builder, r stage.Rect) {
		b.on.Add(b.kit.UI.Field("seed", seed, set.Seed, 20, r, func(text string) { set.Seed = text }).Node)
	})
}

// calledAs returns what a seat is called at the table: its name or, if it has none or shares it with another one, its number.
func (s *Scene) calledAs(w *locale.Words, seat int) string {
	all := s.choices.Seating.Players[:s.choices.Seats]
	shared := 0
	for _, p := range all {
		if p.Name == all[seat].Name {
			shared++
		}
	}
	if all[seat].Name == "" || shared > 1 {
		return w.T("setup.nameless", "seat", seat+1)
	}
	return all[seat].Name
}

// rename gives a seat the name in its field. Where names are among the options, it lays the screen out again and keeps the caret.
func (s *Scene) rename(c *game.Context, seat int, f *ui.Field) {
	line, d := f.Line(), &s.screen.Dispatcher
	if s.choices.Seating.Players[seat].Name = line.Text; !s.more {
		return
	}
	if s.Layout(c); d.Focus(f.Name) {
		d.TextField().SetLine(line)
	}
}

// addBack adds the button that goes back to the title.
func (s *Scene) addBack(b builder, r stage.Rect) {
	b.on.Add(b.kit.UI.Button("back", b.kit.Words.T("setup.back"), false, r, func() { s.leave(b.kit.Context) }).Node)
}

// addStart adds the button that starts the game, with a label of a size and, where there is room, an arrow.
func (s *Scene) addStart(b builder, r stage.Rect, units float64) {
	button := b.kit.UI.Button("start-game", b.kit.Words.T("setup.play"), true, r, func() { s.start(b.kit.Context) }).SetTextSize(units)
	b.on.Add(button.AddIcon("icon-arrow").Node)
}
