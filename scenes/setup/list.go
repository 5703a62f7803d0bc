package setup

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
)

// Cards of the list.
const (
	phoneColumns = 2    // the greatest number of cards side by side
	pictureShape = 0.86 // the height of a picture in widths of the card
	pictureShare = 0.36 // the height of a picture, at most, in heights of the window
	titleLines   = 2.7  // the height of the title in text sizes
)

// Lengths of the list in device-independent pixels.
const (
	cardPadding = 8
	tickSide    = 30
	tickInset   = 10
	seatPadding = 12
)

// list lays the screen out on a phone: games above the seats, or next to them. While a level is being chosen, the list of levels is above
// everything else. scope is the node that takes input.
func (s *Scene) list(k dialog.Kit) (root, scope *stage.Node) {
	c := k.Context
	n := k.List(dialog.List{Name: "setup", Title: k.Words.T("setup.title"), FullWindow: true, Columns: 2,
		Rows: func(width float64) []dialog.Row { return []dialog.Row{s.gamesRow(k, width), s.seatsRow(k, width)} },
		Buttons: []dialog.Button{{Name: "back", Label: k.Words.T("setup.back"), Press: func() { s.leave(c) }},
			{Name: "start-game", Label: k.Words.T("setup.play"), Primary: true, Press: func() { s.start(c) }}}}, &s.scrolled)
	n.Accessible = stage.Accessible{} // it is no dialog
	if s.levelsOf < 0 {
		return n, n
	}
	levels := s.levelList(k, s.levelsOf)
	return stage.Group("").Add(n, levels), levels
}

// stackedForm returns an empty form with sizes for fingers and labels above its rows.
func stackedForm(k dialog.Kit) *form { return &form{kit: k, line: k.UI.Row(50, 20), stacked: true} }

// gamesRow returns the cards of the games, the sides of the chosen game, and the options that are rarely changed.
func (s *Scene) gamesRow(k dialog.Kit, width float64) dialog.Row {
	b, d, gap := newBuilder(k), k.Context.Device, dialog.RowGap*k.Context.Device
	options, more := stackedForm(k), stackedForm(k)
	sides, shown := s.chosenBox()
	s.addSides(options, "side", sides, shown)
	s.addRareOptions(more)
	s.addJokers(more)
	n := len(s.boxes())
	columns := min(n, phoneColumns)
	title := titleLines * k.UI.Size(24)
	card := layout.Fixed(min(pictureShape*stage.Rect{W: width}.Column(0, columns, gap).W, pictureShare*k.Context.H) + title + cardPadding*d)
	p := layout.InColumn(cardGrid(n, columns, gap, card), fitted(optionsArea, options.height),
		high(moreButtonArea, k.UI.WrappedButtonHeight(k.Words.T("setup.more"), 22, width))).WithGap(gap)
	if s.more {
		p.Items = append(p.Items, fitted(moreArea, more.height))
	}
	height := p.HeightIn(width).Min
	at := layout.Solve(stage.Rect{W: width, H: height}, p)
	s.addPictureCards(b, at, pictureCard(cardPadding*d, title, 0, tickSide*d, tickInset*d))
	options.addTo(b, at[optionsArea], layout.Start)
	s.addMoreButton(b, at[moreButtonArea])
	if s.more {
		more.addTo(b, at[moreArea], layout.Start)
	}
	return b.listRow(height)
}

// seatsRow returns the seats below each other, and the button that adds one.
func (s *Scene) seatsRow(k dialog.Kit, width float64) dialog.Row {
	b, all := newBuilder(k), plan{Kind: layout.Column, Gap: dialog.RowGap * k.Context.Device}
	seats := make([]plan, s.choices.Seats)
	for i := range seats {
		seats[i] = s.phoneSeat(k, i, width)
		all.Items = append(all.Items, high(seatArea+area(i), seats[i].HeightIn(width).Min))
	}
	if s.choices.Seats < engine.MaxSeats {
		all.Items = append(all.Items, high(addSeatArea, k.UI.Row(50, 20)))
	}
	height := all.HeightIn(width).Min
	at := layout.Solve(stage.Rect{W: width, H: height}, all)
	for i := range seats {
		r := at[seatArea+area(i)]
		s.addListSeat(b, i, r, layout.Solve(r, seats[i]))
	}
	if r, ok := at[addSeatArea]; ok {
		s.addEmptySeat(b, r)
	}
	return b.listRow(height)
}

// levelLabel returns the level of a seat with its rank.
func (s *Scene) levelLabel(w *locale.Words, seat int) string {
	ids, names := s.levels(w, seat)
	return strength(w, names, max(0, slices.Index(ids, s.choices.Seating.Players[seat].Level)))
}

