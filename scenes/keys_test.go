package scenes

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/keys"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestKeyDialogsAreLegible checks that the list of keys and the dialog that changes them are legible on every page and list all actions.
func TestKeyDialogsAreLegible(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 4, -1)
	router := Router(games.All(), scenetest.IdleBackend{})
	scenetest.EachExtremeView(t, router, route.Play{Match: m, Players: players}, func(t *testing.T, c *game.Context) {
		for name, r := range map[string]game.Route{"keys": route.Keys{}, "change keys": route.ChangeKeys{}} {
			s := router(r)
			root := rootOf(c, s)
			actions := 0
			for n, more := 1, true; more; n++ {
				scenetest.ExpectLegible(t, c, fmt.Sprint(name, ", page ", n), root)
				scenetest.ExpectAccessible(t, fmt.Sprint(name, ", page ", n), root)
				for _, v := range stage.AppendAccessible(nil, root, nil) {
					if strings.Contains(v.Name, ":") {
						actions++
					}
				}
				if _, more = scenetest.Targets(c, root)["page-on"]; more {
					scenetest.Button(t, root, "page-on").Touch.Press()
					root = rootOf(c, s)
				}
			}
			if actions < int(keys.ActionCount)-3 {
				t.Errorf("%s: %d actions are listed", name, actions)
			}
		}
	})
}

// TestOpenKeyDialog checks that the list of keys opens by key and from the menu, but not twice.
func TestOpenKeyDialog(t *testing.T) {
	w := newTour(t, route.Title{})
	keyboard := scenetest.NewKeyboard(w.App)
	press := func(text string, down ...ebiten.Key) { keyboard.Press(t, w.App, text, down...) }
	for _, open := range []func(){
		func() { press("?", ebiten.KeyShift, ebiten.KeySlash) },
		func() { press("", ebiten.KeyF1) },
		func() {
			w.Context().Push(route.Menu{})
			scenetest.Button(t, rootOf(w.Context(), w.Last()), "menu-keys").Touch.Press()
		},
	} {
		before := len(w.Routes)
		open()
		if w.At() != any(route.Keys{}) {
			t.Fatalf("the routes are %v", w.Routes[before:])
		}
		count := len(w.Routes)
		if press("?"); len(w.Routes) != count {
			t.Error("the list of keys opens twice")
		}
		press("", ebiten.KeyEscape)
	}
}

// TestKeysAreNotOfferedToFingers checks that the menu and the explanations of a phone offer the list of keys only if it was not touched last.
func TestKeysAreNotOfferedToFingers(t *testing.T) {
	w := newTour(t, route.Title{})
	for _, c := range []struct {
		w, h          float64
		touched, keys bool
	}{{390, 844, true, false}, {844, 390, true, false}, {820, 1180, true, false}, {390, 844, false, true}, {1280, 720, true, true}} {
		w.Context().Resize(c.w, c.h, 1)
		w.Context().Words.Touch = c.touched
		for name, r := range map[string]game.Route{"menu-keys": route.Menu{}, "keys": route.Explain{
			Topics: func() []table.Topic { return nil }, Obstacles: func() (o popover.Obstacles) { return o }, Texts: func() []stage.Rect { return nil },
		}} {
			w.Context().Push(r)
			if found := rootOf(w.Context(), w.Last()).Find(name) != nil; found != c.keys {
				t.Errorf("%v × %v, touched %v: %s is shown: %v", c.w, c.h, c.touched, name, found)
			}
			w.Context().Pop()
		}
	}
}

// TestTextSizeKeys checks that keys change the text size within its limits.
func TestTextSizeKeys(t *testing.T) {
	w := newTour(t, route.Title{})
	keyboard := scenetest.NewKeyboard(w.App)
	press := func(text string) { keyboard.Press(t, w.App, text) }
	set := w.Context().Settings
	press("+")
	if set.TextScale != 1.1 {
		t.Errorf("after + the text size is %v, expected 1.1", set.TextScale)
	}
	for range 20 {
		press("+")
	}
	if set.TextScale != 2 {
		t.Errorf("the maximum text size is %v, expected 2", set.TextScale)
	}
	for range 20 {
		press("-")
	}
	if set.TextScale != 1 {
		t.Errorf("the minimum text size is %v, expected 1", set.TextScale)
	}
}
