package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Skin is how a tile looks and sounds.
type Skin struct {
	// Name is the sprite of the tile, Shadow the sprite of its shadow at rest, and High that of its shadow while it is lifted, or empty.
	Name, Shadow, High string
	// Gleam is the sprite of the reflection of the light, or empty.
	Gleam string
	// Glow is the sprite of the halo around it, or empty for a square halo.
	Glow string
	// Rim is a sprite drawn over it, or empty.
	Rim string
	// Letter is the letter of its colour, or empty, and Plate the sprite below the letter.
	Letter, Plate string
	// W and H are the size of the sprite, in sizes of the Spot.
	W, H float64
	// Lozenge is set for a rhombus; other tiles are squares.
	Lozenge bool
	// SpriteSide is the width of the side of the tile in its sprite, as a fraction of the width of the face.
	SpriteSide float64
	// Sound is the sound of the tile when it is put down at its place, or empty.
	Sound string
	// Side is the height of the side that is drawn below a sprite without one, as a fraction of its width.
	Side float64
}

// squareSide is SpriteSide of square tiles.
const squareSide = 0.055

// Tile returns the skin of a square tile.
func Tile(name string) Skin {
	return Skin{Name: name, Shadow: "low-shadow", High: "high-shadow", Gleam: "gleam", W: 1, H: 1, SpriteSide: squareSide}
}

// Square returns the skin of a flat square.
func Square(name string) Skin { return Skin{Name: name, Shadow: "tile-shadow", W: 1, H: 1} }

// Node returns a node of the skin's size at a spot.
func (s Skin) Node(name string, art stage.Art, at Spot) *stage.Node {
	n := stage.New(name, art, at.X, at.Y, at.Size*s.W, at.Size*s.H)
	n.Rotation = at.Turn
	return n
}

// At returns a tile at a spot.
func (s Skin) At(at Spot) *stage.Node { return s.Node("", &TileArt{Skin: s}, at) }

// Flat returns a tile without shadow, for lists.
func (s Skin) Flat(at Spot) *stage.Node { return s.Node("", &FlatTile{s}, at) }

// Ghost returns a faint tile that shows where one may be placed.
func (s Skin) Ghost(at Spot) *stage.Node { return s.Node("", &TileArt{Skin: s, Ghost: true}, at) }

// Halo returns a light around a tile at a spot.
func (s Skin) Halo(at Spot) *stage.Node {
	if s.Glow == "" {
		return s.Node("", stage.NewPanel("glow", at.Size/50, 4), at)
	}
	return s.Node("", stage.NewSprite(s.Glow), at)
}

// TileArt draws a tile with its shadow.
type TileArt struct {
	Skin
	// Lift is the height of the tile above the table, from 0 to 1.
	Lift float64
	// Press is the amount by which the shadow is squashed as the tile is put down, from 0 to 1.
	Press float64
	// Tone is the brightness of the tile, which varies from tile to tile. 0 means 1.
	Tone float64
	// Ghost draws the tile faintly and without shadow.
	Ghost bool
	// Frame is a line around the tile while it is held, or nil.
	Frame *Outline
}

// Draw implements stage.Art.
func (t *TileArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	if n.W == 0 { // the tile is on a part of the table that is not shown
		return
	}
	moving := n.Moving || n.Scale != 1
	if t.Ghost {
		t.drawFace(c, m, n, gfx.White().Fade(0.5*alpha), moving)
		t.drawLetter(c, m, n, 0.5*alpha, moving)
		return
	}
	if t.High == "" {
		t.drawShadow(c, m, n, alpha, moving)
	} else {
		t.drawShadows(c, m, n, alpha, moving)
	}
	t.drawSide(c, m, n, alpha, moving)
	t.drawFace(c, m, n, t.tint().Fade(alpha), moving)
	t.drawOverlays(c, m, n, alpha, moving, t.Lift)
	if t.Frame != nil {
		t.Frame.Draw(c, m, n, alpha)
	}
}

// drawShadow draws the shadow with the sprite of the shadow at rest only. The shadow moves away from the light as the tile rises.
func (t *TileArt) drawShadow(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	near, grow := m, 1.2+0.2*t.Lift
	near.Y += n.W * (t.Side + 0.02)
	m.X += n.W * (0.05 + 0.05*t.Lift)
	m.Y += n.W * (t.Side + 0.08 + 0.14*t.Lift)
	c.Sprite(t.Shadow, m, n.W*grow, n.H*grow, gfx.White().Fade(alpha*(0.6-0.1*t.Lift)), moving)
	if t.Lift < 1 {
		c.Sprite(t.Shadow, near, n.W*1.08, n.H*1.08, gfx.White().Fade(alpha*0.5*(1-t.Lift)), moving)
	}
}

// The sizes of the sprites of the two shadows, in widths of a tile, and the squash of the lower one as a tile is put down.
const (
	lowShadow  = 1.6
	highShadow = 2.2
	squash     = 0.07
)

