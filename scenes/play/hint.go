package play

import (
	"azulejo/engine"
	"azulejo/engine/coach"
	"azulejo/engine/players"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
	"azulejo/telling"
)

// hint is what the computer would do, told in steps: where to look first, then the move, then why.
type hint struct {
	s     *Scene
	guide *board.Guide
	move  engine.Move
	at    uint64 // the hash of the position it was given for
	step  int    // how much of it is told, 0 for nothing
	layer *stage.Node
}

// The steps of a hint.
const (
	hintLook = iota + 1
	hintMove
	hintWhy
)

// ask asks a computer player what it would do, or tells more of what it said.
func (h *hint) ask() {
	if h.s.questions.Asks(analysis.ForHint) {
		return
	}
	h.s.questions.Cancel(analysis.ForReview)
	h.s.interaction.Release()
	if h.step > 0 && h.at == h.s.view.Shown().Hash() {
		h.step = min(h.step+1, hintWhy)
		h.tell()
		return
	}
	h.hide()
	h.s.Say(h.s.ctx.Words.T("play.hintThinking"))
	q := h.s.session.request(h.s.view.Shown(), players.Best, thinkTime)
	q.MultiPV = coach.HintLines
	h.s.questions.Ask(analysis.ForHint, q, h.hear)
}

// hear keeps a hint that has come and begins to tell it.
func (h *hint) hear(c players.Choice, err error) {
	if failed(h.s, err) {
		return
	}
	pos := h.s.view.Shown()
	h.move, h.at, h.step = coach.Recommend(c, pos.ToMove()), pos.Hash(), hintLook
	h.tell()
}

// tell shows as much of the hint as was asked for.
func (h *hint) tell() {
	h.hide()
	h.s.commentary.hush()
	if h.step == hintLook && !h.guide.MadeOfPicks(h.move) {
		h.guide.Source(h.move)
		h.say(h.s.ctx.Words.T("play.hint.look", h.s.table.Where(h.guide.From(h.move))))
		return
	}
	h.guide.Move(h.move)
	if h.step == hintWhy {
		h.say(h.s.explainer().Address(coach.ExplainHint(h.s.session.game.Explain(h.s.view.Shown(), h.move)), telling.Glance))
		return
	}
	_, sentence := h.s.table.Worth(h.s.view.Shown(), h.move)
	h.say(h.s.ctx.Words.T("play.hint.move", h.s.ctx.Words.Upper(sentence)))
}

// say shows a sentence beside the tiles of the hint, or under the title where there is no room beside them.
func (h *hint) say(sentence string) {
	f := h.s.frame()
	from, to := h.guide.Ends(h.move)
	var n *stage.Node
	if !f.Shape().Phone() || !h.s.hud.heading.fits(sentence) {
		p := h.s.placement(from, 10*f.Kit.Unit)
		p.Keep = append(p.Keep, to)
		c := table.NewCallout(sentence, 20, 340*f.Kit.Unit*f.Kit.Spread(20))
		n = c.Place(f.Kit, p)
	}
	if n == nil {
		h.s.Say(sentence)
		return
	}
	h.s.Say("")
	h.s.ctx.Announce(h.s.hud.heading.words, sentence)
	h.layer.Add(n)
}

// hide takes lights and sentence away; what was told stays known.
func (h *hint) hide() {
	h.s.view.Unhint()
	h.layer.Clear()
}

// failed reports whether the engine returned an error, and shows it.
func failed(s *Scene, err error) bool {
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		s.Say("")
	}
	return err != nil
}

// explainer words explanations of moves with the names at the table.
func (s *Scene) explainer() telling.Explainer {
	return telling.Explainer{Words: s.ctx.Words, Name: func(seat engine.Seat) string { return s.session.players[seat].Name }}
}
