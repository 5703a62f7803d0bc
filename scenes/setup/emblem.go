package setup

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// emblem returns the emblem of a seat. A press opens or closes the emblems to choose from.
func (s *Scene) emblem(b builder, seat int, r stage.Rect) *stage.Node {
	own := s.choices.Seating.Players.Emblem(engine.Seat(seat))
	n := stage.Box(emblemName(seat), table.Emblem(own), r)
	n.Touch = &stage.Touch{Focus: true, Press: func() {
		if s.emblemsOf == seat {
			s.closeEmblems(b.kit.Context)
			return
		}
		s.emblemsOf = seat
		s.Layout(b.kit.Context)
		s.screen.Dispatcher.Focus(fmt.Sprintf("%s-%d", emblemName(seat), own))
	}}
	return n.SetRole(stage.RoleButton, b.kit.Words.T("told.pile", "label", b.kit.Words.T("setup.emblem", "seat", seat+1), "value", b.kit.Words.T(fmt.Sprint("emblem.", own))))
}

// emblemName returns the name of the node of a seat's emblem.
func emblemName(seat int) string { return fmt.Sprint("emblem-", seat) }

// closeEmblems closes the emblems to choose from, and reports whether they were open.
func (s *Scene) closeEmblems(c *game.Context) bool {
	was := s.emblemsOf
	if s.emblemsOf = -1; was < 0 {
		return false
	}
	s.Layout(c)
	s.screen.Dispatcher.Focus(emblemName(was))
	return true
}

// addEmblems adds a row of all emblems if they are open for a seat, and reports whether they are. The emblem of the seat is in a ring. If
// another seat has the chosen emblem, the two seats swap emblems.
func (s *Scene) addEmblems(b builder, seat int, r stage.Rect) bool {
	if s.emblemsOf != seat {
		return false
	}
	players := s.choices.Seating.Players
	own := players.Emblem(engine.Seat(seat))
	g := stage.Group("emblems").SetRole(stage.RoleChoice, b.kit.Words.T("setup.emblem", "seat", seat+1))
	b.on.Add(g)
	for e := 1; e <= seating.EmblemCount; e++ {
		cell := r.Column(e-1, seating.EmblemCount, 0)
		x, y := cell.Middle()
		side := min(0.8*cell.W, r.H)
		if e == own {
			g.Add(stage.New("", &stage.Sprite{Name: "plate", Tint: ui.Medal.Colour()}, x, y, 1.25*side, 1.25*side))
		}
		n := stage.New(fmt.Sprintf("%s-%d", emblemName(seat), e), table.Emblem(e), x, y, side, side).SetRole(stage.RoleOption, b.kit.Words.T(fmt.Sprint("emblem.", e)))
		n.Accessible.On = e == own
		n.Touch = &stage.Touch{Focus: true, Press: func() {
			players.SetEmblem(engine.Seat(seat), e)
			b.kit.UI.Click()
			s.closeEmblems(b.kit.Context)
		}}
		g.Add(n)
	}
	return true
}
