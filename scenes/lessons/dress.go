package lessons

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// dress builds what stands around the table for what goes on now.
func (s *Scene) dress() {
	s.around.Clear()
	s.addAction()
	s.bar.build()
	s.root.ReadFirst(slices.Concat([]*stage.Node{s.bar.heading, s.callout.node}, s.view.Offer(), []*stage.Node{s.around, s.bar.node}, s.view.Boards())...)
}

// addAction shows the button of what is put together from several tiles.
func (s *Scene) addAction() {
	word, begun := s.interaction.Action()
	if word == "" || s.rooms.Action.W == 0 || s.phase == showing {
		return
	}
	s.around.Add(s.kit().Button("action", word, begun, s.rooms.Action, s.interaction.Act).Node)
}

// sentence is what the callout says now.
func (s *Scene) sentence() string {
	w := s.ctx.Words
	switch {
	case s.said != "":
		return s.said
	case s.run.Done():
		return w.T("lesson.well-done")
	}
	return w.T(s.run.Key())
}

// point lets light fall on what the step speaks of, and says it there.
func (s *Scene) point() {
	holes := aim{s}.holes()
	s.veil.lay(holes)
	s.trail.lay(holes)
	holes = append(holes, s.addUp()...)
	s.callout.show(s.sentence(), holes)
	s.ctx.Announce(s.ctx.Words.T("lesson."+s.run.Name), s.sentence())
	aim{s}.light()
	s.focus()
}

// focus leads the keyboard to where the step begins.
func (s *Scene) focus() {
	if m := s.run.Shown(); s.run.Step().Waits() && m != engine.NoMove {
		g, _ := aim{s}.start(m)
		for _, a := range s.view.At(g.From) {
			if a.Tile == g.Tile && a.Node.Touch != nil && s.dispatcher.Focus(a.Node.Name) {
				return
			}
		}
	}
	if !s.run.Step().Waits() {
		s.dispatcher.Focus("lesson-next")
	}
}

// shade is the colour of the veil over a ground: that of candle light, or of a garden at night.
func shade(g gfx.Ground) gfx.Colour {
	if g == gfx.Sage() {
		return gfx.Hex(0x142620)
	}
	return gfx.Hex(0x30200A)
}
