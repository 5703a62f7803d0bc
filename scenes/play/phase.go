package play

import (
	"azulejo/engine"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// phase is the state of the game screen. It does not change while another screen is open over it.
type phase uint8

const (
	dealing          phase = iota // Nature is to move
	personToMove                  // a person chooses a move
	confirming                    // a person confirms the move just chosen, or takes it back
	computerThinking              // a computer chooses a move
	animating                     // the last move is animated
	travelling                    // the way to an earlier or later position is animated
	lookingBack                   // the game pauses at an earlier position until the player continues it
	celebrating                   // the game has ended, and the winners' boards are lit until the results are shown
	over                          // the game has ended
)

// turn is the data of a phase. It starts anew whenever the table comes to rest.
type turn struct {
	ticks  int         // since the phase began
	frames int         // drawn since then
	forced engine.Move // personToMove: a move without an alternative that is about to be made, or NoMove
	chosen engine.Move // confirming: the move in question
	left   float64     // celebrating: ticks until the results are shown

	counting bool // animating: points have been counted
}

func newTurn() turn { return turn{forced: engine.NoMove, chosen: engine.NoMove} }

// phaseAt returns the phase of a position at rest; revisited says that it was gone back to.
func (s *session) phaseAt(p engine.Position, revisited bool) phase {
	switch {
	case p.Over():
		return over
	case revisited && s.waits():
		return lookingBack
	case p.ToMove() == engine.Nature:
		return dealing
	case s.person(p):
		return personToMove
	}
	return computerThinking
}

// moves reports whether a phase animates moves.
func (p phase) moves() bool { return p == animating || p == travelling }

// still reports whether nothing moves or is about to move by itself, so that commands can go to other positions.
func (p phase) still() bool { return !p.moves() && p != dealing }

// ended reports whether the game has ended.
func (p phase) ended() bool { return p == celebrating || p == over }

// asks reports whether a person may ask the computer something in a phase.
func (p phase) asks() bool { return p == personToMove || p.ended() }

// step advances the phase by a tick; ended says that an animation ended in it.
func (s *Scene) step(ended bool) {
	switch s.phase {
	case dealing:
		s.deal()
	case personToMove:
		s.guide()
		s.askProbability()
		s.playForced()
	case computerThinking:
		s.think()
	case animating, travelling:
		if ended {
			s.arrive()
			if !s.ctx.Settings.ReducedMotion {
				s.board.View.AnimateLayout()
			}
		} else if counting := s.board.View.Counting(); counting != s.turn.counting {
			s.turn.counting = counting
			s.describePhase()
		}
	case celebrating:
		s.celebrate()
	}
}

// choose makes a move that was chosen by hand, or asks whether it is meant.
func (s *Scene) choose(m engine.Move) {
	s.tips.place(s.ctx.Pointer(), s.dispatcher.FocusName())
	s.clearTip()
	if s.ctx.Settings.Confirm {
		s.askConfirmation(m)
		return
	}
	s.play(m)
}

// askConfirmation asks whether a move is meant, and shows its outcome meanwhile.
func (s *Scene) askConfirmation(m engine.Move) {
	s.phase = confirming
	s.settle()
	s.turn.chosen = m
	s.board.ShowOutcome(m)
	_, sentence := s.table.MoveEffect(s.board.Shown(), m)
	s.heading.say(sentence)
	s.dispatcher.Focus("button-confirm")
}

// decline takes the chosen move back, so that another can be chosen.
func (s *Scene) decline() {
	s.phase = personToMove
	s.settle()
}

// animate shows what a move has just brought, or its outcome at once where animations are off.
func (s *Scene) animate(events []engine.Event) {
	rate := s.ctx.Settings.Speed.Rate()
	s.leave(animating)
	s.follow(s.board.Play(s.ctx, events, s.session.match.Position(), board.Pace{Rate: rate, MaxTicks: table.RoundTicks / min(1, rate)}))
}

// leave enters a phase that animates, and ends questions, hints and explanations of the position before.
func (s *Scene) leave(p phase) {
	s.questions.CancelAll()
	s.breakdown.close(s.board)
	s.hint.hide(s.board)
	s.phase = p
}

// follow describes a phase that animates, or arrives at once if nothing is animated.
func (s *Scene) follow(animated bool) {
	if animated {
		s.describePhase()
	} else {
		s.arrive()
	}
}

// arrive ends a phase that animates: it shows the position of the match at rest, with the board of the next person large.
func (s *Scene) arrive() {
	was, before := s.phase, s.viewer
	pos := s.session.match.Position()
	s.phase = s.session.phaseAt(pos, was == travelling || was == lookingBack)
	if was == animating {
		s.commentary.choose()
	}
	if !s.chosen || was.moves() && s.session.person(pos) {
		s.viewer, s.chosen = s.session.nextPerson(before), false
	}
	left := s.turn.left
	s.settle()
	switch {
	case was.moves() && s.phase == over:
		s.ctx.Play(s.session.endSound(), 0)
		s.session.finish(s.ctx)
		s.beginCelebration()
	case was == celebrating: // the window has changed
		s.phase, s.turn.left = celebrating, left
	case was.moves() && s.phase == personToMove && s.session.turnCame():
		s.ctx.Play("bell", 0)
	}
}

// beginCelebration lights the winners' boards for a moment. Without animations it shows the results at once.
func (s *Scene) beginCelebration() {
	if s.ctx.Settings.Speed.Rate() > board.MaxRate {
		s.showResults()
		return
	}
	s.board.View.Celebrations.Victory(s.session.match.Position().Winners(nil))
	s.phase, s.turn.left = celebrating, table.VictoryTicks
}

// celebrate advances the celebration by a tick; a click or a key that nothing else answers ends it.
func (s *Scene) celebrate() {
	s.turn.left--
	p, k := s.ctx.Pointer(), s.ctx.Keys()
	if skipped := p.Pressed || k.Confirm; s.turn.left <= 0 || skipped && !s.dispatcher.Handles(p, k) {
		s.showResults()
	}
}

// showResults opens the results over the game.
func (s *Scene) showResults() {
	s.phase = over
	s.ctx.Push(s.resultsRoute())
}

// announceLastRound says that this is the last round.
func (s *Scene) announceLastRound(words string) {
	s.ctx.Play("bell", 0)
	s.ctx.Report(words)
}

// fail shows an error of the engine, if there is one, and reports whether there is.
func (s *Scene) fail(err error) bool {
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		s.heading.say("")
	}
	return err != nil
}
