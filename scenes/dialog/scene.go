package dialog

import (
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
)

// Screen is the root node of a scene, with the dispatcher of its pointer and key input.
type Screen struct {
	Root       *stage.Node
	Dispatcher stage.Dispatcher
}

// Show shows root. The focus stays on the node with the same name. If there is none, it moves to first or, if there is no such node, to the
// first node that can have it.
func (s *Screen) Show(c *game.Context, root *stage.Node, first string) {
	focus := s.Dispatcher.FocusName()
	s.Root, s.Dispatcher.Unit = root, c.Unit
	s.Dispatcher.Open(root)
	if !s.Dispatcher.Focus(focus) {
		s.Dispatcher.Focus(first)
	}
}

// Draw draws the screen with the ring of the focus.
func (s *Screen) Draw(c *game.Context) {
	s.Root.Draw(c.Canvas)
	s.Dispatcher.Draw(c.Canvas)
}

// Scene is a dialog over another scene.
type Scene struct {
	Screen Screen
	// Build returns the dialog for the window.
	Build func(c *game.Context) *stage.Node
	// First is the name of the node that has the focus at first; "" for the first node that can have it.
	First string
	// Scrolled is the scroll position of the rows in pixels.
	Scrolled float64
}

// New returns a dialog that is laid out by build, with the focus on the node named first. scrolled is the scroll position to pass to List.
func New(first string, build func(c *game.Context, scrolled *float64) *stage.Node) *Scene {
	s := &Scene{First: first}
	s.Build = func(c *game.Context) *stage.Node { return build(c, &s.Scrolled) }
	return s
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) { s.Screen.Show(c, s.Build(c), s.First) }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) || c.Input.Did(keys.Menu) {
		c.Pop()
		return
	}
	c.Dispatch(&s.Screen.Dispatcher)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) { s.Screen.Draw(c) }

// Pause implements game.Pauser.
func (s *Scene) Pause(*game.Context) { s.Screen.Dispatcher.ReleasePointer() }

// Moving implements game.Animated.
func (*Scene) Moving() bool { return false }
