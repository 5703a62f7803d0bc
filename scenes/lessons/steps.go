package lessons

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game/popover"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// handleEvent answers what a person does on the board. What is pointed at is not said: the callout says all there is.
func (s *Scene) handleEvent(e board.Event) {
	switch e := e.(type) {
	case board.MoveChosen:
		s.chooseMove(e.Move)
	case board.Refused:
		s.answer(e.Why)
	case board.Changed:
		s.board.ClearHint()
		s.buildAround()
	}
}

// obstacles returns what floats must not cover: all of the table but the boards of the others, and what leads through the lesson.
func (s *Scene) obstacles() popover.Obstacles {
	o := s.board.Obstacles(s.root)
	o.Keep = append(o.Keep, s.bar.area, s.bar.top, s.board.Areas().Action)
	o.Keep = append(o.Keep, s.callouts.Rects()...)
	for _, n := range s.brackets.Children() {
		o.Keep = append(o.Keep, n.Bounds())
	}
	return o
}

// chooseMove makes a right move, and answers a wrong one.
func (s *Scene) chooseMove(m engine.Move) {
	s.log.Reset()
	right, answer := s.run.Try(m, &s.log)
	if !right {
		s.refuseMove(m)
		s.ctx.PlaySound("thud", 0)
		s.answer(s.ctx.Words.T(lesson.AnswerKey(s.ctx.Words, s.course.Name, s.run, answer)))
		return
	}
	s.startStep()
	s.board.ResetTiles()
	s.animateEvents()
}

// startStep forgets what was done at the step before.
func (s *Scene) startStep() { s.misses, s.message, s.shown = 0, "", false }

// answer says why something is wrong here.
func (s *Scene) answer(why string) {
	s.board.Release()
	s.misses++
	s.message = why
	s.buildAround()
	s.showStep()
	s.callout.shake()
}

// refuseMove puts back what a wrong move has moved.
func (s *Scene) refuseMove(m engine.Move) {
	if pos := s.board.Shown(); table.MultiPickOf(s.table, pos) == nil && s.table.Option(pos, m).Price == nil {
		s.board.Release()
	} else {
		s.showPosition()
	}
}

// skipStep makes the move that is waited for, and goes to the next step.
func (s *Scene) skipStep() {
	if m := s.run.Shown(); s.phase == waitingForPlayer && m != engine.NoMove {
		s.showPosition()
		s.chooseMove(m)
		return
	}
	s.nextLesson()
}

// nextLesson goes past a step that only says something, or to the next lesson.
func (s *Scene) nextLesson() {
	s.log.Reset()
	switch {
	case s.phase == animating:
	case s.run.Done():
		s.openLesson(s.lesson + 1)
	case s.run.Next(&s.log):
		s.startStep()
		s.animateEvents()
	}
}

// back goes to the step before, or from the first one to the lesson before.
func (s *Scene) back() {
	switch {
	case s.run.At() > 0:
		s.backTo(s.run.At() - 1)
	case s.lesson > 0:
		s.openLesson(s.lesson - 1)
	}
}

// backTo goes to a step that was before.
func (s *Scene) backTo(step int) {
	for s.run.At() > step && s.run.Back() {
		s.startStep()
	}
	s.board.Settle()
	s.settle()
}

// showMove plays the move that is waited for, and takes it back.
func (s *Scene) showMove() {
	m := s.run.Shown()
	if s.phase == animating || m == engine.NoMove {
		return
	}
	s.log.Reset()
	s.run.Position().Clone().Play(m, &s.log)
	s.message, s.shown = "", true
	s.board.ResetTiles()
	s.animateEvents()
}

// animateEvents shows the events of the log, and then the step that follows.
func (s *Scene) animateEvents() {
	rate := s.ctx.Settings.Speed.Rate()
	pace := board.Pace{Rate: rate, MaxTicks: table.RoundTicks / min(1, rate)}
	s.keepDone()
	if pace.Instant() || len(s.log.Events) == 0 {
		s.settle()
		return
	}
	s.phase = animating
	s.board.Play(s.ctx, s.log.Events, s.run.Position(), pace)
	s.buildAround()
	s.callouts.Clear()
	s.arrow.clear()
	s.brackets.Clear()
}

// keepDone remembers that a lesson was done.
func (s *Scene) keepDone() {
	done := &s.ctx.Settings.Lessons
	if name := s.run.Name; s.run.Done() && !slices.Contains(*done, name) {
		*done = append(*done, name)
		s.ctx.SaveSettings()
	}
}
