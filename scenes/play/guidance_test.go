package play

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/players"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
)

// guidedScene returns the scene of a guided game of a person against the weakest level.
func guidedScene(t *testing.T, at int) *testScene {
	t.Helper()
	return guidedSceneIn(t, at, 1280, 720)
}

// guidedSceneIn returns the scene of guidedScene in a window of w × h pixels.
func guidedSceneIn(t *testing.T, at int, w, h float64) *testScene {
	t.Helper()
	b := newTestSceneIn(t, at, 2, 0, false, w, h)
	if there, err := b.s.ctx.Words.LoadLessons(); !there || err != nil {
		t.Fatal("the texts of lessons have not loaded", err)
	}
	first := b.s.session.match.Position().ToMove()
	b.s.session.players[first] = seating.Player{Name: "Ana", Guided: true}
	b.s.session.players[1-first] = seating.Player{Name: "Inês", Level: players.PlayableLevels()[0]}
	b.s.endAnimation()
	return b
}

// hintText returns the text of the hint, on the table or below the title.
func (b *testScene) hintText() string {
	if words := b.callouts(analysis.HintMessage); len(words) > 0 {
		return words[0]
	}
	return b.s.headingText()
}

// callouts returns the sentences of a message that is shown next to its subject.
func (b *testScene) callouts(kind analysis.MessageKind) (all []string) {
	for _, n := range b.s.callout(kind).Children() {
		if n.Accessible.Role == stage.RoleText {
			all = append(all, n.Accessible.Name)
		}
	}
	return all
}

// awaitReasons waits until the reasons of a rating or a suggestion are known, if any are looked for.
func (b *testScene) awaitReasons() {
	for b.s.reasons.Finding() || b.s.guidance.stage == suggestionPending {
		b.s.continueReasons()
	}
}

// advise gives a kind of help with a move.
func (b *testScene) advise(h help, m engine.Move) {
	b.s.hint = b.s.adviser().NewHint(m, nil)
	b.s.advise(h)
}

// suggest suggests a move.
func (b *testScene) suggest(m engine.Move) {
	b.advise(helpSuggest, m)
	b.awaitReasons()
}

// TestGuidanceDecreases checks that a guided player gets suggestions first, then questions, then a last comment, and then nothing.
func TestGuidanceDecreases(t *testing.T) {
	for _, c := range []struct {
		round   int
		earlier []int
		last    int
		want    help
	}{
		{1, nil, 0, helpSuggest}, {1, []int{1, 1}, 1, helpSuggest}, {1, []int{1, 1, 1}, 1, helpAsk}, {2, []int{1, 1, 1, 1, 2, 2, 2, 2}, 2, helpAsk},
		{3, []int{1, 1, 1, 2, 2}, 2, helpLast}, {3, []int{1, 1, 1, 2, 2, 3}, 3, helpNone}, {4, []int{1, 1, 1, 2, 2, 3}, 3, helpNone},
		{3, []int{1, 1, 2, 2}, 3, helpNone}, {3, []int{2, 2}, 2, helpSuggest},
	} {
		if got := helpAt(c.round, c.earlier, c.last); got != c.want {
			t.Errorf("in round %d after turns in %v, the last in round %d, there is help %d, expected %d", c.round, c.earlier, c.last, got, c.want)
		}
	}
}

// TestGuidedTurnBeginsWithASuggestion checks that a first turn in a guided game shows a suggestion with its reason, once, until the move.
func TestGuidedTurnBeginsWithASuggestion(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := guidedScene(t, at)
		if !b.s.Moving() {
			t.Error("the scene reports no motion")
		}
		b.ticks(30)
		if !b.s.questions.Asks(analysis.ForHint) {
			t.Fatal("no request is sent")
		}
		m := b.s.session.match.Position().Moves(nil)[0]
		b.s.questions.Cancel(analysis.ForHint)
		b.suggest(m)
		if got := b.hintText(); !strings.HasPrefix(got, "How about this?") {
			t.Errorf("the suggestion is %q", got)
		}
		for i, shorter := range b.s.adviser().Suggest(b.s.hint).Shorter {
			if reason := strings.TrimPrefix(shorter, "How about this?"); reason == shorter || strings.Count(reason, ".") != 2-i {
				t.Errorf("in a small heading, the suggestion is %q", shorter)
			}
		}
		b.ticks(60)
		if b.s.questions.Asks(analysis.ForHint) {
			t.Error("a second request is sent")
		}
		b.advise(helpAsk, m)
		if b.s.requestHint(); b.s.hint.Step != analysis.HintMove {
			t.Errorf("after a question, “Show me” gives step %d", b.s.hint.Step)
		}
		b.s.play(m)
		if got := b.callouts(analysis.HintMessage); len(got) > 0 {
			t.Errorf("%q stays after the move", got)
		}
	})
}

