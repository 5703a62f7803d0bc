package scenes

import (
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
)

// languageSheet is the list of languages, each by its own name, below the system's.
func languageSheet(c *game.Context, at *float64) *stage.Node {
	names, err := locale.Names()
	if err != nil {
		c.Notify(c.Words.T("fetch.failed"))
	}
	if k := sheetKit(c); k.handheld() {
		return k.list(list{name: "languages", title: k.Words.T("settings.language"), columns: 2, ways: []way{k.closes()}, rows: func(width float64) []leaf {
			rows := []leaf{k.languageRow("", k.Words.T("settings.language.system"), width)}
			for i, name := range names {
				rows = append(rows, k.languageRow(locale.Languages()[i], name, width))
			}
			return rows
		}}, at)
	}
	return kitOf(c).sheet(func(k kit) (*stage.Node, float64) { return k.languages(names) })
}

// languages lays the list out in two columns.
func (k kit) languages(names []string) (*stage.Node, float64) {
	c, u := k.c, k.Kit.Unit
	row, gap, foot := k.Kit.Row(50, 20), k.Kit.Gap(14), k.Kit.Row(54, 22)
	width := min(620*u*k.Kit.Spread(20), c.W-24*u)
	rows := float64(1 + (len(names)+1)/2)
	s := k.dialog("languages", "settings.language", width, 150*u+rows*(row+gap)+foot)
	pick := func(code, name string, r stage.Rect) {
		s.Body.Add(k.Kit.Button("language-"+code, name, c.Settings.Language == code, r, func() { c.Speak(code) }).Node)
	}
	r := stage.Rect{X: 48 * u, Y: 104 * u, W: width - 96*u, H: row}
	pick("", k.Words.T("settings.language.system"), r)
	r.Y += row + gap
	for i, code := range locale.Languages() {
		if i < len(names) {
			pick(code, names[i], cell(r, i, 2, 16*u, gap))
		}
	}
	return k.closed(s, foot, false)
}

// languageRow chooses a language from a list.
func (k kit) languageRow(code, name string, width float64) leaf {
	return k.pressable("language-"+code, name, k.c.Settings.Language == code, width, func() { k.c.Speak(code) })
}
