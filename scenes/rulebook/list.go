package rulebook

import (
	"slices"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
)

// Sizes of the list in device-independent pixels: the gap between parts of a page, and the side of a tile that pays.
const (
	partGap     = 14
	paymentTile = 40
)

// list lays the open page out in a handheld window, or the contents in its place.
func (s *Scene) list(l *layout) *stage.Node {
	s.subpage, s.subpages = 0, 1
	if s.contents {
		return s.contentsList(l)
	}
	k, p, w := l.kit, s.page(), l.kit.Words
	return k.List(dialog.List{Name: "rules", Title: w.T("rules.title"), Heading: w.Number(s.at+1) + "  " + w.T("rules."+p.name), Content: "page-" + p.name,
		FullWindow: true, Columns: 1, Swipe: s.turnBy, Rows: func(width float64) []dialog.Row { return s.book.rows(k, p, width) },
		Buttons: []dialog.Button{{Name: "contents", Label: w.T("rules.contents"), Press: s.toggleContents},
			{Name: "rules-back", Label: w.T("rules.back"), Disabled: !s.canTurn(-1), Press: func() { s.turnBy(-1) }},
			{Name: "rules-on", Label: w.T("rules.on"), Disabled: !s.canTurn(1), Press: func() { s.turnBy(1) }},
			k.CloseButton()}}, &s.dialog.Scrolled)
}

// contentsList lays the search out in a handheld window, with the pages or what was found.
func (s *Scene) contentsList(l *layout) *stage.Node {
	k, w := l.kit, l.kit.Words
	return k.List(dialog.List{Name: "rules", Title: w.T("rules.title"), Heading: w.T("rules.contents"), Content: "contents", FullWindow: true, Columns: 2,
		Tabs:    func(on *stage.Node, r stage.Rect) float64 { s.addSearch(k, on, r); return r.H },
		Rows:    func(width float64) []dialog.Row { return s.contentsRows(l, width) },
		Buttons: []dialog.Button{{Name: "contents", Label: w.T("rules.back"), Press: s.toggleContents}, k.CloseButton()}}, &s.dialog.Scrolled)
}

// contentsRows returns the pages under the titles of their games, or what was found.
func (s *Scene) contentsRows(l *layout, width float64) (rows []dialog.Row) {
	k := l.kit
	found, title := s.book.find(s.query, k.Words), ""
	if len(found) == 0 {
		return []dialog.Row{textRow(k, k.Words.T("rules.none"), width)}
	}
	searching := normalized(s.query) != ""
	for _, i := range found {
		p := s.book.pages[i]
		if p.title != title && !searching {
			title = p.title
			rows = append(rows, k.HeadingRow(k.Words.T(title)))
		}
		entry, quote := max(k.UI.Row(48, 19), k.TextHeight(k.Words.T("rules."+p.name), 19, width-numberWidth(k))+0.6*k.UI.Size(19)), 0.0
		if searching {
			quote = 2.2 * k.UI.Size(quoteText)
		}
		rows = append(rows, dialog.Row{Height: entry + quote, Build: func(r stage.Rect) *stage.Node {
			g := stage.Group("")
			r.H = entry
			g.Add(s.entry(l, i, r))
			if searching {
				r.Y, r.H = r.Y+entry, 1.6*k.UI.Size(quoteText)
				s.addQuote(k, g, p.text(k.Words), r)
			}
			return g
		}})
	}
	return rows
}

// rows returns the sentences of a page, its pictures, and the button that opens its lesson.
func (b *book) rows(k dialog.Kit, p page, width float64) (rows []dialog.Row) {
	paragraphs := strings.Split(k.Words.T("rules."+p.name+".text"), "\n")
	for _, each := range paragraphs {
		if len(paragraphs) == 1 {
			rows = append(rows, textRow(k, each, width))
			continue
		}
		rows = append(rows, paragraphRow(k, each, width))
	}
	rows = append(rows, b.pictureRows(k, p, width)...)
	if course, at, ok := b.lessonOf(p.lesson); ok {
		try := k.ButtonRow("try-"+p.name, k.Words.T("rules.try"), true, width, func() { k.Context.Go(route.Lesson{Course: course, At: at}) })
		rows = append(rows, try)
	}
	return rows
}

