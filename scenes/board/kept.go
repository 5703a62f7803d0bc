package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// Kept is what a hand holds while the table is laid out anew, for a window that is turned or has another size.
type Kept struct {
	what   *table.Pickable
	paying *engine.Place // where a payment is being chosen
	picks  []engine.Tile // nil where none are picked
}

// KeptBy is what is held, picked or about to be paid now.
func KeptBy(h *Interaction) (k Kept) {
	if h.picks != nil {
		h.dispatcher.Cancel() // a pick in the air goes by where it lay
		return Kept{picks: h.picks.tiles()}
	}
	k.what = h.held.what
	if h.payment.open {
		k.paying = &h.payment.at
	}
	return k
}

// Restore holds, picks or asks for the same again once the person on turn may move.
func (k Kept) Restore(h *Interaction) {
	if !h.open {
		return
	}
	if d := h.table.MultiPick(h.view.shown); k.picks != nil && d != nil {
		h.beginPicks(d, k.picks)
		return
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
