package scenes

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// draft is a move being put together from picks.
type draft struct {
	*table.Draft
	picks []*table.Actor
	asked bool // that the picks waste something was said
}

// gatherTicks is how long picked tiles take to their place.
const gatherTicks = 10

// beginDraft starts to put a move together from what the table proposes.
func (p *Play) beginDraft(d *table.Draft, first []engine.Tile) {
	p.release()
	p.unhint()
	p.draft = &draft{Draft: d}
	for _, t := range first {
		if a := p.inPool(d.From, t); a != nil {
			p.draft.picks = append(p.draft.picks, a)
			p.cast.Send(a, d.To)
		}
	}
	p.redraft()
}

// inPool is a tile of a colour in a pool, or nil.
func (p *Play) inPool(from engine.Place, t engine.Tile) *table.Actor {
	if held := p.cast.Held(table.Grip{From: from, Tile: t}, nil); len(held) > 0 {
		return held[0]
	}
	return nil
}

// redraft lets the tiles find their places and offers what can be picked or put back now.
func (p *Play) redraft() {
	p.hand.home = &tween.Timeline{}
	p.cast.Gather(p.hand.home, gatherTicks)
	p.buildHUD()
	p.offer()
	p.say(p.draft.Prompt(p.draft.tiles()))
}

func (d *draft) tiles() []engine.Tile {
	tiles := make([]engine.Tile, len(d.picks))
	for i, a := range d.picks {
		tiles[i] = a.Tile
	}
	return tiles
}

// offerDraft lets tiles be picked and put back, one at a time.
func (p *Play) offerDraft() {
	seen := map[string]bool{}
	for _, a := range p.cast.Actors() {
		picked := slices.Contains(p.draft.picks, a)
		if !picked && !table.SamePool(a.Place, p.draft.From) || a.Tile == engine.Marker {
			continue
		}
		a.Node.Name = pickName(picked, a.Tile)
		a.Node.Touch = p.draftTouch(a, !seen[a.Node.Name])
		seen[a.Node.Name] = true
	}
	area := p.draft.Area
	p.parts.zones.Add(stage.Box("", stage.Slab("glow", p.ctx.Unit, 5), area))
}

func (p *Play) draftTouch(a *table.Actor, focus bool) *stage.Touch {
	return &stage.Touch{
		Focus: focus,
		Reach: p.reach(a.Node),
		Hover: func(on bool) { p.lightOne(a, on) },
		Press: func() { p.toggle(a) },
		Grab: func(x, y float64) bool {
			p.lift([]*table.Actor{a})
			p.hand.drag, p.hand.x, p.hand.y = true, x, y
			return true
		},
		Drag: func(x, y float64) { p.hand.x, p.hand.y = x, y },
		Drop: func(x, y float64) {
			p.hand.drag, p.hand.actors = false, nil
			a.Art.Lift, a.Node.Scale = 0, 1
			if p.draft.Area.Holds(x, y) != slices.Contains(p.draft.picks, a) {
				p.toggle(a)
				return
			}
			p.redraft()
		},
		Leave: func() { p.hand.drag, p.hand.actors = false, nil; p.redraft() },
	}
}

// lightOne lights a single tile.
func (p *Play) lightOne(a *table.Actor, on bool) {
	p.parts.ghosts.Clear()
	if on {
		p.parts.ghosts.Add(a.Art.Skin.Halo(a.Spot()))
	}
}

// toggle picks a tile or puts it back.
func (p *Play) toggle(a *table.Actor) {
	d := p.draft
	p.unhint()
	p.parts.ghosts.Clear()
	d.asked = false
	if i := slices.Index(d.picks, a); i >= 0 {
		d.picks = slices.Delete(d.picks, i, i+1)
		p.cast.Send(a, d.From)
	} else if len(d.picks) < d.Most {
		d.picks = append(d.picks, a)
		p.cast.Send(a, d.To)
	} else {
		p.ctx.Play("thud", 0)
		p.redraft()
		return
	}
	p.ctx.Play("pick", len(d.picks))
	byKey := p.director.ByKey()
	if d.Own && len(d.picks) == d.Most {
		p.finishDraft()
		return
	}
	p.redraft()
	if byKey {
		p.focusNext(a.Tile)
	}
}

// focusNext rests the keyboard on a tile still to be picked, of the same colour if there is one.
func (p *Play) focusNext(t engine.Tile) {
	if p.director.Focus(pickName(false, t)) {
		return
	}
	for _, a := range p.cast.Actors() {
		if table.SamePool(a.Place, p.draft.From) && p.director.Focus(pickName(false, a.Tile)) {
			return
		}
	}
}

// pickName names the nodes of tiles of a colour that are picked or not.
func pickName(picked bool, t engine.Tile) string { return fmt.Sprintf("pick-%v-%d", picked, t) }

// act answers the action button: it begins the draft, or ends it.
func (p *Play) act() {
	if p.draft != nil {
		p.finishDraft()
		return
	}
	if d := p.table.Draft(p.match.Position()); d != nil && p.myTurn() {
		p.beginDraft(d, d.First)
	}
}

// finishDraft makes the move, after asking once more where it wastes something.
func (p *Play) finishDraft() {
	d := p.draft
	if d.Own && len(d.picks) < d.Most {
		return
	}
	if why := d.Ask(d.tiles()); why != "" && !d.asked {
		d.asked = true
		p.bubble(why, p.rooms.Action, ui.Loss)
		p.hand.reason = 200
		return
	}
	m := d.Move(d.tiles())
	p.returnPicks()
	p.play(m)
}

// returnPicks files the picked tiles where the position has them; their nodes stay where they lie.
func (p *Play) returnPicks() {
	for _, a := range p.draft.picks {
		p.cast.Send(a, p.draft.From)
	}
	p.draft = nil
}

// leaveDraft takes back the last pick, or the whole draft where it does not begin by itself. It reports whether there was any.
func (p *Play) leaveDraft() bool {
	d := p.draft
	if d == nil || d.Own && len(d.picks) == 0 {
		return false
	}
	if d.Own {
		p.toggle(d.picks[len(d.picks)-1])
		return true
	}
	p.returnPicks()
	p.hand.home = &tween.Timeline{}
	p.cast.Gather(p.hand.home, gatherTicks)
	p.dress()
	return true
}

// addAction shows the button of a draft.
func (p *Play) addAction(k *ui.Kit, g *stage.Node) {
	r := p.rooms.Action
	d := p.table.Draft(p.match.Position())
	if d == nil || d.Own || !p.myTurn() || p.line != nil || r.W == 0 {
		return
	}
	var picks []engine.Tile
	if p.draft != nil {
		picks = p.draft.tiles()
	}
	b := k.Button("action", d.Word(picks, p.draft != nil), p.draft != nil, r, p.act)
	g.Add(b.Node)
}

// hintDraft shows what to pick.
func (p *Play) hintDraft(d *table.Draft, m engine.Move) {
	want := d.Picks(m)
	if !d.Own {
		p.beginDraft(d, want)
		p.director.Focus("action")
		return
	}
	for _, t := range p.draft.tiles() {
		if i := slices.Index(want, t); i >= 0 {
			want = slices.Delete(want, i, i+1)
		}
	}
	marked := map[*table.Actor]bool{}
	for i, t := range want {
		for _, a := range p.cast.Held(table.Grip{From: d.From, Tile: t}, nil) {
			if marked[a] {
				continue
			}
			marked[a] = true
			p.mark(a.Art.Skin.Halo(a.Spot()))
			if i == 0 {
				p.director.Focus(a.Node.Name)
			}
			break
		}
	}
}
