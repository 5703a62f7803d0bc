package lessons

import (
	"math"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// scrim darkens the table except for soft spotlights. It fades out during animations.
type scrim struct {
	node *stage.Node
	goal float64 // the alpha that it fades to
}

// The opacity of the scrim at rest, the fraction of it during a drag, and the change in a tick.
const (
	scrimCover      = 0.6
	scrimDuringDrag = 0.5
	scrimStep       = 1.0 / 12
)

// place covers a window with the scrim. unit is the number of pixels to a design unit.
func (s *scrim) place(window stage.Rect, lights []spotlight, unit float64, colour gfx.Colour) {
	grown := slices.Clone(lights)
	for i := range grown {
		grown[i].Rect = grown[i].Grow(5 * unit)
	}
	s.node.Art = newMesh(window, grown, 14*unit, colour)
}

// clear removes the scrim.
func (s *scrim) clear() { s.node.Art = nil }

// tick fades towards a goal by a tick. If still is set, it shows the goal at once.
func (s *scrim) tick(goal float64, still bool) {
	s.goal = goal
	if still {
		s.node.Alpha = goal
		return
	}
	s.node.Alpha += max(-scrimStep, min(scrimStep, goal-s.node.Alpha))
}

func (s *scrim) moving() bool { return s.node.Alpha != s.goal }

// scrimGoal returns the alpha that the scrim fades to. It is 0 while an area of the table is enlarged.
func (s *Scene) scrimGoal(enlarged bool) float64 {
	switch {
	case s.phase == animating || enlarged:
		return 0
	case s.board.InputMoves():
		return scrimDuringDrag
	}
	return 1
}

// mesh is a rectangle with soft spotlights, divided into cells with an opacity at each corner.
type mesh struct {
	colour gfx.Colour
	cells  []cell
}

// cell is a part of the mesh with the opacity of its corners: upper left, upper right, lower left, lower right.
type cell struct {
	stage.Rect
	cover [4]float64
}

// Draw implements stage.Art.
func (m *mesh) Draw(c *gfx.Canvas, _ gfx.Affine, _ *stage.Node, alpha float64) {
	for _, each := range m.cells {
		var corners [4]gfx.Colour
		for i, cover := range each.cover {
			corners[i] = m.colour.Fade(cover * (scrimCover * alpha))
		}
		c.CornerGradient(gfx.Identity(), each.X, each.Y, each.W, each.H, corners)
	}
}

// softSteps is the number of steps in which the edge of a spotlight fades.
const softSteps = 6

// newMesh returns the mesh of a rectangle around spotlights with edges that are soft over a number of pixels.
func newMesh(r stage.Rect, lights []spotlight, soft float64, colour gfx.Colour) *mesh {
	xs, ys := []float64{r.X, r.X + r.W}, []float64{r.Y, r.Y + r.H}
	for _, h := range lights {
		steps := softSteps
		if h.round {
			steps = int(h.W / 2 / soft * softSteps)
		}
		for i := -steps; i <= softSteps+1; i++ { // the last cut is beyond all soft edges
			d := soft * float64(i) / softSteps
			xs = append(xs, h.X-d, h.X+h.W+d)
			ys = append(ys, h.Y-d, h.Y+h.H+d)
		}
	}
	m := &mesh{colour: colour}
	xs, ys = pixelCuts(xs, r.X, r.X+r.W), pixelCuts(ys, r.Y, r.Y+r.H)
	above := coverage(xs, ys[0], lights, soft)
	for j := 1; j < len(ys); j++ {
		below := coverage(xs, ys[j], lights, soft)
		m.addRow(xs, ys[j-1], ys[j], above, below)
		above = below
	}
	return m
}

// pixelCuts returns coordinates rounded to whole pixels, sorted, without duplicates, and within bounds.
func pixelCuts(at []float64, from, to float64) []float64 {
	for i := range at {
		at[i] = math.Round(max(from, min(to, at[i])))
	}
	slices.Sort(at)
	return slices.Compact(at)
}

// addRow adds the cells between two heights with the coverage of points above and below. Adjacent fully covered cells are merged.
func (m *mesh) addRow(xs []float64, top, foot float64, above, below []float64) {
	for i := 1; i < len(xs); i++ {
		l, r := xs[i-1], xs[i]
		c := cell{stage.Rect{X: l, Y: top, W: r - l, H: foot - top},
			[4]float64{above[i-1], above[i], below[i-1], below[i]}}
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

// coverage returns the coverage of the points of a row: 0 in a spotlight, 1 beyond the edges of all.
func coverage(xs []float64, y float64, lights []spotlight, soft float64) []float64 {
	all := slices.Repeat([]float64{1}, len(xs))
	for i := range lights {
		h := &lights[i]
		reach := h.Rect
		if h.round {
			_, my := h.Middle()
			reach.Y, reach.H = my-h.W/2, h.W
		}
		reach = reach.Grow(soft) // beyond it everything is covered
		if y < reach.Y || y > reach.Y+reach.H {
			continue
		}
		for n, x := range xs {
			if x >= reach.X && x <= reach.X+reach.W {
				t := min(1, max(0, h.distance(x, y, soft)/soft))
				all[n] = min(all[n], t*t*(3-2*t))
			}
		}
	}
	return all
}

// distance returns the distance of a point from the edge of a spotlight, negative inside. corner is the radius of its corners.
func (s *spotlight) distance(x, y, corner float64) float64 {
	if s.round {
		mx, my := s.Middle()
		return math.Hypot(x-mx, y-my) - s.W/2
	}
	dx, dy := max(0, s.X+corner-x, x-s.X-s.W+corner), max(0, s.Y+corner-y, y-s.Y-s.H+corner)
	return math.Hypot(dx, dy) - corner
}
