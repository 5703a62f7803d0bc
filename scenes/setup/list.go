package setup

import (
	"fmt"
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
)

// pictureShare is the height of the picture on a card of the list in widths, where the window is high enough.
const pictureShare = 0.86

// list lays the set-up out on a phone: games above seats, or side by side. While a level is being chosen, the levels lie over it, and only
// they take input: scope is what does.
func (s *Scene) list(k dialog.Kit) (root, scope *stage.Node) {
	c := k.Context
	n := k.List(dialog.List{Name: "setup", Title: k.Words.T("setup.title"), FullWindow: true, Columns: 2,
		Rows: func(width float64) []dialog.Row { return []dialog.Row{s.gamesRow(k, width), s.seatsRow(k, width)} },
		Buttons: []dialog.Button{{Name: "back", Label: k.Words.T("setup.back"), Press: func() { c.Go(route.Title{}) }},
			{Name: "start-game", Label: k.Words.T("setup.play"), Primary: true, Press: func() { s.start(c) }}}}, &s.scrolled)
	n.Voice = stage.Accessible{} // it is no dialog
	if s.levelsOf < 0 {
		return n, n
	}
	levels := s.levelList(k, s.levelsOf)
	return stage.Group("").Add(n, levels), levels
}

// newColumn returns a form for a column of the list, with labels above their rows and its origin at the upper left corner.
func newColumn(k dialog.Kit, width float64) *form {
	f := newForm(k)
	f.row, f.width, f.stacked = k.UI.Row(50, 20), width, true
	return f
}

// listRow returns the form as a row of the list.
func (f *form) listRow() dialog.Row {
	return dialog.Row{Height: f.y + dialog.Margin*f.kit.Context.Device, Build: func(r stage.Rect) *stage.Node {
		n := stage.Group("").Add(f.under, f.on)
		n.X, n.Y = r.X, r.Y
		return n
	}}
}

// gamesRow returns the cards of the games, the sides of the game that is chosen, and the options that are rarely changed.
func (s *Scene) gamesRow(k dialog.Kit, width float64) dialog.Row {
	f, boxes, gap := newColumn(k, width), s.boxes(), dialog.RowGap*k.Context.Device
	choice, row := f.addGameChoice(), stage.Rect{W: width}
	card := row.Column(0, len(boxes), gap).W
	row.H = min(pictureShare*card, 0.36*k.Context.H) + 2.9*k.UI.Size(24)
	f.y = row.H + gap
	var addSides func()
	for i, sides := range boxes {
		if shown, chosen := s.addPhoneCard(f, choice, sides, row.Column(i, len(boxes), gap)); chosen {
			addSides = func() { s.addSides(f, "side", sides, shown) }
		}
	}
	addSides()
	more := stage.Rect{Y: f.y, W: width, H: k.UI.WrappedHeight(k.Words.T("setup.more"), 22, width)}
	s.addMore(f, more)
	if f.y += more.H + gap; s.more {
		s.addMoreRows(f, width)
		s.addJokers(f)
	}
	return f.listRow()
}

// seatsRow returns the seats below each other, and the button that adds one.
func (s *Scene) seatsRow(k dialog.Kit, width float64) dialog.Row {
	f, gap := newColumn(k, width), dialog.RowGap*k.Context.Device
	for i := range s.choices.Seats {
		f.y += s.addListSeat(f, i, stage.Rect{Y: f.y, W: width}) + gap
	}
	if s.choices.Seats < 4 {
		s.addEmptySeat(f, stage.Rect{Y: f.y, W: width, H: f.row})
		f.y += f.row
	}
	return f.listRow()
}

