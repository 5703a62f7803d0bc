package board

import (
	"azulejo/engine"
	"azulejo/scenes/table"
)

// mode is the state of input on the board, with its data. The enlarged area and the reason against an illegal move can be shown in several modes, so they
// are stored separately.
type mode interface{ mode() }

type (
	// viewOnly is the mode in which no move can be made by hand.
	viewOnly struct{}
	// idle is the mode in which a move can be begun.
	idle struct{}
	// holding is the mode in which tiles are lifted or carried.
	holding struct {
		what    table.Pickable
		refused bool // the tiles were dropped or clicked at an illegal target
	}
	// picking is the mode in which several tiles are picked for one move.
	picking struct {
		def    *table.MultiPick
		picked []*table.Actor
		warned bool // a warning about the picks has been shown
	}
	// paying is the mode in which a menu asks for one of several payments.
	paying struct {
		held *table.Pickable // nil if the target itself was clicked
		at   engine.Place    // the target
	}
	// placing is the mode in which a placement is shown with its payment, to be changed or confirmed.
	placing struct {
		at     engine.Place
		ways   table.Options // the payments, the cheapest first
		choice int           // the index of the proposed one
	}
)

func (viewOnly) mode() {}
func (idle) mode()     {}
func (*holding) mode() {}
func (*picking) mode() {}
func (*paying) mode()  {}
func (*placing) mode() {}

// movesEnabled reports whether moves can be made by hand.
func (b *Board) movesEnabled() bool {
	_, disabled := b.mode.(viewOnly)
	return !disabled
}

// held returns the pickable that is held, or nil.
func (b *Board) held() *table.Pickable {
	switch m := b.mode.(type) {
	case *holding:
		return &m.what
	case *paying:
		return m.held
	}
	return nil
}

// Busy reports whether a move is being made by hand: something is held, paid, placed or enlarged.
func (b *Board) Busy() bool {
	switch b.mode.(type) {
	case *holding, *paying, *placing:
		return true
	}
	return b.Enlarged()
}

// Opened reports whether something is open that Escape closes: a payment menu, a placement, or an enlarged area.
func (b *Board) Opened() bool {
	switch b.mode.(type) {
	case *paying, *placing:
		return true
	}
	return b.Enlarged()
}

// Pending reports whether CancelPending would cancel a move: a placement, or a multi-pick that the action button began.
func (b *Board) Pending() bool {
	switch m := b.mode.(type) {
	case *placing:
		return true
	case *picking:
		return !m.def.Automatic
	}
	return false
}

// CancelPending cancels the pending move and returns its tiles. The focus goes to where the move began.
func (b *Board) CancelPending() {
	switch m := b.mode.(type) {
	case *placing:
		i, _ := b.targets.find(m.at)
		b.closePlacement()
		if !b.dispatcher.Focus(zoomTargetName(i)) {
			b.FocusFirst()
		}
	case *picking:
		if !m.def.Automatic {
			b.UndoPicks()
			b.dispatcher.Focus(actionNode)
		}
	}
}

// Escape puts back what is held or closes what is open. It reports whether there was anything.
func (b *Board) Escape() bool {
	if b.dispatcher.Cancel() {
		return true
	}
	m := b.mode
	if _, pays := m.(*paying); pays {
		b.closePayment("")
		return true
	}
	if b.closeZoom() {
		return true
	}
	switch m.(type) {
	case *placing:
		b.closePlacement()
		return true
	case *holding:
		name := b.lifted.tiles[0].Node.Name
		b.Release()
		b.dispatcher.Focus(name)
		return true
	}
	return b.UndoPicks()
}

// modePrompt returns the prompt of the mode, or "".
func (b *Board) modePrompt() string {
	w := b.frame.Words
	switch m := b.mode.(type) {
	case *paying:
		return w.T("play.pay")
	case *placing:
		return b.placementPrompt(m)
	case *holding:
		if m.refused {
			return w.T("play.held", "tiles", len(b.lifted.tiles))
		}
		return w.T("play.choose")
	}
	return ""
}
