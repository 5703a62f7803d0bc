package scenes

import (
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
)

// sheet is a scene that lies over another until it is closed.
type sheet struct {
	build      func(c *game.Context, close func()) *stage.Node
	first      string // what has the focus at first; else the first there is
	root       *stage.Node
	dispatcher stage.Dispatcher
}

// Layout implements game.Scene. The keyboard rests where it rested before.
func (s *sheet) Layout(c *game.Context) {
	focus := s.dispatcher.FocusName()
	s.root = s.build(c, c.Pop)
	s.dispatcher.Unit = c.Unit
	s.dispatcher.Open(s.root)
	if !s.dispatcher.Focus(focus) {
		s.dispatcher.Focus(s.first)
	}
}

// Wait implements game.Waiter.
func (s *sheet) Wait(*game.Context) { s.dispatcher.Rest() }

// Update implements game.Scene.
func (s *sheet) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) || c.Input.Did(keys.Menu) {
		c.Pop()
		return
	}
	c.Direct(&s.dispatcher)
}

// Moving implements game.Mover.
func (*sheet) Moving() bool { return false }

// Draw implements game.Scene.
func (s *sheet) Draw(c *game.Context) {
	s.root.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}
