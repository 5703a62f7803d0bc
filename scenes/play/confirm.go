package play

import "azulejo/engine"

// confirm asks whether a move chosen by hand is meant, and shows it meanwhile.
func (s *Scene) confirm(m engine.Move) {
	s.phase, s.meant = confirming, m
	s.rest()
	s.hint.guide.Outcome(m)
	_, sentence := s.table.Worth(s.view.Shown(), m)
	s.Say(sentence)
	s.dispatcher.Focus("button-confirm")
}

// takeBack lets another move be chosen in place of the one that was to be confirmed.
func (s *Scene) takeBack() {
	s.phase = personToMove
	s.rest()
}
