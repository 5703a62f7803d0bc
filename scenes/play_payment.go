package scenes

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// askPayment offers several moves at one zone by the tiles they cost, the cheapest first.
func (p *Play) askPayment(z target, moves []engine.Move) {
	k, pos := p.ctx.Kit(), p.match.Position()
	p.parts.top.Clear()
	p.parts.ghosts.Clear()
	p.hand.reason = 0
	away := stage.Box("", nil, stage.Rect{W: p.ctx.W, H: p.ctx.H})
	away.Touch = &stage.Touch{Press: func() { p.closePayment(z.node.Name) }}
	box, rows := table.Bill(p.table, pos, moves, z.Rect, stage.Rect{W: p.ctx.W, H: p.ctx.H}, k.Unit)
	g := stage.Group("payment").Add(stage.Box("", stage.Slab("slab-blue", 0.6*k.Unit, 0), box))
	for i, m := range moves {
		g.Add(p.payment(k, i, m, rows[i]))
	}
	p.parts.top.Add(away, g)
	p.paying = true
	p.director.Within = g
	p.director.Focus("pay-0")
}

// payment is the button of one of several moves.
func (p *Play) payment(k *ui.Kit, i int, m engine.Move, r stage.Rect) *stage.Node {
	pos := p.match.Position()
	b := k.Button(fmt.Sprintf("pay-%d", i), "", false, r, func() { p.play(m) })
	hover := b.Touch.Hover
	b.Touch.Hover = func(on bool) {
		hover(on)
		if on {
			_, sentence := p.table.Worth(pos, m)
			p.say(sentence)
		}
	}
	tiles := p.table.Price(pos, m)
	for j, t := range tiles {
		skin := p.table.Skin(table.Piece{Place: engine.Place{Zone: engine.Hand}, Tile: t})
		size := r.H * 0.86
		at := table.Spot{X: (float64(j) - float64(len(tiles)-1)/2) * size * skin.W * 1.08, Size: size}
		b.Add(skin.Node("", &table.TileArt{Skin: skin}, at))
	}
	return b.Node
}

// closePayment takes the offer away; the focus goes back to the zone.
func (p *Play) closePayment(focus string) {
	p.paying = false
	p.parts.top.Clear()
	p.director.Within = nil
	p.release()
	p.director.Focus(focus)
	p.say("")
}
