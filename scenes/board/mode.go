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
func (p *Player) movesEnabled() bool {
	_, disabled := p.mode.(viewOnly)
	return !disabled
}

// held returns the pickable that is held, or nil.
func (p *Player) held() *table.Pickable {
	switch m := p.mode.(type) {
	case *holding:
		return &m.what
	case *paying:
		return m.held
	}
	return nil
}

// Busy reports whether a move is being made by hand: something is held, paid, placed or enlarged.
func (p *Player) Busy() bool {
	switch p.mode.(type) {
	case *holding, *paying, *placing:
		return true
	}
	return p.Enlarged()
}

// Opened reports whether something is open that Escape closes: a payment menu, a placement, or an enlarged area.
func (p *Player) Opened() bool {
	switch p.mode.(type) {
	case *paying, *placing:
		return true
	}
	return p.Enlarged()
}

// Pending reports whether CancelPending would cancel a move: a placement, or a multi-pick that the action button began.
func (p *Player) Pending() bool {
	switch m := p.mode.(type) {
	case *placing:
		return true
	case *picking:
		return !m.def.Automatic
	}
	return false
}

// CancelPending cancels the pending move and returns its tiles. The focus goes to where the move began.
func (p *Player) CancelPending() {
	switch m := p.mode.(type) {
	case *placing:
		i, _ := p.targets.find(m.at)
		p.closePlacement()
		if !p.dispatcher.Focus(zoomTargetName(i)) {
			p.FocusFirst()
		}
	case *picking:
		if !m.def.Automatic {
			p.UndoPicks()
			p.dispatcher.Focus(actionNode)
		}
	}
}

// Escape puts back what is held or closes what is open. It reports whether there was anything.
func (p *Player) Escape() bool {
	if p.dispatcher.Cancel() {
		return true
	}
	m := p.mode
	if _, pays := m.(*paying); pays {
		p.closePayment("")
		return true
	}
	if p.closeZoom() {
		return true
	}
	switch m.(type) {
	case *placing:
		p.closePlacement()
		return true
	case *holding:
		name := p.lifted.tiles[0].Node.Name
		p.Release()
		p.dispatcher.Focus(name)
		return true
	}
	return p.UndoPicks()
}

// modePrompt returns the prompt of the mode, or "".
func (p *Player) modePrompt() string {
	w := p.View.frame.Words
	switch m := p.mode.(type) {
	case *paying:
		return w.T("play.pay")
	case *placing:
		return p.placementPrompt(m)
	case *holding:
		if m.refused {
			return w.T("play.held", "tiles", len(p.lifted.tiles))
		}
		return w.T("play.choose")
	}
	return ""
}
