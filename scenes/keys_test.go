package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestSheetsOfKeysAreLegible looks at every page of both, the one over a table.
func TestSheetsOfKeysAreLegible(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 4, -1)
	router := Router(games.All(), idle{})
	scenetest.EachCorner(t, router, route.Play{Match: m, Players: players}, func(t *testing.T, c *game.Context) {
		for name, s := range map[string]*sheet{"keys": &newKeySheet().sheet, "change keys": &newKeyChoice().sheet} {
			s.Layout(c)
			told := 0
			for n, more := 1, true; more; n++ {
				scenetest.ExpectLegible(t, c, fmt.Sprint(name, ", page ", n), s.root)
				scenetest.ExpectTold(t, fmt.Sprint(name, ", page ", n), s.root)
				for _, v := range stage.Tell(nil, s.root, nil) {
					if strings.Contains(v.Name, ":") {
						told++
					}
				}
				if _, more = scenetest.Targets(c, s.root)["page-on"]; more {
					button(t, s, "page-on").Touch.Press()
				}
			}
			if told < int(keys.Actions)-3 {
				t.Errorf("%s: %d actions are told", name, told)
			}
		}
	})
}

// pressed is a keyboard of which some keys have just gone down, and what they write.
type pressed struct {
	scenetest.Bare
	down []ebiten.Key
	text string
}

func (p *pressed) Held(k ebiten.Key) bool { return slices.Contains(p.down, k) }

func (p *pressed) Ticks(k ebiten.Key) int {
	if p.Held(k) {
		return 1
	}
	return 0
}

func (p *pressed) Runes(dst []rune) []rune { return append(dst, []rune(p.text)...) }

// typed is a program whose keyboard is the test's.
func typed(t *testing.T, first game.Route) (w *tour, press func(text string, down ...ebiten.Key)) {
	w = newTour(t, first)
	p := &pressed{}
	c := w.Context()
	c.Input = input.From(p)
	return w, func(text string, down ...ebiten.Key) {
		p.down, p.text = down, text
		if err := w.Update(); err != nil {
			t.Fatal(err)
		}
		p.down, p.text = nil, ""
		if err := w.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTheSheetOfKeysOpens by its keys and from the menu, once, and closes.
func TestTheSheetOfKeysOpens(t *testing.T) {
	w, press := typed(t, route.Title{})
	for _, open := range []func(){
		func() { press("?", ebiten.KeyShift, ebiten.KeySlash) },
		func() { press("", ebiten.KeyF1) },
		func() { w.Context().Push(route.Menu{}); button(t, sheetOf(w.last()), "menu-keys").Touch.Press() },
	} {
		before := len(w.been)
		open()
		if w.been[len(w.been)-1] != any(route.Keys{}) {
			t.Fatalf("been to %v", w.been[before:])
		}
		opened := len(w.been)
		if press("?"); len(w.been) != opened {
			t.Error("the sheet lies over itself")
		}
		press("", ebiten.KeyEscape)
	}
}

// TestAKeyIsChanged: the next key is the action's, and who had it gets the old one; Escape leaves it, Delete clears it.
func TestAKeyIsChanged(t *testing.T) {
	w, press := typed(t, route.Title{})
	c := w.Context()
	c.Push(route.ChangeKeys{})
	s := w.last().(*keyChoice)
	says := func(part string) {
		t.Helper()
		if texts := strings.Join(scenetest.Texts(c, s.root), " "); !strings.Contains(texts, part) {
			t.Errorf("%q is not said in %q", part, texts)
		}
	}
	ask := func(a keys.Action) { button(t, &s.sheet, "key-"+a.String()).Touch.Press() }
	ask(keys.Hint)
	says("press the new key")
	press("m", ebiten.KeyM)
	says("M was taken. Hint: M. Mute: H.")
	if c.Settings.Mute {
		t.Error("the key that was asked for acted, too")
	}
	if press("h", ebiten.KeyH); !c.Settings.Mute {
		t.Error("the other action does not answer the key it was given")
	}
	ask(keys.Hint)
	press("", ebiten.KeyEscape)
	if press("", ebiten.KeyF9); len(c.Settings.Keys.Of(keys.Hint)) != 1 || c.Settings.Keys.Of(keys.Hint)[0].Key != "M" {
		t.Errorf("Escape left %v", c.Settings.Keys.Of(keys.Hint))
	}
	ask(keys.Hint)
	press("", ebiten.KeyTab)
	says("cannot be chosen")
	press("", ebiten.KeyDelete)
	says("Hint: none.")
	if kept, err := c.Store.Load("settings.json"); err != nil || !strings.Contains(strings.Join(strings.Fields(string(kept)), ""), `"keys":{"hint":[],"mute":["H"]}`) {
		t.Errorf("%s is kept, %v", kept, err)
	}
	s.restore(c)
	if c.Settings.Keys != nil {
		t.Errorf("as at first: %v", c.Settings.Keys)
	}
	for text, want := range map[string]keys.Chord{"F9": {Key: "F9"}, "%": {Key: "%"}} {
		ask(keys.Log)
		if text == "%" {
			press(text, ebiten.KeyShift, ebiten.KeyMinus)
		} else {
			press("", ebiten.KeyF9)
		}
		if got := c.Settings.Keys.Of(keys.Log); !slices.Equal(got, []keys.Chord{want}) {
			t.Errorf("%s gives %v", text, got)
		}
	}
}

// TestTextGrowsByKey within what the settings allow.
func TestTextGrowsByKey(t *testing.T) {
	w, press := typed(t, route.Title{})
	set := w.Context().Settings
	press("+")
	if set.TextScale != 1.1 {
		t.Errorf("text is set at %v", set.TextScale)
	}
	for range 20 {
		press("+")
	}
	if set.TextScale != 2 {
		t.Errorf("text grows to %v", set.TextScale)
	}
	for range 20 {
		press("-")
	}
	if set.TextScale != 1 {
		t.Errorf("text shrinks to %v", set.TextScale)
	}
}
