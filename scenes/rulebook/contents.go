package rulebook

import (
	"math"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// contentsLines returns the number of lines of the contents: one for each page and for the title of each game.
func (b *book) contentsLines() int { return len(b.pages) + 2 }

// The areas of the contents. The lines follow.
const (
	searchArea = iota + 1
	listArea
	closeArea
	lineArea
)

// contentsNode returns the search field and, below it, the pages or the findings, in a rectangle. closes adds a button that closes the book.
func (s *Scene) contentsNode(f *frame, r stage.Rect, closes bool) *stage.Node {
	k, u, height := f.kit, f.kit.UI.Unit, layout.Fixed(f.kit.UI.Row(buttonHeight, entryText))
	b := box{Kind: layout.Column, Gap: closeGap * u, Items: []box{{Area: searchArea, Height: height}, {Area: listArea, Height: layout.Flexible(0)}}}
	if closes {
		b.Items = append(b.Items, box{Area: closeArea, Height: height})
	}
	areas := layout.Solve(r, b)
	g := stage.Group("contents")
	s.addSearch(k, g, areas[searchArea])
	if len(words(s.query)) > 0 {
		s.addFindings(k, g, areas[listArea])
	} else {
		s.addEntries(f, g, areas[listArea])
	}
	if closes {
		at := areas[closeArea]
		at.W = 0.6 * at.W
		g.Add(k.UI.Button("close", k.Words.T("settings.close"), false, at, k.Context.Pop).Node)
	}
	return g
}

// addSearch adds the field for the search.
func (s *Scene) addSearch(k dialog.Kit, on *stage.Node, r stage.Rect) {
	on.Add(k.UI.Field("search", k.Words.T("rules.search"), s.query, 40, r, s.searchPages).Node)
	if u := k.UI.Unit; s.query == "" {
		addMagnifier(on, r.X+20*u, r.Y+r.H/2, u)
		on.Add(k.UI.FitText(k.Words.T("rules.search"), gfx.SerifItalic, entryText, r.X+40*u, r.Y+r.H/2, 0, r.W-50*u, ui.Body).SetRole(stage.RoleSilent, ""))
	}
}

// addMagnifier adds a magnifying glass around a point.
func addMagnifier(on *stage.Node, x, y, unit float64) {
	const lensCorners, handle = 32, 8.0
	ink := ui.Accent.Colour()
	lens := &table.Outline{Corners: table.CircleCorners(lensCorners), Width: 2.2 * unit, Ink: ink, Edge: ink.Fade(0)}
	bar := stage.New("", &stage.Fill{Colour: ink}, x+7*unit, y+6*unit, handle*unit, 2.6*unit)
	bar.Rotation = math.Pi / 4
	on.Add(bar, stage.New("", lens, x-1.5*unit, y-2.5*unit, 13*unit, 13*unit))
}

// addEntries adds all pages under the titles of their games, in as many columns as they need.
func (s *Scene) addEntries(f *frame, g *stage.Node, r stage.Rect) {
	k, total := f.kit, s.book.contentsLines()
	least := max(k.UI.Target(0), lineHeight*k.UI.MinTextSize())
	lines := max(1, int(r.H/least))
	columns := (total + lines - 1) / lines
	lines = (total + columns - 1) / columns
	height := layout.Size{Min: least, Pref: max(least, k.UI.Row(entryHeight, entryText)), Weight: 1, Max: max(least, maxEntryHeight*k.UI.Unit*k.UI.Zoom)}
	all := box{Kind: layout.Row}
	for line := range total {
		if line%lines == 0 {
			all.Items = append(all.Items, box{Kind: layout.Column, Width: layout.Flexible(0), MainAlign: layout.Start})
		}
		last := &all.Items[len(all.Items)-1]
		last.Items = append(last.Items, box{Area: lineArea + line, Height: height})
	}
	areas, line, title := layout.Solve(r, all), 0, ""
	for i, p := range s.book.pages {
		if p.title != title {
			title = p.title
			at, text := areas[lineArea+line], k.Words.T(title)
			g.Add(k.UI.FitText(text, gfx.SerifBold, proseText, at.X+closeGap*k.UI.Unit, at.Y+at.H/2, 0, at.W-2*closeGap*k.UI.Unit, ui.Ink).SetRole(stage.RoleHeading, text))
			line++
		}
		g.Add(s.entryNode(k, i, areas[lineArea+line]))
		line++
	}
}

// isOpen reports whether a page is open.
func (s *Scene) isOpen(page int) bool {
	if s.leaves == nil {
		return page == s.at
	}
	from, to := s.openLeaves(s.frame(s.context).spread())
	return s.leaves[from].page <= page && page <= s.leaves[to-1].page
}

// entryNode returns the line of the contents that opens a page.
func (s *Scene) entryNode(k dialog.Kit, page int, r stage.Rect) *stage.Node {
	p, u, ink, gold := s.book.pages[page], k.UI.Unit, ui.Ink, ui.Gold
	n := stage.Box("topic-"+p.name, nil, r)
	if s.isOpen(page) {
		n.Art, ink, gold = stage.NewPanel("button-primary", u, 0), ui.OnAccent, ui.OnAccent
	}
	title, number, gap := p.text(k.Words, ""), numberWidth(k), 2*closeGap*u
	room := stage.Rect{X: number - r.W/2, Y: -r.H / 2, W: r.W - number - gap/2, H: r.H}
	text := k.UI.FitText(title, gfx.Serif, entryText, room.X, 0, 0, room.W, ink)
	if k.Handheld() {
		text = k.UI.FitLines(title, gfx.Serif, entryText, room, ink)
	}
	n.Add(k.UI.Text(k.Words.Number(page+1), gfx.SerifBold, entryText, room.X-gap, 0, 1, gold).SetRole(stage.RoleSilent, ""), text.SetRole(stage.RoleSilent, ""))
	n.Touch = &stage.Touch{Focus: true, Press: func() { s.openPage(page, 0) }}
	return n.SetRole(stage.RoleButton, title)
}

// numberWidth returns the width of the number of a page in a line of the contents, with the space around it.
func numberWidth(k dialog.Kit) float64 {
	return 2*partGap*k.UI.Unit + k.TextWidth(gfx.SerifBold, entryText, "00")
}

// findings draws the results of a search in a column: pages, each with the title of its game and a sentence.
type findings struct {
	kit   dialog.Kit
	width float64
	query query
}

// height returns the height of a finding below the line that opens its page.
func (f findings) height(each finding) float64 {
	return lineHeight * f.kit.UI.Size(quoteText) * float64(1+len(f.wrap(each.sentence)))
}

// quoteText is the size of the text of a finding in design units.
const quoteText = 17.5

// wrap returns the lines of a sentence.
func (f findings) wrap(sentence string) []string {
	return f.kit.UI.Fonts.Wrap(sentence, gfx.Serif, f.kit.UI.Size(quoteText), f.width-2*closeGap*f.kit.UI.Unit)
}

// node returns the title of the game of a finding and its sentence, with the search terms highlighted.
func (f findings) node(title string, each finding, r stage.Rect) *stage.Node {
	k, size := f.kit, f.kit.UI.Size(quoteText)
	x, y, step := r.X+closeGap*k.UI.Unit, r.Y+0.5*lineHeight*size, lineHeight*size
	g := stage.Group("")
	g.Add(k.UI.FitText(title, gfx.SerifBold, quoteText, x, y, 0, r.W, ui.Gold))
	for _, line := range f.wrap(each.sentence) {
		y += step
		at := 0
		for _, word := range strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(" ’'-", r) }) {
			at += strings.Index(line[at:], word)
			if f.query.marks(word) {
				before, _ := k.UI.Fonts.Measure(line[:at], gfx.Serif, size)
				w, _ := k.UI.Fonts.Measure(word, gfx.Serif, size)
				g.Add(dialog.Fill(ui.Match, 1, stage.Rect{X: x + before, Y: y - 0.6*size, W: w, H: 1.2 * size}))
			}
			at += len(word)
		}
		g.Add(k.UI.Text(line, gfx.Serif, quoteText, x, y, 0, ui.Ink))
	}
	return g
}

