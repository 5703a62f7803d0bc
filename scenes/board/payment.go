package board

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// payment is the offer of several moves at one target, to choose from by the tiles they cost.
type payment struct {
	h    *Interaction
	open bool
	at   engine.Place // the target
}

// ask offers the moves at a target, the cheapest first.
func (p *payment) ask(t target) {
	f := &p.h.view.frame
	p.h.label.clear()
	p.h.view.layers.ghosts.Clear()
	t.halo.Hidden = false
	away := stage.Box("", nil, f.Window)
	away.Touch = &stage.Touch{Press: func() { p.close(t.node.Name) }}
	menu := table.NewPaymentMenu(p.h.table, p.h.view.shown, t.moves, t.Rect, &p.h.view.rooms, f.Window, f.Kit.Unit)
	title := f.Words.T("play.pay.title")
	g := stage.Group("payment").Says(stage.RoleRegion, title).Add(stage.Box("", stage.Slab("slab-blue", 0.6*f.Kit.Unit, 0), menu.Box))
	x, y := menu.Head.Middle()
	g.Add(f.Kit.FitBox(title, gfx.SerifBold, 20, x, y, 0.5, menu.Head.W, menu.Head.H, ui.Ink))
	for i, m := range t.moves {
		g.Add(p.button(f.Kit, i, m, menu.Rows[i]))
	}
	p.h.Top.Add(away, g)
	p.open, p.at = true, t.Place
	p.h.dispatcher.Within = g
	p.h.dispatcher.Focus("pay-0")
	p.h.host.Say(p.h.pointed.rest())
}

// button is that of one of the moves.
func (p *payment) button(k *ui.Kit, i int, m engine.Move, r stage.Rect) *stage.Node {
	pos := p.h.view.shown
	b := k.Button(fmt.Sprintf("pay-%d", i), "", false, r, func() { p.h.host.Choose(m) })
	hover := b.Touch.Hover
	_, sentence := p.h.table.Worth(pos, m)
	b.Says(stage.RoleButton, sentence)
	b.Touch.Hover = func(on bool) {
		hover(on)
		if on {
			p.h.host.Point(sentence)
		}
	}
	tiles := p.h.table.Price(pos, m)
	for j, t := range tiles {
		skin := p.h.table.Skin(table.Piece{Place: engine.Place{Zone: engine.Hand}, Tile: t})
		size := r.H * 0.86
		b.Add(skin.At(table.Spot{X: table.FromMiddle(j, len(tiles)) * size * skin.W * 1.08, Size: size}))
	}
	return b.Node
}

// close takes the offer away; the focus goes back to the target.
func (p *payment) close(focus string) {
	p.open = false
	p.h.label.clear()
	p.h.dispatcher.Within = nil
	p.h.Release()
	p.h.targets.open(nil)
	p.h.dispatcher.Focus(focus)
	p.h.host.Say("")
}
