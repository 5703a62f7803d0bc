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
func (p *Player) SaveInput() PendingInput {
	k := PendingInput{placed: engine.NoMove, zoom: p.zoom.at}
	switch m := p.mode.(type) {
	case *picking:
		p.dispatcher.Cancel() // a pick that is dragged returns to its place
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
func (p *Player) RestoreInput(k PendingInput) {
	if !p.movesEnabled() {
		return
	}
	if d := table.MultiPickOf(p.table, p.View.shown); k.picks != nil && d != nil {
		p.beginPicks(d, k.picks)
		return
	}
	if k.zoom >= 0 && k.zoom < len(p.zoom.areas) {
		p.openZoom(k.zoom)
	}
	if k.placed != engine.NoMove {
		p.proposePlacement(k.placed)
	}
	if k.held != nil && slices.Contains(p.options().Pickables(), *k.held) {
		p.liftTiles(*k.held, p.dispatcher.FocusVisible())
	}
	if k.paying != nil {
		if _, t := p.targets.find(*k.paying); t != nil && len(t.options) > 1 {
			p.askPayment(*t)
		}
	}
}
