package play

import (
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/engine/search"
	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// session is the game in progress: the match, its players, and its saved state. It does not depend on the screen.
type session struct {
	game       *games.Game
	match      *engine.Match
	players    seating.Players
	autoForced bool // forced moves are made automatically
	comparer   *review.Comparer
	log        engine.Log
	saved      int           // the number of saved moves
	finished   bool          // the end of the game has been counted
	branch     *route.Branch // nil in a game
	unsaved    bool          // the last move of the branch could not be saved
}

// movesMade returns the number of moves made.
func (s *session) movesMade() int { return len(s.match.Moves()) }

// play plays a move and returns its events, which are valid until the next move.
func (s *session) play(m engine.Move) ([]engine.Event, error) {
	s.log.Reset()
	err := s.match.Play(m, &s.log)
	return s.log.Events, err
}

// drawAll makes all draws of Nature up to the next decision and returns their events, which are valid until the next move.
func (s *session) drawAll() ([]engine.Event, error) {
	s.log.Reset()
	for p := s.match.Position(); p.ToMove() == engine.Nature && !s.match.Over(); p = s.match.Position() {
		s.log.Next()
		if err := s.match.Draw(&s.log); err != nil {
			return nil, err
		}
	}
	return s.log.Events, nil
}

// forced returns the forced move of the seat to move, or NoMove if it has a choice or forced moves are not automatic.
func (s *session) forced(p engine.Position) engine.Move {
	if !s.autoForced {
		return engine.NoMove
	}
	return s.game.Forced(p)
}

// person reports whether a person is to move.
func (s *session) person(p engine.Position) bool {
	return !p.Over() && p.ToMove() != engine.Nature && s.players.Person(p.ToMove())
}

// onlyPerson returns the seat of the only person at the table, if there is exactly one.
func (s *session) onlyPerson() (engine.Seat, bool) {
	return s.nextPerson(0), s.players.PersonCount() == 1
}

// request returns a request to a level about a position, with the seed of the match and a time limit.
func (s *session) request(pos engine.Position, level string, think time.Duration) players.Request {
	return players.Request{Level: level, Game: s.match.Edition.ID, Task: search.Task{Position: pos, Seed: s.match.Seed, Limits: search.Limits{Time: think}}}
}

// positionsBefore returns the position before each move made so far.
func positionsBefore(m *engine.Match) []engine.Position {
	all := make([]engine.Position, len(m.Moves()))
	for n := range all {
		all[n] = m.At(n)
	}
	return all
}

// hasMoved reports whether a seat has made a move.
func (s *session) hasMoved(seat engine.Seat) bool {
	return slices.ContainsFunc(positionsBefore(s.match), func(p engine.Position) bool { return p.ToMove() == seat })
}

// roundStart returns the first position of a round.
func (s *session) roundStart(round int) engine.Position {
	for _, p := range positionsBefore(s.match) {
		if p.Round() == round {
			return p
		}
	}
	return s.match.Position()
}

// isStop reports whether navigation stops at a position: on a person's turn, or on any turn if only computers play.
func (s *session) isStop(p engine.Position) bool {
	if p.Over() || p.ToMove() == engine.Nature {
		return false
	}
	return s.person(p) && s.forced(p) == engine.NoMove || s.players.PersonCount() == 0
}

// nextStop returns the number of moves at the next stop, back (-1) or forward (1). Without one it returns the current number of moves (back) or that at
// the end of the line (forward).
func (s *session) nextStop(by int) int {
	end := len(s.match.Line())
	for to := s.movesMade() + by; to >= 0 && to <= end; to += by {
		if s.isStop(s.match.At(to)) {
			return to
		}
	}
	if by < 0 {
		return s.movesMade()
	}
	return end
}

// pausesHere reports whether the game pauses at the current position after going back to it.
func (s *session) pausesHere() bool {
	return s.players.PersonCount() == 0 || len(s.match.Redoable()) > 0 && !s.isStop(s.match.Position())
}

// canUndo reports whether there is a decision to undo.
func (s *session) canUndo() bool {
	return slices.ContainsFunc(positionsBefore(s.match), func(p engine.Position) bool {
		return p.ToMove() != engine.Nature && (s.person(p) || s.players.PersonCount() == 0)
	})
}

// canRedo reports whether there is a move to redo.
func (s *session) canRedo() bool { return len(s.match.Redoable()) > 0 }

// turnChanged reports whether the last move was made by another seat than the one to move.
func (s *session) turnChanged() bool {
	n := s.movesMade() - 1
	return n < 0 || s.match.At(n).ToMove() != s.match.Position().ToMove()
}

// endSound returns the sound for the end of the game from the view of the people at the table, or of the winner if there are none.
func (s *session) endSound() string {
	winners := s.match.Winners(nil)
	switch {
	case len(winners) > 1:
		return "shared"
	case s.players.PersonCount() == 0 || s.players.Person(winners[0]):
		return "victory"
	}
	return "defeat"
}

// decision is a move that a person chose.
type decision struct {
	at     int // the number of moves before the decision
	before engine.Position
	move   engine.Move
}

// same reports whether two decisions are the same.
func (d *decision) same(o decision) bool {
	return d.before != nil && d.at == o.at && d.move == o.move && d.before.Hash() == o.before.Hash()
}

// lastDecision returns the last move at which a person had a choice.
func (s *session) lastDecision() (d decision, ok bool) {
	for n, p := range slices.Backward(positionsBefore(s.match)) {
		if s.person(p) && s.game.Forced(p) == engine.NoMove {
			return decision{n, p, s.match.Moves()[n]}, true
		}
	}
	return d, false
}

// nextPerson returns the person to move or the next one in turn order. While Nature is to move, the order starts at from. Without persons it returns
// from.
func (s *session) nextPerson(from engine.Seat) engine.Seat {
	first, n := s.match.Position().ToMove(), engine.Seat(len(s.players))
	if first == engine.Nature {
		first = from
	}
	for i := range n {
		if p := (first + i) % n; s.players.Person(p) {
			return p
		}
	}
	return from
}

// leavesFinished reports whether a move replaces moves of a game that was played to its end. That game stays among the saved ones, and this one goes
// on as a copy.
func (s *session) leavesFinished(m engine.Move) bool {
	undone := s.match.Redoable()
	return s.branch == nil && len(undone) > 0 && undone[0] != m && s.lineOver()
}

// lineOver reports whether the game is over at the end of its line.
func (s *session) lineOver() bool { return s.match.At(len(s.match.Line())).Over() }

// save saves the game up to the current position.
func (s *session) save(c *game.Context) {
	if s.saved = s.movesMade(); s.branch == nil {
		saves.Save(c, s.match, s.players)
		return
	}
	b := s.branch.Branch
	b.Match = s.match
	err := saves.SaveBranch(c, s.branch.Of, s.branch.Players, b)
	if err != nil && !s.unsaved {
		c.Notify(saves.Failure(err).Say(c.Words))
	}
	s.unsaved = err != nil
}

// saveLine saves the game with all moves of its line, unless it is saved already. Looking back does not remove moves.
func (s *session) saveLine(c *game.Context) {
	at, all := s.movesMade(), len(s.match.Line())
	if s.saved == all { // moves are saved as they are made
		return
	}
	s.match.Goto(all)
	s.save(c)
	s.match.Goto(at)
}

// finish counts a game in the statistics once.
func (s *session) finish(c *game.Context) {
	if s.finished || s.branch != nil {
		return
	}
	s.finished = true
	c.Settings.Finished++
	c.SaveSettings()
}
