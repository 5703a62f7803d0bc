package play

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/scenes/analysis"
)

// requestHint requests a hint from a computer player, or goes to the next step. A second request before the answer takes the best move found so far.
func (s *Scene) requestHint() {
	if s.questions.Asks(analysis.ForHint) {
		best := s.recommended
		if best == engine.NoMove {
			found, _ := s.questions.Progress(analysis.ForHint)
			best = found.Best
		}
		if best != engine.NoMove {
			s.questions.Cancel(analysis.ForHint)
			s.giveHint(best, nil)
		}
		return
	}
	s.endQuestions()
	s.board.Release()
	if s.hint.Advance(s.board.Shown()) {
		s.showHint()
		return
	}
	s.say(analysis.Message{Kind: analysis.HintMessage, Text: s.ctx.Words.T("play.hintThinking")})
	s.requestMove(s.giveHint)
}

// endQuestions ends what a person asked the computer for, and removes the answer.
func (s *Scene) endQuestions() {
	s.cancelHint()
	s.questions.Cancel(analysis.ForReview)
	s.reasons.Stop()
	s.dismiss(analysis.HintMessage, analysis.RatingMessage)
}

// cancelHint drops a hint or suggestion that is not shown yet.
func (s *Scene) cancelHint() {
	s.questions.Cancel(analysis.ForHint)
	s.guidance.cancelSuggestion()
}

// cancelQuestions drops everything that the computer has been asked.
func (s *Scene) cancelQuestions() {
	s.questions.CancelAll()
	s.reasons.Stop()
	s.guidance.cancelSuggestion()
}

// requestMove requests the move for a hint in the position shown. A guided player gets one that is easy to understand.
func (s *Scene) requestMove(onMove func(engine.Move, []players.Line)) {
	pos := s.board.Shown()
	s.recommended = engine.NoMove
	ask := func(moves []engine.Move, receive func(players.Choice)) {
		s.askLines(analysis.ForHint, pos, moves, thinkTime, receive)
	}
	recommend := func(c players.Choice) engine.Move {
		s.recommended = review.Recommend(c, pos.ToMove())
		if r := &s.review; r.rating.Text != "" && r.decision.before.Hash() == pos.Hash() { // the hint agrees with the rating
			s.recommended = r.best
		}
		if s.session.guided() {
			explain := func(m engine.Move) []engine.Argument { return s.session.game.Explain(pos, m) }
			brings := func(m engine.Move) (points float64) {
				for _, f := range s.session.game.Outcome(pos, []engine.Move{m}) {
					if f.Seat == pos.ToMove() {
						points += f.Points
					}
				}
				return points
			}
			s.recommended = review.RecommendToBeginner(c, pos.ToMove(), explain, brings)
		}
		return s.recommended
	}
	s.session.comparer.Advise(pos, ask, recommend, onMove)
}

// askLines asks for the lines of some moves to the end of the round, or for those of the best moves, in a time to think, if moves is empty.
func (s *Scene) askLines(purpose analysis.Purpose, pos engine.Position, moves []engine.Move, think time.Duration, onLines func(players.Choice)) {
	if len(moves) > 0 {
		think = compareTime
	}
	q := s.session.request(pos, players.Best, think)
	q.Moves, q.MultiPV, q.WholeRound = moves, len(moves), true
	switch {
	case len(moves) > 0:
	case purpose == analysis.ForHint && s.session.guided():
		q.MultiPV = review.BeginnerLines
	default:
		q.MultiPV = review.HintLines
	}
	s.questions.Ask(purpose, q, func(c players.Choice, err error) {
		if !s.showError(err) {
			onLines(c)
		}
	})
}

// giveHint starts the hint of a move that is among the lines of a search, if there are any.
func (s *Scene) giveHint(m engine.Move, lines []players.Line) {
	s.hint = s.adviser().NewHint(m, lines)
	s.showHint()
}

