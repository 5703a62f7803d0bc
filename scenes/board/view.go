// Package board shows positions of a match on a table, animates moves, and takes moves by hand. Every screen that shows a position uses it.
package board

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// View shows a position on a table and animates moves. During an animation it shows the position before it, and everything that a player reads or hears
// describes that position.
type View struct {
	// Below holds what never moves, and Above what may move. The texts of the screen are drawn between the two.
	Below, Above *stage.Node
	// Sound plays a sound with a pitch that rises with step, for an object of a size at x.
	Sound func(name string, step int, x, size float64)
	// Around are the panels around the table. Their named nodes are animated when the layout changes.
	Around []*stage.Node
	// Celebrations animates complete sets, the last round and the victory.
	Celebrations *table.Celebrations

	look     table.Look
	cast     *table.Cast
	counts   *table.Counts
	layers   layers
	frame    table.Frame
	areas    table.Areas
	legend   table.Legend
	shown    engine.Position
	scores   [engine.MaxSeats]int
	marks    [engine.MaxSeats][]*stage.Node // of the last move of each seat
	scenery  *table.Scenery
	tree     table.AccessibleTree
	round    roundScores
	motion   motion
	relayout relayout
}

// layers are the layers of a view, from bottom to top.
type layers struct {
	scenery, marks, offer, own, others, stock, targets, ghosts, tiles, over, preview, lights, fx, autoShapes, shapes *stage.Node
}

// NewView returns a view. Layout and Show must be called before it is drawn.
func NewView(look table.Look, sound func(name string, step int, x, size float64)) *View {
	v := &View{look: look, cast: table.NewCast(look), counts: table.NewCounts(), Sound: sound}
	l := &v.layers
	*l = layers{stage.Group("scenery"), stage.Group("marks"), stage.Group("offer"), stage.Group("own"), stage.Group("others"), stage.Group("stock"), stage.Group("targets").SetRole(stage.RoleRegion, ""), stage.Group("ghosts"),
		v.cast.Layer, stage.Group("over").SetRole(stage.RoleSilent, ""), stage.Group("preview").SetRole(stage.RoleSilent, ""), stage.Group("lights"), stage.Group("fx").SetRole(stage.RoleSilent, ""),
		stage.Group("auto-shapes").SetRole(stage.RoleSilent, ""), stage.Group("shapes").SetRole(stage.RoleSilent, "")}
	v.Celebrations = table.NewCelebrations(look, v.cast)
	v.Below = stage.Group("below").SetRole(stage.RoleSilent, "").Add(l.scenery, l.marks)
	v.Above = stage.Group("above").Add(l.offer, l.own, l.others, l.stock, l.targets, l.ghosts, l.tiles, l.over, l.preview, l.lights, v.counts.Layer, v.Celebrations.Layer, l.fx, v.Celebrations.Above, l.autoShapes, l.shapes)
	return v
}

// Layout ends all animation, lays the table out in a frame, and returns the areas that it leaves to the screen. narrow may return a smaller rectangle for
// the table if those areas are too small; it may be nil. Show must follow.
func (v *View) Layout(f table.Frame, narrow func(table.Areas) (stage.Rect, bool)) table.Areas {
	v.Settle()
	var before snapshot
	if v.shown != nil {
		before = v.snapshot()
	}
	last := v.frame
	v.areas = v.look.Layout(f)
	if narrow != nil {
		if r, ok := narrow(v.areas); ok {
			f.Rect = r
			v.areas = v.look.Layout(f)
		}
	}
	v.frame, v.relayout.before = f, snapshot{}
	if sameButPosition(f, last) {
		v.relayout.before = before
	}
	v.Celebrations.Layout(f, v.areas.Offer)
	return v.areas
}

// sameButPosition reports whether two frames differ at most in the position to lay out.
func sameButPosition(a, b table.Frame) bool {
	return a.Rect == b.Rect && a.Window == b.Window && a.Kit.Scale == b.Kit.Scale && a.Viewer == b.Viewer && a.Seats == b.Seats
}

