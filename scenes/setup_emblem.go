package scenes

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// emblem draws that of a seat on its plaque. A press opens the row of all emblems, for one seat at a time, or shuts it.
func (f *form) emblem(i int, r stage.Rect) *stage.Node {
	s, worn := f.s, f.s.Seating.Players.Emblem(engine.Seat(i))
	n := stage.Box(emblemName(i), table.Emblem(worn), r)
	n.Touch = &stage.Touch{Focus: true, Press: func() {
		if s.dressed == i {
			s.undress(f.c)
			return
		}
		s.dressed = i
		s.Layout(f.c)
		s.dispatcher.Focus(fmt.Sprintf("%s-%d", emblemName(i), worn))
	}}
	return n.Says(stage.RoleButton, f.Words.T("told.pile", f.Words.T("setup.emblem", i+1), f.Words.T(fmt.Sprint("emblem.", worn))))
}

func emblemName(i int) string { return fmt.Sprint("emblem-", i) }

// undress shuts the row of emblems, if one is open, and reports whether one was.
func (s *setup) undress(c *game.Context) bool {
	was := s.dressed
	if s.dressed = -1; was < 0 {
		return false
	}
	s.Layout(c)
	s.dispatcher.Focus(emblemName(was))
	return true
}

// emblems lays the row of all out in a room where it is open for a seat, and reports whether it is. The worn one is in a ring; choosing one that another
// seat wears changes both.
func (f *form) emblems(i int, r stage.Rect) bool {
	if f.s.dressed != i {
		return false
	}
	players := f.s.Seating.Players
	worn := players.Emblem(engine.Seat(i))
	g := stage.Group("emblems").Says(stage.RoleChoice, f.Words.T("setup.emblem", i+1))
	f.on.Add(g)
	for e := 1; e <= seating.Emblems; e++ {
		part := partAcross(r, e-1, seating.Emblems, 0)
		x, y := part.Middle()
		side := min(0.8*part.W, r.H)
		if e == worn {
			g.Add(stage.New("", &stage.Sprite{Name: "plate", Tint: gfx.Hex(0xF2BE4C)}, x, y, 1.25*side, 1.25*side))
		}
		n := stage.New(fmt.Sprintf("%s-%d", emblemName(i), e), table.Emblem(e), x, y, side, side).Says(stage.RoleOption, f.Words.T(fmt.Sprint("emblem.", e)))
		n.Voice.On = e == worn
		n.Touch = &stage.Touch{Focus: true, Press: func() {
			players.Wear(engine.Seat(i), e)
			f.Kit.Click()
			f.s.undress(f.c)
		}}
		g.Add(n)
	}
	return true
}
