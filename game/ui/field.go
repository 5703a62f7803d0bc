package ui

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/textedit"
)

// Field is a text field of one line.
type Field struct {
	*stage.Node
	label     *stage.Label
	caret     *stage.Node
	selection *stage.Node // behind the selected text
	composing *stage.Node // below the composition of an input method
	kit       *Kit
	line      textedit.Line
	change    func(string)
}

// fieldInset is the space between the left edge of a field and its text in design units.
const fieldInset = 12

// Field returns a text field that covers a rectangle; limit is the maximum number of code points, and label its name for screen readers.
// change is called after each change.
func (k *Kit) Field(name, label, text string, limit int, r stage.Rect, change func(string)) *Field {
	f := &Field{kit: k, line: textedit.New(text, limit), change: change}
	f.label = &stage.Label{Face: gfx.Serif, Colour: Ink.Colour()}
	f.Node = stage.Box(name, stage.NewPanel("field", k.Unit, 0), r).SetRole(stage.RoleField, label)
	f.caret = stage.New("", &stage.Fill{Colour: Accent.Colour()}, 0, 0, max(1, 2*k.Unit), r.H*0.55)
	f.caret.Hidden = true
	f.selection = stage.New("", &stage.Fill{Colour: Highlight.Colour().Fade(0.45)}, 0, 0, 0, f.caret.H)
	f.composing = stage.New("", &stage.Fill{Colour: Accent.Colour()}, 0, f.caret.H/2, 0, max(1, 2*k.Unit))
	f.Add(f.selection, stage.New("", f.label, fieldInset*k.Unit-r.W/2, 0, 0, 0), f.composing, f.caret)
	f.Touch = &stage.Touch{Focus: true, OnFocus: f.handleFocus, Text: f,
		Down:      func(x, _ float64) { f.SetLine(f.line.MoveTo(f.offset(x))) },
		DragStart: func(float64, float64) bool { return true },
		Drag:      func(x, _ float64) { f.SetLine(f.line.Select(f.line.Anchor, f.offset(x))) },
	}
	f.refresh()
	return f
}

// handleFocus shows the caret while the field has the focus. A field that loses the focus loses its selection.
func (f *Field) handleFocus(on bool) {
	f.caret.Hidden = !on
	if !on {
		f.SetLine(f.line.MoveTo(len(f.line.Text)))
	}
}

// Line implements stage.TextField.
func (f *Field) Line() textedit.Line { return f.line }

// SetLine implements stage.TextField.
func (f *Field) SetLine(l textedit.Line) {
	before := f.line.Text
	f.line = l
	f.refresh()
	if l.Text != before {
		f.change(l.Text)
	}
}

// Caret implements stage.TextField.
func (f *Field) Caret() stage.Rect { return f.caret.Bounds() }

// offset returns the offset in the text nearest to x on the stage.
func (f *Field) offset(x float64) (at int) {
	x -= f.Bounds().X + f.W/2
	least := math.Inf(1)
	for _, b := range textedit.Boundaries(f.line.Text) {
		if d := math.Abs(f.x(b) - x); d <= least {
			at, least = b, d
		}
	}
	return at
}

// x returns the position of the caret at an offset in the text.
func (f *Field) x(offset int) float64 {
	shown := f.label.Text
	return fieldInset*f.kit.Unit - f.W/2 + f.kit.Fonts.Caret(shown, min(offset, len(shown)), f.label.Face, f.label.Size)
}

// setSpan makes a node cover a range of the text, or hides it if the range is empty.
func (f *Field) setSpan(n *stage.Node, from, to int) {
	a, b := f.x(from), f.x(to)
	n.Hidden = from == to
	n.X, n.W = (a+b)/2, math.Abs(b-a)
}

// refresh updates the nodes after a change of the line.
func (f *Field) refresh() {
	f.Accessible.Value = f.line.Text
	f.label.Size = f.kit.sizeWithin(20, f.H)
	f.kit.setText(f.label, f.line.Text, f.W-28*f.kit.Unit)
	f.caret.X = f.x(f.line.Caret) + f.kit.Unit
	from, to := f.line.Selection()
	f.setSpan(f.selection, from, to)
	f.setSpan(f.composing, f.line.CompositionStart, f.line.CompositionEnd)
}