// phoneSeat returns the plan for a seat in a width.
func (s *Scene) phoneSeat(k dialog.Kit, seat int, width float64) plan {
	inner := width - 2*seatPadding*k.Context.Device
	_, sentence := k.UI.Lines(s.levelText(k.Words, s.choices.Seating.Players[seat].Level), gfx.SerifItalic, 18, 0, 0, inner, 0, ui.Body)
	return phoneSeat(s.removable(), k.Context.Device, k.UI.Row(50, 20), k.UI.WrappedButtonHeight(s.levelLabel(k.Words, seat), 20, inner), sentence)
}

// addListSeat adds a seat in a rectangle: emblem and name, and below them a button with the level and a sentence about it.
func (s *Scene) addListSeat(b builder, seat int, r stage.Rect, at layout.Areas[area]) {
	s.addSeat(b, seat, r, at)
	u, w, label := b.kit.UI, b.kit.Words, s.levelLabel(b.kit.Words, seat)
	button := u.Button(levelsName(seat), label, false, at[levelArea], func() { s.openLevels(b.kit.Context, seat) }).WrapText(20, 0)
	sentence := at[sentenceArea]
	text, _ := u.Lines(s.levelText(w, s.choices.Seating.Players[seat].Level), gfx.SerifItalic, 18, sentence.X, sentence.Y+0.675*u.Size(18), sentence.W, 0, ui.Body)
	b.on.Add(button.SetRole(stage.RoleButton, w.T("accessible.pile", "label", w.T("setup.who", "seat", seat+1), "value", label)), text)
}

// levelsName returns the name of the button that opens the levels of a seat, and levelName the name of a level in that list.
func levelsName(seat int) string    { return fmt.Sprint("levels-", seat) }
func levelName(seat, at int) string { return fmt.Sprintf("level-%d-%d", seat, at) }

// openLevels opens the levels of a seat.
func (s *Scene) openLevels(c *game.Context, seat int) {
	s.levelsOf, s.levelsScrolled = seat, 0
	s.Layout(c)
	ids, _ := s.levels(c.Words, seat)
	s.screen.Dispatcher.Focus(levelName(seat, slices.Index(ids, s.choices.Seating.Players[seat].Level)))
}

// closeList closes the list of levels or the menu of joker orders, and reports whether one was open.
func (s *Scene) closeList(c *game.Context) bool {
	if !s.HasOverlay() {
		return false
	}
	button := "orders"
	if s.levelsOf >= 0 {
		button = levelsName(s.levelsOf)
	}
	s.levelsOf, s.ordersOpen = -1, false
	s.Layout(c)
	s.screen.Dispatcher.Focus(button)
	return true
}

// levelList returns the list of levels for a seat, with a sentence about each.
func (s *Scene) levelList(k dialog.Kit, seat int) *stage.Node {
	ids, names := s.levels(k.Words, seat)
	title, closeLevels := k.Words.T("setup.who", "seat", seat+1), func() { s.closeList(k.Context) }
	return k.List(dialog.List{Name: "levels", Title: title, Columns: 2, Content: fmt.Sprintf("level-%d", seat), Choice: title, Close: closeLevels,
		Rows: func(width float64) (rows []dialog.Row) {
			for at, id := range ids {
				rows = append(rows, s.levelRow(k, seat, at, id, strength(k.Words, names, at), width))
			}
			return rows
		},
		Buttons: []dialog.Button{{Name: "close", Label: k.Words.T("settings.close"), Primary: true, Press: closeLevels}}}, &s.levelsScrolled)
}

// levelRow returns a level for a seat: its name and rank above a sentence about it. The level of the seat is golden.
func (s *Scene) levelRow(k dialog.Kit, seat, at int, id, label string, width float64) dialog.Row {
	d, sentence := k.Context.Device, s.levelText(k.Words, id)
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
		n := stage.Box(levelName(seat, at), stage.NewPanel(panel, k.UI.Unit, 0), r).SetRole(stage.RoleOption, k.Words.T("accessible.pile", "label", label, "value", sentence))
		n.Accessible.On = chosen
		n.Touch = &stage.Touch{Focus: true, Press: func() {
			s.setLevel(k.Words, seat, id)
			k.UI.Click()
			s.closeList(k.Context)
		}}
		name.X, name.Y = pad-r.W/2, -(above+below)/2+0.675*k.UI.Size(20)
		text.X, text.Y = name.X, -(above+below)/2+above+0.675*k.UI.Size(18)
		return n.Add(name.SetRole(stage.RoleSilent, ""), text.SetRole(stage.RoleSilent, ""))
	}}
}
