package game

import "azulejo/game/gfx"

// Scene is one screen of the program.
type Scene interface {
	// Layout builds the scene for the window and the settings as they are; called on entering and whenever either changes.
	Layout(c *Context)
	// Update runs one tick, a sixtieth of a second.
	Update(c *Context)
	// Draw paints and changes nothing.
	Draw(c *Context)
}

// Waiter is a scene that lets go of what is held before another is laid over it.
type Pauser interface{ Pause(c *Context) }

// Leaver is a scene that has something to stop when it goes.
type Leaver interface{ Leave(c *Context) }

// Grounded is a scene that stands on a ground of its own instead of sand.
type Grounded interface{ Ground(c *Context) gfx.Ground }