// listText is the size of text in the list in design units.
const listText = 20

// textRow returns a row of text.
func textRow(k dialog.Kit, text string, width float64) dialog.Row {
	_, height := k.UI.Lines(text, gfx.Serif, listText, 0, 0, width, 0, ui.Body)
	return dialog.Row{Height: height + partGap*k.Context.Device, Heading: true, Build: func(r stage.Rect) *stage.Node {
		n, _ := k.UI.Lines(text, gfx.Serif, listText, r.X, r.Y+0.675*k.UI.Size(listText), width, 0, ui.Body)
		return n
	}}
}

// paragraphRow returns a paragraph behind a golden mark.
func paragraphRow(k dialog.Kit, text string, width float64) dialog.Row {
	dot := 0.5 * k.UI.Size(listText)
	row := textRow(k, text, width-2*dot)
	return dialog.Row{Height: row.Height, Heading: true, Build: func(r stage.Rect) *stage.Node {
		mark := bullet(r.X+dot/2, r.Y+0.65*k.UI.Size(listText), 0.7*dot)
		r.X += 2 * dot
		return stage.Group("").Add(mark, row.Build(r))
	}}
}

// pictureRows returns the pictures of a page with their captions.
func (b *book) pictureRows(k dialog.Kit, p page, width float64) (rows []dialog.Row) {
	d := k.Context.Device
	add := func(height float64, draw func(b pictureBuilder, r stage.Rect)) {
		rows = append(rows, dialog.Row{Height: height + partGap*d, Heading: true, Build: func(r stage.Rect) *stage.Node {
			on := stage.Group("")
			r.H -= partGap * d
			draw(pictureBuilder{k, b, p, on}, r)
			return on
		}})
	}
	pictures, wide := p.pictures, width > k.Context.H
	measure := pictureBuilder{k, b, p, nil}
	switch p.arrangement {
	case captioned:
		for _, each := range pictures {
			c := measure.captionedRow(each, width, wide)
			add(c.height, func(b pictureBuilder, r stage.Rect) { b.addCaptionedRow(c, r) })
		}
		return rows
	case payments:
		height := 0.5 * width
		if wide {
			height = 0.6 * k.Context.H
		}
		run := b.run(pictures[0])
		add(height, func(b pictureBuilder, r stage.Rect) { b.addDetail(pictures[0], run, r) })
		for _, each := range measure.payments(run) {
			add(measure.paymentHeight(each, width), func(b pictureBuilder, r stage.Rect) { b.addPaymentRow(each, r) })
		}
		return rows
	case floorCost:
		first, height := pictures[0], min(0.2*width, 0.3*k.Context.H)+1.6*k.UI.Size(34)
		add(height, func(b pictureBuilder, r stage.Rect) { b.addFloorCost(first, r) })
		pictures = pictures[1:]
	}
	if n := float64(len(pictures)); n > 0 {
		each, down := 0.8*width, n
		if wide {
			each, down = min(0.75*k.Context.H, 0.9*width/n), 1
		}
		if slices.ContainsFunc(pictures, func(p picture) bool { return p.crop != cropOffer && measure.points(b.run(p)) != "" }) {
			each += measure.pointsHeight()
		}
		add(down*each, func(b pictureBuilder, r stage.Rect) { b.addPlain(pictures, r) })
	}
	return rows
}

// captionedRow is the layout of a picture with what it scores and its caption, from the upper left corner.
type captionedRow struct {
	picture     picture
	detail      stage.Rect
	score       stage.Rect
	title, text string // of the caption; one may be empty
	caption     stage.Rect
	height      float64
}

