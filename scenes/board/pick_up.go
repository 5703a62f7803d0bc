package board

import (
	"azulejo/scenes/table"
)

// pressPickable handles a click on a pickable: picks it up, or makes the move if it has a single target. By keyboard, tiles without a legal target are
// put back.
func (b *Board) pressPickable(g table.Pickable) {
	b.toggleHeld(g)
	if !g.SingleTarget || b.held() == nil {
		return
	}
	stuck := b.dispatcher.FocusVisible() && len(b.targets.list[0].options) == 0
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
	b.lifted.lift(b.cast.LiftedTiles(g), b.targets.tileSize(), b.frame.Kit.Device, b.frame.Still)
	b.targets.open(&g)
	if byKey {
		b.dispatcher.KeyScope = b.layers.targets
		b.targets.focus(b.dispatcher)
	}
	b.reportHover(b.frame.Words.T("play.choose")) // screen readers read the names of the targets
	b.hover(b.hovered, true)                      // the pointer may already be over a target
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
	b.hover(b.hovered, false)
	b.targets.open(nil)
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
