package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// rulesSheet tells the rules in short.
func rulesSheet(c *game.Context, close func()) *stage.Node {
	k, w := c.Kit(), c.Words
	u := k.Unit
	s := k.Sheet("rules", w.T("rules.title"), 900*u, 760*u, c.W, c.H, close)
	y := 100 * u
	for _, part := range []string{"offer", "lines", "tiling", "floor", "end", "grey"} {
		s.Body.Add(k.Text(w.T("rules."+part), gfx.SerifBold, 20, 48*u, y, 0, ui.Ink))
		text, h := k.Lines(w.T("rules."+part+".text"), gfx.Serif, 18, 48*u, y+27*u, 804*u, 0, ui.Body)
		s.Body.Add(text)
		y += h + 42*u
	}
	s.Body.Add(k.Button("close", w.T("settings.close"), true, 340*u, 688*u, 220*u, 50*u, close).Node)
	return s.Node
}