// Show shows a position at rest with a legend.
func (v *View) Show(pos engine.Position, l table.Legend) {
	v.Settle()
	v.shown, v.legend = pos, l
	for s, n := range pos.Scores(nil) {
		v.scores[s] = n
	}
	v.layers.fx.Clear()
	v.layers.autoShapes.Clear()
	v.layers.shapes.Clear()
	v.cast.Show(v.look.Pieces(pos))
	v.buildScenery()
	v.Celebrations.Show(pos, l)
	v.updateCounts()
}

// Offer returns the nodes that describe to screen readers what can be taken, in reading order.
func (v *View) Offer() []*stage.Node { return []*stage.Node{v.layers.offer, v.layers.tiles} }

// Boards returns the nodes that describe the boards, targets and stock to screen readers, in reading order.
func (v *View) Boards() []*stage.Node {
	return []*stage.Node{v.layers.own, v.layers.targets, v.layers.others, v.layers.stock}
}

// buildScenery builds everything but the tiles.
func (v *View) buildScenery() {
	l := &v.layers
	l.scenery.Clear()
	l.marks.Clear()
	v.scenery = v.look.Scenery(v.shown, v.legend)
	v.Celebrations.AddLight(v.scenery.Below)
	l.scenery.Add(v.scenery.Below)
	for s := range engine.MaxSeats {
		v.unmark(engine.Seat(s))
		if last := v.legend.Last[s]; last != nil {
			v.mark(engine.Seat(s), last)
		}
	}
	l.over.Clear()
	l.over.Add(v.scenery.Above)
	for _, n := range []*stage.Node{l.offer, l.own, l.others, l.stock} {
		n.Clear()
	}
	v.tree = v.look.AccessibleTree(v.shown, v.legend)
	l.offer.Add(v.tree.Offer)
	l.own.Add(v.tree.Own)
	l.others.Add(v.tree.Others)
	l.stock.Add(v.tree.Stock)
	l.targets.Accessible.Name, l.tiles.Accessible = v.frame.Words.T("told.targets"), stage.Accessible{Role: stage.RoleRegion, Name: v.frame.Words.T("told.tiles")}
}

// markZ is the depth of marks among the tiles: above tiles at rest, below moving ones.
const markZ = 5

// mark adds the marks of a seat's last move.
func (v *View) mark(s engine.Seat, last *table.LastMove) {
	m := table.Mark{Look: v.look, Cast: v.cast, Seat: s, Ink: v.legend.LineInk(s), Emblem: v.legend.Emblem(s), Device: v.frame.Kit.Device}
	source := m.Source(last)
	target, shown := m.Target(last)
	if !shown {
		if board := v.scenery.Below.Find(table.BoardName(s)); board != nil { // the tiles of the board are not shown
			target = stage.Group(fmt.Sprintf("mark-target-%d", s)).SetRole(stage.RoleSilent, "").Add(m.Frame(board.Bounds(), 0))
		}
	}
	v.layers.marks.Add(source)
	v.marks[s] = []*stage.Node{source}
	target.SetZ(markZ)
	v.cast.Layer.Add(target)
	v.marks[s] = append(v.marks[s], target)
}

// Unmark removes the marks of all last moves until Show.
func (v *View) Unmark() {
	for s := range engine.MaxSeats {
		v.unmark(engine.Seat(s))
	}
}

// unmark removes the marks of a seat's last move.
func (v *View) unmark(s engine.Seat) {
	for _, n := range v.marks[s] {
		n.Remove()
	}
	v.marks[s] = nil
}

// showPieces adds pieces that are not on the table to a layer. node returns the node of a skin at a spot, such as a ghost or a halo.
func (v *View) showPieces(on *stage.Node, pieces []table.Piece, node func(table.Skin, table.Spot) *stage.Node) {
	for _, p := range pieces {
		on.Add(node(v.look.Skin(p), v.look.Anchor(p.Place, 0, 1)))
	}
}

