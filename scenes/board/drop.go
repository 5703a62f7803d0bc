package board

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// pressPickable handles a click on a pickable: picks it up, or makes the move if it has a single target. If that is illegal, the tiles are put back, as
// nothing is highlighted for them.
func (b *Board) pressPickable(g table.Pickable) {
	b.toggleHeld(g)
	if !g.SingleTarget || b.held() == nil {
		return
	}
	stuck := len(b.targets[0].options) == 0
	b.choose(0)
	if stuck {
		b.Release()
	}
}

// toggleHeld lifts the tiles of a pickable, or puts them back if they are lifted.
func (b *Board) toggleHeld(g table.Pickable) {
	if _, places := b.mode.(*placing); places {
		b.closePlacement()
	}
	b.relayout.finish()
	what := b.held()
	same := what != nil && *what == g
	byKey := b.dispatcher.FocusVisible()
	b.Release()
	if same {
		return
	}
	b.liftTiles(g, byKey)
	if tiles := b.lifted.tiles; len(tiles) > 0 {
		at := tiles[0].Spot()
		b.Sound("pick", len(tiles)-1, at.X, at.Size)
	}
}

// liftTiles lifts the tiles of a pickable off the table.
func (b *Board) liftTiles(g table.Pickable, byKey bool) {
	b.lightSource(g, false)
	b.mode, b.lifted = &holding{what: g}, lifted{}
	b.lifted.lift(b.cast.LiftedTiles(g), b.targetTileSize(), b.frame.Kit.Device, b.frame.Still)
	b.openTargets(&g)
	if byKey {
		b.dispatcher.KeyScope = b.layers.targets
		b.focusTarget()
	}
	b.reportHover(b.frame.Words.T("play.choose")) // screen readers read the names of the targets
	b.hover(b.pointed.target, true)               // the pointer may already be over a target
	b.drawShapes()
}

// Release puts held tiles back, and ends their drag or the choice among payments.
func (b *Board) Release() {
	if b.dispatcher.Cancel() { // a cancelled drag calls Release
		return
	}
	if _, pays := b.mode.(*paying); pays {
		b.closePayment("")
		return
	}
	if b.held() == nil {
		return
	}
	b.mode = idle{}
	b.lifted.animateHome()
	b.dispatcher.KeyScope = nil
	b.hover(b.pointed.target, false)
	b.reportHover(b.modePrompt()) // a drop next to all targets leaves none
	b.openTargets(nil)
	b.drawShapes()
	b.announce("")
}

// fingerOffset is the distance above a finger at which carried tiles are drawn, in device-independent pixels.
const fingerOffset = 48

// carryY returns the y coordinate at which a pointer carries tiles, which is also where it drops them.
func (b *Board) carryY(y float64) float64 {
	if !b.pointer.Finger {
		return y
	}
	return max(0, y-fingerOffset*b.frame.Kit.Device)
}

// carry moves the held tiles with the pointer.
func (b *Board) carry(x, y float64) {
	b.lifted.attach(x, y)
	if len(b.lifted.tiles) > 0 && b.held() != nil {
		b.lifted.springBackLine = nil
	}
}

// lifted holds the tiles that are off the table: lifted in place, carried by the pointer, or returning.
type lifted struct {
	tiles          []*table.Actor
	carried        bool
	x, y           float64 // the position of the pointer
	scale          float64 // of the tiles while they are carried
	still          bool    // reduced motion: tiles keep their size, stay under the pointer, and return at once
	springBackLine *tween.Timeline
}

// liftScale is the scale of a lifted tile.
const liftScale = 1.12

// lift lifts tiles off the table, each in a frame. size is the size of a tile at the targets. With still set, tiles are not enlarged or tilted.
func (l *lifted) lift(tiles []*table.Actor, size, device float64, still bool) {
	l.tiles, l.still = tiles, still
	for i, a := range tiles {
		a.Art.Lift, a.Art.Frame = 1, table.HeldFrame(a.Art.Skin, a.Spot().Size, device)
		a.Node.SetZ(20)
		if !still {
			l.scale = liftScale * max(1, size/a.Spot().Size)
			a.Node.Scale, a.Node.Rotation, a.Node.Moving = liftScale, a.Spot().Turn-tilt(i), true
		}
	}
}

// unframe removes the frames of lifted tiles.
func (l *lifted) unframe() {
	for _, a := range l.tiles {
		a.Art.Frame = nil
	}
}

// attach makes the tiles follow a pointer.
func (l *lifted) attach(x, y float64) { l.carried, l.x, l.y = true, x, y }

// follow advances by a tick and reports whether any tile has moved away from its spot.
func (l *lifted) follow(unit float64) bool {
	const near = 0.38 // the fraction of the distance that a tick covers
	away := l.springBackLine != nil || len(l.tiles) > 0
	if l.springBackLine != nil {
		l.springBackLine.Advance(1)
		if l.springBackLine.Done() {
			l.springBackLine = nil
		}
	}
	if !l.carried {
		return away
	}
	for i, a := range l.tiles {
		n := a.Node
		if l.still {
			n.X, n.Y, n.Rotation = l.columnX(i), l.y, 0
			continue
		}
		n.Scale += (l.scale - n.Scale) * near
		x := l.columnX(i)
		vx := (x - n.X) * near
		n.X += vx
		n.Y += (l.y - n.Y) * near
		n.Rotation = max(-0.25, min(0.25, vx*0.012/unit)) - tilt(i)
	}
	return away
}

