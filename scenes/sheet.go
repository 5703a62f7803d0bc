package scenes

import (
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
)

// screen is what a scene shows, and who hears of pointer and keys there.
type screen struct {
	root       *stage.Node
	dispatcher stage.Dispatcher
}

// show shows a stage. The keyboard rests where it rested before; else on what is named, or the first there is.
func (s *screen) show(c *game.Context, root *stage.Node, first string) {
	focus := s.dispatcher.FocusName()
	s.root, s.dispatcher.Unit = root, c.Unit
	s.dispatcher.Open(root)
	if !s.dispatcher.Focus(focus) {
		s.dispatcher.Focus(first)
	}
}

// Wait implements game.Waiter.
func (s *screen) Wait(*game.Context) { s.dispatcher.Rest() }

// Moving implements game.Mover.
func (*screen) Moving() bool { return false }

// Draw implements game.Scene.
func (s *screen) Draw(c *game.Context) {
	s.root.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}

// sheet is a scene that lies over another until it is closed.
type sheet struct {
	screen
	build func(c *game.Context) *stage.Node
	first string // what has the focus at first; else the first there is
	// scrolled is how many pixels of its rows lie above those that are shown.
	scrolled float64
}

// Layout implements game.Scene.
func (s *sheet) Layout(c *game.Context) {
	root := s.build(c)
	s.show(c, root, s.first)
}

// Update implements game.Scene.
func (s *sheet) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) || c.Input.Did(keys.Menu) {
		c.Pop()
		return
	}
	c.Direct(&s.dispatcher)
}
