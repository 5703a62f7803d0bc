// Package board shows positions of a match on a table, animates moves, and takes moves by hand. Every screen that shows a position uses it.
package board

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Board is a board on a screen: it shows positions, animates moves, and takes moves by hand. Live games, lessons, replays, previews and pictures use
// it. It is view-only until EnableMoves is called. During an animation it shows the position before it, and everything that a player reads or hears
// describes that position.
type Board struct {
	// Below holds what never moves, and Above what may move. The texts of the screen are drawn between the two.
	Below, Above *stage.Node
	// Top is above all tiles. It holds payment menus and labels.
	Top *stage.Node
	// Sound plays a sound with a pitch that rises with step, for an object of a size at x.
	Sound func(name string, step int, x, size float64)
	// Around are the panels around the table. Their named nodes are animated when the layout changes.
	Around []*stage.Node
	// Celebrations animates complete sets, the last round and the victory.
	Celebrations *table.Celebrations
	// ShowSums is set to show the sum that a drop would score next to the pointer.
	ShowSums bool

	table      table.Table
	dispatcher *stage.Dispatcher
	report     func(Event)
	obstacles  func() popover.Obstacles
	refusals   bool // report refused moves and show no labels for them

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
	animated bool // an animation was running at the end of the last tick

	mode    mode
	lifted  lifted
	targets targets
	// shownOptions are the options in the position shown, nil until they are needed.
	shownOptions table.Options
	hovered      int // the index of the target under the pointer or with the focus, or -1
	label        label
	zoom         zoom
	// placement is the contents of the area for placements.
	placement *stage.Node
	magnified *stage.Node // tiles under the magnifier, or nil
	pointer   stage.Pointer
	pressed   earlyPress
}

// layers are the layers of a board, from bottom to top.
type layers struct {
	scenery, marks, offer, own, others, stock, targets, ghosts, tiles, over, preview, lights, fx, autoShapes, shapes *stage.Node
}

// Options configure a Board. With the zero value it is view-only and silent.
type Options struct {
	Dispatcher *stage.Dispatcher                            // dispatches input to the stage
	Report     func(Event)                                  // is called with the events of the board
	Obstacles  func() popover.Obstacles                     // returns what floating labels must not cover
	Sound      func(name string, step int, x, size float64) // plays a sound with a pitch that rises with step, for an object of a size at x
	LastRound  func(text string)                            // is called when the last round begins; nil shows no celebrations
	Refusals   bool                                         // report Refused events and show no labels for refused moves
	Around     []*stage.Node                                // the panels around the table, which are animated when the layout changes
}

// New returns a Board. Layout and Show must be called before it is drawn.
func New(t table.Table, o Options) *Board {
	b := &Board{table: t, cast: table.NewCast(t), counts: table.NewCounts(), Sound: o.Sound, Around: o.Around, Top: stage.Group("top"),
		dispatcher: o.Dispatcher, report: o.Report, obstacles: o.Obstacles, refusals: o.Refusals,
		mode: viewOnly{}, hovered: -1, zoom: newZoom(), placement: stage.Group("placement")}
	if b.Sound == nil {
		b.Sound = func(string, int, float64, float64) {}
	}
	if b.dispatcher == nil {
		b.dispatcher = &stage.Dispatcher{}
	}
	if b.report == nil {
		b.report = func(Event) {}
	}
	if b.obstacles == nil {
		b.obstacles = func() popover.Obstacles { return popover.Obstacles{} }
	}
	b.label = label{layer: b.Top}
	l := &b.layers
	*l = layers{stage.Group("scenery"), stage.Group("marks"), stage.Group("offer"), stage.Group("own"), stage.Group("others"), stage.Group("stock"), stage.Group("targets").SetRole(stage.RoleRegion, ""), stage.Group("ghosts"),
		b.cast.Layer, stage.Group("over").SetRole(stage.RoleSilent, ""), stage.Group("preview").SetRole(stage.RoleSilent, ""), stage.Group("lights"), stage.Group("fx").SetRole(stage.RoleSilent, ""),
		stage.Group("auto-shapes").SetRole(stage.RoleSilent, ""), stage.Group("shapes").SetRole(stage.RoleSilent, "")}
	b.Celebrations = table.NewCelebrations(t, b.cast)
	b.Celebrations.OnLastRound = func(string) {}
	if o.LastRound != nil {
		b.Celebrations.OnLastRound = o.LastRound
		b.Celebrations.Enable()
	}
	b.Below = stage.Group("below").SetRole(stage.RoleSilent, "").Add(l.scenery, l.marks)
	b.Above = stage.Group("above").Add(l.offer, l.own, l.others, l.stock, l.targets, l.ghosts, l.tiles, l.over, l.preview, l.lights, b.counts.Layer, b.Celebrations.Layer, l.fx, b.Celebrations.Above, l.autoShapes, l.shapes,
		b.zoom.layer, b.placement)
	return b
}