// TestHelpKeepsItsMove checks that help that is removed, as by a look back, is given again for the same move, and that it does not replace a hint that the
// player asked for in the meantime.
func TestHelpKeepsItsMove(t *testing.T) {
	for _, asks := range []bool{false, true} {
		b := guidedScene(t, 0)
		b.ticks(30)
		b.s.questions.Cancel(analysis.ForHint)
		m := b.s.session.match.Position().Moves(nil)[0]
		b.suggest(m)
		b.s.settle()
		if got := b.hintText(); strings.HasPrefix(got, "How about this?") {
			t.Errorf("the suggestion %q is not removed", got)
		}
		if asks {
			b.s.requestHint()
		}
		step := b.s.hint.Step
		b.ticks(100)
		if b.s.questions.Asks(analysis.ForHint) || b.s.hint.Move != m {
			t.Error("another move is sought")
		}
		got := b.hintText()
		if again := strings.HasPrefix(got, "How about this?"); again == asks || asks && b.s.hint.Step != step {
			t.Errorf("%q at step %d, asked for is %v", got, b.s.hint.Step, asks)
		}
	}
}

// TestSuggestionsTakeSeveralTicks checks that the reasons of a suggestion are found over several ticks, and that it is dropped if the player begins to move
// before they are known, and given again after a new layout.
func TestSuggestionsTakeSeveralTicks(t *testing.T) {
	b := guidedScene(t, 0)
	b.ticks(30)
	b.s.questions.Cancel(analysis.ForHint)
	m := b.s.session.match.Position().Moves(nil)[0]
	b.advise(helpSuggest, m)
	n := 0
	for ; b.s.guidance.stage == suggestionPending && n < 1000; n++ {
		if !b.s.Moving() {
			t.Fatal("the scene reports no motion")
		}
		b.ticks(1)
	}
	if n < 2 || n == 1000 || b.s.guidance.stage != guidanceShown {
		t.Errorf("the suggestion is shown after %d ticks", n)
	}
	b.s.handleEvent(board.Changed{})
	b.advise(helpSuggest, m)
	b.ticks(1)
	b.s.handleEvent(board.Changed{})
	if b.ticks(60); b.s.guidance.stage == guidanceShown || b.s.questions.Asks(analysis.ForHint) {
		t.Error("the suggestion is shown after the move was begun")
	}
	b.advise(helpSuggest, m)
	b.ticks(1)
	b.s.rebuild()
	if b.ticks(100); b.s.guidance.stage != guidanceShown {
		t.Error("the suggestion is forgotten")
	}
}

// TestRatingNothingLeavesTheSuggestion checks that the first suggestion still comes after a rating was requested before any move.
func TestRatingNothingLeavesTheSuggestion(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := guidedScene(t, at)
		if b.ticks(30); !b.s.questions.Asks(analysis.ForHint) {
			t.Fatal("no suggestion is requested")
		}
		if b.s.requestReview(); !b.s.questions.Asks(analysis.ForHint) {
			t.Error("the rating of nothing cancels the suggestion")
		}
	})
}

// TestSuggestionsGiveReasons checks that the first suggestions say what their moves do at once, not what they are good for in later rounds.
func TestSuggestionsGiveReasons(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := guidedScene(t, at)
		pos, reasons := b.s.board.Shown(), 0
		for _, m := range pos.Moves(nil) {
			hint, does := b.s.adviser().NewHint(m, nil), b.s.session.game.Explain(pos, m)
			if len(b.s.session.comparer.Move(pos, m).For) == 0 {
				continue
			}
			reasons++
			for _, a := range hint.Why().For {
				if !slices.ContainsFunc(does, func(d engine.Argument) bool { return d.Code == a.Code }) {
					t.Errorf("%s: the reason %s is not about the move itself", pos.AppendMove(nil, m), a.Error())
				}
			}
			if got := b.s.adviser().Suggest(hint).Text; strings.Count(got, ".") < 2 {
				t.Errorf("the suggestion %q has no reason", got)
			}
		}
		if reasons == 0 {
			t.Error("no move has a reason")
		}
	})
}

