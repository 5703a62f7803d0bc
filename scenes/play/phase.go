package play

import (
	"azulejo/engine"
	"azulejo/game/settings"
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
	navigating                    // the moves to an earlier or later position are animated
	lookingBack                   // the game pauses at an earlier position until the player continues it
	celebrating                   // the game has ended, and the winners' boards are lit until the results are shown
	over                          // the game has ended
)

// phaseData is the data of a phase. It is reset whenever a position comes to rest.
type phaseData struct {
	ticks     int         // since the start of the phase
	frames    int         // drawn since the start of the phase
	forced    engine.Move // personToMove: a move without an alternative that is about to be made, or NoMove
	chosen    engine.Move // confirming: the move in question
	resultsIn float64     // celebrating: ticks until the results are shown

	counting bool // animating: points have been counted
}

func newPhaseData() phaseData { return phaseData{forced: engine.NoMove, chosen: engine.NoMove} }

// isOnScreen reports whether a position that has been at rest for some ticks has reached the screen: drawing it and thinking in the same frame would
// stutter. The window sends the last frame four times more, and a browser without a graphics card may take longer than a tick for each.
// A window that is not drawn at all is not waited for.
func (p *phaseData) isOnScreen(ticks int) bool {
	const least, most, frames = 12, 60, 8
	return ticks >= least && p.frames >= frames || ticks >= most
}

// phaseAt returns the phase of the current position of the match at rest. revisited is set after going back to it.
func (s *session) phaseAt(p engine.Position, revisited bool) phase {
	switch {
	case s.match.Over():
		return over
	case revisited && s.pausesHere():
		return lookingBack
	case p.ToMove() == engine.Nature:
		return dealing
	case s.person(p):
		return personToMove
	}
	return computerThinking
}

// isAnimated reports whether a phase animates moves.
func (p phase) isAnimated() bool { return p == animating || p == navigating }

// isSettled reports whether nothing is animated or about to change by itself, so that other positions can be shown.
func (p phase) isSettled() bool { return !p.isAnimated() && p != dealing }

// ended reports whether the game has ended.
func (p phase) ended() bool { return p == celebrating || p == over }

// allowsQuestions reports whether a person may ask the computer for a hint or a review.
func (p phase) allowsQuestions() bool { return p == personToMove || p.ended() }

// stepPhase advances the phase by a tick. ended is set if an animation ended in it.
func (s *Scene) stepPhase(ended bool) {
	switch s.phase {
	case dealing:
		s.drawTiles()
	case personToMove:
		s.invite()
		s.guide()
		s.requestProbability()
		s.playForced()
	case computerThinking:
		s.think()
	case animating, navigating:
		if ended {
			s.endAnimation()
			if !s.ctx.Settings.ReducedMotion {
				s.board.AnimateLayout()
			}
		} else if counting := s.board.Counting(); counting != s.data.counting {
			s.data.counting = counting
			s.rebuildHeadingAndButtons()
		}
	case celebrating:
		s.tickCelebration()
	}
}

// chooseMove plays a move that was chosen by hand, or asks for confirmation.
func (s *Scene) chooseMove(m engine.Move) {
	s.tooltips.suppressAfterMove(s.ctx.Pointer(), s.dispatcher.FocusName())
	s.clearTooltip()
	if s.ctx.Settings.Confirm {
		s.askConfirmation(m)
		return
	}
	s.play(m)
}

// askConfirmation asks for confirmation of a move and shows its outcome.
func (s *Scene) askConfirmation(m engine.Move) {
	s.phase = confirming
	s.settle()
	s.data.chosen = m
	s.board.ShowOutcome(m)
	_, sentence := s.table.MoveEffect(s.board.Shown(), m)
	s.heading.say(sentence)
	s.dispatcher.Focus("button-confirm")
}

// declineMove takes the chosen move back.
func (s *Scene) declineMove() {
	s.phase = personToMove
	s.settle()
}

// animateMove animates the events of the last move, or shows the position at once if animations are off.
func (s *Scene) animateMove(events []engine.Event) {
	rate := s.ctx.Settings.Speed.Rate() * s.watchRate()
	s.enterAnimation(animating)
	s.startAnimation(s.board.Play(s.ctx, events, s.session.match.Position(), board.Pace{Rate: rate, MaxTicks: table.RoundTicks / min(1, rate)}))
}

// enterAnimation enters a phase that animates. It ends questions, hints and explanations about the previous position.
func (s *Scene) enterAnimation(p phase) {
	s.questions.CancelAll()
	s.breakdown.close(s.board)
	s.hint.hide(s.board)
	s.phase = p
}

// startAnimation describes a phase that animates, or ends it at once if nothing is animated.
func (s *Scene) startAnimation(animated bool) {
	if animated {
		s.rebuildHeadingAndButtons()
	} else {
		s.endAnimation()
	}
}

// endAnimation ends a phase that animates: it shows the position of the match at rest, with the board of the next person large.
func (s *Scene) endAnimation() {
	was, before := s.phase, s.viewer
	pos := s.session.match.Position()
	s.phase = s.stopAt(s.session.phaseAt(pos, was == navigating || was == lookingBack))
	if was == animating {
		s.commentary.choose(pos.Round())
	}
	if !s.viewerChosen || was.isAnimated() && s.session.person(pos) {
		s.viewer, s.viewerChosen = s.session.nextPerson(before), false
	}
	left := s.data.resultsIn
	s.settle()
	switch {
	case was.isAnimated() && s.phase == over:
		s.ctx.Play(s.session.endSound(), 0)
		s.session.finish(s.ctx)
		s.beginCelebration()
	case was == celebrating: // the layout has changed
		s.phase, s.data.resultsIn = celebrating, left
	case was.isAnimated() && s.phase == personToMove && s.session.turnChanged():
		s.ctx.Play("bell", 0)
	}
}

// beginCelebration starts the victory effect. If animations are off, it shows the results at once.
func (s *Scene) beginCelebration() {
	if s.ctx.Settings.Speed == settings.Off {
		s.showResults()
		return
	}
	s.board.Celebrations.Victory(s.session.match.Winners(nil))
	s.phase, s.data.resultsIn = celebrating, table.VictoryTicks
}

// tickCelebration advances the celebration by a tick. A click or a key that is not handled elsewhere ends it.
func (s *Scene) tickCelebration() {
	s.data.resultsIn--
	p, k := s.ctx.Pointer(), s.ctx.Keys()
	if skipped := p.Pressed || k.Confirm; s.data.resultsIn <= 0 || skipped && !s.dispatcher.Handles(p, k) {
		s.showResults()
	}
}

// showResults opens the results over the game.
func (s *Scene) showResults() {
	s.phase = over
	s.ctx.Push(s.resultsRoute())
}

// announceLastRound announces the last round to screen readers.
func (s *Scene) announceLastRound(text string) {
	s.ctx.Play("bell", 0)
	s.ctx.Report(text)
}

// showError shows an error of the engine and reports whether there was one.
func (s *Scene) showError(err error) bool {
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		s.heading.say("")
	}
	return err != nil
}
