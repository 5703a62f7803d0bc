package play

import (
	"azulejo/engine"
	"azulejo/scenes/analysis"
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
	lookingBack                   // nobody goes on from here before being told to
	over                          // the game has ended
)

// phaseAt is the phase of a position at rest; looking tells that it was gone back to.
func (s *session) phaseAt(p engine.Position, looking bool) phase {
	switch {
	case p.Over():
		return over
	case looking && s.waits():
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

// asks reports whether a person may ask the computer something in a phase.
func (p phase) asks() bool { return p == personToMove || p == over }

// step goes on by a tick; begun tells whether what is in motion was so before it.
func (s *Scene) step(begun bool) {
	s.view.Ceremony.Advance(min(mostRate, s.ctx.Settings.Speed.Rate()))
	if !s.phase.moves() {
		s.view.Tick()
	}
	switch s.phase {
	case dealing:
		s.deal()
	case personToMove:
		s.chances.ask()
		s.turn.force()
	case computerThinking:
		s.turn.think()
	case animating, travelling:
		s.animate(begun)
	case over:
		s.finale.step()
	}
}

// mostRate is how fast ceremonies are at most, and the fastest at which anything is seen to move.
const mostRate = 2.5

// deal lets Nature draw.
func (s *Scene) deal() {
	before := s.session.match.Position()
	events, err := s.session.draw()
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		return
	}
	s.ctx.Play("bag", 0)
	s.commentary.listen(before, events)
	s.perform(events)
}

// play makes a move and shows what comes of it.
func (s *Scene) play(m engine.Move) {
	before := s.session.match.Position().Clone()
	seat := before.ToMove()
	events, err := s.session.play(m)
	if err != nil {
		s.turn.replace(seat, err)
		return
	}
	s.travel.past = false
	s.session.save(s.ctx)
	g := s.described()
	for _, line := range analysis.Reports(&g, before, m) {
		s.ctx.Report(line)
	}
	s.invitation.pass(seat)
	s.commentary.listen(before, events)
	s.perform(events)
}

// perform shows what a move has just brought.
func (s *Scene) perform(events []engine.Event) {
	rate := s.ctx.Settings.Speed.Rate()
	s.show(animating, events, board.OneStep(s.session.match.Position()), board.Pace{Rate: rate, Most: table.RoundTicks / min(1, rate)})
}

// show lets events happen on the stage, or shows their outcome at once where the pace says so.
func (s *Scene) show(p phase, events []engine.Event, steps []board.Step, pace board.Pace) {
	s.questions.CancelAll()
	s.interaction.Close()
	s.sums.close()
	s.hint.hide()
	s.phase = p
	if p == travelling {
		s.commentary.hush()
		s.view.Unmark() // several seats may have moved on the way
	}
	if pace.AtOnce() {
		s.arrive()
		return
	}
	s.view.Animate(events, steps, pace, s.ctx.Settings.ReducedMotion)
	s.hud.retell()
}

// animate goes on with the motion by a tick; a click or key hurries it, unless that is what has just begun it.
func (s *Scene) animate(begun bool) {
	if begun && (s.ctx.Pointer().Pressed || s.ctx.Keys().Confirm) {
		s.view.Hurry()
	}
	counting := s.view.Counting()
	if s.view.Advance() {
		s.arrive()
		if !s.ctx.Settings.ReducedMotion {
			s.view.CloseUp()
		}
	} else if s.view.Counting() != counting {
		s.hud.retell()
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
	s.rest()
	switch {
	case was.moves() && s.phase == over:
		s.ctx.Play(s.session.ending(), 0)
		s.session.finish(s.ctx)
		s.finale.begin()
	case was.moves() && s.phase == personToMove && s.session.turnCame():
		s.ctx.Play("bell", 0)
	}
}