// TestGuidanceSurvivesLayout checks that after a new layout a suggestion that was shown or requested is given again, but not once the player has started a
// move.
func TestGuidanceSurvivesLayout(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := guidedScene(t, at)
		other := func() { b.s.openBoard(1 - b.s.viewer) }
		b.ticks(30)
		other()
		if b.ticks(60); !b.s.questions.Asks(analysis.ForHint) {
			t.Fatal("a suggestion that was requested is forgotten")
		}
		for b.s.questions.Asks(analysis.ForHint) { // perhaps for the line of the natural move too
			b.backend.reply(lineWith(b.s.session.match.Position().Moves(nil)[0], 0.5, 0.5))
			b.backend.choice.Lines[0].Scores = []float64{1, 1}
			b.ticks(1)
		}
		b.awaitReasons()
		if b.s.guidance.stage != guidanceShown {
			t.Fatalf("no suggestion but %q", b.hintText())
		}
		other()
		if b.ticks(100); b.s.guidance.stage != guidanceShown {
			t.Error("a suggestion that was shown is forgotten")
		}
		b.s.questions.CancelAll()
		b.s.handleEvent(board.Changed{})
		other()
		if b.ticks(60); b.s.questions.Asks(analysis.ForHint) {
			t.Error("a suggestion comes after the move was begun")
		}
	})
}

// TestSuggestionsLeavePlayersVisible checks that the first suggestion covers no name, emblem or score, whatever move it suggests.
func TestSuggestionsLeavePlayersVisible(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := guidedScene(t, at)
		v, pos := b.s.board, b.s.session.match.Position()
		free := v.SeatRects()
		for seat := range pos.Seats() {
			if r, ok := v.ScoreRect(engine.Seat(seat)); ok {
				free = append(free, r)
			}
		}
		if len(free) < 3*pos.Seats() {
			t.Fatalf("%d rectangles for %d players", len(free), pos.Seats())
		}
		for _, m := range pos.Moves(nil) {
			b.s.dismiss(analysis.HintMessage)
			b.suggest(m)
			for _, n := range b.s.callout(analysis.HintMessage).Children() {
				if n.Bounds().OverlapsAny(free) {
					t.Errorf("%q at %v covers one of %v", n.Accessible.Name, n.Bounds(), free)
				}
			}
		}
	})
}

// TestSuggestionsPointAtTheirTiles checks that a tail leads from each suggestion towards the tiles to take, whatever move it suggests.
func TestSuggestionsPointAtTheirTiles(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b, pointing := guidedScene(t, at), 0
		for _, m := range b.s.session.match.Position().Moves(nil) {
			b.s.dismiss(analysis.HintMessage)
			b.suggest(m)
			all := b.s.callout(analysis.HintMessage).Children()
			if len(all) == 0 {
				continue // there was no space for it
			}
			pointing++
			from, _ := b.s.board.MoveRects(m)
			distance := func(n *stage.Node) float64 {
				x, y := n.Bounds().Middle()
				return math.Hypot(max(from.X-x, 0, x-from.X-from.W), max(from.Y-y, 0, y-from.Y-from.H))
			}
			if tail, sentence := all[0], all[1]; tail.Name != "tail" || distance(tail) >= distance(sentence) {
				t.Errorf("%q is %.0f from %v, and %q %.0f", tail.Name, distance(tail), from, sentence.Accessible.Name, distance(sentence))
			}
		}
		if pointing == 0 {
			t.Error("no suggestion is next to its tiles")
		}
	})
}

// eachGuidedTurn plays guided games with random moves, up to the end of the third round, and calls visit at each turn of the person.
func eachGuidedTurn(t *testing.T, visit func(t *testing.T, b *testScene, dice *rand.Rand)) {
	eachGame(t, func(t *testing.T, at int) {
		for seed := range long.Count(uint64(2), 8) {
			b := guidedScene(t, at)
			s, dice := b.s, rand.New(rand.NewPCG(seed, 3))
			s.ctx.Settings.Speed = settings.Off
			seat, _ := s.session.onlyPerson()
			for m := s.session.match; s.phase != over && m.Position().Round() < 4; {
				if m.Position().ToMove() == engine.Nature {
					b.dealTiles()
					continue
				}
				if m.Position().ToMove() == seat {
					visit(t, b, dice)
				}
				all := m.Position().Moves(nil)
				s.play(all[dice.IntN(len(all))])
			}
		}
	})
}

