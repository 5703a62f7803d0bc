package setup

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// The picture on a card shows a position of round cardRound after at least cardMoves moves.
const cardRound, cardMoves = 4, 30

// chosenBox returns the chosen game and all sides of its box.
func (s *Scene) chosenBox() (sides []*games.Game, chosen *games.Game) {
	for _, sides := range s.boxes() {
		if shown, chosen := s.side(sides); chosen {
			return sides, shown
		}
	}
	return nil, nil
}

// side returns the side of a box that its card shows, and reports whether that is the chosen game.
func (s *Scene) side(sides []*games.Game) (shown *games.Game, chosen bool) {
	if g := s.game(); slices.Contains(sides, g) {
		return g, true
	}
	return sides[0], false
}

// addGameChoice adds the choice of a game, to which the cards are to be added.
func (b builder) addGameChoice() *stage.Node {
	choice := stage.Group("game").SetRole(stage.RoleChoice, b.kit.Words.T("setup.game"))
	b.on.Add(choice)
	return choice
}

// addCard adds a card with a picture of a side of a box to the choice of a game. The card of the chosen game is golden and has a tick.
func (s *Scene) addCard(b builder, choice *stage.Node, shown *games.Game, chosen bool, r stage.Rect, at layout.Areas[area]) {
	panel, title := "slab-blue", b.kit.Words.T(shown.Title)
	if chosen {
		panel = "slab-gold"
	}
	n := stage.Box("game-"+title, stage.NewPanel(panel, b.kit.UI.Unit, 0), r).SetRole(stage.RoleOption, title)
	n.Accessible.On = chosen
	n.Touch = &stage.Touch{Focus: true, SelectByArrow: true, Press: func() { s.chooseGame(b.kit.Context, shown) }}
	choice.Add(n)
	picture, tick := at[pictureArea], at[tickArea]
	picture.X, picture.Y = picture.X-n.X, picture.Y-n.Y
	s.addPicture(b.kit, n, shown, picture)
	if chosen {
		const icon = 0.6
		disc := func(paint gfx.Paint, share float64) *stage.Node {
			return stage.New("", stage.Track(share*tick.H/28, paint.Colour()), 0, 0, share*tick.W, share*tick.H)
		}
		x, y := tick.Middle()
		b.on.Add(stage.New("", nil, x, y, 0, 0).Add(disc(ui.RibbonGold, 1), disc(ui.Surface, 0.93), disc(ui.Accent, 0.84),
			stage.New("", stage.NewSprite("icon-confirm"), 0, 0, icon*tick.W, icon*tick.H)))
	}
}

// addPicture adds a picture of a game: a board, with factories behind it.
func (s *Scene) addPicture(k dialog.Kit, on *stage.Node, g *games.Game, r stage.Rect) {
	sample := func() (engine.Position, table.Table) {
		m, _ := g.Sample(func(pos engine.Position, moves int) bool { return pos.Round() >= cardRound && moves >= cardMoves })
		if m == nil {
			return nil, nil
		}
		return m.Position(), g.Table()
	}
	on.Add(s.portraits.Node(k.BoardFrame(), board.Subject{ID: g.Edition.ID, Position: sample, Offer: func() engine.Position { return firstOffer(g, 2) }}, r))
}

// firstOffer returns a position of a game for some seats in which all factories have tiles.
func firstOffer(g *games.Game, seats int) engine.Position {
	const seed = 5
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, seed)
	for err == nil && m.Position().ToMove() == engine.Nature {
		err = m.Draw(nil)
	}
	if err != nil {
		return nil
	}
	return m.Position()
}

// addPictureCards adds a card for each box, with a picture above the title. card is the plan of a card.
func (s *Scene) addPictureCards(b builder, at layout.Areas[area], card plan) {
	choice := b.addGameChoice()
	for i, sides := range s.boxes() {
		r := at[cardArea+area(i)]
		parts := layout.Solve(r, card)
		shown, chosen := s.side(sides)
		s.addCard(b, choice, shown, chosen, r, parts)
		title := b.kit.Words.T(shown.Title)
		b.on.Add(b.kit.UI.AlignLines(title, gfx.SerifBold, 24, 0.5, parts[cardTitleArea], ui.Ink).SetRole(stage.RoleSilent, title))
	}
}

