package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// Kept is what a person is doing by hand while the table is laid out anew: because the window has changed, or what is shown in it.
type Kept struct {
	held   *table.Pickable
	paying *engine.Place // where a payment is being chosen
	picks  []engine.Tile // nil where none are picked
	placed engine.Move   // a placement that is put together, or NoMove
	zoom   int           // the part of the table that is enlarged, or -1
}

// Keep returns what is held, picked, put together or enlarged now.
func (p *Player) Keep() Kept {
	k := Kept{placed: engine.NoMove, zoom: p.zoom.at}
	switch m := p.mode.(type) {
	case *picking:
		p.dispatcher.Cancel() // a pick in the air belongs where it lay
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

// Restore does the same by hand as before, once the person on turn may move.
func (p *Player) Restore(k Kept) {
	if p.mode.mode() == ViewOnly {
		return
	}
	if d := table.MultiPickOf(p.table, p.View.shown); k.picks != nil && d != nil {
		p.beginPicks(d, k.picks)
		return
	}
	if k.zoom >= 0 && k.zoom < len(p.zoom.all) {
		p.openZoom(k.zoom)
	}
	if k.placed != engine.NoMove {
		p.proposePlacement(k.placed)
	}
	if k.held != nil && slices.Contains(p.options().Pickables(), *k.held) {
		p.lift(*k.held, p.dispatcher.FocusVisible())
	}
	if k.paying != nil {
		if _, t := p.targets.of(*k.paying); t != nil && len(t.options) > 1 {
			p.askPayment(*t)
		}
	}
}
