package table

import (
	"math"
	"math/rand/v2"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// grains is the greatest number of grains of dust; the oldest make room for new ones.
const grains = 170

// Dust is gold that falls and fades: one picture of all its grains.
type Dust struct {
	grain [grains]grain
	next  int
	left  int // grains in the air
	dice  *rand.Rand
}

// grain is a grain of dust. Its speed is in pixels per tick.
type grain struct {
	x, y, dx, dy, size float64
	age, life          float64 // ticks; without life it is not there
}

// NewDust returns dust without grains.
func NewDust() *Dust { return &Dust{dice: rand.New(rand.NewPCG(1, 7))} }

// Rise adds n grains around a point, spread over a width and a height, for tiles of a size.
func (d *Dust) Rise(n int, x, y, w, h, tile float64) {
	for range n {
		r := d.dice
		size := tile * [3]float64{0.055, 0.085, 0.2}[min(2, r.IntN(8)/3)]
		g := &d.grain[d.next]
		if g.age >= g.life {
			d.left++
		}
		*g = grain{
			x: x + w*(r.Float64()-0.5), y: y + h*(r.Float64()-0.5), dx: tile * 0.012 * (r.Float64() - 0.5), dy: -tile * 0.02 * r.Float64(),
			size: size, life: 24 + 24*r.Float64(),
		}
		d.next = (d.next + 1) % grains
	}
}

// Fall advances the grains by a number of ticks.
func (d *Dust) Fall(ticks float64) {
	if d.left == 0 {
		return
	}
	d.left = 0
	for i := range d.grain {
		g := &d.grain[i]
		g.age += ticks
		g.x, g.y = g.x+g.dx*ticks, g.y+g.dy*ticks
		g.dy += g.size * 0.012 * ticks
		if g.age < g.life {
			d.left++
		}
	}
}

// Settle removes all grains.
func (d *Dust) Settle() { d.grain, d.left = [grains]grain{}, 0 }

// Draw implements stage.Art.
func (d *Dust) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	if d.left == 0 {
		return
	}
	for i := range d.grain {
		if g := &d.grain[i]; g.age < g.life {
			seen := alpha * math.Sin(math.Pi*math.Sqrt(g.age/g.life))
			sparkle(c, m, g.x, g.y, g.size, seen, i%3 == 2)
		}
	}
}

// sparkle draws a grain: a rhombus, or a star of two slim ones where it is large.
func sparkle(c *gfx.Canvas, m gfx.Affine, x, y, size, alpha float64, bright bool) {
	gold := ui.Dust.Colour()
	if bright {
		gold = ui.LightDust.Colour()
	}
	lozenge := func(w, h float64) {
		c.Fill(m.Mul(gfx.Affine{A: w / 2, B: -w / 2, C: h / 2, D: h / 2, X: x, Y: y}), -0.5, -0.5, 1, 1, gold.Fade(alpha))
	}
	if size < 6 {
		lozenge(2*size, 2*size)
		return
	}
	lozenge(0.6*size, 2.4*size)
	lozenge(2.4*size, 0.6*size)
}
