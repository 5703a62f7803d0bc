package settings

import (
	"azulejo/game"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
)

// NewLanguages returns the dialog in which a language is chosen.
func NewLanguages() *dialog.Scene { return newOptionList(languages) }

// NewGrounds returns the dialog in which the ground of tables is chosen.
func NewGrounds() *dialog.Scene {
	return newOptionList(func(c *game.Context) optionList {
		list := optionList{name: "ground", title: "settings.ground", chosen: string(c.Settings.Ground), choose: func(id string) {
			c.Settings.Ground = settings.Ground(id)
			saveAndRelayout(c)
		}}
		for _, g := range settings.Grounds() {
			list.options = append(list.options, option{string(g), c.Words.T("settings.ground." + string(g))})
		}
		return list
	})
}

// NewLights returns the dialog in which the light is chosen.
func NewLights() *dialog.Scene {
	return newOptionList(func(c *game.Context) optionList {
		list := optionList{name: "light", title: "settings.light", chosen: string(c.Settings.Light), choose: func(id string) {
			c.Settings.Light = settings.Light(id)
			saveAndRelayout(c)
		}}
		for _, l := range settings.Lights() {
			list.options = append(list.options, option{string(l), c.Words.T("settings.light." + string(l))})
		}
		return list
	})
}

// option is an entry of a list, with its value and what it is called.
type option struct{ id, label string }

// optionList is a list of the values of a setting, of which the first is the default. title is the key of its title.
type optionList struct {
	name, title string
	options     []option
	chosen      string
	choose      func(id string)
}

// button returns the name of the button of an option.
func (o optionList) button(of option) string { return o.name + "-" + of.id }

// languages returns the system's language and all others.
func languages(c *game.Context) optionList {
	list := optionList{name: "language", title: "settings.language", chosen: c.Settings.Language, choose: c.SetLanguage}
	list.options = []option{{"", c.Words.T("settings.language.system")}}
	names, err := locale.LanguageNames()
	if err != nil {
		c.Notify(c.Words.T("fetch.failed"))
	}
	for i, name := range names {
		list.options = append(list.options, option{locale.Languages()[i], name})
	}
	return list
}

// newOptionList returns the dialog of a list: a list in a handheld window, else a sheet.
func newOptionList(of func(*game.Context) optionList) *dialog.Scene {
	return dialog.New("close", func(c *game.Context, scrolled *float64) *stage.Node {
		k, l := dialog.NewTouchKit(c), of(c)
		if !k.Handheld() {
			return l.sheet(k)
		}
		return k.List(dialog.List{Name: l.name + "s", Title: k.Words.T(l.title), Columns: 2, Buttons: []dialog.Button{k.CloseButton()},
			Rows: func(width float64) (rows []dialog.Row) {
				for _, o := range l.options {
					rows = append(rows, k.ButtonRow(l.button(o), o.label, l.chosen == o.id, width, func() { l.choose(o.id) }))
				}
				return rows
			}}, scrolled)
	})
}

// Lengths of the sheet of options in design units.
const (
	optionsWidth = 620.0 // at the usual text size
	optionsSide  = 48.0
	optionsTop   = 90.0
	optionHeight = 50.0
	optionText   = 20.0
	optionGap    = 14.0
)

// sheet lays the options out in two columns below the first.
func (o optionList) sheet(k dialog.Kit) *stage.Node {
	width, height, areas := dialog.SheetAreas(k, optionsPlan(k, len(o.options)))
	s := k.Sheet(o.name+"s", o.title, width, height)
	for i, option := range o.options {
		s.Body.Add(k.UI.Button(o.button(option), option.label, o.chosen == option.id, areas[firstArea+area(i)], func() { o.choose(option.id) }).Node)
	}
	s.Body.Add(k.UI.Button("close", k.Words.T("settings.close"), false, areas[doneArea], k.Context.Pop).Node)
	return s.Node
}

// optionsPlan returns the plan of the sheet for a number of options, the first of which is the default.
func optionsPlan(k dialog.Kit, options int) plan {
	u := k.UI.Unit
	button := func(i int) plan {
		return plan{Area: firstArea + area(i), Width: layout.Flexible(0), Height: layout.Size{Min: k.UI.Target(0), Pref: k.UI.Row(optionHeight, optionText)}}
	}
	others := plan{Kind: layout.Grid, Columns: 2, Gap: optionGap * u}
	for i := 1; i < options; i++ {
		others.Items = append(others.Items, button(i))
	}
	sheet := layout.InColumn(layout.Spacer[area](optionsTop*u), button(0), others, dialog.CloseFoot(k, doneArea)).
		WithGap(optionGap*u).Padded(optionsSide*u, 0)
	sheet.Width.Pref = optionsWidth * u * k.UI.TextGrowth(optionText)
	return sheet
}
