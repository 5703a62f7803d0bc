package play

import (
	"azulejo/engine"
	moveanalysis "azulejo/engine/analysis"
	"azulejo/engine/players"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/describe"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// hint is the move that the computer would make, revealed in steps: where to look, the move, and the reason.
type hint struct {
	layer    *stage.Node
	move     engine.Move
	position uint64 // the hash of its position
	step     hintStep
}

// hintStep is the step that a hint has reached.
type hintStep uint8

const (
	hintNone hintStep = iota
	hintLook
	hintMove
	hintWhy
)

// start starts a hint for a position at its first step.
func (h *hint) start(m engine.Move, p engine.Position) {
	h.move, h.position, h.step = m, p.Hash(), hintLook
}

// advance goes to the next step. It reports whether there is a hint for the position.
func (h *hint) advance(p engine.Position) bool {
	if h.step == hintNone || h.position != p.Hash() {
		return false
	}
	h.step = min(h.step+1, hintWhy)
	return true
}

// show shows the current step on the board, and returns the sentence of the step.
func (h *hint) show(o overlay, g *games.Game, e describe.Explainer) string {
	b, w := o.board, o.frame.Words
	if h.step == hintLook && !b.MadeOfPicks(h.move) {
		source := b.Source(h.move)
		b.Hint(b.At(source))
		return w.T("play.hint.look", "place", o.table.SourceName(source))
	}
	b.Suggest(h.move)
	if h.step == hintWhy {
		return e.ForPlayer(moveanalysis.ExplainHint(g.Explain(b.Shown(), h.move)), describe.GlanceLength)
	}
	_, sentence := o.table.MoveEffect(b.Shown(), h.move)
	return w.T("play.hint.move", "move", w.Capitalize(sentence))
}

// placeSentence puts a sentence next to the tiles of the hint, and reports whether there is space.
func (h *hint) placeSentence(o overlay, sentence string) bool {
	k := o.frame.Kit
	from, to := o.board.MoveRects(h.move)
	return o.addCallout(h.layer, table.NewCallout(sentence, 20, 340*k.Unit*k.TextGrowth(20)), from, to)
}

// hide removes lights and sentence. The step stays.
func (h *hint) hide(b *board.Board) {
	b.ClearHint()
	h.layer.Clear()
}

// requestHint requests a hint from a computer player, or goes to the next step. A second request before the answer takes the best move found so far.
func (s *Scene) requestHint() {
	if s.questions.Asks(analysis.ForHint) {
		if found, _ := s.questions.Progress(analysis.ForHint); found.Best != engine.NoMove {
			s.questions.Cancel(analysis.ForHint)
			s.giveHint(found.Best)
		}
		return
	}
	s.questions.Cancel(analysis.ForReview)
	s.board.Release()
	if s.hint.advance(s.board.Shown()) {
		s.showHint()
		return
	}
	s.hint.hide(s.board)
	s.heading.say(s.ctx.Words.T("play.hintThinking"))
	s.requestMove(s.giveHint)
}

// requestMove requests the move for a hint in the position shown. A guided player gets one that is easy to understand.
func (s *Scene) requestMove(onMove func(engine.Move)) {
	pos, recommend := s.board.Shown(), moveanalysis.Recommend
	if s.session.guided() {
		recommend = moveanalysis.RecommendToBeginner
	}
	q := s.session.request(pos, players.Best, thinkTime)
	q.MultiPV = moveanalysis.HintLines
	s.questions.Ask(analysis.ForHint, q, func(c players.Choice, err error) {
		if !s.showError(err) {
			onMove(recommend(c, pos.ToMove()))
		}
	})
}

// giveHint starts the hint of a move.
func (s *Scene) giveHint(m engine.Move) {
	s.hint.start(m, s.board.Shown())
	s.showHint()
}

// showHint shows the current step of the hint. Its sentence is next to the tiles or, if there is no space and on phones, in the heading if it fits there.
func (s *Scene) showHint() {
	s.hint.hide(s.board)
	s.commentary.clear()
	o := s.overlay()
	sentence := s.hint.show(o, s.session.game, s.explainer())
	if o.frame.Shape().Phone() && s.heading.fits(sentence) || !s.hint.placeSentence(o, sentence) {
		s.heading.say(sentence)
		return
	}
	s.heading.say("")
	s.ctx.Announce(s.heading.titleText, sentence)
}

// explainer returns an explainer with the names of the players.
func (s *Scene) explainer() describe.Explainer {
	return describe.Explainer{Words: s.ctx.Words, Name: func(seat engine.Seat) string { return s.session.players[seat].Name }}
}
