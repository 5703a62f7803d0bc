package rulebook

import (
	"fmt"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
)

// contentsLines returns the number of lines of the contents: a page or a title of a game each.
func (b *book) contentsLines() int { return len(b.pages) + 2 }

// contentsIn returns the search and, below it, the pages or what was found, in a rectangle. closes adds a button that closes the book.
func (s *Scene) contentsIn(l *layout, r stage.Rect, closes bool) *stage.Node {
	k, u, row := l.kit, l.kit.UI.Unit, l.kit.UI.Row(52, 19)
	g := stage.Group("contents")
	s.addSearch(k, g, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: row})
	list := stage.Rect{X: r.X, Y: r.Y + row + 8*u, W: r.W, H: r.H - row - 8*u}
	if closes {
		list.H -= row + 8*u
	}
	found := s.book.find(s.query, k.Words)
	if len(found) == 0 {
		g.Add(k.UI.FitLines(k.Words.T("rules.none"), gfx.Serif, 20, stage.Rect{X: r.X, Y: list.Y, W: r.W, H: min(list.H, 5*l.lineHeight())}, ui.Ink))
	}
	if normalized(s.query) != "" {
		s.addFindings(l, g, found, list)
	} else {
		s.addEntries(l, g, found, list)
	}
	if closes {
		g.Add(k.UI.Button("close", k.Words.T("settings.close"), false, stage.Rect{X: r.X, Y: r.Y + r.H - row, W: 0.6 * r.W, H: row}, k.Context.Pop).Node)
	}
	return g
}

// addSearch adds the field for the search.
func (s *Scene) addSearch(k dialog.Kit, on *stage.Node, r stage.Rect) {
	on.Add(k.UI.Field("search", k.Words.T("rules.search"), s.query, 24, r, s.search).Node)
	if u := k.UI.Unit; s.query == "" {
		on.Add(k.UI.FitText(k.Words.T("rules.search"), gfx.SerifItalic, 19, r.X+40*u, r.Y+r.H/2, 0, r.W-50*u, ui.Body).Says(stage.RoleSilent, ""))
	}
}

// addEntries adds pages under the titles of their games, in as many columns as they need.
func (s *Scene) addEntries(l *layout, g *stage.Node, pages []int, r stage.Rect) {
	k, total := l.kit, s.book.contentsLines()
	minLine := max(k.UI.Target(0), 1.3*k.UI.Floor())
	lines := max(1, int(r.H/minLine))
	columns := (total + lines - 1) / lines
	lines = (total + columns - 1) / columns
	r.H = float64(lines) * min(max(48*k.UI.Unit*k.UI.Zoom, minLine), r.H/float64(lines))
	n := 0
	next := func() stage.Rect {
		at := r.Column(n/lines, columns, 0).Row(n%lines, lines, 0)
		n++
		return at
	}
	title := ""
	for _, i := range pages {
		if p := s.book.pages[i]; p.title != title {
			title = p.title
			at, text := next(), k.Words.T(title)
			g.Add(k.UI.FitText(text, gfx.SerifBold, 22, at.X+6*k.UI.Unit, at.Y+at.H/2, 0, at.W-12*k.UI.Unit, ui.Ink).Says(stage.RoleHeading, text))
		}
		g.Add(s.entry(l, i, next()))
	}
}

// entry returns the line of the contents that opens a page.
func (s *Scene) entry(l *layout, i int, r stage.Rect) *stage.Node {
	k, p, u, ink, gold := l.kit, s.book.pages[i], l.kit.UI.Unit, ui.Ink, ui.Gold
	n := stage.Box("topic-"+p.name, nil, r)
	if from, to := s.openPages(l.spread()); from <= i && i < to {
		n.Art, ink, gold = stage.Slab("button-primary", u, 0), ui.OnAccent, ui.OnAccent
	}
	text, number := k.Words.T("rules."+p.name), numberWidth(k)
	title := k.UI.FitText(text, gfx.Serif, 19, -r.W/2+number-8*u, 0, 0, r.W-number, ink)
	if k.Handheld() {
		title = k.UI.FitLines(text, gfx.Serif, 19, stage.Rect{X: -r.W/2 + number - 8*u, Y: -r.H / 2, W: r.W - number, H: r.H}, ink)
	}
	n.Add(k.UI.Text(fmt.Sprint(i+1), gfx.SerifBold, 18, -r.W/2+number-22*u, 0, 1, gold).Says(stage.RoleSilent, ""), title.Says(stage.RoleSilent, ""))
	n.Touch = &stage.Touch{Focus: true, Press: func() { s.open(i) }}
	return n.Says(stage.RoleButton, text)
}

