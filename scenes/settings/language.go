package settings

import (
	"azulejo/game"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
)

// NewLanguages returns the dialog in which a language is chosen.
func NewLanguages() *dialog.Scene { return dialog.New("close", buildLanguages) }

// language is an entry of the list, with its code and its name in the language itself. The code of the system's language is "".
type language struct{ code, name string }

// button returns the name of the button of the language.
func (l language) button() string { return "language-" + l.code }

// languages returns the system's language and all others.
func languages(c *game.Context) []language {
	all := []language{{"", c.Words.T("settings.language.system")}}
	names, err := locale.LanguageNames()
	if err != nil {
		c.Notify(c.Words.T("fetch.failed"))
	}
	for i, name := range names {
		all = append(all, language{locale.Languages()[i], name})
	}
	return all
}

// buildLanguages lays the languages out: as a list in a handheld window, else as a sheet.
func buildLanguages(c *game.Context, scrolled *float64) *stage.Node {
	k, all := dialog.NewTouchKit(c), languages(c)
	if !k.Handheld() {
		return languageSheet(k, all)
	}
	return k.List(dialog.List{Name: "languages", Title: k.Words.T("settings.language"), Columns: 2, Buttons: []dialog.Button{k.CloseButton()},
		Rows: func(width float64) (rows []dialog.Row) {
			for _, l := range all {
				rows = append(rows, k.ButtonRow(l.button(), l.name, c.Settings.Language == l.code, width, func() { c.SetLanguage(l.code) }))
			}
			return rows
		}}, scrolled)
}

// Lengths of the sheet of languages in design units.
const (
	languagesWidth = 620.0 // at the usual text size
	languagesSide  = 48.0
	languagesTop   = 90.0
	languageHeight = 50.0
	languageText   = 20.0
	languageGap    = 14.0
)

// languageSheet lays the languages out in two columns below the system's.
func languageSheet(k dialog.Kit, all []language) *stage.Node {
	width, height, areas := dialog.SheetAreas(k, languagesPlan(k, len(all)))
	s := k.Sheet("languages", "settings.language", width, height)
	for i, l := range all {
		chosen := k.Context.Settings.Language == l.code
		s.Body.Add(k.UI.Button(l.button(), l.name, chosen, areas[firstArea+area(i)], func() { k.Context.SetLanguage(l.code) }).Node)
	}
	s.Body.Add(k.UI.Button("close", k.Words.T("settings.close"), false, areas[doneArea], k.Context.Pop).Node)
	return s.Node
}

// languagesPlan returns the plan of the sheet for a number of languages, the first of which is the system's.
func languagesPlan(k dialog.Kit, languages int) plan {
	u := k.UI.Unit
	button := func(i int) plan {
		return plan{Area: firstArea + area(i), Width: layout.Flexible(0), Height: layout.Size{Min: k.UI.Target(0), Pref: k.UI.Row(languageHeight, languageText)}}
	}
	others := plan{Kind: layout.Grid, Columns: 2, Gap: languageGap * u}
	for i := 1; i < languages; i++ {
		others.Items = append(others.Items, button(i))
	}
	sheet := layout.InColumn(layout.Spacer[area](languagesTop*u), button(0), others, dialog.CloseFoot(k, doneArea)).
		WithGap(languageGap*u).Padded(languagesSide*u, 0)
	sheet.Width.Pref = languagesWidth * u * k.UI.TextGrowth(languageText)
	return sheet
}
