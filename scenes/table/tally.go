package table

import (
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Tally is a number of points beside what they are made with.
type Tally struct {
	Node  *stage.Node
	art   *tallyArt
	words *locale.Words
}

// NewTally returns a tally as large as a tile at a spot, of no points yet; gains and losses differ in ink.
func NewTally(kit *ui.Kit, words *locale.Words, points int, at Spot) *Tally {
	art := &tallyArt{size: max(kit.Size(26), 0.9*at.Size), ink: gfx.Hex(ui.Gain)}
	if points < 0 {
		art.ink = gfx.Hex(ui.Loss)
	}
	return &Tally{Node: stage.New("", art, at.X, at.Y-0.1*at.Size, 2*art.size, art.size), art: art, words: words}
}

// Tell shows another number of points.
func (t *Tally) Tell(points int) {
	if t.art != nil {
		t.art.text = t.words.Signed(points)
	}
}

// tallyArt draws points with a light edge, in a golden light.
type tallyArt struct {
	text string
	size float64
	ink  gfx.Colour
}

// Draw implements stage.Art.
func (a *tallyArt) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	if a.text == "" {
		return
	}
	wide := 2.4 * a.size
	c.Soft("pool", m, -wide/2, -wide/2, wide, wide, gfx.Hex(0xFFD45E).Fade(0.8*alpha))
	edge := a.size / 14
	for _, d := range [8][2]float64{{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-0.7, -0.7}, {0.7, -0.7}, {-0.7, 0.7}, {0.7, 0.7}} {
		c.TextAt(m.Mul(gfx.Affine{A: 1, D: 1, X: d[0] * edge, Y: d[1] * edge}), a.text, gfx.SerifBold, a.size, 0.5, gfx.White().Fade(alpha))
	}
	c.TextAt(m, a.text, gfx.SerifBold, a.size, 0.5, a.ink.Fade(alpha))
}

// flight is the way of points to the score: an arc with a trail behind them.
type flight struct {
	from, to Spot
	rise     float64
	At       float64 // how far they have come, from 0 to 1
}

// newFlight is the way from one spot to another.
func newFlight(from, to Spot) *flight {
	return &flight{from: from, to: to, rise: 0.9 * from.Size}
}

// spot is where they are at a share of the way.
func (f *flight) spot(t float64) (x, y float64) {
	return f.from.X + (f.to.X-f.from.X)*t, f.from.Y - 0.1*f.from.Size*(1-t) + (f.to.Y-f.from.Y)*t - 4*f.rise*t*(1-t)
}

// trail is how many grains follow the points.
const trail = 16

// Draw implements stage.Art.
func (f *flight) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	for i := 1; i <= trail; i++ {
		back := f.At - 0.028*float64(i)
		if back <= 0 || f.At >= 1 {
			return
		}
		left := 1 - float64(i)/trail
		x, y := f.spot(back)
		sparkle(c, m, x, y+0.06*f.from.Size*float64(i%3-1), f.from.Size*(0.03+0.07*left), alpha*left, i%3 == 0)
	}
}
