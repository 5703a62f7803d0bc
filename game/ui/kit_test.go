package ui

import (
	"math"
	"sync"
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/textedit"
)

// uiTest is a stage for widgets with input by pointer and keys.
type uiTest struct {
	*stage.Dispatcher
	kit    *Kit
	clicks int // sounds of pressed widgets
}

// loadFonts loads the fonts once for all tests.
var loadFonts = sync.OnceValues(func() (*gfx.Fonts, error) { return gfx.NewFonts(assets.Fonts()) })

func newUITest(t *testing.T) *uiTest {
	t.Helper()
	fonts, err := loadFonts()
	if err != nil {
		t.Fatal(err)
	}
	u := &uiTest{Dispatcher: &stage.Dispatcher{Scope: stage.Group("")}}
	u.kit = &Kit{Scale: Scale{Unit: 1, Device: 1, Zoom: 1}, Fonts: fonts, Click: func() { u.clicks++ }}
	return u
}

// add adds widgets to the stage.
func (u *uiTest) add(widgets ...*stage.Node) { u.Scope.Add(widgets...) }

// click clicks at a point.
func (u *uiTest) click(x, y float64) {
	u.Update(stage.Pointer{X: x, Y: y, Over: true, Pressed: true, Down: true}, stage.Keys{})
	u.Update(stage.Pointer{X: x, Y: y, Over: true, Released: true}, stage.Keys{})
}

// drag drags horizontally through points and releases.
func (u *uiTest) drag(y float64, xs ...float64) {
	u.hold(y, xs...)
	u.drop(y, xs[len(xs)-1])
}

// hold drags without releasing.
func (u *uiTest) hold(y float64, xs ...float64) {
	u.Update(stage.Pointer{X: xs[0], Y: y, Over: true, Pressed: true, Down: true}, stage.Keys{})
	for _, x := range xs[1:] {
		u.Update(stage.Pointer{X: x, Y: y, Over: true, Moved: true, Down: true, Dragging: true}, stage.Keys{})
	}
}

// drop ends a drag.
func (u *uiTest) drop(y, x float64) {
	u.Update(stage.Pointer{X: x, Y: y, Over: true, Released: true, Dragging: true}, stage.Keys{})
}

// key presses keys by letter: n Next, l r u d arrows, ! Confirm.
func (u *uiTest) key(keys string) {
	for _, k := range keys {
		u.Update(stage.Pointer{}, stage.Keys{Next: k == 'n', Left: k == 'l', Right: k == 'r', Up: k == 'u', Down: k == 'd', Confirm: k == '!'})
	}
}

// write types a text; \b is Backspace, \x7f Delete and \x01 Ctrl+A.
func (u *uiTest) write(s string) {
	for _, r := range s {
		u.edit(func(l textedit.Line) textedit.Line {
			switch r {
			case '\b':
				return l.Delete(-1, textedit.Grapheme)
			case '\x7f':
				return l.Delete(1, textedit.Grapheme)
			case '\x01':
				return l.SelectAll()
			}
			return l.Insert(string(r))
		})
	}
}

// edit changes the line of the focused field, if any.
func (u *uiTest) edit(do func(textedit.Line) textedit.Line) {
	var k stage.Keys
	if t := u.TextField(); t != nil {
		l := do(t.Line())
		k.Edited = &l
	}
	u.Update(stage.Pointer{}, k)
}