// Layout lays the table out in the window and returns the areas that it leaves to the screen. Show must follow.
func (b *Board) Layout(c *game.Context, s Layout) table.Areas {
	return b.layoutIn(Frame(c, b.table, s), s.Narrow)
}

// layoutIn ends all animation, lays the table out in a frame, and returns the areas that it leaves to the screen. narrow may return a smaller rectangle for
// the table if those areas are too small; it may be nil. Show must follow.
func (b *Board) layoutIn(f table.Frame, narrow func(table.Areas) (stage.Rect, bool)) table.Areas {
	b.Settle()
	var before snapshot
	if b.shown != nil {
		before = b.snapshot()
	}
	last := b.frame
	b.areas = b.table.Layout(f)
	if narrow != nil {
		if r, ok := narrow(b.areas); ok {
			f.Rect = r
			b.areas = b.table.Layout(f)
		}
	}
	b.frame, b.relayout.before = f, snapshot{}
	if sameButPosition(f, last) {
		b.relayout.before = before
	}
	b.Celebrations.Layout(f, b.areas.Offer)
	return b.areas
}

// Areas returns the areas that the last layout left to the screen.
func (b *Board) Areas() table.Areas { return b.areas }

// Frame returns the frame of the last layout.
func (b *Board) Frame() *table.Frame { return &b.frame }

// Shown returns the position on the stage. During an animation it is the position before it.
func (b *Board) Shown() engine.Position { return b.shown }

// Show shows a position at rest with a legend and disables moves by hand.
func (b *Board) Show(pos engine.Position, l table.Legend) {
	b.Settle()
	b.shownOptions = nil
	b.shown, b.legend = pos, l
	for s, n := range pos.Scores(nil) {
		b.scores[s] = n
	}
	b.layers.fx.Clear()
	b.layers.autoShapes.Clear()
	b.layers.shapes.Clear()
	b.cast.Show(b.table.Pieces(pos))
	b.buildScenery()
	b.Celebrations.Show(pos, l)
	b.updateCounts()
	b.DisableMoves()
}

// Update advances the board by a tick, after the dispatcher has handled the input of the tick. It reports whether an animation ended; Show must
// follow then. A press or Enter speeds an animation up, unless it has just started it.
func (b *Board) Update(c *game.Context) (ended bool) {
	pointer := c.Pointer()
	b.Follow(pointer)
	b.Celebrations.Advance(min(MaxRate, c.Settings.Speed.Rate()))
	if !b.Animating() {
		b.Tick()
		b.animated = false
		return false
	}
	if b.animated && (pointer.Pressed || c.Keys().Confirm) {
		b.Hurry()
	}
	ended = b.Advance()
	b.animated = b.Animating()
	return ended
}

// MaxRate replaces the infinite rate of settings.Off where something is shown even without animations: celebrations, and the positions of a replay that
// plays by itself. No other speed has a higher rate.
const MaxRate = 2.5

// Follow moves held tiles with the pointer and advances labels and the zoom by a tick.
func (b *Board) Follow(pointer stage.Pointer) {
	b.pointer = pointer
	b.resumeEarlyPress(pointer)
	if b.lifted.follow(b.unit()) {
		b.updateCounts()
	}
	if b.label.ticks == 1 {
		b.clearLabel()
	}
	b.label.ticks = max(0, b.label.ticks-1)
	b.zoom.tick(b.frame.Still)
}

// Moving reports whether the next frame may differ without any input.
func (b *Board) Moving() bool {
	return b.Animating() || b.LayoutMoves() || b.Celebrations.Moving() || b.InputMoves()
}

// InputMoves reports whether held tiles, a label or the zoom are animated.
func (b *Board) InputMoves() bool {
	return b.lifted.carried || b.lifted.springBackLine != nil || b.label.ticks > 0 || b.zoom.moving()
}

// EnableMoves enables the seat to move to make moves by hand in the position shown.
func (b *Board) EnableMoves() {
	b.DisableMoves()
	b.mode = idle{}
	if d := table.MultiPickOf(b.table, b.shown); d != nil && d.Automatic {
		b.mode = &picking{def: d}
	}
	b.offerMoves()
}

