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

// poster is a scene of tiles and words as large as the window and the text size make them.
type sampleScene struct{}

func (sampleScene) Layout(*Context) {}
func (sampleScene) Update(*Context) {}
func (sampleScene) Draw(c *Context) {
	for i, name := range []string{"tile-red", "tile-blue", "tile-white"} {
		c.Canvas.Sprite(name, gfx.Identity(), 90*c.Unit, 90*c.Unit, gfx.White(), false)
		c.Canvas.Text(c.Words.T("title.sub"), gfx.Face(i), 24*c.Unit*c.Settings.TextScale, 0, 0, 0, gfx.White())
	}
}

// posterApp is the program on a poster.
func newSampleApp(t testing.TB) *App {
	t.Helper()
	sheet, err := gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Picture)
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	kept, chosen := store.NewMemory(), settings.Default()
	slot, _ := store.EnterSlot(kept)
	a := NewApp(Config{Sheet: sheet, Fonts: fonts, Sound: sound.New(1), Store: kept, Slot: slot, Settings: &chosen, Words: words,
		Hour: func() int { return 9 }, Router: func(Route) Scene { return sampleScene{} }})
	a.LayoutF(1280, 720)
	return a
}

// TestRelayoutKeepsTheAtlas: a setting rebuilds nothing that was cut for the screen, and a window only once its cuts need another page.
func TestRelayoutKeepsTheAtlas(t *testing.T) {
	a := newSampleApp(t)
	c, screen := a.Context(), ebiten.NewImage(1280, 720)
	a.Paint(screen)
	started := c.Pages.Resets()
	for _, x := range []struct {
		name string
		do   func()
	}{
		{"nothing", c.ApplySettings},
		{"a step pause", func() { c.Settings.StepPause = 60; c.ApplySettings() }},
		{"larger text", func() { c.Settings.TextScale = 1.5; c.ApplySettings() }},
		{"contrast", func() { c.Settings.HighContrast = true; c.ApplySettings() }},
		{"usual contrast", func() { c.Settings.HighContrast = false; c.ApplySettings() }},
		{"sans", func() { c.Settings.AllSans = true; c.ApplySettings() }},
		{"a language", func() { c.SetLanguage("de") }},
		{"a wider window", func() { a.LayoutF(1300, 720) }},
		{"a larger window", func() { a.LayoutF(1400, 800) }},
	} {
		x.do()
		if a.Paint(screen); c.Pages.Resets() != started {
			t.Errorf("%s: the atlas is rebuilt", x.name)
			started = c.Pages.Resets()
		}
	}
	const sizes = 200
	for i := range sizes {
		a.LayoutF(900+float64(i)*3, 600+float64(i)*2)
		a.Paint(screen)
	}
	if n := c.Pages.Resets() - started; n > sizes/10 {
		t.Errorf("%d sizes of the window rebuild the atlas %d times", sizes, n)
	}
}
