package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// PendingInput is the state of input that survives a new layout, when the window or its contents have changed.
type PendingInput struct {
	held   *table.Pickable
	paying *engine.Place // the target whose payment is being chosen, or nil
	picks  []engine.Tile // nil without a multi-pick
	placed engine.Move   // the pending placement, or NoMove
	zoom   int           // the index of the enlarged area, or -1
}

// SaveInput returns what is held, picked, being placed or enlarged.
func (b *Board) SaveInput() PendingInput {
	k := PendingInput{placed: engine.NoMove, zoom: b.zoom.at}
	switch m := b.mode.(type) {
	case *picking:
		b.dispatcher.Cancel() // a pick that is dragged returns to its place
		k.picks = m.tiles()
	case *holding:
		k.held = &m.what
	case *paying:
		k.held, k.paying = m.held, &m.at
	case *placing:
		k.placed = m.proposed().Move
	}
	return k
}

// RestoreInput restores the state of input once the person on turn may move.
func (b *Board) RestoreInput(k PendingInput) {
	if !b.movesEnabled() {
		return
	}
	if d := table.MultiPickOf(b.table, b.shown); k.picks != nil && d != nil {
		b.beginPicks(d, k.picks)
		return
	}
	if k.zoom >= 0 && k.zoom < len(b.zoom.areas) {
		b.openZoom(k.zoom)
	}
	if k.placed != engine.NoMove {
		b.proposePlacement(k.placed)
	}
	if k.held != nil && slices.Contains(b.options().Pickables(), *k.held) {
		b.liftTiles(*k.held, b.dispatcher.FocusVisible())
	}
	if k.paying != nil {
		if _, t := b.targets.find(*k.paying); t != nil && len(t.options) > 1 {
			b.askPayment(*t)
		}
	}
}
