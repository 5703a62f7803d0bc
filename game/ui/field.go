package ui

import (
	"azulejo/engine/quote"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/stage"
)

// Field is a line of text that can be typed.
type Field struct {
	*stage.Node
	label  *stage.Label
	caret  *stage.Node
	marked *stage.Node // behind the text while all of it is selected
	kit    *Kit
	text   []rune
	most   int
	change func(string)
}

// Field makes a text field, told by a word, of at most most runes over a rectangle.
func (k *Kit) Field(name, word, text string, most int, r stage.Rect, change func(string)) *Field {
	f := &Field{kit: k, text: []rune(text), most: most, change: change}
	f.label = &stage.Label{Face: gfx.Serif, Colour: gfx.Hex(Ink)}
	f.Node = stage.Box(name, stage.Slab("field", k.Unit, 0), r).Says(stage.RoleField, word)
	f.caret = stage.New("", &stage.Fill{Colour: gfx.Hex(Cobalt)}, 0, 0, max(1, 2*k.Unit), r.H*0.55)
	f.caret.Hidden = true
	f.marked = stage.New("", &stage.Fill{Colour: gfx.Hex(Highlight).Fade(0.45)}, 0, 0, 0, f.caret.H)
	f.marked.Hidden = true
	f.Add(f.marked, stage.New("", f.label, -r.W/2+12*k.Unit, 0, 0, 0), f.caret)
	f.Touch = &stage.Touch{Focus: true, Press: func() { f.selectAll(false) }, Rest: f.rest, Type: f.typed,
		Arrow: func(int, int) bool { return f.selectAll(false) }}
	f.show()
	return f
}

// rest shows the caret while the focus rests on the field, with nothing selected.
func (f *Field) rest(on bool) {
	f.caret.Hidden = !on
	f.selectAll(false)
}

// selectAll selects all of the text or nothing, and reports whether something was selected.
func (f *Field) selectAll(on bool) (was bool) {
	was = !f.marked.Hidden
	f.marked.Hidden = !on || len(f.text) == 0
	return was
}

func (f *Field) typed(r rune) {
	if r == input.SelectedAll {
		f.selectAll(true)
		return
	}
	keep := f.text
	if f.selectAll(false) {
		keep = nil
	}
	switch {
	case quote.Visible(r) && len(keep) < f.most:
		f.text = append(keep, r)
	case keep == nil && (r == input.Deleted || r == input.DeletedAhead):
		f.text = nil
	case r == input.Deleted && len(keep) > 0:
		f.text = keep[:len(keep)-1]
	}
	f.show()
	f.change(string(f.text))
}

func (f *Field) show() {
	f.Voice.Value = string(f.text)
	f.label.Size = f.kit.sized(20, f.H)
	f.kit.set(f.label, string(f.text), f.W-28*f.kit.Unit)
	w, _ := f.kit.Fonts.Measure(f.label.Text, f.label.Face, f.label.Size)
	f.caret.X = -f.W/2 + 13*f.kit.Unit + w
	f.marked.X, f.marked.W = -f.W/2+12*f.kit.Unit+w/2, w
}
