package play

import (
	"cmp"
	"slices"

	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
)

// What is said over the table is a list of messages, computed afresh whenever something that it depends on has changed: the phase, what the player
// points at or holds, advice that was asked for, and comments. Nothing else writes into the heading or opens a callout.

// advice is what was asked for in the position shown, at most one message of a kind.
type advice []analysis.Message

// set replaces the message of a kind.
func (a *advice) set(m analysis.Message) {
	a.dismiss(m.Kind)
	*a = append(*a, m)
}

// has reports whether there is a message of a kind.
func (a advice) has(k analysis.MessageKind) bool {
	return slices.ContainsFunc(a, func(m analysis.Message) bool { return m.Kind == k })
}

// dismiss removes the messages of some kinds and reports whether there were any.
func (a *advice) dismiss(kinds ...analysis.MessageKind) bool {
	n := len(*a)
	*a = slices.DeleteFunc(*a, func(m analysis.Message) bool { return slices.Contains(kinds, m.Kind) })
	return len(*a) < n
}

// say adds advice and announces it, even if the same was said before.
func (s *Scene) say(m analysis.Message) {
	s.advice.set(m)
	s.spoken.text = ""
	s.messagesChanged = true
}

// dismiss removes advice of some kinds and reports whether there was any.
func (s *Scene) dismiss(kinds ...analysis.MessageKind) bool {
	removed := s.advice.dismiss(kinds...)
	s.messagesChanged = s.messagesChanged || removed
	return removed
}

// dismissAdvice removes all advice on the position shown.
func (s *Scene) dismissAdvice() {
	s.advice, s.messagesChanged = nil, true
}

// setInput sets what the board says about the current input, and setHovered what it says about what the pointer or the focus is on.
func (s *Scene) setInput(text string)   { s.input, s.messagesChanged = text, true }
func (s *Scene) setHovered(text string) { s.hovered, s.messagesChanged = text, true }

// adviser returns the adviser for the position shown.
func (s *Scene) adviser() *analysis.Adviser {
	return &analysis.Adviser{Game: s.analysedGame(), Comparer: s.session.comparer, Board: s.board, Beginner: s.session.guided()}
}

// messages returns what is to be said now, in the order of kinds.
func (s *Scene) messages() (all []analysis.Message) {
	add := func(k analysis.MessageKind, text string) {
		if text != "" {
			all = append(all, analysis.Message{Kind: k, Text: text})
		}
	}
	f, hints := s.frame(), s.advice.has(analysis.HintMessage)
	phone := f.Shape().Phone()
	add(analysis.HoverMessage, s.hovered)
	if !phone || !hints { // phones have room for one of them, and the hint is about the input that it proposes
		add(analysis.InputMessage, s.input)
	}
	if s.phase == confirming {
		_, sentence := s.table.MoveEffect(s.board.Shown(), s.data.chosen)
		add(analysis.ConfirmationMessage, sentence)
	}
	tooltip, hovers := s.tooltips.message(s.ctx.Words)
	headingTaken := !phone && s.input != "" && hints // so the hint needs the only callout
	comments := !hovers && !headingTaken && s.showsComment()
	for _, m := range s.advice {
		if m.Kind == analysis.HintMessage && (comments || phone && s.heading.fits(m.Text)) { // a suggestion: one callout at a time, and none on phones
			m = m.InHeading()
		}
		all = append(all, m)
	}
	if hovers {
		all = append(all, tooltip)
	}
	if s.asksAboutComments() {
		all = append(all, s.question())
	}
	if comments {
		all = append(all, s.commentary.message)
	}
	add(analysis.PromptMessage, s.headline().prompt)
	slices.SortStableFunc(all, func(a, b analysis.Message) int { return cmp.Compare(a.Kind, b.Kind) })
	return all
}

// showMessages shows and announces the messages if they have changed.
func (s *Scene) showMessages() {
	if !s.messagesChanged {
		return
	}
	s.messagesChanged = false
	f, all := s.frame(), s.messages()
	rest := s.callouts.Show(analysis.Space{Frame: &f, Obstacles: func(analysis.MessageKind) popover.Obstacles { return s.obstacles() }, Controls: s.buttonRects()}, all)
	text := s.heading.choose(rest)
	var shapes []board.Shape
	for _, m := range all {
		shapes = append(shapes, m.Shapes...)
		if m.Kind == analysis.CommentMessage && m.Text == text { // without a tail, light shows what it is about
			shapes = append(shapes, board.Shape{Kind: board.Halo, At: s.commentary.shown.At})
		}
	}
	s.board.SetShapes(shapes...)
	if !s.advice.has(analysis.HintMessage) {
		s.board.ClearHint()
	}
	s.heading.show(text)
	s.announce(all, text)
}

// spoken is what screen readers have been told.
type spoken struct {
	title, text string          // the last announcement
	prompts     map[string]bool // the prompts that have been announced in this game
}

// announce announces the title with the first message, if either is new. Comments and questions are reported once, as they do not follow from what the
// player does. Nothing is announced while a move is animated, which is reported itself.
func (s *Scene) announce(all []analysis.Message, inHeading string) {
	text := ""
	for _, m := range all {
		switch m.Kind {
		case analysis.HoverMessage: // screen readers read the node under the focus
			continue
		case analysis.BreakdownMessage, analysis.TooltipMessage: // its callout is read as text
			if m.Text != inHeading {
				continue
			}
		case analysis.InvitationMessage:
			if s.callouts.Shows(m.Kind) && !s.invited {
				s.invited = true
				s.ctx.Report(m.Text)
			}
			continue
		case analysis.CommentMessage:
			if !s.commentary.announced {
				s.commentary.announced = true
				s.ctx.Report(m.Text)
			}
			continue
		case analysis.PromptMessage:
			if s.spoken.prompts[m.Text] {
				continue
			}
		}
		if text == "" {
			text = m.Text
			if slices.Contains(m.Shorter, inHeading) {
				text = inHeading
			}
			s.spoken.prompts[text] = s.spoken.prompts[text] || m.Kind == analysis.PromptMessage
		}
	}
	if title := s.heading.titleText; s.phase != animating && (title != s.spoken.title || text != s.spoken.text) {
		s.spoken.title, s.spoken.text = title, text
		s.ctx.Announce(title, text)
	}
}

// obstacles returns what popovers must not cover: texts, controls and callouts. They may cover the log and the win bar.
func (s *Scene) obstacles() popover.Obstacles {
	areas := s.board.Areas()
	lesser := []stage.Rect{areas.Panel}
	if s.ctx.Settings.WinBar {
		lesser = append(lesser, s.areas.bar)
	}
	o := s.board.Obstacles(s.root, lesser...)
	o.Keep = append(o.Keep, areas.Title) // also without its current text
	o.Keep = append(o.Keep, s.buttonRects()...)
	o.Keep = append(append(o.Keep, s.callouts.Rects()...), s.board.Floating()...)
	for _, topic := range s.tooltips.all {
		o.Avoid = append(o.Avoid, topic.Rect)
	}
	return o
}

// buttonRects returns the rectangles of the buttons.
func (s *Scene) buttonRects() (all []stage.Rect) {
	for _, n := range s.layers.buttons.Children() {
		if n.Kind == stage.Button {
			all = append(all, n.Bounds())
		}
	}
	return all
}
