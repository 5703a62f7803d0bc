package ui

import (
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// TestButtonPress checks when a button is pressed by the pointer and by keys, with a sound each time.
func TestButtonPress(t *testing.T) {
	for _, c := range []struct {
		name    string
		enabled bool
		play    func(*uiTest)
		pressed int
	}{
		{"clicked", true, func(u *uiTest) { u.click(100, 50) }, 1},
		{"clicked outside", true, func(u *uiTest) { u.click(100, 80) }, 0},
		{"by key", true, func(u *uiTest) { u.key("n!!") }, 2},
		{"only focused", true, func(u *uiTest) { u.key("n") }, 0},
		{"disabled and clicked", false, func(u *uiTest) { u.click(100, 50) }, 0},
		{"disabled, by key", false, func(u *uiTest) { u.key("n!") }, 0},
	} {
		u, pressed := newUITest(t), 0
		u.add(u.kit.Button("go", "Go", false, stage.Rect{X: 50, Y: 30, W: 100, H: 40}, func() { pressed++ }).Enable(c.enabled).Node)
		if c.play(u); pressed != c.pressed || u.clicks != c.pressed {
			t.Errorf("%s: pressed %d times with %d sounds, expected %d", c.name, pressed, u.clicks, c.pressed)
		}
	}
}

// TestButtonDisabledByItsPress checks that a button that its press disables is pressed once, until it is enabled again.
func TestButtonDisabledByItsPress(t *testing.T) {
	u, pressed := newUITest(t), 0
	var b *Button
	b = u.kit.Button("undo", "Undo", false, stage.Rect{W: 100, H: 40}, func() { pressed++; b.Enable(false) })
	u.add(b.Node)
	u.click(50, 20)
	u.click(50, 20)
	u.key("!")
	if pressed != 1 {
		t.Errorf("pressed %d times, expected once", pressed)
	}
	if b.Enable(true); b.panel.Name != "button" {
		t.Errorf("enabled again, the button has the panel %s although it is not highlighted", b.panel.Name)
	}
	if u.click(50, 20); pressed != 2 {
		t.Error("enabled again, the button cannot be pressed")
	}
}

// TestButtonPanels checks the panel of a button in each state.
func TestButtonPanels(t *testing.T) {
	u := newUITest(t)
	b := u.kit.Button("go", "Go", false, stage.Rect{W: 100, H: 40}, nil)
	u.add(b.Node)
	over := stage.Pointer{X: 50, Y: 20, Over: true}
	down := stage.Pointer{X: 50, Y: 20, Over: true, Pressed: true, Down: true}
	up := stage.Pointer{X: 50, Y: 20, Over: true, Released: true}
	for _, c := range []struct {
		p              stage.Pointer
		plain, primary string
	}{
		{p: stage.Pointer{}, plain: "button", primary: "button-primary"},
		{p: over, plain: "button-hover", primary: "button-primary-hover"},
		{p: down, plain: "button-down", primary: "button-primary-hover"},
		{p: up, plain: "button-hover", primary: "button-primary-hover"},
		{p: stage.Pointer{}, plain: "button", primary: "button-primary"},
	} {
		u.Update(c.p, stage.Keys{})
		if b.SetPrimary(false); b.panel.Name != c.plain {
			t.Errorf("%+v: %s, expected %s", c.p, b.panel.Name, c.plain)
		}
		if b.SetPrimary(true); b.panel.Name != c.primary {
			t.Errorf("%+v: %s, expected %s", c.p, b.panel.Name, c.primary)
		}
	}
	if b.Enable(false); b.panel.Name != "button-disabled" {
		t.Errorf("disabled: %s", b.panel.Name)
	}
}

// TestButtonTextSize checks that a long text is smaller than usual.
func TestButtonTextSize(t *testing.T) {
	k := newUITest(t).kit
	b := k.Button("go", "Go", false, stage.Rect{W: 100, H: 40}, nil)
	if b.label.Size != 22 {
		t.Errorf("the size of a short text is %v, expected 22", b.label.Size)
	}
	b = k.Button("go", "Suggest a move to me", false, stage.Rect{W: 100, H: 40}, nil)
	if w, _ := k.Fonts.Measure(b.label.Text, gfx.Serif, b.label.Size); w > 100 || w < 75 {
		t.Errorf("a long text is %v wide on a button of 100", w)
	}
}

// TestWrapTogether checks that adjacent buttons have text of one size, which is that of the longest text.
func TestWrapTogether(t *testing.T) {
	k := newUITest(t).kit
	var all []*Button
	for _, text := range []string{"Go", "Évaluer mon coup"} {
		all = append(all, k.Button("b", text, false, stage.Rect{W: 110, H: 40}, nil))
	}
	WrapTogether(all, 22)
	if a, b := all[0].label.Size, all[1].label.Size; a != b || a >= 22 {
		t.Errorf("the text sizes are %v and %v, expected one size below 22", a, b)
	}
}

// TestMatchIconTexts checks that the texts of icon buttons get one typeface and size, and that a button without a text keeps its picture in the middle.
func TestMatchIconTexts(t *testing.T) {
	u := newUITest(t)
	var all []*Button
	for i, text := range []string{"Play", "Previous move", "Close", "A text that is much too long for this"} {
		all = append(all, u.kit.IconButton("go", "icon-play", text, false, stage.Rect{X: 100 * float64(i), W: 114, H: 62}, nil))
	}
	if all[0].label.Face == all[1].label.Face {
		t.Fatal("all texts have one typeface before they are matched")
	}
	MatchIconTexts(all)
	for _, b := range all[:3] {
		if b.label.Truncated || b.label.Face != all[1].label.Face || b.label.Size != all[1].label.Size || b.iconNode.Y != all[1].iconNode.Y {
			t.Errorf("%q is %+v, %q is %+v", b.label.Text, b.label, all[1].label.Text, all[1].label)
		}
	}
	if last := all[3]; !last.textNode.Hidden || last.iconNode.Y != 0 {
		t.Errorf("the button without a text has its picture at %v", last.iconNode.Y)
	}
}

// TestIconTextsKeepAMargin checks that in a large window the text below a picture does not reach the sides of its button: it is smaller, or absent.
func TestIconTextsKeepAMargin(t *testing.T) {
	k := newUITest(t).kit
	k.Unit *= 2
	shown := 0
	for width := 80.0; width < 300; width += 5 {
		b := k.IconButton("on", "icon-later", "Next move", false, stage.Rect{W: width, H: 120}, nil)
		if b.textNode.Hidden {
			continue
		}
		shown++
		if text, _ := k.Fonts.Measure(b.label.Text, b.label.Face, b.label.Size); text > width-2*tightMargin*k.Unit+0.1 {
			t.Errorf("on a button of %.0f the text is %.0f wide", width, text)
		}
	}
	if shown == 0 {
		t.Error("no button shows the text")
	}
}
