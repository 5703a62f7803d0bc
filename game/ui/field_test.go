package ui

import (
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/textedit"
)

// TestField checks the text of a field after typing and deleting.
func TestField(t *testing.T) {
	for _, c := range []struct{ name, from, typed, want string }{
		{"typed", "", "Ada", "Ada"},
		{"appended", "Ad", "a", "Ada"},
		{"deleted", "Ada", "\b\b", "A"},
		{"deleted as a whole letter", "Zoé", "\b", "Zo"},
		{"deleted beyond the start", "A", "\b\b\bB", "B"},
		{"to the limit", "", "Josephine", "Joseph"},
		{"limit in letters, not bytes", "", "éèêëñö", "éèêëñö"},
		{"deleted at its limit", "Joseph", "\b!", "Josep!"},
		{"control characters", "Ada", "\n\t\x7f\x1b", "Ada"},
		{"a space", "A", " B", "A B"},
		{"replacing everything", "Ada", "\x01Zoé", "Zoé"},
		{"replacing everything at the limit", "Joseph", "\x01A", "A"},
		{"all deleted", "Ada", "\x01\b", ""},
		{"all deleted with Delete", "Ada", "\x01\x7fZ", "Z"},
		{"empty text selected", "", "\x01\bA", "A"},
		{"deleted one by one again", "Ada", "\x01Zoé\b", "Zo"},
	} {
		u, text := newUITest(t), c.from
		f := u.kit.Field("name", "Name", c.from, 6, stage.Rect{W: 200, H: 40}, func(s string) { text = s })
		u.add(f.Node)
		u.click(190, 20)
		if u.write(c.typed); text != c.want || f.label.Text != c.want {
			t.Errorf("%s: changed to %q and shows %q, expected %q", c.name, text, f.label.Text, c.want)
		}
	}
}

// TestFieldNeedsFocus checks that a field without the focus ignores typing.
func TestFieldNeedsFocus(t *testing.T) {
	u := newUITest(t)
	f := u.kit.Field("name", "Name", "Ada", 6, stage.Rect{W: 200, H: 40}, func(string) {})
	u.add(f.Node)
	if u.write("x"); u.Editing() || f.label.Text != "Ada" {
		t.Errorf("without focus it shows %q", f.label.Text)
	}
	u.key("n")
	if u.write("x"); !u.Editing() || f.label.Text != "Adax" {
		t.Errorf("with the focus it shows %q", f.label.Text)
	}
}

// TestCaretFollowsFocus checks that the caret is shown while the field has the focus, wherever the pointer is.
func TestCaretFollowsFocus(t *testing.T) {
	u := newUITest(t)
	f := u.kit.Field("name", "Name", "Ada", 30, stage.Rect{W: 200, H: 40}, func(string) {})
	u.add(f.Node)
	move := func(x, y float64) { u.Update(stage.Pointer{X: x, Y: y, Over: true, Moved: true}, stage.Keys{}) }
	if move(100, 20); !f.caret.Hidden {
		t.Error("hovering shows the caret")
	}
	u.click(100, 20)
	if move(500, 500); f.caret.Hidden {
		t.Error("the caret disappears when the pointer leaves")
	}
	if u.ReleasePointer(); f.caret.Hidden {
		t.Error("the caret disappears when another scene covers the field")
	}
}

// TestFieldSelection checks that the selection is shown, and cleared by an arrow key, a click or focusing another field.
func TestFieldSelection(t *testing.T) {
	for name, deselect := range map[string]func(u *uiTest){
		"an arrow": func(u *uiTest) {
			u.edit(func(l textedit.Line) textedit.Line { return l.Move(1, textedit.Grapheme, false) })
		},
		"a click":       func(u *uiTest) { u.click(190, 20) },
		"another field": func(u *uiTest) { u.key("n") },
	} {
		u := newUITest(t)
		f := u.kit.Field("name", "Name", "Ada", 6, stage.Rect{W: 200, H: 40}, func(string) {})
		u.add(f.Node, u.kit.Field("other", "Other", "Bo", 6, stage.Rect{Y: 60, W: 200, H: 40}, func(string) {}).Node)
		u.key("n")
		u.write("\x01")
		w, _ := u.kit.Fonts.Measure("Ada", gfx.Serif, f.label.Size)
		if f.selection.Hidden || f.selection.W != w || u.FocusName() != "name" {
			t.Fatalf("selected: hidden %v, %v of %v wide", f.selection.Hidden, f.selection.W, w)
		}
		deselect(u)
		if !f.selection.Hidden {
			t.Errorf("%s keeps the selection", name)
		}
		u.Focus("name")
		if u.write("!"); f.label.Text != "Ada!" {
			t.Errorf("after %s the text is %q", name, f.label.Text)
		}
	}
}