// addListSeat adds a seat from the top of a rectangle down: emblem and name, below them a button with the level, and below that a sentence
// about it; or the emblems to choose from. It returns the height.
func (s *Scene) addListSeat(f *form, seat int, r stage.Rect) float64 {
	d, row, level := f.kit.Context.Device, f.row, s.choices.Seating.Players[seat].Level
	gap, in := 8*d, stage.Rect{X: r.X + 12*d, Y: r.Y + 12*d, W: r.W - 24*d}
	ids, names := s.levels(f.kit.Words, seat)
	label := strength(f.kit.Words, names, max(0, slices.Index(ids, level)))
	height := f.kit.UI.WrappedHeight(label, 20, in.W)
	text, below := f.kit.UI.Lines(levelText(f.kit.Words, level), gfx.SerifItalic, 18, in.X, in.Y+row+height+2*gap+0.675*f.kit.UI.Size(18), in.W, 0, ui.Body)
	r.H = 24*d + row + gap + height + gap + below
	emblem, name := stage.Rect{X: in.X, Y: in.Y, W: row, H: row}, in
	name.X, name.W, name.H = in.X+row+gap, in.W-row-gap, row
	remove := stage.Rect{X: in.X + in.W - row, Y: in.Y, W: row, H: row}
	if s.removable(seat) {
		name.W -= row + gap
	}
	button := stage.Rect{X: in.X, Y: in.Y + row + gap, W: in.W, H: height}
	emblems := button
	emblems.H += below
	if s.addSeat(f, seat, r, emblem, name, emblems, remove) {
		return r.H
	}
	b := f.kit.UI.Button(levelsName(seat), label, false, button, func() { s.openLevels(f.kit.Context, seat) }).Wrapped(20, 0)
	f.on.Add(b.Says(stage.RoleButton, f.kit.Words.T("told.pile", "label", f.kit.Words.T("setup.who", "seat", seat+1), "value", label)), text)
	return r.H
}

// levelsName returns the name of the button that opens the levels of a seat, and levelName that of a level there.
func levelsName(seat int) string    { return fmt.Sprint("levels-", seat) }
func levelName(seat, at int) string { return fmt.Sprintf("level-%d-%d", seat, at) }

// openLevels opens the levels of a seat.
func (s *Scene) openLevels(c *game.Context, seat int) {
	s.levelsOf, s.levelsScrolled = seat, 0
	s.Layout(c)
	ids, _ := s.levels(c.Words, seat)
	s.screen.Dispatcher.Focus(levelName(seat, slices.Index(ids, s.choices.Seating.Players[seat].Level)))
}

// closeLevels closes the levels, and reports whether they were open.
func (s *Scene) closeLevels(c *game.Context) bool {
	was := s.levelsOf
	if s.levelsOf = -1; was < 0 {
		return false
	}
	s.Layout(c)
	s.screen.Dispatcher.Focus(levelsName(was))
	return true
}

// levelList returns the list of the levels for a seat, each with a sentence about it.
func (s *Scene) levelList(k dialog.Kit, seat int) *stage.Node {
	ids, names := s.levels(k.Words, seat)
	title, closeLevels := k.Words.T("setup.who", "seat", seat+1), func() { s.closeLevels(k.Context) }
	return k.List(dialog.List{Name: "levels", Title: title, Columns: 2, Content: fmt.Sprintf("level-%d", seat), Choice: title, Close: closeLevels,
		Rows: func(width float64) (rows []dialog.Row) {
			for at, id := range ids {
				rows = append(rows, s.levelRow(k, seat, at, id, strength(k.Words, names, at), width))
			}
			return rows
		},
		Buttons: []dialog.Button{{Name: "close", Label: k.Words.T("settings.close"), Primary: true, Press: closeLevels}}}, &s.levelsScrolled)
}

// levelRow returns a level for a seat: its name and strength over a sentence about it. That of the seat is golden.
func (s *Scene) levelRow(k dialog.Kit, seat, at int, id, label string, width float64) dialog.Row {
	d, sentence := k.Context.Device, levelText(k.Words, id)
	pad := 12 * d
	inner := width - 2*pad
	name, above := k.UI.Lines(label, gfx.SerifBold, 20, 0, 0, inner, 0, ui.Ink)
	text, below := k.UI.Lines(sentence, gfx.SerifItalic, 18, 0, 0, inner, 0, ui.Body)
	height := max(k.UI.Row(54, 20), above+below+1.4*pad)
	return dialog.Row{Height: height + dialog.RowGap*d, Build: func(r stage.Rect) *stage.Node {
		r.H = height
		panel, chosen := "slab-blue", s.choices.Seating.Players[seat].Level == id
		if chosen {
			panel = "slab-gold"
		}
		n := stage.Box(levelName(seat, at), stage.Slab(panel, k.UI.Unit, 0), r).Says(stage.RoleOption, k.Words.T("told.pile", "label", label, "value", sentence))
		n.Voice.On = chosen
		n.Touch = &stage.Touch{Focus: true, Press: func() {
			s.choices.Seating.Players[seat].Level = id
			k.UI.Click()
			s.closeLevels(k.Context)
		}}
		name.X, name.Y = pad-r.W/2, -(above+below)/2+0.675*k.UI.Size(20)
		text.X, text.Y = name.X, -(above+below)/2+above+0.675*k.UI.Size(18)
		return n.Add(name.Says(stage.RoleSilent, ""), text.Says(stage.RoleSilent, ""))
	}}
}
