package setup

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// emblem returns the emblem of a seat. A press changes it to the next one. If another seat has that, the two seats swap emblems.
func (s *Scene) emblem(b builder, seat int, r stage.Rect) *stage.Node {
	players := s.choices.Seating.Players
	own := players.Emblem(engine.Seat(seat))
	n := stage.Box(fmt.Sprint("emblem-", seat), table.Emblem(own), r)
	n.Touch = &stage.Touch{Focus: true, Press: func() {
		players.SetEmblem(engine.Seat(seat), own%seating.EmblemCount+1)
		b.kit.UI.Click()
		s.Layout(b.kit.Context)
	}}
	return n.SetRole(stage.RoleButton, b.kit.Words.T("told.pile", "label", b.kit.Words.T("setup.emblem", "seat", seat+1), "value", b.kit.Words.T(fmt.Sprint("emblem.", own))))
}
