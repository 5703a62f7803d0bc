package lessons

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// buildAround builds the action button and the bar, and sets the reading order.
func (s *Scene) buildAround() {
	s.around.Clear()
	if s.phase != animating {
		s.board.AddAction(s.kit(), s.around)
	}
	s.bar.build(s.barState())
	s.root.ReadFirst(slices.Concat([]*stage.Node{s.bar.heading, s.callouts.Layer}, s.board.Offer(), []*stage.Node{s.around, s.bar.node}, s.board.Boards())...)
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
	if s.scrim.clear(); !s.run.Done() {
		s.scrim.place(stage.Rect{W: c.W, H: c.H}, lights, c.Unit, ui.ShadeOver(s.table.Ground()).Colour())
	}
	if s.arrow.clear(); len(lights) > 0 && s.shownMove() != engine.NoMove && s.message == "" {
		source, dots := lights[0], stage.Group("")
		if target, ok := s.moveTarget(s.shownMove()); ok {
			dots = board.ArrowBetween(source.Rect, target.Rect, c.Unit)
		}
		s.arrow.place(s.kit(), dots, s.handTip(source), c.Settings.ReducedMotion)
	}
	var all []analysis.Message
	s.brackets.Clear()
	if m, brackets, ok := s.breakdown(); ok {
		s.brackets.Add(brackets)
		all = append(all, m)
	}
	if m, ok := s.price(); ok {
		all = append(all, m)
	}
	s.callouts.Clear()
	s.callouts.Show(analysis.Space{Frame: s.board.Frame(), Obstacles: s.calloutObstacles}, append(all, s.instruction(lights)))
	s.callout.show(s.callouts.Callout(analysis.InstructionMessage))
	s.callouts.Layer.ReadFirst(s.callout.node)
}

// handTip returns where the hand points: at the lower right tile of those that the move takes, or else at the middle of its light.
func (s *Scene) handTip(source spotlight) table.Spot {
	x, y := source.Middle()
	tip := table.Spot{X: x, Y: y}
	for i, a := range s.pickedTiles(s.moveSource(s.shownMove())) {
		if at := a.Spot(); i == 0 || at.X+at.Y > tip.X+tip.Y {
			tip = at
		}
	}
	tip.X, tip.Y = tip.X+0.2*tip.Size, tip.Y+0.24*tip.Size
	return tip
}

// focus moves the keyboard focus to where the step begins.
func (s *Scene) focus() {
	if m := s.shownMove(); m != engine.NoMove {
		g, _ := s.moveSource(m)
		for _, a := range s.board.At(g.From) {
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
