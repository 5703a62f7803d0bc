package board

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

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
	b.drawShapes()
}

// removeTargets removes all targets, their lights and touch areas.
func (b *Board) removeTargets() {
	b.layers.targets.Clear()
	b.targets = nil
	b.pointed = nowhere()
	b.hideOutcome()
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
		b.drawShapes()
		return
	}
	var sources []engine.Place
	for _, g := range b.options().Pickables() {
		sources = append(sources, g.From)
		if g.From.Zone.Owned() {
			b.layers.tiles.Accessible.Name = b.frame.Words.T("accessible.placing")
		}
		for i, a := range b.cast.TilesOf(g) {
			if i >= g.Count {
				break // extra tiles are another pickable
			}
			a.Node.Name = fmt.Sprintf("pickable-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile)
			a.Node.Touch = b.pickableTouch(g, i == 0)
			a.Node.Touch.Reach = b.touchReach(a.Node)
			if i == 0 {
				a.Node.SetRole(stage.RoleButton, table.PickableName(b.table, b.frame.Words, g)).Accessible.Off = !b.accepted(g)
			}
		}
	}
	b.tree.SetButtons(sources)
	if f := &b.frame; f.Shape().Phone() {
		widenTouch(b.cast.Actors(), table.PhoneTarget*f.Kit.Device)
	}
	large := len(table.ZoomAreasOf(b.table, b.shown)) == 0
	for i, at := range b.options().Places() {
		b.addTarget(i, b.table.Target(at), large)
	}
	b.showPlacement()
	b.offerZoom()
	b.drawShapes()
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

// touchReach returns the margin around a tile within which a touch hits it.
func (b *Board) touchReach(n *stage.Node) stage.Reach {
	return stage.Around(max(3*b.unit(), (b.frame.Kit.Target(0)-min(n.W, n.H))/2))
}

// FocusFirst moves the keyboard focus to the first tile or, if there is none, target that can be chosen.
func (b *Board) FocusFirst() {
	for _, a := range b.cast.Actors() {
		if a.Node.Focusable() && !a.Node.Accessible.Off && b.dispatcher.Focus(a.Node.Name) {
			return
		}
	}
	if !b.focusTarget() && len(b.zoom.areas) > 0 {
		b.dispatcher.Focus(zoomName(0))
	}
}

// announce reports a sentence to show and to announce.
func (b *Board) announce(text string) { b.report(Announced{text}) }

// reportHover reports a sentence about what the pointer or the focus is on.
func (b *Board) reportHover(text string) { b.report(Hovered{text}) }

// reportChange reports that a multi-pick or a placement has changed.
func (b *Board) reportChange() { b.report(Changed{}) }

// pointed is what the pointer or the keyboard focus is on.
type pointed struct {
	target int             // the index of the target, or -1
	source *table.Pickable // the tiles that can be picked up, or nil
	all    bool            // everything that can be picked up is lit, after a click with nothing held
	pick   *table.Actor    // the tile of a multi-pick, or nil
}

// unlight removes the lights of tiles.
func (p *pointed) unlight() { p.source, p.all, p.pick = nil, false, nil }

// nowhere is pointed at nothing.
func nowhere() pointed { return pointed{target: -1} }

// hover shows or hides the outcome of a drop at a target.
func (b *Board) hover(i int, on bool) {
	if i < 0 || i >= len(b.targets) {
		return
	}
	b.hideOutcome()
	b.pointed.target = -1
	if on {
		b.pointed.target = i
		if t := &b.targets[i]; len(t.options) > 0 && !b.menuOpen() {
			b.showOutcome(t.options[0], t.Rect)
		}
	} else {
		b.reportHover(b.modePrompt())
	}
	b.drawShapes()
}

// menuOpen reports whether a menu of payments is open.
func (b *Board) menuOpen() bool {
	_, open := b.mode.(*paying)
	return open
}

// hideOutcome hides the outcome of a move, but not a reason that is still shown.
func (b *Board) hideOutcome() {
	b.demonstrated = nil
	b.preview(nil)
	if b.label.ticks == 0 && !b.menuOpen() {
		b.clearLabel()
	}
}

// ClearHover hides what is shown of the hovered target. While no move can be made by hand, what the screen shows of a move stays.
func (b *Board) ClearHover() {
	if !b.movesEnabled() {
		return
	}
	b.hover(b.pointed.target, false)
	b.hideOutcome()
	b.drawShapes()
}

// lightSource lights all tiles that picking g would take, and shows the outcome if they have only one target.
func (b *Board) lightSource(g table.Pickable, on bool) {
	b.pointed.unlight()
	if b.held() == nil {
		if on {
			b.pointed.source = &g
		}
		b.showClick(g, on)
	}
	b.drawShapes()
}

// showClick shows or hides the outcome of a click on a pickable that has a single target.
func (b *Board) showClick(g table.Pickable, on bool) {
	if !g.SingleTarget || b.menuOpen() || len(b.targets) == 0 {
		return
	}
	b.hideOutcome()
	if o, ok := b.clickOption(g); on && ok {
		b.showOutcome(o, table.Around(0, b.cast.TilesOf(g)[0].Spot()))
		return
	}
	b.announce("")
}

// clickOption returns the move of a click on a pickable that has a single target.
func (b *Board) clickOption(g table.Pickable) (o table.Option, ok bool) {
	if !g.SingleTarget || len(b.targets) == 0 {
		return o, false
	}
	options, _ := b.options().Drop(g, b.targets[0].Place)
	if len(options) == 0 {
		return o, false
	}
	return options[0], true
}

// showOutcome shows what a move scores, next to a rectangle or in the table's area for it.
func (b *Board) showOutcome(o table.Option, at stage.Rect) {
	short, sentence := b.table.MoveEffect(b.shown, o.Move)
	b.reportHover(sentence)
	if !b.ShowSums || b.label.ticks > 0 {
		return
	}
	b.preview(&o)
	if o.Scored != nil {
		_, at = b.shapeNode(Shape{Kind: runs, Scored: o.Scored.Scored})
	}
	b.showScore(short, at)
}

// earlyPress is a press of the pointer before a move can be made. If it has become a drag when moves are enabled, it picks up the pressed tile, or
// else the tile that is now at the point of the press.
type earlyPress struct {
	down bool
	x, y float64
	tile *table.Piece // nil if no tile was pressed
}

// resumeEarlyPress follows the pointer until a move can be made, and then picks up what it drags.
func (b *Board) resumeEarlyPress(pointer stage.Pointer) {
	e, enabled := &b.pressed, b.movesEnabled()
	switch {
	case !pointer.Down:
		*e = earlyPress{}
	case pointer.Pressed && !enabled:
		*e = earlyPress{down: true, x: pointer.X, y: pointer.Y}
		if a := b.tileAt(pointer.X, pointer.Y); a != nil {
			piece := a.Piece
			e.tile = &piece
		}
	case e.down && enabled && pointer.Dragging:
		if a := b.pressedTile(*e); a != nil && !b.dispatcher.Dragging() {
			b.dispatcher.Drag(a.Node, pointer)
		}
		*e = earlyPress{}
	}
}

// pressedTile returns the tile of an early press, if it can be picked up now.
func (b *Board) pressedTile(e earlyPress) *table.Actor {
	if e.tile == nil {
		if a := b.tileAt(e.x, e.y); a != nil && a.Node.Touch != nil {
			return a
		}
		return nil
	}
	for _, a := range b.At(e.tile.Place) {
		if a.Tile == e.tile.Tile && a.Node.Touch != nil {
			return a
		}
	}
	return nil
}

// tileAt returns the topmost tile at a point, or nil.
func (b *Board) tileAt(x, y float64) (found *table.Actor) {
	for _, a := range b.cast.Actors() {
		if r := b.touchReach(a.Node); a.Node.Bounds().Grow(max(r.X, r.Y)).Contains(x, y) {
			found = a
		}
	}
	return found
}

// picksOf returns the multi-pick of the position shown and the picks of a move, or nil for a move without picks.
func (b *Board) picksOf(m engine.Move) (*table.MultiPick, []engine.Tile) {
	d := table.MultiPickOf(b.table, b.shown)
	if d == nil {
		return nil, nil
	}
	return d, d.Picks(m)
}

// MadeOfPicks reports whether a move is made by picking several tiles.
func (b *Board) MadeOfPicks(m engine.Move) bool {
	_, picks := b.picksOf(m)
	return picks != nil
}

// options returns the options in the position shown.
func (b *Board) options() table.Options {
	if b.shownOptions == nil {
		b.shownOptions = b.table.Options(b.shown)
	}
	return b.shownOptions
}

// optionOf returns the option of a move in the position shown.
func (b *Board) optionOf(m engine.Move) table.Option { return b.options().Of(m) }

// Source returns the place where a move begins.
func (b *Board) Source(m engine.Move) engine.Place {
	return b.optionOf(m).From.From
}

// MoreSources reports whether other moves begin elsewhere than m or, if m begins in the hand, end on another star.
func (b *Board) MoreSources(m engine.Move) bool {
	from, to := b.Source(m), b.TargetOf(m)
	return slices.ContainsFunc(b.Shown().Moves(nil), func(other engine.Move) bool {
		return b.Source(other) != from || to.Zone.Circular() && !slices.Contains(b.Circle(to), b.TargetOf(other))
	})
}

// TargetOf returns the place where a move ends.
func (b *Board) TargetOf(m engine.Move) engine.Place { return b.optionOf(m).To }

// MoveRects returns the rectangle of the tiles that a move takes, with all of their factory, and that of its target.
func (b *Board) MoveRects(m engine.Move) (from, to stage.Rect) {
	o := b.optionOf(m)
	var spots []table.Spot
	for _, a := range b.takenTiles(o) {
		spots = append(spots, a.Spot())
	}
	from = table.Around(0, spots...)
	if table.IsPlate(o.From.From) {
		from = table.PlateRect(b.table, o.From.From, 0.4)
	}
	return from, table.Around(0, b.table.Anchor(o.To, 0, 1))
}

// TakenTiles returns the rectangles within the tiles of the colour that a move takes.
func (b *Board) TakenTiles(m engine.Move) (all []stage.Rect) {
	o := b.optionOf(m)
	for _, a := range b.takenTiles(o) {
		if a.Tile == o.From.Tile {
			all = append(all, innerRect(a.Spot(), a.Art.Lozenge))
		}
	}
	return all
}

// takenTiles returns the tiles that a move takes, or that it pays with.
func (b *Board) takenTiles(o table.Option) []*table.Actor {
	if len(o.Price) > 0 {
		return b.payers(o)
	}
	return b.cast.TilesOf(o.From)
}

// Suggest shows how a move is begun: it lights the tiles and the target, begins a placement or a multi-pick, and moves the focus there.
func (b *Board) Suggest(m engine.Move) {
	if begun, ok := b.mode.(*picking); ok && !begun.def.Automatic { // perhaps by an earlier suggestion
		b.UndoPicks()
	}
	if d, picks := b.picksOf(m); picks != nil {
		b.suggestPicks(d, picks)
		return
	}
	if b.proposePlacement(m) {
		return
	}
	o := b.optionOf(m)
	held := b.takenTiles(o)
	b.Hint(held)
	if len(held) > 0 {
		b.dispatcher.Focus(held[0].Node.Name)
	}
	for _, p := range o.Placed() {
		b.hints = append(b.hints, Shape{Kind: Halo, At: p.Place, Tile: p.Tile})
	}
	b.drawShapes()
	if _, t := b.findTarget(o.To); t != nil && len(t.click) > 0 {
		b.dispatcher.Focus(t.node.Name)
	}
}

// suggestPicks shows the tiles to pick. If the action button begins the move, they are picked at once.
func (b *Board) suggestPicks(d *table.MultiPick, want []engine.Tile) {
	if !d.Automatic {
		b.beginPicks(d, want)
		b.dispatcher.Focus(actionNode)
		return
	}
	if m, ok := b.mode.(*picking); ok {
		for _, t := range m.tiles() {
			if i := slices.Index(want, t); i >= 0 {
				want = slices.Delete(want, i, i+1)
			}
		}
	}
	marked := b.tilesToPick(d, want)
	for i := range marked {
		b.Hint(marked[i : i+1])
	}
	if len(marked) > 0 {
		b.dispatcher.Focus(marked[0].Node.Name)
	}
}

// tilesToPick returns tiles of some colours among those of a multi-pick.
func (b *Board) tilesToPick(d *table.MultiPick, colours []engine.Tile) (all []*table.Actor) {
	for _, t := range colours {
		held := b.cast.TilesOf(table.Pickable{From: d.From, Tile: t})
		if i := slices.IndexFunc(held, func(a *table.Actor) bool { return !slices.Contains(all, a) }); i >= 0 {
			all = append(all, held[i])
		}
	}
	return all
}

// ShowOutcome shows the tiles of a move at its target, and what it scores if the table has an area for that.
func (b *Board) ShowOutcome(m engine.Move) {
	b.SetAutoShapes(b.MoveShapes(m)...)
	if short, _ := b.table.MoveEffect(b.shown, m); b.ShowSums && b.areas.Outcome.W > 0 {
		_, to := b.MoveRects(m)
		b.showScore(short, to)
	}
}

// ShowTarget shows the tiles of a move at its target and what it scores, as while the tiles are held over it. DisableMoves removes them.
func (b *Board) ShowTarget(m engine.Move) {
	o := b.optionOf(m)
	_, to := b.MoveRects(m)
	b.demonstrated = &o
	b.showOutcome(o, to)
	b.drawShapes()
}

// target is a target of the table on the stage, with its moves.
type target struct {
	table.Target
	node    *stage.Node
	click   table.Options // with nothing held
	options table.Options // for what is held, or else click
	why     error         // why there are no options
}

// addTarget adds the i-th target to the stage. If the target is not large enough to be touched, it only takes drops.
func (b *Board) addTarget(i int, z table.Target, large bool) {
	t := target{Target: z, node: z.Node(fmt.Sprintf("target-%d", i))}
	t.node.Kind = stage.Target
	t.node.Touch = &stage.Touch{Diamond: t.Lozenge, Hover: func(on bool) { b.hover(i, on) }, Press: func() { b.choose(i) }}
	b.openTarget(&t, nil)
	t.click = t.options
	if large {
		b.layers.targets.Add(t.node)
	}
	b.targets = append(b.targets, t)
}

// openTargets opens the targets for g, or for an empty hand where g is nil.
func (b *Board) openTargets(g *table.Pickable) {
	for i := range b.targets {
		b.openTarget(&b.targets[i], g)
	}
}

// openTarget sets the options of a target for g, or for an empty hand if g is nil.
func (b *Board) openTarget(t *target, g *table.Pickable) {
	if g != nil {
		t.options, t.why = b.options().Drop(*g, t.Place)
	} else {
		t.options, t.why = b.options().Click(t.Place)
	}
	t.node.Touch.Focus = len(t.options) > 0
	b.nameTarget(t)
}

// nameTarget sets the accessible name of a target with moves, including the outcome if there is only one move.
func (b *Board) nameTarget(t *target) {
	t.node.Accessible = stage.Accessible{}
	if len(t.options) == 0 {
		return
	}
	name := b.table.TargetName(b.shown, t.Place)
	if len(t.options) == 1 {
		if short, _ := b.table.MoveEffect(b.shown, t.options[0].Move); short != "" {
			name = b.frame.Words.T("accessible.worth", "text", name, "note", short)
		}
	}
	t.node.SetRole(stage.RoleButton, name)
}

// lit reports whether a target is lit: if a payment or a placement there is chosen, or if it has moves, while tiles are held or always if the
// target is AlwaysLit.
func (b *Board) lit(t *target) bool {
	switch m := b.mode.(type) {
	case *paying:
		if t.Place == m.at {
			return true
		}
	case *placing:
		if t.Place == m.at {
			return true
		}
	}
	return len(t.options) > 0 && (b.held() != nil || t.AlwaysLit)
}

// focusTarget moves the keyboard focus to the target that is suggested for the held tiles or else to the first one, and reports whether there is one.
// A target has a move.
func (b *Board) focusTarget() bool {
	held := b.held()
	for _, h := range b.hints {
		i := slices.IndexFunc(b.targets, func(t target) bool { return len(t.options) > 0 && t.Place.SameRow(h.At) })
		if i >= 0 && h.Kind == Halo && held != nil && h.Tile == held.Tile {
			return b.dispatcher.Focus(b.targets[i].node.Name)
		}
	}
	return slices.ContainsFunc(b.targets, func(t target) bool { return len(t.options) > 0 && b.dispatcher.Focus(t.node.Name) })
}

// findTarget returns the index and the target of a place, or -1 and nil.
func (b *Board) findTarget(at engine.Place) (int, *target) {
	i := slices.IndexFunc(b.targets, func(t target) bool { return t.Place == at })
	if i < 0 {
		return -1, nil
	}
	return i, &b.targets[i]
}

// targetAt returns the index of the target that accepts a drop at a point: the one there, or else the nearest one with a move within its catch
// distance, unless the spots of the held tiles are nearer. It returns -1 if there is none.
func (b *Board) targetAt(x, y float64) int {
	if at := slices.IndexFunc(b.targets, func(t target) bool { return t.Holds(x, y) }); at >= 0 {
		return at
	}
	best, least := -1, math.Inf(1)
	for _, a := range b.lifted.tiles {
		spot := a.Spot()
		least = min(least, stage.Rect{X: spot.X, Y: spot.Y}.Grow(spot.Size/2).Distance(x, y))
	}
	for i, t := range b.targets {
		d := t.Area.Distance(x, y)
		if d > t.CatchDistance || len(t.options) == 0 {
			continue
		}
		if y >= t.Area.Y && y < t.Area.Y+t.Area.H {
			d *= sameHeightFactor
		}
		if d < least {
			best, least = i, d
		}
	}
	return best
}

// sameHeightFactor is the factor for distances to targets at the height of the drop, which are preferred to those above and below.
const sameHeightFactor = 0.5

// targetTileSize returns the size of a tile at the targets.
func (b *Board) targetTileSize() float64 {
	if len(b.targets) == 0 {
		return 0
	}
	return b.table.Anchor(b.targets[0].Place, 0, 1).Size
}

// accepted reports whether there is a target where a pickable can be dropped.
func (b *Board) accepted(g table.Pickable) bool {
	return slices.ContainsFunc(b.options(), func(o table.Option) bool { return o.From == g && o.Why == nil })
}

// CancelPending cancels the pending move and returns its tiles. The focus goes to where the move began.
func (b *Board) CancelPending() {
	switch m := b.mode.(type) {
	case *placing:
		i, _ := b.findTarget(m.at)
		b.closePlacement()
		if !b.dispatcher.Focus(zoomTargetName(i)) {
			b.FocusFirst()
		}
	case *picking:
		if !m.def.Automatic {
			b.UndoPicks()
			b.dispatcher.Focus(actionNode)
		}
	}
}

// Escape puts back what is held or closes what is open. It reports whether there was anything.
func (b *Board) Escape() bool {
	if b.dispatcher.Cancel() {
		return true
	}
	m := b.mode
	if _, pays := m.(*paying); pays {
		b.closePayment("")
		return true
	}
	if b.closeZoom() {
		return true
	}
	switch m.(type) {
	case *placing:
		b.closePlacement()
		return true
	case *holding:
		name := b.lifted.tiles[0].Node.Name
		b.Release()
		b.dispatcher.Focus(name)
		return true
	}
	return b.UndoPicks()
}

// modePrompt returns the prompt of the mode, or "".
func (b *Board) modePrompt() string {
	w := b.frame.Words
	switch m := b.mode.(type) {
	case *paying:
		return w.T("play.pay")
	case *placing:
		return b.placementPrompt(m)
	case *holding:
		if m.refused {
			return w.T("play.held", "tiles", len(b.lifted.tiles))
		}
		return w.T("play.choose")
	}
	return ""
}
