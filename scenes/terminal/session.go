package terminal

import (
	"errors"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/cli"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/scenes/describe"
	"azulejo/scenes/describe/games"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// session is a game being played.
type session struct {
	*console
	game      *games.Game
	match     *engine.Match
	players   seating.Players
	describer describe.Describer
	computers map[string]players.Player // started on first use, by level
	log       engine.Log
	dialogue  *dialogue
	announced announcement
}

// announcement is what has been said about the end of the game: that the round can be the last, or that it is.
type announcement struct{ said, certain bool }

// play plays until the game is over or the player leaves. If the game cannot be saved then, that is the error.
func (s *session) play() error {
	var err error
	for err == nil && !s.match.Over() {
		err = s.step()
	}
	saveErr := s.save()
	if err == nil {
		s.printResults()
	}
	if saveErr != nil && (err == nil || errors.Is(err, errLeft) || s.ctx.Err() != nil) {
		return saves.Failure(saveErr)
	}
	return err
}

// step plays one move of Nature, a computer or a person.
func (s *session) step() error {
	pos := s.match.Position()
	if pos.ToMove() == engine.Nature {
		return s.drawTiles()
	}
	s.announceEnding(pos)
	if !s.players.Person(pos.ToMove()) {
		return s.playComputer(pos)
	}
	if m := s.forcedMove(pos); m != engine.NoMove {
		return s.playMove(m)
	}
	return s.dialogue.readMove(pos)
}

// forcedMove returns the only legal move if the player has chosen to play such moves automatically, or NoMove.
func (s *session) forcedMove(pos engine.Position) engine.Move {
	if !s.playForced {
		return engine.NoMove
	}
	return s.game.Forced(pos)
}

// drawTiles plays Nature's next move and announces a new round.
func (s *session) drawTiles() error {
	s.log.Reset()
	if err := s.match.Draw(&s.log); err != nil {
		return err
	}
	for _, e := range s.log.Events {
		if e.Kind == engine.Round {
			s.printText("play.round", "round", int(e.Points))
		}
	}
	return nil
}

// playComputer plays a move of a computer player. A player that fails is replaced by the fallback level.
func (s *session) playComputer(pos engine.Position) error {
	p := &s.players[pos.ToMove()]
	t := s.searchTask(pos, s.moveTime)
	t.Seed += uint64(len(s.match.Moves()))
	choice, err := s.chooseMove(p.Level, t)
	var failure *players.Fault
	switch {
	case s.ctx.Err() != nil:
		return s.ctx.Err()
	case errors.As(err, &failure) && p.Level != players.Fallback:
		s.printText("play.replaced", "player", p.Name, "reason", engine.Say(err, s.words))
		p.Level = players.Fallback
		return nil
	case err != nil:
		return err
	}
	return s.playMove(choice.Move)
}

// adviceTime is how long the best level searches for a hint or a rating, whatever the computer players at the table may think. Hints and ratings have
// the same time, so that a rating does not contradict the hint.
const adviceTime = 1500 * time.Millisecond

// searchTask returns the search task for a position. Its seed is that of the match, which makes its result repeatable.
func (s *session) searchTask(pos engine.Position, limit time.Duration) search.Task {
	limits := search.Limits{Time: limit}
	if s.Nodes > 0 {
		limits = search.Limits{Nodes: s.Nodes}
	}
	return search.Task{Position: pos, Seed: s.match.Seed, Limits: limits}
}

// chooseMove returns the choice of a computer player of a level.
func (s *session) chooseMove(level string, t search.Task) (players.Choice, error) {
	p := s.computers[level]
	if p == nil {
		if l, ok := players.FindLevel(level); ok {
			p = l.New(*s.game.Game)
		} else {
			command, err := cli.ParseCommand(strings.TrimPrefix(level, players.Program))
			if err != nil {
				return players.Choice{}, err
			}
			p = &players.Outside{Command: command}
		}
		s.computers[level] = p
	}
	return p.Choose(s.ctx, t)
}

// close closes the computer players.
func (s *session) close() {
	for _, p := range s.computers {
		p.Close()
	}
}

// playMove plays and prints a move and saves the game.
func (s *session) playMove(m engine.Move) error {
	before := s.match.Position()
	s.log.Reset()
	if err := s.match.Play(m, &s.log); err != nil {
		return err
	}
	s.printMove(before, m)
	s.save()
	return nil
}

// save saves the game. It notifies the player of an error.
func (s *session) save() error {
	if err := saves.Save(s.console, s.match, s.players); err != nil {
		return err
	}
	return s.Unsaved
}

// decides reports whether a person has a choice in a position.
func (s *session) decides(p engine.Position) bool {
	return !p.Over() && p.ToMove() != engine.Nature && s.players.Person(p.ToMove()) && s.forcedMove(p) == engine.NoMove
}

// nextDecision returns the number of moves played at the next decision of a person in direction step (-1 back, 1 forward), or -1 if there is
// none. The end of the played line counts as a decision.
func (s *session) nextDecision(step int) int {
	end := len(s.match.Line())
	for to := len(s.match.Moves()) + step; to >= 0 && to <= end; to += step {
		if s.decides(s.match.At(to)) || step > 0 && to == end {
			return to
		}
	}
	return -1
}

// undo returns to the previous decision of a person, prints the moves taken back, and reports whether there were any.
func (s *session) undo() bool {
	to := s.nextDecision(-1)
	if to < 0 {
		return false
	}
	moves := s.match.Moves()
	for n := len(moves) - 1; n >= to; n-- {
		if pos := s.match.At(n); pos.ToMove() != engine.Nature {
			s.printText("term.undone", "player", s.players[pos.ToMove()].Name, "move", s.moveText(pos, moves[n]))
		}
	}
	s.match.Goto(to)
	s.announced = announcement{}
	s.save()
	return true
}

// redo replays the moves up to the next decision and reports whether there was one.
func (s *session) redo() bool {
	to := s.nextDecision(1)
	for len(s.match.Moves()) < to {
		before, m := s.match.Position(), s.match.Redoable()[0]
		s.log.Reset()
		s.match.Redo(&s.log)
		if before.ToMove() != engine.Nature {
			s.printMove(before, m)
		}
	}
	s.save()
	return to >= 0
}
