package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
)

// Sizes of the set-up of a tall window in units of its own, of which a phone is 520 wide.
const (
	tallWide   = 520.0
	tallEdge   = 14.0
	tallGap    = 10.0
	tallTitle  = 62.0
	tallCard   = 196.0
	tallRow    = 59.0 // as high as a finger needs
	tallPlaque = 130.0
)

// tallKit makes widgets for a tall window that text of the usual size fits into with so many seats; ok is false for any other.
func tallKit(c *game.Context, seats int) (k kit, ok bool) {
	need := tallTitle + tallCard + float64(min(4, seats+1))*(tallPlaque+tallGap) + 3*(tallRow+tallGap) + 2*tallEdge
	k = kitOf(c)
	k.Unit = min(c.W/tallWide, c.H/need)
	return k, c.H > 1.2*c.W && k.Unit >= 0.69*c.Device && c.Settings.TextScale < 1.15
}

// rise lays the set-up out for a tall window: the cards side by side, the seats below each other, and Play at the foot.
func (s *setup) rise(k kit) *stage.Node {
	c, u, title := k.c, k.Unit, k.T("setup.title")
	t := newScene(s, k, tallWide, 0)
	t.row = tallRow * u
	t.on.Add(k.FitText(title, gfx.SerifBold, 40, c.W/2, 0.55*tallTitle*u, 0.5, tallWide*u, ui.Ink).Says(stage.RoleTitle, title))
	t.x, t.y, t.width = t.ox+tallEdge*u, tallTitle*u, (tallWide-2*tallEdge)*u
	if s.unfolded {
		t.seldom()
	} else {
		t.pair()
		for i := range s.seats {
			t.slim(i, stage.Rect{X: t.x, Y: t.y, W: t.width, H: tallPlaque * u})
			t.y += (tallPlaque + tallGap) * u
		}
		if s.seats < 4 {
			t.empty(stage.Rect{X: t.x, Y: t.y, W: t.width, H: tallRow * u})
		}
	}
	foot := stage.Rect{X: t.x, Y: c.H - (tallRow+tallEdge)*u, W: t.width, H: tallRow * u}
	t.back(partAcross(foot, 0, 3, tallGap*u))
	t.more(partAcross(foot, 1, 3, tallGap*u))
	t.begin(partAcross(foot, 2, 3, tallGap*u), 26)
	return stage.Group("setup").Add(t.under, t.on)
}

// seldom is what is seldom changed, in the room of cards and seats.
func (t *scene) seldom() {
	u := t.Unit
	t.under.Add(stage.Box("", stage.Slab("slab-blue", u, 0), stage.Rect{X: t.x, Y: t.y, W: t.width, H: t.c.H - t.y - (tallRow+2*tallEdge+tallGap)*u}))
	t.x, t.y, t.width, t.word = t.x+16*u, t.y+20*u, t.width-32*u, 90*u
	t.deal(t.width - t.word)
	t.jokers()
	t.x, t.width, t.word = t.x-16*u, t.width+32*u, 0
}

// pair is the games to choose from as cards side by side, and below them the sides of the chosen one.
func (t *scene) pair() {
	u, boxes, choice := t.Unit, t.boxes(), t.chosen()
	rest := t.c.H - t.y - float64(t.s.seats)*(tallPlaque+tallGap)*u - 3*(tallRow+tallGap)*u - tallEdge*u
	row := stage.Rect{X: t.x, Y: t.y, W: t.width, H: min(max(tallCard*u, rest), 1.6*tallCard*u)} // larger where few sit
	t.y += row.H + tallGap*u
	for i, sides := range boxes {
		if shown, chosen := t.small(choice, sides, partAcross(row, i, len(boxes), tallGap*u)); chosen {
			t.sides("side", sides, shown)
		}
	}
	t.y += (tallGap - 18) * u // what follows a row of a form
}

// small is a card of a tall window: a picture over its name.
func (t *scene) small(choice *stage.Node, sides []*games.Game, r stage.Rect) (shown *games.Game, chosen bool) {
	u := t.Unit
	shown, chosen = t.option(choice, sides, r, stage.Rect{X: r.X + 12*u, Y: r.Y + 12*u, W: r.W - 24*u, H: r.H - 60*u},
		stage.Rect{X: r.X + r.W - 46*u, Y: r.Y + 16*u, W: 32 * u, H: 32 * u})
	t.on.Add(t.FitText(t.T(shown.Title), gfx.SerifBold, 24, r.X+r.W/2, r.Y+r.H-26*u, 0.5, r.W-24*u, ui.Ink).Says(stage.RoleSilent, ""))
	return shown, chosen
}

// slim is a seat of a tall window: emblem, name and who plays in a row, and the dial below.
func (t *scene) slim(i int, r stage.Rect) {
	u, at, room := t.Unit, t.within(r), 218*t.Unit
	if t.last(i) {
		room -= 58 * u
	}
	if t.sit(i, r, at(12, 10, 54, 54), at(76, 12, 170, 50), at(20, 66, 452, 52), at(428, 12, 50, 50)) {
		return
	}
	t.dial(i, at(8, 66, 476, tallRow), func(_, words []string, at int) *stage.Node {
		told := t.strength(words, at)
		if t.measure(gfx.Serif, 20, told) > room {
			told = words[at]
		}
		return t.FitText(told, gfx.Serif, 20, r.X+260*u, r.Y+37*u, 0, room, ui.Body)
	})
}
