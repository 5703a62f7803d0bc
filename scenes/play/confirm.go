package play

import "azulejo/engine"

// confirmation is the question whether a move chosen by hand is meant.
type confirmation struct {
	s    *Scene
	move engine.Move
}

// ask asks, and shows the move meanwhile.
func (c *confirmation) ask(m engine.Move) {
	c.s.phase, c.move = confirming, m
	c.s.rest()
	c.s.hint.guide.Outcome(m)
	_, sentence := c.s.table.Worth(c.s.view.Shown(), m)
	c.s.Say(sentence)
	c.s.dispatcher.Focus("button-confirm")
}

// yes makes the move.
func (c *confirmation) yes() { c.s.play(c.move) }

// no lets another move be chosen.
func (c *confirmation) no() {
	c.s.phase = personToMove
	c.s.rest()
}
