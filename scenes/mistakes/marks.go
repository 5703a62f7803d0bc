package mistakes

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
)

// recentTries is the number of tries that stay on the table as they are. Earlier ones have the opacity fadedTries.
const (
	recentTries = 3
	fadedTries  = 0.4
)

// firstRecent returns the index of the first try that stays on the table as it is.
func (s *Scene) firstRecent() int { return max(0, len(s.session.tries)-recentTries) }

// tryMarks draws tries at the position on the table.
func (s *Scene) tryMarks() analysis.TryMarks {
	return analysis.TryMarks{Table: s.table, Board: s.board, Position: s.position()}
}

// buildMarks draws what was played, dashed, and the tries with their losses over the table. The tiles of an earlier try are not drawn where a later one
// or the better move that is revealed has tiles, and coins overlap neither these nor each other.
func (s *Scene) buildMarks() {
	s.marks.Clear()
	s.coin.Node = nil
	if s.session.current == nil || s.phase == showing {
		return
	}
	s.marks.Add(s.tryMarks().Played(s.session.current.Played())...)
	if s.phase == solved {
		s.addSolved()
		return
	}
	var coins []stage.Rect // and the tiles of later tries
	var covered []engine.Place
	if s.phase == revealed { // the board shows the tiles of the better move
		for _, p := range s.tryMarks().Placed(s.session.current.Compared.Best.Move) {
			covered = append(covered, p.Place)
		}
	}
	for i, t := range slices.Backward(s.session.tries) {
		if s.looked != allTries && s.looked != i {
			continue
		}
		alpha := 1.0
		if i < s.firstRecent() && s.looked != i {
			alpha = fadedTries
		}
		ghosts, places := s.tryMarks().Ghosts(t.move, covered)
		covered = places
		for _, ghost := range ghosts {
			ghost.Alpha *= alpha
			s.marks.Add(ghost)
		}
		text, grade := "·", review.Unmarked
		if t.judged {
			text, grade = s.coinText(t)
		}
		coin := s.tryMarks().Coin(t.move, text, grade, coins)
		coins = append(coins, coin.Bounds())
		for _, ghost := range ghosts {
			coins = append(coins, ghost.Bounds())
		}
		coin.Alpha = alpha
		s.marks.Add(coin)
		if i == len(s.session.tries)-1 {
			s.coin.Node = coin
		}
	}
}

// coinText returns the text of the coin of a try that was judged, and the grade whose colour it has.
func (s *Scene) coinText(t *try) (string, review.Grade) {
	if t.verdict.Found {
		return review.Good.Mark(), review.Good
	}
	lost := review.Points(t.verdict.Loss)
	return analysis.LossText(s.ctx.Words, lost), review.GradeOf(lost, len(s.players))
}

// addSolved draws the coin of the try that was found.
func (s *Scene) addSolved() {
	t := s.session.tries[len(s.session.tries)-1]
	for _, each := range s.session.tries {
		if each.judged && each.verdict.Found {
			t = each
		}
	}
	text, grade := s.coinText(t)
	s.coin.Node = s.tryMarks().Coin(t.move, text, grade, nil)
	s.marks.Add(s.coin.Node)
}
