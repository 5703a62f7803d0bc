package ui

import (
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/textedit"
)

func TestField(t *testing.T) {
	for _, c := range []struct{ name, from, typed, want string }{
		{"typed", "", "Ada", "Ada"},
		{"typed on", "Ad", "a", "Ada"},
		{"deleted", "Ada", "\b\b", "A"},
		{"deleted as a whole letter", "Zoé", "\b", "Zo"},
		{"deleted where nothing is left", "A", "\b\b\bB", "B"},
		{"to its limit", "", "Josephine", "Joseph"},
		{"letters count, not bytes", "", "éèêëñö", "éèêëñö"},
		{"deleted at its limit", "Joseph", "\b!", "Josep!"},
		{"what is no letter", "Ada", "\n\t\x7f\x1b", "Ada"},
		{"a space", "A", " B", "A B"},
		{"typed over all", "Ada", "\x01Zoé", "Zoé"},
		{"typed over all at its limit", "Joseph", "\x01A", "A"},
		{"all deleted", "Ada", "\x01\b", ""},
		{"all deleted ahead", "Ada", "\x01\x7fZ", "Z"},
		{"all of nothing selected", "", "\x01\bA", "A"},
		{"deleted one by one again", "Ada", "\x01Zoé\b", "Zo"},
	} {
		u, told := newTestStage(t), c.from
		f := u.kit.Field("name", "Name", c.from, 6, stage.Rect{W: 200, H: 40}, func(s string) { told = s })
		u.add(f.Node)
		u.click(190, 20)
		if u.write(c.typed); told != c.want || f.label.Text != c.want {
			t.Errorf("%s: told %q and shows %q, expected %q", c.name, told, f.label.Text, c.want)
		}
	}
}

