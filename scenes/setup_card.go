package scenes

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
)

// The round in which the board of a card is seen, and the moves made by then.
const cardRound, cardMoves = 4, 30

// chosen is the empty choice of a game.
func (f *form) chosen() *stage.Node {
	choice := stage.Group("game").Says(stage.RoleChoice, f.Words.T("setup.game"))
	f.on.Add(choice)
	return choice
}

// option is the slab of a box with a picture, in gold and with a tick where it is chosen; a press anywhere on it does that. It returns the side that
// is shown.
func (f *form) option(choice *stage.Node, sides []*games.Game, r, picture, tick stage.Rect) (shown *games.Game, chosen bool) {
	slab, shown := "slab-blue", sides[0]
	if chosen = slices.Contains(sides, f.s.game()); chosen {
		slab, shown = "slab-gold", f.s.game()
	}
	name := f.Words.T(shown.Title)
	n := stage.Box("game-"+name, stage.Slab(slab, f.Kit.Unit, 0), r).Says(stage.RoleOption, name)
	n.Voice.On = chosen
	n.Touch = &stage.Touch{Focus: true, Press: func() { f.s.play(f.c, shown) }}
	choice.Add(n)
	picture.X, picture.Y = picture.X-n.X, picture.Y-n.Y
	f.picture(n, shown, picture)
	if chosen {
		f.on.Add(f.slab("button-primary", tick).Add(stage.New("", stage.Pic("icon-confirm"), 0, 0, 0.68*tick.W, 0.68*tick.H)))
	}
	return shown, chosen
}

// card is a game with its sides.
func (f wideForm) card(choice *stage.Node, sides []*games.Game, r stage.Rect) {
	u, side := f.Kit.Unit, "side-other"
	at := f.within(r)
	shown, chosen := f.option(choice, sides, r, at(16, 16, 296, 280), at(540, 20, 44, 44))
	x, wide := r.X+332*u, 252*u
	f.on.Add(f.Kit.FitText(f.Words.T(shown.Title), gfx.SerifBold, 38, x, r.Y+50*u, 0, wide-60*u, ui.Ink).Says(stage.RoleSilent, ""))
	f.x, f.width, f.word, f.y = x, wide, 0, r.Y+r.H-66*u
	if chosen && shown.Edition.JokerOrders != nil {
		f.y = r.Y + 84*u
		f.row = 40 * u
	} else {
		f.on.Add(f.Kit.FitLines(f.Words.T(shown.Title+".line"), gfx.Serif, 21, at(332, 84, 252, 96), ui.Body))
	}
	if chosen {
		side = "side"
	}
	f.inFewRows(wide, [][]string{f.notes(sides), f.jokerOrders()}, func() {
		f.sides(side, sides, shown)
		if chosen {
			f.jokers()
		}
	})
	f.row = 46 * u
}

// picture is a board of the game, as the table draws it.
func (f *form) picture(on *stage.Node, g *games.Game, r stage.Rect) {
	on.Add(fill(0xE2D5B8, 1, r).Says(stage.RoleSilent, ""))
	m, _ := sample(g, func(pos engine.Position, moves int) bool { return pos.Round() >= cardRound && moves >= cardMoves })
	if m == nil {
		return
	}
	on.Add(board.Portrait(g.Table(), f.frame(), m.Position(), engine.Seat(0), r.Grow(-10*f.Kit.Unit)))
}
