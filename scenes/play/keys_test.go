package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/settings"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// inputDevice is an input source with one key or, if there is a gamepad, with one of its buttons.
type inputDevice struct {
	scenetest.NoDevices
	key    ebiten.Key
	button ebiten.StandardGamepadButton
	pads   int
	name   string
	on     bool
}

func (i *inputDevice) KeyTicks(k ebiten.Key) int {
	if i.on && i.pads == 0 && k == i.key {
		return 1
	}
	return 0
}

func (i *inputDevice) PadCount() int                 { return i.pads }
func (i *inputDevice) ActivePad() (name, sdl string) { return i.name, "" }
func (i *inputDevice) PadButtonHeld(b ebiten.StandardGamepadButton) bool {
	return i.on && i.pads > 0 && b == i.button
}

// pressOnce holds the key or button of d down for one tick, and waits until nothing moves.
func (b *testScene) pressOnce(d *inputDevice) {
	b.t.Helper()
	for _, d.on = range []bool{true, false} {
		b.app.Context().Input.Update()
		b.ticks(1)
	}
	b.finishAnimation()
}

// connect makes d the only input device.
func (b *testScene) connect(d input.Source) {
	b.app.Context().Input = input.NewFrom(d)
	b.app.Context().Input.Update()
}

// TestTableKeys checks the keys for boards, earlier and later positions, the log and sheets.
func TestTableKeys(t *testing.T) {
	b, d := newTestScene(t, 0, 3, 9, false), &inputDevice{}
	b.connect(d)
	b.setSpeed(settings.Off)
	key := func(k ebiten.Key) { d.key = k; b.pressOnce(d) }
	whole := b.s.session.movesMade()
	for seat := range engine.Seat(3) {
		if key(ebiten.KeyDigit1 + ebiten.Key(seat)); b.s.viewer != seat {
			t.Errorf("key %d shows seat %d", seat+1, b.s.viewer)
		}
	}
	if key(ebiten.KeyV); b.s.viewer != 0 {
		t.Errorf("the seat after the last is %d", b.s.viewer)
	}
	if key(ebiten.KeyDigit4); b.s.viewer != 0 {
		t.Errorf("the key of a fourth seat shows seat %d", b.s.viewer)
	}
	if key(ebiten.KeyPageUp); b.s.session.movesMade() != whole-1 {
		t.Errorf("one move back shows %d moves of %d", b.s.session.movesMade(), whole)
	}
	if key(ebiten.KeyPageDown); b.s.session.movesMade() != whole {
		t.Errorf("one move forward shows %d moves of %d", b.s.session.movesMade(), whole)
	}
	if key(ebiten.KeyPageDown); b.s.session.movesMade() != whole {
		t.Errorf("beyond the last move %d of %d are shown", b.s.session.movesMade(), whole)
	}
	for range whole + 2 {
		key(ebiten.KeyPageUp)
	}
	if p := b.s.session.match.Position(); p.ToMove() == engine.Nature || len(b.s.session.match.Line()) != whole {
		t.Errorf("the first of all positions is %s", p.AppendState(nil, nil))
	}
	if key(ebiten.KeyL); b.s.dispatcher.FocusName() != "log" || !b.s.dispatcher.FocusVisible() {
		t.Errorf("L leads to %q", b.s.dispatcher.FocusName())
	}
	if key(ebiten.KeyF10); !leadsToMenu((*b.opened)[len(*b.opened)-1]) {
		t.Errorf("F10 leads to %v", (*b.opened)[len(*b.opened)-1])
	}
	for k, want := range map[ebiten.Key]game.Route{ebiten.KeyR: route.Rules{Title: "game.azul", Page: "offer"}, ebiten.KeyO: route.Settings{}} {
		if key(k); (*b.opened)[len(*b.opened)-1] != want {
			t.Errorf("%v leads to %v", k, (*b.opened)[len(*b.opened)-1])
		}
	}
}

// TestEveryButtonHasAKey checks that each button of the row has a key with the same effect, in every phase.
func TestEveryButtonHasAKey(t *testing.T) {
	of := map[string]keys.Action{"undo": keys.Undo, "redo": keys.Redo, "hint": keys.Hint, "confirm": keys.Proceed, "go": keys.Proceed, "results": keys.Proceed,
		"review": keys.Review, "rules": keys.Rules, "menu": keys.Menu,
		"moves": keys.MoveLog, "winbar": keys.WinProbability}
	b := newTestScene(t, 0, 2, 6, false)
	for b.s.phase = dealing; b.s.phase <= over; b.s.phase++ {
		st := b.s.status()
		for _, button := range append(buttonsFor(&st, false, false, b.s.run), buttonsFor(&st, true, false, b.s.run)...) {
			a, there := of[button.name]
			if !there || !slices.Contains(b.s.Actions(), a) || len(keys.Bindings(nil).Chords(a)) == 0 {
				t.Errorf("%s has no key in phase %d", button.name, b.s.phase)
			}
		}
	}
	b.s.phase = over
	d := &inputDevice{key: ebiten.KeyG}
	b.connect(d)
	if b.pressOnce(d); len(*b.opened) == 0 {
		t.Error("G shows no results")
	} else if _, ok := (*b.opened)[len(*b.opened)-1].(route.Results); !ok {
		t.Errorf("G leads to %T", (*b.opened)[len(*b.opened)-1])
	}
}

