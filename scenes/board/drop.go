package board

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

// dragTo carries the held tiles to a point and shows what a drop there would bring.
func (p *Player) dragTo(x, y float64) {
	if p.held() == nil {
		return
	}
	p.carry(x, y)
	if at := p.targets.near(x, y, p.lifted.tiles); at != p.over {
		p.hover(p.over, false)
		p.hover(at, true)
	}
}

// dropAt chooses the target that catches a drop at a point, or puts the tiles back.
func (p *Player) dropAt(x, y float64) {
	if p.held() == nil { // a move was made meanwhile, or the tiles were put back
		return
	}
	if at := p.targets.near(x, y, p.lifted.tiles); at >= 0 {
		p.choose(at)
		return
	}
	p.Release()
}

// choose makes the move of a target, asks which of several, or says why there is none. A wrong target keeps what is held, and what was
// dropped there goes back to where it lay; the prompt says what to do with it.
func (p *Player) choose(i int) {
	t := p.targets.list[i]
	switch {
	case len(t.options) == 0 && (t.why != nil || p.held() == nil):
		p.keepHolding()
		p.refuse(t)
	case p.placeable(&t):
		p.Release()
		p.setPlacement(t, t.options[0].Move)
	case len(t.options) == 1:
		p.lifted.straighten()
		p.report(MoveChosen{t.options[0].Move})
	case len(t.options) > 1:
		p.lifted.straighten()
		p.askPayment(t)
	}
}

// keepHolding takes what is held away from a target where it may not go.
func (p *Player) keepHolding() {
	m, holds := p.mode.(*holding)
	if !holds {
		return
	}
	m.refused = true
	if p.lifted.carried {
		p.lifted.springBack()
		p.hover(p.over, false)
	}
	p.say(p.modePrompt())
}

// refuse says where it was dropped or clicked why a move is illegal. Where tiles have to be picked up first it says so, and lights all that
// can be taken.
func (p *Player) refuse(t target) {
	p.clearLabel()
	why := p.View.frame.Words.T("play.first")
	if t.why != nil {
		why = engine.Say(t.why, p.View.frame.Words)
	} else {
		for _, g := range p.targets.all.Pickables() {
			light(p.View.layers.lights, p.View.cast.TilesOf(g))
		}
	}
	at := t.Rect
	if !p.dispatcher.FocusVisible() {
		at = stage.Rect{X: p.pointer.X, Y: p.seenY(p.pointer.Y)}
	}
	p.View.Sound("thud", 0, at.X+at.W/2, 0)
	p.showReason(at, why)
}