// TestCaretPosition checks that the caret moves with the text and that a long text scrolls.
func TestCaretPosition(t *testing.T) {
	u := newUITest(t)
	f := u.kit.Field("name", "Name", "", 30, stage.Rect{W: 200, H: 40}, func(string) {})
	u.add(f.Node)
	if !f.caret.Hidden {
		t.Error("a caret without focus")
	}
	u.click(100, 20)
	last := f.caret.X
	if u.write("Ada"); f.caret.Hidden || f.caret.X <= last {
		t.Errorf("the caret is at %v, hidden %v; it was at %v", f.caret.X, f.caret.Hidden, last)
	}
	u.write(" Countess of Lovelace")
	if w, _ := u.kit.Fonts.Measure(f.label.Text, gfx.Serif, f.label.Size); w > 188 || f.caret.X > 100 {
		t.Errorf("text of width %v or the caret at %v is outside the field of 200", w, f.caret.X)
	}
}

// TestFieldPointer checks that a click puts the caret at the nearest grapheme boundary and that a drag selects.
func TestFieldPointer(t *testing.T) {
	for _, text := range []string{"Ada Lovelace", "Zoe\u0301", "東京", "مريم", "مريم Ada", "Ada مريم"} {
		u := newUITest(t)
		f := u.kit.Field("name", "Name", text, 16, stage.Rect{X: 40, W: 300, H: 40}, func(string) {})
		u.add(f.Node)
		x := func(at int) float64 { return f.Bounds().X + f.W/2 + f.x(at) }
		for _, at := range textedit.Boundaries(text) {
			if u.click(x(at), 20); f.x(f.line.Caret) != f.x(at) {
				t.Errorf("%q: clicked at %d, the caret is at %d", text, at, f.line.Caret)
			}
			c := f.Caret()
			if mid := c.X + c.W/2; mid < x(at)-0.5 || mid > x(at)+2.5 {
				t.Errorf("%q: the caret is shown at %v, not at %v", text, mid, x(at))
			}
		}
		u.drag(20, x(0), x(0)+10, x(len(text)))
		if from, to := f.line.Selection(); from != 0 || to != len(text) || f.selection.Hidden {
			t.Errorf("%q: dragged over all, %d to %d are selected", text, from, to)
		}
	}
}

// TestFieldRightToLeft checks that the caret moves left through right-to-left text to its left end.
func TestFieldRightToLeft(t *testing.T) {
	u := newUITest(t)
	const text = "مريم"
	f := u.kit.Field("name", "Name", text, 16, stage.Rect{W: 300, H: 40}, func(string) {})
	u.add(f.Node)
	last := f.x(0)
	for _, at := range textedit.Boundaries(text)[1:] {
		if f.x(at) >= last {
			t.Errorf("after byte %d the caret is at %v, and before it at %v", at, f.x(at), last)
		}
		last = f.x(at)
	}
	if left := u.kit.Unit*fieldInset - f.W/2; last != left {
		t.Errorf("at its end the caret is at %v, not at its left end %v", last, left)
	}
}

// TestFieldComposition checks that the composition is underlined and limited.
func TestFieldComposition(t *testing.T) {
	u, text := newUITest(t), ""
	f := u.kit.Field("name", "Name", "A", 5, stage.Rect{W: 300, H: 40}, func(s string) { text = s })
	u.add(f.Node, u.kit.Field("other", "Other", "", 5, stage.Rect{Y: 60, W: 300, H: 40}, func(string) {}).Node)
	u.key("n")
	compose := func(s string) { u.edit(func(l textedit.Line) textedit.Line { return l.Compose(s, len(s)) }) }
	compose("とう")
	w, _ := u.kit.Fonts.Measure("とう", gfx.Serif, f.label.Size)
	if f.composing.Hidden || f.composing.W != w || text != "Aとう" || f.label.Text != "Aとう" {
		t.Errorf("composing: hidden %v, %v of %v wide, changed to %q, shown %q", f.composing.Hidden, f.composing.W, w, text, f.label.Text)
	}
	if compose("とうきょう"); text != "Aとうきょ" {
		t.Errorf("composing beyond the limit, changed to %q", text)
	}
	if u.write("東"); !f.composing.Hidden || text != "A東" || f.label.Text != text {
		t.Errorf("composed: hidden %v, changed to %q, shown %q", f.composing.Hidden, text, f.label.Text)
	}
	compose("k")
	if u.key("n"); !f.composing.Hidden || text != "A東k" {
		t.Errorf("left while composing: hidden %v, changed to %q", f.composing.Hidden, text)
	}
}
