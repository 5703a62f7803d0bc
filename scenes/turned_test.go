package scenes

import (
	"slices"
	"testing"

	"azulejo/game"
)

// settle updates the program until nothing moves any more.
func settle(t testing.TB, app *game.App) {
	t.Helper()
	for still, tick := 0, 0; still < 3; tick++ {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		if still++; !app.Idle() {
			still = 0
		}
		if tick > 2000 {
			t.Fatalf("something still moves in %q", app.Context().OpenAddresses())
		}
	}
}

// TestTurnedSheets checks that a sheet that is open while a phone is turned, in both directions, looks as if it had been opened there. The browser tests
// check new games, which are drawn with textures of each scene.
func TestTurnedSheets(t *testing.T) {
	app := openApp(t, true)
	c := app.Context()
	c.Settings.ReducedMotion = true
	c.ApplySettings()
	visit := func(places ...string) {
		c.Visit(places)
		updateUntilLoaded(t, app)
		settle(t, app)
	}
	for _, x := range []struct {
		base   []string
		sheets []string
	}{
		{[]string{""}, []string{"games", "keys", "rules/table", "learn/azul", "learn/pavilion", "settings/play"}},
		{[]string{"", "play"}, []string{"play/menu", "play/moves", "play/board-2", "play/stock", "play/help", "rules/table", "keys", "learn/azul",
			"games", "settings/play", "settings/look", "settings/sound", "settings/access", "settings/games", "settings/language", "settings/table",
			"settings/light", "settings/keys"}},
	} {
		for _, sheet := range x.sheets {
			places := append(slices.Clone(x.base), sheet)
			c.Resize(390, 844, 1)
			visit(places...)
			if open := c.OpenAddresses(); !slices.Equal(open, places) {
				t.Fatalf("%q is open, expected %q", open, places)
			}
			for _, size := range [][]float64{{844, 390}, {390, 844}} {
				c.Resize(size[0], size[1], 1)
				settle(t, app)
				app.Paint(nil)
				visit(x.base...)
				visit(places...)
				if app.Paint(nil); !c.Canvas.Unchanged() {
					t.Errorf("%q, turned to %v, differs from the one opened there", places, size)
				}
			}
		}
	}
}
