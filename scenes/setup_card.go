package scenes

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// The round in which the board of a card is seen, and the moves made by then.
const cardRound, cardMoves = 4, 30

// titles are the games by title: those of one are the sides of one card.
func (t *scene) titles() (all [][]*games.Game) {
	for i := range t.s.games {
		g := &t.s.games[i]
		at := slices.IndexFunc(all, func(sides []*games.Game) bool { return sides[0].Title == g.Title })
		if at < 0 {
			at, all = len(all), append(all, nil)
		}
		all[at] = append(all[at], g)
	}
	return all
}

// cards are the games to choose from.
func (t *scene) cards() {
	choice := stage.Group("game").Says(stage.RoleChoice, t.c.Words.T("setup.game"))
	t.on.Add(choice)
	for i, sides := range t.titles() {
		t.card(choice, sides, t.at(104, 108+332*float64(i), 604, 312))
	}
}

// option is the slab of a card, in gold where it is chosen; a press anywhere on it does that.
func (t *scene) option(choice *stage.Node, g *games.Game, chosen bool, r stage.Rect) *stage.Node {
	slab := "slab-blue"
	if chosen {
		slab = "slab-gold"
	}
	name := t.c.Words.T(g.Title)
	n := stage.Box("game-"+name, stage.Slab(slab, t.Unit, 0), r).Says(stage.RoleOption, name)
	n.Voice.On = chosen
	n.Touch = &stage.Touch{Focus: true, Press: func() { t.play(g) }}
	choice.Add(n)
	return n
}

// tick marks the chosen card.
func (t *scene) tick(r stage.Rect) {
	t.on.Add(stage.Box("", stage.Slab("button-primary", t.Unit, 0), r).Add(stage.New("", stage.Pic("icon-confirm"), 0, 0, 0.68*r.W, 0.68*r.H)))
}

// card is a game with its sides.
func (t *scene) card(choice *stage.Node, sides []*games.Game, r stage.Rect) {
	u, w, shown, chosen := t.Unit, t.c.Words, sides[0], false
	for _, g := range sides {
		if g.Edition.ID == t.s.seating.Game {
			shown, chosen = g, true
		}
	}
	name := w.T(shown.Title)
	n := t.option(choice, shown, chosen, r)
	t.picture(n, shown, stage.Rect{X: -r.W/2 + 16*u, Y: -r.H/2 + 16*u, W: 296 * u, H: r.H - 32*u})
	x, wide := r.X+332*u, r.W-332*u-20*u
	t.on.Add(t.FitText(name, gfx.SerifBold, 38, x, r.Y+50*u, 0, wide-60*u, ui.Ink).Says(stage.RoleSilent, ""))
	if chosen {
		t.tick(stage.Rect{X: r.X + r.W - 64*u, Y: r.Y + 20*u, W: 44 * u, H: 44 * u})
	}
	t.x, t.width, t.word, t.y = x, wide, 0, r.Y+r.H-66*u
	if chosen && shown.Edition.JokerOrders != nil {
		t.y = r.Y + 84*u
		t.row = 40 * u
	} else {
		t.on.Add(t.FitLines(w.T(shown.Title+".line"), gfx.Serif, 21, stage.Rect{X: x, Y: r.Y + 84*u, W: wide, H: 96 * u}, ui.Body))
	}
	t.sides(sides, shown)
	if chosen {
		t.s.jokers(t.c, t.form)
	}
	t.row = 46 * u
}

// sides is the choice among the sides of a box.
func (t *scene) sides(sides []*games.Game, shown *games.Game) {
	w, at, name := t.c.Words, 0, "side"
	var notes []string
	for i, g := range sides {
		notes = append(notes, w.T(g.Note))
		if g == shown {
			at = i
		}
	}
	if shown.Edition.ID != t.s.seating.Game {
		name = "side-other"
	}
	c := t.Choice(name, w.T("setup.side"), notes, at, t.next(0), func(i int) { t.play(sides[i]) })
	t.y += c.Height
	t.on.Add(c.Node)
}

// play chooses a game.
func (t *scene) play(g *games.Game) {
	t.s.seating.Game = g.Edition.ID
	t.s.Layout(t.c)
}

// picture is a board of the game, as the table draws it.
func (t *scene) picture(on *stage.Node, g *games.Game, r stage.Rect) {
	on.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(0xE2D5B8)}, r).Says(stage.RoleSilent, ""))
	m, _ := sample(g, func(pos engine.Position, moves int) bool { return pos.Round() >= cardRound && moves >= cardMoves })
	if m == nil {
		return
	}
	f := table.Frame{Kit: t.Kit, Words: t.c.Words, Lettered: t.c.Settings.Letters}
	on.Add(board.Portrait(g.Table(), f, m.Position(), engine.Seat(0), r.Grow(-10*t.Unit)))
}
