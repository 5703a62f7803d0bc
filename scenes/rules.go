package scenes

import (
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// rulesSheet tells the rules of the game of a title in short; turn shows those of another.
func rulesSheet(c *game.Context, games []Game, title string, turn func(title string), close func()) *stage.Node {
	k, w := c.Kit(), c.Words
	u := k.Unit
	s := k.Sheet("rules", w.T("rules.title"), 940*u, 840*u, c.W, c.H, close)
	var titles, words []string
	var parts []string
	for _, g := range games {
		if !slices.Contains(titles, g.Title) {
			titles, words = append(titles, g.Title), append(words, w.T(g.Title))
		}
		if g.Title == title {
			parts = g.Rules
		}
	}
	s.Body.Add(k.Choice("rules-of", words, slices.Index(titles, title), stage.Rect{X: 240 * u, Y: 84 * u, W: 460 * u, H: 46 * u}, func(i int) { turn(titles[i]) }).Node)
	y := 156 * u
	for _, part := range parts {
		s.Body.Add(k.Text(w.T("rules."+part), gfx.SerifBold, 20, 48*u, y, 0, ui.Ink))
		text, h := k.Lines(w.T("rules."+part+".text"), gfx.Serif, 18, 48*u, y+27*u, 844*u, 0, ui.Body)
		s.Body.Add(text)
		y += h + 38*u
	}
	s.Body.Add(k.Button("close", w.T("settings.close"), true, stage.Rect{X: 360 * u, Y: 770 * u, W: 220 * u, H: 50 * u}, close).Node)
	return s.Node
}
