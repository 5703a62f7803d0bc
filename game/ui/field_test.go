package ui

import (
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/stage"
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
	} {
		h, told := newHand(t), "-"
		f := h.kit.Field("name", c.from, 6, stage.Rect{W: 200, H: 40}, func(s string) { told = s })
		h.lay(f.Node)
		h.click(100, 20)
		if h.write(c.typed); told != c.want || f.label.Text != c.want {
			t.Errorf("%s: told %q and shows %q, expected %q", c.name, told, f.label.Text, c.want)
		}
	}
}

func TestFieldTypesOnlyWithTheFocus(t *testing.T) {
	h := newHand(t)
	f := h.kit.Field("name", "Ada", 6, stage.Rect{W: 200, H: 40}, func(string) {})
	h.lay(f.Node)
	if h.write("x"); h.Writing() || f.label.Text != "Ada" {
		t.Errorf("without focus it shows %q", f.label.Text)
	}
	h.key("n")
	if h.write("x"); !h.Writing() || f.label.Text != "Adax" {
		t.Errorf("with the focus it shows %q", f.label.Text)
	}
}

// TestFieldShowsItsCaretWhereIsWritten: it stays when the pointer leaves, and a pointer that only passes does not show it.
func TestFieldShowsItsCaretWhereIsWritten(t *testing.T) {
	h := newHand(t)
	f := h.kit.Field("name", "Ada", 30, stage.Rect{W: 200, H: 40}, func(string) {})
	h.lay(f.Node)
	move := func(x, y float64) { h.Update(stage.Pointer{X: x, Y: y, Over: true, Moved: true}, stage.Keys{}) }
	if move(100, 20); !f.caret.Hidden {
		t.Error("a caret below a pointer that only passes")
	}
	h.click(100, 20)
	if move(500, 500); f.caret.Hidden {
		t.Error("the caret goes with the pointer")
	}
	if h.Rest(); f.caret.Hidden {
		t.Error("the caret goes when another screen lies above")
	}
}

func TestFieldShowsItsCaretBehindTheText(t *testing.T) {
	h := newHand(t)
	f := h.kit.Field("name", "", 30, stage.Rect{W: 200, H: 40}, func(string) {})
	h.lay(f.Node)
	if !f.caret.Hidden {
		t.Error("a caret where nobody writes")
	}
	h.click(100, 20)
	last := f.caret.X
	if h.write("Ada"); f.caret.Hidden || f.caret.X <= last {
		t.Errorf("the caret is at %v, hidden %v; it was at %v", f.caret.X, f.caret.Hidden, last)
	}
	h.write(" Countess of Lovelace")
	if w, _ := h.kit.Fonts.Measure(f.label.Text, gfx.Serif, f.label.Size); w > 188 || f.caret.X > 100 {
		t.Errorf("a text %v wide with its caret at %v leaves a field of 200", w, f.caret.X)
	}
}