// TestOneSourceIsNotAskedFor checks that a question where to look is replaced by a suggestion if there is only one place to take from.
func TestOneSourceIsNotAskedFor(t *testing.T) {
	suggested, asked := 0, 0
	eachGuidedTurn(t, func(t *testing.T, b *testScene, dice *rand.Rand) {
		s := b.s
		all := s.board.Shown().Moves(nil)
		m := all[dice.IntN(len(all))]
		if s.board.MadeOfPicks(m) || s.session.game.Forced(s.board.Shown()) != engine.NoMove {
			return
		}
		sources := map[engine.Place]bool{}
		for _, other := range all {
			sources[s.board.Source(other)] = true
		}
		b.advise(helpAsk, m)
		switch {
		case s.guidance.stage == suggestionPending:
			suggested++
			if len(sources) > 1 {
				t.Errorf("%d places to take from, and a suggestion", len(sources))
			}
		case s.board.Source(m).Zone == engine.Centre:
			asked++
			if len(sources) == 1 {
				t.Error("the only place to take from is asked for")
			}
		}
		s.guidance.cancelSuggestion()
		s.dismiss(analysis.HintMessage)
	})
	if suggested == 0 || asked == 0 {
		t.Errorf("%d suggestions and %d questions about the centre", suggested, asked)
	}
}

// TestSuggestionsAreWide checks that suggestions are wider than high. If there is no room for that, they are not next to their tiles.
func TestSuggestionsAreWide(t *testing.T) {
	suggestions := 0
	eachGuidedTurn(t, func(t *testing.T, b *testScene, dice *rand.Rand) {
		for all := b.s.session.match.Position().Moves(nil); len(b.s.callout(analysis.HintMessage).Children()) == 0 && dice.IntN(3) > 0; {
			b.suggest(all[dice.IntN(len(all))])
		}
		for _, n := range b.s.callout(analysis.HintMessage).Children() {
			if n.Accessible.Role != stage.RoleText {
				continue
			}
			suggestions++
			if n.H > 0.8*n.W {
				t.Errorf("%q is %.0f wide and %.0f high", n.Accessible.Name, n.W, n.H)
			}
		}
		b.s.dismiss(analysis.HintMessage)
	})
	if suggestions < long.Count(20, 50) {
		t.Errorf("only %d suggestions were next to their tiles", suggestions)
	}
}

// TestCommentsLeaveTheirBoardVisible checks that a comment on a place of a board covers no tile of that board.
func TestCommentsLeaveTheirBoardVisible(t *testing.T) {
	comments := 0
	eachGuidedTurn(t, func(t *testing.T, b *testScene, _ *rand.Rand) {
		c := &b.s.commentary
		if c.shown == nil || !c.shown.At.Zone.Owned() {
			return
		}
		comments++
		tiles := b.s.board.TilesOf(c.shown.At.Seat)
		b.s.callout(analysis.CommentMessage).Walk(func(n *stage.Node) {
			if n.Accessible.Role == stage.RoleText && n.Bounds().OverlapsAny(tiles) {
				t.Errorf("%q at %v covers a tile of seat %d", n.Accessible.Name, n.Bounds(), c.shown.At.Seat)
			}
		})
	})
	if comments < long.Count(12, 50) {
		t.Errorf("only %d comments were on boards", comments)
	}
}

// TestOneCalloutAtATime checks at each turn of guided games that a comment and a suggestion are not in callouts together, and that a comment yields to a
// tooltip.
func TestOneCalloutAtATime(t *testing.T) {
	both := 0
	eachGuidedTurn(t, func(t *testing.T, b *testScene, _ *rand.Rand) {
		s := b.s
		b.suggest(s.board.Shown().Moves(nil)[0])
		s.showMessages()
		if s.callouts.Shows(analysis.CommentMessage) && s.advice.has(analysis.HintMessage) {
			both++
		}
		if n := len(s.callouts.Rects()); n > 1 {
			t.Errorf("%d callouts", n)
		}
		topic := s.HelpRoute().(route.Explain).Topics()[0]
		s.tooltips.subject, s.tooltips.ticks, s.messagesChanged = tooltipSubject{topic: &topic}, tooltipTicks, true
		if s.showMessages(); s.callouts.Shows(analysis.CommentMessage) {
			t.Error("a comment and a tooltip are shown")
		}
		s.tickTooltip(tooltipSubject{})
		s.showMessages()
	})
	if both == 0 {
		t.Error("there was no comment on a turn with a suggestion")
	}
}

