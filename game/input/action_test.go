package input

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"azulejo/game/keys"
	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// actionsOf returns the actions of a tick in which keys are pressed.
func actionsOf(prepare func(*fakeSource, *Input), keys ...ebiten.Key) (out []Action) {
	f := newFakeSource()
	in := NewFrom(f)
	if prepare != nil {
		prepare(f, in)
	}
	for _, k := range keys {
		f.keys[k] = 1
	}
	in.Update()
	for a := range actionCount {
		if in.Did(a) {
			out = append(out, a)
		}
	}
	return out
}

// TestKeys checks the actions of keys and chords.
func TestKeys(t *testing.T) {
	for _, c := range []struct {
		keys []ebiten.Key
		want []Action
	}{
		{[]ebiten.Key{ebiten.KeyTab}, []Action{Next}},
		{[]ebiten.Key{ebiten.KeyTab, ebiten.KeyShift}, []Action{Prev}},
		{[]ebiten.Key{ebiten.KeyTab, ebiten.KeyAlt}, nil},
		{[]ebiten.Key{ebiten.KeyUp}, []Action{Up}},
		{[]ebiten.Key{ebiten.KeyDown, ebiten.KeyLeft}, []Action{Down, Left}},
		{[]ebiten.Key{ebiten.KeyRight}, []Action{Right}},
		{[]ebiten.Key{ebiten.KeyEnter}, []Action{Confirm}},
		{[]ebiten.Key{ebiten.KeyNumpadEnter}, []Action{Confirm}},
		{[]ebiten.Key{ebiten.KeySpace}, []Action{Confirm}},
		{[]ebiten.Key{ebiten.KeyEnter, ebiten.KeyAlt}, []Action{keys.FullScreen}},
		{[]ebiten.Key{ebiten.KeyF11}, []Action{keys.FullScreen}},
		{[]ebiten.Key{ebiten.KeyEscape}, []Action{Cancel}},
		{[]ebiten.Key{ebiten.KeyZ}, nil},
		{[]ebiten.Key{ebiten.KeyZ, ebiten.KeyControl}, []Action{keys.Undo}},
		{[]ebiten.Key{ebiten.KeyZ, ebiten.KeyMeta}, []Action{keys.Undo}},
		{[]ebiten.Key{ebiten.KeyZ, ebiten.KeyControl, ebiten.KeyShift}, []Action{keys.Redo}},
		{[]ebiten.Key{ebiten.KeyY, ebiten.KeyControl}, []Action{keys.Redo}},
		{[]ebiten.Key{ebiten.KeyZ, ebiten.KeyControl, ebiten.KeyAlt}, nil},
		{[]ebiten.Key{ebiten.KeyA}, nil},
		{[]ebiten.Key{ebiten.KeyA, ebiten.KeyControl}, nil},
		{[]ebiten.Key{ebiten.KeyH}, []Action{keys.Hint}},
		{[]ebiten.Key{ebiten.KeyH, ebiten.KeyControl}, nil},
		{[]ebiten.Key{ebiten.KeyB}, []Action{keys.Review}},
		{[]ebiten.Key{ebiten.KeyB, ebiten.KeyControl}, nil},
		{[]ebiten.Key{ebiten.KeyM}, []Action{keys.Mute}},
		{[]ebiten.Key{ebiten.KeyT}, []Action{keys.Music}},
		{[]ebiten.Key{ebiten.KeyT, ebiten.KeyControl}, nil},
	} {
		if got := actionsOf(nil, c.keys...); !slices.Equal(got, c.want) {
			t.Errorf("%v: actions %v, want %v", c.keys, got, c.want)
		}
	}
}

// TestActionsWhileEditing checks which keys trigger actions while text is edited.
func TestActionsWhileEditing(t *testing.T) {
	editing := func(_ *fakeSource, in *Input) { in.Edit(textedit.New("", 9), image.Rectangle{}) }
	for _, c := range []struct {
		keys []ebiten.Key
		want []Action
	}{
		{[]ebiten.Key{ebiten.KeyH, ebiten.KeyM, ebiten.KeySpace}, nil},
		{[]ebiten.Key{ebiten.KeyZ, ebiten.KeyControl}, []Action{keys.Undo}},
		{[]ebiten.Key{ebiten.KeyEnter}, []Action{Confirm}},
		{[]ebiten.Key{ebiten.KeyTab}, []Action{Next}},
		{[]ebiten.Key{ebiten.KeyUp}, []Action{Up}},
		{[]ebiten.Key{ebiten.KeyLeft}, nil},
		{[]ebiten.Key{ebiten.KeyRight}, nil},
	} {
		if got := actionsOf(editing, c.keys...); !slices.Equal(got, c.want) {
			t.Errorf("%v: actions %v, want %v", c.keys, got, c.want)
		}
	}
}

