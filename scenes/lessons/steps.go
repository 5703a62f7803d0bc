package lessons

import (
	"context"
	"slices"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/game/popover"
	"azulejo/game/stage"
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

// Say implements board.Host: the callout says all there is.
func (s *Scene) Say(string) {}

// Point implements board.Host.
func (s *Scene) Point(string) {}

// Picked implements board.Host.
func (s *Scene) Picked() {
	s.view.Unhint()
	s.dress()
}

// Obstacles implements board.Host: all of the table but the boards of the others stays visible, and so does what leads through the lesson.
func (s *Scene) Obstacles() popover.Obstacles {
	o := s.view.Obstacles(s.root)
	o.Keep = append(o.Keep, s.bar.room, s.bar.top, s.rooms.Action)
	for _, layer := range []*stage.Node{s.callout.node, s.added} {
		for _, n := range layer.Children() {
			o.Keep = append(o.Keep, n.Bounds())
		}
	}
	return o
}

// steps lead from step to step.
type steps struct{ *Scene }

// refuse lays back what was meant to be moved and says why.
func (s steps) refuse(m engine.Move, answer string) {
	s.ctx.Play("thud", 0)
	s.misses++
	s.said = s.ctx.Words.T(lesson.AnswerKey(s.ctx.Words, s.course.Name, s.run, answer))
	if pos := s.view.Shown(); s.table.MultiPick(pos) == nil && s.table.Price(pos, m) == nil {
		s.interaction.Release()
	} else {
		s.interaction.Close()
		s.view.Show(s.run.Position(), s.legend())
		s.interaction.Offer()
	}
	s.dress()
	s.point()
	s.callout.nod()
}

// next goes past a step that only says something, or to the next lesson.
func (s steps) next() {
	s.log.Reset()
	switch {
	case s.phase == showing:
	case s.run.Done():
		s.skip()
	case s.run.Next(&s.log):
		s.said = ""
		s.perform()
	}
}

// back goes to the step before.
func (s steps) back() { s.backTo(s.run.At() - 1) }

// backTo goes to a step that was before.
func (s steps) backTo(step int) {
	for s.run.At() > max(0, step) && s.run.Back() {
		s.said, s.misses = "", 0
	}
	s.view.Settle()
	s.rest()
}

// show plays the move that is waited for, and takes it back.
func (s steps) show() {
	m := s.run.Shown()
	if s.phase == showing || m == engine.NoMove {
		return
	}
	s.log.Reset()
	s.run.Position().Clone().Play(m, &s.log)
	s.said = ""
	s.perform()
}

// perform lets happen what the log tells.
func (s steps) perform() {
	rate := s.ctx.Settings.Speed.Rate()
	pace := board.Pace{Rate: rate, Most: table.RoundTicks / min(1, rate)}
	s.keep()
	if pace.AtOnce() || len(s.log.Events) == 0 {
		s.rest()
		return
	}
	s.interaction.Close()
	s.view.LayBack()
	s.phase = showing
	s.dress()
	s.callout.node.Clear()
	s.trail.node.Clear()
	s.added.Clear()
	s.view.Animate(s.log.Events, board.OneStep(s.run.Position()), pace, s.ctx.Settings.ReducedMotion)
}

// keep remembers that a lesson was done.
func (s steps) keep() {
	done := &s.ctx.Settings.Lessons
	if name := s.run.Name; s.run.Done() && !slices.Contains(*done, name) {
		*done = append(*done, name)
		s.ctx.SaveSettings()
	}
}

// comment says what speaks most for or against a move of the person's own choice.
func (s steps) comment(before engine.Position, m engine.Move) string {
	w := s.ctx.Words
	if reasons := s.game.Explain(before, m); len(reasons) > 0 {
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
