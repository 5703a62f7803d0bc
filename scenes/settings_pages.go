package scenes

import (
	"math"
	"slices"

	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"

	"github.com/hajimehoshi/ebiten/v2"
)

// settingsPage is what stands behind a tab: rows, each made over a rectangle, and what sets them as they were at first, nil where nothing is set.
type settingsPage struct {
	name    string
	rows    []settingsRow
	restore func(now *settings.Settings, first settings.Settings)
}

// icon is the name of the sprite before the name of the page.
func (p settingsPage) icon() string {
	if p.name == "games" {
		return "icon-moves"
	}
	return "icon-" + p.name
}

// settingsRow is a row of settings: made over a rectangle, and as high as high returns where it has a width for fingers.
type settingsRow struct {
	make func(stage.Rect) *stage.Node
	high func(width float64) float64
}

// leaves are the rows of a page in a list of a width.
func (p settingsPage) leaves(k kit, width float64) []leaf {
	gap := 2 * rowGap * k.c.Device
	return mapped(p.rows, func(row settingsRow) leaf {
		return leaf{row.high(width) + gap, false, func(r stage.Rect) *stage.Node {
			g := stage.Group("").Add(line(stage.Rect{X: r.X, Y: r.Y + r.H, W: r.W}, k.Kit.Unit, 0.25))
			r.Y, r.H = r.Y+gap/2, r.H-gap
			return g.Add(row.make(r))
		}}
	})
}

// lay lays the rows out from the first on, in columns, with lines between them.
func (p settingsPage) lay(on *stage.Node, first stage.Rect, columns int, u float64) {
	for i, row := range p.rows {
		r := cell(first, i, columns, 40*u, 0)
		if i >= columns {
			on.Add(line(r, u, 0.25))
		}
		on.Add(row.make(r))
	}
}

// mostPause is the longest pause of a computer that can be chosen, in seconds.
const mostPause = 3

// mostStep is the longest pause of the focus that steps on by itself, in seconds.
const mostStep = 5

// stepPause is a pause for the focus, in whole seconds, by how far its slider is pushed.
func stepPause(v float64) float64 { return math.Floor(mostStep*v + 1e-9) }

// settingsRows makes rows of settings.
type settingsRows struct {
	kit
	room float64 // for what sliders say
}

func (m *settingsRows) caption(name string) ui.Caption {
	return ui.Caption{Word: m.Words.T("settings." + name), About: m.Words.T("settings." + name + ".about")}
}

// slide is a slider in so many steps, or free where steps is 0.
func (m *settingsRows) slide(name string, at float64, steps int, tell func(float64) string, change func(float64)) settingsRow {
	return settingsRow{func(r stage.Rect) *stage.Node {
		s := m.Kit.Slider(name, m.caption(name), at, m.room, r, tell, func(v float64) { change(v); m.c.SaveSettings() })
		if steps > 0 {
			s.Steps(steps)
		}
		return s.Node
	}, m.high(name)}
}

// high returns the height of a row with a control beside or below its caption.
func (m *settingsRows) high(name string) func(width float64) float64 {
	return func(width float64) float64 { return m.caption(name).RowHeight(m.Kit, width) }
}

func (m *settingsRows) flip(name string, on *bool, then func()) settingsRow {
	return settingsRow{func(r stage.Rect) *stage.Node {
		return m.Kit.Switch(name, m.caption(name), *on, r, func(v bool) { *on = v; m.c.SaveSettings(); then() })
	}, func(width float64) float64 { return m.caption(name).SwitchHeight(m.Kit, width) }}
}

// button is a button that shows what is chosen.
func (m *settingsRows) button(name, value string, press func()) settingsRow {
	return settingsRow{func(r stage.Rect) *stage.Node {
		caption := m.caption(name)
		return caption.Row(m.Kit, r, func(r stage.Rect) *stage.Node {
			pad := min(8*m.Kit.Unit, r.H/10)
			if m.handheld() {
				pad = 0
			}
			r.Y, r.H = r.Y+pad, r.H-2*pad
			b := m.Kit.Button(name, value, false, r, press).Lettered(20)
			return b.Says(stage.RoleButton, m.Words.T("settings.is", caption.Word, value))
		})
	}, m.high(name)}
}

// settingsNames are the names of all pages, in their order.
func settingsNames() []string { return []string{"play", "look", "sound", "access", "games"} }

// settingsPages are all pages.
func settingsPages(k kit) []settingsPage {
	m := &settingsRows{kit: k}
	speeds := mapped(settings.Speeds(), func(s settings.Speed) string { return k.Words.T("settings.speed." + string(s)) })
	m.room = k.Kit.SliderRoom(append(speeds, m.percent(1), m.larger(1), m.pause(1), m.step(1))...)
	return []settingsPage{m.play(), m.look(), m.sound(), m.access(), m.games()}
}

func (m *settingsRows) percent(v float64) string {
	return m.Words.T("play.percent", int(math.Round(100*v)))
}

// larger is a size of text.
func (m *settingsRows) larger(v float64) string { return m.percent(1 + v) }

func (m *settingsRows) pause(v float64) string {
	return m.Words.T("settings.seconds", m.Words.Decimal(mostPause*v, 1))
}

