package scenes

import (
	"math"
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"

	"github.com/hajimehoshi/ebiten/v2"
)

// settingsSheet is the sheet of settings; every change is kept at once.
func settingsSheet(c *game.Context, close func()) (sheet *stage.Node) {
	c.Kit().Within(c.H-16*c.Unit, func(k *ui.Kit) (height float64) {
		sheet, height = settingsIn(c, k, close)
		return height
	})
	return sheet
}

// settingsIn lays the settings out in two columns, or in one where the window is tall.
func settingsIn(c *game.Context, k *ui.Kit, close func()) (*stage.Node, float64) {
	u, columns := k.Unit, 2
	if c.H > c.W {
		columns = 1
	}
	entries := settingsEntries(c, k)
	rows := (len(entries) + columns - 1) / columns
	width := min(780*u*k.Spread(19), c.W-24*u)
	row, gap := k.Row(46, 19), k.Gap(12)
	height := 96*u + float64(rows+1)*(row+gap) + 20*u + k.Row(54, 22) + 30*u
	s := k.Sheet("settings", c.Words.T("settings.title"), width, height, c.W, c.H, close)
	s.Body.Add(speedChoice(c, k, stage.Rect{X: 48 * u, Y: 96 * u, W: width - 96*u, H: row}))
	column := (width - 96*u - 40*u*float64(columns-1)) / float64(columns)
	for i, e := range entries {
		x, y := 48*u+float64(i%columns)*(column+40*u), 96*u+float64(i/columns+1)*(row+gap)
		s.Body.Add(e(stage.Rect{X: x, Y: y, W: column, H: row}))
	}
	s.Body.Add(k.Button("close", c.Words.T("settings.close"), true, stage.Rect{X: width/2 - 110*u, Y: height - 30*u - k.Row(54, 22), W: 220 * u, H: k.Row(54, 22)}, close).Node)
	return s.Node, height
}

// speedChoice is the row for the speed of animations.
func speedChoice(c *game.Context, k *ui.Kit, r stage.Rect) *stage.Node {
	w, set := c.Words, c.Settings
	speeds := settings.Speeds()
	var words []string
	at := 0
	for i, sp := range speeds {
		words = append(words, w.T("settings.speed."+sp.String()))
		if sp == set.Speed {
			at = i
		}
	}
	word := r.W * 0.23
	return stage.Group("").Add(k.FitText(w.T("settings.speed"), gfx.Serif, 19, r.X, r.Y+r.H/2, 0, word-8*k.Unit, ui.Ink).Says(stage.RoleSilent, ""),
		k.Choice("speed", w.T("settings.speed"), words, at, stage.Rect{X: r.X + word, Y: r.Y, W: r.W - word, H: r.H}, func(i int) { set.Speed = speeds[i]; c.SaveSettings() }).Node)
}

// lightButton goes on to the next light on the wall.
func lightButton(c *game.Context, k *ui.Kit, r stage.Rect) *stage.Node {
	all := settings.Lights()
	at := slices.Index(all, c.Settings.Light)
	text := c.Words.T("settings.light.is", c.Words.T("settings.light."+all[at].String()))
	return k.Button("light", text, false, r, func() {
		c.Settings.Light = all[(at+1)%len(all)]
		c.SaveSettings()
		c.Relayout()
	}).Node
}

// mostPause is the longest pause of a computer that can be chosen, in seconds.
const mostPause = 3

// mostStep is the longest pause of the focus that steps on by itself, in seconds.
const mostStep = 5

// stepPause is a pause for the focus, in whole seconds, by how far its slider is pushed.
func stepPause(v float64) float64 { return math.Floor(mostStep*v + 1e-9) }

// settingsEntries make the other settings, each over a rectangle, in the order of rows.
func settingsEntries(c *game.Context, k *ui.Kit) []func(stage.Rect) *stage.Node {
	w, set, keep := c.Words, c.Settings, c.SaveSettings
	percent := func(v float64) string { return w.T("play.percent", int(math.Round(100*v))) }
	scale := func(v float64) string { return percent(1 + v) }
	seconds := func(v float64) string { return w.T("settings.seconds", w.Decimal(mostPause*v, 1)) }
	step := func(v float64) string {
		if stepPause(v) == 0 {
			return w.T("settings.speed.off")
		}
		return w.T("settings.seconds", w.Decimal(stepPause(v), 0))
	}
	room := k.SliderRoom(percent(1), scale(0), scale(1), seconds(0), seconds(1), step(0), step(1))
	slide := func(name string, at float64, tell func(float64) string, change func(float64)) func(stage.Rect) *stage.Node {
		return func(r stage.Rect) *stage.Node {
			return k.Slider(name, w.T("settings."+name), at, room, r, tell, func(v float64) { change(v); keep() }).Node
		}
	}
	flip := func(name string, on *bool, then func()) func(stage.Rect) *stage.Node {
		return func(r stage.Rect) *stage.Node {
			return k.Switch(name, w.T("settings."+name), *on, r, func(v bool) { *on = v; keep(); then() }).Node
		}
	}
	music := set.Music
	if set.NoMusic {
		music = 0
	}
	return []func(stage.Rect) *stage.Node{
		slide("effects", set.Effects, percent, func(v float64) { set.Effects = v }),
		slide("music", music, percent, func(v float64) { set.Music, set.NoMusic = v, false }),
		flip("mute", &set.Mute, func() {}),
		slide("pause", set.ComputerPause/mostPause, seconds, func(v float64) { set.ComputerPause = mostPause * v }),
		flip("fullscreen", &set.FullScreen, func() { ebiten.SetFullscreen(set.FullScreen) }),
		flip("forecast", &set.Forecast, c.Relayout),
		flip("arithmetic", &set.Arithmetic, c.Relayout),
		flip("forced", &set.Forced, c.Relayout),
		flip("reduced", &set.ReducedMotion, c.Relayout),
		flip("sans", &set.AllSans, c.Relayout),
		flip("contrast", &set.HighContrast, c.Relayout),
		flip("letters", &set.Letters, c.Relayout),
		flip("left", &set.LeftHanded, c.Relayout),
		flip("winbar", &set.WinBar, c.Relayout),
		func(r stage.Rect) *stage.Node {
			text := w.T("settings.language.is", w.T("language.name"))
			return k.Button("language", text, false, r, func() { c.Push(route.Language{}) }).Node
		},
		func(r stage.Rect) *stage.Node { return lightButton(c, k, r) },
		func(r stage.Rect) *stage.Node {
			return k.Button("keys", w.T("settings.keys"), false, r, func() { c.Push(route.ChangeKeys{}) }).Node
		},
		flip("confirm", &set.Confirm, func() {}),
		slide("switch", set.StepPause/mostStep, step, func(v float64) { set.StepPause = stepPause(v) }),
		slide("zoom", set.TextScale-1, scale, func(v float64) { set.TextScale = 1 + v; c.Relayout() }),
	}
}
