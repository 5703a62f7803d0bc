package table

import (
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Tally is a number of points above the tile that scores them, with a light edge and a golden glow.
type Tally struct {
	Node  *stage.Node
	words *locale.Words
	text  string
	size  float64
	ink   gfx.Colour
}

// NewTally returns an empty tally in the size of a tile at a spot. Its colour depends on the sign of points.
func NewTally(kit *ui.Kit, words *locale.Words, points int, at Spot) *Tally {
	t := &Tally{words: words, size: max(kit.Size(26), 0.9*at.Size), ink: ui.Gain.Colour()}
	if points < 0 {
		t.ink = ui.Loss.Colour()
	}
	t.Node = stage.New("", t, at.X, at.Y, 2*t.size, t.size)
	return t
}

// Set changes the number of points.
func (t *Tally) Set(points int) { t.text = t.words.Signed(points) }

// Draw implements stage.Art.
func (t *Tally) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	if t.text == "" {
		return
	}
	wide := 2.4 * t.size
	c.SmoothSprite("pool", m, -wide/2, -wide/2, wide, wide, ui.TallyGlow.Colour().Fade(0.8*alpha))
	edge := t.size / 14
	for _, d := range [8][2]float64{{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-0.7, -0.7}, {0.7, -0.7}, {-0.7, 0.7}, {0.7, 0.7}} {
		c.TextAt(m.Mul(gfx.Affine{A: 1, D: 1, X: d[0] * edge, Y: d[1] * edge}), t.text, gfx.SerifBold, t.size, 0.5, gfx.White().Fade(alpha))
	}
	c.TextAt(m, t.text, gfx.SerifBold, t.size, 0.5, t.ink.Fade(alpha))
}

// flight is the path of a tally to the score: an arc with a trail of grains.
type flight struct {
	from, to Spot
	At       float64 // the fraction of the path covered, from 0 to 1
}

// spot returns the point at a fraction t of the path.
func (f *flight) spot(t float64) (x, y float64) {
	at := f.from.Towards(f.to, t)
	return at.X, at.Y - 3.6*f.from.Size*(1-t)*t
}

// trailGrains is the number of grains that follow the tally.
const trailGrains = 16

// Draw implements stage.Art.
func (f *flight) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	for i := 1; i <= trailGrains; i++ {
		back := f.At - 0.028*float64(i)
		if back <= 0 || f.At >= 1 {
			return
		}
		left := 1 - float64(i)/trailGrains
		x, y := f.spot(back)
		drawGrain(c, m, x, y+0.06*f.from.Size*float64(i%3-1), f.from.Size*(0.03+0.07*left), alpha*left, i%3 == 0)
	}
}
