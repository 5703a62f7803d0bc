package board

import "azulejo/engine"

// Event is what a person does or points at on the board. A player reports it to its screen.
type Event interface{ event() }

type (
	// MoveChosen is a legal move that was made by hand. The player does not play it.
	MoveChosen struct{ Move engine.Move }
	// Said is a sentence about what was done, to be shown and spoken; an empty one brings back what was said before.
	Said struct{ Text string }
	// Pointed is a sentence about what is pointed at, to be shown only: screen readers read the name of what is pointed at instead.
	Pointed struct{ Text string }
	// Refused is a sentence about why what was done is no move, for a screen that shows it itself.
	Refused struct{ Why string }
	// Changed says that a multi-pick or a placement has begun, changed or ended, which may change what the action button offers.
	Changed struct{}
)

func (MoveChosen) event() {}
func (Said) event()       {}
func (Pointed) event()    {}
func (Refused) event()    {}
func (Changed) event()    {}
