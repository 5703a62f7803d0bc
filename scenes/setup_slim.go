package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/wall"
)

// Sizes of the set-up of tall and small windows in units of its own, of which an upright phone is 520 wide.
const (
	slimWide   = 520.0
	slimEdge   = 14.0
	slimGap    = 10.0
	slimTitle  = 62.0
	slimCard   = 196.0
	slimRow    = 59.0 // as high as a finger needs
	slimPlaque = 130.0
)

// slimForm is the set-up of tall and small windows, and for large text: the cards side by side and Play at the foot, and between them, or right of
// them in a wide window, the seats below each other.
type slimForm struct{ *form }

// rooms shares a tall or small window out among games and seats: both have all of a tall one, and lie side by side in a wide one. It returns the
// pixels to a unit, too.
func (s *setup) rooms(c *game.Context) (u float64, games, seats stage.Rect) {
	if c.H > c.W {
		high := slimTitle + slimCard + float64(min(4, s.Seats+1))*(slimPlaque+slimGap) + 3*(slimRow+slimGap) + 2*slimEdge
		u = min(c.W/slimWide, c.H/high)
		all := stage.Rect{X: (c.W - slimWide*u) / 2, W: slimWide * u, H: c.H}.Grow(-slimEdge * u)
		return u, all, all
	}
	const high = 4*(slimPlaque+slimGap) - slimGap + 2*slimEdge
	_, left := wall.Strip(c)
	u = min((c.W-left)/(2*slimWide-slimEdge), c.H/high)
	seats = stage.Rect{X: c.W - slimWide*u, Y: (c.H - high*u) / 2, W: slimWide * u, H: high * u}
	games = stage.Rect{X: left, Y: seats.Y, W: seats.X - left + slimEdge*u, H: seats.H}
	return u, games.Grow(-slimEdge * u), seats.Grow(-slimEdge * u)
}

// rise lays the set-up out slim.
func (s *setup) rise(k kit) *stage.Node {
	u, games, seats := s.rooms(k.c)
	k.Kit.Unit = u
	f, gap, beside := slimForm{newForm(s, k)}, slimGap*u, games != seats
	f.row = slimRow * u
	f.title(stage.Rect{X: games.X, Y: games.Y + (0.1*slimTitle-slimEdge)*u, W: games.W, H: 0.9 * slimTitle * u}, 40, 0.5)
	foot := stage.Rect{X: games.X, Y: games.Y + games.H - f.row, W: games.W, H: f.row}
	f.x, f.y, f.width = games.X, games.Y+(slimTitle-slimEdge)*u, games.W
	room := foot.Y - f.y - f.row - 2*gap
	if !beside {
		room -= float64(s.Seats)*(slimPlaque*u+gap) + f.row + gap
	}
	if s.unfolded {
		f.seldom(stage.Rect{X: f.x, Y: f.y, W: f.width, H: foot.Y - f.y - slimEdge*u - gap}, 16, 20, 90, 370)
		f.jokers()
	} else if f.pair(room); !beside {
		seats.Y = f.y
	}
	if beside || !s.unfolded {
		f.slims(seats)
	}
	f.back(partAcross(foot, 0, 3, gap))
	f.more(partAcross(foot, 1, 3, gap))
	f.begin(partAcross(foot, 2, 3, gap), 26)
	return f.all()
}

// pair is the games to choose from as cards side by side in a room so high, and below them the sides of the chosen one.
func (f slimForm) pair(room float64) {
	u, boxes, choice := f.Kit.Unit, f.s.boxes(), f.chosen()
	row := stage.Rect{X: f.x, Y: f.y, W: f.width, H: min(max(slimCard*u, room), 1.6*slimCard*u)} // larger where few sit
	f.y += row.H + slimGap*u
	for i, sides := range boxes {
		if shown, chosen := f.small(choice, sides, partAcross(row, i, len(boxes), slimGap*u)); chosen {
			f.sides("side", sides, shown)
		}
	}
	f.y += (slimGap - 18) * u // what follows a row of a form
}

// slims are the seats from the top of a room down, and one that can be taken.
func (f slimForm) slims(r stage.Rect) {
	for i := range f.s.Seats {
		r.H = slimPlaque * f.Kit.Unit
		f.slim(i, r)
		r.Y += r.H + slimGap*f.Kit.Unit
	}
	if r.H = f.row; f.s.Seats < 4 {
		f.empty(r)
	}
}

// small is a card without words: a picture over its name.
func (f slimForm) small(choice *stage.Node, sides []*games.Game, r stage.Rect) (shown *games.Game, chosen bool) {
	u := f.Kit.Unit
	shown, chosen = f.option(choice, sides, r, stage.Rect{X: r.X + 12*u, Y: r.Y + 12*u, W: r.W - 24*u, H: r.H - 60*u},
		stage.Rect{X: r.X + r.W - 46*u, Y: r.Y + 16*u, W: 32 * u, H: 32 * u})
	f.on.Add(f.Kit.FitBox(f.Words.T(shown.Title), gfx.SerifBold, 24, r.X+r.W/2, r.Y+r.H-26*u, 0.5, r.W-24*u, 44*u, ui.Ink).Says(stage.RoleSilent, ""))
	return shown, chosen
}

// slim is a seat as a low plaque: emblem, name and who plays in a row, and the dial below.
func (f slimForm) slim(i int, r stage.Rect) {
	u, at, room := f.Kit.Unit, f.within(r), 218*f.Kit.Unit
	if f.s.leaves(i) {
		room -= 58 * u
	}
	if f.sit(i, r, at(12, 10, 54, 54), at(76, 12, 170, 50), at(20, 66, 452, 52), at(428, 12, 50, 50)) {
		return
	}
	f.dial(i, at(8, 66, 476, slimRow), func(_, words []string, at int) *stage.Node {
		told := f.strength(words, at)
		if !f.Kit.HasRoom(told, gfx.Serif, room, 1.3*f.Kit.Floor()) {
			told = words[at]
		}
		return f.Kit.FitText(told, gfx.Serif, 20, r.X+260*u, r.Y+37*u, 0, room, ui.Body)
	})
}
