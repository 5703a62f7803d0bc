package settings

import (
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
)

// NewLanguages returns the dialog in which a language is chosen, each by its own name, or that of the system.
func NewLanguages() *dialog.Scene { return dialog.New("close", languages) }

// language is an entry of the list. The code of the system's language is "".
type language struct{ code, name string }

func languages(c *game.Context, scrolled *float64) *stage.Node {
	k, all := dialog.NewTouchKit(c), []language{{"", c.Words.T("settings.language.system")}}
	names, err := locale.Names()
	if err != nil {
		c.Notify(c.Words.T("fetch.failed"))
	}
	for i, name := range names {
		all = append(all, language{locale.Languages()[i], name})
	}
	if !k.Handheld() {
		return k.FitWindow(func(k dialog.Kit) (*stage.Node, float64) { return languageSheet(k, all) })
	}
	return k.List(dialog.List{Name: "languages", Title: k.Words.T("settings.language"), Columns: 2, Buttons: []dialog.Button{k.CloseButton()},
		Rows: func(width float64) (rows []dialog.Row) {
			for _, l := range all {
				rows = append(rows, k.ButtonRow("language-"+l.code, l.name, c.Settings.Language == l.code, width, func() { c.Speak(l.code) }))
			}
			return rows
		}}, scrolled)
}

// languageSheet lays the languages out in two columns below the system's. It returns the sheet and its height.
func languageSheet(k dialog.Kit, all []language) (*stage.Node, float64) {
	c, u := k.Context, k.UI.Unit
	row, gap, foot := k.UI.Row(50, 20), k.UI.Gap(14), k.UI.Row(54, 22)
	width := min(620*u*k.UI.Spread(20), c.W-24*u)
	rows := float64(1 + len(all)/2)
	s := k.Sheet("languages", "settings.language", width, 150*u+rows*(row+gap)+foot)
	first := stage.Rect{X: 48 * u, Y: 104 * u, W: width - 96*u, H: row}
	for i, l := range all {
		r := first
		if i > 0 {
			r.Y += row + gap
			r = r.Cell(i-1, 2, 16*u, gap)
		}
		s.Body.Add(k.UI.Button("language-"+l.code, l.name, c.Settings.Language == l.code, r, func() { c.Speak(l.code) }).Node)
	}
	return k.AddClose(s, foot, false)
}
