package scenes

import (
	"azulejo/game"
	"azulejo/game/settings"
	"azulejo/game/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// settingsSheet is the sheet of settings; every change is kept at once.
func settingsSheet(c *game.Context, close func()) *stage.Node {
	k, w, set := c.Kit(), c.Words, c.Settings
	u := k.Unit
	s := k.Sheet("settings", w.T("settings.title"), 780*u, 680*u, c.W, c.H, close)
	keep := c.SaveSettings
	left, right, wide := 48*u, 410*u, 322*u
	row := func(i int) float64 { return (96 + float64(i)*58) * u }
	s.Body.Add(
		k.Slider("effects", w.T("settings.effects"), set.Effects, stage.Rect{X: left, Y: row(0), W: wide, H: 46 * u}, func(v float64) { set.Effects = v; keep() }).Node,
		k.Switch("mute", w.T("settings.mute"), set.Mute, stage.Rect{X: right, Y: row(0), W: wide, H: 46 * u}, func(on bool) { set.Mute = on; keep() }).Node,
	)
	speeds := settings.Speeds()
	var words []string
	at := 0
	for i, sp := range speeds {
		words = append(words, w.T("settings.speed."+sp.String()))
		if sp == set.Speed {
			at = i
		}
	}
	s.Body.Add(k.Text(w.T("settings.speed"), 0, 19, left, row(1)+23*u, 0, 0x14345F),
		k.Choice("speed", words, at, stage.Rect{X: left + 160*u, Y: row(1), W: 524 * u, H: 46 * u}, func(i int) { set.Speed = speeds[i]; keep() }).Node)
	switches := []struct {
		name string
		on   *bool
	}{
		{"forecast", &set.Forecast}, {"arithmetic", &set.Arithmetic},
		{"forced", &set.Forced}, {"reduced", &set.ReducedMotion}, {"sans", &set.AllSans}, {"winbar", &set.WinBar},
	}
	for i, e := range switches {
		x, y := left, row(3+i/2)
		if i%2 == 1 {
			x = right
		}
		s.Body.Add(k.Switch(e.name, w.T("settings."+e.name), *e.on, stage.Rect{X: x, Y: y, W: wide, H: 46 * u}, func(on bool) {
			*e.on = on
			keep()
			c.Relayout()
		}).Node)
	}
	s.Body.Add(
		k.Slider("pause", w.T("settings.pause"), set.ComputerPause/3, stage.Rect{X: left, Y: row(2), W: wide, H: 46 * u}, func(v float64) { set.ComputerPause = 3 * v; keep() }).Node,
		k.Switch("fullscreen", w.T("settings.fullscreen"), set.FullScreen, stage.Rect{X: right, Y: row(2), W: wide, H: 46 * u}, func(on bool) {
			set.FullScreen = on
			ebiten.SetFullscreen(on)
			keep()
		}).Node,
		k.Slider("zoom", w.T("settings.zoom"), set.TextScale-1, stage.Rect{X: left, Y: row(6), W: wide, H: 46 * u}, func(v float64) { set.TextScale = 1 + v; keep() }).Node,
		k.Button("zoom-apply", w.T("settings.apply"), false, stage.Rect{X: right, Y: row(6), W: wide, H: 46 * u}, c.Relayout).Node,
		k.Button("close", w.T("settings.close"), true, stage.Rect{X: 280 * u, Y: 596 * u, W: 220 * u, H: 54 * u}, close).Node,
	)
	return s.Node
}
