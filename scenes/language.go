package scenes

import (
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// languageSheet is the list of languages, each by its own name, below the system's.
func languageSheet(c *game.Context, close func()) (sheet *stage.Node) {
	names, err := locale.Names()
	if err != nil {
		c.Notify(err.Error())
	}
	c.Kit().Within(c.H-16*c.Unit, func(k *ui.Kit) (height float64) {
		sheet, height = languagesIn(c, k, names, close)
		return height
	})
	return sheet
}

// languagesIn lays the list out in two columns.
func languagesIn(c *game.Context, k *ui.Kit, names []string, close func()) (*stage.Node, float64) {
	u, w := k.Unit, c.Words
	row, gap := k.Row(50, 20), k.Gap(14)
	width := min(620*u*k.Spread(20), c.W-24*u)
	rows := float64(1 + (len(names)+1)/2)
	foot := k.Row(54, 22)
	height := 104*u + rows*(row+gap) + 16*u + foot + 30*u
	s := k.Sheet("languages", w.T("settings.language"), width, height, c.W, c.H, close)
	pick := func(code, name string, r stage.Rect) {
		s.Body.Add(k.Button("language-"+code, name, c.Settings.Language == code, r, func() { c.Speak(code) }).Node)
	}
	wide := width - 96*u
	pick("", w.T("settings.language.system"), stage.Rect{X: 48 * u, Y: 104 * u, W: wide, H: row})
	half := (wide - 16*u) / 2
	for i, code := range locale.Languages() {
		if i < len(names) {
			pick(code, names[i], stage.Rect{X: 48*u + float64(i%2)*(half+16*u), Y: 104*u + float64(1+i/2)*(row+gap), W: half, H: row})
		}
	}
	s.Body.Add(k.Button("close", w.T("settings.close"), false, stage.Rect{X: width/2 - 110*u, Y: height - 30*u - foot, W: 220 * u, H: foot}, close).Node)
	return s.Node, height
}