// showHint shows the current step of the hint: next to the tiles or, on a phone, where callouts cover more, in the heading if it fits there.
func (s *Scene) showHint() {
	if s.hint.Step != analysis.HintLook || s.board.MadeOfPicks(s.hint.Move) {
		s.suggest(s.hint.Move)
	}
	s.say(s.adviser().Hint(s.hint))
}

// suggest shows on the board how to begin a move.
func (s *Scene) suggest(m engine.Move) {
	s.board.Suggest(m)
	s.tooltips.followFocus(s.dispatcher.FocusName())
}

// The time limits for finding the best move, and for comparing it with the one played.
const (
	reviewTime  = 700 * time.Millisecond
	compareTime = 400 * time.Millisecond
)

// moveReview is the rating of a decision, without a text until it is known.
type moveReview struct {
	decision decision
	rating   analysis.Message
	best     engine.Move // what the rating calls best
}

// requestReview requests a rating of a person's last move, or shows it again.
func (s *Scene) requestReview() {
	if s.questions.Asks(analysis.ForReview) || s.reasons.Finding() {
		return
	}
	s.board.Release()
	say := func(key string, values ...any) {
		s.say(analysis.Message{Kind: analysis.RatingMessage, Text: s.ctx.Words.T(key, values...)})
	}
	d, ok := s.session.lastDecision()
	if !ok { // a suggestion stays, or is still to come
		say("play.review.none")
		return
	}
	s.endQuestions()
	switch r := &s.review; {
	case r.decision.same(d) && r.rating.Text != "":
		s.sayRating()
	default:
		*r = moveReview{decision: d}
		say("play.review.thinking", "move", s.table.MoveName(d.before, d.move))
		review.Weigh(d.before, d.move, s.requestLines, func(c review.Comparison) {
			rate := func(why review.Explanation) {
				r.rating, r.best = s.adviser().Rating(d.before, d.move, c, why), c.BestMove(d.move)
				s.sayRating()
			}
			if c.BestMove(d.move) == d.move {
				rate(review.Explanation{})
				return
			}
			s.reasons.Find(s.session.comparer.Reason(d.before, c), rate)
		})
	}
}

// sayRating shows the rating in the heading if it fits there in its lines, and else next to the move.
func (s *Scene) sayRating() {
	m := s.placeRating()
	if s.heading.fitsLines(m.Text) {
		m = m.InHeading()
	}
	s.say(m)
}

// placeRating returns the rating with what it is about on the table: where the move went or, once a new round has emptied that, the score of the seat.
func (s *Scene) placeRating() analysis.Message {
	m, d := s.review.rating, &s.review.decision
	to := s.table.Options(d.before).Of(d.move).To
	if s.board.Shown().Round() != d.before.Round() && !s.board.Holds(to) {
		if r, ok := s.board.ScoreRect(d.before.ToMove()); ok {
			m.At = r
		}
	}
	return m
}

// requestLines requests the evaluation of some moves in the position of the decision, or of all moves if moves is empty. If a hint was given there, its
// move is the best one, so that the rating agrees with it.
func (s *Scene) requestLines(moves []engine.Move, onLines func([]players.Line)) {
	pos := s.review.decision.before
	if len(moves) == 0 && s.hint.Step != analysis.NoHint && s.hint.Position == pos.Hash() {
		onLines([]players.Line{{Move: s.hint.Move}})
		return
	}
	s.askLines(analysis.ForReview, pos, moves, reviewTime, func(c players.Choice) { onLines(c.Lines) })
}

// guidance helps the only person through a first whole game: at first it suggests a move at each turn, later it only asks and shows where to look,
// and finally the player chooses alone. Scores are explained in full sentences.
type guidance struct {
	helpedAt uint64 // the hash of the last position with help
	stage    guidanceStage
}

// guidanceStage is how far the help at a turn has come.
type guidanceStage uint8

const (
	noGuidance        guidanceStage = iota
	suggestionPending               // the hint is to be shown as a suggestion once its reasons are known
	guidanceShown
)

