package scenes

import (
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/route"
)

// menuSheet offers the ways out of the game of a title.
func menuSheet(c *game.Context, title string, at *float64) *stage.Node {
	k := sheetKit(c)
	u, row := k.Kit.Unit, k.Kit.Row(54, 22)
	entries := []action{
		{"resume", c.Pop},
		{"explain", func() { c.Pop(); c.Shortcuts.Show() }},
		{"rules", func() { c.Push(route.Rules{Title: title}) }},
		{"keys", c.Shortcuts.Show},
		{"settings", func() { c.Push(route.Settings{}) }},
		{"new", func() { c.Go(route.Setup{}) }},
		{"title", func() { c.Go(route.Title{}) }},
	}
	if k.handheld() {
		return k.list(list{name: "menu", title: k.Words.T("menu.heading"), columns: 2, rows: func(width float64) (rows []leaf) {
			for i, e := range entries {
				rows = append(rows, k.pressable("menu-"+e.name, k.Words.T("menu."+e.name), i == 0, width, e.do))
			}
			return rows
		}}, at)
	}
	columns, rows := 1, len(entries)
	if height := 130*u + float64(rows)*(row+14*u); height > c.H {
		columns, rows = 2, (rows+1)/2
	}
	s := k.dialog("menu", "menu.heading", float64(columns)*320*u+100*u, 116*u+float64(rows)*(row+14*u))
	for i, e := range entries {
		r := stage.Rect{X: 60*u + float64(i/rows)*320*u, Y: 96*u + float64(i%rows)*(row+14*u), W: 300 * u, H: row}
		s.Body.Add(k.Kit.Button("menu-"+e.name, k.Words.T("menu."+e.name), i == 0, r, e.do).Node)
	}
	return s.Node
}