// addFindings adds the findings that fit.
func (s *Scene) addFindings(k dialog.Kit, g *stage.Node, r stage.Rect) {
	y := r.Y
	for i, row := range s.findingRows(k, r.W) {
		if i > 0 && y+row.Height > r.Y+r.H {
			return
		}
		g.Add(row.Build(stage.Rect{X: r.X, Y: y, W: r.W, H: row.Height}))
		y += row.Height
	}
}

// findingRows returns the findings, or a sentence if there are none.
func (s *Scene) findingRows(k dialog.Kit, width float64) (rows []dialog.Row) {
	pages := s.book.search(s.query, k.Words)
	if len(pages) == 0 {
		none, size := k.Words.T("rules.none"), k.UI.Size(detailText)
		height := lineHeight * size * float64(len(k.UI.Fonts.Wrap(none, gfx.Serif, size, width)))
		return []dialog.Row{{Height: height, Heading: true, Build: func(r stage.Rect) *stage.Node {
			return k.UI.FitLines(none, gfx.Serif, detailText, r, ui.Ink)
		}}}
	}
	f := findings{k, width, newQuery(s.query, k.Words)}
	for _, each := range pages {
		p := s.book.pages[each.page]
		line := max(k.UI.Row(entryHeight, entryText), k.UI.Target(0))
		if k.Handheld() {
			line = s.entryHeight(k, each.page, width)
		}
		gap := closeGap * k.UI.Unit
		rows = append(rows, dialog.Row{Height: line + f.height(each) + gap, Heading: true, Build: func(r stage.Rect) *stage.Node {
			r.H -= gap
			areas := layout.Solve(r, box{Kind: layout.Column, Items: []box{{Area: 1, Height: layout.Fixed(line)}, {Area: 2, Height: layout.Flexible(0)}}})
			return stage.Group("").Add(s.entryNode(k, each.page, areas[1]), f.node(k.Words.T(p.title), each, areas[2]))
		}})
	}
	return rows
}

