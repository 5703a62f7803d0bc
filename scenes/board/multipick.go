package board

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// arrangeTicks is the duration in which picked tiles move to their place.
const arrangeTicks = 10

// beginPicks puts back what is held and begins a multi-pick with some picks.
func (b *Board) beginPicks(d *table.MultiPick, first []engine.Tile) {
	b.Release()
	m := &picking{def: d}
	b.mode = m
	for _, t := range first {
		if held := b.cast.TilesOf(table.Pickable{From: d.From, Tile: t}); len(held) > 0 {
			m.picked = append(m.picked, held[0])
			b.cast.SetPlace(held[0], d.To)
		}
	}
	b.arrangePicks()
}

// arrangePicks moves the tiles to their places and offers the next picks.
func (b *Board) arrangePicks() {
	home := &tween.Timeline{}
	b.relayout.finish()
	b.cast.MoveToPlaces(home, arrangeTicks)
	b.countHands()
	if b.frame.Still {
		home.Finish()
	}
	b.lifted = lifted{springBackLine: home}
	m, picks := b.mode.(*picking)
	for _, n := range b.marks[b.shown.ToMove()] { // tiles that they mark may be picked
		n.Hidden = picks && !m.def.Automatic
	}
	b.reportChange()
	b.offerMoves()
}

// tiles returns the tiles picked so far.
func (p *picking) tiles() []engine.Tile {
	tiles := make([]engine.Tile, len(p.picked))
	for i, a := range p.picked {
		tiles[i] = a.Tile
	}
	return tiles
}

// full reports whether nothing more can be picked.
func (p *picking) full() bool { return len(p.picked) == p.def.Max }

// offerPicks makes tiles pickable, and picked tiles returnable.
func (b *Board) offerPicks(m *picking) {
	seen := map[string]bool{}
	for _, a := range b.cast.Actors() {
		picked := slices.Contains(m.picked, a)
		if !picked && !table.SamePool(a.Place, m.def.From) || a.Tile == engine.Marker {
			continue
		}
		name := pickNodeName(picked, a.Tile)
		a.Node.Name, a.Node.Touch = name, b.pickTouch(m, a, !seen[name])
		if !seen[name] {
			word := "accessible.pick"
			if picked {
				word = "accessible.unpick"
			}
			a.Node.SetRole(stage.RoleButton, b.frame.Words.T(word, "colour", b.table.ColourName(a.Tile)))
		}
		seen[name] = true
	}
}

// pickTouch returns the touch area of a tile that can be picked or put back.
func (b *Board) pickTouch(m *picking, a *table.Actor, focus bool) *stage.Touch {
	return &stage.Touch{
		Focus: focus,
		Reach: b.touchReach(a.Node),
		Hover: func(on bool) { b.lightPick(a, on) },
		Press: func() { b.togglePick(m, a) },
		DragStart: func(x, y float64) bool {
			b.relayout.finish()
			b.lifted.lift([]*table.Actor{a}, 0, b.frame.Kit.Device, b.frame.Still)
			b.carry(x, b.carryY(y))
			return true
		},
		Drag: func(x, y float64) { b.carry(x, b.carryY(y)) },
		Drop: func(x, y float64) {
			b.lifted.clear()
			if m.def.Area.Contains(x, b.carryY(y)) != slices.Contains(m.picked, a) {
				b.togglePick(m, a)
				return
			}
			b.arrangePicks()
		},
		DragCancel: func() { b.lifted.clear(); b.arrangePicks() },
	}
}

// lightPick lights a single tile.
func (b *Board) lightPick(a *table.Actor, on bool) {
	b.pointed.unlight()
	if on {
		b.pointed.pick = a
	}
	b.drawShapes()
}

// togglePick picks a tile or puts it back.
func (b *Board) togglePick(m *picking, a *table.Actor) {
	b.pointed.unlight()
	m.warned = false
	if i := slices.Index(m.picked, a); i >= 0 {
		m.picked = slices.Delete(m.picked, i, i+1)
		b.cast.SetPlace(a, m.def.From)
	} else if !m.full() {
		m.picked = append(m.picked, a)
		b.cast.SetPlace(a, m.def.To)
	} else {
		b.Sound("thud", 0, a.Spot().X, 0)
		b.arrangePicks()
		return
	}
	b.Sound("pick", 0, a.Spot().X, a.Spot().Size)
	byKey := b.dispatcher.FocusVisible()
	if m.def.Automatic && m.full() && !b.hasPlacementArea() {
		b.finishPicks(m)
		return
	}
	b.arrangePicks()
	if byKey {
		b.focusNextPick(m, a.Tile)
	}
}

