package board

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

// dragTo carries the held tiles to a point and shows the outcome of a drop there.
func (p *Player) dragTo(x, y float64) {
	if p.held() == nil {
		return
	}
	p.carry(x, y)
	if at := p.targets.at(x, y, p.lifted.tiles); at != p.hovered {
		p.hover(p.hovered, false)
		p.hover(at, true)
	}
}

// dropAt chooses the target at a point, or puts the tiles back.
func (p *Player) dropAt(x, y float64) {
	if p.held() == nil { // a move was made or the tiles were put back during the drag
		return
	}
	if at := p.targets.at(x, y, p.lifted.tiles); at >= 0 {
		p.choose(at)
		return
	}
	p.Release()
}

// choose makes the move of a target, opens a menu if there are several, or shows the reason if there are none. After a wrong drop the tiles stay held
// and return to their places; the prompt says how to go on.
func (p *Player) choose(i int) {
	t := p.targets.list[i]
	switch {
	case len(t.options) == 0 && (t.why != nil || p.held() == nil):
		p.returnHeld()
		p.refuse(t)
	case p.placeable(&t):
		p.Release()
		p.setPlacement(t, t.options[0].Move)
	case len(t.options) == 1:
		p.lifted.detach()
		p.report(MoveChosen{t.options[0].Move})
	case len(t.options) > 1:
		p.lifted.detach()
		p.askPayment(t)
	}
}

// returnHeld moves held tiles back to their places after a drop where they may not go.
func (p *Player) returnHeld() {
	m, holds := p.mode.(*holding)
	if !holds {
		return
	}
	m.refused = true
	if p.lifted.carried {
		p.lifted.animateToRest()
		p.hover(p.hovered, false)
	}
	p.announce(p.modePrompt())
}

// refuse shows why a move is illegal, at the point of the drop or click. If tiles have to be picked up first, it says so and lights all tiles that
// can be taken.
func (p *Player) refuse(t target) {
	p.clearLabel()
	why := p.View.frame.Words.T("play.first")
	if t.why != nil {
		why = engine.Say(t.why, p.View.frame.Words)
	} else {
		for _, g := range p.targets.all.Pickables() {
			addHalos(p.View.layers.lights, p.View.cast.TilesOf(g))
		}
	}
	at := t.Rect
	if !p.dispatcher.FocusVisible() {
		at = stage.Rect{X: p.pointer.X, Y: p.carryY(p.pointer.Y)}
	}
	p.View.Sound("thud", 0, at.X+at.W/2, 0)
	p.showReason(at, why)
}
