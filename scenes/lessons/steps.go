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

// handle answers what a person does on the board. What is pointed at is not said: the callout says all there is.
func (s *Scene) handle(e board.Event) {
	switch e := e.(type) {
	case board.MoveChosen:
		s.choose(e.Move)
	case board.Changed:
		s.board.View.Unhint()
		s.buildAround()
	}
}

// obstacles returns what floats must not cover: all of the table but the boards of the others, and what leads through the lesson.
func (s *Scene) obstacles() popover.Obstacles {
	o := s.board.View.Obstacles(s.root)
	o.Keep = append(o.Keep, s.bar.room, s.bar.top, s.board.Rooms().Action)
	for _, layer := range []*stage.Node{s.callout.node, s.breakdown} {
		for _, n := range layer.Children() {
			o.Keep = append(o.Keep, n.Bounds())
		}
	}
	return o
}

// choose makes a right move, and answers a wrong one.
func (s *Scene) choose(m engine.Move) {
	before := s.run.Position()
	s.log.Reset()
	right, answer := s.run.Try(m, &s.log)
	if !right {
		s.refuse(m, answer)
		return
	}
	s.misses, s.said = 0, ""
	if s.run.Step().Free {
		s.said = s.comment(before, m)
	}
	s.animate()
}

// refuse puts back what was moved and says why the move is wrong here.
func (s *Scene) refuse(m engine.Move, answer string) {
	s.ctx.Play("thud", 0)
	s.misses++
	s.said = s.ctx.Words.T(lesson.AnswerKey(s.ctx.Words, s.course.Name, s.run, answer))
	if pos := s.board.Shown(); table.MultiPickOf(s.table, pos) == nil && table.OptionOf(s.table, pos, m).Price == nil {
		s.board.Release()
	} else {
		s.showPosition()
	}
	s.buildAround()
	s.showStep()
	s.callout.shake()
}

// next goes past a step that only says something, or to the next lesson.
func (s *Scene) next() {
	s.log.Reset()
	switch {
	case s.phase == showing:
	case s.run.Done():
		s.skip()
	case s.run.Next(&s.log):
		s.said = ""
		s.animate()
	}
}

// backTo goes to a step that was before.
func (s *Scene) backTo(step int) {
	for s.run.At() > max(0, step) && s.run.Back() {
		s.said, s.misses = "", 0
	}
	s.board.View.Settle()
	s.settle()
}

// showMove plays the move that is waited for, and takes it back.
func (s *Scene) showMove() {
	m := s.run.Shown()
	if s.phase == showing || m == engine.NoMove {
		return
	}
	s.log.Reset()
	s.run.Position().Clone().Play(m, &s.log)
	s.said = ""
	s.animate()
}

// animate shows the events of the log, and then the step that follows.
func (s *Scene) animate() {
	rate := s.ctx.Settings.Speed.Rate()
	pace := board.Pace{Rate: rate, Most: table.RoundTicks / min(1, rate)}
	s.keepDone()
	if pace.AtOnce() || len(s.log.Events) == 0 {
		s.settle()
		return
	}
	s.board.View.ResetTiles()
	s.phase = showing
	s.board.Play(s.ctx, s.log.Events, s.run.Position(), pace)
	s.buildAround()
	s.callout.node.Clear()
	s.arrow.node.Clear()
	s.breakdown.Clear()
}

// keepDone remembers that a lesson was done.
func (s *Scene) keepDone() {
	done := &s.ctx.Settings.Lessons
	if name := s.run.Name; s.run.Done() && !slices.Contains(*done, name) {
		*done = append(*done, name)
		s.ctx.SaveSettings()
	}
}

// comment says what speaks most for or against a move of the person's own choice.
func (s *Scene) comment(before engine.Position, m engine.Move) string {
	w := s.ctx.Words
	if reasons := s.game.Explain(before, m); len(reasons) > 0 {
		return w.Upper(reasons[0].Say(w)) + "."
	}
	return ""
}

// rival returns a player who answers at once with the move that scores most.
func rival(g *games.Game) func(engine.Position) engine.Move {
	player := players.NewFallback(*g.Game.Game)
	return func(p engine.Position) engine.Move {
		c, _ := player.Choose(context.Background(), search.Task{Position: p, Seed: 1}) // it always finds a move where there is one
		return c.Move
	}
}
