package board

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// pointed is what pointer or focus rest on: it is lit, and what it would bring is shown and said.
type pointed struct {
	h    *Interaction
	over int // the target, -1 for none
}

// hover shows or takes away what dropping at a target would bring.
func (p *pointed) hover(i int, on bool) {
	if i < 0 || i >= len(p.h.targets.list) {
		return
	}
	p.h.view.layers.ghosts.Clear()
	p.h.view.endPreview()
	p.hush()
	if !on {
		p.over = -1
		p.h.order.ghost()
		p.h.host.Point(p.rest())
		return
	}
	p.over = i
	if t := p.h.targets.list[i]; len(t.moves) > 0 && !p.h.payment.open {
		p.h.view.foreseeMove(p.h.table, t.moves[0])
		p.worth(t.moves[0], t.Rect)
	}
}

// hush takes away what was shown of something else, but no reason that still stands.
func (p *pointed) hush() {
	if p.h.label.left == 0 && !p.h.payment.open {
		p.h.label.clear()
	}
}

// Unpoint ends what is shown of the target that pointer or focus rest on.
func (h *Interaction) Unpoint() {
	h.pointed.hover(h.pointed.over, false)
	h.pointed.hush()
}

// rest is what is said while nothing is pointed at.
func (p *pointed) rest() string {
	switch w := p.h.view.frame.Words; {
	case p.h.payment.open:
		return w.T("play.pay")
	case p.h.order.open():
		return p.h.order.prompt()
	case p.h.held.refused:
		return w.T("play.held", len(p.h.held.tiles))
	case p.h.held.what != nil:
		return w.T("play.choose")
	}
	return ""
}

// light shows all tiles that picking g would take, and what that brings where it goes one way only.
func (p *pointed) light(g table.Pickable, on bool) {
	p.h.view.layers.lights.Clear()
	if p.h.held.what != nil {
		return
	}
	tiles := p.h.view.cast.Held(g)
	if g.Swift && !p.h.payment.open && len(p.h.targets.list) > 0 {
		p.tell(g, tiles, on)
	}
	if on {
		light(p.h.view.layers.lights, tiles)
	}
}

// tell says what a click on a pickable of some tiles brings.
func (p *pointed) tell(g table.Pickable, tiles []*table.Actor, on bool) {
	p.hush()
	moves, _ := p.h.targets.movesAt(&g, p.h.targets.list[0].Place)
	if !on || len(moves) == 0 {
		p.h.host.Say("")
		return
	}
	p.h.view.layers.lights.Add(p.coming(g)...)
	p.worth(moves[0], table.Around(0, tiles[0].Spot()))
}

// coming shows behind a plus, faintly, the tiles that a pickable would bring to the hand it goes to; nothing where the hand would have to
// be laid anew for them.
func (p *pointed) coming(g table.Pickable) (shown []*stage.Node) {
	to, tiles := p.h.targets.list[0].Place, p.h.view.cast.Lifted(g)
	n := len(p.h.view.At(to))
	all := n + 1 + len(tiles)
	if to.Zone != engine.Hand || p.h.table.Anchor(to, 0, all) != p.h.table.Anchor(to, 0, max(1, n)) {
		return nil
	}
	for i, a := range tiles {
		shown = append(shown, a.Art.Skin.Ghost(p.h.table.Anchor(to, n+1+i, all)))
	}
	k, at := p.h.view.frame.Kit, p.h.table.Anchor(to, n, all)
	return append(shown, k.Text("+", gfx.SerifBold, 0.5*at.Size/k.Unit, at.X, at.Y, 0.5, k.On.Ink()))
}

// worth says what a move scores, and shows it beside a rectangle or where the table has a room for it.
func (p *pointed) worth(m engine.Move, at stage.Rect) {
	short, sentence := p.h.table.Worth(p.h.view.shown, m)
	p.h.host.Point(sentence)
	if p.h.Arithmetic && p.h.label.left == 0 {
		p.h.score(short, p.h.view.preview(p.h.table, m, at))
	}
}
