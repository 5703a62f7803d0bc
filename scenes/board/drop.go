package board

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

// dragTo carries the held tiles to a point and shows the outcome of a drop there.
func (b *Board) dragTo(x, y float64) {
	if b.held() == nil {
		return
	}
	b.carry(x, y)
	if at := b.targets.at(x, y, b.lifted.tiles); at != b.hovered {
		b.hover(b.hovered, false)
		b.hover(at, true)
	}
}

// dropAt chooses the target at a point, or puts the tiles back.
func (b *Board) dropAt(x, y float64) {
	if b.held() == nil { // a move was made or the tiles were put back during the drag
		return
	}
	if at := b.targets.at(x, y, b.lifted.tiles); at >= 0 {
		b.choose(at)
		return
	}
	b.Release()
}

// choose makes the move of a target, opens a menu if there are several, or shows the reason if there are none. After a wrong drop the tiles stay held
// and return to their places; the prompt says how to go on.
func (b *Board) choose(i int) {
	t := b.targets.list[i]
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
		b.hover(b.hovered, false)
	}
	b.announce(b.modePrompt())
}

// refuse shows why a move is illegal, at the point of the drop or click. If tiles have to be picked up first, it says so and lights all tiles that
// can be taken.
func (b *Board) refuse(t target) {
	b.clearLabel()
	why := b.frame.Words.T("play.first")
	if t.why != nil {
		why = engine.Say(t.why, b.frame.Words)
	} else {
		for _, g := range b.targets.all.Pickables() {
			addHalos(b.layers.lights, b.cast.TilesOf(g))
		}
	}
	at := t.Rect
	if !b.dispatcher.FocusVisible() {
		at = stage.Rect{X: b.pointer.X, Y: b.carryY(b.pointer.Y)}
	}
	b.Sound("thud", 0, at.X+at.W/2, 0)
	b.showReason(at, why)
}
