package settings

import (
	"math"
	"slices"

	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
	"azulejo/scenes/transfer"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is a page of settings, which a tab opens.
type page struct {
	name string
	rows []row
	// reset restores the defaults of the settings on the page; nil if it has none.
	reset func(now *settings.Settings, defaults settings.Settings)
}

// row is a row of a page.
type row struct {
	name  string // of the setting and of its control
	build func(r stage.Rect) *stage.Node
	// height returns the height of the row in a handheld window.
	height func(width float64) float64
}

// title returns what the page is called.
func (p page) title(k dialog.Kit) string { return k.Words.T("settings.page." + p.name) }

// icon returns the name of the sprite next to the title.
func (p page) icon() string {
	if p.name == "games" {
		return "icon-moves"
	}
	return "icon-" + p.name
}

// listRows returns the rows of the page in a list, with a line below each.
func (p page) listRows(k dialog.Kit, width float64) (all []dialog.Row) {
	gap := 2 * dialog.RowGap * k.Context.Device
	for _, each := range p.rows {
		all = append(all, dialog.Row{Height: each.height(width) + gap, Build: func(r stage.Rect) *stage.Node {
			g := stage.Group("").Add(dialog.Divider(stage.Rect{X: r.X, Y: r.Y + r.H, W: r.W}, k.UI.Unit, 0.25))
			r.Y, r.H = r.Y+gap/2, r.H-gap
			return g.Add(each.build(r))
		}})
	}
	return all
}

// The greatest values of sliders in seconds.
const (
	maxPause = 3 // of a computer before its move
	maxStep  = 5 // until the focus moves on by itself
)

// stepPause returns the time until the focus moves on by itself, in whole seconds, for a position of its slider from 0 to 1.
func stepPause(v float64) float64 { return math.Floor(maxStep*v + 1e-9) }

// builder builds rows, whose controls save each change at once.
type builder struct {
	kit   dialog.Kit
	value float64 // the width of the value next to a slider, in pixels
}

// pageNames returns the names of all pages in their order.
func pageNames() []string { return []string{"play", "look", "sound", "access", "games"} }

// newPages returns all pages.
func newPages(k dialog.Kit) []page {
	b := &builder{kit: k}
	values := []string{b.percent(1), b.textSize(1), b.pause(1), b.step(1)}
	for _, s := range settings.Speeds() {
		values = append(values, b.speedName(s))
	}
	b.value = k.UI.SliderLabelWidth(values...)
	return []page{b.playPage(), b.lookPage(), b.soundPage(), b.accessPage(), b.gamesPage()}
}

// caption returns the name and the description of a setting.
func (b *builder) caption(name string) ui.Caption {
	return ui.Caption{Label: b.kit.Words.T("settings." + name), Description: b.kit.Words.T("settings." + name + ".about")}
}

// captionHeight returns a function that returns the height of a row whose control is next to its caption or below it.
func (b *builder) captionHeight(name string) func(width float64) float64 {
	return func(width float64) float64 { return b.caption(name).RowHeight(b.kit.UI, width) }
}

// slider returns a row with a slider at a position from 0 to 1. It has a number of steps, or is continuous if steps is 0. format returns the
// text for a position, set sets the setting.
func (b *builder) slider(name string, at float64, steps int, format func(float64) string, set func(float64)) row {
	return row{name, func(r stage.Rect) *stage.Node {
		s := b.kit.UI.Slider(name, b.caption(name), at, b.value, r, format, func(v float64) { set(v); b.kit.Context.SaveSettings() })
		if steps > 0 {
			s.SetSteps(steps)
		}
		return s.Node
	}, b.captionHeight(name)}
}

// toggle returns a row with a switch for a setting. changed is called after a change.
func (b *builder) toggle(name string, on *bool, changed func()) row {
	return row{name, func(r stage.Rect) *stage.Node {
		return b.kit.UI.Switch(name, b.caption(name), *on, r, func(v bool) { *on = v; b.kit.Context.SaveSettings(); changed() })
	}, func(width float64) float64 { return b.caption(name).SwitchHeight(b.kit.UI, width) }}
}

// button returns a row with a button that shows the value of a setting.
func (b *builder) button(name, value string, press func()) row {
	return row{name, func(r stage.Rect) *stage.Node {
		caption := b.caption(name)
		return caption.Row(b.kit.UI, r, func(r stage.Rect) *stage.Node {
			pad := min(8*b.kit.UI.Unit, r.H/10)
			if b.kit.Handheld() {
				pad = 0
			}
			r.Y, r.H = r.Y+pad, r.H-2*pad
			n := b.kit.UI.Button(name, value, false, r, press).SetTextSize(20).SetRole(stage.RoleButton, b.kit.Words.T("settings.is", "setting", caption.Label, "value", value))
			n.Accessible.Description = caption.Description
			return n
		})
	}, b.captionHeight(name)}
}

// percent returns a share as a percentage.
func (b *builder) percent(v float64) string {
	return b.kit.Words.T("play.percent", "percent", int(math.Round(100*v)))
}

// textSize returns the text size for a position of its slider.
func (b *builder) textSize(v float64) string { return b.percent(1 + v) }

// pause returns the pause of computers for a position of its slider.
func (b *builder) pause(v float64) string {
	return b.kit.Words.T("settings.seconds", "seconds", b.kit.Words.Decimal(maxPause*v, 1))
}

// step returns the time until the focus moves on by itself, for a position of its slider.
func (b *builder) step(v float64) string {
	if stepPause(v) == 0 {
		return b.kit.Words.T("settings.speed.off")
	}
	return b.kit.Words.T("settings.seconds", "seconds", b.kit.Words.Decimal(stepPause(v), 0))
}

func (b *builder) speedName(s settings.Speed) string {
	return b.kit.Words.T("settings.speed." + string(s))
}

// playPage returns the page on play.
func (b *builder) playPage() page {
	c, set := b.kit.Context, b.kit.Context.Settings
	return page{"play", []row{
		b.speed(),
		b.slider("pause", set.ComputerPause/maxPause, 0, b.pause, func(v float64) { set.ComputerPause = maxPause * v }),
		b.toggle("forecast", &set.Forecast, c.ApplySettings),
		b.toggle("arithmetic", &set.Arithmetic, c.ApplySettings),
		b.toggle("winbar", &set.WinBar, c.ApplySettings),
		b.toggle("forced", &set.Forced, c.ApplySettings),
		b.toggle("confirm", &set.Confirm, c.ApplySettings),
		b.toggle("comments", &set.Comments, c.ApplySettings),
	}, func(now *settings.Settings, defaults settings.Settings) {
		now.Speed, now.ComputerPause, now.Forecast, now.Arithmetic = defaults.Speed, defaults.ComputerPause, defaults.Forecast, defaults.Arithmetic
		now.WinBar, now.Forced, now.Confirm, now.Comments = defaults.WinBar, defaults.Forced, defaults.Confirm, defaults.Comments
	}}
}

// speed returns the row for the speed of animations.
func (b *builder) speed() row {
	all, set := settings.Speeds(), b.kit.Context.Settings
	last := float64(len(all) - 1)
	speedAt := func(v float64) settings.Speed { return all[int(math.Round(v*last))] }
	return b.slider("speed", float64(slices.Index(all, set.Speed))/last, len(all)-1,
		func(v float64) string { return b.speedName(speedAt(v)) },
		func(v float64) { set.Speed = speedAt(v) })
}

// lookPage returns the page on appearance.
func (b *builder) lookPage() page {
	c, set := b.kit.Context, b.kit.Context.Settings
	return page{"look", []row{
		b.slider("zoom", set.TextScale-1, 0, b.textSize, func(v float64) { set.TextScale = 1 + v; c.ApplySettings() }),
		b.toggle("sans", &set.AllSans, c.ApplySettings),
		b.toggle("fullscreen", &set.FullScreen, func() { ebiten.SetFullscreen(set.FullScreen) }),
		b.button("ground", b.kit.Words.T("settings.ground."+string(set.Ground)), func() { c.Push(route.TableGround{}) }),
		b.button("light", b.kit.Words.T("settings.light."+string(set.Light)), func() { c.Push(route.Light{}) }),
		b.button("language", b.kit.Words.T("language.name"), func() { c.Push(route.Language{}) }),
	}, func(now *settings.Settings, defaults settings.Settings) {
		now.TextScale, now.AllSans, now.FullScreen, now.Ground, now.Light = defaults.TextScale, defaults.AllSans, defaults.FullScreen, defaults.Ground, defaults.Light
		ebiten.SetFullscreen(now.FullScreen)
	}}
}

// soundPage returns the page on sounds and music.
func (b *builder) soundPage() page {
	set, music := b.kit.Context.Settings, b.kit.Context.Settings.Music
	if set.NoMusic {
		music = 0
	}
	return page{"sound", []row{
		b.slider("effects", set.Effects, 0, b.percent, func(v float64) { set.Effects = v; b.kit.Context.Play("place", 0) }),
		b.slider("music", music, 0, b.percent, func(v float64) { set.Music, set.NoMusic = v, false }),
		b.toggle("mute", &set.Mute, func() {}),
	}, func(now *settings.Settings, defaults settings.Settings) {
		now.Effects, now.Music, now.NoMusic, now.Mute = defaults.Effects, defaults.Music, defaults.NoMusic, defaults.Mute
	}}
}

// accessPage returns the page on accessibility.
func (b *builder) accessPage() page {
	c, set := b.kit.Context, b.kit.Context.Settings
	return page{"access", []row{
		b.toggle("contrast", &set.HighContrast, c.ApplySettings),
		b.toggle("reduced", &set.ReducedMotion, c.ApplySettings),
		b.toggle("letters", &set.Letters, c.ApplySettings),
		b.toggle("left", &set.LeftHanded, c.ApplySettings),
		b.slider("switch", set.StepPause/maxStep, maxStep, b.step, func(v float64) { set.StepPause = stepPause(v) }),
		b.button("keys", b.kit.Words.T("settings.keys.choose"), func() { c.Push(route.ChangeKeys{}) }),
	}, func(now *settings.Settings, defaults settings.Settings) {
		now.HighContrast, now.ReducedMotion, now.Letters = defaults.HighContrast, defaults.ReducedMotion, defaults.Letters
		now.LeftHanded, now.StepPause = defaults.LeftHanded, defaults.StepPause
	}}
}

// gamesPage returns the page on saved games, which can be moved to another device.
func (b *builder) gamesPage() page {
	return page{"games", []row{
		b.button("export", b.kit.Words.T("settings.export.do"), func() { transfer.Export(b.kit.Context) }),
		b.button("import", b.kit.Words.T("settings.import.do"), func() { transfer.Import(b.kit.Context) }),
	}, nil}
}
