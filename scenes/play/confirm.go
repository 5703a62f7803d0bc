package play

import "azulejo/engine"

// confirmation is the question whether a move chosen by hand is meant.
type confirmation struct {
	*Scene
	move engine.Move
}

// ask asks, and shows the move meanwhile.
func (c *confirmation) ask(m engine.Move) {
	c.phase, c.move = confirming, m
	c.rest()
	c.hint.guide.Outcome(m)
	_, sentence := c.table.Worth(c.view.Shown(), m)
	c.Say(sentence)
	c.dispatcher.Focus("button-confirm")
}

// yes makes the move.
func (c *confirmation) yes() { c.play(c.move) }

// no lets another move be chosen.
func (c *confirmation) no() {
	c.phase = personToMove
	c.rest()
}