// drawShadows draws the shadows of a tile at rest and of a lifted tile, blended by the height. Their direction does not depend on the rotation.
func (t *TileArt) drawShadows(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	low, high := n.W*lowShadow*(1+squash*t.Press), n.W*highShadow
	if t.Lift < 1 {
		c.Sprite(t.Shadow, m, low, n.W*lowShadow*(1-squash*t.Press), gfx.White().Fade(alpha*(1-t.Lift)), moving || t.Press > 0)
	}
	if t.Lift > 0 {
		c.Sprite(t.High, m, high, high, gfx.White().Fade(alpha*t.Lift), true)
	}
}

// drawSide draws the side of a tile whose sprite has none: straight below it, whatever its rotation.
func (t *TileArt) drawSide(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	if t.Side > 0 && !c.Pages.Overrides().Hidden[t.Shadow] {
		m.Y += t.Side * n.W
		c.Sprite(t.Name, m, n.W, n.H, gfx.Colour{R: sideTone, G: sideTone, B: sideTone, A: float32(alpha)}, moving)
	}
}

// sideTone is the brightness of the side compared with the face.
const sideTone = 0.55

// tint returns the tint of the face.
func (t *TileArt) tint() gfx.Colour {
	if t.Tone == 0 {
		return gfx.White()
	}
	tone := float32(t.Tone)
	return gfx.Colour{R: tone, G: tone, B: tone, A: 1}
}

// toneAt returns the tone of a tile at a spot, which depends only on the spot.
func toneAt(s Spot) float64 {
	const most = 0.045
	_, part := math.Modf(math.Abs(math.Sin(s.X*12.9898+s.Y*78.233)) * 43758.5453)
	return 1 + most*(2*part-1)
}

// Lettered returns the skin with a letter.
func (s Skin) Lettered(letter string) Skin {
	s.Letter, s.Plate = letter, "letter"
	return s
}

// letterPlateWidth returns the width of the disc behind the letter on a tile, in pixels: about half of the tile, or nearly all of a small one so that
// the letter stays legible.
func letterPlateWidth(width float64) float64 { return max(0.56*width, min(0.9*width, 22)) }

// letterSize returns the font size of a letter on a disc. Capitals are 0.6 of it high.
func letterSize(plate float64) float64 { return 0.83 * plate }

// FlatTile draws a tile without shadow, for lists.
type FlatTile struct{ Skin }

// Draw implements stage.Art.
func (f *FlatTile) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	moving := n.Moving || n.Scale != 1
	f.drawFace(c, m, n, gfx.White().Fade(alpha), moving)
	f.drawOverlays(c, m, n, alpha, moving, 0)
}

// drawFace draws the sprite of the tile in a tint.
func (s *Skin) drawFace(c *gfx.Canvas, m gfx.Affine, n *stage.Node, tint gfx.Colour, moving bool) {
	x, y := m.Apply(0, n.H*s.SpriteSide/2)
	m.X, m.Y = x, y
	c.Sprite(s.Name, m, n.W*(1+s.SpriteSide), n.H*(1+s.SpriteSide), tint, moving)
}

// drawOverlays draws rim, reflection and letter of a tile lifted to a height from 0 to 1.
func (s *Skin) drawOverlays(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool, lift float64) {
	if s.Rim != "" {
		c.Sprite(s.Rim, m, n.W, n.H, gfx.White().Fade(alpha), moving)
	}
	s.drawReflection(c, m, n, alpha, moving, lift)
	s.drawLetter(c, m, n, alpha, moving)
}

// drawReflection draws the reflection of the light. It moves as the tile rises, and does not turn with the tile.
func (s *Skin) drawReflection(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool, lift float64) {
	if s.Gleam == "" {
		return
	}
	side, k := 0.4*n.W, n.W*m.Scale()
	m.X += k * (-0.27 + 0.09*lift)
	m.Y += k * (-0.3 + 0.05*lift)
	c.Sprite(s.Gleam, m, side, side, gfx.White().Fade(alpha*(0.9+0.1*lift)), moving)
}

// drawLetter draws the letter on a disc, upright whatever the rotation of the tile.
func (s *Skin) drawLetter(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	if s.Letter == "" {
		return
	}
	round := letterPlateWidth(n.W * m.Scale())
	size := letterSize(round)
	at := gfx.Affine{A: 1, D: 1, X: m.X, Y: m.Y}
	c.Sprite(s.Plate, at, round, round, gfx.White().Fade(alpha), moving)
	if moving { // rendered in one of a few sizes, and scaled
		set := 8 * math.Ceil(size/8)
		at.A, at.D, size = size/set, size/set, set
	}
	c.TextAt(at, s.Letter, gfx.SansBold, size, 0.5, ui.TileSign.Colour().Fade(alpha))
}