// TestKeyboardLayouts checks shortcuts on a German keyboard, on which Y and Z are swapped, and on a Greek one, whose key names are not Latin letters.
func TestKeyboardLayouts(t *testing.T) {
	german := func(f *fakeSource, _ *Input) { f.names[ebiten.KeyY], f.names[ebiten.KeyZ] = "z", "Y" }
	if got := actionsOf(german, ebiten.KeyControl, ebiten.KeyY); !slices.Equal(got, []Action{keys.Undo}) {
		t.Errorf("German Ctrl+Z: %v", got)
	}
	if got := actionsOf(german, ebiten.KeyControl, ebiten.KeyZ); !slices.Equal(got, []Action{keys.Redo}) {
		t.Errorf("German Ctrl+Y: %v", got)
	}
	greek := func(f *fakeSource, _ *Input) { f.names[ebiten.KeyZ] = "ζ" }
	if got := actionsOf(greek, ebiten.KeyControl, ebiten.KeyZ); !slices.Equal(got, []Action{keys.Undo}) {
		t.Errorf("Greek Ctrl+Z: %v", got)
	}
	french := func(f *fakeSource, _ *Input) { f.names[ebiten.KeySemicolon], f.names[ebiten.KeyM] = "m", "," }
	if got := actionsOf(french, ebiten.KeySemicolon); !slices.Equal(got, []Action{keys.Mute}) {
		t.Errorf("French M: %v", got)
	}
	if got := actionsOf(french, ebiten.KeyM); got != nil {
		t.Errorf("French comma: %v", got)
	}
}

// triggerTicks returns the ticks, counted from 1, in which an action is triggered while something is held.
func triggerTicks(a Action, ticks int, hold func(f *fakeSource)) (out []int) {
	f := newFakeSource()
	in := NewFrom(f)
	hold(f)
	for i := 1; i <= ticks; i++ {
		in.Update()
		if in.Did(a) {
			out = append(out, i)
		}
		f.tick()
	}
	return out
}

// TestRepeat checks which actions repeat while a key or button is held.
func TestRepeat(t *testing.T) {
	repeated, once := fmt.Sprint([]int{1, 24, 29, 34}), fmt.Sprint([]int{1})
	for _, c := range []struct {
		name string
		a    Action
		hold func(f *fakeSource)
		want string
	}{
		{"arrow", Down, func(f *fakeSource) { f.keys[ebiten.KeyDown] = 1 }, repeated},
		{"Tab", Next, func(f *fakeSource) { f.keys[ebiten.KeyTab] = 1 }, repeated},
		{"Enter", Confirm, func(f *fakeSource) { f.keys[ebiten.KeyEnter] = 1 }, once},
		{"Escape", Cancel, func(f *fakeSource) { f.keys[ebiten.KeyEscape] = 1 }, once},
		{"Ctrl+Z", keys.Undo, func(f *fakeSource) { f.keys[ebiten.KeyControl], f.keys[ebiten.KeyZ] = 1, 1 }, once},
		{"directional pad", Up, func(f *fakeSource) { f.buttons[ebiten.StandardGamepadButtonLeftTop] = true }, repeated},
		{"A", Confirm, func(f *fakeSource) { f.buttons[ebiten.StandardGamepadButtonRightBottom] = true }, once},
		{"stick", Right, func(f *fakeSource) { f.sx, f.sy = 0.8, 0.5 }, repeated},
	} {
		if got := fmt.Sprint(triggerTicks(c.a, 36, c.hold)); got != c.want {
			t.Errorf("%s triggers in ticks %s, want %s", c.name, got, c.want)
		}
	}
}

