// Package board shows positions of a match on a table, animates moves, and takes moves by hand. Every screen that shows a position uses it.
package board

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
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

	state

	// What is drawn of the state.
	cast      *table.Cast
	counts    *table.Counts
	layers    layers
	marks     [engine.MaxSeats][]*stage.Node // of the last move of each seat
	badges    [engine.MaxSeats]*stage.Node   // the emblems among them
	scenery   *table.Scenery
	tree      table.AccessibleTree
	label     label
	zoom      zoom
	placement *stage.Node // the contents of the area for placements
	magnified *stage.Node // tiles under the magnifier, or nil
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
		state: state{mode: viewOnly{}, pointed: nowhere()}, zoom: newZoom(), placement: stage.Group("placement")}
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
	*l = layers{scenery: stage.Group("scenery"), marks: stage.Group("marks"), offer: stage.Group("offer"), own: stage.Group("own"), others: stage.Group("others"),
		stock: stage.Group("stock"), targets: stage.Group("targets").SetRole(stage.RoleRegion, ""), tiles: b.cast.Layer, over: silentGroup("over"), fx: silentGroup("fx"),
		shapes: [depths]*stage.Node{silentGroup("shapes"), silentGroup("below-counts"), silentGroup("below-tiles"), silentGroup("above-zoom")}}
	b.Celebrations = table.NewCelebrations(t, b.cast)
	b.Celebrations.OnLastRound = func(string) {}
	if o.LastRound != nil {
		b.Celebrations.OnLastRound = o.LastRound
		b.Celebrations.Enable()
	}
	b.Below = stage.Group("below").SetRole(stage.RoleSilent, "").Add(l.scenery, l.marks)
	b.Above = stage.Group("above").Add(l.offer, l.own, l.others, l.stock, l.targets, l.shapes[belowTiles], l.tiles, l.over, l.shapes[belowCounts], b.counts.Layer,
		b.Celebrations.Layer, l.fx, b.Celebrations.Above, l.shapes[onTop], b.zoom.layer, l.shapes[aboveZoom], b.placement)
	return b
}

// silentGroup returns a group that screen readers skip.
func silentGroup(name string) *stage.Node { return stage.Group(name).SetRole(stage.RoleSilent, "") }

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
	b.hints, b.autoShapes, b.ownShapes = nil, nil, nil
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

func (b *Board) unit() float64 { return b.frame.Kit.Unit }

// ResetTiles puts the tiles at their places in the position shown, without ghosts and lights.
func (b *Board) ResetTiles() {
	b.pointed, b.demonstrated = nowhere(), nil
	b.cast.Show(b.table.Pieces(b.shown))
	b.countHands()
	b.drawShapes()
}

// Actors returns the tiles on the stage. Callers must not change the slice.
func (b *Board) Actors() []*table.Actor { return b.cast.Actors() }

// Subject returns the rectangles of what a remark on a place is about: all tiles of a pool, or those of some colours, all tiles of a line, or the place
// alone.
func (b *Board) Subject(at engine.Place, colours ...engine.Tile) (all []stage.Rect) {
	if r, ok := b.ScoreRect(at.Seat); ok && at.Zone == engine.Score {
		return []stage.Rect{r}
	}
	for _, a := range b.cast.Actors() {
		if len(colours) > 0 && !slices.Contains(colours, a.Tile) {
			continue
		}
		if p := a.Place; p == at || at.Zone.Joined() && p.SameRow(at) {
			all = append(all, innerRect(a.Spot(), a.Art.Lozenge))
		}
	}
	switch {
	case len(all) == 0 || !at.Zone.Pool():
		return append(all, innerRect(b.table.Anchor(at, 0, 1), at.Zone.Circular() || at.Zone.Surrounded()))
	case at.Zone == engine.Corner: // the corners are far apart, and one stands for all
		return all[:1]
	}
	return all
}

// Holds reports whether there are tiles at a place, or in its line.
func (b *Board) Holds(at engine.Place) bool {
	return slices.ContainsFunc(b.cast.Actors(), func(a *table.Actor) bool {
		return a.Place == at || at.Zone.Joined() && a.Place.SameRow(at)
	})
}

// Circle returns the spaces of the circle of a space, empty or with a tile.
func (b *Board) Circle(at engine.Place) (all []engine.Place) {
	for _, a := range b.cast.Actors() {
		if a.Place.SameRow(at) {
			all = append(all, a.Place)
		}
	}
	for i := range b.targets {
		if t := b.targets[i].Place; t.SameRow(at) {
			all = append(all, t)
		}
	}
	return all
}

// innerMargin is the margin of the square within a rhombus or a disc, relative to its height.
const innerMargin = -0.3

