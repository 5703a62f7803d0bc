package ui

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/textedit"
)

// Field is a line of text that can be written.
type Field struct {
	*stage.Node
	label     *stage.Label
	caret     *stage.Node
	selection *stage.Node // behind the selection
	composing *stage.Node // below what an input method is still composing
	kit       *Kit
	line      textedit.Line
	change    func(string)
}

// fieldInset is the room in design units between the left end of a field and its text.
const fieldInset = 12

// Field makes a text field, whose name a screen reader says as word, of at most limit code points over a rectangle.
func (k *Kit) Field(name, word, text string, limit int, r stage.Rect, change func(string)) *Field {
	f := &Field{kit: k, line: textedit.New(text, limit), change: change}
	f.label = &stage.Label{Face: gfx.Serif, Colour: Ink.Colour()}
	f.Node = stage.Box(name, stage.NewPanel("field", k.Unit, 0), r).SetRole(stage.RoleField, word)
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

// rest shows the caret while the focus rests on the field. A field that loses the focus has nothing selected.
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
	was := f.line.Text
	f.line = l
	f.refresh()
	if l.Text != was {
		f.change(l.Text)
	}
}

// Caret implements stage.TextField.
func (f *Field) Caret() stage.Rect { return f.caret.Bounds() }

// offset returns the offset in the text that lies nearest to a point of the stage.
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

// x returns where the caret stands at an offset in the text, as it is shown.
func (f *Field) x(offset int) float64 {
	shown := f.label.Text
	return fieldInset*f.kit.Unit - f.W/2 + f.kit.Fonts.Caret(shown, min(offset, len(shown)), f.label.Face, f.label.Size)
}

// span puts a node over a range of the text, or hides it where the range is empty.
func (f *Field) setSpan(n *stage.Node, from, to int) {
	a, b := f.x(from), f.x(to)
	n.Hidden = from == to
	n.X, n.W = (a+b)/2, math.Abs(b-a)
}

func (f *Field) refresh() {
	f.Accessible.Value = f.line.Text
	f.label.Size = f.kit.sizeWithin(20, f.H)
	f.kit.setText(f.label, f.line.Text, f.W-28*f.kit.Unit)
	f.caret.X = f.x(f.line.Caret) + f.kit.Unit
	from, to := f.line.Selection()
	f.setSpan(f.selection, from, to)
	f.setSpan(f.composing, f.line.CompositionStart, f.line.CompositionEnd)
}
