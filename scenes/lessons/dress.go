package lessons

import (
	"azulejo/engine"
	"azulejo/game/gfx"
)

// dressing is what stands around the table of a step.
type dressing struct{ *Scene }

// dress builds what stands around the table for what goes on now.
func (s dressing) dress() {
	s.around.Clear()
	s.addAction()
	s.bar.build()
}

// addAction shows the button of what is put together from several tiles.
func (s dressing) addAction() {
	word, begun := s.interaction.Action()
	if word == "" || s.rooms.Action.W == 0 || s.phase != waiting {
		return
	}
	s.around.Add(s.kit().Button("action", word, begun, s.rooms.Action, s.interaction.Act).Node)
}

// sentence is what the plaque says now.
func (s dressing) sentence() string {
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
func (s dressing) point() {
	holes := lights{s.Scene}.holes()
	s.veil.lay(s.Scene, holes)
	s.trail.lay(s.Scene, holes)
	holes = append(holes, lights{s.Scene}.addUp()...)
	s.plaque.hang(s.Scene, s.sentence(), holes)
	s.ctx.Announce(s.ctx.Words.T("lesson."+s.run.Name), s.sentence())
	s.light()
	s.focus()
}

// light gilds the tiles that the move begins with.
func (s dressing) light() {
	s.view.Unhint()
	m := s.run.Shown()
	if m == engine.NoMove || s.phase != waiting {
		return
	}
	s.view.Hint(s.view.Lights(lights{s.Scene}.picked(lights{s.Scene}.begin(m), lights{s.Scene}.paid(m)))...)
}

// focus leads the keyboard to where the step begins.
func (s dressing) focus() {
	if m := s.run.Shown(); s.run.Step().Waits() && m != engine.NoMove {
		g := lights{s.Scene}.begin(m)
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

// holes are what the light falls on: where the move of the step begins and where it goes, or what is pointed at.
func (s lights) holes() []hole {
	var all []hole
	step := s.run.Step()
	if m := s.run.Shown(); m != engine.NoMove {
		all = append(all, s.moveHoles(m)...)
	}
	return append(all, s.spotHoles(step.At)...)
}
