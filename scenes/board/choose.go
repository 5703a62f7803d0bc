package board

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

func (h *Interaction) dragTo(x, y float64) {
	if h.held.what == nil {
		return
	}
	h.held.carry(x, y)
	if at := h.targets.near(x, y, h.held.tiles); at != h.pointed.over {
		h.pointed.hover(h.pointed.over, false)
		h.pointed.hover(at, true)
	}
}

func (h *Interaction) dropAt(x, y float64) {
	if h.held.what == nil { // a move was made meanwhile, or the tiles were put back
		return
	}
	if at := h.targets.near(x, y, h.held.tiles); at >= 0 {
		h.choose(at)
		return
	}
	h.Release()
}

// choose plays the move of a target, asks which of several, or says why there is none. A wrong target keeps what is held, and what was
// dropped there goes back to where it lay; the prompt says what to do with it.
func (h *Interaction) choose(i int) {
	t := h.targets.list[i]
	if h.held.what == nil {
		_, t.why = h.targets.movesAt(nil, t.Place) // the last pickable may have changed it
	}
	switch {
	case len(t.moves) == 0 && (t.why != nil || h.held.what == nil):
		h.keepHolding()
		h.refuse(t)
	case h.order.takes(&t):
		h.order.ask(t)
	case len(t.moves) == 1:
		h.held.hang()
		h.host.Choose(t.moves[0])
	case len(t.moves) > 1:
		h.held.hang()
		h.payment.ask(t)
	}
}

// keepHolding takes what is held away from a target where it may not go.
func (h *Interaction) keepHolding() {
	if h.held.what == nil {
		return
	}
	h.held.refused = true
	if h.held.carried {
		h.held.springBack()
		h.pointed.hover(h.pointed.over, false)
	}
	h.host.Say(h.pointed.rest())
}

// refuse says where it was dropped or clicked why a move is illegal. Where no tiles are in hand these come first, and all that can be taken
// is lit.
func (h *Interaction) refuse(t target) {
	h.label.clear()
	why := h.view.frame.Words.T("play.first")
	if t.why != nil {
		why = engine.Say(t.why, h.view.frame.Words)
	} else {
		for _, g := range h.table.Pickables(h.view.shown) {
			light(h.view.layers.lights, h.view.cast.Held(g))
		}
	}
	at := t.Rect
	if !h.dispatcher.ByKey() {
		at = stage.Rect{X: h.pointer.X, Y: h.seen(h.pointer.Y)}
	}
	h.view.Sound("thud", 0, at.X+at.W/2, 0)
	h.refuseAt(at, why)
}
