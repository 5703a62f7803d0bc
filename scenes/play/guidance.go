package play

import (
	"slices"

	"azulejo/engine"
	moveanalysis "azulejo/engine/analysis"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/scenes/analysis"
	"azulejo/scenes/describe"
	"azulejo/scenes/table"
)

// guidance helps the only person through a first whole game: at first it suggests a move at each turn, later it only asks and shows where to look,
// and finally the player chooses alone. Scores are explained in full sentences.
type guidance struct {
	helpedAt uint64 // the hash of the last position with help
	shown    bool   // the help is on the screen
}

// help is the amount of guidance at a turn.
type help uint8

const (
	helpSuggest help = iota // a move and the reason for it
	helpAsk                 // a question and where to look
	helpLast                // the message that the player now chooses alone
	helpNone
)

// The number of turns of each kind, such as taking and placing, with a suggestion, and of those after them with a question.
const (
	suggestedTurns = 3
	askedTurns     = 4
)

// helpAt returns the help at a turn after n turns of its kind.
func helpAt(n int) help {
	switch {
	case n < suggestedTurns:
		return helpSuggest
	case n < suggestedTurns+askedTurns:
		return helpAsk
	case n == suggestedTurns+askedTurns:
		return helpLast
	}
	return helpNone
}

// guided reports whether the only person at the table is guided.
func (s *session) guided() bool {
	seat, alone := s.onlyPerson()
	return alone && s.players[seat].Guided
}

// comments reports whether moves are commented on.
func (s *Scene) comments() bool { return s.ctx.Settings.Comments || s.session.guided() }

// Load implements game.Loader. Guidance uses the strings of the lessons. A game can be played without them.
func (s *Scene) Load(c *game.Context) (bool, error) {
	if !s.session.guided() {
		return true, nil
	}
	there, err := c.Words.LoadLessons()
	return there || err != nil, nil
}

// guidanceDue reports whether help is about to be given: once in each position, at the beginning of a guided person's turn.
func (s *Scene) guidanceDue() bool {
	return s.phase == personToMove && s.session.guided() && s.ctx.Words.LessonsLoaded() && s.data.forced == engine.NoMove &&
		s.guidance.helpedAt != s.board.Shown().Hash() && !s.board.Busy()
}

// guide gives help once the position has reached the screen.
func (s *Scene) guide() {
	if !s.guidanceDue() {
		return
	}
	if s.data.ticks++; !s.data.isOnScreen(s.data.ticks) || s.questions.Asks(analysis.ForHint) {
		return
	}
	pos := s.board.Shown()
	s.guidance.helpedAt = pos.Hash()
	page, seat := s.session.game.Page(pos), pos.ToMove()
	before := 0
	for _, p := range positionsBefore(s.session.match) {
		if p.ToMove() == seat && s.session.game.Page(p) == page && s.session.game.Forced(p) == engine.NoMove {
			before++
		}
	}
	switch h := helpAt(before); h {
	case helpLast:
		s.heading.say(s.ctx.Words.T("guide.alone"))
		s.guidance.shown = true
	case helpSuggest, helpAsk:
		s.requestMove(func(m engine.Move) { s.advise(h, m) })
	}
}

// advise suggests a move, or asks for one and shows where to look. The comment on the last move stays.
func (s *Scene) advise(h help, m engine.Move) {
	pos, o, w := s.board.Shown(), s.overlay(), s.ctx.Words
	s.hint.start(m, pos)
	sentence, short := "", ""
	if source := s.board.Source(m); h == helpAsk && !s.board.MadeOfPicks(m) {
		s.board.Hint(s.board.At(source))
		sentence = w.T("guide.ask", "place", s.table.SourceName(source))
		short = sentence
	} else {
		s.hint.step = hintWhy
		s.board.Suggest(m)
		// The reason says what the move achieves, so the move is only named.
		move := s.table.MoveName(pos, m)
		why := s.explainer().ForPlayer(moveanalysis.ExplainHint(s.session.game.Explain(pos, m)), describe.GlanceLength)
		sentence = w.T("guide.suggest", "move", w.Capitalize(move), "why", why)
		short = w.T("play.hint.sentence", "sentence", w.Capitalize(move))
	}
	switch {
	case s.hint.placeSentence(o, sentence):
		s.ctx.Announce(s.heading.titleText, sentence)
	case s.heading.fits(sentence):
		s.heading.say(sentence)
	default: // there is no space for the reason, which the next hint gives
		s.hint.step = min(s.hint.step, hintMove)
		s.heading.say(short)
	}
	s.guidance.shown = true
}

// scoreRemark returns a remark on what a seat scored with a move and why its best tile did. It returns nil if no tile scored or the game does
// not say why.
func scoreRemark(t table.Wording, h *engine.Transition, seat engine.Seat) *remark {
	var best engine.Scored
	for _, e := range h.Events {
		if e.Seat != seat || e.Kind != engine.Count || !e.From.Zone.Scores() {
			continue
		}
		if s, found := engine.ScoredIn(h.Events, e.From); found && s.Points > best.Points {
			best = s
		}
	}
	if best.Points == 0 || t.ScoreReason(best) == "" {
		return nil
	}
	won := max(0, h.After.Scores(nil)[seat]-h.Before.Scores(nil)[seat])
	return &remark{at: best.At, text: func(w *locale.Words) string { return w.T("guide.round", "points", won) + " " + t.ScoreReason(best) }}
}

// explainScore prepares the comment for a guided player on what a move scored, even if the same comment was shown before.
func (c *commentary) explainScore(t table.Wording, h *engine.Transition, seat engine.Seat) {
	if c.scored = scoreRemark(t, h, seat); c.scored != nil {
		return
	}
	placed := slices.ContainsFunc(h.Events, func(e engine.Event) bool { return e.Seat == seat && e.Kind == engine.Count && e.From.Zone.Scores() })
	if c.pending.Sort(); placed && len(c.pending) > 0 && c.pending[0].Weight > 0 {
		c.scored = remarkOf(c.pending[0])
	}
}
