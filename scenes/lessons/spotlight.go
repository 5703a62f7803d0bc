package lessons

import (
	"math"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// spotlight is a lit rectangle, or the circle in it.
type spotlight struct {
	stage.Rect
	round bool
}

// spotlights returns what is lit: the source and the target of the move of the step, or the areas that the step points at.
func (s *Scene) spotlights() (all []spotlight) {
	if m := s.shownMove(); m != engine.NoMove {
		all = s.moveSpotlights(m)
	}
	for _, a := range s.run.Step().At {
		all = append(all, s.areaSpotlights(a)...)
	}
	return all
}

// shownMove returns the move that the step waits for, unless the step is a question whose answer has not been shown.
func (s *Scene) shownMove() engine.Move {
	if s.run.Step().Ask && !s.shown {
		return engine.NoMove
	}
	return s.run.Shown()
}

// moveSpotlights returns spotlights on the source and the target of a move, and on what else pays for it.
func (s *Scene) moveSpotlights(m engine.Move) []spotlight {
	lights := s.sourceSpotlights(s.moveSource(m))
	if s.board.Areas().Placement.W > 0 { // the placement stays visible
		lights = append(lights, spotlight{Rect: s.board.Areas().Placement})
	}
	if target, ok := s.moveTarget(m); ok {
		lights = slices.Insert(lights, min(1, len(lights)), target)
	}
	return lights
}

// moveTarget returns the spotlight on the target of a move or on the button that makes it, if there is one: the last pick makes some moves.
func (s *Scene) moveTarget(m engine.Move) (target spotlight, ok bool) {
	pos := s.run.Position()
	if !s.board.MadeOfPicks(m) {
		return s.targetSpotlight(s.table.Option(pos, m).To), true
	}
	return spotlight{Rect: s.board.Areas().Action}, !table.MultiPickOf(s.table, pos).Automatic || s.board.Areas().Placement.W > 0
}

// moveSource returns what a move picks up, and the tiles that it takes from a hand, or nil if it takes all tiles of a colour.
func (s *Scene) moveSource(m engine.Move) (from table.Pickable, paid []engine.Tile) {
	pos := s.run.Position()
	if s.board.MadeOfPicks(m) {
		d := table.MultiPickOf(s.table, pos)
		return table.Pickable{From: d.From}, s.sharedPicks(d)
	}
	o := s.table.Option(pos, m)
	return o.From, o.Price
}

// sharedPicks returns the tiles that all multi-picks have in common which are right now, or nil if there are none: any tiles may then be right.
func (s *Scene) sharedPicks(d *table.MultiPick) (shared []engine.Tile) {
	pos, first := s.run.Position(), true
	for _, m := range pos.Moves(nil) {
		if !s.board.MadeOfPicks(m) || !s.run.Step().WaitsFor(string(pos.AppendMove(nil, m))) {
			continue
		}
		picks := d.Picks(m)
		if first {
			shared, first = picks, false
			continue
		}
		shared = slices.DeleteFunc(shared, func(t engine.Tile) bool {
			i := slices.Index(picks, t)
			if i >= 0 {
				picks = slices.Delete(picks, i, i+1)
			}
			return i < 0
		})
	}
	return shared
}

// targetSpotlight returns the spotlight on the target of a move.
func (s *Scene) targetSpotlight(at engine.Place) spotlight {
	t := s.table.Target(at)
	if t.Lozenge {
		return s.spaceSpotlight(at)
	}
	return spotlight{Rect: t.Rect}
}

// spaceSpotlight returns the circle around a space.
func (s *Scene) spaceSpotlight(at engine.Place) spotlight {
	return spotlight{table.Around(0, s.table.Anchor(at, 0, 1)).Grow(-3 * s.ctx.Unit), true}
}

// sourceSpotlights returns the spotlight on all tiles at the source of a move, or one on each tile that pays for it.
func (s *Scene) sourceSpotlights(g table.Pickable, paid []engine.Tile) (lights []spotlight) {
	if paid != nil {
		for _, a := range s.pickedTiles(g, paid) {
			at, w, h := a.Spot(), a.Node.W, a.Node.H
			lights = append(lights, spotlight{Rect: stage.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}})
		}
		return lights
	}
	if table.IsPlate(g.From) {
		return []spotlight{s.factorySpotlight(g.From)}
	}
	return []spotlight{{Rect: table.Around(0, s.spots(g.From)...)}}
}

// factorySpotlight returns the circle around a factory, full or empty, or an empty spotlight if the factory is not shown.
func (s *Scene) factorySpotlight(p engine.Place) spotlight {
	if !s.board.Scenery().FactoryShown(int(p.Row)) {
		return spotlight{}
	}
	const tiles = 4
	var spots []table.Spot
	for i := range tiles {
		spots = append(spots, s.table.Anchor(p, i, tiles))
	}
	box, rim := table.Around(0, spots...), 0.32
	if f := s.board.Frame(); f.Shape().Phone() {
		rim = 0.2
	}
	return spotlight{box.Grow(rim * box.H), true}
}

