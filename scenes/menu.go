package scenes

import (
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/route"
)

// menuSheet offers the ways out of the game of a title.
func menuSheet(c *game.Context, title string, close func()) *stage.Node {
	k := c.Kit()
	u, row := k.Unit, k.Row(54, 22)
	s := k.Sheet("menu", c.Words.T("menu.heading"), 420*u, 116*u+6*(row+14*u), c.W, c.H, close)
	entries := []struct {
		name string
		do   func()
	}{
		{"resume", close},
		{"settings", func() { c.Push(route.Settings{}) }},
		{"rules", func() { c.Push(route.Rules{Title: title}) }},
		{"keys", c.Shortcuts.Show},
		{"new", func() { c.Go(route.Setup{}) }},
		{"title", func() { c.Go(route.Title{}) }},
	}
	for i, e := range entries {
		r := stage.Rect{X: 60 * u, Y: 96*u + float64(i)*(row+14*u), W: 300 * u, H: row}
		s.Body.Add(k.Button("menu-"+e.name, c.Words.T("menu."+e.name), i == 0, r, e.do).Node)
	}
	return s.Node
}
