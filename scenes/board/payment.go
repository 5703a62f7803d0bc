package board

import (
	"fmt"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// askPayment opens a menu of the payments at a target, the cheapest first.
func (p *Player) askPayment(t target) {
	f := &p.View.frame
	p.clearLabel()
	p.View.layers.ghosts.Clear()
	t.halo.Hidden = false
	away := stage.Box("", nil, f.Window)
	away.Touch = &stage.Touch{Press: func() { p.closePayment(t.node.Name) }}
	menu := table.NewPaymentMenu(p.table, p.View.shown, t.options, t.Rect, &p.View.areas, f.Window, f.Kit.Unit)
	title := f.Words.T("play.pay.title")
	g := stage.Group("payment").SetRole(stage.RoleRegion, title).Add(stage.Box("", stage.NewPanel("slab-blue", 0.6*f.Kit.Unit, 0), menu.Box))
	x, y := menu.Head.Middle()
	g.Add(f.Kit.FitBox(title, gfx.SerifBold, 20, x, y, 0.5, menu.Head.W, menu.Head.H, ui.Ink))
	for i, o := range t.options {
		g.Add(p.paymentButton(f.Kit, i, o, menu.Rows[i]))
	}
	p.Top.Add(away, g)
	p.mode = &paying{held: p.held(), at: t.Place}
	p.dispatcher.KeyScope = g
	p.dispatcher.Focus("pay-0")
	p.announce(p.modePrompt())
}

// paymentButton returns the button of the i-th payment.
func (p *Player) paymentButton(k *ui.Kit, i int, o table.Option, r stage.Rect) *stage.Node {
	b := k.Button(fmt.Sprintf("pay-%d", i), "", false, r, func() { p.report(MoveChosen{o.Move}) })
	hover, sentence := b.Touch.Hover, p.placementText(o.Move)
	b.SetRole(stage.RoleButton, sentence)
	b.Touch.Hover = func(on bool) {
		hover(on)
		if on {
			p.reportHover(sentence)
		}
	}
	for j, t := range o.Price {
		skin := p.table.Skin(table.Piece{Place: o.From.From, Tile: t})
		size := r.H * 0.86
		b.Add(skin.At(table.Spot{X: table.FromMiddle(j, len(o.Price)) * size * skin.W * 1.08, Size: size}))
	}
	return b.Node
}

// closePayment closes the menu and puts back what is held. The focus goes to the node of a name.
func (p *Player) closePayment(focus string) {
	if what := p.held(); what != nil {
		p.mode = &holding{what: *what}
	} else {
		p.mode = idle{}
	}
	p.clearLabel()
	p.dispatcher.KeyScope = nil
	p.Release()
	p.targets.open(nil)
	p.dispatcher.Focus(focus)
	p.announce("")
}