// TestGamepad checks the actions of buttons and of the stick.
func TestGamepad(t *testing.T) {
	for b, want := range map[ebiten.StandardGamepadButton]Action{
		ebiten.StandardGamepadButtonLeftLeft: Left, ebiten.StandardGamepadButtonFrontBottomLeft: Prev, ebiten.StandardGamepadButtonFrontBottomRight: Next,
		ebiten.StandardGamepadButtonRightBottom: Confirm, ebiten.StandardGamepadButtonRightRight: Cancel, ebiten.StandardGamepadButtonRightLeft: keys.Hint,
		ebiten.StandardGamepadButtonRightTop:     keys.ZoomNextSeat,
		ebiten.StandardGamepadButtonFrontTopLeft: keys.Undo, ebiten.StandardGamepadButtonFrontTopRight: keys.Redo,
		ebiten.StandardGamepadButtonCenterRight: keys.Menu,
	} {
		if got := actionsOf(func(f *fakeSource, _ *Input) { f.buttons[b] = true }); !slices.Equal(got, []Action{want}) {
			t.Errorf("button %v: actions %v, want %v", b, got, want)
		}
	}
	for _, c := range []struct {
		x, y float64
		want []Action
	}{{0.9, 0.1, []Action{Right}}, {-0.9, 0.1, []Action{Left}}, {0.3, -0.7, []Action{Up}}, {0, 1, []Action{Down}}, {0.5, 0.5, nil}} {
		if got := actionsOf(func(f *fakeSource, _ *Input) { f.sx, f.sy = c.x, c.y }); !slices.Equal(got, c.want) {
			t.Errorf("stick (%v, %v): actions %v, want %v", c.x, c.y, got, c.want)
		}
	}
}

// TestConnectingAndDisconnectingPads checks that a button that is held while a gamepad is connected triggers its action only after it was released and
// pressed again, and that the number of gamepads and the device used last are reported.
func TestConnectingAndDisconnectingPads(t *testing.T) {
	f := newFakeSource()
	f.pads = 0
	in := NewFrom(f)
	tick := func() bool { in.Update(); f.tick(); return in.did != [actionCount]bool{} }
	const a = ebiten.StandardGamepadButtonRightBottom
	if tick() || in.PadsAdded() != 0 {
		t.Error("there is input without a gamepad")
	}
	f.pads, f.buttons[a] = 1, true
	if tick() || in.PadsAdded() != 1 {
		t.Errorf("connecting: there is input, or %d gamepads were added, want 1", in.PadsAdded())
	}
	for range 40 {
		if tick() || in.PadsAdded() != 0 {
			t.Fatal("a button held while connecting triggers its action")
		}
	}
	f.buttons[a] = false
	tick()
	f.buttons[a] = true
	if tick(); !in.Did(Confirm) {
		t.Error("the button does not trigger its action when pressed again")
	}
	if _, last := in.Pad(); !last {
		t.Error("the gamepad is not the device used last")
	}
	f.keys[ebiten.KeyTab] = 1
	tick()
	if _, last := in.Pad(); last {
		t.Error("the keyboard is not the device used last")
	}
	f.pads = 0
	f.keys[ebiten.KeyTab] = 0
	if tick() || in.PadsAdded() != -1 {
		t.Errorf("disconnecting: there is input, or %d gamepads were added, want -1", in.PadsAdded())
	}
}

// TestFamilies checks the family of a gamepad by name and ID, and that each family has a glyph for each action.
func TestFamilies(t *testing.T) {
	for _, c := range []struct {
		name, sdl string
		want      Family
		bottom    Glyph
	}{
		{"", "", Xbox, "A"}, {"Xbox Wireless Controller", "", Xbox, "A"}, {"Generic USB Joystick", "030000000000000000000000", Xbox, "A"},
		{"Wireless Controller", "", PlayStation, Cross}, {"Sony DualSense", "", PlayStation, Cross}, {"PS4 Controller", "", PlayStation, Cross},
		{"", "030000004c050000cc09000000010000", PlayStation, Cross},
		{"Nintendo Switch Pro Controller", "", Nintendo, "B"}, {"", "030000007E0500000920000000000000", Nintendo, "B"},
	} {
		if got := familyOf(c.name, c.sdl); got != c.want || got.Glyph(Confirm) != c.bottom {
			t.Errorf("%q %q is %v with %q at the bottom", c.name, c.sdl, got, got.Glyph(Confirm))
		}
	}
	for _, a := range []Action{Confirm, Cancel, keys.Hint, keys.ZoomNextSeat, keys.Undo, keys.Redo, Next, Prev, keys.Menu} {
		for f := Xbox; f <= Nintendo; f++ {
			if f.Glyph(a) == "" {
				t.Errorf("%v has no glyph in family %v", a, f)
			}
		}
	}
}

