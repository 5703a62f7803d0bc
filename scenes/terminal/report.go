package terminal

import (
	"fmt"

	"azulejo/engine"
)

// heading names the game and who plays.
func (s *session) heading() string {
	return s.words.T("term.heading", "game", s.titleOf(s.game), "names", s.words.List(s.players.Names()...), "round", max(1, s.match.Position().Round()))
}

// report tells a move and where points come from.
func (s *session) report(before engine.Position, m engine.Move) {
	after := s.match.Position()
	s.tell("term.move", "player", s.players[before.ToMove()].Name, "move", s.called(before, m))
	for _, line := range s.describer.Scoring(after, s.log.Events) {
		s.tell("term.count", "label", s.players[line.Seat].Name, "value", line.Text)
	}
	if after.Round() != before.Round() && !after.Over() {
		s.scores(after)
	}
}

// called is a move by its name and its notation.
func (s *session) called(pos engine.Position, m engine.Move) string {
	return called(s.words, s.describer, pos, m)
}

// scores tells everybody's points.
func (s *session) scores(pos engine.Position) {
	for seat, n := range pos.Scores(nil) {
		s.tell("term.score", "player", s.players[seat].Name, "points", n)
	}
}

// results tells how the game has ended.
func (s *session) results() {
	pos := s.match.Position()
	s.tell("play.over")
	scores := pos.Scores(nil)
	for seat, p := range s.players {
		var parts []string
		for _, from := range s.game.Sources {
			parts = append(parts, s.words.T("play.log.score", "name", s.words.T("source."+from.String()), "points", s.words.Number(pos.Points(engine.Seat(seat), from))))
		}
		s.tell("term.total", "player", p.Name, "points", scores[seat], "breakdown", s.words.List(parts...))
	}
	s.say(s.players.Outcome(s.words, pos))
	most := engine.Leaders(nil, engine.Seat(len(scores)), func(seat engine.Seat) int { return scores[seat] })
	if len(most) > 1 {
		s.tell(s.game.Tie)
	}
	s.tell("results.seed", "seed", fmt.Sprint(s.match.Seed))
}