// spots returns the spots of the tiles at a place.
func (s *Scene) spots(at engine.Place) (all []table.Spot) {
	for _, a := range s.board.At(at) {
		all = append(all, a.Spot())
	}
	return all
}

// pickedTiles returns the tiles that a move takes: those that pay, or all of the colour.
func (s *Scene) pickedTiles(g table.Pickable, paid []engine.Tile) (tiles []*table.Actor) {
	left := slices.Clone(paid)
	for _, a := range s.board.At(g.From) {
		i := slices.Index(left, a.Tile)
		if i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
		if i >= 0 || paid == nil && a.Tile == g.Tile {
			tiles = append(tiles, a)
		}
	}
	return tiles
}

// jokerSpotlight returns the circle around the joker colour of a round, from 1.
func (s *Scene) jokerSpotlight(round int) spotlight {
	r := s.board.Scenery().Jokers[round-1].Bounds()
	x, y := r.Middle()
	return spotlight{table.Around(0.05, table.Spot{X: x, Y: y, Size: max(r.W, r.H)}), true}
}

// scoreMargin is the lit margin around a score, by the height of its digits.
const scoreMargin = 0.15

// areaSpotlights returns spotlights on an area: one on each factory, line, ornament or space of a star, and otherwise one rectangle.
func (s *Scene) areaSpotlights(a lesson.Area) (lights []spotlight) {
	if a.Round > 0 {
		return []spotlight{s.jokerSpotlight(a.Round)}
	}
	if a.Topic != "" {
		return s.topicSpotlights(a.Topic)
	}
	alone := func(light func(engine.Place) spotlight) []spotlight {
		for _, p := range a.Places() {
			lights = append(lights, light(p))
		}
		return lights
	}
	if a.From.Zone == engine.Score {
		if r, ok := s.board.ScoreRect(a.From.Seat); ok {
			return []spotlight{{Rect: r.Grow(scoreMargin * r.H)}}
		}
	}
	switch {
	case a.From.Zone.Scores() && s.table.Target(a.From).Lozenge:
		return alone(s.spaceSpotlight)
	case table.IsPlate(a.From):
		return slices.DeleteFunc(alone(s.factorySpotlight), func(l spotlight) bool { return l.W == 0 })
	case a.From.Zone.Surrounded():
		return alone(func(p engine.Place) spotlight { return spotlight{table.Around(0.2, s.table.Anchor(p, 0, 1)), true} })
	}
	if a.From.Zone.Joined() && a.From.Row != a.To.Row { // lines differ in length
		for at := a.From; at.Row <= a.To.Row; at.Row++ {
			lights = append(lights, s.targetSpotlight(at))
		}
		return lights
	}
	tiles := s.spots(a.From)
	if a.From.Zone == engine.Corner && len(tiles) > 0 {
		for _, at := range tiles {
			lights = append(lights, spotlight{table.Around(0.1, at), true})
		}
		return lights
	}
	spots := []table.Spot{s.table.Anchor(a.From, 0, 1), s.table.Anchor(a.To, 0, 1)}
	if a.From.Zone.Pool() && len(tiles) > 0 {
		spots = tiles
	}
	return []spotlight{{Rect: table.Around(0, spots...)}}
}

// topicSpotlights returns the spotlights on a topic without a place.
func (s *Scene) topicSpotlights(topic string) (lights []spotlight) {
	for _, t := range s.table.Topics(s.position(), s.legend()) {
		if strings.HasSuffix(t.Key, "."+topic) && t.Rect.H > 0 {
			lights = append(lights, spotlight{Rect: t.Rect})
		}
	}
	return lights
}

// hintSource lights the tiles that the move takes.
func (s *Scene) hintSource() {
	s.board.ClearHint()
	m := s.shownMove()
	if m == engine.NoMove || s.phase == animating {
		return
	}
	s.board.Hint(s.pickedTiles(s.moveSource(m)))
}

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

// coverage returns the coverage of the points of a row, from left to right: 0 in a spotlight, 1 beyond the edges of all.
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
		from, _ := slices.BinarySearch(xs, reach.X)
		for n := from; n < len(xs) && xs[n] <= reach.X+reach.W; n++ {
			t := min(1, max(0, h.distance(xs[n], y, soft)/soft))
			all[n] = min(all[n], t*t*(3-2*t))
		}
	}
	return all
}

// distance returns the distance of a point from the edge of a spotlight, negative inside. corner is the radius of its corners.
func (s *spotlight) distance(x, y, corner float64) float64 {
	if s.round {
		mx, my := s.Middle()
		return math.Sqrt((x-mx)*(x-mx)+(y-my)*(y-my)) - s.W/2 // math.Hypot is slower, as it guards against overflow
	}
	dx, dy := max(0, s.X+corner-x, x-s.X-s.W+corner), max(0, s.Y+corner-y, y-s.Y-s.H+corner)
	return math.Sqrt(dx*dx+dy*dy) - corner
}
