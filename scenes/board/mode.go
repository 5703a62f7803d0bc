package board

import (
	"azulejo/engine"
	"azulejo/scenes/table"
)

// Mode is the state of input on the board.
type Mode uint8

const (
	ViewOnly   Mode = iota // nothing can be done by hand
	Idle                   // a move can be begun
	Holding                // tiles are lifted or carried
	Picking                // several tiles are picked for one move
	Paying                 // a menu asks which of several payments is meant
	Placing                // a placement is shown with its payment, to be changed or confirmed
	Zoomed                 // an area of the table is enlarged, and nothing else is begun
	Explaining             // the board says why a move is illegal, and nothing else is begun
)

// mode is a Mode with its data: one of the types below. The enlarged area and the reason against an illegal move can be shown in several modes, so
// they are stored separately.
type mode interface{ mode() Mode }

type (
	viewOnly struct{}
	idle     struct{}
	holding  struct {
		what    table.Pickable
		refused bool // the tiles were dropped or clicked at an illegal target
	}
	picking struct {
		def    *table.MultiPick
		picked []*table.Actor
		warned bool // a warning about the picks has been shown
	}
	paying struct {
		held *table.Pickable // nil if the target itself was clicked
		at   engine.Place    // the target
	}
	placing struct {
		at     engine.Place
		ways   table.Options // the payments, the cheapest first
		choice int           // the index of the proposed one
	}
)

func (viewOnly) mode() Mode { return ViewOnly }
func (idle) mode() Mode     { return Idle }
func (*holding) mode() Mode { return Holding }
func (*picking) mode() Mode { return Picking }
func (*paying) mode() Mode  { return Paying }
func (*placing) mode() Mode { return Placing }

// Mode returns the current mode.
func (p *Player) Mode() Mode {
	switch m := p.mode.mode(); {
	case m != Idle:
		return m
	case p.Enlarged():
		return Zoomed
	case p.label.ticks > 0:
		return Explaining
	}
	return Idle
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
