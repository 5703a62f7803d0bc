package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// picksOf returns the multi-pick of the position shown and the picks of a move, or nil for a move without picks.
func (p *Player) picksOf(m engine.Move) (*table.MultiPick, []engine.Tile) {
	d := table.MultiPickOf(p.table, p.View.shown)
	if d == nil {
		return nil, nil
	}
	return d, d.Picks(m)
}

// MadeOfPicks reports whether a move is made by picking several tiles.
func (p *Player) MadeOfPicks(m engine.Move) bool {
	_, picks := p.picksOf(m)
	return picks != nil
}

// options returns the options in the position shown.
func (p *Player) options() table.Options {
	if p.shownOptions == nil {
		p.shownOptions = p.table.Options(p.View.shown)
	}
	return p.shownOptions
}

// optionOf returns the option of a move in the position shown.
func (p *Player) optionOf(m engine.Move) table.Option { return p.options().Of(m) }

// Source returns the place where a move begins.
func (p *Player) Source(m engine.Move) engine.Place {
	return p.optionOf(m).From.From
}

// MoveRects returns the rectangle of the tiles that a move takes, with all of their factory, and that of its target.
func (p *Player) MoveRects(m engine.Move) (from, to stage.Rect) {
	o := p.optionOf(m)
	var spots []table.Spot
	for _, a := range p.View.cast.TilesOf(o.From) {
		spots = append(spots, a.Spot())
	}
	from = table.Around(0, spots...)
	if table.IsPlate(o.From.From) {
		from = table.PlateRect(p.table, o.From.From, 0.4)
	}
	return from, table.Around(0, p.table.Anchor(o.To, 0, 1))
}

// Suggest shows how a move is begun: it lights the tiles and the target, begins a placement or a multi-pick, and moves the focus there.
func (p *Player) Suggest(m engine.Move) {
	if begun, ok := p.mode.(*picking); ok && !begun.def.Automatic { // perhaps by an earlier suggestion
		p.UndoPicks()
	}
	if d, picks := p.picksOf(m); picks != nil {
		p.suggestPicks(d, picks)
		return
	}
	if p.proposePlacement(m) {
		return
	}
	o := p.optionOf(m)
	held := p.View.cast.TilesOf(o.From)
	p.View.Hint(held)
	if len(held) > 0 {
		p.dispatcher.Focus(held[0].Node.Name)
	}
	p.View.showPieces(p.View.layers.fx, o.Placed(), table.Skin.Halo)
	if _, t := p.targets.find(o.To); t != nil && len(t.click) > 0 {
		p.dispatcher.Focus(t.node.Name)
	}
}

// suggestPicks shows the tiles to pick. If the action button begins the move, they are picked at once.
func (p *Player) suggestPicks(d *table.MultiPick, want []engine.Tile) {
	if !d.Automatic {
		p.beginPicks(d, want)
		p.dispatcher.Focus(actionNode)
		return
	}
	if m, ok := p.mode.(*picking); ok {
		for _, t := range m.tiles() {
			if i := slices.Index(want, t); i >= 0 {
				want = slices.Delete(want, i, i+1)
			}
		}
	}
	var marked []*table.Actor
	for _, t := range want {
		held := p.View.cast.TilesOf(table.Pickable{From: d.From, Tile: t})
		if i := slices.IndexFunc(held, func(a *table.Actor) bool { return !slices.Contains(marked, a) }); i >= 0 {
			p.View.Hint(held[i : i+1])
			marked = append(marked, held[i])
		}
	}
	if len(marked) > 0 {
		p.dispatcher.Focus(marked[0].Node.Name)
	}
}

// ShowOutcome shows the tiles of a move at its target, and what it scores if the table has an area for that.
func (p *Player) ShowOutcome(m engine.Move) {
	p.SetAutoShapes(p.MoveShapes(m)...)
	if short, _ := p.table.MoveEffect(p.View.shown, m); p.ShowSums && p.View.areas.Outcome.W > 0 {
		_, to := p.MoveRects(m)
		p.showScore(short, to)
	}
}

// ShowTarget shows the tiles of a move at its target and what it scores, as while the tiles are held over it. DisableMoves removes them.
func (p *Player) ShowTarget(m engine.Move) {
	o := p.optionOf(m)
	_, to := p.MoveRects(m)
	p.View.showMoveGhosts(o)
	p.showOutcome(o, to)
}
