package game

import "azulejo/game/gfx"

// Scene is one screen of the program.
type Scene interface {
	// Layout builds the scene for the current window and settings. It is called on entering and whenever either changes.
	Layout(c *Context)
	// Update runs one tick, 1/60 second.
	Update(c *Context)
	// Draw draws the scene without changing it.
	Draw(c *Context)
}

// Pauser is a scene that is notified before another scene covers it, for instance to end a drag.
type Pauser interface{ Pause(c *Context) }

// Leaver is a scene that is notified when it is closed.
type Leaver interface{ Leave(c *Context) }

// Grounded is a full-screen scene with its own background. Scenes without one are sheets over the scene below.
type Grounded interface{ Ground(c *Context) gfx.Ground }
