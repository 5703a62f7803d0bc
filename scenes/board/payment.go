package board

import (
	"fmt"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// askPayment opens a menu of the payments at a target, the cheapest first.
func (b *Board) askPayment(t target) {
	f := &b.frame
	b.clearLabel()
	b.layers.ghosts.Clear()
	t.halo.Hidden = false
	away := stage.Box("", nil, f.Window)
	away.Touch = &stage.Touch{Press: func() { b.closePayment(t.node.Name) }}
	menu := table.NewPaymentMenu(b.table, b.shown, t.options, t.Rect, &b.areas, f.Window, f.Kit.Unit)
	title := f.Words.T("play.pay.title")
	g := stage.Group("payment").SetRole(stage.RoleRegion, title).Add(stage.Box("", stage.NewPanel("slab-blue", 0.6*f.Kit.Unit, 0), menu.Box))
	x, y := menu.Head.Middle()
	g.Add(f.Kit.FitBox(title, gfx.SerifBold, 20, x, y, 0.5, menu.Head.W, menu.Head.H, ui.Ink))
	for i, o := range t.options {
		g.Add(b.paymentButton(f.Kit, i, o, menu.Rows[i]))
	}
	b.Top.Add(away, g)
	b.mode = &paying{held: b.held(), at: t.Place}
	b.dispatcher.KeyScope = g
	b.dispatcher.Focus("pay-0")
	b.announce(b.modePrompt())
}

// paymentButton returns the button of the i-th payment.
func (b *Board) paymentButton(k *ui.Kit, i int, o table.Option, r stage.Rect) *stage.Node {
	button := k.Button(fmt.Sprintf("pay-%d", i), "", false, r, func() { b.report(MoveChosen{o.Move}) })
	hover, sentence := button.Touch.Hover, b.placementText(o.Move)
	button.SetRole(stage.RoleButton, sentence)
	button.Touch.Hover = func(on bool) {
		hover(on)
		if on {
			b.reportHover(sentence)
		}
	}
	for j, t := range o.Price {
		skin := b.table.Skin(table.Piece{Place: o.From.From, Tile: t})
		size := r.H * 0.86
		button.Add(skin.At(table.Spot{X: table.FromMiddle(j, len(o.Price)) * size * skin.W * 1.08, Size: size}))
	}
	return button.Node
}

// closePayment closes the menu and puts back what is held. The focus goes to the node of a name.
func (b *Board) closePayment(focus string) {
	if what := b.held(); what != nil {
		b.mode = &holding{what: *what}
	} else {
		b.mode = idle{}
	}
	b.clearLabel()
	b.dispatcher.KeyScope = nil
	b.Release()
	b.targets.open(nil)
	b.dispatcher.Focus(focus)
	b.announce("")
}
