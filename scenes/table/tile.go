package table

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Skin is how a tile looks.
type Skin struct {
	// Name is its sprite, Shadow that of its contact shadow.
	Name, Shadow string
	// Glow is the sprite of the halo around it; without one a square frame is lit.
	Glow string
	// Rim is a sprite laid over it, or empty.
	Rim string
	// Letter is that of its colour, or empty, and Plate the sprite that it stands on.
	Letter, Plate string
	// W and H are its size as parts of a Spot's.
	W, H float64
}

// Square is the skin of a square tile.
func Square(name string) Skin { return Skin{Name: name, Shadow: "tile-shadow", W: 1, H: 1} }

// Node is a node of the skin's size at a spot.
func (s Skin) Node(name string, art stage.Art, at Spot) *stage.Node {
	n := stage.New(name, art, at.X, at.Y, at.Size*s.W, at.Size*s.H)
	n.Turn = at.Turn
	return n
}

// Halo lights a tile at a spot.
func (s Skin) Halo(at Spot) *stage.Node {
	if s.Glow == "" {
		return s.Node("", stage.Slab("glow", at.Size/50, 4), at)
	}
	return s.Node("", stage.Pic(s.Glow), at)
}

// Mark is the light under a tile that was put down last.
func (s Skin) Mark(at Spot) *stage.Node {
	n := s.Halo(at)
	n.Alpha = 0.55
	if s.Glow != "" {
		n.Alpha, n.Scale = 0.8, 1.04
	}
	return n
}

// TileArt draws a tile with its contact shadow; Lift from 0 to 1 raises it off the table.
type TileArt struct {
	Skin
	Lift float64
	// Ghost draws the tile faintly and without shadow.
	Ghost bool
}

// Draw implements stage.Art.
func (a *TileArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	if n.W == 0 { // it lies where nothing is shown
		return
	}
	moving := n.Moving || n.Scale != 1
	if a.Ghost {
		c.Sprite(a.Name, m, n.W, n.H, gfx.White().Fade(0.5*alpha), moving)
		a.letter(c, m, n, 0.5*alpha, moving)
		return
	}
	shade := m
	grow := 1.22 + 0.18*a.Lift
	shade.X += n.W * (0.02 + 0.06*a.Lift)
	shade.Y += n.W * (0.04 + 0.16*a.Lift)
	c.Sprite(a.Shadow, shade, n.W*grow, n.H*grow, gfx.White().Fade(alpha*(0.85-0.25*a.Lift)), moving)
	a.face(c, m, n, alpha, moving)
}
