package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// Kept is what a player is doing by hand, while the table is laid out anew: because the window has changed, or what is shown in it.
type Kept struct {
	what    *table.Pickable
	paying  *engine.Place // where a payment is being chosen
	picks   []engine.Tile // nil where none are picked
	pending engine.Move   // a payment that is being put together, or NoMove
	lens    int           // the part of the table that is shown large, or -1
}

// KeptBy returns what is held, picked, put together or shown large now.
func KeptBy(h *Interaction) Kept {
	k := Kept{pending: engine.NoMove, lens: h.lens.at}
	if h.picks != nil {
		h.dispatcher.Cancel() // a pick in the air belongs where it lay
		k.picks = h.picks.tiles()
		return k
	}
	k.what = h.held.what
	if h.payment.open {
		k.paying = &h.payment.at
	}
	if h.order.open() {
		k.pending = h.order.move()
	}
	return k
}

// Restore holds, picks, pays and shows large the same again once the person on turn may move.
func (k Kept) Restore(h *Interaction) {
	if !h.open {
		return
	}
	if d := h.table.MultiPick(h.view.shown); k.picks != nil && d != nil {
		h.beginPicks(d, k.picks)
		return
	}
	if k.lens >= 0 && k.lens < len(h.lens.all) {
		h.lens.open(k.lens)
	}
	if k.pending != engine.NoMove {
		h.order.propose(k.pending)
	}
	if k.what != nil && slices.Contains(h.table.Pickables(h.view.shown), *k.what) {
		h.lift(*k.what, h.dispatcher.ByKey())
	}
	if k.paying != nil {
		if _, t := h.targets.of(*k.paying); t != nil && len(t.moves) > 1 {
			h.payment.ask(*t)
		}
	}
}
