package settings

import (
	"math"
	"slices"

	"azulejo/game"
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
	name       settings.Page
	rows       []row
	resettable bool // the page has settings
}

// row is a row of a page.
type row struct {
	name  string // of the setting and of its control
	build func(r stage.Rect) *stage.Node
	// height returns the height of the row in a handheld window.
	height func(width float64) float64
}

// title returns what the page is called.
func (p page) title(k dialog.Kit) string { return k.Words.T("settings.page." + string(p.name)) }

// icon returns the name of the sprite next to the title.
func (p page) icon() string {
	if p.name == gamesPage {
		return "icon-moves"
	}
	return "icon-" + string(p.name)
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

// builder builds rows, whose controls save each change at once.
type builder struct {
	kit   dialog.Kit
	value float64 // the width of the value next to a slider, in pixels
}

// gamesPage is the name of the page on saved games, which can be moved to another device. It has no settings.
const gamesPage settings.Page = "games"

// pageNames returns the names of all pages in their order.
func pageNames() []settings.Page { return append(settings.Pages(), gamesPage) }

// newPages returns all pages.
func newPages(k dialog.Kit) (all []page) {
	b, table := &builder{kit: k}, k.Context.Settings.Table()
	b.value = k.UI.SliderLabelWidth(b.sliderValues(table)...)
	for _, name := range pageNames() {
		p := page{name: name}
		for _, each := range table {
			if each.Page != name {
				continue
			}
			p.resettable = true
			if r, ok := b.row(each); ok {
				p.rows = append(p.rows, r)
			}
		}
		p.rows = append(p.rows, b.buttons(name)...)
		all = append(all, p)
	}
	return all
}

// row returns the row of a setting, and reports whether it has a control.
func (b *builder) row(s settings.Setting) (row, bool) {
	switch v := s.Value.(type) {
	case *settings.Switch:
		return b.toggle(s.Name, v), true
	case *settings.Number:
		return b.number(s.Name, v), true
	case settings.Choice:
		if to := options(s.Name); to != nil {
			return b.button(s.Name, b.caption(s.Name), b.option(s.Name, v.Chosen()), func() { b.kit.Context.Push(to) }), true
		}
		return b.choice(s.Name, v), true
	}
	return row{}, false
}

// options returns the route of the dialog that lists the options of a setting; nil if a slider chooses from them.
func options(name string) game.Route {
	switch name {
	case "ground":
		return route.TableGround{}
	case "light":
		return route.Light{}
	}
	return nil
}

// buttons returns the rows at the end of a page, whose buttons open a dialog.
func (b *builder) buttons(p settings.Page) []row {
	c, w := b.kit.Context, b.kit.Words
	switch p {
	case settings.LookPage:
		return []row{b.button("language", b.caption("language"), w.T("language.name"), func() { c.Push(route.Language{}) })}
	case settings.AccessPage:
		return []row{b.button("keys", b.caption("keys"), w.T("settings.keys.choose"), func() { c.Push(route.ChangeKeys{}) })}
	case gamesPage:
		export := b.caption("export")
		if c.SavesAreTemporary() {
			export.Description = w.T("settings.export.temporary")
		}
		return []row{
			b.button("export", export, w.T("settings.export.do"), func() { transfer.Export(c) }),
			b.button("import", b.caption("import"), w.T("settings.import.do"), func() { transfer.Import(c) }),
		}
	}
	return nil
}

// sliderValues returns texts of values of all sliders, among them the longest.
func (b *builder) sliderValues(table []settings.Setting) (all []string) {
	for _, s := range table {
		switch v := s.Value.(type) {
		case *settings.Number:
			all = append(all, b.format(v.Unit, v.Most))
		case settings.Choice:
			if options(s.Name) != nil {
				continue
			}
			for _, o := range v.Options() {
				all = append(all, b.option(s.Name, o))
			}
		}
	}
	return all
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

// number returns a row with a slider for a number.
func (b *builder) number(name string, v *settings.Number) row {
	number, steps := func(at float64) float64 { return v.Least + at*(v.Most-v.Least) }, 0
	if v.Unit == settings.WholeSeconds {
		steps = int(v.Most - v.Least)
		number = func(at float64) float64 { return math.Floor(v.Least + at*(v.Most-v.Least) + 1e-9) }
	}
	return b.slider(name, (v.Get()-v.Least)/(v.Most-v.Least), steps, func(at float64) string { return b.format(v.Unit, number(at)) }, func(at float64) {
		v.Set(number(at))
		switch name {
		case "text-scale":
			b.kit.Context.ApplySettings()
		case "effects":
			b.kit.Context.PlaySound("place", 0)
		}
	})
}

// choice returns a row with a slider for a choice.
func (b *builder) choice(name string, v settings.Choice) row {
	all := v.Options()
	last := float64(len(all) - 1)
	option := func(at float64) string { return all[int(math.Round(at*last))] }
	return b.slider(name, float64(slices.Index(all, v.Chosen()))/last, len(all)-1,
		func(at float64) string { return b.option(name, option(at)) },
		func(at float64) { v.Choose(option(at)) })
}

// toggle returns a row with a switch.
func (b *builder) toggle(name string, v *settings.Switch) row {
	return row{name, func(r stage.Rect) *stage.Node {
		return b.kit.UI.Switch(name, b.caption(name), v.On(), r, func(on bool) {
			v.Set(on)
			b.kit.Context.SaveSettings()
			if name == "full-screen" {
				ebiten.SetFullscreen(on)
				return
			}
			b.kit.Context.ApplySettings()
		})
	}, func(width float64) float64 { return b.caption(name).SwitchHeight(b.kit.UI, width) }}
}

// button returns a row with a button that shows the value of a setting.
func (b *builder) button(name string, caption ui.Caption, value string, press func()) row {
	return row{name, func(r stage.Rect) *stage.Node {
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
	}, func(width float64) float64 { return caption.RowHeight(b.kit.UI, width) }}
}

// format returns the text of a number.
func (b *builder) format(unit settings.Unit, v float64) string {
	w := b.kit.Words
	switch {
	case unit == settings.Percent:
		return w.T("play.percent", "percent", int(math.Round(100*v)))
	case unit == settings.Seconds:
		return w.T("settings.seconds", "seconds", w.Decimal(v, 1))
	case v == 0:
		return w.T("settings.speed.off")
	}
	return w.T("settings.seconds", "seconds", w.Decimal(v, 0))
}

// option returns the text of an option of a setting.
func (b *builder) option(setting, option string) string {
	return b.kit.Words.T("settings." + setting + "." + option)
}