// showMoveGhosts shows the tiles that a move places as ghosts and, if the move costs tiles, their number on a disc.
func (v *View) showMoveGhosts(o table.Option) {
	v.showPieces(v.layers.ghosts, o.Placed(), table.Skin.Ghost)
	if cost := len(o.Price); cost > 0 {
		v.layers.ghosts.Add(v.costDisc(cost, v.look.Anchor(o.To, 0, 1)))
	}
}

// costShare is the width of the disc of a cost, in sizes of the tile.
const costShare = 0.33

// costDisc returns a number on a disc at a spot.
func (v *View) costDisc(cost int, at table.Spot) *stage.Node {
	return table.CoinOf(v.frame.Kit, cost, at.X, at.Y, max(costShare*at.Size, 1.65*v.frame.Kit.MinTextSize()))
}

func (v *View) unit() float64 { return v.frame.Kit.Unit }

// touchReach returns the margin around a tile within which a touch hits it.
func (v *View) touchReach(n *stage.Node) stage.Reach {
	return stage.Around(max(3*v.unit(), (v.frame.Kit.Target(0)-min(n.W, n.H))/2))
}

// ResetTiles puts the tiles at their places in the position shown, without ghosts and lights.
func (v *View) ResetTiles() {
	v.layers.ghosts.Clear()
	v.layers.lights.Clear()
	v.cast.Show(v.look.Pieces(v.shown))
	v.countHands()
}

// countHands updates the number of tiles next to each hand, without picked tiles.
func (v *View) countHands() {
	v.scenery.Live.CountHands(v.cast.Actors())
	v.scenery.Redraw()
}

// Animate starts an animation of the events of some steps, without the marks of the seat that moves. When Advance reports that it has ended, Show must
// follow.
func (v *View) Animate(events []engine.Event, steps []Step, p Pace, still bool) {
	if s := v.shown.ToMove(); s >= 0 {
		v.unmark(s)
	}
	v.layers.fx.Clear()
	v.layers.autoShapes.Clear()
	v.layers.shapes.Clear()
	v.layers.targets.Clear()
	v.round = roundScores{steps: steps, events: events, look: v.look}
	line, length := table.Animate(v.cast, effects{v}, v.layers.fx, still, events)
	v.motion = motion{line: line, rate: p.rateFor(length)}
}

// Moving reports whether an animation is running.
func (v *View) Moving() bool { return v.motion.line != nil }

// Counting reports whether points have been counted in the current animation.
func (v *View) Counting() bool { return v.motion.counted }

// Hurry speeds the animation up.
func (v *View) Hurry() { v.motion.hurried = true }

// Advance advances the animation by a tick and reports whether it ended in that tick.
func (v *View) Advance() bool {
	if v.LayoutMoves() {
		v.Tick()
		return false
	}
	ended := v.motion.advance()
	v.updateCounts()
	return ended
}

// updateCounts updates the numbers on stacks of tiles.
func (v *View) updateCounts() { v.counts.Update(v.cast.Actors(), v.frame.Kit) }

// Settle ends all animation at once, without sounds.
func (v *View) Settle() {
	sound := v.Sound
	v.Sound = func(string, int, float64, float64) {}
	v.relayout.finish()
	v.Celebrations.Mute(v.motion.finish)
	v.Sound = sound
}

// addHalos adds halos around tiles to a layer, one for each stack.
func addHalos(on *stage.Node, tiles []*table.Actor) {
	for _, a := range table.OnePerStack(tiles) {
		on.Add(a.Art.Skin.Halo(a.Spot()))
	}
}

// Actors returns the tiles on the stage. Callers must not change the slice.
func (v *View) Actors() []*table.Actor { return v.cast.Actors() }

