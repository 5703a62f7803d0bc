package scenes

import (
	"fmt"
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
)

// list lays the set-up out on a phone: games over seats, or both side by side, and over them the levels of a seat while one is chosen.
func (s *setup) list(k kit) (root, scope *stage.Node) {
	l := list{name: "setup", title: k.Words.T("setup.title"), whole: true, columns: 2,
		rows: func(width float64) []leaf { return []leaf{s.gamesLeaf(k, width), s.seatsLeaf(k, width)} },
		ways: []way{{name: "back", word: k.Words.T("setup.back"), do: k.toTitle},
			{name: "start-game", word: k.Words.T("setup.play"), primary: true, do: func() { s.start(k.c) }}}}
	n := k.list(l, &s.scrolled)
	n.Voice = stage.Voice{}
	if s.picking < 0 {
		return n, n
	}
	levels := s.levelList(k, s.picking)
	return stage.Group("").Add(n, levels), levels
}

// column is a form for a column of the list, from its upper left corner on, with words above its rows.
func (s *setup) column(k kit, width float64) *form {
	f := newForm(s, k)
	f.row, f.width, f.stacked = k.Kit.Row(50, 20), width, true
	return f
}

// leaf is what the form holds as a part of the list.
func (f *form) leaf() leaf {
	return leaf{f.y + listMargin*f.c.Device, false, func(r stage.Rect) *stage.Node {
		n := stage.Group("").Add(f.under, f.on)
		n.X, n.Y = r.X, r.Y
		return n
	}}
}

// slimPicture is the height of a card on a phone without its name in widths, where the window is high enough.
const slimPicture = 0.86

// gamesLeaf is the cards of the games, the sides of the chosen one, and what is seldom changed.
func (s *setup) gamesLeaf(k kit, width float64) leaf {
	f, boxes, gap := s.column(k, width), s.boxes(), rowGap*k.c.Device
	choice, row := f.chosen(), stage.Rect{W: width}
	card := partAcross(row, 0, len(boxes), gap).W
	row.H = min(slimPicture*card, 0.36*k.c.H) + 2.9*k.Kit.Size(24)
	f.y = row.H + gap
	var sides func()
	for i, all := range boxes {
		if shown, chosen := f.slimCard(choice, all, partAcross(row, i, len(boxes), gap)); chosen {
			sides = func() { f.sides("side", all, shown) }
		}
	}
	sides()
	more := stage.Rect{Y: f.y, W: width, H: k.Kit.WrappedHeight(k.Words.T("setup.more"), 22, width)}
	f.more(more)
	if f.y += more.H + gap; s.unfolded {
		f.seldomRows(width)
		f.jokers()
	}
	return f.leaf()
}

// slimCard is a game on a phone: a picture over its name.
func (f *form) slimCard(choice *stage.Node, sides []*games.Game, r stage.Rect) (shown *games.Game, chosen bool) {
	d := f.c.Device
	name, tick := 2.7*f.Kit.Size(24), 30*d
	shown, chosen = f.option(choice, sides, r, stage.Rect{X: r.X + 8*d, Y: r.Y + 8*d, W: r.W - 16*d, H: r.H - name - 8*d},
		stage.Rect{X: r.X + r.W - tick - 10*d, Y: r.Y + 10*d, W: tick, H: tick})
	word := f.Words.T(shown.Title)
	room := stage.Rect{X: r.X + 8*d, Y: r.Y + r.H - name, W: r.W - 16*d, H: name}
	f.on.Add(f.Kit.AlignLines(word, gfx.SerifBold, 24, 0.5, room, ui.Ink).Says(stage.RoleSilent, word))
	return shown, chosen
}

// seatsLeaf is the seats below each other, and one that can be taken.
func (s *setup) seatsLeaf(k kit, width float64) leaf {
	f, gap := s.column(k, width), rowGap*k.c.Device
	for i := range s.Seats {
		f.y += f.seat(i, stage.Rect{Y: f.y, W: width}) + gap
	}
	if s.Seats < 4 {
		f.empty(stage.Rect{Y: f.y, W: width, H: f.row})
		f.y += f.row
	}
	return f.leaf()
}

