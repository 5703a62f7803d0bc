package rulebook

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
)

// list lays out the open page, or the contents, in a handheld window.
func (s *Scene) list(k dialog.Kit) *stage.Node {
	if s.contents {
		return s.contentsList(k)
	}
	p, w, closing := s.page(), k.Words, k.CloseButton()
	_, _, taught := s.book.lessonOf(p.lesson)
	closing.Primary = !taught // next to the button that opens the lesson
	page := dialog.List{Name: "rules", Title: w.T("rules.title"), Heading: w.Number(s.at+1) + "  " + p.text(w, ""), Content: "page-" + p.name,
		FullWindow: true, Columns: 1, Swipe: s.turnBy,
		Buttons: []dialog.Button{{Name: "contents", Label: w.T("rules.contents"), Press: s.toggleContents},
			{Name: "rules-back", Label: w.T("rules.back"), Disabled: !s.canTurn(-1), Press: func() { s.turnBy(-1) }},
			{Name: "rules-on", Label: w.T("rules.on"), Disabled: !s.canTurn(1), Press: func() { s.turnBy(1) }},
			closing}}
	page.Rows = func(width float64) []dialog.Row {
		if k.Compact() {
			return s.book.rows(k, s.at, width, nil)
		}
		usual := k.Usual()
		return s.book.tabletRows(k, usual, s.at, width, usual.RowsRoom(page))
	}
	return k.List(page, &s.dialog.Scrolled)
}

// maxPageGrowth is the factor by which text and pictures of a short page grow on a tablet. Pictures grow further by pictureGrowth.
const maxPageGrowth = 1.4

// tabletRows returns a page for a tablet, on which text at 100 % has the kit usual. Text and pictures are as large as possible in a height. Larger text
// does not make the pictures smaller, but the page longer.
func (b *book) tabletRows(k, usual dialog.Kit, at int, width, height float64) []dialog.Row {
	compose := func(growth float64) (c *composer, page box) {
		c = newComposer(enlarged(usual, growth), b, at, width)
		items := append(c.boxes(), box{Height: layout.Flexible(0)}, c.foot())
		return c, box{Kind: layout.Column, Gap: c.gap(blockGap), MainAlign: layout.Start, Items: items}
	}
	fits := func(growth float64) bool {
		_, page := compose(growth)
		return page.HeightIn(width).Pref <= height
	}
	if !fits(1) {
		return b.rows(k, at, width, nil)
	}
	growth := layout.LargestFit(1, maxPageGrowth, fits)
	c, page := compose(growth)
	if k.UI.Zoom > 1 {
		areas, least := layout.Solve(stage.Rect{W: width, H: height}, page), map[int]float64{}
		for _, picture := range c.pictures {
			least[picture] = areas[picture].H
		}
		larger := enlarged(k, growth)
		larger.UI.Zoom = max(1, k.UI.Zoom/growth)
		return b.rows(larger, at, width, least)
	}
	return []dialog.Row{{Height: height, Heading: true, Build: func(r stage.Rect) *stage.Node {
		g := stage.Group("")
		c.draw(g, stage.Rect{X: r.X, Y: r.Y, W: width, H: height}, page)
		return g
	}}}
}

// enlarged returns the kit with a larger design unit.
func enlarged(k dialog.Kit, growth float64) dialog.Kit {
	scale := k.UI.Scale
	scale.Unit *= growth
	return withScale(k, scale)
}

// rows returns the boxes of a page in a column, each with the height that it requests. Pictures are at least as high as least says by area.
func (b *book) rows(k dialog.Kit, at int, width float64, least map[int]float64) (rows []dialog.Row) {
	c := newComposer(k, b, at, width)
	c.minHeights = least
	for _, each := range append(c.boxes(), c.foot()) {
		height := each.HeightIn(width).Pref
		whole := math.Ceil(height + c.gap(blockGap)) // rows begin on whole pixels, so that pictures have the same size in each
		rows = append(rows, dialog.Row{Height: whole, Heading: true, Build: func(r stage.Rect) *stage.Node {
			g := stage.Group("")
			c.draw(g, stage.Rect{X: r.X, Y: r.Y, W: width, H: height}, each)
			return g
		}})
	}
	return rows
}

// contentsList lays out the search in a handheld window, with the pages or the findings.
func (s *Scene) contentsList(k dialog.Kit) *stage.Node {
	w := k.Words
	return k.List(dialog.List{Name: "rules", Title: w.T("rules.title"), Heading: w.T("rules.contents"), Content: "contents", FullWindow: true, Columns: 2,
		Tabs:    func(on *stage.Node, r stage.Rect) float64 { s.addSearch(k, on, r); return r.H },
		Rows:    func(width float64) []dialog.Row { return s.contentsRows(k, width) },
		Buttons: []dialog.Button{{Name: "contents", Label: w.T("rules.back"), Press: s.toggleContents}, k.CloseButton()}}, &s.dialog.Scrolled)
}

// contentsRows returns the pages under the titles of their games, or the findings.
func (s *Scene) contentsRows(k dialog.Kit, width float64) (rows []dialog.Row) {
	if len(words(s.query)) > 0 {
		return s.findingRows(k, width)
	}
	title := ""
	for i, p := range s.book.pages {
		if p.title != title {
			title = p.title
			rows = append(rows, k.HeadingRow(k.Words.T(title)))
		}
		rows = append(rows, dialog.Row{Height: s.entryHeight(k, i, width), Build: func(r stage.Rect) *stage.Node { return s.entryNode(k, i, r) }})
	}
	return rows
}

// entryHeight returns the height of the line that opens a page in a handheld window, in which its title may wrap.
func (s *Scene) entryHeight(k dialog.Kit, page int, width float64) float64 {
	size := k.UI.Size(entryText)
	lines := k.UI.Fonts.Wrap(s.book.pages[page].text(k.Words, ""), gfx.Serif, size, width-numberWidth(k)-closeGap*k.UI.Unit)
	return max(k.UI.Row(48, entryText), (lineHeight*float64(len(lines))+0.4)*size)
}
