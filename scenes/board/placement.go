package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// A placement is composed in the table's area for it before it is made. The area shows what pays, what the placement scores, and the button that
// makes it. The cheapest payment is proposed; a press on tiles of the hand changes it.

// hasPlacementArea reports whether the table has an area for placements.
func (p *Player) hasPlacementArea() bool { return p.View.areas.Placement.H > 0 }

// placeable reports whether a target's moves are composed before they are made: there is an area, and they cost tiles.
func (p *Player) placeable(t *target) bool {
	return p.hasPlacementArea() && len(t.options) > 0 && t.options[0].Price != nil
}

// proposePlacement shows the placement of a move and reports whether the move is a placement.
func (p *Player) proposePlacement(m engine.Move) bool {
	_, t := p.targets.find(p.optionOf(m).To)
	if t == nil || t.click.Index(m) < 0 || !p.placeable(t) {
		return false
	}
	p.setPlacement(*t, m)
	return true
}

// setPlacement begins the placement of one of a target's moves.
func (p *Player) setPlacement(t target, m engine.Move) {
	p.mode = &placing{at: t.Place, ways: t.click, choice: max(0, t.click.Index(m))}
	p.reportChange()
	p.offerMoves()
	p.zoomTo(t.Place)
	p.dispatcher.KeyScope = nil
	p.dispatcher.Focus("button-place")
}

// closePlacement cancels the placement.
func (p *Player) closePlacement() {
	p.mode = idle{}
	p.placement.Clear()
	p.reportChange()
	p.offerMoves()
}

// proposed returns the proposed option.
func (p *placing) proposed() table.Option { return p.ways[p.choice] }

// showPlacement lights the tiles that pay, makes the other tiles of the hand change the payment, and shows what the move scores. Without a placement it
// shows the note of a multi-pick.
func (p *Player) showPlacement() {
	p.placement.Clear()
	m, places := p.mode.(*placing)
	if !places {
		p.showPickNote()
		return
	}
	p.showPlacedGhost()
	if _, t := p.targets.find(m.at); t != nil {
		t.halo.Hidden = false
	}
	p.enablePayers(m)
	p.drawPlacement(m)
	p.announce(p.placementPrompt(m))
}

// showPickNote shows the note or the prompt of a multi-pick.
func (p *Player) showPickNote() {
	d := table.MultiPickOf(p.table, p.View.shown)
	if d == nil || !p.hasPlacementArea() {
		return
	}
	picked := d.Preselected
	if m, ok := p.mode.(*picking); ok {
		picked = m.tiles()
	}
	k, r := p.View.frame.Kit, p.View.areas.Placement
	area := stage.Rect{X: r.X + placementMargin*k.Device, Y: r.Y, W: p.View.areas.Action.X - r.X - 2*placementMargin*k.Device, H: r.H}
	p.placement.Add(k.FitLines(d.Note(picked), gfx.SerifBold, 20, area, ui.Ink))
}

// showPlacedGhost shows a pending placement on its target, if there is one.
func (p *Player) showPlacedGhost() {
	if m, places := p.mode.(*placing); places {
		p.View.showMoveGhosts(m.proposed())
	}
}

// placementText returns a sentence about what a move does and scores.
func (p *Player) placementText(m engine.Move) string {
	_, sentence := p.table.MoveEffect(p.View.shown, m)
	return sentence
}

// placementPrompt returns the sentence about the move and, if there are other payments, how to choose them.
func (p *Player) placementPrompt(m *placing) string {
	if len(m.ways) == 1 {
		return p.placementText(m.proposed().Move)
	}
	return p.placementText(m.proposed().Move) + "\n" + p.View.frame.Words.T("play.pay.change")
}

// enablePayers lights the stacks that pay, and makes all tiles that may pay pressable.
func (p *Player) enablePayers(m *placing) {
	o, seen := m.proposed(), map[engine.Tile]bool{}
	var payers []*table.Actor
	for _, a := range p.View.At(o.From.From) {
		if slices.Contains(o.Price, a.Tile) {
			payers = append(payers, a)
		}
		if a.Node.Touch == nil {
			continue
		}
		touch, c := *a.Node.Touch, a.Tile
		touch.Hover, touch.Focus = nil, !seen[c]
		touch.Press = func() { p.payMore(m, c) }
		a.Node.Touch = &touch
		seen[c] = true
	}
	addHalos(p.placement, payers)
}

// payMore proposes the payment with more tiles of a colour, or with that colour placed. After the maximum it continues with the fewest.
func (p *Player) payMore(m *placing, c engine.Tile) {
	to := m.ways.Payments().WithMore(m.choice, c)
	x, _ := p.View.areas.Placement.Middle()
	if to == m.choice {
		p.View.Sound("thud", 0, x, 0)
		return
	}
	m.choice = to
	p.View.Sound("pick", 0, x, 0)
	p.offerMoves()
}

// Lengths in the area of a placement, in device-independent pixels.
const (
	placementMargin = 10.0
	maxPriceWidth   = 84.0  // the maximum width of the tiles
	minPriceWidth   = 300.0 // the width of the area from which the tiles are shown
)

// drawPlacement draws the tiles that pay, the target and the score, and the button that makes the move.
func (p *Player) drawPlacement(m *placing) {
	pos, o := p.View.shown, m.proposed()
	f, r, button := &p.View.frame, p.View.areas.Placement, p.View.areas.Action
	k, d := f.Kit, f.Kit.Device
	x := r.X + placementMargin*d + p.addPrice(o, r)
	outcome := stage.Rect{X: x + 8*d, Y: r.Y + 0.08*r.H, W: button.X - x - 14*d, H: 0.84 * r.H}
	head, name := outcome, p.table.ShortName(pos, o.To)
	head.H = 0.4 * outcome.H
	if width, _ := k.Fonts.Measure(name, gfx.SerifBold, k.MinTextSize()); width > head.W { // the name takes two lines
		head.H = 0.6 * outcome.H
	}
	outcome.Y, outcome.H = outcome.Y+head.H, outcome.H-head.H
	short, sentence := p.table.MoveEffect(pos, o.Move)
	p.placement.Add(k.FitLines(name, gfx.SerifBold, 20, head, ui.Ink))
	p.placement.Add(k.FitLines(short, gfx.SansBold, 0, outcome, ui.Gain))
	place := k.Button("button-place", f.Words.T("play.place"), true, button, func() { p.report(MoveChosen{o.Move}) })
	place.SetRole(stage.RoleButton, f.Words.T("told.worth", "text", f.Words.T("play.place"), "note", sentence))
	p.placement.Add(place.Node)
}

// addPrice adds the tiles that pay at the left of a rectangle, and returns their width.
func (p *Player) addPrice(o table.Option, r stage.Rect) float64 {
	d := p.View.frame.Kit.Device
	if r.W < minPriceWidth*d { // lights show the stacks that pay
		return 0
	}
	size := 0.66 * r.H
	var wide, step float64
	for i, t := range o.Price {
		skin := p.table.Skin(table.Piece{Place: o.From.From, Tile: t})
		wide = size * skin.W
		step = min(0.8*wide, (maxPriceWidth*d-wide)/float64(max(1, len(o.Price)-1)))
		at := table.Spot{X: r.X + placementMargin*d + wide/2 + float64(i)*step, Y: r.Y + r.H/2, Size: size}
		p.placement.Add(skin.At(at))
	}
	return wide + step*float64(len(o.Price)-1)
}
