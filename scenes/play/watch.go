package play

// Without a person at the table, the game is watched: boards stay where they are, and buttons pause it, make single moves and change the speed.

// watchSpeeds returns the factors of the speed of a game that is watched.
func watchSpeeds() []float64 { return []float64{1, 2, 4, 0.5} }

// watch is the state of a game that is watched.
type watch struct {
	speed int  // the index in watchSpeeds()
	stops bool // pauses at the next decision
}

// watched reports whether no person is at the table.
func (s *session) watched() bool { return s.players.PersonCount() == 0 }

// watchRate returns the factor of the speed of animations and pauses.
func (s *Scene) watchRate() float64 {
	if !s.session.watched() {
		return 1
	}
	return watchSpeeds()[s.watch.speed]
}

// pause stops a watched game: at once while a computer thinks, otherwise when the current animation has ended.
func (s *Scene) pause() {
	if s.phase != computerThinking {
		s.watch.stops = true
		s.buildButtons()
		return
	}
	s.questions.CancelAll()
	s.phase = lookingBack
	s.rebuild()
}

// stepWatched goes to the next move of the line or, at its end, makes a single move.
func (s *Scene) stepWatched() {
	if s.session.movesMade() < len(s.session.match.Line()) {
		s.stepMove(1)
		return
	}
	s.watch.stops = true
	if s.phase == lookingBack {
		s.continueHere()
	}
}

// changeSpeed selects the next speed.
func (s *Scene) changeSpeed() {
	s.watch.speed = (s.watch.speed + 1) % len(watchSpeeds())
	s.buildButtons()
}

// stopAt returns the phase of a decision: if a pause was requested, the game stops there.
func (s *Scene) stopAt(p phase) phase {
	if !s.watch.stops || p != computerThinking {
		return p
	}
	s.watch.stops = false
	return lookingBack
}
