package board

import (
	"fmt"
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// layers are the layers of a board, from bottom to top.
type layers struct {
	scenery, marks, offer, own, others, stock, targets, tiles, over, fx *stage.Node
	// shapes are the shapes by depth.
	shapes [depths]*stage.Node
}

// buildScenery builds everything but the tiles.
func (b *Board) buildScenery() {
	l := &b.layers
	l.scenery.Clear()
	l.marks.Clear()
	b.scenery = b.table.Scenery(b.shown, b.legend)
	b.Celebrations.AddLight(b.scenery)
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
	l.targets.Accessible.Name, l.tiles.Accessible = b.frame.Words.T("accessible.targets"), stage.Accessible{Role: stage.RoleRegion, Name: b.frame.Words.T("accessible.tiles")}
}

// markZ is the depth of marks among the tiles: above tiles at rest, below moving ones.
const markZ = 5

// mark adds the marks of a seat's last move.
func (b *Board) mark(s engine.Seat, last *table.LastMove) {
	m := table.Mark{Look: b.table, Cast: b.cast, Seat: s, Ink: b.legend.LineInk(s), Emblem: b.legend.Emblem(s), Device: b.frame.Kit.Device}
	source, badge := m.Source(last)
	b.badges[s] = badge
	target, shown := m.Target(last)
	if !shown {
		if board := b.scenery.Seats[s].Board; board != nil { // the tiles of the board are not shown
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
	b.marks[s], b.badges[s] = nil, nil
}

// costShare is the width of the disc of a cost, in sizes of the tile.
const costShare = 0.33

// costDisc returns a number on a disc at a spot.
func (b *Board) costDisc(cost int, at table.Spot) *stage.Node {
	return table.CoinOf(b.frame.Kit, cost, at.X, at.Y, max(costShare*at.Size, 1.65*b.frame.Kit.MinTextSize()))
}

// countHands updates the number of tiles next to each hand, without picked tiles.
func (b *Board) countHands() {
	b.scenery.Live.CountHands(b.cast.Actors())
	b.scenery.Redraw()
}

// label is a line of text that floats over the board: the outcome of a move, or why it is illegal.
type label struct {
	layer *stage.Node
	rect  stage.Rect // of the label; empty if there is none
	ticks int        // until a reason is removed
}

// show shows text next to a rectangle until clearLabel, and reports whether there is space for it.
func (l *label) show(f *table.Frame, o popover.Obstacles, text string, at stage.Rect, role ui.Role) bool {
	k := f.Kit
	c := table.Callout{Text: text, Face: gfx.SansBold, Units: 17, Paint: role, Width: 0.5 * f.Window.W}
	n := c.Place(k, &popover.Placement{Bounds: f.Window.Grow(-4 * k.Device), Anchor: at, Gap: 8 * k.Unit, Margin: 2 * k.Device, Reach: table.CalloutReach * k.Unit, Obstacles: o})
	if n == nil {
		return false
	}
	l.layer.Add(n)
	l.rect = n.Bounds()
	return true
}

// headText is the size of a label in the head of a board, in device-independent pixels.
const headText = 15.0

// showInHead shows the outcome of a move in the table's area for it in the head of the board: points in green, and points lost in red. It reports
// whether there is space next to the name.
func (l *label) showInHead(b *Board, o popover.Obstacles, text string) bool {
	k, room := b.frame.Kit, b.areas.Outcome
	role := ui.Ink
	switch {
	case strings.HasPrefix(text, "+"):
		role = ui.Gain
	case strings.HasPrefix(text, "−"):
		role = ui.Loss
	}
	p := popover.Placement{Bounds: room, Anchor: stage.Rect{X: room.X + room.W, Y: room.Y, H: room.H}, Margin: 2 * k.Device, Obstacles: o}
	margin := 12 * k.Device
	place := func(units float64) (n *stage.Node, r stage.Rect, ok bool) {
		n = k.FitBox(text, gfx.SansBold, units, 0, 0, 0.5, room.W-2*margin, room.H, role)
		r, _, ok = p.Place(popover.Size{W: table.Width(k, n) + 2*margin, H: room.H})
		return n, r, ok && !n.Art.(*stage.Label).Truncated
	}
	units := layout.LargestFit(k.MinTextUnits(), headText*k.Device/k.Unit, func(units float64) bool {
		_, _, ok := place(units)
		return ok
	})
	n, r, ok := place(units)
	if ok {
		l.layer.Add(stage.Box("sum", stage.NewPanel("pill", 0.8*k.Device, 0), r).Add(n))
		l.rect = r
	}
	return ok
}

// reasonTicks is how long a reason is shown.
const reasonTicks = 200

// showScore shows the outcome of a move in the table's area for it, or else next to a rectangle.
func (b *Board) showScore(text string, at stage.Rect) {
	b.clearLabel()
	if b.areas.Outcome.W > 0 && b.label.showInHead(b, b.obstacles(), text) {
		return
	}
	b.label.show(&b.frame, b.obstacles(), text, at, ui.Ink)
}

// showReason shows for a while why an action was refused, next to a rectangle or, if there is no space, in the heading.
func (b *Board) showReason(at stage.Rect, why string) {
	b.clearLabel()
	if b.refusals {
		b.report(Refused{why})
		return
	}
	if !b.label.show(&b.frame, b.obstacles(), why, at, ui.Loss) {
		b.announce(why)
		return
	}
	b.label.ticks = reasonTicks
	b.report(Refused{why})
}

// Floating returns the rectangles of what floats over the table: the label, the menu of payments or a proposed placement, and the magnifier.
func (b *Board) Floating() (all []stage.Rect) {
	if b.label.rect.W > 0 {
		all = append(all, b.label.rect)
	}
	switch m := b.mode.(type) {
	case *paying:
		all = append(all, m.menu)
	case *placing:
		all = append(all, b.areas.Placement, b.areas.Action)
	}
	if b.magnified != nil {
		all = append(all, b.magnified.Bounds())
	}
	return all
}

// clearLabel removes the label. After a reason, only what can be held stays lit.
func (b *Board) clearLabel() {
	b.label.layer.Clear()
	b.label.rect = stage.Rect{}
	if b.label.ticks > 0 {
		b.label.ticks = 0
		if !b.menuOpen() {
			b.pointed.unlight()
			b.drawShapes()
		}
	}
}

// magnifiedTile is the size of a tile under the magnifier, and magnifierGap the space around it, in device-independent pixels.
const (
	magnifiedTile = 76.0
	magnifierGap  = 12.0
)

// magnify shows all tiles at the place of a pickable enlarged, above the finger or the focus.
func (b *Board) magnify(g table.Pickable, on bool) {
	if b.magnified != nil {
		b.magnified.Remove()
		b.magnified = nil
	}
	if on {
		from := stage.Rect{X: b.pointer.X, Y: b.pointer.Y}
		tiles := b.At(g.From)
		if b.dispatcher.FocusVisible() {
			from.X, from.Y = tiles[0].Node.Centre()
		}
		b.magnified = magnifier(&b.frame, tiles, from)
		b.Top.Add(b.magnified)
	}
}

// magnifier returns enlarged tiles in a square above a rectangle, within the frame.
func magnifier(f *table.Frame, tiles []*table.Actor, from stage.Rect) *stage.Node {
	d := f.Kit.Device
	across := int(math.Ceil(math.Sqrt(float64(len(tiles)))))
	down := table.RowsOf(len(tiles), across)
	step := min(magnifiedTile*d, (f.W-4*magnifierGap*d)/float64(across), 0.45*f.H/float64(down))
	w, h := float64(across)*step+magnifierGap*d, float64(down)*step+magnifierGap*d
	x := min(max(from.X, f.X+w/2), f.X+f.W-w/2)
	y := max(from.Y-fingerOffset*d-h/2, f.Y+h/2)
	n := stage.New("magnifier", stage.NewPanel("slab-gold", f.Kit.Unit, 0), x, y, w, h)
	for i, a := range tiles {
		at := table.Spot{X: table.FromMiddle(i%across, across) * step, Y: table.FromMiddle(i/across, down) * step, Size: 0.9 * step}
		n.Add(a.Art.Skin.At(at))
	}
	return n
}

// preview shows what a move of the seat on turn will score: the tile on the wall with its runs, and the round score. nil ends the preview.
func (b *Board) preview(o *table.Option) {
	live := &b.scenery.Live
	if b.previewed = o; o == nil && live.Next == nil {
		return
	}
	live.Next = nil
	if o != nil {
		var log engine.Log
		after := b.shown.Clone()
		after.Play(o.Move, &log)
		r := roundScores{look: b.table, events: log.Events, steps: OneStep(after)}
		r.begin(engine.Event{})
		next := r.shown()[b.shown.ToMove()]
		live.Next = &next
	}
	b.scenery.Redraw()
}
