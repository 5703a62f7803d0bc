package table_test

import (
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/settings"
	"azulejo/game/ui"
	"azulejo/scenes/azul"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestGroundOf checks that each ground of the settings is drawn as chosen, that the default is the ground of the game, and that high contrast always uses
// the latter.
func TestGroundOf(t *testing.T) {
	look := azul.New()
	for _, name := range settings.Grounds() {
		s := settings.Settings{Ground: name}
		want := string(name)
		if name == settings.GameGround {
			want = ""
		}
		if got := table.GroundOf(&s, look); got.Name != want || want == "" && got.Ground != look.Ground() {
			t.Errorf("%q is %q, %v", name, got.Name, got.Ground)
		}
		s.HighContrast = true
		if got := table.GroundOf(&s, look); got.Ground != look.Ground() || got.Theme.Dark {
			t.Errorf("%q in high contrast is %v", name, got.Ground)
		}
	}
	if n, want := len(ui.Grounds()), len(settings.Grounds())-1; n != want {
		t.Errorf("there are %d grounds, but %d are offered", n, want)
	}
}

// panel returns the colour of a panel over a colour of the ground.
func panel(w ui.Theme, under gfx.Colour) gfx.Colour {
	p := w.Panel(1)
	if p.Name == "panel" {
		return under.Mix(gfx.Hex(0xFBF7ED), 0.78)
	}
	return under.Mix(p.Tint, float64(p.Tint.A))
}

// TestInksStandOutFromTheirGround checks the contrast of the inks of each ground on its panels anywhere, on its upper edge where titles are, and on
// boards.
func TestInksStandOutFromTheirGround(t *testing.T) {
	for _, g := range ui.Grounds() {
		w := g.Theme
		inks := map[string]gfx.Paint{"ink": w.Ink(), "body": w.Body(), "gold": w.Gold(), "gain": w.Points(1), "loss": w.Points(-1)}
		for i := range 21 {
			x := float64(i) / 20
			for j := range 21 {
				light, dark := g.At(x, float64(j)/20)
				for _, under := range []gfx.Colour{light, dark} {
					for name, ink := range inks {
						expect(t, g.Name+"'s "+name+" on a panel", ink, panel(w, under))
					}
				}
			}
			for _, name := range []string{"ink", "body"} {
				light, dark := g.At(x, 0.06)
				expect(t, g.Name+"'s "+name, inks[name], light)
				expect(t, g.Name+"'s "+name, inks[name], dark)
			}
		}
		for _, lit := range []bool{true, false} {
			for name, ink := range map[string]gfx.Paint{"ink": ui.Ink, "gain": ui.Gain, "loss": ui.Loss} {
				expect(t, g.Name+": "+name+" on a board", ink, tinted(gfx.Hex(0xF7F1E3), w.Board(lit)))
			}
		}
	}
}

func tinted(c, by gfx.Colour) gfx.Colour {
	return gfx.Colour{R: c.R * by.R, G: c.G * by.G, B: c.B * by.B, A: 1}
}

func expect(t *testing.T, what string, ink gfx.Paint, on gfx.Colour) {
	t.Helper()
	if got := scenetest.Contrast(ink.Colour(), on); got < 4.5 {
		t.Errorf("%s has a contrast of %.2f with %v", what, got, on)
	}
}
