package play

import (
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game/settings"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
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
	s.tickTooltip(tooltipSubject{})
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
	s.cancelQuestions()
	s.dismissAdvice()
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
		s.commentary.choose()
	}
	if !s.viewerChosen || was.isAnimated() && s.session.person(pos) {
		s.viewer, s.viewerChosen = s.session.nextPerson(before), false
	}
	left := s.data.resultsIn
	s.settle()
	switch {
	case was.isAnimated() && s.phase == over:
		s.ctx.PlaySound(s.session.endSound(), 0)
		s.session.finish(s.ctx)
		s.beginCelebration()
	case was == celebrating: // the layout has changed
		s.phase, s.data.resultsIn = celebrating, left
	case was.isAnimated() && s.phase == personToMove && s.session.turnChanged():
		s.ctx.PlaySound("bell", 0)
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
	s.ctx.PlaySound("bell", 0)
	s.ctx.Report(text)
}

// showError shows an error of the engine and reports whether there was one.
func (s *Scene) showError(err error) bool {
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		s.dismiss(analysis.HintMessage, analysis.RatingMessage)
	}
	return err != nil
}

// drawTiles makes the draws of Nature and animates them.
func (s *Scene) drawTiles() {
	before := s.session.match.Position()
	events, err := s.session.drawAll()
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		return
	}
	s.session.save(s.ctx) // so that the game continues after the deal
	s.ctx.PlaySound("bag", 0)
	s.collectComments(before, events)
	s.animateMove(events)
}

// play plays a move and animates it.
func (s *Scene) play(m engine.Move) {
	before := s.session.match.Position().Clone()
	copies := s.session.leavesFinished(m)
	seat := before.ToMove()
	events, err := s.session.play(m)
	if err != nil {
		s.replacePlayer(seat, err)
		return
	}
	s.past = false
	if copies {
		s.ctx.Notify(s.ctx.Words.T("play.copy"))
	}
	s.session.save(s.ctx)
	g := s.analysedGame()
	for _, line := range analysis.Announcements(&g, before, m) {
		s.ctx.Report(line)
	}
	if s.invited && !s.ctx.Settings.CommentsOffered && s.session.players.Person(seat) {
		s.answerInvitation(s.ctx.Settings.Comments) // a move without an answer
	}
	s.collectComments(before, events)
	s.animateMove(events)
}

// forcedTicks is how long a position is shown before a forced move is made.
const forcedTicks = 20

// playForced plays the forced move after a delay.
func (s *Scene) playForced() {
	if s.data.forced == engine.NoMove {
		return
	}
	if s.data.ticks++; s.data.ticks >= forcedTicks {
		s.play(s.data.forced)
	}
}

// thinkTime is the time limit of a computer player for a move.
const thinkTime = 800 * time.Millisecond

// think requests a move from the computer on turn, and plays it when the pause for watching is over.
func (s *Scene) think() {
	pos := s.board.Shown()
	s.data.ticks++
	switch asked := s.questions.Asks(analysis.ForTurn); {
	case asked && float64(s.data.ticks) >= float64(s.ctx.Settings.PauseTicks())/s.watchRate():
		s.questions.Poll()
	case !asked && s.data.isOnScreen(s.data.ticks):
		seat := pos.ToMove()
		level := s.movingLevel(seat)
		r := s.session.request(pos, level, thinkTime)
		r.Seed += uint64(s.session.movesMade())
		s.questions.Ask(analysis.ForTurn, r, func(choice players.Choice, err error) {
			if err != nil {
				s.replacePlayer(seat, err)
				return
			}
			if _, absent := s.standIns[seat]; absent && level != players.Fallback {
				delete(s.standIns, seat)
				s.ctx.Notify(s.ctx.Words.T("play.returned", "player", s.session.players[seat].Name, "level", seating.LevelName(s.ctx.Words, level)))
			}
			s.useAnswer(level, choice)
			s.play(choice.Move)
		})
	}
}

// checkComputers counts how long other players have stood in for levels that failed, and reports when the computer players begin to wait for files.
func (s *Scene) checkComputers() {
	for seat := range s.standIns {
		s.standIns[seat]++
	}
	waiting := s.questions.Waiting()
	if waiting == s.waiting {
		return
	}
	if s.waiting = waiting; waiting {
		s.ctx.Notify(s.ctx.Words.T("play.lacking"))
	}
	if s.phase == computerThinking {
		s.rebuildHeadingAndButtons()
	}
}

