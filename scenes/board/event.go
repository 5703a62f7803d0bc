package board

import "azulejo/engine"

// Event is something that a person does or points at on the board. A Board reports it to its screen.
type Event interface{ event() }

type (
	// MoveChosen reports a legal move that was made by hand. The board does not play it.
	MoveChosen struct{ Move engine.Move }
	// Announced is a sentence to show and to announce; an empty one restores the previous sentence.
	Announced struct{ Text string }
	// Hovered is a sentence about what the pointer or the focus is on. It is shown but not announced, as screen readers read the name of the node.
	Hovered struct{ Text string }
	// Refused is a sentence that says why an action is no legal move. It is to be announced, and shown by a screen that shows refusals itself.
	Refused struct{ Why string }
	// Changed reports that a multi-pick or a placement has begun, changed or ended, which may change the action button.
	Changed struct{}
)

func (MoveChosen) event() {}
func (Announced) event()  {}
func (Hovered) event()    {}
func (Refused) event()    {}
func (Changed) event()    {}
