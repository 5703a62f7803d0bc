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
func (p *Player) beginPicks(d *table.MultiPick, first []engine.Tile) {
	p.Release()
	m := &picking{def: d}
	p.mode = m
	for _, t := range first {
		if held := p.View.cast.TilesOf(table.Pickable{From: d.From, Tile: t}); len(held) > 0 {
			m.picked = append(m.picked, held[0])
			p.View.cast.SetPlace(held[0], d.To)
		}
	}
	p.arrangePicks()
}

// arrangePicks moves the tiles to their places and offers the next picks.
func (p *Player) arrangePicks() {
	home := &tween.Timeline{}
	p.View.relayout.finish()
	p.View.cast.MoveToPlaces(home, arrangeTicks)
	p.View.countHands()
	if p.View.frame.Still {
		home.Finish()
	}
	p.lifted = lifted{springBackLine: home}
	p.reportChange()
	p.offerMoves()
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
func (p *Player) offerPicks(m *picking) {
	seen := map[string]bool{}
	for _, a := range p.View.cast.Actors() {
		picked := slices.Contains(m.picked, a)
		if !picked && !table.SamePool(a.Place, m.def.From) || a.Tile == engine.Marker {
			continue
		}
		name := pickNodeName(picked, a.Tile)
		a.Node.Name, a.Node.Touch = name, p.pickTouch(m, a, !seen[name])
		if !seen[name] {
			word := "told.pick"
			if picked {
				word = "told.unpick"
			}
			a.Node.SetRole(stage.RoleButton, p.View.frame.Words.T(word, "colour", p.table.ColourName(a.Tile)))
		}
		seen[name] = true
	}
	p.View.layers.targets.Add(stage.Box("", stage.NewPanel("glow", p.View.unit(), 5), m.def.Highlight))
}

// pickTouch returns the touch area of a tile that can be picked or put back.
func (p *Player) pickTouch(m *picking, a *table.Actor, focus bool) *stage.Touch {
	return &stage.Touch{
		Focus: focus,
		Reach: p.View.touchReach(a.Node),
		Hover: func(on bool) { p.lightPick(a, on) },
		Press: func() { p.togglePick(m, a) },
		DragStart: func(x, y float64) bool {
			p.View.relayout.finish()
			p.lifted.lift([]*table.Actor{a}, 0, p.View.frame.Kit.Device, p.View.frame.Still)
			p.carry(x, p.carryY(y))
			return true
		},
		Drag: func(x, y float64) { p.carry(x, p.carryY(y)) },
		Drop: func(x, y float64) {
			p.lifted.clear()
			if m.def.Area.Contains(x, p.carryY(y)) != slices.Contains(m.picked, a) {
				p.togglePick(m, a)
				return
			}
			p.arrangePicks()
		},
		DragCancel: func() { p.lifted.clear(); p.arrangePicks() },
	}
}

// lightPick lights a single tile.
func (p *Player) lightPick(a *table.Actor, on bool) {
	lights := p.View.layers.lights
	lights.Clear()
	if on {
		addHalos(lights, []*table.Actor{a})
	}
}

// togglePick picks a tile or puts it back.
func (p *Player) togglePick(m *picking, a *table.Actor) {
	p.View.layers.lights.Clear()
	m.warned = false
	if i := slices.Index(m.picked, a); i >= 0 {
		m.picked = slices.Delete(m.picked, i, i+1)
		p.View.cast.SetPlace(a, m.def.From)
	} else if !m.full() {
		m.picked = append(m.picked, a)
		p.View.cast.SetPlace(a, m.def.To)
	} else {
		p.View.Sound("thud", 0, a.Spot().X, 0)
		p.arrangePicks()
		return
	}
	p.View.Sound("pick", 0, a.Spot().X, a.Spot().Size)
	byKey := p.dispatcher.FocusVisible()
	if m.def.Automatic && m.full() && !p.hasPlacementArea() {
		p.finishPicks(m)
		return
	}
	p.arrangePicks()
	if byKey {
		p.focusNextPick(m, a.Tile)
	}
}

// focusNextPick moves the keyboard focus to a tile that can be picked, of the same colour if possible.
func (p *Player) focusNextPick(m *picking, t engine.Tile) {
	if m.full() && p.dispatcher.Focus(actionNode) || p.dispatcher.Focus(pickNodeName(false, t)) {
		return
	}
	for _, a := range p.View.cast.Actors() {
		if table.SamePool(a.Place, m.def.From) && p.dispatcher.Focus(pickNodeName(false, a.Tile)) {
			return
		}
	}
}

// pickNodeName returns the name of the nodes of tiles of a colour that are picked or not.
func pickNodeName(picked bool, t engine.Tile) string { return fmt.Sprintf("pick-%v-%d", picked, t) }

// finishPicks makes the move, after a single warning if the picks waste something.
func (p *Player) finishPicks(m *picking) {
	if m.def.Automatic && !m.full() {
		return
	}
	if why := m.def.Warning(m.tiles()); why != "" && !m.warned {
		m.warned = true
		p.showReason(p.View.areas.Action, why)
		return
	}
	move := m.def.Move(m.tiles())
	p.cancelPicks(m)
	p.report(MoveChosen{move})
}

// cancelPicks ends the multi-pick and sets the places of picked tiles to those in the position. It does not move their nodes.
func (p *Player) cancelPicks(m *picking) {
	for _, a := range m.picked {
		p.View.cast.SetPlace(a, m.def.From)
	}
	p.mode = idle{}
}

// UndoPicks takes back the last pick, or all picks if the action button began them. It reports whether there were any.
func (p *Player) UndoPicks() bool {
	m, ok := p.mode.(*picking)
	if !ok || m.def.Automatic && len(m.picked) == 0 {
		return false
	}
	if m.def.Automatic {
		p.togglePick(m, m.picked[len(m.picked)-1])
		return true
	}
	p.cancelPicks(m)
	p.arrangePicks()
	return true
}

// Prompt returns the prompt of a multi-pick, or "".
func (p *Player) Prompt() string {
	if m, ok := p.mode.(*picking); ok {
		return m.def.Prompt(m.tiles())
	}
	return ""
}

// actionNode is the name of the node of the action button.
const actionNode = "action"

// ActionLabel returns the label of the action button, or "" if there is none, and whether the button ends the multi-pick that it began.
func (p *Player) ActionLabel() (word string, begun bool) {
	switch m := p.mode.(type) {
	case *picking:
		switch {
		case !m.def.Automatic:
			return m.def.ActionLabel(m.tiles(), true), true
		case m.full() && p.hasPlacementArea():
			return p.View.frame.Words.T("play.done"), true
		}
	case idle, *holding, *paying:
		if d := table.MultiPickOf(p.table, p.View.shown); d != nil {
			return d.ActionLabel(nil, false), false
		}
	}
	return "", false
}

// PressAction begins or ends a multi-pick, as a press on the action button does.
func (p *Player) PressAction() {
	switch m := p.mode.(type) {
	case viewOnly:
	case *picking:
		p.finishPicks(m)
	default:
		if d := table.MultiPickOf(p.table, p.View.shown); d != nil {
			p.beginPicks(d, d.Preselected)
		}
	}
}

// AddAction adds the action button to a layer and returns it, or nil if there is none.
func (p *Player) AddAction(k *ui.Kit, on *stage.Node) *ui.Button {
	word, begun := p.ActionLabel()
	if word == "" || p.View.areas.Action.W == 0 {
		return nil
	}
	b := k.Button(actionNode, word, begun, p.View.areas.Action, p.PressAction)
	on.Add(b.Node)
	return b
}