// glyphs returns the letters on the gamepad buttons that the row shows, without those drawn as shapes.
func (b *testScene) glyphs() (all []string) {
	for _, text := range scenetest.Texts(b.app.Context(), b.s.layers.buttons) {
		if len(text) <= 2 && text != "" {
			all = append(all, text)
		}
	}
	return all
}

// TestGamepadMagnifies checks that Y magnifies the focused node until it is pressed again or the focus moves.
func TestGamepadMagnifies(t *testing.T) {
	b, d := newTestScene(t, 0, 2, 6, false), &inputDevice{name: "Xbox Controller", pads: 1}
	b.connect(d)
	b.app.Context().Input.Update()
	press := func(on ebiten.StandardGamepadButton) bool {
		d.button = on
		b.pressOnce(d)
		return nodeOf(b.s, "magnifier") != nil
	}
	for i := 0; !strings.HasPrefix(b.s.dispatcher.FocusName(), "pickable") && i < 50; i++ {
		press([]ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftLeft}[i%2])
	}
	if y := ebiten.StandardGamepadButtonRightTop; !press(y) || press(y) || !press(y) {
		t.Error("Y does not toggle the magnifier")
	}
	if press(ebiten.StandardGamepadButtonLeftBottom) {
		t.Error("the magnifier stays when the focus moves")
	}
}

// TestGamepadConnectsAndDisconnects checks that the row shows the buttons of the gamepad while it is the latest device used, and that tiles stay in the
// hand when it is disconnected.
func TestGamepadConnectsAndDisconnects(t *testing.T) {
	b, d := newTestScene(t, 0, 2, 6, false), &inputDevice{name: "Xbox Controller"}
	b.connect(d)
	if b.ticks(1); b.glyphs() != nil {
		t.Errorf("without a gamepad the row shows %q", b.glyphs())
	}
	d.pads, d.button = 1, ebiten.StandardGamepadButtonLeftLeft
	b.app.Context().Input.Update()
	b.pressOnce(d)
	if got := strings.Join(b.glyphs(), " "); got != "LB RB X" {
		t.Errorf("the row shows %q", got)
	}
	d.name = "Nintendo Switch Pro Controller"
	b.pressOnce(d)
	if got := strings.Join(b.glyphs(), " "); got != "L R Y +" {
		t.Errorf("the row of another gamepad shows %q", got)
	}
	for i := 0; !strings.HasPrefix(b.s.dispatcher.FocusName(), "pickable") && i < 50; i++ {
		d.button = []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftLeft}[i%2]
		b.pressOnce(d)
	}
	d.button = ebiten.StandardGamepadButtonRightBottom
	b.pressOnce(d)
	at := b.s.dispatcher.FocusName()
	if b.s.dispatcher.KeyScope == nil {
		t.Fatalf("nothing is held; the focus is on %q", at)
	}
	d.pads, d.on = 0, false
	b.app.Context().Input.Update()
	b.ticks(2)
	if b.s.dispatcher.KeyScope == nil || b.s.dispatcher.FocusName() != at || b.glyphs() != nil {
		t.Errorf("after disconnecting the focus is on %q, held %v, shown %q", b.s.dispatcher.FocusName(), b.s.dispatcher.KeyScope != nil, b.glyphs())
	}
	d.pads = 1
	b.app.Context().Input.Update()
	if b.ticks(2); b.s.dispatcher.KeyScope == nil || b.s.dispatcher.FocusName() != at {
		t.Errorf("after reconnecting the focus is on %q, held %v", b.s.dispatcher.FocusName(), b.s.dispatcher.KeyScope != nil)
	}
}

// TestTableWithAGamepadIsLegible checks that the row with gamepad buttons is legible on desktops.
func TestTableWithAGamepadIsLegible(t *testing.T) {
	eachTable(t, []int{int(input.Nintendo - input.Xbox + 1), len(games.All())}, func(t *testing.T, c *game.Context, sample sampler, at []int) {
		p := sample(at[1], 2, 12, "")
		p.pad = padHints{input.Xbox + input.Family(at[0]), true}
		p.buildButtons()
		if f := p.frame(); !f.Shape().Phone() {
			scenetest.ExpectLegible(t, c, fmt.Sprint("family ", p.pad.family, " at game ", at[1]), p.root)
		}
	})
}

// TestDragsHaveAlternatives checks that everything that can be dragged can also be done by tap and by key, and that only tiles, picks and the log can be
// dragged.
func TestDragsHaveAlternatives(t *testing.T) {
	kinds := map[string]bool{}
	for at := range games.All() {
		for moves := 0; moves < 40; moves += 3 {
			b := newTestScene(t, at, 2, moves, true)
			for _, act := range []func(){func() {}, b.s.board.PressAction} {
				act()
				for _, name := range scenetest.ExpectDragAlternatives(t, fmt.Sprint(at, " after ", moves), b.s.root) {
					kind, _, _ := strings.Cut(name, "-")
					kinds[kind] = true
				}
			}
		}
	}
	for _, kind := range []string{"pickable", "pick", "log"} {
		if !kinds[kind] {
			t.Errorf("no %s is dragged", kind)
		}
		delete(kinds, kind)
	}
	if len(kinds) > 0 {
		t.Errorf("other nodes can be dragged: %v", kinds)
	}
}

// leadsToMenu reports whether a route is that of the menu of the first game.
func leadsToMenu(r game.Route) bool {
	menu, ok := r.(route.Menu)
	return ok && menu.Title == "game.azul"
}
