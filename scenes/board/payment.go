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
	*Interaction
	open bool
	at   engine.Place // the target
}

// ask offers the moves at a target, the cheapest first.
func (p *payment) ask(t target) {
	f := &p.view.frame
	p.bubble.clear()
	p.view.layers.ghosts.Clear()
	t.halo.Hidden = false
	away := stage.Box("", nil, f.Window)
	away.Touch = &stage.Touch{Press: func() { p.close(t.node.Name) }}
	box, head, rows := table.Bill(p.table, p.view.shown, t.moves, t.Rect, f.Window, f.Unit)
	title := f.Words.T("play.pay.title")
	g := stage.Group("payment").Says(stage.RoleRegion, title).Add(stage.Box("", stage.Slab("slab-blue", 0.6*f.Unit, 0), box))
	x, y := head.Middle()
	g.Add(f.FitBox(title, gfx.SerifBold, 20, x, y, 0.5, head.W, head.H, ui.Ink))
	for i, m := range t.moves {
		g.Add(p.button(f.Kit, i, m, rows[i]))
	}
	p.Top.Add(away, g)
	p.open, p.at = true, t.Place
	p.dispatcher.Within = g
	p.dispatcher.Focus("pay-0")
	p.host.Say(p.pointed.rest())
}

// button is that of one of the moves.
func (p *payment) button(k *ui.Kit, i int, m engine.Move, r stage.Rect) *stage.Node {
	pos := p.view.shown
	b := k.Button(fmt.Sprintf("pay-%d", i), "", false, r, func() { p.host.Choose(m) })
	hover := b.Touch.Hover
	_, sentence := p.table.Worth(pos, m)
	b.Says(stage.RoleButton, sentence)
	b.Touch.Hover = func(on bool) {
		hover(on)
		if on {
			p.host.Say(sentence)
		}
	}
	tiles := p.table.Price(pos, m)
	for j, t := range tiles {
		skin := p.table.Skin(table.Piece{Place: engine.Place{Zone: engine.Hand}, Tile: t})
		size := r.H * 0.86
		b.Add(skin.At(table.Spot{X: table.FromMiddle(j, len(tiles)) * size * skin.W * 1.08, Size: size}))
	}
	return b.Node
}

// close takes the offer away; the focus goes back to the target.
func (p *payment) close(focus string) {
	p.open = false
	p.bubble.clear()
	p.dispatcher.Within = nil
	p.Release()
	p.targets.open(nil)
	p.dispatcher.Focus(focus)
	p.host.Say("")
}
