package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// state is what a board shows and what is being done on it. Input and animation change it, and drawing reads it.
type state struct {
	// The position at rest, or before a running animation.
	shown        engine.Position
	legend       table.Legend         // what the table shows in addition
	scores       [engine.MaxSeats]int // as counted so far by the animation
	shownOptions table.Options        // the moves that can be tried by hand, nil until they are needed

	// Layout.
	frame table.Frame
	areas table.Areas // what the table leaves to the screen

	// Animation.
	motion   motion      // the animation of moves
	round    roundScores // the round scores during it
	relayout relayout    // the animation after a new layout
	animated bool        // an animation was running at the end of the last tick

	// Input.
	mode    mode     // what is being done by hand
	targets []target // where tiles can be dropped
	lifted  lifted   // the tiles that are off the table
	pointer stage.Pointer
	pressed earlyPress // a press before moves are enabled

	// What is shown of a move before it is made.
	pointed      pointed       // what the pointer or the focus is on
	previewed    *table.Option // the move whose score is shown
	demonstrated *table.Option // the move that the screen shows as if its tiles were held over their target

	// Shapes that the screen adds.
	hints, autoShapes, ownShapes []Shape
}

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
		menu stage.Rect
	}
	// placing is the mode in which a placement is shown with its payment, to be changed or confirmed.
	placing struct {
		at     engine.Place
		ways   table.Options // the payments, the cheapest first
		choice int           // the index of the proposed one
	}
)

func (viewOnly) mode() {}

func (idle) mode() {}

func (*holding) mode() {}

func (*picking) mode() {}

func (*paying) mode() {}

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
		if _, t := b.findTarget(*k.paying); t != nil && len(t.options) > 1 {
			b.askPayment(*t)
		}
	}
}