// innerRect returns the rectangle of a tile or a space, or the square within one that leaves the corners of its rectangle to others.
func innerRect(s table.Spot, cornerless bool) stage.Rect {
	if cornerless {
		return table.Around(innerMargin, s)
	}
	return table.Around(0, s)
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

// Event is something that a person does or points at on the board. A Board reports it to its screen.
type Event interface{ event() }

type (
	// MoveChosen reports a legal move that was made by hand. The board does not play it.
	MoveChosen struct{ Move engine.Move }
	// Announced is a sentence to show and to announce; an empty one restores the previous sentence.
	Announced struct{ Text string }
	// Hovered is a sentence about what the pointer or the focus is on. It is shown but not announced, as screen readers read the name of the node.
	Hovered struct{ Text string }
	// Refused is a sentence that says why an action is no legal move. It is to be announced, and shown by a screen that shows refusals itself.
	Refused struct{ Why string }
	// Changed reports that a multi-pick or a placement has begun, changed or ended, which may change the action button.
	Changed struct{}
)

func (MoveChosen) event() {}

func (Announced) event() {}

func (Hovered) event() {}

func (Refused) event() {}

func (Changed) event() {}

// Layout says how a screen lays the board out.
type Layout struct {
	Position engine.Position // the position to lay out; nil lays out all places of the table
	Viewer   engine.Seat     // the seat whose board is large
	Seats    int
	Bounds   stage.Rect // the part of the window for the table; the zero value is all of it
	OnGround bool       // text is drawn on the backdrop of the settings, not on that of the table
	Reviewed bool       // Bounds is what a review leaves to the table, as in table.Frame
	Playable bool       // moves are made by hand, as in table.Frame
	// Scale, if set, makes the table a picture: it fills Bounds, is drawn at this scale and is mirrored only if Mirrored is set and the
	// settings ask for it.
	Scale    *ui.Scale
	Mirrored bool
	// Narrow returns a smaller part of the window if the areas that the table leaves in Bounds are too small; nil keeps Bounds.
	Narrow func(table.Areas) (stage.Rect, bool)
}

// Frame returns the frame of a table, or of a picture of one, in a window.
func Frame(c *game.Context, look table.Look, s Layout) table.Frame {
	f := table.Frame{
		Rect: s.Bounds, Window: stage.Rect{W: c.W, H: c.H}, Kit: table.Kit(c.Kit(), c.W, c.H), Words: c.Words, Seats: s.Seats, Viewer: s.Viewer,
		Shown: s.Position, Reviewed: s.Reviewed, Playable: s.Playable, Still: c.Settings.ReducedMotion, Mirror: table.MirrorOf(c.Settings, c.W), Lettered: c.Settings.Letters,
	}
	if s.Scale != nil {
		f = pictureFrame(f, s.Bounds, *s.Scale)
		if s.Mirrored {
			f.Mirror = table.MirrorOf(c.Settings, 2*s.Bounds.X+s.Bounds.W)
		}
	}
	if s.OnGround {
		f.Kit.On = table.GroundOf(c.Settings, look).Theme
	}
	if f.Rect.W == 0 {
		f.Rect = f.Window
	}
	return f
}

// pictureFrame returns the frame of a picture of a table, which fills a rectangle at a scale and is not mirrored.
func pictureFrame(f table.Frame, room stage.Rect, scale ui.Scale) table.Frame {
	f.Rect, f.Window, f.Mirror = room, room, table.Mirror{}
	f.Kit = &ui.Kit{Scale: scale, Fonts: f.Kit.Fonts}
	return f
}

// Obstacles returns what floating labels must not cover: the table and all text below a node, except the boards of other players and some lesser
// rectangles, which may be covered if necessary, and the emblems, names and scores, which are covered only if there is no other room.
func (b *Board) Obstacles(root *stage.Node, lesser ...stage.Rect) popover.Obstacles {
	o := popover.Obstacles{Keep: append([]stage.Rect(nil), b.areas.KeepClear...), Avoid: lesser}
	for seat := range b.scenery.Seats {
		if r, ok := b.ScoreRect(engine.Seat(seat)); ok {
			o.Spare = append(o.Spare, r)
		}
	}
	o.Spare = append(o.Spare, b.SeatRects()...)
	for _, seat := range b.frame.Others() {
		if n := b.scenery.Seats[seat].Board; n != nil {
			o.Avoid = append(o.Avoid, n.Bounds())
		}
	}
	add := func(r stage.Rect) {
		x, y := r.Middle()
		for _, a := range o.Avoid {
			if a.Contains(x, y) {
				return
			}
		}
		o.Keep = append(o.Keep, r)
	}
	for _, a := range b.cast.Actors() {
		add(table.Around(0, a.Spot()))
		if a.Art.Lift > 0 {
			add(a.Node.Bounds())
		}
	}
	for _, r := range popover.Texts(root, b.frame.Kit.Fonts) {
		add(r)
	}
	return o
}

// ScoreRect returns the rectangle of the score of a seat as it is written, and reports whether it is visible.
func (b *Board) ScoreRect(seat engine.Seat) (r stage.Rect, ok bool) {
	return b.textRect(b.scenery.Seats[seat].Score)
}

// SeatRects returns the rectangles of the emblems and names of the players on the table, and of the emblems that mark last moves.
func (b *Board) SeatRects() (all []stage.Rect) {
	for s := range b.scenery.Seats {
		seat := &b.scenery.Seats[s]
		for _, n := range []*stage.Node{seat.Emblem, b.badges[s]} {
			if n != nil && n.Shown() {
				all = append(all, n.Bounds())
			}
		}
		if r, ok := b.textRect(seat.Name); ok {
			all = append(all, r)
		}
	}
	return all
}

// textRect returns the rectangle of a text of the scenery as it is written, and reports whether it is visible. The node may be nil.
func (b *Board) textRect(n *stage.Node) (r stage.Rect, ok bool) {
	if n == nil || !n.Shown() {
		return r, false
	}
	l := n.Art.(*stage.Label)
	return popover.TextRect(n, l, b.frame.Kit.Fonts), l.Text != ""
}

// Scenery returns what is drawn of the table besides the tiles, with handles of its parts.
func (b *Board) Scenery() *table.Scenery { return b.scenery }
