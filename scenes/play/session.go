package play

import (
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// session is the game that is played: the match, its players, and what is saved of it. It knows nothing of the screen.
type session struct {
	game     *games.Game
	match    *engine.Match
	players  seating.Players
	forces   bool // moves without a choice are made by themselves
	log      engine.Log
	saved    int  // the number of moves that were last saved
	finished bool // the game was played to its end here
}

// at returns the number of moves made.
func (s *session) at() int { return len(s.match.Moves()) }

// play makes a move and returns its events, which are valid until the next move.
func (s *session) play(m engine.Move) ([]engine.Event, error) {
	s.log.Reset()
	err := s.match.Play(m, &s.log)
	return s.log.Events, err
}

// draw makes Nature's moves up to the next decision and returns their events, which are valid until the next move.
func (s *session) draw() ([]engine.Event, error) {
	s.log.Reset()
	for p := s.match.Position(); p.ToMove() == engine.Nature && !p.Over(); p = s.match.Position() {
		s.log.Next()
		if err := s.match.Draw(&s.log); err != nil {
			return nil, err
		}
	}
	return s.log.Events, nil
}

// forced returns the only move of the seat to move, or NoMove if it has a choice or the settings leave such moves to people.
func (s *session) forced(p engine.Position) engine.Move {
	if !s.forces {
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

// request returns a request to a level about a position. It has the seed of the match, so the answer is the same each time.
func (s *session) request(pos engine.Position, level string, think time.Duration) players.Request {
	return players.Request{Level: level, Game: s.match.Edition.ID, Task: search.Task{Position: pos, Seed: s.match.Seed, Limits: search.Limits{Time: think}}}
}

// positionsBefore returns the positions before each of the moves made so far.
func positionsBefore(m *engine.Match) []engine.Position {
	all := make([]engine.Position, len(m.Moves()))
	for n := range all {
		all[n] = m.At(n)
	}
	return all
}

// moved reports whether a seat has made a move.
func (s *session) moved(seat engine.Seat) bool {
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

// decides reports whether a position is one to stop at: a person's turn, or any seat's where only computers play.
func (s *session) decides(p engine.Position) bool {
	if p.Over() || p.ToMove() == engine.Nature {
		return false
	}
	return s.person(p) && s.forced(p) == engine.NoMove || s.players.PersonCount() == 0
}

// nextStop returns the number of moves at the next position to stop at, back (-1) or forward (1). Without one it returns the current number
// (back) or that at the end of the line (forward).
func (s *session) nextStop(by int) int {
	end := len(s.match.Line())
	for to := s.at() + by; to >= 0 && to <= end; to += by {
		if s.decides(s.match.At(to)) {
			return to
		}
	}
	if by < 0 {
		return s.at()
	}
	return end
}

// waits reports whether the game pauses at the current position after going back to it, instead of continuing by itself.
func (s *session) waits() bool {
	return s.players.PersonCount() == 0 || len(s.match.Redoable()) > 0 && !s.decides(s.match.Position())
}

// canUndo reports whether there is a decision to take back.
func (s *session) canUndo() bool {
	return slices.ContainsFunc(positionsBefore(s.match), func(p engine.Position) bool {
		return p.ToMove() != engine.Nature && (s.person(p) || s.players.PersonCount() == 0)
	})
}

// canRedo reports whether there is a move to make again.
func (s *session) canRedo() bool { return len(s.match.Redoable()) > 0 }

// turnCame reports whether the seat to move has not moved just before.
func (s *session) turnCame() bool {
	n := s.at() - 1
	return n < 0 || s.match.At(n).ToMove() != s.match.Position().ToMove()
}

// endSound returns the sound of how the game ended for the people at the table, or for the winner if there are none.
func (s *session) endSound() string {
	winners := s.match.Position().Winners(nil)
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
	at     int // the number of moves before it
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

// nextPerson returns the person to move or the next one in turn order; while Nature is to move, the order starts at from. Without persons
// it returns the seat to move.
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
	return max(0, first)
}

// save saves the game up to the current position.
func (s *session) save(c *game.Context) {
	saves.Save(c, s.match, s.players)
	s.saved = s.at()
}

// saveLine saves the game with all moves of its line, as looking back takes nothing back, unless that is saved already.
func (s *session) saveLine(c *game.Context) {
	at, all := s.at(), len(s.match.Line())
	if s.saved == all { // every move is saved as it is made, so the line is the one that was saved
		return
	}
	s.match.Goto(all)
	s.save(c)
	s.match.Goto(at)
}

// finish counts the game as played to its end, once.
func (s *session) finish(c *game.Context) {
	if s.finished {
		return
	}
	s.finished = true
	c.Settings.Finished++
	c.SaveSettings()
}