// TestSize checks text sizes for units, device pixels and zoom.
func TestSize(t *testing.T) {
	for _, c := range []struct{ unit, device, zoom, units, want float64 }{
		{1, 1, 1, 22, 22}, {2, 1, 1.5, 20, 60}, {1, 1, 1, 9, MinText}, {0.5, 1, 1, 15, 11},
		{1.3, 3, 1, 20, 33}, {1.3, 3, 2, 20, 52}, {1, 1, 2, 9, 18},
	} {
		if got := (Scale{Unit: c.unit, Device: c.device, Zoom: c.zoom}).Size(c.units); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestTarget checks the sizes of targets for units and device pixels.
func TestTarget(t *testing.T) {
	for _, c := range []struct{ unit, device, units, want float64 }{{1, 1, 54, 54}, {0.4, 1, 54, 24}, {1.2, 3, 54, 72}, {1.5, 3, 54, 81}} {
		if got := (Scale{Unit: c.unit, Device: c.device}).Target(c.units); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestTruncate checks that a truncated text fits and ends with an ellipsis.
func TestTruncate(t *testing.T) {
	k := newUITest(t).kit
	long := "Take the tiles of one colour"
	whole, _ := k.Fonts.Measure(long, gfx.Sans, 20)
	if got := k.Fonts.Truncate(long, gfx.Sans, 20, whole); got != long {
		t.Errorf("truncated to %q although it fits", got)
	}
	got := k.Fonts.Truncate(long, gfx.Sans, 20, whole/2)
	if w, _ := k.Fonts.Measure(got, gfx.Sans, 20); w > whole/2 || len(got) < len(long)/3 || got[len(got)-len("…"):] != "…" {
		t.Errorf("%q is %v wide, limit %v", got, w, whole/2)
	}
	if got := k.Fonts.Truncate(long, gfx.Sans, 20, 1); got != "" {
		t.Errorf("%q with a limit of 1", got)
	}
}

// TestFitText checks that a text is made smaller, and then truncated.
func TestFitText(t *testing.T) {
	k := newUITest(t).kit
	whole, _ := k.Fonts.Measure("Summer Pavilion", gfx.Serif, 40)
	for _, c := range []struct {
		share, size float64
		whole       bool
	}{{1, 40, true}, {0.51, 20.4, false}, {0.2, MinText, false}} {
		l := k.FitText("Summer Pavilion", gfx.Serif, 40, 0, 0, 0, whole*c.share, Ink).Art.(*stage.Label)
		w, _ := k.Fonts.Measure(l.Text, l.Face, l.Size)
		if math.Abs(l.Size-c.size) > 0.5 || w > whole*c.share || c.whole && l.Text != "Summer Pavilion" {
			t.Errorf("in %v of its width: %q at size %v, expected size %v", c.share, l.Text, l.Size, c.size)
		}
	}
}

// TestSheetCloses checks that a sheet closes on a press outside of it.
func TestSheetCloses(t *testing.T) {
	u, closed := newUITest(t), 0
	u.Open(u.kit.Sheet("sheet", "Menu", 400, 300, 1600, 900, func() { closed++ }).Node)
	if u.click(800, 450); closed != 0 {
		t.Error("a press on the sheet closes it")
	}
	if u.click(100, 100); closed != 1 {
		t.Errorf("a press outside the sheet closes it %d times", closed)
	}
}

// TestFitLines checks that lines fit into a rectangle and are centred.
func TestFitLines(t *testing.T) {
	k := newUITest(t).kit
	long := "Likes quick points and overlooks what you are up to. You win once you plan a whole round."
	for _, c := range []struct {
		w, h float64
		size float64 // 0 for any size below 20
	}{{2000, 50, 20}, {450, 60, 20}, {450, 40, 0}, {200, 90, 0}} {
		lines := k.FitLines(long, gfx.Serif, 20, stage.Rect{X: 10, Y: 100, W: c.w, H: c.h}, Ink).Children()
		top, bottom := lines[0], lines[len(lines)-1]
		size := top.Art.(*stage.Label).Size
		if c.size == 0 && size >= 20 || c.size > 0 && size != c.size {
			t.Errorf("%v × %v: size %v, expected %v", c.w, c.h, size, c.size)
		}
		if top.Y-size/2 < 100 || bottom.Y+size/2 > 100+c.h || math.Abs(top.Y+bottom.Y-200-c.h) > 0.01 {
			t.Errorf("%v × %v: %d lines from %v to %v", c.w, c.h, len(lines), top.Y, bottom.Y)
		}
	}
}
