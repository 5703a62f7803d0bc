package board

import (
	"azulejo/scenes/table"
)

// pressPickable handles a click on a pickable: picks it up, or makes the move if it has a single target. By keyboard, tiles without a legal target are
// put back.
func (p *Player) pressPickable(g table.Pickable) {
	p.toggleHeld(g)
	if !g.SingleTarget || p.held() == nil {
		return
	}
	stuck := p.dispatcher.FocusVisible() && len(p.targets.list[0].options) == 0
	p.choose(0)
	if stuck {
		p.Release()
	}
}

// toggleHeld lifts the tiles of a pickable, or puts them back if they are lifted.
func (p *Player) toggleHeld(g table.Pickable) {
	if _, places := p.mode.(*placing); places {
		p.closePlacement()
	}
	p.View.relayout.finish()
	what := p.held()
	same := what != nil && *what == g
	byKey := p.dispatcher.FocusVisible()
	p.Release()
	if same {
		return
	}
	p.liftTiles(g, byKey)
	if tiles := p.lifted.tiles; len(tiles) > 0 {
		at := tiles[0].Spot()
		p.View.Sound("pick", len(tiles)-1, at.X, at.Size)
	}
}

// liftTiles lifts the tiles of a pickable off the table.
func (p *Player) liftTiles(g table.Pickable, byKey bool) {
	p.lightSource(g, false)
	p.mode, p.lifted = &holding{what: g}, lifted{}
	p.lifted.lift(p.View.cast.LiftedTiles(g), p.targets.tileSize(), p.View.frame.Kit.Device, p.View.frame.Still)
	p.targets.open(&g)
	if byKey {
		p.dispatcher.KeyScope = p.View.layers.targets
		p.targets.focus(p.dispatcher)
	}
	p.reportHover(p.View.frame.Words.T("play.choose")) // screen readers read the names of the targets
	p.hover(p.hovered, true)                           // the pointer may already be over a target
}

// Release puts held tiles back, and ends their drag or the choice among payments.
func (p *Player) Release() {
	if p.dispatcher.Cancel() { // a cancelled drag calls Release
		return
	}
	if _, pays := p.mode.(*paying); pays {
		p.closePayment("")
		return
	}
	if p.held() == nil {
		return
	}
	p.mode = idle{}
	p.lifted.animateHome()
	p.dispatcher.KeyScope = nil
	p.hover(p.hovered, false)
	p.targets.open(nil)
	p.announce("")
}

// fingerOffset is the distance above a finger at which carried tiles are drawn, in device-independent pixels.
const fingerOffset = 48

// carryY returns the y coordinate at which a pointer carries tiles, which is also where it drops them.
func (p *Player) carryY(y float64) float64 {
	if !p.pointer.Finger {
		return y
	}
	return max(0, y-fingerOffset*p.View.frame.Kit.Device)
}

// carry moves the held tiles with the pointer.
func (p *Player) carry(x, y float64) {
	p.lifted.attach(x, y)
	if len(p.lifted.tiles) > 0 && p.held() != nil {
		p.lifted.springBackLine = nil
	}
}
