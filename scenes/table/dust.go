package table

import (
	"math"
	"math/rand/v2"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// maxGrains is the maximum number of grains of dust. New grains replace the oldest.
const maxGrains = 170

// Dust is a particle effect: grains of gold that fall and fade.
type Dust struct {
	grains [maxGrains]grain
	next   int
	inAir  int // the number of grains that are visible
	rng    *rand.Rand
}

// grain is a grain of dust. Its speed is in pixels per tick.
type grain struct {
	x, y, dx, dy, size float64
	age, life          float64 // ticks; the grain is visible while age < life
}

// NewDust returns dust without grains. Its random numbers are the same in every run.
func NewDust() *Dust { return &Dust{rng: rand.New(rand.NewPCG(1, 7))} }

// Emit adds n grains around a point, spread over a width and a height, for tiles of a size.
func (d *Dust) Emit(n int, x, y, w, h, tile float64) {
	for range n {
		r := d.rng
		size := tile * [3]float64{0.055, 0.085, 0.2}[min(2, r.IntN(8)/3)]
		g := &d.grains[d.next]
		if g.age >= g.life {
			d.inAir++
		}
		*g = grain{
			x: x + w*(r.Float64()-0.5), y: y + h*(r.Float64()-0.5), dx: tile * 0.012 * (r.Float64() - 0.5), dy: -tile * 0.02 * r.Float64(),
			size: size, life: 24 + 24*r.Float64(),
		}
		d.next = (d.next + 1) % maxGrains
	}
}

// Advance advances the grains by a number of ticks.
func (d *Dust) Advance(ticks float64) {
	if d.inAir == 0 {
		return
	}
	d.inAir = 0
	for i := range d.grains {
		g := &d.grains[i]
		g.age += ticks
		g.x, g.y = g.x+g.dx*ticks, g.y+g.dy*ticks
		g.dy += g.size * 0.012 * ticks
		if g.age < g.life {
			d.inAir++
		}
	}
}

// Clear removes all grains.
func (d *Dust) Clear() { d.grains, d.inAir = [maxGrains]grain{}, 0 }

// Draw implements stage.Art.
func (d *Dust) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	if d.inAir == 0 {
		return
	}
	for i := range d.grains {
		if g := &d.grains[i]; g.age < g.life {
			seen := alpha * math.Sin(math.Pi*math.Sqrt(g.age/g.life))
			drawGrain(c, m, g.x, g.y, g.size, seen, i%3 == 2)
		}
	}
}

// drawGrain draws a grain: a rhombus, or a star of two slim rhombi if it is large.
func drawGrain(c *gfx.Canvas, m gfx.Affine, x, y, size, alpha float64, bright bool) {
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
