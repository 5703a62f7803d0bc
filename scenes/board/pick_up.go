package board

import (
	"azulejo/scenes/table"
)

// press answers a click on a pickable: it is picked up, or goes at once where it has one target only. By keyboard, tiles that fit nowhere
// are put back.
func (p *Player) press(g table.Pickable) {
	p.pick(g)
	if !g.SingleTarget || p.held() == nil {
		return
	}
	stuck := p.dispatcher.FocusVisible() && len(p.targets.list[0].options) == 0
	p.choose(0)
	if stuck {
		p.Release()
	}
}

// pick lifts the tiles of a pickable, or puts them back when they are lifted already.
func (p *Player) pick(g table.Pickable) {
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
	p.lift(g, byKey)
	if tiles := p.lifted.tiles; len(tiles) > 0 {
		at := tiles[0].Spot()
		p.View.Sound("pick", len(tiles)-1, at.X, at.Size)
	}
}

// lift takes the tiles of a pickable off the table.
func (p *Player) lift(g table.Pickable, byKey bool) {
	p.lightSource(g, false)
	p.mode, p.lifted = &holding{what: g}, lifted{}
	p.lifted.raise(p.View.cast.LiftedTiles(g), p.targets.size(), p.View.frame.Kit.Device, p.View.frame.Still)
	p.targets.open(&g)
	if byKey {
		p.dispatcher.KeyScope = p.View.layers.targets
		p.targets.focus(p.dispatcher)
	}
	p.point(p.View.frame.Words.T("play.choose")) // the names of the targets say so, too
	p.hover(p.over, true)                        // the pointer may have got ahead to a target
}

// Release puts the tiles back where they came from, and ends a drag of them or the choice among payments.
func (p *Player) Release() {
	if p.dispatcher.Cancel() { // a drag that is cancelled releases them
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
	p.lifted.springHome()
	p.dispatcher.KeyScope = nil
	p.hover(p.over, false)
	p.targets.open(nil)
	p.say("")
}

// raised is how far above a finger what it carries is drawn, so that it is seen, in device-independent pixels.
const raised = 48

// seenY returns the height at which a pointer shows what it carries: that is what counts.
func (p *Player) seenY(y float64) float64 {
	if !p.pointer.Finger {
		return y
	}
	return max(0, y-raised*p.View.frame.Kit.Device)
}

// carry moves the held tiles with the pointer.
func (p *Player) carry(x, y float64) {
	p.lifted.carry(x, y)
	if len(p.lifted.tiles) > 0 && p.held() != nil {
		p.lifted.home = nil
	}
}
