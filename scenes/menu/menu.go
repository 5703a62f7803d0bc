// Package menu is the menu of a game in progress.
package menu

import (
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
)

// New returns the menu of a game with a title.
func New(title string) *dialog.Scene {
	return dialog.New("", func(c *game.Context, scrolled *float64) *stage.Node { return build(c, title, scrolled) })
}

// entry is a button of the menu. The key of its label is "menu." with its name.
type entry struct {
	name  string
	press func()
}

func entries(c *game.Context, title string) []entry {
	return []entry{
		{"resume", c.Pop},
		{"explain", func() { c.Pop(); c.Shortcuts.Show() }},
		{"rules", func() { c.Push(route.Rules{Title: title}) }},
		{"keys", c.Shortcuts.Show},
		{"settings", func() { c.Push(route.Settings{}) }},
		{"new", func() { c.Go(route.Setup{}) }},
		{"title", func() { c.Go(route.Title{}) }},
	}
}

// build lays the menu out: as a list in a handheld window, else as a sheet with one column of buttons, or two where the window is low.
func build(c *game.Context, title string, scrolled *float64) *stage.Node {
	k, all := dialog.NewTouchKit(c), entries(c, title)
	label := func(e entry) string { return k.Words.T("menu." + e.name) }
	if k.Handheld() {
		return k.List(dialog.List{Name: "menu", Title: k.Words.T("menu.heading"), Columns: 2, Rows: func(width float64) (rows []dialog.Row) {
			for i, e := range all {
				rows = append(rows, k.ButtonRow("menu-"+e.name, label(e), i == 0, width, e.press))
			}
			return rows
		}}, scrolled)
	}
	u, row := k.UI.Unit, k.UI.Row(54, 22)
	columns, rows := 1, len(all)
	if height := 130*u + float64(rows)*(row+14*u); height > c.H {
		columns, rows = 2, (rows+1)/2
	}
	s := k.Sheet("menu", "menu.heading", float64(columns)*320*u+100*u, 116*u+float64(rows)*(row+14*u))
	for i, e := range all {
		r := stage.Rect{X: 60*u + float64(i/rows)*320*u, Y: 96*u + float64(i%rows)*(row+14*u), W: 300 * u, H: row}
		s.Body.Add(k.UI.Button("menu-"+e.name, label(e), i == 0, r, e.press).Node)
	}
	return s.Node
}
