package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Guide shows on the stage how a move is made by hand.
type Guide struct{ *Interaction }

// NewGuide returns a guide to what can be done by hand.
func NewGuide(h *Interaction) *Guide { return &Guide{h} }

// MadeOfPicks reports whether a move is put together from picks.
func (g *Guide) MadeOfPicks(m engine.Move) bool {
	d := g.table.MultiPick(g.view.shown)
	return d != nil && d.Picks(m) != nil
}

// Source lights all tiles where a move begins.
func (g *Guide) Source(m engine.Move) {
	pickable, _ := g.table.Ends(g.view.shown, m)
	g.view.Hint(g.view.At(pickable.From))
}

// From returns the place where a move begins.
func (g *Guide) From(m engine.Move) engine.Place {
	pickable, _ := g.table.Ends(g.view.shown, m)
	return pickable.From
}

// Ends are where the tiles of a move lie, with all of their factory, and where it takes them.
func (g *Guide) Ends(m engine.Move) (from, to stage.Rect) {
	pickable, at := g.table.Ends(g.view.shown, m)
	var spots []table.Spot
	for _, a := range g.view.cast.Held(pickable) {
		spots = append(spots, a.Spot())
	}
	from = table.Around(0, spots...)
	if pickable.From.Zone == engine.Factory {
		from = table.PoolRect(g.table, pickable.From, 4, 0.4)
	}
	return from, table.Around(0, g.table.Anchor(at, 0, 1))
}

// Move lights what a move takes and where it goes, and rests the keyboard there.
func (g *Guide) Move(m engine.Move) {
	pos := g.view.shown
	if d := g.table.MultiPick(pos); d != nil && d.Picks(m) != nil {
		g.showPicks(d, d.Picks(m))
		return
	}
	if g.order.propose(m) {
		return
	}
	pickable, at := g.table.Ends(pos, m)
	held := g.view.cast.Held(pickable)
	g.view.Hint(held)
	if len(held) > 0 {
		g.dispatcher.Focus(held[0].Node.Name)
	}
	g.view.foresee(g.view.layers.fx, g.table.Ghosts(pos, m), table.Skin.Halo)
	if _, t := g.targets.of(at); t != nil && len(t.bare) > 0 {
		g.dispatcher.Focus(t.node.Name)
	}
}

// Outcome shows the tiles of a move where it would put them, and what it brings where the table has a room for that.
func (g *Guide) Outcome(m engine.Move) {
	pieces := g.table.Ghosts(g.view.shown, m)
	g.view.foreseeMove(g.table, m)
	g.view.foresee(g.view.layers.fx, pieces, table.Skin.Halo)
	if short, _ := g.table.Worth(g.view.shown, m); g.Arithmetic && g.view.rooms.Sum.W > 0 {
		_, to := g.Ends(m)
		g.score(short, to)
	}
}

// showPicks shows what to pick: it is picked at once where the action button makes the move.
func (g *Guide) showPicks(d *table.MultiPick, want []engine.Tile) {
	if !d.Own {
		g.beginPicks(d, want)
		g.dispatcher.Focus("action")
		return
	}
	for _, t := range g.picks.tiles() {
		if i := slices.Index(want, t); i >= 0 {
			want = slices.Delete(want, i, i+1)
		}
	}
	var marked []*table.Actor
	for _, t := range want {
		held := g.view.cast.Held(table.Pickable{From: d.From, Tile: t})
		if i := slices.IndexFunc(held, func(a *table.Actor) bool { return !slices.Contains(marked, a) }); i >= 0 {
			g.view.Hint(held[i : i+1])
			marked = append(marked, held[i])
		}
	}
	if len(marked) > 0 {
		g.dispatcher.Focus(marked[0].Node.Name)
	}
}