// tilt returns the tilt of the i-th carried tile to the left, in radians.
func tilt(i int) float64 { return 0.122 - 0.07*float64(i%2) }

// columnX returns the x coordinate of the i-th tile next to the pointer.
func (l *lifted) columnX(i int) float64 {
	n := l.tiles[i].Node
	return l.x + table.FromMiddle(i, len(l.tiles))*n.W*n.Scale*0.82
}

// detach stops tiles from following the pointer and turns them upright.
func (l *lifted) detach() {
	l.carried = false
	for _, a := range l.tiles {
		a.Node.Rotation, a.Node.Scale = a.Spot().Turn, 1
	}
}

// clear forgets tiles that have returned to the table.
func (l *lifted) clear() {
	for _, a := range l.tiles {
		a.Art.Lift, a.Node.Scale, a.Node.Rotation = 0, 1, a.Spot().Turn
	}
	l.unframe()
	l.tiles, l.carried = nil, false
}

// returnTicks is the duration of the return animation.
const returnTicks = 24

// animateHome animates the tiles back to their places.
func (l *lifted) animateHome() {
	l.unframe()
	home := &tween.Timeline{}
	for _, a := range l.tiles {
		home.At(0, returnTicks, tween.Spring, returnToSpot(a, 1, 0)).OnDone(func() { a.Node.Moving = false; a.Node.SetZ(0) })
		home.At(0, returnTicks, tween.Spring, func(t float64) { a.Art.Lift = max(0, 1-t) })
	}
	if l.still {
		home.Finish()
	}
	*l = lifted{springBackLine: home}
}

// animateToRest animates carried tiles back to their places, where they stay lifted.
func (l *lifted) animateToRest() {
	l.carried, l.springBackLine = false, &tween.Timeline{}
	for i, a := range l.tiles {
		scale, lean := liftScale, tilt(i)
		if l.still {
			scale, lean = 1, 0
		}
		l.springBackLine.At(0, returnTicks, tween.Spring, returnToSpot(a, scale, lean))
	}
	if l.still {
		l.springBackLine.Finish()
	}
}

// returnToSpot returns a function that moves a tile to its spot, to a scale and a tilt, for t from 0 to 1.
func returnToSpot(a *table.Actor, scale, lean float64) func(t float64) {
	n, large, to := a.Node, a.Node.Scale, a.Spot()
	from := table.Spot{X: n.X, Y: n.Y, Turn: n.Rotation}
	to.Turn -= lean
	return func(t float64) {
		at := from.Towards(to, t)
		n.X, n.Y, n.Rotation, n.Scale = at.X, at.Y, at.Turn, large+(scale-large)*t
	}
}

// dragTo carries the held tiles to a point and shows the outcome of a drop there.
func (b *Board) dragTo(x, y float64) {
	if b.held() == nil {
		return
	}
	b.carry(x, y)
	if at := b.targetAt(x, y); at != b.pointed.target {
		b.hover(b.pointed.target, false)
		b.hover(at, true)
	}
}

// dropAt chooses the target at a point, or puts the tiles back.
func (b *Board) dropAt(x, y float64) {
	if b.held() == nil { // a move was made or the tiles were put back during the drag
		return
	}
	if at := b.targetAt(x, y); at >= 0 {
		b.choose(at)
		return
	}
	b.Release()
}

// choose makes the move of a target, opens a menu if there are several, or shows the reason if there are none. After a wrong drop the tiles stay held
// and return to their places; the prompt says how to go on.
func (b *Board) choose(i int) {
	t := b.targets[i]
	switch {
	case len(t.options) == 0 && (t.why != nil || b.held() == nil):
		b.returnHeld()
		b.refuse(t)
	case b.placeable(&t):
		b.Release()
		b.setPlacement(t, t.options[0].Move)
	case len(t.options) == 1:
		b.lifted.detach()
		b.report(MoveChosen{t.options[0].Move})
	case len(t.options) > 1:
		b.lifted.detach()
		b.askPayment(t)
	}
}

// returnHeld moves held tiles back to their places after a drop where they may not go.
func (b *Board) returnHeld() {
	m, holds := b.mode.(*holding)
	if !holds {
		return
	}
	m.refused = true
	if b.lifted.carried {
		b.lifted.animateToRest()
		b.hover(b.pointed.target, false)
	}
	b.announce(b.modePrompt())
}

// refuse shows why a move is illegal, at the point of the drop or click. If tiles have to be picked up first, it says so and lights all tiles that
// can be taken.
func (b *Board) refuse(t target) {
	b.clearLabel()
	why := b.frame.Words.T("play.first")
	if t.why != nil {
		w := b.frame.Words
		why = w.T("play.hint.sentence", "sentence", w.Capitalize(engine.Say(t.why, w)))
	} else {
		b.pointed.all = true
		b.drawShapes()
	}
	at := t.Rect
	if !b.dispatcher.FocusVisible() {
		at = stage.Rect{X: b.pointer.X, Y: b.carryY(b.pointer.Y)}
	}
	b.Sound("thud", 0, at.X+at.W/2, 0)
	b.showReason(at, why)
}