// addOptionCards adds a card for each box in a wide window: a picture, and next to it the title, a line about the game where there is room, and its
// options. With the options that are rarely changed, among which the order of the jokers is then chosen, no card has room for a line or labels.
func (s *Scene) addOptionCards(l *screenLayout, at layout.Areas[area]) {
	b, choice := l.builder, l.addGameChoice()
	for i, sides := range s.boxes() {
		shown, chosen := s.side(sides)
		r := at[cardArea+area(i)]
		parts, options, about := s.cardParts(l, r, sides, shown, chosen)
		s.addCard(b, choice, shown, chosen, r, parts)
		b.on.Add(b.text(b.kit.Words.T(shown.Title), gfx.SerifBold, 38, parts[cardTitleArea], ui.Ink).SetRole(stage.RoleSilent, ""))
		if about {
			b.on.Add(b.kit.UI.FitLines(b.kit.Words.T(shown.Title+".line"), gfx.Serif, 21, parts[lineArea], ui.Body))
		}
		options.addTo(b, parts[optionsArea], layout.End)
	}
}

// cardParts returns the areas of a card in a wide window with its options, and reports whether there is room for a line about the game above those.
func (s *Scene) cardParts(l *screenLayout, r stage.Rect, sides []*games.Game, shown *games.Game, chosen bool) (at layout.Areas[area], options *form, about bool) {
	plans := []plan{landscapeCard(20, 0)}
	switch {
	case s.more:
	case shown.Edition.JokerOrders != nil:
		plans = []plan{landscapeCard(12, 30), landscapeCard(12, 0)}
	default:
		plans = []plan{landscapeCard(20, 96)}
	}
	for _, p := range plans {
		at = layout.Solve(r, p.Scaled(l.kit.UI.Unit))
		area := at[optionsArea]
		options = s.cardOptions(l, area, sides, shown, chosen)
		line, ok := at[lineArea]
		if about = ok && options.height(area.W) <= area.H+0.5 && l.kit.UI.HasRoom(l.kit.Words.T(shown.Title+".line"), gfx.Serif, line.W, line.H); about {
			break
		}
	}
	return at, options, about
}

// cardOptions returns the options on a card in a wide window, with the largest text with which they fit in a rectangle.
func (s *Scene) cardOptions(l *screenLayout, r stage.Rect, sides []*games.Game, shown *games.Game, chosen bool) (f *form) {
	l.kit.UI.FitHeight(r.H, func(fitted *ui.Kit) float64 {
		f = l.form()
		f.kit.UI, f.stacked = fitted, !s.more
		name := "side-other"
		if chosen {
			name = "side"
		}
		if s.addSides(f, name, sides, shown); !s.more && shown.Edition.JokerOrders != nil {
			f.gap = 6
			s.addJokerOrder(l, f, shown)
		}
		return f.height(r.W)
	})
	return f
}

// addSides adds the choice of a side of a box to a form.
func (s *Scene) addSides(f *form, name string, sides []*games.Game, shown *games.Game) {
	var names []string
	var tiles [][]stage.Sprite
	for _, g := range sides {
		note := g.Note
		if f.stacked {
			note += ".short" // the label says of what
		}
		names, tiles = append(names, f.kit.Words.T(note)), append(tiles, g.SideTiles)
	}
	label := f.kit.Words.T(shown.Title + ".side")
	said := f.kit.Words.T("accessible.pile", "label", f.kit.Words.T(shown.Title), "value", label) // unlike that of the other box
	at, choose := slices.Index(sides, shown), func(i int) { s.chooseGame(f.kit.Context, sides[i]) }
	choice := func(r stage.Rect) *ui.Choice {
		r.H = f.line
		return f.kit.UI.Choice(name, said, names, at, r, choose).Segment(f.kit.UI, tiles)
	}
	f.rows = append(f.rows, formRow{label,
		func(width float64) float64 { return choice(stage.Rect{W: width}).Height },
		func(b builder, r stage.Rect) { b.on.Add(choice(r).Node) }})
}