func TestFieldTypesOnlyWithTheFocus(t *testing.T) {
	u := newTestStage(t)
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

// TestFieldShowsItsCaretWhereIsWritten: it stays when the pointer leaves, and a pointer that only passes does not show it.
func TestFieldShowsItsCaretWhereIsWritten(t *testing.T) {
	u := newTestStage(t)
	f := u.kit.Field("name", "Name", "Ada", 30, stage.Rect{W: 200, H: 40}, func(string) {})
	u.add(f.Node)
	move := func(x, y float64) { u.Update(stage.Pointer{X: x, Y: y, Over: true, Moved: true}, stage.Keys{}) }
	if move(100, 20); !f.caret.Hidden {
		t.Error("a caret below a pointer that only passes")
	}
	u.click(100, 20)
	if move(500, 500); f.caret.Hidden {
		t.Error("the caret goes with the pointer")
	}
	if u.ReleasePointer(); f.caret.Hidden {
		t.Error("the caret goes when another screen lies above")
	}
}

// TestFieldShowsItsSelection: what is selected is seen, and is no longer once an arrow, a click or another field asks for it.
func TestFieldShowsItsSelection(t *testing.T) {
	for name, drop := range map[string]func(u *testStage){
		"an arrow": func(u *testStage) {
			u.edit(func(l textedit.Line) textedit.Line { return l.Move(1, textedit.Grapheme, false) })
		},
		"a click":       func(u *testStage) { u.click(190, 20) },
		"another field": func(u *testStage) { u.key("n") },
	} {
		u := newTestStage(t)
		f := u.kit.Field("name", "Name", "Ada", 6, stage.Rect{W: 200, H: 40}, func(string) {})
		u.add(f.Node, u.kit.Field("other", "Other", "Bo", 6, stage.Rect{Y: 60, W: 200, H: 40}, func(string) {}).Node)
		u.key("n")
		u.write("\x01")
		w, _ := u.kit.Fonts.Measure("Ada", gfx.Serif, f.label.Size)
		if f.selection.Hidden || f.selection.W != w || u.FocusName() != "name" {
			t.Fatalf("selected: hidden %v, %v of %v wide", f.selection.Hidden, f.selection.W, w)
		}
		drop(u)
		if !f.selection.Hidden {
			t.Errorf("%s leaves all selected", name)
		}
		u.Focus("name")
		if u.write("!"); f.label.Text != "Ada!" {
			t.Errorf("after %s it shows %q", name, f.label.Text)
		}
	}
}

func TestFieldShowsItsCaretBehindTheText(t *testing.T) {
	u := newTestStage(t)
	f := u.kit.Field("name", "Name", "", 30, stage.Rect{W: 200, H: 40}, func(string) {})
	u.add(f.Node)
	if !f.caret.Hidden {
		t.Error("a caret where nobody writes")
	}
	u.click(100, 20)
	last := f.caret.X
	if u.write("Ada"); f.caret.Hidden || f.caret.X <= last {
		t.Errorf("the caret is at %v, hidden %v; it was at %v", f.caret.X, f.caret.Hidden, last)
	}
	u.write(" Countess of Lovelace")
	if w, _ := u.kit.Fonts.Measure(f.label.Text, gfx.Serif, f.label.Size); w > 188 || f.caret.X > 100 {
		t.Errorf("a text %v wide with its caret at %v leaves a field of 200", w, f.caret.X)
	}
}

// TestFieldIsWrittenWhereItIsClicked: a click puts the caret between the two letters that are nearest, a drag selects.
func TestFieldIsWrittenWhereItIsClicked(t *testing.T) {
	for _, text := range []string{"Ada Lovelace", "Zoe\u0301", "東京", "مريم", "مريم Ada", "Ada مريم"} {
		u := newTestStage(t)
		f := u.kit.Field("name", "Name", text, 16, stage.Rect{X: 40, W: 300, H: 40}, func(string) {})
		u.add(f.Node)
		x := func(at int) float64 { return f.Bounds().X + f.W/2 + f.x(at) }
		for _, at := range textedit.Boundaries(text) {
			if u.click(x(at), 20); f.x(f.line.Caret) != f.x(at) {
				t.Errorf("%q: clicked at %d, the caret is at %d", text, at, f.line.Caret)
			}
			c := f.Caret()
			if mid := c.X + c.W/2; mid < x(at)-0.5 || mid > x(at)+2.5 {
				t.Errorf("%q: the caret is seen at %v, not at %v", text, mid, x(at))
			}
		}
		u.drag(20, x(0), x(0)+10, x(len(text)))
		if from, to := f.line.Selection(); from != 0 || to != len(text) || f.selection.Hidden {
			t.Errorf("%q: dragged over all, %d to %d are selected", text, from, to)
		}
	}
}

// TestFieldIsWrittenFromTheRight: the caret goes to the left from letter to letter of a text that is written so, and ends at its left end.
func TestFieldIsWrittenFromTheRight(t *testing.T) {
	u := newTestStage(t)
	const text = "مريم"
	f := u.kit.Field("name", "Name", text, 16, stage.Rect{W: 300, H: 40}, func(string) {})
	u.add(f.Node)
	last := f.x(0)
	for _, at := range textedit.Boundaries(text)[1:] {
		if f.x(at) >= last {
			t.Errorf("behind byte %d the caret is at %v, and before it at %v", at, f.x(at), last)
		}
		last = f.x(at)
	}
	if left := u.kit.Unit*fieldInset - f.W/2; last != left {
		t.Errorf("at its end the caret is at %v, not at its left end %v", last, left)
	}
}

// TestFieldShowsWhatIsComposed below a line, and hands it on within its limit.
func TestFieldShowsWhatIsComposed(t *testing.T) {
	u, told := newTestStage(t), ""
	f := u.kit.Field("name", "Name", "A", 5, stage.Rect{W: 300, H: 40}, func(s string) { told = s })
	u.add(f.Node, u.kit.Field("other", "Other", "", 5, stage.Rect{Y: 60, W: 300, H: 40}, func(string) {}).Node)
	u.key("n")
	compose := func(s string) { u.edit(func(l textedit.Line) textedit.Line { return l.Compose(s, len(s)) }) }
	compose("とう")
	w, _ := u.kit.Fonts.Measure("とう", gfx.Serif, f.label.Size)
	if f.composing.Hidden || f.composing.W != w || told != "Aとう" || f.label.Text != "Aとう" {
		t.Errorf("composing: hidden %v, %v of %v wide, told %q, shown %q", f.composing.Hidden, f.composing.W, w, told, f.label.Text)
	}
	if compose("とうきょう"); told != "Aとうきょ" {
		t.Errorf("composing beyond the limit, told %q", told)
	}
	if u.write("東"); !f.composing.Hidden || told != "A東" || f.label.Text != told {
		t.Errorf("composed: hidden %v, told %q, shown %q", f.composing.Hidden, told, f.label.Text)
	}
	compose("k")
	if u.key("n"); !f.composing.Hidden || told != "A東k" {
		t.Errorf("left while composing: hidden %v, told %q", f.composing.Hidden, told)
	}
}