// standInTicks is how long the fallback level moves for a level that failed. Then the level is asked again.
const standInTicks = 3 * 60 * 60

// movingLevel returns the level that moves for a seat: its own, or the fallback level for one that has failed.
func (s *Scene) movingLevel(seat engine.Seat) string {
	if ticks, absent := s.standIns[seat]; absent && ticks < standInTicks {
		return players.Fallback
	}
	return s.session.players[seat].Level
}

// replacePlayer has the fallback level move for a computer player that failed, and reports it: for a level until that can play again, for a bot for
// good. The game pauses if the fallback level itself has failed.
func (s *Scene) replacePlayer(seat engine.Seat, err error) {
	p, reason := &s.session.players[seat], engine.Say(err, s.ctx.Words)
	_, absent := s.standIns[seat]
	switch {
	case s.movingLevel(seat) == players.Fallback:
		s.ctx.Notify(reason)
		s.phase = lookingBack
	case strings.HasPrefix(p.Level, players.Program):
		s.ctx.Notify(s.ctx.Words.T("play.replaced", "player", p.Name, "reason", reason))
		p.Level = players.Fallback
	default:
		if !absent {
			s.ctx.Notify(s.ctx.Words.T("play.standIn", "player", p.Name, "reason", reason))
		}
		s.standIns[seat] = 0
	}
	s.rebuild()
}

// undo takes back the last pick, or else the moves back to a person's last decision.
func (s *Scene) undo() {
	if s.board.UndoPicks() {
		return
	}
	s.past = false
	s.animateTo(s.session.nextStop(-1))
	s.session.save(s.ctx)
}

// redo makes the moves up to the next decision of a person again.
func (s *Scene) redo() {
	s.past = false
	s.animateTo(s.session.nextStop(1))
	s.session.save(s.ctx)
}

// goToMove shows the match after a number of its moves. The line keeps all its moves.
func (s *Scene) goToMove(to int) {
	s.past = to < len(s.session.match.Line())
	s.session.saveLine(s.ctx)
	s.animateTo(to)
}

// showPresent shows the match after all of its moves.
func (s *Scene) showPresent() { s.goToMove(len(s.session.match.Line())) }

// openReview opens the review of a game that is over, from an earlier position at the move that led there.
func (s *Scene) openReview() {
	at, m := 0, s.session.match
	if s.past {
		for at = s.session.movesMade() - 1; at > 0 && m.At(at).ToMove() == engine.Nature; at-- {
		}
		m.Goto(len(m.Line()))
		s.past = false
		s.relayout()
	}
	s.ctx.Push(route.Review{Match: m, Players: s.session.players, At: max(at, 0)})
}

// continueHere continues the game from an earlier position.
func (s *Scene) continueHere() {
	s.past = false
	s.phase = s.session.phaseAt(s.session.match.Position(), false)
	s.rebuild()
}

// stepMove goes one move back (-1) or forward (1), if there is one.
func (s *Scene) stepMove(by int) {
	m := s.session.match
	for to := s.session.movesMade() + by; to >= 0 && to <= len(m.Line()); to += by {
		if c := (engine.Cursor{Match: m, At: to}); c.Over() || c.Position().ToMove() != engine.Nature {
			s.goToMove(to)
			return
		}
	}
}

// Moves are animated backwards at a higher rate, and in at most three seconds.
const (
	backwardRate     = 1.6
	maxBackwardTicks = 3 * 60
)

// animateTo animates the moves to the match after a number of its moves, backwards if necessary.
func (s *Scene) animateTo(to int) {
	at, pace := s.session.movesMade(), board.Pace{Rate: s.ctx.Settings.Speed.Rate(), MaxTicks: table.RoundTicks}
	if to < at {
		pace = board.Pace{Rate: pace.Rate * backwardRate, MaxTicks: maxBackwardTicks}
	}
	leap := to < s.session.nextStop(-1) || to > s.session.nextStop(1)
	s.board.Settle()
	s.board.Celebrations.End()
	s.board.ResetTiles() // returns held and picked tiles
	s.session.match.Goto(to)
	s.viewerChosen = false
	s.focus = s.dispatcher.FocusName()
	s.ctx.PlaySound("slide", 0)
	s.enterAnimation(navigating)
	s.commentary.clear()
	s.startAnimation(s.board.PlayTo(s.ctx, engine.Cursor{Match: s.session.match, At: at}, to, pace, leap))
}

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
	s.cancelQuestions()
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
