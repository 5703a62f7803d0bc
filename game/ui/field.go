package ui

import (
	"azulejo/engine/quote"
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Field is a line of text that can be typed.
type Field struct {
	*stage.Node
	label  *stage.Label
	caret  *stage.Node
	kit    *Kit
	text   []rune
	most   int
	change func(string)
}

// Field makes a text field of at most most runes over a rectangle.
func (k *Kit) Field(name, text string, most int, r stage.Rect, change func(string)) *Field {
	f := &Field{kit: k, text: []rune(text), most: most, change: change}
	f.label = &stage.Label{Face: gfx.Serif, Size: k.Size(20), Colour: gfx.Hex(Ink)}
	f.Node = stage.Box(name, stage.Slab("field", k.Unit, 0), r)
	f.caret = stage.New("", &stage.Fill{Colour: gfx.Hex(Cobalt)}, 0, 0, max(1, 2*k.Unit), r.H*0.55)
	f.caret.Hidden = true
	f.Add(stage.New("", f.label, -r.W/2+12*k.Unit, 0, 0, 0), f.caret)
	f.Touch = &stage.Touch{Focus: true, Press: func() {}, Type: f.typed,
		Rest: func(on bool) { f.caret.Hidden = !on }}
	f.show()
	return f
}

func (f *Field) typed(r rune) {
	switch {
	case r == '\b' && len(f.text) > 0:
		f.text = f.text[:len(f.text)-1]
	case quote.Visible(r) && len(f.text) < f.most:
		f.text = append(f.text, r)
	}
	f.show()
	f.change(string(f.text))
}

func (f *Field) show() {
	f.label.Size = min(f.kit.Size(20), max(f.kit.Floor(), f.H/leading))
	f.kit.set(f.label, string(f.text), f.W-28*f.kit.Unit)
	w, _ := f.kit.Fonts.Measure(f.label.Text, f.label.Face, f.label.Size)
	f.caret.X = -f.W/2 + 13*f.kit.Unit + w
}
