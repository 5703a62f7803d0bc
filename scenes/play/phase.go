package play

import (
	"azulejo/engine"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// phase is what goes on at the table. While a sheet lies over it, it waits in its phase.
type phase uint8

const (
	dealing          phase = iota // Nature is to move
	personToMove                  // a person is waited for
	confirming                    // a person is asked whether the move just chosen is meant
	computerThinking              // a computer is waited for
	animating                     // the last move is shown
	travelling                    // the way to an earlier or later position is shown
	lookingBack                   // nobody continues from here before being asked to
	celebrating                   // the game has ended, and the winners' boards shine until the results are shown
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

// moves reports whether something is in motion in a phase.
func (p phase) moves() bool { return p == animating || p == travelling }

// still reports whether nothing is in motion and nothing about to be, so that the table can be taken elsewhere.
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
	_, sentence := s.table.Worth(s.board.Shown(), m)
	s.heading.say(sentence)
	s.dispatcher.Focus("button-confirm")
}

// decline lets another move be chosen.
func (s *Scene) decline() {
	s.phase = personToMove
	s.settle()
}

// animate shows what a move has just brought, or its outcome at once where animations are off.
func (s *Scene) animate(events []engine.Event) {
	rate := s.ctx.Settings.Speed.Rate()
	s.leave(animating)
	s.follow(s.board.Play(s.ctx, events, s.session.match.Position(), board.Pace{Rate: rate, Most: table.RoundTicks / min(1, rate)}))
}

// leave ends what belongs to the position at rest and enters a phase that moves.
func (s *Scene) leave(p phase) {
	s.questions.CancelAll()
	s.closeBreakdown()
	s.hideHint()
	s.phase = p
}

// follow goes on with a phase that moves, or arrives at once where nothing is animated.
func (s *Scene) follow(animated bool) {
	if animated {
		s.describePhase()
	} else {
		s.arrive()
	}
}

// arrive comes to rest in the position of the match, and turns the table to the next person.
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
		s.ctx.Play(s.session.ending(), 0)
		s.session.finish(s.ctx)
		s.beginCelebration()
	case was == celebrating: // the window has changed
		s.phase, s.turn.left = celebrating, left
	case was.moves() && s.phase == personToMove && s.session.turnCame():
		s.ctx.Play("bell", 0)
	}
}

// beginCelebration makes the winners' boards shine for a moment; where nothing moves, the results are shown at once.
func (s *Scene) beginCelebration() {
	if s.ctx.Settings.Speed.Rate() > board.MostRate {
		s.showResults()
		return
	}
	s.board.View.Ceremony.Victory(s.session.match.Position().Winners(nil))
	s.phase, s.turn.left = celebrating, table.VictoryTicks
}

// celebrate advances the celebration by a tick; a click or a key that nothing else answers ends it.
func (s *Scene) celebrate() {
	s.turn.left--
	p, k := s.ctx.Pointer(), s.ctx.Keys()
	if skipped := p.Pressed || k.Confirm; s.turn.left <= 0 || skipped && !s.dispatcher.Answers(p, k) {
		s.showResults()
	}
}

// showResults lays the results over the game.
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