// TestHelpOutlastsARefusal checks that a suggestion is still shown once tiles have been put back, when the heading says why they could not be dropped.
func TestHelpOutlastsARefusal(t *testing.T) {
	turns := 0
	eachGuidedTurn(t, func(t *testing.T, b *testScene, _ *rand.Rand) {
		s := b.s
		b.suggest(s.board.Shown().Moves(nil)[0])
		comment := s.commentary.shown
		s.commentary.shown = nil
		s.showMessages()
		if fits := s.callouts.Shows(analysis.HintMessage); !fits || comment == nil {
			return
		}
		turns++
		s.commentary.shown = comment
		s.setInput(s.ctx.Words.T("play.choose"))
		if s.showMessages(); !s.callouts.Shows(analysis.HintMessage) {
			t.Errorf("there is %q and no suggestion", s.headingText())
		}
		s.setInput("")
	})
	if turns == 0 {
		t.Error("there was no suggestion on a turn with a comment")
	}
}

// TestGuidedScoreIsExplained checks that a guided player gets an explanation of the score after every round, also of what the floor line took.
func TestGuidedScoreIsExplained(t *testing.T) {
	b := guidedScene(t, 0)
	scored, lost := 0, 0
	for m := b.s.session.match; !m.Position().Over() && m.Position().Round() < 4; {
		before := m.Position()
		var log engine.Log
		if before.ToMove() == engine.Nature {
			if err := m.Draw(&log); err != nil {
				t.Fatal(err)
			}
			continue
		}
		moves := before.Moves(nil)
		if err := m.Play(moves[0], &log); err != nil {
			t.Fatal(err)
		}
		h := engine.Transition{Began: before, Before: before, After: m.Position(), Move: moves[0], Events: log.Events}
		if r := analysis.ScoreRemark(b.s.table, &h, 0); r != nil {
			scored++
			text := r.Say(b.s.ctx.Words)
			floor := strings.Contains(text, "the floor line cost")
			if !floor && !strings.Contains(text, "this round. Your ") || strings.Contains(text, "nothing") || r.At.Zone != engine.Wall {
				t.Errorf("it says %q of %+v", text, r.At)
			}
			if floor {
				lost++
			}
		}
	}
	if scored == 0 || lost == 0 {
		t.Errorf("%d rounds were scored, %d with tiles on the floor line", scored, lost)
	}
}

// TestEndOfGuidanceLeavesTheScore checks that what explains the score of the last round stays, next to the tiles or in the heading of a phone, when the
// player is told to choose alone from now on.
func TestEndOfGuidanceLeavesTheScore(t *testing.T) {
	headings := 0
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 720}} {
		for row := range int8(5) {
			b := guidedSceneIn(t, 0, size[0], size[1])
			seat, _ := b.s.session.onlyPerson()
			const score = "You won 12 points this round. This tile scored for its row and its column."
			b.s.commentary.shown = &analysis.Remark{At: engine.Place{Zone: engine.Wall, Seat: seat, Row: row}, Say: func(*locale.Words) string { return score }}
			b.s.commentary.message, b.s.messagesChanged = b.s.adviser().Remark(b.s.commentary.shown), true
			if row%2 == 1 { // as if there were no room next to the tile
				b.s.commentary.message = b.s.commentary.message.InHeading()
			}
			b.s.showMessages()
			if b.s.headingText() == score {
				headings++
			}
			b.s.endGuidance()
			b.s.showMessages()
			if said := append(b.callouts(analysis.CommentMessage), b.s.headingText()); !slices.Contains(said, score) {
				t.Errorf("%v, row %d: only %q are said", size, row, said)
			}
			if alone := b.s.ctx.Words.T("guide.alone"); b.s.headingText() != alone && b.s.ctx.Toast() != alone {
				t.Errorf("%v, row %d: the player does not learn to choose alone", size, row)
			}
		}
	}
	if headings == 0 {
		t.Error("no heading explains the score")
	}
}
