//go:build !js

package input

import (
	"image"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// composer takes text from the input method of the system. The zero composer is ready.
type composer struct {
	session textinput.Composer
	// line is the line as the input method knows it, nil before the first tick of an edit.
	line *textedit.Line
	// failed is set once the system has refused; text then comes key by key.
	failed bool
}

// Compose applies to a line what was typed and composed since the tick before. It reports whether typed text comes this way at all, and
// whether the input method used the keys of this tick itself.
func (c *composer) Compose(l *textedit.Line, caret image.Rectangle) (composes, used bool) {
	if c.failed {
		return false, false
	}
	if c.line == nil || *c.line != *l { // the caret was moved, or another field has the focus
		c.EndCompose()
		*l = l.Commit()
	}
	c.session.OnNewSession = func() *textinput.SessionOptions {
		from, to := l.Selection()
		return &textinput.SessionOptions{CaretBounds: caret, TextBeforeCaret: l.Text[:from], TextAfterCaret: l.Text[to:]}
	}
	c.session.OnComposition = func(p *textinput.Composition) {
		if p.Text() == "" && !l.Composing() {
			return
		}
		start, _ := p.SelectionRangeInBytes()
		*l = l.Compose(p.Text(), start)
	}
	c.session.OnCommit = func(p *textinput.Commit) {
		if before, after := p.IsSurroundingTextReplaced(); before || after {
			prefix, suffix := p.SurroundingText()
			*l = textedit.Line{Text: prefix + suffix, Limit: l.Limit}.MoveTo(len(prefix))
		}
		*l = l.Insert(p.Text())
	}
	used, err := c.session.Update()
	if err != nil {
		c.failed = true
		return false, false
	}
	line := *l
	c.line = &line
	return true, used
}

// EndCompose leaves what was composed as it is and lets the input method go.
func (c *composer) EndCompose() {
	if c.line == nil {
		return
	}
	c.session.OnCommit, c.session.OnComposition = nil, nil
	c.session.Cancel()
	c.line = nil
}