// focusNextPick moves the keyboard focus to a tile that can be picked, of the same colour if possible.
func (b *Board) focusNextPick(m *picking, t engine.Tile) {
	if m.full() && b.dispatcher.Focus(actionNode) || b.dispatcher.Focus(pickNodeName(false, t)) {
		return
	}
	for _, a := range b.cast.Actors() {
		if table.SamePool(a.Place, m.def.From) && b.dispatcher.Focus(pickNodeName(false, a.Tile)) {
			return
		}
	}
}

// pickNodeName returns the name of the nodes of tiles of a colour that are picked or not.
func pickNodeName(picked bool, t engine.Tile) string { return fmt.Sprintf("pick-%v-%d", picked, t) }

// finishPicks makes the move, after a single warning if the picks waste something.
func (b *Board) finishPicks(m *picking) {
	if m.def.Automatic && !m.full() {
		return
	}
	if why := m.def.Warning(m.tiles()); why != "" && !m.warned {
		m.warned = true
		b.showReason(b.areas.Action, why)
		return
	}
	move := m.def.Move(m.tiles())
	b.cancelPicks(m)
	b.report(MoveChosen{move})
}

// cancelPicks ends the multi-pick and sets the places of picked tiles to those in the position. It does not move their nodes.
func (b *Board) cancelPicks(m *picking) {
	for _, a := range m.picked {
		b.cast.SetPlace(a, m.def.From)
	}
	b.mode = idle{}
}

// UndoPicks takes back the last pick, or all picks if the action button began them. It reports whether there were any.
func (b *Board) UndoPicks() bool {
	m, ok := b.mode.(*picking)
	if !ok || m.def.Automatic && len(m.picked) == 0 {
		return false
	}
	if m.def.Automatic {
		b.togglePick(m, m.picked[len(m.picked)-1])
		return true
	}
	b.cancelPicks(m)
	b.arrangePicks()
	return true
}

// Prompt returns the prompt of a multi-pick, or "".
func (b *Board) Prompt() string {
	if m, ok := b.mode.(*picking); ok {
		return m.def.Prompt(m.tiles())
	}
	return ""
}

// The size of the text of the buttons that pass and place, in design units, and the least on a phone, in device-independent pixels.
const (
	actionText      = 22.0
	phoneActionText = 18.0
)

// actionNode is the name of the node of the action button.
const actionNode = "action"

// ActionLabel returns the label of the action button, or "" if there is none, and whether the button ends the multi-pick that it began.
func (b *Board) ActionLabel() (word string, begun bool) {
	switch m := b.mode.(type) {
	case *picking:
		switch {
		case !m.def.Automatic:
			return m.def.ActionLabel(m.tiles(), true), true
		case m.full() && b.hasPlacementArea():
			return b.frame.Words.T("play.done"), true
		}
	case idle, *holding, *paying:
		if d := table.MultiPickOf(b.table, b.shown); d != nil {
			return d.ActionLabel(nil, false), false
		}
	}
	return "", false
}

// PressAction begins or ends a multi-pick, as a press on the action button does.
func (b *Board) PressAction() {
	switch m := b.mode.(type) {
	case viewOnly:
	case *picking:
		b.finishPicks(m)
	default:
		if d := table.MultiPickOf(b.table, b.shown); d != nil {
			b.beginPicks(d, d.Preselected)
		}
	}
}

// AddAction adds the action button to a layer and returns it, or nil if there is none.
func (b *Board) AddAction(k *ui.Kit, on *stage.Node) *ui.Button {
	word, begun := b.ActionLabel()
	if word == "" || b.areas.Action.W == 0 {
		return nil
	}
	button := k.Button(actionNode, word, begun, b.areas.Action, b.PressAction)
	button.SetTextSize(table.PhoneUnits(k, actionText, phoneActionText))
	on.Add(button.Node)
	return button
}
