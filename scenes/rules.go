package scenes

import (
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
)

// page is a page of the rules of the game of a title; there is one where the window has room for all.
type page struct {
	title  string
	number int
}

// newRules is the sheet of rules, open at the game of a title.
func newRules(all []games.Game, title string) *sheet {
	s, at := &sheet{first: "close"}, page{title: title}
	s.build = func(c *game.Context, close func()) *stage.Node {
		turn := func(to page) {
			at = to
			s.Layout(c)
		}
		return rulesSheet(c, all, at, turn, close)
	}
	return s
}

// rulesSheet tells the rules of a game in short; turn shows another page.
func rulesSheet(c *game.Context, all []games.Game, at page, turn func(page), close func()) *stage.Node {
	k, w := c.Kit(), c.Words
	u, row := k.Unit, k.Row(50, 20)
	width := min(940*u*k.Spread(18), c.W-24*u)
	titles, words := titlesOf(c, all)
	wide := min(460*u*k.Spread(18), width-48*u)
	which := k.Choice("rules-of", w.T("setup.game"), words, slices.Index(titles, at.title), stage.Rect{X: (width - wide) / 2, Y: 84 * u, W: wide, H: row},
		func(i int) { turn(page{title: titles[i]}) })
	top, foot := 100*u+which.Height, 48*u+row
	pages, tallest := rulesPages(k, c, partsOf(all, at.title), width-96*u, c.H-16*u-top-foot)
	s := k.Sheet("rules", w.T("rules.title"), width, top+tallest+foot, c.W, c.H, close)
	s.Body.Add(which.Node)
	pages[at.number].X, pages[at.number].Y = 48*u, top
	s.Body.Add(pages[at.number])
	y, bw := top+tallest+24*u, 220*u
	s.Body.Add(k.Button("close", w.T("settings.close"), true, stage.Rect{X: (width - bw) / 2, Y: y, W: bw, H: row}, close).Node)
	if at.number > 0 {
		s.Body.Add(k.Button("rules-back", w.T("rules.back"), false, stage.Rect{X: width/2 - bw*1.5 - 16*u, Y: y, W: bw, H: row}, func() { turn(page{at.title, at.number - 1}) }).Node)
	}
	if at.number < len(pages)-1 {
		s.Body.Add(k.Button("rules-on", w.T("rules.on"), false, stage.Rect{X: width/2 + bw/2 + 16*u, Y: y, W: bw, H: row}, func() { turn(page{at.title, at.number + 1}) }).Node)
	}
	return s.Node
}

// titlesOf lists the titles of the games once each, and the words for them.
func titlesOf(c *game.Context, all []games.Game) (titles, words []string) {
	for _, g := range all {
		if !slices.Contains(titles, g.Title) {
			titles, words = append(titles, g.Title), append(words, c.Words.T(g.Title))
		}
	}
	return titles, words
}

// partsOf are the parts of the rules of a title.
func partsOf(all []games.Game, title string) []string {
	for _, g := range all {
		if g.Title == title {
			return g.Rules
		}
	}
	return nil
}

// rulesPages lays parts of the rules out on pages of a width and of at most some height, and returns the height of the tallest.
func rulesPages(k *ui.Kit, c *game.Context, parts []string, width, most float64) (pages []*stage.Node, tallest float64) {
	y := most
	for _, part := range parts {
		g, h := rulesPart(k, c, part, width)
		if y+h > most {
			pages, y = append(pages, stage.Group("")), 0
		}
		g.Y = y
		pages[len(pages)-1].Add(g)
		y += h
		tallest = max(tallest, y)
	}
	return pages, tallest
}

// rulesPart is a part of the rules under its heading, its top at 0, and its height.
func rulesPart(k *ui.Kit, c *game.Context, part string, width float64) (*stage.Node, float64) {
	head, size := k.Size(20)*1.3, k.Size(18)*1.35
	text, h := k.Lines(c.Words.T("rules."+part+".text"), gfx.Serif, 18, 0, head+size/2, width, 0, ui.Body)
	g := stage.Group("").Add(k.Text(c.Words.T("rules."+part), gfx.SerifBold, 20, 0, head/2, 0, ui.Ink).Says(stage.RoleHeading, c.Words.T("rules."+part)), text)
	return g, head + h + 12*k.Unit
}
