package scenes

import (
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/ui"
	"azulejo/scenes/route"
)

// drawer is a scene that stands at the foot of another until it is shut.
type drawer struct {
	screen
	route.Drawer
	box *ui.Drawer
}

// Layout implements game.Scene. It rises once.
func (s *drawer) Layout(c *game.Context) {
	rises := s.box == nil && !c.Settings.ReducedMotion
	s.box = s.Build(c, c.Pop)
	s.show(c, s.box.Node, s.First)
	if rises {
		s.box.Rise()
	}
}

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
