package lessons

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// buildAround builds the action button and the bar, and sets the reading order.
func (s *Scene) buildAround() {
	s.around.Clear()
	if s.phase != animating {
		s.board.AddAction(s.kit(), s.around)
	}
	s.bar.build(s.barState())
	s.root.ReadFirst(slices.Concat([]*stage.Node{s.bar.heading, s.callout.node}, s.board.View.Offer(), []*stage.Node{s.around, s.bar.node}, s.board.View.Boards())...)
}

// sentence returns what the callout says now.
func (s *Scene) sentence() string {
	w := s.ctx.Words
	switch {
	case s.message != "":
		return s.message
	case s.run.Done():
		return w.T("lesson.well-done")
	}
	return w.T(s.run.Key())
}

// showStep shows the subject of the step and what is said of it, also to screen readers, and moves the focus there.
func (s *Scene) showStep() {
	s.showSubject()
	s.ctx.Announce(s.ctx.Words.T("lesson."+s.run.Name), s.sentence())
	s.hintSource()
	s.focus()
}

// showSubject points spotlights, arrow and callout at the subject of the step.
func (s *Scene) showSubject() {
	lights, c := s.spotlights(), s.ctx
	unit := s.kit().Unit
	if s.scrim.clear(); !s.run.Done() {
		s.scrim.place(stage.Rect{W: c.W, H: c.H}, lights, c.Unit, ui.ShadeOver(s.table.Ground()).Colour())
	}
	if s.arrow.clear(); len(lights) > 1 && s.shownMove() != engine.NoMove && s.message == "" {
		s.arrow.place(lights[0].Rect, lights[1].Rect, unit, c.Settings.ReducedMotion)
	}
	lights = append(lights, s.addBreakdown()...)
	lights = append(lights, s.addPayment()...)
	s.callout.show(s.calloutState(lights))
}

// focus moves the keyboard focus to where the step begins.
func (s *Scene) focus() {
	if m := s.shownMove(); m != engine.NoMove {
		g, _ := s.moveSource(m)
		for _, a := range s.board.View.At(g.From) {
			if a.Tile == g.Tile && a.Node.Touch != nil && s.dispatcher.Focus(a.Node.Name) {
				return
			}
		}
	}
	if s.run.Step().Waits() {
		s.board.FocusFirst()
	} else {
		s.dispatcher.Focus("lesson-next")
	}
}
