package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Guide shows on the stage how a move is made by hand.
type Guide struct{ interaction *Interaction }

// NewGuide returns a guide to what can be done by hand.
func NewGuide(h *Interaction) *Guide { return &Guide{h} }

// MadeOfPicks reports whether a move is put together from picks.
func (g *Guide) MadeOfPicks(m engine.Move) bool {
	h := g.interaction
	d := h.table.MultiPick(h.view.shown)
	return d != nil && d.Picks(m) != nil
}

// Source lights all tiles where a move begins.
func (g *Guide) Source(m engine.Move) {
	h := g.interaction
	pickable, _ := h.table.Ends(h.view.shown, m)
	h.view.Hint(h.view.At(pickable.From))
}

// Ends are where the tiles of a move lie, with all of their factory, and where it takes them.
func (g *Guide) Ends(m engine.Move) (from, to stage.Rect) {
	h := g.interaction
	pickable, at := h.table.Ends(h.view.shown, m)
	var spots []table.Spot
	for _, a := range h.view.cast.Held(pickable) {
		spots = append(spots, a.Spot())
	}
	from = table.Around(0, spots...)
	if pickable.From.Zone == engine.Factory {
		from = table.PoolRect(h.table, pickable.From, 4, 0.4)
	}
	return from, table.Around(0, h.table.Anchor(at, 0, 1))
}

// Move lights what a move takes and where it goes, and rests the keyboard there.
func (g *Guide) Move(m engine.Move) {
	h := g.interaction
	pos := h.view.shown
	if d := h.table.MultiPick(pos); d != nil && d.Picks(m) != nil {
		g.showPicks(d, d.Picks(m))
		return
	}
	if h.order.propose(m) {
		return
	}
	pickable, at := h.table.Ends(pos, m)
	held := h.view.cast.Held(pickable)
	h.view.Hint(held)
	if len(held) > 0 {
		h.dispatcher.Focus(held[0].Node.Name)
	}
	g.haloes(h.table.Ghosts(pos, m))
	if _, t := h.targets.of(at); t != nil && len(t.bare) > 0 {
		h.dispatcher.Focus(t.node.Name)
	}
}

// haloes lights where pieces would lie.
func (g *Guide) haloes(pieces []table.Piece) {
	h := g.interaction
	for _, p := range pieces {
		if !p.Place.Zone.Sink() {
			h.view.layers.fx.Add(h.table.Skin(p).Halo(h.table.Anchor(p.Place, 0, 1)))
		}
	}
}

// Outcome shows the tiles of a move where it would put them, and what it brings where the table has a room for that.
func (g *Guide) Outcome(m engine.Move) {
	h := g.interaction
	pieces := h.table.Ghosts(h.view.shown, m)
	h.view.ghosts(pieces)
	g.haloes(pieces)
	if short, _ := h.table.Worth(h.view.shown, m); h.Arithmetic && h.view.rooms.Sum.W > 0 {
		h.bubble.hang(h.view, short)
	}
}

// showPicks shows what to pick: it is picked at once where the action button makes the move.
func (g *Guide) showPicks(d *table.MultiPick, want []engine.Tile) {
	h := g.interaction
	if !d.Own {
		h.beginPicks(d, want)
		h.dispatcher.Focus("action")
		return
	}
	for _, t := range h.picks.tiles() {
		if i := slices.Index(want, t); i >= 0 {
			want = slices.Delete(want, i, i+1)
		}
	}
	var marked []*table.Actor
	for _, t := range want {
		held := h.view.cast.Held(table.Pickable{From: d.From, Tile: t})
		if i := slices.IndexFunc(held, func(a *table.Actor) bool { return !slices.Contains(marked, a) }); i >= 0 {
			h.view.Hint(held[i : i+1])
			marked = append(marked, held[i])
		}
	}
	if len(marked) > 0 {
		h.dispatcher.Focus(marked[0].Node.Name)
	}
}
