package terminal

import (
	"errors"
	"strings"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/scenes/describe"
	"azulejo/scenes/describe/games"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// session is a game that is played.
type session struct {
	*table
	game      *games.Game
	match     *engine.Match
	players   seating.Players
	describer describe.Describer
	seated    map[string]players.Player // the computer players that have been asked, by level
	log       engine.Log
	person    *dialogue
}

// play goes on to the end of the game, or until it is left.
func (s *session) play() error {
	var err error
	for err == nil && !s.match.Position().Over() {
		err = s.step()
	}
	s.save()
	if err == nil {
		s.results()
	}
	return err
}

// step lets whoever is to move go on.
func (s *session) step() error {
	pos := s.match.Position()
	switch {
	case pos.ToMove() == engine.Nature:
		return s.draw()
	case !s.players.Person(pos.ToMove()):
		return s.compute(pos)
	}
	if m := s.forced(pos); m != engine.NoMove {
		return s.make(m)
	}
	return s.person.ask(pos)
}

// forced is the move that a person need not be asked for, or NoMove.
func (s *session) forced(pos engine.Position) engine.Move {
	if !s.forces {
		return engine.NoMove
	}
	return s.game.Forced(pos)
}

// draw makes Nature's next move; the first of a round is told.
func (s *session) draw() error {
	s.log.Reset()
	if err := s.match.Draw(&s.log); err != nil {
		return err
	}
	for _, e := range s.log.Events {
		if e.Kind == engine.Round {
			s.tell("play.round", "round", int(e.Points))
		}
	}
	return nil
}

// compute plays for a computer. One that fails is replaced.
func (s *session) compute(pos engine.Position) error {
	p := &s.players[pos.ToMove()]
	t := s.task(pos)
	t.Seed += uint64(len(s.match.Moves()))
	choice, err := s.consult(p.Level, t)
	var fault *players.Fault
	switch {
	case s.ctx.Err() != nil:
		return s.ctx.Err()
	case errors.As(err, &fault) && p.Level != players.Fallback:
		s.tell("play.replaced", "player", p.Name, "reason", engine.Say(err, s.words))
		p.Level = players.Fallback
		return nil
	case err != nil:
		return err
	}
	return s.make(choice.Move)
}

// task is a question about a position; the seed is that of the match, so that it is answered alike each time.
func (s *session) task(pos engine.Position) search.Task {
	limits := search.Limits{Time: s.think}
	if s.Nodes > 0 {
		limits = search.Limits{Nodes: s.Nodes}
	}
	return search.Task{Position: pos, Seed: s.match.Seed, Limits: limits}
}

// consult asks a computer player of a level.
func (s *session) consult(level string, t search.Task) (players.Choice, error) {
	p := s.seated[level]
	if p == nil {
		p = &players.Outside{Command: strings.TrimPrefix(level, players.Program)}
		if l, ok := players.FindLevel(level); ok {
			p = l.New(*s.game.Game)
		}
		s.seated[level] = p
	}
	return p.Choose(s.ctx, t)
}

// close ends what the computer players run.
func (s *session) close() {
	for _, p := range s.seated {
		p.Close()
	}
}

// make makes a move, tells it with what it brings, and keeps the game.
func (s *session) make(m engine.Move) error {
	before := s.match.Position()
	s.log.Reset()
	if err := s.match.Play(m, &s.log); err != nil {
		return err
	}
	s.report(before, m)
	s.save()
	return nil
}

// save keeps the game as far as it was played.
func (s *session) save() { saves.Save(s.table, s.match, s.players) }

// decides reports whether a person had a choice in a position.
func (s *session) decides(p engine.Position) bool {
	return !p.Over() && p.ToMove() != engine.Nature && s.players.Person(p.ToMove()) && s.forced(p) == engine.NoMove
}

// stop is the number of moves at the next decision of a person, back (-1) or forward (1), or -1 where there is none; forward the end of the line is one, too.
func (s *session) stop(by int) int {
	end := len(s.match.Line())
	for to := len(s.match.Moves()) + by; to >= 0 && to <= end; to += by {
		if s.decides(s.match.At(to)) || by > 0 && to == end {
			return to
		}
	}
	return -1
}

// undo takes back to the person's decision before.
func (s *session) undo() bool {
	to := s.stop(-1)
	if to < 0 {
		return false
	}
	s.match.Goto(to)
	s.save()
	return true
}

// redo makes the moves up to the next decision again.
func (s *session) redo() bool {
	to := s.stop(1)
	for len(s.match.Moves()) < to {
		before, m := s.match.Position(), s.match.Redoable()[0]
		s.log.Reset()
		s.match.Redo(&s.log)
		if before.ToMove() != engine.Nature {
			s.report(before, m)
		}
	}
	s.save()
	return to >= 0
}
