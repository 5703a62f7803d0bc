package scenes

import (
	"azulejo/game/stage"
)

// sheetMenu offers the ways out of the game.
func sheetMenu(p *Play) *stage.Node {
	c, k := p.ctx, p.ctx.Kit()
	u := k.Unit
	row := k.Row(54, 22)
	s := k.Sheet("menu", c.Words.T("menu.title"), 420*u, 116*u+5*(row+14*u), c.W, c.H, func() { p.sheet.close(p) })
	entries := []struct {
		name string
		do   func()
	}{
		{"resume", func() { p.sheet.close(p) }},
		{"settings", func() { p.sheet.show(p, sheetSettings) }},
		{"rules", func() { p.sheet.show(p, sheetRules) }},
		{"new", func() { c.Go(NewSetup(p.games, p.brain)) }},
		{"title", func() { c.Go(NewTitle(p.games, p.brain)) }},
	}
	for i, e := range entries {
		b := k.Button("menu-"+e.name, c.Words.T("menu."+e.name), i == 0, stage.Rect{X: 60 * u, Y: 96*u + float64(i)*(row+14*u), W: 300 * u, H: row}, e.do)
		s.Body.Add(b.Node)
	}
	return s.Node
}

// sheetSettings shows the settings over the table.
func sheetSettings(p *Play) *stage.Node {
	return settingsSheet(p.ctx, func() { p.sheet.close(p) })
}

// sheetRules shows the rules of the game over the table.
func sheetRules(p *Play) *stage.Node { return rulesAt(page{title: p.game.Title})(p) }

func rulesAt(at page) sheetMaker {
	return func(p *Play) *stage.Node {
		turn := func(to page) { p.sheet.show(p, rulesAt(to)) }
		return rulesSheet(p.ctx, p.games, at, turn, func() { p.sheet.close(p) })
	}
}
