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

// begin makes m, given for a position, the move of the hint, and gives its first step.
func (h *hint) begin(m engine.Move, p engine.Position) { h.move, h.at, h.step = m, p.Hash(), hintLook }

// advance gives the next step, and reports whether there is a hint for a position at all.
func (h *hint) advance(p engine.Position) bool {
	if h.step == hintNone || h.at != p.Hash() {
		return false
	}
	h.step = min(h.step+1, hintWhy)
	return true
}

// show lights on the board what has been given, and returns the sentence that goes with it.
func (h *hint) show(o overlay, g *games.Game, e describe.Explainer) string {
	b, w := o.board, o.frame.Words
	if h.step == hintLook && !b.MadeOfPicks(h.move) {
		source := b.Source(h.move)
		b.View.Hint(b.View.At(source))
		return w.T("play.hint.look", "place", o.table.SourceName(source))
	}
	b.Suggest(h.move)
	if h.step == hintWhy {
		return e.ForPlayer(moveanalysis.ExplainHint(g.Explain(b.Shown(), h.move)), describe.GlanceLength)
	}
	_, sentence := o.table.MoveEffect(b.Shown(), h.move)
	return w.T("play.hint.move", "move", w.Capitalize(sentence))
}

// place puts a sentence next to the tiles of the hint, and reports whether there is room.
func (h *hint) place(o overlay, sentence string) bool {
	k := o.frame.Kit
	from, to := o.board.MoveRects(h.move)
	p := o.placement(from, 10*k.Unit)
	p.Keep = append(p.Keep, to)
	c := table.NewCallout(sentence, 20, 340*k.Unit*k.TextGrowth(20))
	n := c.Place(k, p)
	if n == nil {
		return false
	}
	h.layer.Add(n)
	return true
}

// hide removes lights and sentence; what has been given stays known.
func (h *hint) hide(b *board.Player) {
	b.View.ClearHint()
	h.layer.Clear()
}

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
	if s.hint.advance(s.board.Shown()) {
		s.showHint()
		return
	}
	s.hint.hide(s.board)
	s.heading.say(s.ctx.Words.T("play.hintThinking"))
	s.askMove(s.giveHint)
}

// askMove asks a computer player for the move to hint in the position shown.
func (s *Scene) askMove(hear func(engine.Move)) {
	pos := s.board.Shown()
	q := s.session.request(pos, players.Best, thinkTime)
	q.MultiPV = moveanalysis.HintLines
	s.questions.Ask(analysis.ForHint, q, func(c players.Choice, err error) {
		if !s.fail(err) {
			hear(moveanalysis.Recommend(c, pos.ToMove()))
		}
	})
}

// giveHint begins to give the move of a hint.
func (s *Scene) giveHint(m engine.Move) {
	s.hint.begin(m, s.board.Shown())
	s.showHint()
}

// showHint shows as much of the hint as was asked for: its sentence next to the tiles, or under the title where there is no room next to them
// and on phones, if it fits there.
func (s *Scene) showHint() {
	s.hint.hide(s.board)
	s.commentary.clear()
	o := s.overlay()
	sentence := s.hint.show(o, s.session.game, s.explainer())
	if o.frame.Shape().Phone() && s.heading.fits(sentence) || !s.hint.place(o, sentence) {
		s.heading.say(sentence)
		return
	}
	s.heading.say("")
	s.ctx.Announce(s.heading.words, sentence)
}

// explainer words explanations of moves with the names at the table.
func (s *Scene) explainer() describe.Explainer {
	return describe.Explainer{Words: s.ctx.Words, Name: func(seat engine.Seat) string { return s.session.players[seat].Name }}
}