// addTurnButtons adds the arrows that turn the pages, in their outer margins.
func (s *Scene) addTurnButtons(f *frame, root *stage.Node) {
	const icon, inset = 22.0, 28.0
	u := f.kit.UI.Unit
	button := func(name, sprite, label string, x float64, by int) {
		if !s.canTurn(by) {
			return
		}
		sign := &stage.Sprite{Name: sprite, Tint: ui.Accent.Colour()}
		n := stage.New(name, sign, x, f.pages.Y+f.pages.H/2, icon*u, icon*u).SetRole(stage.RoleButton, f.kit.Words.T(label))
		n.Touch = &stage.Touch{Focus: true, Reach: stage.Around((f.kit.UI.Target(44) - icon*u) / 2), Press: func() { s.turnBy(by) }, Hover: func(on bool) {
			sign.Tint = ui.Accent.Colour()
			if on {
				sign.Tint = ui.Gold.Colour()
			}
		}}
		root.Add(n)
	}
	button("rules-back", "icon-earlier", "rules.back", f.pages.X+inset*u, -1)
	button("rules-on", "icon-later", "rules.on", f.pages.X+f.pages.W-inset*u, 1)
}

// addFoot adds the row of buttons below the pages.
func (s *Scene) addFoot(f *frame, root *stage.Node) {
	k := f.kit
	button := func(i int, name, label string, on bool, press func()) {
		at := f.foot.Column(i, 4, blockGap*k.UI.Unit)
		root.Add(k.UI.Button(name, k.Words.T(label), name == "contents" && s.contents, at, press).Enable(on).Node)
	}
	button(0, "close", "settings.close", true, k.Context.Pop)
	button(1, "contents", "rules.contents", true, s.toggleContents)
	button(2, "rules-back", "rules.back", s.canTurn(-1), func() { s.turnBy(-1) })
	button(3, "rules-on", "rules.on", s.canTurn(1), func() { s.turnBy(1) })
}