// cancelSuggestion drops a suggestion whose reasons are not known yet.
func (g *guidance) cancelSuggestion() {
	if g.stage == suggestionPending {
		g.stage = noGuidance
	}
}

// help is the amount of guidance at a turn.
type help uint8

const (
	helpSuggest help = iota // a move and the reason for it
	helpAsk                 // a question and where to look
	helpLast                // the message that the player now chooses alone
	helpNone
)

// The number of turns of each kind, such as taking and placing, with a suggestion, and of rounds with help.
const (
	suggestedTurns = 3
	guidedRounds   = 2
)

// helpAt returns the help at a turn in a round. earlier are the rounds of the turns of its kind before it, and last is that of the last turn of any kind.
func helpAt(round int, earlier []int, last int) help {
	switch {
	case len(earlier) < suggestedTurns:
		return helpSuggest
	case round <= guidedRounds:
		return helpAsk
	case last <= guidedRounds:
		return helpLast
	}
	return helpNone
}

// guided reports whether the only person at the table is guided.
func (s *session) guided() bool {
	seat, alone := s.onlyPerson()
	return alone && s.players[seat].Guided
}

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
	if s.data.ticks++; !s.data.isOnScreen(s.data.ticks) || s.helpComes() {
		return
	}
	pos := s.board.Shown()
	s.guidance.helpedAt = pos.Hash()
	if s.advice.has(analysis.HintMessage) { // the player asked for a hint first
		return
	}
	page, seat := s.session.game.Page(pos), pos.ToMove()
	var earlier []int // the rounds of earlier turns of this kind
	last := 0
	for _, p := range positionsBefore(s.session.match) {
		if p.ToMove() != seat || s.session.game.Forced(p) != engine.NoMove {
			continue
		}
		if last = p.Round(); s.session.game.Page(p) == page {
			earlier = append(earlier, last)
		}
	}
	switch h := helpAt(pos.Round(), earlier, last); h {
	case helpLast:
		s.endGuidance()
	case helpSuggest, helpAsk:
		if s.hint.Restart(pos) { // the same help again, perhaps after a look back
			s.advise(h)
			return
		}
		s.requestMove(func(m engine.Move, lines []players.Line) {
			s.hint = s.adviser().NewHint(m, lines)
			s.advise(h)
		})
	}
}

// endGuidance says that the player now chooses alone: in a toast if the heading explains what the last round scored, as on phones.
func (s *Scene) endGuidance() {
	text := s.ctx.Words.T("guide.alone")
	s.guidance.stage = guidanceShown
	if s.showsComment() && !s.callouts.Shows(analysis.CommentMessage) {
		s.ctx.Notify(text)
		return
	}
	s.say(analysis.Message{Kind: analysis.HintMessage, Text: text})
}

// helpComes reports whether a hint is being looked for, or the reasons of a suggestion.
func (s *Scene) helpComes() bool {
	return s.questions.Asks(analysis.ForHint) || s.guidance.stage == suggestionPending
}

// advise suggests the move of the hint once its reasons are known, or asks for one and shows where to look, unless there is only one place to look. The
// hint continues from there.
func (s *Scene) advise(h help) {
	m := s.hint.Move
	if h == helpSuggest || s.board.MadeOfPicks(m) || !s.board.MoreSources(m) {
		s.guidance.stage = suggestionPending
		return
	}
	s.say(s.adviser().Ask(m))
	s.guidance.stage = guidanceShown
}

// continueReasons goes on for a tick to look for the reasons of a rating, a hint or a suggestion, and shows the suggestion once they are known.
func (s *Scene) continueReasons() {
	s.reasons.Update()
	if known := s.hint.Update(); known && s.guidance.stage == suggestionPending {
		s.hint.Step = analysis.HintMove
		s.suggest(s.hint.Move)
		s.say(s.adviser().Suggest(s.hint))
		s.guidance.stage = guidanceShown
	}
}
