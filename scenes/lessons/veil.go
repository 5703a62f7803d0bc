package lessons

import (
	"math"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// veil darkens the table but for soft holes around what matters. It gives way while something moves.
type veil struct {
	s    *Scene
	node *stage.Node
	goal float64
}

// How much the veil covers: at rest, while something is carried, and how fast that changes in a tick.
const (
	veiled  = 0.6
	carried = 0.5 // of what it covers at rest
	veiling = 1.0 / 12
)

// lay lays the veil over the window.
func (v *veil) lay(holes []hole) {
	u := v.s.ctx.Unit
	grown := slices.Clone(holes)
	for i := range grown {
		grown[i].Rect = grown[i].Grow(5 * u)
	}
	if v.s.run.Done() || v.s.run.Step().Free {
		v.node.Art = nil
		return
	}
	v.node.Art = newMesh(stage.Rect{W: v.s.ctx.W, H: v.s.ctx.H}, grown, 14*u, shade(v.s.table.Ground()))
}

// tick lets the veil come or give way, wholly where a part of the table is shown large.
func (v *veil) tick(large bool) {
	switch {
	case v.s.phase == showing || large:
		v.goal = 0
	case v.s.interaction.Moving():
		v.goal = carried
	default:
		v.goal = 1
	}
	if v.s.ctx.Settings.ReducedMotion {
		v.node.Alpha = v.goal
		return
	}
	v.node.Alpha += max(-veiling, min(veiling, v.goal-v.node.Alpha))
}

func (v *veil) moving() bool { return v.node.Alpha != v.goal }

// mesh is a rectangle with soft holes, cut into cells whose corners are covered more or less.
type mesh struct {
	colour gfx.Colour
	cells  []cell
}

// cell is a part of the mesh and how much its corners are covered: upper left, upper right, lower left, lower right.
type cell struct {
	stage.Rect
	cover [4]float64
}

// Draw implements stage.Art.
func (v *mesh) Draw(c *gfx.Canvas, _ gfx.Affine, _ *stage.Node, alpha float64) {
	for _, each := range v.cells {
		var corners [4]gfx.Colour
		for i, cover := range each.cover {
			corners[i] = v.colour.Fade(cover * (veiled * alpha))
		}
		c.Blend(gfx.Identity(), each.X, each.Y, each.W, each.H, corners)
	}
}

// softSteps is in how many steps the edge of a hole fades.
const softSteps = 6

func newMesh(r stage.Rect, holes []hole, soft float64, colour gfx.Colour) *mesh {
	xs, ys := []float64{r.X, r.X + r.W}, []float64{r.Y, r.Y + r.H}
	for _, h := range holes {
		steps := softSteps
		if h.round {
			steps = int(h.W / 2 / soft * softSteps)
		}
		for i := -steps; i <= softSteps+1; i++ { // the last cut lies where all is covered
			d := soft * float64(i) / softSteps
			xs = append(xs, h.X-d, h.X+h.W+d)
			ys = append(ys, h.Y-d, h.Y+h.H+d)
		}
	}
	m := &mesh{colour: colour}
	xs, ys = cuts(xs, r.X, r.X+r.W), cuts(ys, r.Y, r.Y+r.H)
	for j := 1; j < len(ys); j++ {
		m.row(xs, ys[j-1], ys[j], holes, soft)
	}
	return m
}

// cuts are whole pixels in order, each once, within bounds.
func cuts(at []float64, from, to float64) []float64 {
	for i := range at {
		at[i] = math.Round(max(from, min(to, at[i])))
	}
	slices.Sort(at)
	return slices.Compact(at)
}

// row adds the cells between two heights; those that are covered wholly become one.
func (m *mesh) row(xs []float64, top, foot float64, holes []hole, soft float64) {
	for i := 1; i < len(xs); i++ {
		l, r := xs[i-1], xs[i]
		c := cell{stage.Rect{X: l, Y: top, W: r - l, H: foot - top},
			[4]float64{cover(l, top, holes, soft), cover(r, top, holes, soft), cover(l, foot, holes, soft), cover(r, foot, holes, soft)}}
		if c.cover == [4]float64{} {
			continue
		}
		if n := len(m.cells); i > 1 && n > 0 {
			if last := &m.cells[n-1]; last.Y == top && last.X+last.W == l && last.cover == c.cover && c.cover == [4]float64{1, 1, 1, 1} {
				last.W += c.W
				continue
			}
		}
		m.cells = append(m.cells, c)
	}
}

// cover is how much a point is covered: nothing in a hole, all beyond its edge.
func cover(x, y float64, holes []hole, soft float64) float64 {
	least := 1.0
	for _, h := range holes {
		t := min(1, max(0, h.beyond(x, y, soft)/soft))
		least = min(least, t*t*(3-2*t))
	}
	return least
}

// beyond is how far a point lies beyond the edge of a hole, whose corners are rounded by so much.
func (h *hole) beyond(x, y, corner float64) float64 {
	if h.round {
		mx, my := h.Middle()
		return math.Hypot(x-mx, y-my) - h.W/2
	}
	dx, dy := max(0, h.X+corner-x, x-h.X-h.W+corner), max(0, h.Y+corner-y, y-h.Y-h.H+corner)
	return math.Hypot(dx, dy) - corner
}
