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
	limit     int // the maximum number of code points
	change    func(string)

	// A quiet field is a text with a pencil; its frame is shown while it is hovered or has the focus.
	quiet, focused bool
	units          float64     // the size of its text
	frame          stage.Art   // shown as long as the field is not quiet
	pencil         *stage.Node // nil for other fields
}

// fieldInset is the space between the left edge of a field and its text in design units.
const fieldInset = 12

// Field returns a text field that covers a rectangle; limit is the maximum number of code points, and label its name for screen readers.
// change is called after each change.
func (k *Kit) Field(name, label, text string, limit int, r stage.Rect, change func(string)) *Field {
	f := &Field{kit: k, line: textedit.New(text, limit), limit: limit, change: change, units: 20}
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

// pencilSide is the side of the pencil of a quiet field, by the size of its text.
const pencilSide = 0.75

// Quiet makes the field a line of text in a typeface and a size in design units, with a pencil behind it. Its frame is shown only while it is
// hovered or has the focus.
func (f *Field) Quiet(face gfx.Face, units float64) *Field {
	f.quiet, f.units, f.frame, f.label.Face = true, units, f.Art, face
	f.pencil = stage.New("", &stage.Sprite{Name: "icon-pencil", Tint: Edge.Colour()}, 0, 0, 0, 0)
	f.Add(f.pencil)
	f.Touch.Hover = f.showFrame
	f.showFrame(false)
	f.refresh()
	return f
}

// showFrame shows the frame of a quiet field, or its pencil.
func (f *Field) showFrame(on bool) {
	on = on || f.focused
	f.pencil.Hidden = on
	if f.Art = nil; on {
		f.Art = f.frame
	}
}

// handleFocus shows the caret while the field has the focus. A field that loses the focus loses its selection.
func (f *Field) handleFocus(on bool) {
	f.caret.Hidden, f.focused = !on, on
	if f.quiet {
		f.showFrame(on)
	}
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

// SetText replaces the text without calling change.
func (f *Field) SetText(text string) {
	f.line = textedit.New(text, f.limit)
	f.refresh()
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
	f.label.Size = f.kit.sizeWithin(f.units, f.H)
	room, side := f.W-28*f.kit.Unit, pencilSide*f.label.Size
	f.kit.setText(f.label, f.line.Text, room)
	if f.quiet {
		end := f.x(len(f.line.Text))
		f.pencil.X, f.pencil.W, f.pencil.H = end+side, side, side
		f.pencil.Alpha = 1
		if end+1.5*side > f.W/2 {
			f.pencil.Alpha = 0
		}
	}
	f.caret.X = f.x(f.line.Caret) + f.kit.Unit
	from, to := f.line.Selection()
	f.setSpan(f.selection, from, to)
	f.setSpan(f.composing, f.line.CompositionStart, f.line.CompositionEnd)
}
