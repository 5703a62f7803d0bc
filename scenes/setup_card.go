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
func (t *scene) chosen() *stage.Node {
	choice := stage.Group("game").Says(stage.RoleChoice, t.T("setup.game"))
	t.on.Add(choice)
	return choice
}

// option is the slab of a box with a picture, in gold and with a tick where it is chosen; a press anywhere on it does that. It returns the side that
// is shown.
func (t *scene) option(choice *stage.Node, sides []*games.Game, r, picture, tick stage.Rect) (shown *games.Game, chosen bool) {
	slab, shown := "slab-blue", sides[0]
	if chosen = slices.Contains(sides, t.s.game()); chosen {
		slab, shown = "slab-gold", t.s.game()
	}
	name := t.T(shown.Title)
	n := stage.Box("game-"+name, stage.Slab(slab, t.Unit, 0), r).Says(stage.RoleOption, name)
	n.Voice.On = chosen
	n.Touch = &stage.Touch{Focus: true, Press: func() { t.play(shown) }}
	choice.Add(n)
	picture.X, picture.Y = picture.X-n.X, picture.Y-n.Y
	t.picture(n, shown, picture)
	if chosen {
		t.on.Add(stage.Box("", stage.Slab("button-primary", t.Unit, 0), tick).Add(stage.New("", stage.Pic("icon-confirm"), 0, 0, 0.68*tick.W, 0.68*tick.H)))
	}
	return shown, chosen
}

// card is a game with its sides.
func (t *scene) card(choice *stage.Node, sides []*games.Game, r stage.Rect) {
	u, side := t.Unit, "side-other"
	at := t.within(r)
	shown, chosen := t.option(choice, sides, r, at(16, 16, 296, 280), at(540, 20, 44, 44))
	x, wide := r.X+332*u, 252*u
	t.on.Add(t.FitText(t.T(shown.Title), gfx.SerifBold, 38, x, r.Y+50*u, 0, wide-60*u, ui.Ink).Says(stage.RoleSilent, ""))
	t.x, t.width, t.word, t.y = x, wide, 0, r.Y+r.H-66*u
	if chosen && shown.Edition.JokerOrders != nil {
		t.y = r.Y + 84*u
		t.row = 40 * u
	} else {
		t.on.Add(t.FitLines(t.T(shown.Title+".line"), gfx.Serif, 21, at(332, 84, 252, 96), ui.Body))
	}
	if chosen {
		side = "side"
	}
	t.sides(side, sides, shown)
	if chosen {
		t.jokers()
	}
	t.row = 46 * u
}

// picture is a board of the game, as the table draws it.
func (t *scene) picture(on *stage.Node, g *games.Game, r stage.Rect) {
	on.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(0xE2D5B8)}, r).Says(stage.RoleSilent, ""))
	m, _ := sample(g, func(pos engine.Position, moves int) bool { return pos.Round() >= cardRound && moves >= cardMoves })
	if m == nil {
		return
	}
	on.Add(board.Portrait(g.Table(), t.frame(), m.Position(), engine.Seat(0), r.Grow(-10*t.Unit)))
}
