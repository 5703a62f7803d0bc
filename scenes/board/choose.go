package board

import "azulejo/game/stage"

func (h *Interaction) dragTo(x, y float64) {
	h.held.carry(x, y)
	if at := h.targets.near(x, y, h.held.tiles); at != h.over {
		h.hover(h.over, false)
		h.hover(at, true)
	}
}

func (h *Interaction) dropAt(x, y float64) {
	if at := h.targets.near(x, y, h.held.tiles); at >= 0 {
		h.choose(at)
		return
	}
	h.Release()
}

// choose plays the move of a target, asks which of several, or says why there is none. A click on a wrong target keeps what is held; what
// was dropped there goes home, and where it could have gone is lit meanwhile.
func (h *Interaction) choose(i int) {
	t := h.targets.list[i]
	if h.held.what == nil {
		_, t.why = h.targets.movesAt(nil, t.Place) // the last pickable may have changed it
	}
	switch {
	case len(t.moves) == 0 && (t.why != nil || h.held.what == nil):
		ways := h.targets.ways()
		if h.held.carried {
			h.Release()
		}
		h.refuse(t)
		h.targets.point(ways)
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

// refuse says where it was dropped or clicked why a move is illegal. Where no tiles are in hand these come first, and all that can be taken
// is lit.
func (h *Interaction) refuse(t target) {
	why := h.view.frame.Words.T("play.first")
	if t.why != nil {
		why = t.why.Say(h.view.frame.Words)
	} else {
		for _, g := range h.table.Pickables(h.view.shown) {
			h.view.layers.lights.Add(h.view.Lights(h.view.cast.Held(g))...)
		}
	}
	at := t.Rect
	if !h.dispatcher.ByKey() {
		at = stage.Rect{X: h.pointer.X, Y: seen(h, h.pointer.Y)}
	}
	h.view.Sound("thud", 0, at.X+at.W/2, 0)
	h.bubble.refuse(&h.view.frame, why, at)
}

// hover shows or takes away what dropping at a target would bring.
func (h *Interaction) hover(i int, on bool) {
	if i < 0 || i >= len(h.targets.list) {
		return
	}
	h.view.layers.ghosts.Clear()
	if h.bubble.left == 0 && !h.payment.open {
		h.bubble.clear()
	}
	if !on {
		h.over = -1
		h.order.ghost()
		h.host.Say(h.rest())
		return
	}
	h.over = i
	if t := h.targets.list[i]; len(t.moves) > 0 && !h.payment.open {
		h.view.ghosts(h.table.Ghosts(h.view.shown, t.moves[0]))
		h.worth(t.moves[0], t.Rect)
	}
}

// rest is what is said while nothing is pointed at.
func (h *Interaction) rest() string {
	switch w := h.view.frame.Words; {
	case h.payment.open:
		return w.T("play.pay")
	case h.order.open():
		return h.order.sentence()
	case h.held.what != nil:
		return w.T("play.choose")
	}
	return ""
}
