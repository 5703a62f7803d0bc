package input

import (
	"image"
	"testing"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// tick is the input of one tick: keys pressed, characters typed, and what an input method does.
type tick struct {
	keys  []ebiten.Key
	runes string
	do    func(textedit.Line) textedit.Line
	used  bool
}

// TestEdit checks the text and the selection after keys, typed characters and input methods.
func TestEdit(t *testing.T) {
	key := func(keys ...ebiten.Key) tick { return tick{keys: keys} }
	compose := func(s string) tick {
		return tick{do: func(l textedit.Line) textedit.Line { return l.Compose(s, len(s)) }, used: true}
	}
	commit := func(s string, keys ...ebiten.Key) tick {
		return tick{do: func(l textedit.Line) textedit.Line { return l.Insert(s) }, used: true, keys: keys}
	}
	const left, right, shift, ctrl, back, del = ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyShift, ebiten.KeyControl, ebiten.KeyBackspace, ebiten.KeyDelete
	for _, c := range []struct {
		name, text string
		method     bool // with an input method
		ticks      []tick
		want       string
		selected   string
	}{
		{"letter by letter", "Zo", false, []tick{{runes: "é"}}, "Zoé", ""},
		{"several in a tick", "", false, []tick{{runes: "Ada"}}, "Ada", ""},
		{"in the middle", "Aa", false, []tick{key(left), {runes: "d"}}, "Ada", ""},
		{"after the start", "da", false, []tick{key(ebiten.KeyHome), {runes: "A"}}, "Ada", ""},
		{"back to the end", "Ad", false, []tick{key(ebiten.KeyHome), key(ebiten.KeyEnd), {runes: "a"}}, "Ada", ""},
		{"Shift and an arrow select", "Ada", false, []tick{key(shift, left), key(shift, left)}, "Ada", "da"},
		{"Shift and Home select", "Ada", false, []tick{key(shift, ebiten.KeyHome)}, "Ada", "Ada"},
		{"Ctrl and an arrow move by words", "Ada King", false, []tick{key(ctrl, shift, left)}, "Ada King", "King"},
		{"Alt and an arrow move by words", "Ada King", false, []tick{key(ebiten.KeyAlt, shift, left)}, "Ada King", "King"},
		{"Cmd and an arrow move to the end", "Ada King", false, []tick{key(ebiten.KeyMeta, shift, left)}, "Ada King", "Ada King"},
		{"all", "Ada", false, []tick{key(ctrl, ebiten.KeyA)}, "Ada", "Ada"},
		{"all with Cmd", "Ada", false, []tick{key(ebiten.KeyMeta, ebiten.KeyA)}, "Ada", "Ada"},
		{"replacing everything", "Ada", false, []tick{key(ctrl, ebiten.KeyA), {runes: "Bo"}}, "Bo", ""},
		{"Backspace", "Ada", false, []tick{key(back)}, "Ad", ""},
		{"Delete", "Ada", false, []tick{key(left), key(left), key(del)}, "Aa", ""},
		{"Ctrl and Backspace", "Ada King", false, []tick{key(ctrl, back)}, "Ada ", ""},
		{"right of a selection", "Ada", false, []tick{key(ctrl, ebiten.KeyA), key(right), {runes: "!"}}, "Ada!", ""},
		{"a dead key", "Zo", true, []tick{compose("´"), commit("é")}, "Zoé", ""},
		{"from the input method, not twice", "", true, []tick{{runes: "a", do: func(l textedit.Line) textedit.Line { return l.Insert("a") }, used: true}}, "a", ""},
		{"Enter belongs to the input method", "", true, []tick{compose("とう"), commit("東", ebiten.KeyEnter)}, "東", ""},
		{"Backspace belongs to the input method", "A", true, []tick{compose("とう"), {keys: []ebiten.Key{back}, do: func(l textedit.Line) textedit.Line { return l.Compose("と", 3) }, used: true}}, "Aと", ""},
		{"keys that the input method ignores", "Ada", true, []tick{key(back), key(shift, left)}, "Ad", "d"},
		{"Arabic", "", true, []tick{commit("مر"), commit("يم"), key(back)}, "مري", ""},
		{"Left is forwards in Arabic", "مريم", true, []tick{key(ebiten.KeyHome), key(shift, left)}, "مريم", "م"},
		{"Right is backwards in Arabic", "Ada", true, []tick{key(ctrl, ebiten.KeyA), commit("مرو"), key(shift, right)}, "مرو", "و"},
		{"to the limit", "Josephin", true, []tick{commit("東京")}, "Josephin東", ""},
	} {
		f := newFakeSource()
		in := NewFrom(f)
		in.Edit(textedit.New(c.text, 9), image.Rectangle{})
		for _, step := range c.ticks {
			clear(f.keys)
			for _, k := range step.keys {
				f.keys[k] = 1
			}
			f.runes = []rune(step.runes)
			if c.method {
				f.method = &inputMethod{step.do, step.used}
			}
			before, _ := in.Edited()
			in.Update()
			l, changed := in.Edited()
			if changed != (l != before) {
				t.Errorf("%s: changed %v", c.name, changed)
			}
			if step.used && (in.Did(Confirm) || in.Did(Left) || in.Did(Cancel)) {
				t.Errorf("%s: a key used by the input method triggers an action", c.name)
			}
			in.Edit(l, image.Rectangle{})
		}
		l, _ := in.Edited()
		from, to := l.Selection()
		if l.Text != c.want || l.Text[from:to] != c.selected {
			t.Errorf("%s: %q with %q selected, want %q with %q", c.name, l.Text, l.Text[from:to], c.want, c.selected)
		}
	}
}

// TestInputWithoutEditing checks that nothing is edited without a focused field, in single-switch mode and while a key is captured.
func TestInputWithoutEditing(t *testing.T) {
	for name, stop := range map[string]func(*Input){
		"no field":        func(in *Input) { in.EndEdit() },
		"single switch":   func(in *Input) { in.SingleSwitch = true },
		"capturing a key": func(in *Input) { in.CapturingKey = true },
	} {
		f := newFakeSource()
		f.method = &inputMethod{do: func(l textedit.Line) textedit.Line { return l.Insert("x") }}
		in := NewFrom(f)
		in.Edit(textedit.New("Ada", 9), image.Rectangle{})
		stop(in)
		f.runes, f.keys[ebiten.KeyBackspace] = []rune("x"), 1
		in.Update()
		if l, changed := in.Edited(); changed || !f.ended || l.Text != "" && l.Text != "Ada" {
			t.Errorf("%s: %q, changed %v, input method ended %v", name, l.Text, changed, f.ended)
		}
	}
}

// TestGamepadMovesFocusOutOfField checks that the directional pad moves the focus while text is edited; the arrow keys move the caret.
func TestGamepadMovesFocusOutOfField(t *testing.T) {
	f := newFakeSource()
	in := NewFrom(f)
	in.Update()
	in.Edit(textedit.New("Ada", 9), image.Rectangle{})
	f.buttons[ebiten.StandardGamepadButtonLeftRight] = true
	if in.Update(); !in.Did(Right) {
		t.Error("the directional pad does not move the focus")
	}
}
