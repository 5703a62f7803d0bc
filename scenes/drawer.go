package scenes

import (
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
)

// drawer is a scene that stands at the foot of another until it is shut.
type drawer struct {
	route.Drawer
	box        *ui.Drawer
	dispatcher stage.Dispatcher
}

// Layout implements game.Scene. It rises once; the keyboard rests where it rested before.
func (s *drawer) Layout(c *game.Context) {
	first, focus := s.box == nil, s.dispatcher.FocusName()
	s.box = s.Build(c, c.Pop)
	s.dispatcher.Unit = c.Unit
	s.dispatcher.Open(s.box.Node)
	if !s.dispatcher.Focus(focus) {
		s.dispatcher.Focus(s.First)
	}
	if first && !c.Settings.ReducedMotion {
		s.box.Rise()
	}
}

// Wait implements game.Waiter.
func (s *drawer) Wait(*game.Context) { s.dispatcher.Rest() }

// Update implements game.Scene.
func (s *drawer) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) {
		c.Pop()
		return
	}
	c.Direct(&s.dispatcher)
	s.box.Tick()
}

// Moving implements game.Mover.
func (s *drawer) Moving() bool { return s.box.Moving() }

// Draw implements game.Scene.
func (s *drawer) Draw(c *game.Context) {
	s.box.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}
