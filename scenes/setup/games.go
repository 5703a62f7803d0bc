package setup

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// The picture on a card shows a game in round cardRound, after at least cardMoves moves.
const cardRound, cardMoves = 4, 30

// addGameChoice adds the choice of a game, to which cards are added.
func (f *form) addGameChoice() *stage.Node {
	choice := stage.Group("game").Says(stage.RoleChoice, f.kit.Words.T("setup.game"))
	f.on.Add(choice)
	return choice
}

// addCard adds a card with a picture for the sides of a box to the choice of a game. The card of the game that is chosen is golden, with a
// tick. It returns the side that is shown.
func (s *Scene) addCard(f *form, choice *stage.Node, sides []*games.Game, r, picture, tick stage.Rect) (shown *games.Game, chosen bool) {
	panel, shown := "slab-blue", sides[0]
	if chosen = slices.Contains(sides, s.game()); chosen {
		panel, shown = "slab-gold", s.game()
	}
	title := f.kit.Words.T(shown.Title)
	n := stage.Box("game-"+title, stage.Slab(panel, f.kit.UI.Unit, 0), r).Says(stage.RoleOption, title)
	n.Voice.On = chosen
	n.Touch = &stage.Touch{Focus: true, Press: func() { s.chooseGame(f.kit.Context, shown) }}
	choice.Add(n)
	picture.X, picture.Y = picture.X-n.X, picture.Y-n.Y
	s.addPicture(f.kit, n, shown, picture)
	if chosen {
		f.on.Add(f.kit.Panel("button-primary", tick).Add(stage.New("", stage.Pic("icon-confirm"), 0, 0, 0.68*tick.W, 0.68*tick.H)))
	}
	return shown, chosen
}

// addPicture adds a board of a game.
func (s *Scene) addPicture(k dialog.Kit, on *stage.Node, g *games.Game, r stage.Rect) {
	sample := func() (engine.Position, table.Look) {
		m, _ := g.Sample(func(pos engine.Position, moves int) bool { return pos.Round() >= cardRound && moves >= cardMoves })
		if m == nil {
			return nil, nil
		}
		return m.Position(), g.Table()
	}
	on.Add(dialog.Fill(ui.WarmCloth, 1, r).Says(stage.RoleSilent, ""),
		s.portraits.Node(k.BoardFrame(), board.Subject{ID: g.Edition.ID, Position: sample}, r.Grow(-10*k.UI.Unit)))
}

// addWideCard adds the card of a box in the wide layout: beside the picture the title, a line about the game, and its sides. Where the
// order of the jokers can be chosen, that takes the place of the line.
func (s *Scene) addWideCard(f *form, choice *stage.Node, sides []*games.Game, r stage.Rect) {
	u, name := f.kit.UI.Unit, "side-other"
	at := f.within(r)
	shown, chosen := s.addCard(f, choice, sides, r, at(16, 16, 296, 280), at(540, 20, 44, 44))
	x, width := r.X+332*u, 252*u
	f.on.Add(f.kit.UI.FitText(f.kit.Words.T(shown.Title), gfx.SerifBold, 38, x, r.Y+50*u, 0, width-60*u, ui.Ink).Says(stage.RoleSilent, ""))
	f.x, f.width, f.label, f.y = x, width, 0, r.Y+r.H-66*u
	if chosen && shown.Edition.JokerOrders != nil {
		f.y = r.Y + 84*u
		f.row = 40 * u
	} else {
		f.on.Add(f.kit.UI.FitLines(f.kit.Words.T(shown.Title+".line"), gfx.Serif, 21, at(332, 84, 252, 96), ui.Body))
	}
	if chosen {
		name = "side"
	}
	f.withFewLines(width, [][]string{f.sideNames(sides), f.orderNames()}, func() {
		s.addSides(f, name, sides, shown)
		if chosen {
			s.addJokers(f)
		}
	})
	f.row = 46 * u
}

// addPictureCard adds a card in the compact layout: a picture over the title.
func (s *Scene) addPictureCard(f *form, choice *stage.Node, sides []*games.Game, r stage.Rect) (shown *games.Game, chosen bool) {
	u := f.kit.UI.Unit
	shown, chosen = s.addCard(f, choice, sides, r, stage.Rect{X: r.X + 12*u, Y: r.Y + 12*u, W: r.W - 24*u, H: r.H - 60*u},
		stage.Rect{X: r.X + r.W - 46*u, Y: r.Y + 16*u, W: 32 * u, H: 32 * u})
	f.on.Add(f.kit.UI.FitBox(f.kit.Words.T(shown.Title), gfx.SerifBold, 24, r.X+r.W/2, r.Y+r.H-26*u, 0.5, r.W-24*u, 44*u, ui.Ink).Says(stage.RoleSilent, ""))
	return shown, chosen
}

// addPhoneCard adds a card in the list of phones: a picture over the title, which may take several lines.
func (s *Scene) addPhoneCard(f *form, choice *stage.Node, sides []*games.Game, r stage.Rect) (shown *games.Game, chosen bool) {
	d := f.kit.Context.Device
	title, tick := 2.7*f.kit.UI.Size(24), 30*d
	shown, chosen = s.addCard(f, choice, sides, r, stage.Rect{X: r.X + 8*d, Y: r.Y + 8*d, W: r.W - 16*d, H: r.H - title - 8*d},
		stage.Rect{X: r.X + r.W - tick - 10*d, Y: r.Y + 10*d, W: tick, H: tick})
	text := f.kit.Words.T(shown.Title)
	room := stage.Rect{X: r.X + 8*d, Y: r.Y + r.H - title, W: r.W - 16*d, H: title}
	f.on.Add(f.kit.UI.AlignLines(text, gfx.SerifBold, 24, 0.5, room, ui.Ink).Says(stage.RoleSilent, text))
	return shown, chosen
}

// sideNames returns what the sides of a box are called.
func (f *form) sideNames(sides []*games.Game) (names []string) {
	for _, g := range sides {
		names = append(names, f.kit.Words.T(g.Note))
	}
	return names
}

// addSides adds the choice of a side of a box.
func (s *Scene) addSides(f *form, name string, sides []*games.Game, shown *games.Game) {
	label := f.kit.Words.T("setup.side")
	c := f.addChoice(name, label, f.sideNames(sides), slices.Index(sides, shown), func(i int) { s.chooseGame(f.kit.Context, sides[i]) })
	c.Voice.Name = f.kit.Words.T("told.pile", "label", f.kit.Words.T(shown.Title), "value", label) // unlike that of the other box
}
