package board

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// A placement is composed in the table's area for it before it is made. The area shows what pays, what the placement scores, and the button that
// makes it. The cheapest payment is proposed; a press on tiles of the hand changes it.

// hasPlacementArea reports whether the table has an area for placements.
func (b *Board) hasPlacementArea() bool { return b.areas.Placement.H > 0 }

// placeable reports whether a target's moves are composed before they are made: there is an area, and they cost tiles.
func (b *Board) placeable(t *target) bool {
	return b.hasPlacementArea() && len(t.options) > 0 && t.options[0].Price != nil
}

// proposePlacement shows the placement of a move and reports whether the move is a placement.
func (b *Board) proposePlacement(m engine.Move) bool {
	_, t := b.findTarget(b.optionOf(m).To)
	if t == nil || t.click.Index(m) < 0 || !b.placeable(t) {
		return false
	}
	b.setPlacement(*t, m)
	return true
}

// setPlacement begins the placement of one of a target's moves.
func (b *Board) setPlacement(t target, m engine.Move) {
	b.mode = &placing{at: t.Place, ways: t.click, choice: max(0, t.click.Index(m))}
	b.reportChange()
	b.offerMoves()
	b.zoomTo(t.Place)
	b.dispatcher.KeyScope = nil
	b.dispatcher.Focus("button-place")
}

// closePlacement cancels the placement.
func (b *Board) closePlacement() {
	b.mode = idle{}
	b.placement.Clear()
	b.reportChange()
	b.offerMoves()
}

// proposed returns the proposed option.
func (p *placing) proposed() table.Option { return p.ways[p.choice] }

// showPlacement makes the tiles of the hand change the payment, and shows what the move scores. Without a placement it
// shows the note of a multi-pick.
func (b *Board) showPlacement() {
	b.placement.Clear()
	m, places := b.mode.(*placing)
	if !places {
		b.showPickNote()
		return
	}
	b.enablePayers(m)
	b.drawPlacement(m)
	b.announce(b.placementPrompt(m))
}

// showPickNote shows the note or the prompt of a multi-pick.
func (b *Board) showPickNote() {
	d := table.MultiPickOf(b.table, b.shown)
	if d == nil || !b.hasPlacementArea() {
		return
	}
	picked := d.Preselected
	if m, ok := b.mode.(*picking); ok {
		picked = m.tiles()
	}
	k, r := b.frame.Kit, b.areas.Placement
	area := stage.Rect{X: r.X + placementMargin*k.Device, Y: r.Y, W: b.areas.Action.X - r.X - 2*placementMargin*k.Device, H: r.H}
	b.placement.Add(k.FitLines(d.Note(picked), gfx.SerifBold, 20, area, ui.Ink))
}

// placementText returns a sentence about what a move does and scores.
func (b *Board) placementText(m engine.Move) string {
	_, sentence := b.table.MoveEffect(b.shown, m)
	return sentence
}

// placementPrompt returns the sentence about the move and, if there are other payments, how to choose them.
func (b *Board) placementPrompt(m *placing) string {
	if len(m.ways) == 1 {
		return b.placementText(m.proposed().Move)
	}
	return b.placementText(m.proposed().Move) + "\n" + b.frame.Words.T("play.pay.change")
}

// enablePayers makes all tiles that may pay pressable.
func (b *Board) enablePayers(m *placing) {
	seen := map[engine.Tile]bool{}
	for _, a := range b.At(m.proposed().From.From) {
		if a.Node.Touch == nil {
			continue
		}
		touch, c := *a.Node.Touch, a.Tile
		touch.Hover, touch.Focus = nil, !seen[c]
		touch.Press = func() { b.payMore(m, c) }
		a.Node.Touch = &touch
		seen[c] = true
	}
}

// payMore proposes the payment with more tiles of a colour, or with that colour placed. After the maximum it continues with the fewest.
func (b *Board) payMore(m *placing, c engine.Tile) {
	to := m.ways.Payments().WithMore(m.choice, c)
	x, _ := b.areas.Placement.Middle()
	if to == m.choice {
		b.Sound("thud", 0, x, 0)
		return
	}
	m.choice = to
	b.Sound("pick", 0, x, 0)
	b.offerMoves()
}

// Lengths in the area of a placement, in device-independent pixels.
const (
	placementMargin = 10.0
	maxPriceWidth   = 84.0  // the maximum width of the tiles
	minPriceWidth   = 300.0 // the width of the area from which the tiles are shown
)

// drawPlacement draws the tiles that pay, the target and the score, and the button that makes the move.
func (b *Board) drawPlacement(m *placing) {
	pos, o := b.shown, m.proposed()
	f, r, button := &b.frame, b.areas.Placement, b.areas.Action
	k, d := f.Kit, f.Kit.Device
	x := r.X + placementMargin*d + b.addPrice(o, r)
	outcome := stage.Rect{X: x + 8*d, Y: r.Y + 0.08*r.H, W: button.X - x - 14*d, H: 0.84 * r.H}
	head, name := outcome, b.table.ShortName(pos, o.To)
	head.H = 0.4 * outcome.H
	if width, _ := k.Fonts.Measure(name, gfx.SerifBold, k.MinTextSize()); width > head.W { // the name takes two lines
		head.H = 0.6 * outcome.H
	}
	outcome.Y, outcome.H = outcome.Y+head.H, outcome.H-head.H
	short, sentence := b.table.MoveEffect(pos, o.Move)
	b.placement.Add(k.FitLines(name, gfx.SerifBold, 20, head, ui.Ink))
	b.placement.Add(k.FitLines(short, gfx.SansBold, 0, outcome, ui.Gain))
	place := k.Button("button-place", f.Words.T("play.place"), true, button, func() { b.report(MoveChosen{o.Move}) })
	place.SetTextSize(table.PhoneUnits(k, actionText, phoneActionText))
	place.SetRole(stage.RoleButton, f.Words.T("accessible.worth", "text", f.Words.T("play.place"), "note", sentence))
	b.placement.Add(place.Node)
}

// addPrice adds the tiles that pay at the left of a rectangle, and returns their width.
func (b *Board) addPrice(o table.Option, r stage.Rect) float64 {
	d := b.frame.Kit.Device
	if r.W < minPriceWidth*d { // lights show the stacks that pay
		return 0
	}
	size := 0.66 * r.H
	var wide, step float64
	for i, t := range o.Price {
		skin := b.table.Skin(table.Piece{Place: o.From.From, Tile: t})
		wide = size * skin.W
		step = min(0.8*wide, (maxPriceWidth*d-wide)/float64(max(1, len(o.Price)-1)))
		at := table.Spot{X: r.X + placementMargin*d + wide/2 + float64(i)*step, Y: r.Y + r.H/2, Size: size}
		b.placement.Add(skin.At(at))
	}
	return wide + step*float64(len(o.Price)-1)
}

// askPayment opens a menu of the payments at a target, the cheapest first.
func (b *Board) askPayment(t target) {
	f := &b.frame
	b.clearLabel()
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
	b.mode = &paying{held: b.held(), at: t.Place, menu: menu.Box}
	b.drawShapes()
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
	b.openTargets(nil)
	b.drawShapes()
	b.dispatcher.Focus(focus)
	b.announce("")
}
