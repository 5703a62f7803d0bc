package board

import (
	"azulejo/engine"
	"azulejo/scenes/table"
)

// Mode is what a person is doing on the board by hand.
type Mode uint8

const (
	ViewOnly   Mode = iota // nothing can be done by hand
	Idle                   // a move can be begun
	Holding                // tiles are lifted or carried
	Picking                // several tiles are picked for one move
	Paying                 // a menu asks which of several payments is meant
	Placing                // a placement is shown with its payment, to be changed or confirmed
	Zoomed                 // a part of the table is enlarged, and nothing else is begun
	Explaining             // the board says why a move is illegal, and nothing else is begun
)

// mode is a Mode with its data: one of the types below. An enlarged part of the table and the explanation of an illegal move are views that
// go with several of them, so they are kept apart.
type mode interface{ mode() Mode }

type (
	viewOnly struct{}
	idle     struct{}
	holding  struct {
		what    table.Pickable
		refused bool // the tiles were dropped or clicked where they may not go
	}
	picking struct {
		def    *table.MultiPick
		picked []*table.Actor
		warned bool // that the picks waste something
	}
	paying struct {
		held *table.Pickable // nil where the target itself was clicked
		at   engine.Place    // the target
	}
	placing struct {
		at     engine.Place
		ways   table.Options // the payments, the cheapest first
		choice int           // the index of the one that is proposed
	}
)

func (viewOnly) mode() Mode { return ViewOnly }
func (idle) mode() Mode     { return Idle }
func (*holding) mode() Mode { return Holding }
func (*picking) mode() Mode { return Picking }
func (*paying) mode() Mode  { return Paying }
func (*placing) mode() Mode { return Placing }

// Mode returns what is being done by hand.
func (p *Player) Mode() Mode {
	switch m := p.mode.mode(); {
	case m != Idle:
		return m
	case p.Enlarged():
		return Zoomed
	case p.label.left > 0:
		return Explaining
	}
	return Idle
}

// held returns what is lifted, or nil.
func (p *Player) held() *table.Pickable {
	switch m := p.mode.(type) {
	case *holding:
		return &m.what
	case *paying:
		return m.held
	}
	return nil
}

// Busy reports whether a move is on its way by hand: something is held, paid, placed or enlarged.
func (p *Player) Busy() bool {
	switch p.mode.(type) {
	case *holding, *paying, *placing:
		return true
	}
	return p.Enlarged()
}

// Opened reports whether something is open that Escape closes: a payment, a placement, or an enlarged part of the board.
func (p *Player) Opened() bool {
	switch p.mode.(type) {
	case *paying, *placing:
		return true
	}
	return p.Enlarged()
}

// Pending reports whether a move has been begun that CancelPending gives up: a placement, or a multi-pick that the action button began.
func (p *Player) Pending() bool {
	switch m := p.mode.(type) {
	case *placing:
		return true
	case *picking:
		return !m.def.Automatic
	}
	return false
}

// CancelPending puts back the tiles of a move that has been begun. The focus goes to where it began.
func (p *Player) CancelPending() {
	switch m := p.mode.(type) {
	case *placing:
		i, _ := p.targets.of(m.at)
		p.closePlacement()
		if !p.dispatcher.Focus(zoomTarget(i)) {
			p.FocusFirst()
		}
	case *picking:
		if !m.def.Automatic {
			p.LeavePicks()
			p.dispatcher.Focus(actionName)
		}
	}
}

// Escape puts back what is held or closes what is open, and reports whether there was anything.
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
	return p.LeavePicks()
}

// modePrompt returns what the mode asks for while nothing is pointed at, or "".
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