// captionedRow lays a picture out for a width: the caption below picture and score or, in a wide window, beside them.
func (b pictureBuilder) captionedRow(p picture, width float64, wide bool) captionedRow {
	c, gap := captionedRow{picture: p, title: b.caption(p.key)}, partGap*b.kit.Context.Device
	side, height := 0.56*width, 0.4*width
	if wide {
		side, height = 0.3*width, 0.2*width
	}
	if p.crop == cropWall {
		c.title, c.text = "", c.title
		height = side
	} else {
		c.text = b.caption(p.key + ".text")
	}
	c.detail = stage.Rect{W: side, H: height}
	c.score = stage.Rect{X: side, W: width - side, H: height}
	c.caption = stage.Rect{Y: height + gap/2, W: width}
	if wide {
		c.score.W = 0.2 * width
		c.caption = stage.Rect{X: side + c.score.W + gap, W: width - side - c.score.W - gap}
	}
	if c.title != "" {
		size := b.kit.UI.Size(24)
		c.caption.H = 1.35 * size * float64(len(b.kit.UI.Fonts.Wrap(c.title, gfx.SerifBold, size, c.caption.W)))
	}
	_, text := b.kit.UI.Lines(c.text, gfx.Serif, listText, 0, 0, c.caption.W, 0, ui.Body)
	c.caption.H += text
	if c.height = c.caption.Y + c.caption.H; wide {
		c.height = max(height, c.caption.H)
		c.caption.Y = (c.height - c.caption.H) / 2
	}
	return c
}

// addCaptionedRow adds a picture as it was laid out to a rectangle, below a line.
func (b pictureBuilder) addCaptionedRow(c captionedRow, r stage.Rect) {
	k, run := b.kit, b.book.run(c.picture)
	at := func(in stage.Rect) stage.Rect { in.X, in.Y = in.X+r.X, in.Y+r.Y; return in }
	b.on.Add(dialog.Divider(stage.Rect{X: r.X, Y: r.Y - 0.5*partGap*k.Context.Device, W: r.W}, k.UI.Unit, 0.3))
	b.addDetail(c.picture, run, at(c.detail))
	score := at(c.score)
	x, y := score.Middle()
	switch from, tiles := b.bonusTiles(run); {
	case c.picture.crop == cropWall:
		points := k.Words.Signed(run.Position().Points(0, c.picture.source))
		b.on.Add(k.UI.FitBox(points, gfx.SerifBold, 38, x, y, 0.5, score.W, score.H, ui.Gain))
	case len(tiles) > 0:
		b.addBonus(b.table(run), from, tiles, score)
	default:
		b.on.Add(k.UI.FitBox(b.points(run), gfx.SerifBold, 38, x, y, 0.5, score.W, score.H, ui.Gain))
	}
	caption := at(c.caption)
	if c.title != "" {
		title, height := k.UI.Lines(c.title, gfx.SerifBold, 24, caption.X, caption.Y+0.675*k.UI.Size(24), caption.W, 0, ui.Ink)
		b.on.Add(title)
		caption.Y += height
	}
	text, _ := k.UI.Lines(c.text, gfx.Serif, listText, caption.X, caption.Y+0.675*k.UI.Size(listText), caption.W, 0, ui.Body)
	b.on.Add(text)
}

// paymentTiles returns the height of the tiles of a payment in the list.
func (b pictureBuilder) paymentTiles() float64 { return 1.1 * paymentTile * b.kit.Context.Device }

// paymentHeight returns the height of a payment in the list, with its caption wrapped to a width.
func (b pictureBuilder) paymentHeight(p payment, width float64) float64 {
	_, text := b.kit.UI.Lines(b.caption(p.key), gfx.Serif, listText, 0, 0, width, 0, ui.Body)
	return b.paymentTiles() + text
}

// addPaymentRow adds the tiles of a payment over its caption.
func (b pictureBuilder) addPaymentRow(p payment, r stage.Rect) {
	row := b.paymentTiles()
	b.addPayment(p, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: row}, paymentTile*b.kit.Context.Device)
	n, _ := b.kit.UI.Lines(b.caption(p.key), gfx.Serif, listText, r.X, r.Y+row+0.675*b.kit.UI.Size(listText), r.W, 0, ui.Body)
	b.on.Add(n)
}
