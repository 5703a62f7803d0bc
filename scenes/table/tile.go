package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Skin is how a tile looks and sounds.
type Skin struct {
	// Name is the sprite of the tile, Shadow the sprite of its shadow at rest, High that of its shadow while it is lifted, or empty.
	Name, Shadow, High string
	// Gleam is the sprite of the lamp's reflection in its glaze, or empty.
	Gleam string
	// Glow is the sprite of the halo around it; without one a square frame is lit.
	Glow string
	// Rim is a sprite laid over it, or empty.
	Rim string
	// Letter is the letter of its colour, or empty, and Plate the sprite below the letter.
	Letter, Plate string
	// W and H are the size of the sprite in sizes of the Spot.
	W, H float64
	// Lozenge is set for a rhombus; other tiles are squares.
	Lozenge bool
	// Clay is how far the side of the tile is seen below and next to its face in the sprite, as a part of its width.
	Clay float64
	// Sound is the sound of the tile as it is put down where it lies, or empty.
	Sound string
	// Side is how much of the side is drawn below a sprite that has only the face, as a part of its width.
	Side float64
}

// clay is how much of the side of a square tile is seen below its face, as a part of its width.
const clay = 0.055

// Tile returns the skin of a square tile of fired clay.
func Tile(name string) Skin {
	return Skin{Name: name, Shadow: "low-shadow", High: "high-shadow", Gleam: "gleam", W: 1, H: 1, Clay: clay}
}

// Square returns the skin of a flat square.
func Square(name string) Skin { return Skin{Name: name, Shadow: "tile-shadow", W: 1, H: 1} }

// Node returns a node of the skin's size at a spot.
func (s Skin) Node(name string, art stage.Art, at Spot) *stage.Node {
	n := stage.New(name, art, at.X, at.Y, at.Size*s.W, at.Size*s.H)
	n.Turn = at.Turn
	return n
}

// At returns a tile at a spot, Flat a tile without shadow for lists, and Ghost a faint tile where one may be placed.
func (s Skin) At(at Spot) *stage.Node    { return s.Node("", &TileArt{Skin: s}, at) }
func (s Skin) Flat(at Spot) *stage.Node  { return s.Node("", &Face{s}, at) }
func (s Skin) Ghost(at Spot) *stage.Node { return s.Node("", &TileArt{Skin: s, Ghost: true}, at) }

// Halo lights a tile at a spot.
func (s Skin) Halo(at Spot) *stage.Node {
	if s.Glow == "" {
		return s.Node("", stage.NewPanel("glow", at.Size/50, 4), at)
	}
	return s.Node("", stage.NewSprite(s.Glow), at)
}

// TileArt draws a tile with its shadow; Lift from 0 to 1 raises it off the table.
type TileArt struct {
	Skin
	Lift float64
	// Press from 0 to 1 is how far its shadow has shrunk as it is put down.
	Press float64
	// Tone is the brightness of its glaze, which varies from tile to tile: 1 is as drawn, and 0 means 1.
	Tone float64
	// Ghost draws the tile faintly and without shadow.
	Ghost bool
	// Frame is a line around the tile while it is held, or nil.
	Frame *Outline
}

// Draw implements stage.Art.
func (a *TileArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	if n.W == 0 { // it lies where nothing is shown
		return
	}
	moving := n.Moving || n.Scale != 1
	if a.Ghost {
		a.glaze(c, m, n, gfx.White().Fade(0.5*alpha), moving)
		a.letter(c, m, n, 0.5*alpha, moving)
		return
	}
	if a.High == "" {
		a.shadow(c, m, n, alpha, moving)
	} else {
		a.shadows(c, m, n, alpha, moving)
	}
	a.side(c, m, n, alpha, moving)
	a.glaze(c, m, n, a.tone().Fade(alpha), moving)
	a.finish(c, m, n, alpha, moving, a.Lift)
	if a.Frame != nil {
		a.Frame.Draw(c, m, n, alpha)
	}
}

// shadow draws one sprite for both shadows: close around the tile at rest, and further away from the light as it rises.
func (a *TileArt) shadow(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	near, grow := m, 1.2+0.2*a.Lift
	near.Y += n.W * (a.Side + 0.02)
	m.X += n.W * (0.05 + 0.05*a.Lift)
	m.Y += n.W * (a.Side + 0.08 + 0.14*a.Lift)
	c.Sprite(a.Shadow, m, n.W*grow, n.H*grow, gfx.White().Fade(alpha*(0.6-0.1*a.Lift)), moving)
	if a.Lift < 1 {
		c.Sprite(a.Shadow, near, n.W*1.08, n.H*1.08, gfx.White().Fade(alpha*0.5*(1-a.Lift)), moving)
	}
}

// How large the pictures of the two shadows are, as parts of a tile, and how much the lower one gives as a tile settles.
const (
	lowShadow  = 1.6
	highShadow = 2.2
	squash     = 0.07
)

// shadows draws the shadows of a tile at rest and of a lifted one, blended by its height. Their direction does not depend on its rotation.
func (a *TileArt) shadows(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	low, high := n.W*lowShadow*(1+squash*a.Press), n.W*highShadow
	if a.Lift < 1 {
		c.Sprite(a.Shadow, m, low, n.W*lowShadow*(1-squash*a.Press), gfx.White().Fade(alpha*(1-a.Lift)), moving || a.Press > 0)
	}
	if a.Lift > 0 {
		c.Sprite(a.High, m, high, high, gfx.White().Fade(alpha*a.Lift), true)
	}
}

// side draws the side of a tile whose sprite has only the face: straight below it, whatever its rotation.
func (a *TileArt) side(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	if a.Side > 0 && !c.Pages.Overrides().Hidden[a.Shadow] {
		m.Y += a.Side * n.W
		c.Sprite(a.Name, m, n.W, n.H, gfx.Colour{R: clayDark, G: clayDark, B: clayDark, A: float32(alpha)}, moving)
	}
}

// clayDark is how dark the side is compared with the glaze.
const clayDark = 0.55

// tone returns the tint of its glaze.
func (a *TileArt) tone() gfx.Colour {
	if a.Tone == 0 {
		return gfx.White()
	}
	t := float32(a.Tone)
	return gfx.Colour{R: t, G: t, B: t, A: 1}
}

// toneOf returns the tone of a tile at a spot. It does not change while the tile stays there.
func toneOf(s Spot) float64 {
	const most = 0.045
	_, part := math.Modf(math.Abs(math.Sin(s.X*12.9898+s.Y*78.233)) * 43758.5453)
	return 1 + most*(2*part-1)
}
