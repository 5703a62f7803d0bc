package settings

import (
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/keys"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestChangeKeys checks that an action gets the next key that is pressed, that an action that had that key gets the old one, that Escape keeps the old key
// and Delete removes it, that keys of the program are refused, and that the keys are saved and can be restored.
func TestChangeKeys(t *testing.T) {
	w := scenetest.NewRecorder(t, game.Config{Router: scenetest.RouterFor(func(route.ChangeKeys) game.Scene { return NewKeys() }), First: route.Title{}})
	c, keyboard := w.Context(), scenetest.NewKeyboard(w.App)
	press := func(text string, down ...ebiten.Key) {
		t.Helper()
		keyboard.Press(t, w.App, text, down...)
	}
	c.Push(route.ChangeKeys{})
	s := w.Last().(*Keys)
	expectText := func(part string) {
		t.Helper()
		if texts := strings.Join(scenetest.Texts(c, s.dialog.Screen.Root), " "); !strings.Contains(texts, part) {
			t.Errorf("%q is not among the texts %q", part, texts)
		}
	}
	choose := func(a keys.Action) { scenetest.Button(t, s.dialog.Screen.Root, "key-"+a.String()).Touch.Press() }
	choose(keys.Hint)
	expectText("press the new key")
	press("m", ebiten.KeyM)
	expectText("M was taken. Hint: M. Mute: H.")
	if c.Settings.Mute {
		t.Error("the new key also does its previous action")
	}
	if press("h", ebiten.KeyH); !c.Settings.Mute {
		t.Error("the other action does not have the swapped key")
	}
	choose(keys.Hint)
	press("", ebiten.KeyEscape)
	if press("", ebiten.KeyF9); len(c.Settings.Keys.Chords(keys.Hint)) != 1 || c.Settings.Keys.Chords(keys.Hint)[0].Key != "M" {
		t.Errorf("after Escape the keys are %v", c.Settings.Keys.Chords(keys.Hint))
	}
	choose(keys.Hint)
	press("", ebiten.KeyTab)
	expectText("This key cannot be used")
	press("", ebiten.KeyDelete)
	expectText("Hint: none.")
	if kept, err := c.Store.Load("settings.json"); err != nil || !strings.Contains(strings.Join(strings.Fields(string(kept)), ""), `"keys":{"hint":[],"mute":["H"]}`) {
		t.Errorf("the saved settings are %s, %v", kept, err)
	}
	s.restore(c)
	if c.Settings.Keys != nil {
		t.Errorf("restored keys are %v", c.Settings.Keys)
	}
	for text, want := range map[string]keys.Chord{"F9": {Key: "F9"}, "%": {Key: "%"}} {
		choose(keys.MoveLog)
		if text == "%" {
			press(text, ebiten.KeyShift, ebiten.KeyMinus)
		} else {
			press("", ebiten.KeyF9)
		}
		if got := c.Settings.Keys.Chords(keys.MoveLog); !slices.Equal(got, []keys.Chord{want}) {
			t.Errorf("%s gives %v", text, got)
		}
	}
}
