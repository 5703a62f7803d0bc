package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// picksOf returns the multi-pick of the position shown and the picks of a move, or nil for a move without picks.
func (b *Board) picksOf(m engine.Move) (*table.MultiPick, []engine.Tile) {
	d := table.MultiPickOf(b.table, b.shown)
	if d == nil {
		return nil, nil
	}
	return d, d.Picks(m)
}

// MadeOfPicks reports whether a move is made by picking several tiles.
func (b *Board) MadeOfPicks(m engine.Move) bool {
	_, picks := b.picksOf(m)
	return picks != nil
}

// options returns the options in the position shown.
func (b *Board) options() table.Options {
	if b.shownOptions == nil {
		b.shownOptions = b.table.Options(b.shown)
	}
	return b.shownOptions
}

// optionOf returns the option of a move in the position shown.
func (b *Board) optionOf(m engine.Move) table.Option { return b.options().Of(m) }

// Source returns the place where a move begins.
func (b *Board) Source(m engine.Move) engine.Place {
	return b.optionOf(m).From.From
}

// MoveRects returns the rectangle of the tiles that a move takes, with all of their factory, and that of its target.
func (b *Board) MoveRects(m engine.Move) (from, to stage.Rect) {
	o := b.optionOf(m)
	var spots []table.Spot
	for _, a := range b.cast.TilesOf(o.From) {
		spots = append(spots, a.Spot())
	}
	from = table.Around(0, spots...)
	if table.IsPlate(o.From.From) {
		from = table.PlateRect(b.table, o.From.From, 0.4)
	}
	return from, table.Around(0, b.table.Anchor(o.To, 0, 1))
}

// Suggest shows how a move is begun: it lights the tiles and the target, begins a placement or a multi-pick, and moves the focus there.
func (b *Board) Suggest(m engine.Move) {
	if begun, ok := b.mode.(*picking); ok && !begun.def.Automatic { // perhaps by an earlier suggestion
		b.UndoPicks()
	}
	if d, picks := b.picksOf(m); picks != nil {
		b.suggestPicks(d, picks)
		return
	}
	if b.proposePlacement(m) {
		return
	}
	o := b.optionOf(m)
	held := b.cast.TilesOf(o.From)
	b.Hint(held)
	if len(held) > 0 {
		b.dispatcher.Focus(held[0].Node.Name)
	}
	b.showPieces(b.layers.fx, o.Placed(), table.Skin.Halo)
	if _, t := b.targets.find(o.To); t != nil && len(t.click) > 0 {
		b.dispatcher.Focus(t.node.Name)
	}
}

// suggestPicks shows the tiles to pick. If the action button begins the move, they are picked at once.
func (b *Board) suggestPicks(d *table.MultiPick, want []engine.Tile) {
	if !d.Automatic {
		b.beginPicks(d, want)
		b.dispatcher.Focus(actionNode)
		return
	}
	if m, ok := b.mode.(*picking); ok {
		for _, t := range m.tiles() {
			if i := slices.Index(want, t); i >= 0 {
				want = slices.Delete(want, i, i+1)
			}
		}
	}
	var marked []*table.Actor
	for _, t := range want {
		held := b.cast.TilesOf(table.Pickable{From: d.From, Tile: t})
		if i := slices.IndexFunc(held, func(a *table.Actor) bool { return !slices.Contains(marked, a) }); i >= 0 {
			b.Hint(held[i : i+1])
			marked = append(marked, held[i])
		}
	}
	if len(marked) > 0 {
		b.dispatcher.Focus(marked[0].Node.Name)
	}
}

// ShowOutcome shows the tiles of a move at its target, and what it scores if the table has an area for that.
func (b *Board) ShowOutcome(m engine.Move) {
	b.SetAutoShapes(b.MoveShapes(m)...)
	if short, _ := b.table.MoveEffect(b.shown, m); b.ShowSums && b.areas.Outcome.W > 0 {
		_, to := b.MoveRects(m)
		b.showScore(short, to)
	}
}

// ShowTarget shows the tiles of a move at its target and what it scores, as while the tiles are held over it. DisableMoves removes them.
func (b *Board) ShowTarget(m engine.Move) {
	o := b.optionOf(m)
	_, to := b.MoveRects(m)
	b.showMoveGhosts(o)
	b.showOutcome(o, to)
}
