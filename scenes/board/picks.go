package board

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// picks is a move that is being put together from tiles.
type picks struct {
	*table.MultiPick
	h      *Interaction
	picked []*table.Actor
	asked  bool // that the picks waste something was said
}

// gatherTicks is how long picked tiles take to their place.
const gatherTicks = 10

// beginPicks lets go of what is held and picks some tiles at first.
func (h *Interaction) beginPicks(d *table.MultiPick, first []engine.Tile) {
	h.Release()
	p := &picks{h: h, MultiPick: d}
	h.picks = p
	for _, t := range first {
		if held := h.view.cast.Held(table.Pickable{From: d.From, Tile: t}); len(held) > 0 {
			p.picked = append(p.picked, held[0])
			h.view.cast.Send(held[0], d.To)
		}
	}
	p.gather()
}

// gather lets the tiles find their places, and offers what can be picked or put back now.
func (p *picks) gather() {
	h, home := p.h, &tween.Timeline{}
	h.view.closing.finish()
	h.view.cast.Gather(home, gatherTicks)
	h.view.countHands()
	if h.view.frame.Still {
		home.Finish()
	}
	h.held = held{home: home}
	h.host.Picked()
	h.offer()
}

func (p *picks) tiles() []engine.Tile {
	tiles := make([]engine.Tile, len(p.picked))
	for i, a := range p.picked {
		tiles[i] = a.Tile
	}
	return tiles
}

// offer lets tiles be picked and put back, one at a time.
func (p *picks) offer() {
	seen := map[string]bool{}
	for _, a := range p.h.view.cast.Actors() {
		picked := slices.Contains(p.picked, a)
		if !picked && !table.SamePool(a.Place, p.From) || a.Tile == engine.Marker {
			continue
		}
		name := pickName(picked, a.Tile)
		a.Node.Name, a.Node.Touch = name, p.touchOf(a, !seen[name])
		if !seen[name] {
			word := "told.pick"
			if picked {
				word = "told.unpick"
			}
			a.Node.Says(stage.RoleButton, p.h.view.frame.Words.T(word, p.h.table.Colour(a.Tile)))
		}
		seen[name] = true
	}
	p.h.view.layers.targets.Add(stage.Box("", stage.Slab("glow", p.h.view.unit(), 5), p.Lit))
}

func (p *picks) touchOf(a *table.Actor, focus bool) *stage.Touch {
	h := &p.h.held
	return &stage.Touch{
		Focus: focus,
		Reach: p.h.view.reach(a.Node),
		Hover: func(on bool) { p.light(a, on) },
		Press: func() { p.toggle(a) },
		Grab: func(x, y float64) bool {
			p.h.view.closing.finish()
			h.lift([]*table.Actor{a}, 0, p.h.view.frame.Kit.Device, p.h.view.frame.Still)
			h.carry(x, p.h.seen(y))
			return true
		},
		Drag: func(x, y float64) { h.carry(x, p.h.seen(y)) },
		Drop: func(x, y float64) {
			h.put()
			if p.Area.Holds(x, p.h.seen(y)) != slices.Contains(p.picked, a) {
				p.toggle(a)
				return
			}
			p.gather()
		},
		Leave: func() { h.put(); p.gather() },
	}
}

// light lights a single tile.
func (p *picks) light(a *table.Actor, on bool) {
	lights := p.h.view.layers.lights
	lights.Clear()
	if on {
		light(lights, []*table.Actor{a})
	}
}

// toggle picks a tile or puts it back.
func (p *picks) toggle(a *table.Actor) {
	p.h.view.layers.lights.Clear()
	p.asked = false
	if i := slices.Index(p.picked, a); i >= 0 {
		p.picked = slices.Delete(p.picked, i, i+1)
		p.h.view.cast.Send(a, p.From)
	} else if len(p.picked) < p.Most {
		p.picked = append(p.picked, a)
		p.h.view.cast.Send(a, p.To)
	} else {
		p.h.view.Sound("thud", 0, a.Spot().X, 0)
		p.gather()
		return
	}
	p.h.view.Sound("pick", 0, a.Spot().X, a.Spot().Size)
	byKey := p.h.dispatcher.ByKey()
	if p.Own && p.full() && !p.h.order.roomy() {
		p.finish()
		return
	}
	p.gather()
	if byKey {
		p.focusNext(a.Tile)
	}
}

// full reports whether nothing more can be picked.
func (p *picks) full() bool { return len(p.picked) == p.Most }

// focusNext rests the keyboard on a tile still to be picked, of the same colour if there is one.
func (p *picks) focusNext(t engine.Tile) {
	if p.full() && p.h.dispatcher.Focus("action") || p.h.dispatcher.Focus(pickName(false, t)) {
		return
	}
	for _, a := range p.h.view.cast.Actors() {
		if table.SamePool(a.Place, p.From) && p.h.dispatcher.Focus(pickName(false, a.Tile)) {
			return
		}
	}
}

// pickName names the nodes of tiles of a colour that are picked or not.
func pickName(picked bool, t engine.Tile) string { return fmt.Sprintf("pick-%v-%d", picked, t) }

// finish makes the move, after asking once more where it wastes something.
func (p *picks) finish() {
	if p.Own && len(p.picked) < p.Most {
		return
	}
	if why := p.Ask(p.tiles()); why != "" && !p.asked {
		p.asked = true
		p.h.refuseAt(p.h.view.rooms.Action, why)
		return
	}
	m := p.Move(p.tiles())
	p.putBack()
	p.h.host.Choose(m)
}

// putBack files the picked tiles where the position has them; their nodes stay where they lie.
func (p *picks) putBack() {
	for _, a := range p.picked {
		p.h.view.cast.Send(a, p.From)
	}
	p.h.picks = nil
}

// leave takes back the last pick, or all where they do not begin by themselves. It reports whether there was any.
func (p *picks) leave() bool {
	if p.Own && len(p.picked) == 0 {
		return false
	}
	if p.Own {
		p.toggle(p.picked[len(p.picked)-1])
		return true
	}
	p.putBack()
	p.gather()
	return true
}
