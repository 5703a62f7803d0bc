package play

import (
	"azulejo/engine"
	moveanalysis "azulejo/engine/analysis"
	"azulejo/engine/players"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/describe"
	"azulejo/scenes/table"
)

// hint is what the computer would do, given in steps: where to look first, then the move, then why.
type hint struct {
	layer *stage.Node
	move  engine.Move
	at    uint64 // the hash of the position it was given for
	step  hintStep
}

// hintStep is how much of a hint has been given.
type hintStep uint8

const (
	hintNone hintStep = iota
	hintLook
	hintMove
	hintWhy
)

// askHint asks a computer player what it would do, or gives more of its answer. Whoever asks again before there is an answer gets the best move
// found so far.
func (s *Scene) askHint() {
	if s.questions.Asks(analysis.ForHint) {
		if found, _ := s.questions.Progress(analysis.ForHint); found.Best != engine.NoMove {
			s.questions.Cancel(analysis.ForHint)
			s.giveHint(found.Best)
		}
		return
	}
	s.questions.Cancel(analysis.ForReview)
	s.board.Release()
	if h := &s.hint; h.step > hintNone && h.at == s.board.Shown().Hash() {
		h.step = min(h.step+1, hintWhy)
		s.showHint()
		return
	}
	s.hideHint()
	s.heading.say(s.ctx.Words.T("play.hintThinking"))
	q := s.session.request(s.board.Shown(), players.Best, thinkTime)
	q.MultiPV = moveanalysis.HintLines
	s.questions.Ask(analysis.ForHint, q, func(c players.Choice, err error) {
		if s.fail(err) {
			return
		}
		s.giveHint(moveanalysis.Recommend(c, s.board.Shown().ToMove()))
	})
}

// giveHint begins to give the move of a hint.
func (s *Scene) giveHint(m engine.Move) {
	s.hint.move, s.hint.at, s.hint.step = m, s.board.Shown().Hash(), hintLook
	s.showHint()
}

// showHint shows as much of the hint as was asked for.
func (s *Scene) showHint() {
	s.hideHint()
	s.commentary.clear()
	w, m := s.ctx.Words, s.hint.move
	if s.hint.step == hintLook && !s.board.MadeOfPicks(m) {
		source := s.board.Source(m)
		s.board.View.Hint(s.board.View.At(source))
		s.sayHint(w.T("play.hint.look", "place", s.table.Where(source)))
		return
	}
	s.board.Suggest(m)
	if s.hint.step == hintWhy {
		s.sayHint(s.explainer().Address(moveanalysis.ExplainHint(s.session.game.Explain(s.board.Shown(), m)), describe.Glance))
		return
	}
	_, sentence := s.table.Worth(s.board.Shown(), m)
	s.sayHint(w.T("play.hint.move", "move", w.Upper(sentence)))
}

// sayHint shows a sentence next to the tiles of the hint, or under the title where there is no room next to them.
func (s *Scene) sayHint(sentence string) {
	o := s.overlay()
	f := &o.frame
	from, to := s.board.Ends(s.hint.move)
	var n *stage.Node
	if !f.Shape().Phone() || !s.heading.fits(sentence) {
		p := o.placement(from, 10*f.Kit.Unit)
		p.Keep = append(p.Keep, to)
		c := table.NewCallout(sentence, 20, 340*f.Kit.Unit*f.Kit.Spread(20))
		n = c.Place(f.Kit, p)
	}
	if n == nil {
		s.heading.say(sentence)
		return
	}
	s.heading.say("")
	s.ctx.Announce(s.heading.words, sentence)
	s.hint.layer.Add(n)
}

// hideHint hides lights and sentence; what has been given stays known.
func (s *Scene) hideHint() {
	s.board.View.Unhint()
	s.hint.layer.Clear()
}

// explainer words explanations of moves with the names at the table.
func (s *Scene) explainer() describe.Explainer {
	return describe.Explainer{Words: s.ctx.Words, Name: func(seat engine.Seat) string { return s.session.players[seat].Name }}
}