func (m *settingsRows) step(v float64) string {
	if stepPause(v) == 0 {
		return m.Words.T("settings.speed.off")
	}
	return m.Words.T("settings.seconds", m.Words.Decimal(stepPause(v), 0))
}

// play is how a game goes on.
func (m *settingsRows) play() settingsPage {
	c, set := m.c, m.c.Settings
	return settingsPage{"play", []settingsRow{
		m.speed(),
		m.slide("pause", set.ComputerPause/mostPause, 0, m.pause, func(v float64) { set.ComputerPause = mostPause * v }),
		m.flip("forecast", &set.Forecast, c.Relayout),
		m.flip("arithmetic", &set.Arithmetic, c.Relayout),
		m.flip("winbar", &set.WinBar, c.Relayout),
		m.flip("forced", &set.Forced, c.Relayout),
		m.flip("confirm", &set.Confirm, func() {}),
		m.flip("comments", &set.Comments, c.Relayout),
	}, func(now *settings.Settings, first settings.Settings) {
		now.Speed, now.ComputerPause, now.Forecast, now.Arithmetic = first.Speed, first.ComputerPause, first.Forecast, first.Arithmetic
		now.WinBar, now.Forced, now.Confirm, now.Comments = first.WinBar, first.Forced, first.Confirm, first.Comments
	}}
}

// speed is the row for the speed of animations.
func (m *settingsRows) speed() settingsRow {
	all, set := settings.Speeds(), m.c.Settings
	last := float64(len(all) - 1)
	of := func(v float64) settings.Speed { return all[int(math.Round(v*last))] }
	return m.slide("speed", float64(slices.Index(all, set.Speed))/last, len(all)-1, func(v float64) string {
		return m.Words.T("settings.speed." + string(of(v)))
	}, func(v float64) { set.Speed = of(v) })
}

// look is what all looks like.
func (m *settingsRows) look() settingsPage {
	c, set := m.c, m.c.Settings
	lights := settings.Lights()
	at := slices.Index(lights, set.Light)
	return settingsPage{"look", []settingsRow{
		m.slide("zoom", set.TextScale-1, 0, m.larger, func(v float64) { set.TextScale = 1 + v; c.Relayout() }),
		m.flip("sans", &set.AllSans, c.Relayout),
		m.flip("fullscreen", &set.FullScreen, func() { ebiten.SetFullscreen(set.FullScreen) }),
		m.button("ground", m.Words.T("settings.ground."+string(set.Ground)), func() {
			set.Ground = set.Ground.Next()
			changed(c)
		}),
		m.button("light", m.Words.T("settings.light."+string(set.Light)), func() {
			set.Light = lights[(at+1)%len(lights)]
			changed(c)
		}),
		m.button("language", m.Words.T("language.name"), func() { c.Push(route.Language{}) }),
	}, func(now *settings.Settings, first settings.Settings) {
		now.TextScale, now.AllSans, now.FullScreen, now.Ground, now.Light = first.TextScale, first.AllSans, first.FullScreen, first.Ground, first.Light
		ebiten.SetFullscreen(now.FullScreen)
	}}
}

// sound is what is heard, and how loud.
func (m *settingsRows) sound() settingsPage {
	set, music := m.c.Settings, m.c.Settings.Music
	if set.NoMusic {
		music = 0
	}
	return settingsPage{"sound", []settingsRow{
		m.slide("effects", set.Effects, 0, m.percent, func(v float64) { set.Effects = v; m.c.Play("place", 0) }),
		m.slide("music", music, 0, m.percent, func(v float64) { set.Music, set.NoMusic = v, false }),
		m.flip("mute", &set.Mute, func() {}),
	}, func(now *settings.Settings, first settings.Settings) {
		now.Effects, now.Music, now.NoMusic, now.Mute = first.Effects, first.Music, first.NoMusic, first.Mute
	}}
}

// access is what eyes, hands and ears may need.
func (m *settingsRows) access() settingsPage {
	c, set := m.c, m.c.Settings
	return settingsPage{"access", []settingsRow{
		m.flip("contrast", &set.HighContrast, c.Relayout),
		m.flip("reduced", &set.ReducedMotion, c.Relayout),
		m.flip("letters", &set.Letters, c.Relayout),
		m.flip("left", &set.LeftHanded, c.Relayout),
		m.slide("switch", set.StepPause/mostStep, mostStep, m.step, func(v float64) { set.StepPause = stepPause(v) }),
		m.button("keys", m.Words.T("settings.keys.choose"), func() { c.Push(route.ChangeKeys{}) }),
	}, func(now *settings.Settings, first settings.Settings) {
		now.HighContrast, now.ReducedMotion, now.Letters = first.HighContrast, first.ReducedMotion, first.Letters
		now.LeftHanded, now.StepPause = first.LeftHanded, first.StepPause
	}}
}

// games is what moves saved games from one device to another.
func (m *settingsRows) games() settingsPage {
	return settingsPage{"games", []settingsRow{
		m.button("export", m.Words.T("settings.export.do"), func() { exportGames(m.c) }),
		m.button("import", m.Words.T("settings.import.do"), func() { importGames(m.c) }),
	}, nil}
}
