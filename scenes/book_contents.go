package scenes

import (
	"fmt"
	"slices"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// contents lists the pages in the margin, or what was found, between the search and a way out.
func (f *opened) contents(root *stage.Node) {
	u, r, row := f.Kit.Unit, f.margin, f.Kit.Row(52, 19)
	g := stage.Group("contents")
	f.search(g, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: row})
	list := stage.Rect{X: r.X, Y: r.Y + row + 8*u, W: r.W, H: r.H - row - 8*u}
	if !f.listed() {
		list.H -= row + 8*u
	}
	found := f.b.found(f.Words.T)
	if len(found) == 0 {
		g.Add(f.Kit.FitLines(f.Words.T("rules.none"), gfx.Serif, 20, stage.Rect{X: r.X, Y: list.Y, W: r.W, H: min(list.H, 5*f.line())}, ui.Ink))
	}
	f.entries(g, found, list)
	if !f.listed() {
		g.Add(f.Kit.Button("close", f.Words.T("settings.close"), false, stage.Rect{X: r.X, Y: r.Y + r.H - row, W: 0.6 * r.W, H: row}, f.c.Pop).Node)
	}
	root.Add(g)
}

// search is the field for what is sought.
func (f *opened) search(on *stage.Node, r stage.Rect) {
	on.Add(f.Kit.Field("search", f.Words.T("rules.search"), f.b.sought, 24, r, f.b.seek).Node)
	if u := f.Kit.Unit; f.b.sought == "" {
		on.Add(f.Kit.FitText(f.Words.T("rules.search"), gfx.SerifItalic, 19, r.X+40*u, r.Y+r.H/2, 0, r.W-50*u, ui.Body).Says(stage.RoleSilent, ""))
	}
}

// listed reports whether the contents lie where the pages do.
func (f *opened) listed() bool { return f.margin == f.sheets }

// entries lists pages under the titles of their games, in as many columns as they need.
func (f *opened) entries(g *stage.Node, found []int, r stage.Rect) {
	least := max(f.Kit.Target(0), 1.3*f.Kit.Floor())
	high := max(1, int(r.H/least))
	if strings.TrimSpace(f.b.sought) != "" {
		f.quotes(g, found, r)
		return
	}
	columns := (f.b.rows() + high - 1) / high
	high = (f.b.rows() + columns - 1) / columns
	r.H = float64(high) * min(max(48*f.Kit.Unit*f.Kit.Zoom, least), r.H/float64(high))
	n := 0
	next := func() stage.Rect {
		at := partDown(partAcross(r, n/high, columns, 0), n%high, high, 0)
		n++
		return at
	}
	title := ""
	for _, i := range found {
		if p := f.b.pages[i]; p.title != title {
			title = p.title
			at, word := next(), f.Words.T(title)
			g.Add(f.Kit.FitText(word, gfx.SerifBold, 22, at.X+6*f.Kit.Unit, at.Y+at.H/2, 0, at.W-12*f.Kit.Unit, ui.Ink).Says(stage.RoleHeading, word))
		}
		g.Add(f.entry(i, next()))
	}
}

// entry leads to a page.
func (f *opened) entry(i int, r stage.Rect) *stage.Node {
	p, u, ink, gold := f.b.pages[i], f.Kit.Unit, uint32(ui.Ink), uint32(ui.GoldDark)
	n := stage.Box("topic-"+p.name, nil, r)
	if from, to := f.b.open(f.spread()); from <= i && i < to {
		n.Art, ink, gold = stage.Slab("button-primary", u, 0), white, white
	}
	word := f.Words.T("rules." + p.name)
	title := f.Kit.FitText(word, gfx.Serif, 19, -r.W/2+f.numbered()-8*u, 0, 0, r.W-f.numbered(), ink)
	if f.handheld() {
		title = f.Kit.FitLines(word, gfx.Serif, 19, stage.Rect{X: -r.W/2 + f.numbered() - 8*u, Y: -r.H / 2, W: r.W - f.numbered(), H: r.H}, ink)
	}
	n.Add(f.Kit.Text(fmt.Sprint(i+1), gfx.SerifBold, 18, -r.W/2+f.numbered()-22*u, 0, 1, gold).Says(stage.RoleSilent, ""), title.Says(stage.RoleSilent, ""))
	n.Touch = &stage.Touch{Focus: true, Press: func() { f.b.show(i) }}
	return n.Says(stage.RoleButton, word)
}

// numbered is what the number before the title of a page takes of a line, and the edge after it.
func (f *opened) numbered() float64 {
	if f.handheld() {
		return 36*f.Kit.Unit + f.measure(gfx.SerifBold, 18, "00")
	}
	return 60 * f.Kit.Unit
}

// found are the pages in which what is sought, or its kin, is said; all where nothing is sought, else six at most.
func (b *book) found(word func(string, ...any) string) (pages []int) {
	sought := strings.ToLower(strings.TrimSpace(b.sought))
	kin := kinOf(word("rules.kin"), sought)
	for i, p := range b.pages {
		text := strings.ToLower(p.words(word))
		if sought == "" || len(pages) < 6 && (strings.Contains(text, sought) || slices.Contains(kin, p.name)) {
			pages = append(pages, i)
		}
	}
	return pages
}

// kinOf are the pages for a word that need not stand on them, from a list such as "penalty:floor draw:end,stars".
func kinOf(list, sought string) (pages []string) {
	for _, each := range strings.Fields(list) {
		if word, at, _ := strings.Cut(each, ":"); len(sought) > 1 && strings.HasPrefix(word, sought) {
			pages = append(pages, strings.Split(at, ",")...)
		}
	}
	return pages
}

// foot is the row of buttons below the page, where there is no margin.
func (f *opened) foot(root *stage.Node) {
	r := stage.Rect{X: f.sheets.X, Y: f.sheets.Y + f.sheets.H + 14*f.Kit.Unit, W: f.sheets.W, H: f.Kit.Row(52, 20)}
	button := func(i int, name, word string, on bool, do func()) {
		at := partAcross(r, i, 4, 10*f.Kit.Unit)
		root.Add(f.Kit.Button(name, f.Words.T(word), name == "contents" && f.b.listed, at, do).Enable(on).Node)
	}
	button(0, "close", "settings.close", true, f.c.Pop)
	button(1, "contents", "rules.contents", true, f.list)
	button(2, "rules-back", "rules.back", f.b.turns(-1), func() { f.b.turn(-1) })
	button(3, "rules-on", "rules.on", f.b.turns(1), func() { f.b.turn(1) })
}

// list shows the contents in place of the page, or the page again.
func (f *opened) list() {
	f.b.listed, f.b.scrolled = !f.b.listed, 0
	f.b.Layout(f.c)
}
