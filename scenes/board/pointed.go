package board

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// pointed is what pointer or focus rest on: it is lit, and what it would bring is shown and said.
type pointed struct {
	h    *Interaction
	over int // the target, -1 for none
}

// hover shows or takes away what dropping at a target would bring.
func (p *pointed) hover(i int, on bool) {
	h := p.h
	if i < 0 || i >= len(h.targets.list) {
		return
	}
	h.view.layers.ghosts.Clear()
	p.hush()
	if !on {
		p.over = -1
		h.order.ghost()
		h.host.Say(p.rest())
		return
	}
	p.over = i
	if t := h.targets.list[i]; len(t.moves) > 0 && !h.payment.open {
		h.view.ghosts(h.table.Ghosts(h.view.shown, t.moves[0]))
		p.worth(t.moves[0], t.Rect)
	}
}

// hush takes away what was shown of something else, but no reason that still stands.
func (p *pointed) hush() {
	if h := p.h; h.bubble.left == 0 && !h.payment.open {
		h.bubble.clear()
	}
}

// rest is what is said while nothing is pointed at.
func (p *pointed) rest() string {
	h := p.h
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

// light shows all tiles that picking g would take, and what that brings where it goes one way only.
func (p *pointed) light(g table.Pickable, on bool) {
	h := p.h
	h.view.layers.lights.Clear()
	if h.held.what != nil {
		return
	}
	tiles := h.view.cast.Held(g)
	if g.Swift && !h.payment.open && len(h.targets.list) > 0 {
		p.tell(g, tiles, on)
	}
	if on {
		light(h.view.layers.lights, tiles)
	}
}

// tell says what a click on a pickable of some tiles brings.
func (p *pointed) tell(g table.Pickable, tiles []*table.Actor, on bool) {
	h := p.h
	p.hush()
	moves, _ := h.targets.movesAt(&g, h.targets.list[0].Place)
	if !on || len(moves) == 0 {
		h.host.Say("")
		return
	}
	h.view.layers.lights.Add(p.coming(g)...)
	p.worth(moves[0], table.Around(0, tiles[0].Spot()))
}

// coming shows behind a plus, faintly, the tiles that a pickable would bring to the hand it goes to; nothing where the hand would have to
// be laid anew for them.
func (p *pointed) coming(g table.Pickable) (shown []*stage.Node) {
	h := p.h
	to, tiles := h.targets.list[0].Place, h.view.cast.Lifted(g)
	n := len(h.view.At(to))
	all := n + 1 + len(tiles)
	if to.Zone != engine.Hand || h.table.Anchor(to, 0, all) != h.table.Anchor(to, 0, max(1, n)) {
		return nil
	}
	for i, a := range tiles {
		shown = append(shown, a.Art.Skin.Ghost(h.table.Anchor(to, n+1+i, all)))
	}
	k, at := h.view.frame.Kit, h.table.Anchor(to, n, all)
	return append(shown, k.Text("+", gfx.SerifBold, 0.5*at.Size/k.Unit, at.X, at.Y, 0.5, k.On.Ink()))
}

// worth tells what a move brings, and shows it over a rectangle or where the table has a room for it.
func (p *pointed) worth(m engine.Move, at stage.Rect) {
	h := p.h
	short, sentence := h.table.Worth(h.view.shown, m)
	h.host.Say(sentence)
	switch {
	case !h.Arithmetic || h.bubble.left > 0:
	case h.view.rooms.Sum.W > 0:
		h.bubble.hang(h.view, short)
	default:
		h.bubble.show(&h.view.frame, short, at, ui.Ink)
	}
}
