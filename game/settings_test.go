package game

import (
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// sampleScene is a scene of tiles and text whose sizes depend on the window and the text size.
type sampleScene struct{}

func (sampleScene) Layout(*Context) {}
func (sampleScene) Update(*Context) {}
func (sampleScene) Draw(c *Context) {
	for i, name := range []string{"tile-red", "tile-blue", "tile-white"} {
		c.Canvas.Sprite(name, gfx.Identity(), 90*c.Unit, 90*c.Unit, gfx.White(), false)
		c.Canvas.Text(c.Words.T("title.sub"), gfx.Face(i), 24*c.Unit*c.Settings.TextScale, 0, 0, 0, gfx.White())
	}
}

// newSampleApp returns an App with a sampleScene.
func newSampleApp(t testing.TB) *App { return newAppOf(t, sampleScene{}) }

// newAppOf returns an App with a scene.
func newAppOf(t testing.TB, scene Scene) *App {
	t.Helper()
	sheet, fonts := testArt(t, assets.Picture)
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	memory, defaults := store.NewMemory(), settings.Default()
	slot, _ := store.EnterSlot(memory)
	a := NewApp(Config{Sheet: sheet, Fonts: fonts, Sound: sound.New(1), Store: memory, Slot: slot, Settings: &defaults, Words: words,
		Hour: func() int { return 9 }, Router: func(Route) Scene { return scene }})
	a.LayoutF(1280, 720)
	return a
}

// TestApplySettingsKeepsAtlas checks that a changed setting does not rebuild the texture atlas, and that resizing rebuilds it only when a
// page is full.
func TestApplySettingsKeepsAtlas(t *testing.T) {
	a := newSampleApp(t)
	c, screen := a.Context(), ebiten.NewImage(1280, 720)
	a.Paint(screen)
	resets := c.Pages.Resets()
	for _, x := range []struct {
		name string
		do   func()
	}{
		{"no change", c.ApplySettings},
		{"a step pause", func() { c.Settings.StepPause = 60; c.ApplySettings() }},
		{"larger text", func() { c.Settings.TextScale = 1.5; c.ApplySettings() }},
		{"high contrast", func() { c.Settings.HighContrast = true; c.ApplySettings() }},
		{"normal contrast", func() { c.Settings.HighContrast = false; c.ApplySettings() }},
		{"sans", func() { c.Settings.AllSans = true; c.ApplySettings() }},
		{"a language", func() { c.SetLanguage("de") }},
		{"a wider window", func() { a.LayoutF(1300, 720) }},
		{"a larger window", func() { a.LayoutF(1400, 800) }},
	} {
		x.do()
		if a.Paint(screen); c.Pages.Resets() != resets {
			t.Errorf("%s: the atlas is rebuilt", x.name)
			resets = c.Pages.Resets()
		}
	}
	const sizes = 200
	for i := range sizes {
		a.LayoutF(900+float64(i)*3, 600+float64(i)*2)
		a.Paint(screen)
	}
	if n := c.Pages.Resets() - resets; n > sizes/10 {
		t.Errorf("%d sizes of the window rebuild the atlas %d times", sizes, n)
	}
}

// growingScene is a scene of a tile and of another one in different sizes.
type growingScene struct {
	sampleScene
	size   float64
	drawn  int
	resets int // of the pages, before it was drawn
}

func (g *growingScene) Draw(c *Context) {
	if g.drawn++; g.drawn == 1 {
		g.resets = c.Pages.Resets()
	}
	c.Canvas.Sprite("tile-red", gfx.Identity(), 90, 90, gfx.White(), false)
	c.Canvas.Sprite("tile-blue", gfx.Identity(), g.size, g.size, gfx.White(), false)
}

// TestFullPagesAreDrawnAgain checks that a frame during which the pages become full and are cleared is drawn again, as its first sprites are no longer there.
func TestFullPagesAreDrawnAgain(t *testing.T) {
	scene := &growingScene{}
	a := newAppOf(t, scene)
	screen, again := ebiten.NewImage(1280, 720), 0
	for i := range 8 {
		scene.size, scene.drawn = 1500+float64(i), 0
		a.Paint(screen)
		if a.c.Canvas.Outdated() {
			t.Errorf("frame %d shows sprites that are no longer on the pages", i)
		}
		full := a.c.Pages.Resets() - scene.resets
		if scene.drawn != 1+full {
			t.Errorf("frame %d is drawn %d times while the pages are cleared %d times", i, scene.drawn, full)
		}
		again += full
	}
	if again == 0 {
		t.Error("the pages never become full")
	}
}
