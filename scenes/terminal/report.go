package terminal

import (
	"fmt"

	"azulejo/engine"
	"azulejo/scenes/describe"
	"azulejo/scenes/seating"
)

// heading returns a line with the game, the players and the round.
func (s *session) heading() string {
	return s.words.T("term.heading", "game", s.titleOf(s.game), "names", s.words.List(s.players.Names()...), "round", max(1, s.match.Position().Round()))
}

// printMove prints a move with the points it scored, and all scores after a round.
func (s *session) printMove(before engine.Position, m engine.Move) {
	after := s.match.Position()
	s.printText("term.move", "player", s.players[before.ToMove()].Name, "move", s.moveText(before, m))
	for _, line := range s.describer.Scoring(after, s.log.Events) {
		s.printText("term.count", "label", s.players[line.Seat].Name, "value", line.Text)
	}
	if after.Round() != before.Round() && !after.Over() {
		s.printScores(after)
	}
}

// announceEnding says once that the round being played can be the last, and once that it is.
func (s *session) announceEnding(pos engine.Position) {
	e, ok := s.describer.Ending(pos)
	now := announcement{ok, e.Certain}
	if ok && now != s.announced {
		s.printLines(e.Sentence(s.words, "other", s.players[e.By.Seat].Name))
	}
	s.announced = now
}

// moveText returns the name of a move followed by its notation.
func (s *session) moveText(pos engine.Position, m engine.Move) string {
	return describe.MoveText(s.words, s.describer, pos, m)
}

// printScores prints the score of each player.
func (s *session) printScores(pos engine.Position) {
	for seat, n := range pos.Scores(nil) {
		s.printText("term.score", "player", s.players[seat].Name, "points", n)
	}
}

// printResults prints the final scores by source, the outcome and the seed.
func (s *session) printResults() {
	pos := s.match.Position()
	s.printText("play.over")
	scores := pos.Scores(nil)
	for seat, p := range s.players {
		var parts []string
		for _, source := range s.game.SourcesOf(s.match) {
			parts = append(parts, s.words.T("play.log.score", "name", s.words.T("source."+source.String()), "points", s.words.Number(s.match.Points(engine.Seat(seat), source))))
		}
		s.printText("term.total", "player", p.Name, "points", scores[seat], "breakdown", s.words.List(parts...))
	}
	end := engine.Cursor{Match: s.match, At: len(s.match.Moves())}
	s.printLines(s.players.Outcome(s.words, end))
	if s.match.Endless() {
		s.printText("results.endless")
	} else if leaders := engine.Leaders(nil, engine.Seat(len(scores)), func(seat engine.Seat) int { return scores[seat] }); len(leaders) > 1 {
		s.printText(s.game.Tie)
	}
	if broken := seating.BrokenTie(s.words, end); broken != "" {
		s.printLines(broken)
	}
	s.printText("results.seed", "seed", fmt.Sprint(s.match.Seed))
}
