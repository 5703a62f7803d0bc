package lessons

import (
	"context"
	"slices"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// Choose implements board.Host: what is right happens, and what is wrong is answered.
func (s *Scene) Choose(m engine.Move) {
	before := s.run.Position()
	s.log.Reset()
	to := steps{s}
	right, answer := s.run.Try(m, &s.log)
	if !right {
		to.refuse(m, answer)
		return
	}
	s.misses, s.said = 0, ""
	if s.run.Step().Free {
		s.said = to.comment(before, m)
	}
	to.perform()
}

// Say implements board.Host: the plaque says all there is.
func (s *Scene) Say(string) {}

// Picked implements board.Host.
func (s *Scene) Picked() {
	s.view.Unhint()
	s.dress()
}

// steps lead from step to step.
type steps struct{ s *Scene }

// refuse lays back what was meant to be moved and says why.
func (s steps) refuse(m engine.Move, answer string) {
	s.s.ctx.Play("thud", 0)
	s.s.misses++
	s.s.said = s.s.ctx.Words.T(lesson.AnswerKey(s.s.ctx.Words, s.s.course.Name, s.s.run, answer))
	if pos := s.s.view.Shown(); s.s.table.MultiPick(pos) == nil && s.s.table.Price(pos, m) == nil {
		s.s.interaction.Release()
	} else {
		s.s.interaction.Close()
		s.s.view.Show(s.s.run.Position(), s.s.legend())
		s.s.interaction.Offer()
	}
	s.s.dress()
	s.s.point()
	s.s.plaque.nod()
}

// next goes past a step that only says something, or to the next lesson.
func (s steps) next() {
	s.s.log.Reset()
	switch {
	case s.s.phase == showing:
	case s.s.run.Done():
		s.s.skip()
	case s.s.run.Next(&s.s.log):
		s.s.said = ""
		s.perform()
	}
}

// back goes to the step before.
func (s steps) back() { s.backTo(s.s.run.At() - 1) }

// backTo goes to a step that was before.
func (s steps) backTo(step int) {
	for s.s.run.At() > max(0, step) && s.s.run.Back() {
		s.s.said, s.s.misses = "", 0
	}
	s.s.view.Settle()
	s.s.rest()
}

// show plays the move that is waited for, and takes it back.
func (s steps) show() {
	m := s.s.run.Shown()
	if s.s.phase == showing || m == engine.NoMove {
		return
	}
	s.s.log.Reset()
	s.s.run.Position().Clone().Play(m, &s.s.log)
	s.s.said = ""
	s.perform()
}

// perform lets happen what the log tells.
func (s steps) perform() {
	rate := s.s.ctx.Settings.Speed.Rate()
	pace := board.Pace{Rate: rate, Most: table.RoundTicks / min(1, rate)}
	s.keep()
	if pace.AtOnce() || len(s.s.log.Events) == 0 {
		s.s.rest()
		return
	}
	s.s.interaction.Close()
	s.s.view.LayBack()
	s.s.phase = showing
	s.s.dress()
	s.s.plaque.node.Clear()
	s.s.trail.node.Clear()
	s.s.added.Clear()
	s.s.view.Animate(s.s.log.Events, pace, s.s.ctx.Settings.ReducedMotion)
}

// keep remembers that a lesson was done.
func (s steps) keep() {
	done := &s.s.ctx.Settings.Lessons
	if name := s.s.run.Name; s.s.run.Done() && !slices.Contains(*done, name) {
		*done = append(*done, name)
		s.s.ctx.SaveSettings()
	}
}

// comment says what speaks most for or against a move of the person's own choice.
func (s steps) comment(before engine.Position, m engine.Move) string {
	w := s.s.ctx.Words
	if reasons := s.s.game.Explain(before, m); len(reasons) > 0 {
		return w.Upper(reasons[0].Say(w)) + "."
	}
	return ""
}

// rival answers at once with what brings most.
func rival(g *games.Game) func(engine.Position) engine.Move {
	player := players.NewStandIn(*g.Game.Game)
	return func(p engine.Position) engine.Move {
		c, _ := player.Choose(context.Background(), search.Task{Position: p, Seed: 1}) // who has a move always finds one
		return c.Move
	}
}
