package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// A placement is put together in the table's room for it before it is made: what pays for it, what it scores, and the button that makes it. The
// cheapest payment is proposed; a press on tiles of the hand changes it.

// hasPlacementRoom reports whether the table has a room in which placements are put together.
func (p *Player) hasPlacementRoom() bool { return p.View.rooms.Placement.H > 0 }

// placeable reports whether a target's moves are put together before they are made: there is a room, and they cost tiles.
func (p *Player) placeable(t *target) bool {
	return p.hasPlacementRoom() && len(t.options) > 0 && t.options[0].Price != nil
}

// proposePlacement shows a move as it would be paid for, and reports whether it is one to be put together.
func (p *Player) proposePlacement(m engine.Move) bool {
	_, t := p.targets.of(p.option(m).To)
	if t == nil || t.click.Index(m) < 0 || !p.placeable(t) {
		return false
	}
	p.setPlacement(*t, m)
	return true
}

// setPlacement shows one of a target's moves.
func (p *Player) setPlacement(t target, m engine.Move) {
	p.mode = &placing{at: t.Place, ways: t.click, choice: max(0, t.click.Index(m))}
	p.change()
	p.offer()
	p.zoomTo(t.Place)
	p.dispatcher.KeyScope = nil
	p.dispatcher.Focus("button-place")
}

// closePlacement leaves the move unmade.
func (p *Player) closePlacement() {
	p.mode = idle{}
	p.placement.Clear()
	p.change()
	p.offer()
}

// proposed returns the option that is proposed.
func (m *placing) proposed() table.Option { return m.ways[m.choice] }

// showPlacement lights what pays, makes the rest of the hand change it, and writes what the move scores. Without a placement it sums up a
// multi-pick.
func (p *Player) showPlacement() {
	p.placement.Clear()
	m, places := p.mode.(*placing)
	if !places {
		p.writeNote()
		return
	}
	p.showPlacedGhost()
	if _, t := p.targets.of(m.at); t != nil {
		t.halo.Hidden = false
	}
	p.offerPayers(m)
	p.writePlacement(m)
	p.say(p.placementPrompt(m))
}

// writeNote writes what a multi-pick would come to, or what it asks for.
func (p *Player) writeNote() {
	d := table.MultiPickOf(p.table, p.View.shown)
	if d == nil || !p.hasPlacementRoom() {
		return
	}
	picked := d.Preselected
	if m, ok := p.mode.(*picking); ok {
		picked = m.tiles()
	}
	k, r := p.View.frame.Kit, p.View.rooms.Placement
	words := stage.Rect{X: r.X + placementRim*k.Device, Y: r.Y, W: p.View.rooms.Action.X - r.X - 2*placementRim*k.Device, H: r.H}
	p.placement.Add(k.FitLines(d.Note(picked), gfx.SerifBold, 20, words, ui.Ink))
}

// showPlacedGhost shows a pending placement on its target, if there is one.
func (p *Player) showPlacedGhost() {
	if m, places := p.mode.(*placing); places {
		p.View.showMoveGhosts(m.proposed())
	}
}

// describe returns a sentence about what a move does and scores.
func (p *Player) describe(m engine.Move) string {
	_, sentence := p.table.MoveEffect(p.View.shown, m)
	return sentence
}

// placementPrompt returns the sentence about the move and, where there are other payments, how to choose them.
func (p *Player) placementPrompt(m *placing) string {
	if len(m.ways) == 1 {
		return p.describe(m.proposed().Move)
	}
	return p.describe(m.proposed().Move) + "\n" + p.View.frame.Words.T("play.pay.change")
}

// offerPayers lights the stacks that pay, and makes all tiles that may pay pressable.
func (p *Player) offerPayers(m *placing) {
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
	light(p.placement, payers)
}

// payMore proposes to pay with more tiles of a colour, or to place that colour; after the most it begins again with the fewest.
func (p *Player) payMore(m *placing, c engine.Tile) {
	to := m.ways.Payments().WithMore(m.choice, c)
	x, _ := p.View.rooms.Placement.Middle()
	if to == m.choice {
		p.View.Sound("thud", 0, x, 0)
		return
	}
	m.choice = to
	p.View.Sound("pick", 0, x, 0)
	p.offer()
}

// Where things lie in the room of a placement, in device-independent pixels.
const (
	placementRim   = 10.0
	placementTiles = 84.0  // the most that the tiles take of its width
	placementWide  = 300.0 // the width from which there is room for them
)

// writePlacement shows the tiles that pay, where the move goes and what it scores, and the button that makes it.
func (p *Player) writePlacement(m *placing) {
	pos, o := p.View.shown, m.proposed()
	f, r, button := &p.View.frame, p.View.rooms.Placement, p.View.rooms.Action
	k, d := f.Kit, f.Kit.Device
	x := r.X + placementRim*d + p.addPrice(o, r)
	words := stage.Rect{X: x + 8*d, Y: r.Y + 0.08*r.H, W: button.X - x - 14*d, H: 0.84 * r.H}
	head, aim := words, p.table.ShortName(pos, o.To)
	head.H = 0.4 * words.H
	if wide, _ := k.Fonts.Measure(aim, gfx.SerifBold, k.MinTextSize()); wide > head.W { // it takes two lines
		head.H = 0.6 * words.H
	}
	short, sentence := p.table.MoveEffect(pos, o.Move)
	p.placement.Add(k.FitLines(aim, gfx.SerifBold, 20, head, ui.Ink))
	words.Y, words.H = words.Y+head.H, words.H-head.H
	p.placement.Add(k.FitLines(short, gfx.SansBold, 0, words, ui.Gain))
	place := k.Button("button-place", f.Words.T("play.place"), true, button, func() { p.report(MoveChosen{o.Move}) })
	place.SetRole(stage.RoleButton, f.Words.T("told.worth", "text", f.Words.T("play.place"), "note", sentence))
	p.placement.Add(place.Node)
}

// addPrice adds the tiles that pay at the left of a room, and returns the width that they take.
func (p *Player) addPrice(o table.Option, r stage.Rect) float64 {
	d := p.View.frame.Kit.Device
	if r.W < placementWide*d { // the stacks that pay are lit
		return 0
	}
	size := 0.66 * r.H
	var wide, step float64
	for i, t := range o.Price {
		skin := p.table.Skin(table.Piece{Place: o.From.From, Tile: t})
		wide = size * skin.W
		step = min(0.8*wide, (placementTiles*d-wide)/float64(max(1, len(o.Price)-1)))
		at := table.Spot{X: r.X + placementRim*d + wide/2 + float64(i)*step, Y: r.Y + r.H/2, Size: size}
		p.placement.Add(skin.At(at))
	}
	return wide + step*float64(len(o.Price)-1)
}
