package play

import (
	"testing"

	"azulejo/engine"
	"azulejo/scenes/analysis"
)

// kinds returns the kinds of the messages, in their order.
func (s *Scene) kinds() (all []analysis.MessageKind) {
	for _, m := range s.messages() {
		all = append(all, m.Kind)
	}
	return all
}

// TestMessagesFollowTheState checks which message is in the heading as a person points at something, picks tiles up, asks for ratings and hints, and
// leaves all that again.
func TestMessagesFollowTheState(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 5, false)
		expect := func(when string, want string) {
			t.Helper()
			if got := b.s.headingText(); got != want {
				t.Errorf("%s, the heading says %q, expected %q; messages %v", when, got, want, b.s.kinds())
			}
		}
		prompt := b.s.headline().prompt
		expect("at the beginning of a turn", prompt)
		d, _ := b.lastDecision()
		b.s.requestReview()
		b.backend.reply(lineWith(d.move, 0.5, 0.5))
		b.ticks(1)
		rating := b.s.review.rating.Text
		expect("after a rating", rating)
		b.s.setHovered("Line 2")
		expect("while something is pointed at", "Line 2")
		b.s.setHovered("")
		expect("once nothing is pointed at", rating)
		b.s.setInput("You hold 2 tiles.")
		expect("while tiles are held", "You hold 2 tiles.")
		b.s.setInput("")
		b.s.requestHint()
		expect("while a hint is computed", b.s.ctx.Words.T("play.hintThinking"))
		b.s.endQuestions()
		expect("after the end of the question", prompt)
		b.s.giveHint(b.s.board.Shown().Moves(nil)[0], nil)
		if b.s.hint.Step = analysis.HintMove; !b.s.advice.has(analysis.HintMessage) || b.s.advice.has(analysis.RatingMessage) {
			t.Errorf("after a hint there are messages %v", b.s.kinds())
		}
		b.s.settle()
		expect("after a new layout", b.s.headline().prompt)
	})
}

// TestAnnouncements checks that screen readers are told what is new: a prompt once in a game, a hint each time it is asked for, and not what is pointed at,
// nor anything while a move is animated.
func TestAnnouncements(t *testing.T) {
	b := newTestScene(t, 0, 2, 5, false)
	b.s.showMessages()
	prompt, title := b.s.headline().prompt, b.s.heading.titleText
	expect := func(when, title, text string) {
		t.Helper()
		if b.s.showMessages(); b.s.spoken.title != title || b.s.spoken.text != text {
			t.Errorf("%s: announced are %q and %q, expected %q and %q", when, b.s.spoken.title, b.s.spoken.text, title, text)
		}
	}
	if !b.s.spoken.prompts[prompt] {
		t.Errorf("the prompt %q was not announced", prompt)
	}
	b.s.messagesChanged = true
	expect("again", title, "")
	b.s.setHovered("Line 2")
	expect("pointed at", title, "")
	b.s.giveHint(b.s.board.Shown().Moves(nil)[0], nil)
	hint := b.s.advice[0].Text
	expect("hint", title, hint)
	b.s.spoken.text = "something else"
	b.s.showHint()
	expect("the same hint again", title, hint)
	b.s.play(b.s.board.Shown().Moves(nil)[0])
	expect("during a move", title, hint)
}

// TestHintReplacesTheComment checks that a comment on the last move is not shown together with a hint that was asked for, nor with a score, and returns.
func TestHintReplacesTheComment(t *testing.T) {
	b := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
	b.s.ctx.Settings.Comments = true
	b.s.commentary.shown = analysis.NewRemark(engine.Comment{Reason: engine.Reason{Code: "comment.azul.marker"}, At: engine.Place{Zone: engine.Centre}})
	b.s.settle()
	if len(b.commentTexts()) != 1 {
		t.Fatalf("%q", b.commentTexts())
	}
	b.s.giveHint(b.s.board.Shown().Moves(nil)[0], nil)
	if now := b.commentTexts(); len(now) != 0 {
		t.Errorf("%q next to a hint", now)
	}
	b.s.dismiss(analysis.HintMessage)
	b.s.say(analysis.Message{Kind: analysis.BreakdownMessage, Text: "3 + 2 = 5"})
	if now := b.commentTexts(); len(now) != 0 {
		t.Errorf("%q next to a score", now)
	}
	b.s.dismiss(analysis.BreakdownMessage)
	if now := b.commentTexts(); len(now) != 1 {
		t.Errorf("%q afterwards", now)
	}
}
