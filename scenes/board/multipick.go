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

// gatherTicks is how long picked tiles take to their place.
const gatherTicks = 10

// beginPicks puts back what is held and starts a multi-pick with some tiles picked.
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
	p.gather()
}

// gather moves the tiles to their places, and offers what can be picked or put back now.
func (p *Player) gather() {
	home := &tween.Timeline{}
	p.View.relayout.finish()
	p.View.cast.MoveToPlaces(home, gatherTicks)
	p.View.countHands()
	if p.View.frame.Still {
		home.Finish()
	}
	p.lifted = lifted{home: home}
	p.change()
	p.offer()
}

// tiles returns the tiles picked so far.
func (m *picking) tiles() []engine.Tile {
	tiles := make([]engine.Tile, len(m.picked))
	for i, a := range m.picked {
		tiles[i] = a.Tile
	}
	return tiles
}

// full reports whether nothing more can be picked.
func (m *picking) full() bool { return len(m.picked) == m.def.Max }

// offerPicks makes tiles pickable and returnable, one at a time.
func (p *Player) offerPicks(m *picking) {
	seen := map[string]bool{}
	for _, a := range p.View.cast.Actors() {
		picked := slices.Contains(m.picked, a)
		if !picked && !table.SamePool(a.Place, m.def.From) || a.Tile == engine.Marker {
			continue
		}
		name := pickName(picked, a.Tile)
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

func (p *Player) pickTouch(m *picking, a *table.Actor, focus bool) *stage.Touch {
	return &stage.Touch{
		Focus: focus,
		Reach: p.View.reach(a.Node),
		Hover: func(on bool) { p.lightPick(a, on) },
		Press: func() { p.togglePick(m, a) },
		DragStart: func(x, y float64) bool {
			p.View.relayout.finish()
			p.lifted.raise([]*table.Actor{a}, 0, p.View.frame.Kit.Device, p.View.frame.Still)
			p.carry(x, p.seenY(y))
			return true
		},
		Drag: func(x, y float64) { p.carry(x, p.seenY(y)) },
		Drop: func(x, y float64) {
			p.lifted.putDown()
			if m.def.Area.Contains(x, p.seenY(y)) != slices.Contains(m.picked, a) {
				p.togglePick(m, a)
				return
			}
			p.gather()
		},
		DragCancel: func() { p.lifted.putDown(); p.gather() },
	}
}

// lightPick lights a single tile.
func (p *Player) lightPick(a *table.Actor, on bool) {
	lights := p.View.layers.lights
	lights.Clear()
	if on {
		light(lights, []*table.Actor{a})
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
		p.gather()
		return
	}
	p.View.Sound("pick", 0, a.Spot().X, a.Spot().Size)
	byKey := p.dispatcher.FocusVisible()
	if m.def.Automatic && m.full() && !p.hasPlacementRoom() {
		p.finishPicks(m)
		return
	}
	p.gather()
	if byKey {
		p.focusNextPick(m, a.Tile)
	}
}

// focusNextPick moves the keyboard focus to a tile still to be picked, of the same colour if there is one.
func (p *Player) focusNextPick(m *picking, t engine.Tile) {
	if m.full() && p.dispatcher.Focus(actionName) || p.dispatcher.Focus(pickName(false, t)) {
		return
	}
	for _, a := range p.View.cast.Actors() {
		if table.SamePool(a.Place, m.def.From) && p.dispatcher.Focus(pickName(false, a.Tile)) {
			return
		}
	}
}

// pickName names the nodes of tiles of a colour that are picked or not.
func pickName(picked bool, t engine.Tile) string { return fmt.Sprintf("pick-%v-%d", picked, t) }

// finishPicks makes the move, after one warning where it wastes something.
func (p *Player) finishPicks(m *picking) {
	if m.def.Automatic && !m.full() {
		return
	}
	if why := m.def.Warning(m.tiles()); why != "" && !m.warned {
		m.warned = true
		p.showReason(p.View.rooms.Action, why)
		return
	}
	move := m.def.Move(m.tiles())
	p.putBack(m)
	p.report(MoveChosen{move})
}

// putBack files the picked tiles where the position has them and ends the multi-pick; their nodes stay where they lie.
func (p *Player) putBack(m *picking) {
	for _, a := range m.picked {
		p.View.cast.SetPlace(a, m.def.From)
	}
	p.mode = idle{}
}

// LeavePicks takes back the last pick, or all where the action button began them. It reports whether there was any.
func (p *Player) LeavePicks() bool {
	m, ok := p.mode.(*picking)
	if !ok || m.def.Automatic && len(m.picked) == 0 {
		return false
	}
	if m.def.Automatic {
		p.togglePick(m, m.picked[len(m.picked)-1])
		return true
	}
	p.putBack(m)
	p.gather()
	return true
}

// Prompt returns what a multi-pick asks for, or "".
func (p *Player) Prompt() string {
	if m, ok := p.mode.(*picking); ok {
		return m.def.Prompt(m.tiles())
	}
	return ""
}

// actionName is the name of the node of the action button.
const actionName = "action"

// Action returns the word on the action button, or "" where there is none, and whether it ends the multi-pick that it began.
func (p *Player) Action() (word string, begun bool) {
	switch m := p.mode.(type) {
	case *picking:
		switch {
		case !m.def.Automatic:
			return m.def.ActionLabel(m.tiles(), true), true
		case m.full() && p.hasPlacementRoom():
			return p.View.frame.Words.T("play.done"), true
		}
	case idle, *holding, *paying:
		if d := table.MultiPickOf(p.table, p.View.shown); d != nil {
			return d.ActionLabel(nil, false), false
		}
	}
	return "", false
}

// Act answers the action button: it begins a multi-pick, or ends it.
func (p *Player) Act() {
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

// AddAction adds the action button to a layer, if there is one now.
func (p *Player) AddAction(k *ui.Kit, on *stage.Node) *ui.Button {
	word, begun := p.Action()
	if word == "" || p.View.rooms.Action.W == 0 {
		return nil
	}
	b := k.Button(actionName, word, begun, p.View.rooms.Action, p.Act)
	on.Add(b.Node)
	return b
}