// TestRightClickCancels checks that a right click triggers Cancel.
func TestRightClickCancels(t *testing.T) {
	if got := actionsOf(func(f *fakeSource, _ *Input) { f.press(ebiten.MouseButtonRight) }); !slices.Equal(got, []Action{Cancel}) {
		t.Errorf("actions %v", got)
	}
}

// TestShortcutsAreNotTyped checks that the letter of a shortcut, which browsers report as typed, is ignored.
func TestShortcutsAreNotTyped(t *testing.T) {
	for _, c := range []struct {
		held []ebiten.Key
		want string
	}{
		{nil, "a"},
		{[]ebiten.Key{ebiten.KeyControl}, ""},
		{[]ebiten.Key{ebiten.KeyMeta}, ""},
		{[]ebiten.Key{ebiten.KeyControl, ebiten.KeyAlt}, "a"}, // AltGr
	} {
		f := newFakeSource()
		in := NewFrom(f)
		in.Edit(textedit.New("", 9), image.Rectangle{})
		f.runes = []rune("a")
		for _, k := range append(c.held, ebiten.KeyA) {
			f.keys[k] = 1
		}
		if in.Update(); string(in.Typed()) != c.want {
			t.Errorf("%v: typed %q, want %q", c.held, string(in.Typed()), c.want)
		}
		if l, _ := in.Edited(); l.Text != c.want {
			t.Errorf("%v: wrote %q, want %q", c.held, l.Text, c.want)
		}
	}
}

// TestTyped checks that typed characters and the wheel are reported for one tick.
func TestTyped(t *testing.T) {
	f := newFakeSource()
	in := NewFrom(f)
	f.runes = []rune("Añ")
	in.Update()
	if got := string(in.Typed()); got != "Añ" {
		t.Errorf("typed %q", got)
	}
	f.tick()
	in.Update()
	if len(in.Typed()) != 0 {
		t.Errorf("typed %q in a tick without typing", string(in.Typed()))
	}
	f.wheel = -2
	in.Update()
	if _, dy := in.Wheel(); dy != -2 {
		t.Errorf("wheel %v, want -2", dy)
	}
}

// constantSource is a Source with constant state that does not allocate.
type constantSource struct{ *fakeSource }

func (constantSource) AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID { return append(dst, 1, 2) }

// TestUpdateDoesNotAllocate checks that Update does not allocate.
func TestUpdateDoesNotAllocate(t *testing.T) {
	f := newFakeSource()
	f.runes = []rune("abc")
	f.keys[ebiten.KeyTab] = 1
	in := NewFrom(constantSource{f})
	in.Update()
	in.Update()
	if n := testing.AllocsPerRun(200, func() { in.Update() }); n != 0 {
		t.Errorf("Update allocates %v times", n)
	}
}

// TestSingleSwitch checks that in single-switch mode any press triggers Switch and nothing else.
func TestSingleSwitch(t *testing.T) {
	for _, c := range []struct {
		name string
		push func(*fakeSource)
		want []Action
	}{
		{"no input", func(*fakeSource) {}, nil},
		{"Escape", func(f *fakeSource) { f.keys[ebiten.KeyEscape] = 1 }, []Action{Switch}},
		{"a digit", func(f *fakeSource) { f.keys[ebiten.KeyDigit7] = 1 }, []Action{Switch}},
		{"a key that is held", func(f *fakeSource) { f.keys[ebiten.KeyDown] = 24 }, nil},
		{"a click", func(f *fakeSource) { f.press(ebiten.MouseButtonLeft) }, []Action{Switch}},
		{"a finger", func(f *fakeSource) { f.fingers[1] = [2]float64{3, 4} }, []Action{Switch}},
		{"a gamepad", func(f *fakeSource) { f.buttons[ebiten.StandardGamepadButtonRightRight] = true }, []Action{Switch}},
	} {
		if got := actionsOf(func(f *fakeSource, in *Input) { in.SingleSwitch = true; c.push(f) }); !slices.Equal(got, c.want) {
			t.Errorf("%s: actions %v, want %v", c.name, got, c.want)
		}
	}
}