// seat is a seat of the list from the top of a room down: emblem and name, and below them who plays and what that is like, or the row of
// emblems. It returns the height.
func (f *form) seat(i int, r stage.Rect) float64 {
	d, row, level := f.c.Device, f.row, f.s.Seating.Players[i].Level
	gap, in := 8*d, stage.Rect{X: r.X + 12*d, Y: r.Y + 12*d, W: r.W - 24*d}
	ids, words := f.s.levels(f.Words, i)
	at := max(0, slices.Index(ids, level))
	word, told := f.strength(words, at), characterOf(f.Words, level)
	high := f.Kit.WrappedHeight(word, 20, in.W)
	text, said := f.Kit.Lines(told, gfx.SerifItalic, 18, in.X, in.Y+row+high+2*gap+0.675*f.Kit.Size(18), in.W, 0, ui.Body)
	r.H = 24*d + row + gap + high + gap + said
	emblem, name := stage.Rect{X: in.X, Y: in.Y, W: row, H: row}, in
	name.X, name.W, name.H = in.X+row+gap, in.W-row-gap, row
	leave := stage.Rect{X: in.X + in.W - row, Y: in.Y, W: row, H: row}
	if f.s.leaves(i) {
		name.W -= row + gap
	}
	if below := (stage.Rect{X: in.X, Y: in.Y + row + gap, W: in.W, H: high + said}); f.sit(i, r, emblem, name, below, leave) {
		return r.H
	}
	who := stage.Rect{X: in.X, Y: in.Y + row + gap, W: in.W, H: high}
	b := f.Kit.Button(levelsName(i), word, false, who, func() { f.s.pick(f.c, i) }).Wrapped(20, 0)
	f.on.Add(b.Says(stage.RoleButton, f.Words.T("told.pile", f.Words.T("setup.who", i+1), word)), text)
	return r.H
}

// levelsName is the name of the button that opens the levels of a seat.
func levelsName(i int) string { return fmt.Sprint("levels-", i) }

// pick opens the levels of a seat.
func (s *setup) pick(c *game.Context, i int) {
	s.picking, s.pickScrolled = i, 0
	s.Layout(c)
	ids, _ := s.levels(c.Words, i)
	s.dispatcher.Focus(levelName(i, slices.Index(ids, s.Seating.Players[i].Level)))
}

// picked closes the levels, if they are open, and reports whether they were.
func (s *setup) picked(c *game.Context) bool {
	was := s.picking
	if s.picking = -1; was < 0 {
		return false
	}
	s.Layout(c)
	s.dispatcher.Focus(levelsName(was))
	return true
}

// levelName is the name of a level of a seat in the list.
func levelName(i, at int) string { return fmt.Sprintf("level-%d-%d", i, at) }

// levelList is the list of all who may play a seat, with what each is like.
func (s *setup) levelList(k kit, i int) *stage.Node {
	ids, words := s.levels(k.Words, i)
	shut := func() { s.picked(k.c) }
	l := list{name: "levels", title: k.Words.T("setup.who", i+1), columns: 2, content: fmt.Sprintf("level-%d", i), choice: k.Words.T("setup.who", i+1), shut: shut,
		rows: func(width float64) (rows []leaf) {
			for at, id := range ids {
				rows = append(rows, s.levelLeaf(k, i, at, id, words, width))
			}
			return rows
		},
		ways: []way{{name: "close", word: k.Words.T("settings.close"), primary: true, do: shut}}}
	return k.list(l, &s.pickScrolled)
}

// levelLeaf is one who may play a seat: name and strength over what that is like, in gold where chosen.
func (s *setup) levelLeaf(k kit, i, at int, id string, words []string, width float64) leaf {
	d, form := k.c.Device, newForm(s, k)
	pad, word, told := 12*d, form.strength(words, at), characterOf(k.Words, id)
	wide := width - 2*pad
	name, above := k.Kit.Lines(word, gfx.SerifBold, 20, 0, 0, wide, 0, ui.Ink)
	text, below := k.Kit.Lines(told, gfx.SerifItalic, 18, 0, 0, wide, 0, ui.Body)
	high := max(k.Kit.Row(54, 20), above+below+1.4*pad)
	return leaf{high + rowGap*d, false, func(r stage.Rect) *stage.Node {
		r.H = high
		slab, chosen := "slab-blue", s.Seating.Players[i].Level == id
		if chosen {
			slab = "slab-gold"
		}
		n := stage.Box(levelName(i, at), stage.Slab(slab, k.Kit.Unit, 0), r).Says(stage.RoleOption, k.Words.T("told.pile", word, told))
		n.Voice.On = chosen
		n.Touch = &stage.Touch{Focus: true, Press: func() {
			s.Seating.Players[i].Level = id
			k.Kit.Click()
			s.picked(k.c)
		}}
		name.X, name.Y = pad-r.W/2, -(above+below)/2+0.675*k.Kit.Size(20)
		text.X, text.Y = name.X, -(above+below)/2+above+0.675*k.Kit.Size(18)
		return n.Add(name.Says(stage.RoleSilent, ""), text.Says(stage.RoleSilent, ""))
	}}
}
