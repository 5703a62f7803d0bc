package setup

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
)

// Sizes of the compact layout in its units, 520 of which are the width of an upright window.
const (
	compactWidth = 520.0
	compactEdge  = 14.0
	compactGap   = 10.0
	compactTitle = 62.0
	compactCard  = 196.0
	compactRow   = 59.0 // as high as a finger needs
	compactSeat  = 130.0
)

// compactRooms divides a window between games and seats, and returns the pixels in a unit. Both have the same rectangle in an upright
// window; in a wide one they lie side by side.
func (s *Scene) compactRooms(c *game.Context) (u float64, games, seats stage.Rect) {
	if c.H > c.W {
		height := compactTitle + compactCard + float64(min(4, s.choices.Seats+1))*(compactSeat+compactGap) + 3*(compactRow+compactGap) + 2*compactEdge
		u = min(c.W/compactWidth, c.H/height)
		all := stage.Rect{X: (c.W - compactWidth*u) / 2, W: compactWidth * u, H: c.H}.Grow(-compactEdge * u)
		return u, all, all
	}
	const height = 4*(compactSeat+compactGap) - compactGap + 2*compactEdge
	_, left := backdrop.Border(c)
	u = min((c.W-left)/(2*compactWidth-compactEdge), c.H/height)
	seats = stage.Rect{X: c.W - compactWidth*u, Y: (c.H - height*u) / 2, W: compactWidth * u, H: height * u}
	games = stage.Rect{X: left, Y: seats.Y, W: seats.X - left + compactEdge*u, H: seats.H}
	return u, games.Grow(-compactEdge * u), seats.Grow(-compactEdge * u)
}

// compact lays the set-up out with the cards side by side and the buttons at the foot, and the seats between them or, in a wide window, at
// the right.
func (s *Scene) compact(k dialog.Kit) *stage.Node {
	u, games, seats := s.compactRooms(k.Context)
	k.UI.Unit = u
	f, gap, beside := newForm(k), compactGap*u, games != seats
	f.row = compactRow * u
	f.addTitle(stage.Rect{X: games.X, Y: games.Y + (0.1*compactTitle-compactEdge)*u, W: games.W, H: 0.9 * compactTitle * u}, 40, 0.5)
	foot := stage.Rect{X: games.X, Y: games.Y + games.H - f.row, W: games.W, H: f.row}
	f.x, f.y, f.width = games.X, games.Y+(compactTitle-compactEdge)*u, games.W
	room := foot.Y - f.y - f.row - 2*gap
	if !beside {
		room -= float64(s.choices.Seats)*(compactSeat*u+gap) + f.row + gap
	}
	if s.more {
		s.addMorePanel(f, stage.Rect{X: f.x, Y: f.y, W: f.width, H: foot.Y - f.y - compactEdge*u - gap}, 16, 20, 90, 370)
		s.addJokers(f)
	} else if s.addCompactCards(f, room); !beside {
		seats.Y = f.y
	}
	if beside || !s.more {
		s.addCompactSeats(f, seats)
	}
	s.addBack(f, foot.Column(0, 3, gap))
	s.addMore(f, foot.Column(1, 3, gap))
	s.addStart(f, foot.Column(2, 3, gap), 26)
	return f.node()
}

// addCompactCards adds the games as cards side by side, larger where height pixels have room for that, and below them the sides of the
// game that is chosen.
func (s *Scene) addCompactCards(f *form, height float64) {
	u, boxes, choice := f.kit.UI.Unit, s.boxes(), f.addGameChoice()
	row := stage.Rect{X: f.x, Y: f.y, W: f.width, H: min(max(compactCard*u, height), 1.6*compactCard*u)}
	f.y += row.H + compactGap*u
	for i, sides := range boxes {
		if shown, chosen := s.addPictureCard(f, choice, sides, row.Column(i, len(boxes), compactGap*u)); chosen {
			s.addSides(f, "side", sides, shown)
		}
	}
	f.y += (compactGap - 18) * u // in place of the gap below a row of the form
}

// addCompactSeats adds the seats from the top of a rectangle down, and the button that adds one.
func (s *Scene) addCompactSeats(f *form, r stage.Rect) {
	for i := range s.choices.Seats {
		r.H = compactSeat * f.kit.UI.Unit
		s.addCompactSeat(f, i, r)
		r.Y += r.H + compactGap*f.kit.UI.Unit
	}
	if r.H = f.row; s.choices.Seats < 4 {
		s.addEmptySeat(f, r)
	}
}

// addCompactSeat adds a seat: emblem, name and level in a row, and the dial below.
func (s *Scene) addCompactSeat(f *form, seat int, r stage.Rect) {
	u, at, width := f.kit.UI.Unit, f.within(r), 218*f.kit.UI.Unit
	if s.removable(seat) {
		width -= 58 * u
	}
	if s.addSeat(f, seat, r, at(12, 10, 54, 54), at(76, 12, 170, 50), at(20, 66, 452, 52), at(428, 12, 50, 50)) {
		return
	}
	s.addDial(f, seat, at(8, 66, 476, compactRow), func(_, names []string, at int) *stage.Node {
		text := strength(f.kit.Words, names, at)
		if !f.kit.UI.HasRoom(text, gfx.Serif, width, 1.3*f.kit.UI.Floor()) {
			text = names[at]
		}
		return f.kit.UI.FitText(text, gfx.Serif, 20, r.X+260*u, r.Y+37*u, 0, width, ui.Body)
	})
}