// DisableMoves ends the current input. Tiles stay where they are.
func (b *Board) DisableMoves() {
	b.lifted.unframe()
	b.mode, b.lifted = viewOnly{}, lifted{}
	b.dispatcher.KeyScope = nil
	b.placement.Clear()
	b.zoom.close()
	b.removeTargets()
	b.clearLabel()
}

// removeTargets removes all targets, their lights and touch areas.
func (b *Board) removeTargets() {
	l := &b.layers
	l.targets.Clear()
	l.ghosts.Clear()
	l.lights.Clear()
	b.endPreview()
	b.hovered = -1
	b.hideOutcome()
	b.targets = targets{table: b.table, pos: b.shown, layer: l.targets, words: b.frame.Words}
	b.tree.SetButtons(nil)
	for _, a := range b.cast.Actors() {
		a.Node.Touch, a.Node.Accessible = nil, stage.Accessible{}
	}
}

// offerMoves makes tiles and targets touchable.
func (b *Board) offerMoves() {
	b.removeTargets()
	if m, ok := b.mode.(*picking); ok {
		b.offerPicks(m)
		b.showPlacement()
		b.zoom.close()
		return
	}
	pos := b.shown
	b.targets.all = b.options()
	var sources []engine.Place
	for _, g := range b.targets.all.Pickables() {
		sources = append(sources, g.From)
		if g.From.Zone.Owned() {
			b.layers.tiles.Accessible.Name = b.frame.Words.T("told.placing")
		}
		for i, a := range b.cast.TilesOf(g) {
			if i >= g.Count {
				break // extra tiles are another pickable
			}
			a.Node.Name = fmt.Sprintf("pickable-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile)
			a.Node.Touch = b.pickableTouch(g, i == 0)
			a.Node.Touch.Reach = b.touchReach(a.Node)
			if i == 0 {
				a.Node.SetRole(stage.RoleButton, table.PickableName(b.table, b.frame.Words, g)).Accessible.Off = !b.targets.accepts(g)
			}
		}
	}
	b.tree.SetButtons(sources)
	if f := &b.frame; f.Shape().Phone() {
		widenTouch(b.cast.Actors(), table.PhoneTarget*f.Kit.Device)
	}
	large := len(table.ZoomAreasOf(b.table, pos)) == 0
	for i, at := range b.targets.all.Places() {
		touch := b.targets.add(b.table.Target(at), large, b.unit())
		touch.Hover = func(on bool) { b.hover(i, on) }
		touch.Press = func() { b.choose(i) }
	}
	b.showPlacement()
	b.offerZoom()
}

// pickableTouch returns the touch area of a tile of a pickable.
func (b *Board) pickableTouch(g table.Pickable, focus bool) *stage.Touch {
	return &stage.Touch{
		Focus: focus,
		Hover: func(on bool) { b.lightSource(g, on) },
		Press: func() { b.pressPickable(g) },
		DragStart: func(x, y float64) bool {
			if what := b.held(); what == nil || *what != g {
				b.toggleHeld(g)
			}
			b.carry(x, b.carryY(y))
			return true
		},
		Drag:       func(x, y float64) { b.dragTo(x, b.carryY(y)) },
		Drop:       func(x, y float64) { b.dropAt(x, b.carryY(y)) },
		LongPress:  func(on bool) { b.magnify(g, on) },
		DragCancel: b.Release,
	}
}

// widenTouch enlarges the touch area of each tile to a square of a side, as far as other tiles leave space.
func widenTouch(actors []*table.Actor, side float64) {
	var tiles []*stage.Node
	for _, a := range actors {
		if a.Node.Touch != nil {
			tiles = append(tiles, a.Node)
		}
	}
	for _, n := range tiles {
		x, y := (side-n.W)/2, (side-n.H)/2
		for _, o := range tiles {
			across, down := math.Abs(o.X-n.X), math.Abs(o.Y-n.Y)
			switch {
			case o.Name == n.Name:
			case across > down:
				x = min(x, (across-(o.W+n.W)/2)/2)
			default:
				y = min(y, (down-(o.H+n.H)/2)/2)
			}
		}
		r := &n.Touch.Reach
		r.X, r.Y = max(r.X, x), max(r.Y, y)
	}
}

// FocusFirst moves the keyboard focus to the first tile or, if there is none, target that can be chosen.
func (b *Board) FocusFirst() {
	for _, layer := range []*stage.Node{b.layers.tiles, b.layers.targets} {
		first := ""
		layer.Walk(func(n *stage.Node) {
			if first == "" && n.Focusable() && !n.Accessible.Off {
				first = n.Name
			}
		})
		if first != "" && b.dispatcher.Focus(first) {
			return
		}
	}
}

// announce reports a sentence to show and to announce.
func (b *Board) announce(text string) { b.report(Announced{text}) }

// reportHover reports a sentence about what the pointer or the focus is on.
func (b *Board) reportHover(text string) { b.report(Hovered{text}) }

// reportChange reports that a multi-pick or a placement has changed.
func (b *Board) reportChange() { b.report(Changed{}) }

// sameButPosition reports whether two frames differ at most in the position to lay out.
func sameButPosition(a, b table.Frame) bool {
	return a.Rect == b.Rect && a.Window == b.Window && a.Kit.Scale == b.Kit.Scale && a.Viewer == b.Viewer && a.Seats == b.Seats
}

// Offer returns the nodes that describe to screen readers what can be taken, in reading order.
func (b *Board) Offer() []*stage.Node { return []*stage.Node{b.layers.offer, b.layers.tiles} }

// Boards returns the nodes that describe the boards, targets and stock to screen readers, in reading order.
func (b *Board) Boards() []*stage.Node {
	return []*stage.Node{b.layers.own, b.layers.targets, b.layers.others, b.layers.stock}
}

// buildScenery builds everything but the tiles.
func (b *Board) buildScenery() {
	l := &b.layers
	l.scenery.Clear()
	l.marks.Clear()
	b.scenery = b.table.Scenery(b.shown, b.legend)
	b.Celebrations.AddLight(b.scenery.Below)
	l.scenery.Add(b.scenery.Below)
	for s := range engine.MaxSeats {
		b.unmark(engine.Seat(s))
		if last := b.legend.Last[s]; last != nil {
			b.mark(engine.Seat(s), last)
		}
	}
	l.over.Clear()
	l.over.Add(b.scenery.Above)
	for _, n := range []*stage.Node{l.offer, l.own, l.others, l.stock} {
		n.Clear()
	}
	b.tree = b.table.AccessibleTree(b.shown, b.legend)
	l.offer.Add(b.tree.Offer)
	l.own.Add(b.tree.Own)
	l.others.Add(b.tree.Others)
	l.stock.Add(b.tree.Stock)
	l.targets.Accessible.Name, l.tiles.Accessible = b.frame.Words.T("told.targets"), stage.Accessible{Role: stage.RoleRegion, Name: b.frame.Words.T("told.tiles")}
}

// markZ is the depth of marks among the tiles: above tiles at rest, below moving ones.
const markZ = 5

// mark adds the marks of a seat's last move.
func (b *Board) mark(s engine.Seat, last *table.LastMove) {
	m := table.Mark{Look: b.table, Cast: b.cast, Seat: s, Ink: b.legend.LineInk(s), Emblem: b.legend.Emblem(s), Device: b.frame.Kit.Device}
	source := m.Source(last)
	target, shown := m.Target(last)
	if !shown {
		if board := b.scenery.Below.Find(table.BoardName(s)); board != nil { // the tiles of the board are not shown
			target = stage.Group(fmt.Sprintf("mark-target-%d", s)).SetRole(stage.RoleSilent, "").Add(m.Frame(board.Bounds(), 0))
		}
	}
	b.layers.marks.Add(source)
	b.marks[s] = []*stage.Node{source}
	target.SetZ(markZ)
	b.cast.Layer.Add(target)
	b.marks[s] = append(b.marks[s], target)
}

// Unmark removes the marks of all last moves until Show.
func (b *Board) Unmark() {
	for s := range engine.MaxSeats {
		b.unmark(engine.Seat(s))
	}
}

// unmark removes the marks of a seat's last move.
func (b *Board) unmark(s engine.Seat) {
	for _, n := range b.marks[s] {
		n.Remove()
	}
	b.marks[s] = nil
}

// showPieces adds pieces that are not on the table to a layer. node returns the node of a skin at a spot, such as a ghost or a halo.
func (b *Board) showPieces(on *stage.Node, pieces []table.Piece, node func(table.Skin, table.Spot) *stage.Node) {
	for _, p := range pieces {
		on.Add(node(b.table.Skin(p), b.table.Anchor(p.Place, 0, 1)))
	}
}

// showMoveGhosts shows the tiles that a move places as ghosts and, if the move costs tiles, their number on a disc.
func (b *Board) showMoveGhosts(o table.Option) {
	b.showPieces(b.layers.ghosts, o.Placed(), table.Skin.Ghost)
	if cost := len(o.Price); cost > 0 {
		b.layers.ghosts.Add(b.costDisc(cost, b.table.Anchor(o.To, 0, 1)))
	}
}

// costShare is the width of the disc of a cost, in sizes of the tile.
const costShare = 0.33

// costDisc returns a number on a disc at a spot.
func (b *Board) costDisc(cost int, at table.Spot) *stage.Node {
	return table.CoinOf(b.frame.Kit, cost, at.X, at.Y, max(costShare*at.Size, 1.65*b.frame.Kit.MinTextSize()))
}

func (b *Board) unit() float64 { return b.frame.Kit.Unit }

// touchReach returns the margin around a tile within which a touch hits it.
func (b *Board) touchReach(n *stage.Node) stage.Reach {
	return stage.Around(max(3*b.unit(), (b.frame.Kit.Target(0)-min(n.W, n.H))/2))
}

// ResetTiles puts the tiles at their places in the position shown, without ghosts and lights.
func (b *Board) ResetTiles() {
	b.layers.ghosts.Clear()
	b.layers.lights.Clear()
	b.cast.Show(b.table.Pieces(b.shown))
	b.countHands()
}

// countHands updates the number of tiles next to each hand, without picked tiles.
func (b *Board) countHands() {
	b.scenery.Live.CountHands(b.cast.Actors())
	b.scenery.Redraw()
}

// Animating reports whether an animation is running.
func (b *Board) Animating() bool { return b.motion.line != nil }

// Counting reports whether points have been counted in the current animation.
func (b *Board) Counting() bool { return b.motion.counted }

// Hurry speeds the animation up.
func (b *Board) Hurry() { b.motion.hurried = true }

// Advance advances the animation by a tick and reports whether it ended in that tick.
func (b *Board) Advance() bool {
	if b.LayoutMoves() {
		b.Tick()
		return false
	}
	ended := b.motion.advance()
	b.updateCounts()
	return ended
}

// updateCounts updates the numbers on stacks of tiles.
func (b *Board) updateCounts() { b.counts.Update(b.cast.Actors(), b.frame.Kit) }

// Settle ends all animation at once, without sounds.
func (b *Board) Settle() {
	sound := b.Sound
	b.Sound = func(string, int, float64, float64) {}
	b.relayout.finish()
	b.Celebrations.Mute(b.motion.finish)
	b.Sound = sound
}

// addHalos adds halos around tiles to a layer, one for each stack.
func addHalos(on *stage.Node, tiles []*table.Actor) {
	for _, a := range table.OnePerStack(tiles) {
		on.Add(a.Art.Skin.Halo(a.Spot()))
	}
}

// Actors returns the tiles on the stage. Callers must not change the slice.
func (b *Board) Actors() []*table.Actor { return b.cast.Actors() }

// Subject returns the rectangle of what a remark on a place is about: all tiles of a pool or of a line, or the place alone.
func (b *Board) Subject(at engine.Place) stage.Rect {
	spots := []table.Spot{b.table.Anchor(at, 0, 1)}
	for _, a := range b.cast.Actors() {
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
func (b *Board) TilesOf(seat engine.Seat) (all []stage.Rect) {
	for _, a := range b.cast.Actors() {
		if a.Place.Zone.Owned() && a.Place.Seat == seat {
			all = append(all, table.Around(0, a.Spot()))
		}
	}
	return all
}

// At returns the tiles at a place, or in its pool.
func (b *Board) At(p engine.Place) []*table.Actor { return b.cast.At(p) }

// Hint lights tiles until ClearHint or the next animation.
func (b *Board) Hint(tiles []*table.Actor) { addHalos(b.layers.fx, tiles) }

// ClearHint removes the lights of hints.
func (b *Board) ClearHint() {
	if !b.Animating() {
		b.layers.fx.Clear()
	}
}

// effects implements table.Effects on a board.
type effects struct{ *Board }

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
	e.Board.Sound(name, step, at.X, at.Size)
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
func (b *Board) ScoredTileAt(x, y float64) (at engine.Place, ok bool) {
	for _, a := range b.cast.Actors() {
		s := a.Spot()
		if a.Place.Zone.Scores() && math.Hypot(x-s.X, y-s.Y) < s.Size/2 {
			at, ok = a.Place, true
		}
	}
	return at, ok
}
