//go:build !js

package input

import (
	"image"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// composer takes text from the system's input method. The zero composer is ready for use.
type composer struct {
	session textinput.Composer
	// line is the line as the input method knows it, or nil before the first tick of an edit.
	line *textedit.Line
	// failed is set once the input method has reported an error. From then on text comes from typed characters.
	failed bool
}

// Compose applies the text composed and committed since the last tick to l. It reports whether typed text comes from the input method, and
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

// EndCompose keeps the composed text as it is and ends the session of the input method.
func (c *composer) EndCompose() {
	if c.line == nil {
		return
	}
	c.session.OnCommit, c.session.OnComposition = nil, nil
	c.session.Cancel()
	c.line = nil
}