// numberWidth returns what the number of a page takes of a line of the contents, with the space around it.
func numberWidth(k dialog.Kit) float64 {
	if k.Handheld() {
		return 36*k.UI.Unit + k.TextWidth(gfx.SerifBold, 18, "00")
	}
	return 60 * k.UI.Unit
}

// addFindings adds the pages that were found, each with the text around what was searched for.
func (s *Scene) addFindings(l *layout, g *stage.Node, found []int, r stage.Rect) {
	line := max(l.kit.UI.Target(0), 1.6*l.kit.UI.Size(19))
	if n := float64(len(found)); n > 0 {
		line = min(line, r.H/n/2)
	}
	for i, page := range found {
		at := stage.Rect{X: r.X, Y: r.Y + float64(2*i)*line, W: r.W, H: line}
		g.Add(s.entry(l, page, at))
		at.Y += line
		s.addQuote(l.kit, g, s.book.pages[page].text(l.kit.Words), at)
	}
}

// quoteText is the size of the text of a quote in design units.
const quoteText = 17.0

// addQuote adds the part of a text around the first match of the search, which is marked.
func (s *Scene) addQuote(k dialog.Kit, g *stage.Node, text string, r stage.Rect) {
	before, match, after, ok := around(text, normalized(s.query))
	if !ok {
		return
	}
	u := k.UI.Unit
	x, end, y := r.X+14*u, r.X+r.W-6*u, r.Y+r.H/2
	size := k.UI.Size(quoteText)
	for _, part := range []struct {
		text string
		face gfx.Face
	}{{before, gfx.Serif}, {match, gfx.SerifBold}, {after, gfx.Serif}} {
		text := k.UI.Fonts.Cut(part.text, part.face, size, end-x)
		w, _ := k.UI.Fonts.Measure(text, part.face, size)
		if part.face == gfx.SerifBold {
			g.Add(dialog.Fill(ui.Match, 1, stage.Rect{X: x, Y: y - 0.6*size, W: w, H: 1.2 * size}))
		}
		if text != part.text && part.face == gfx.Serif && len(text) < len("…x") {
			return
		}
		g.Add(k.UI.Text(text, part.face, quoteText, x, y, 0, ui.Ink))
		if x += w; text != part.text {
			return
		}
	}
}

// normalized returns the text that a query searches for.
func normalized(query string) string { return strings.ToLower(strings.TrimSpace(query)) }

// addFoot adds the row of buttons below the pages.
func (s *Scene) addFoot(l *layout, root *stage.Node) {
	k := l.kit
	r := stage.Rect{X: l.pages.X, Y: l.pages.Y + l.pages.H + 14*k.UI.Unit, W: l.pages.W, H: k.UI.Row(52, 20)}
	button := func(i int, name, label string, on bool, press func()) {
		at := r.Column(i, 4, 10*k.UI.Unit)
		root.Add(k.UI.Button(name, k.Words.T(label), name == "contents" && s.contents, at, press).Enable(on).Node)
	}
	button(0, "close", "settings.close", true, k.Context.Pop)
	button(1, "contents", "rules.contents", true, s.toggleContents)
	button(2, "rules-back", "rules.back", s.canTurn(-1), func() { s.turnBy(-1) })
	button(3, "rules-on", "rules.on", s.canTurn(1), func() { s.turnBy(1) })
}