// Subject returns the rectangle of what a remark on a place is about: all tiles of a pool or of a line, or the place alone.
func (v *View) Subject(at engine.Place) stage.Rect {
	spots := []table.Spot{v.look.Anchor(at, 0, 1)}
	for _, a := range v.cast.Actors() {
		if p := a.Place; p == at || at.Zone.Joined() && p.SameRow(at) {
			spots = append(spots, a.Spot())
		}
	}
	if at.Zone.Pool() && len(spots) > 1 {
		spots = spots[1:]
	}
	return table.Around(0, spots...)
}

// TilesOf returns the rectangles of all tiles on the board of a seat.
func (v *View) TilesOf(seat engine.Seat) (all []stage.Rect) {
	for _, a := range v.cast.Actors() {
		if a.Place.Zone.Owned() && a.Place.Seat == seat {
			all = append(all, table.Around(0, a.Spot()))
		}
	}
	return all
}

// At returns the tiles at a place, or in its pool.
func (v *View) At(p engine.Place) []*table.Actor { return v.cast.At(p) }

// Hint lights tiles until ClearHint or the next animation.
func (v *View) Hint(tiles []*table.Actor) { addHalos(v.layers.fx, tiles) }

// ClearHint removes the lights of hints.
func (v *View) ClearHint() {
	if !v.Moving() {
		v.layers.fx.Clear()
	}
}

// effects implements table.Effects on a view.
type effects struct{ *View }

// ShowScore implements table.Effects.
func (e effects) ShowScore(event engine.Event, points int) {
	s := event.Seat
	e.scores[s] = max(0, e.scores[s]+points)
	if label := e.scenery.Scores[s]; label != nil {
		label.Text = e.frame.Words.Number(e.scores[s])
	}
	e.round.counting[s].Uncount(event, points)
	e.scenery.Live.Round = e.round.shown()
	e.scenery.Redraw()
	e.Celebrations.Light(engine.Place{Zone: engine.Score, Seat: s}, 0)
}

// OnLeave implements table.Effects.
func (e effects) OnLeave(at engine.Place, t engine.Tile) {
	e.scenery.Live.RemoveTile(at, t)
	e.scenery.Redraw()
}

// OnLand implements table.Effects.
func (e effects) OnLand(at engine.Place, t engine.Tile) {
	e.scenery.Live.AddTile(at, t)
	e.scenery.Redraw()
}

// PlaySound implements table.Effects.
func (e effects) PlaySound(name string, step int, at table.Spot) {
	e.View.Sound(name, step, at.X, at.Size)
}

// NewTally implements table.Effects.
func (e effects) NewTally(points int, at table.Spot) *table.Tally {
	return table.NewTally(e.frame.Kit, e.frame.Words, points, at)
}

// OnEvent implements table.Effects. It removes the notes that an event ends.
func (e effects) OnEvent(event engine.Event) {
	e.motion.counted = e.motion.counted || event.Kind == engine.Count
	e.round.begin(event)
	live := &e.scenery.Live
	live.Round = e.round.shown()
	live.HighlightScorer(event)
	e.scenery.Redraw()
	e.Celebrations.OnEvent(e.shown, event)
	for _, n := range e.scenery.Notes {
		if n.EndedBy(event) {
			n.Node.Remove()
		}
	}
}

// Bag implements table.Effects.
func (e effects) Bag() *stage.Node { return e.layers.scenery.Find(table.BagName) }

// LargeBoard implements table.Effects.
func (e effects) LargeBoard() stage.Rect {
	if n := e.layers.scenery.Find(table.BoardName(e.frame.Viewer)); n != nil {
		return n.Bounds()
	}
	return stage.Rect{}
}

// ScoredTileAt returns the place of the tile at a point, if it is a tile that has scored.
func ScoredTileAt(v *View, x, y float64) (at engine.Place, ok bool) {
	for _, a := range v.cast.Actors() {
		s := a.Spot()
		if a.Place.Zone.Scores() && math.Hypot(x-s.X, y-s.Y) < s.Size/2 {
			at, ok = a.Place, true
		}
	}
	return at, ok
}
