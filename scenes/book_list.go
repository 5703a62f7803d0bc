package scenes

import (
	"math"
	"slices"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
)

// list lays the open page out in a window that is held in the hand, as a list that scrolls, or the contents in its place.
func (b *book) list(f *opened) *stage.Node {
	b.leaf, b.leaves = 0, 1
	if b.listed {
		return f.contentsList()
	}
	p, w := b.pages[b.at], f.Words
	l := list{name: "rules", title: w.T("rules.title"), heading: w.Number(b.at+1) + "  " + w.T("rules."+p.name), content: "page-" + p.name, whole: true,
		columns: 1, swipe: b.turn, rows: func(width float64) []leaf { return f.pageRows(p, width) },
		ways: []way{{name: "contents", word: w.T("rules.contents"), do: f.list},
			{name: "rules-back", word: w.T("rules.back"), off: !b.turns(-1), do: func() { b.turn(-1) }},
			{name: "rules-on", word: w.T("rules.on"), off: !b.turns(1), do: func() { b.turn(1) }},
			f.closes()}}
	return f.kit.list(l, &b.scrolled)
}

// contentsList is the list of all pages under a search, or of what was found.
func (f *opened) contentsList() *stage.Node {
	w := f.Words
	l := list{name: "rules", title: w.T("rules.title"), heading: w.T("rules.contents"), content: "contents", whole: true, columns: 2,
		tabs: func(on *stage.Node, r stage.Rect) float64 { f.search(on, r); return r.H },
		rows: f.contentsRows,
		ways: []way{{name: "contents", word: w.T("rules.back"), do: f.list}, f.closes()}}
	return f.kit.list(l, &f.b.scrolled)
}

// contentsRows are the pages under the titles of their games, or what was found.
func (f *opened) contentsRows(width float64) (rows []leaf) {
	found, title := f.b.found(f.Words.T), ""
	if len(found) == 0 {
		return []leaf{f.textLeaf(f.Words.T("rules.none"), 20, width)}
	}
	sought := strings.ToLower(strings.TrimSpace(f.b.sought))
	for _, i := range found {
		p := f.b.pages[i]
		if p.title != title && sought == "" {
			title = p.title
			rows = append(rows, f.headLeaf(f.Words.T(title)))
		}
		entry, quote := max(f.Kit.Row(48, 19), f.high(f.Words.T("rules."+p.name), 19, width-f.numbered())+0.6*f.Kit.Size(19)), 0.0
		if sought != "" {
			quote = 2.2 * f.Kit.Size(quoteText)
		}
		rows = append(rows, leaf{entry + quote, false, func(r stage.Rect) *stage.Node {
			g := stage.Group("")
			r.H = entry
			g.Add(f.entry(i, r))
			if sought != "" {
				r.Y, r.H = r.Y+entry, 1.6*f.Kit.Size(quoteText)
				f.quote(g, p.words(f.Words.T), sought, r)
			}
			return g
		}})
	}
	return rows
}

// pageGap is the gap between the parts of a page, in device-independent pixels.
const pageGap = 14

// pageRows are the sentences of a page, its pictures, and a way to try what it says.
func (f *opened) pageRows(p topic, width float64) (rows []leaf) {
	parts := strings.Split(f.Words.T("rules."+p.name+".text"), "\n")
	for _, each := range parts {
		if len(parts) == 1 {
			rows = append(rows, f.textLeaf(each, 20, width))
			continue
		}
		rows = append(rows, f.markedLeaf(each, width))
	}
	rows = append(rows, f.exhibitRows(p, width)...)
	if course, at, ok := f.b.lessonOf(p.lesson); ok {
		try := f.pressable("try-"+p.name, f.Words.T("rules.try"), true, width, func() { f.c.Go(route.Lesson{Course: course, At: at}) })
		rows = append(rows, try)
	}
	return rows
}

// textLeaf is text that is wrapped.
func (k kit) textLeaf(text string, units, width float64) leaf {
	_, high := k.Kit.Lines(text, gfx.Serif, units, 0, 0, width, 0, ui.Body)
	return leaf{high + pageGap*k.c.Device, true, func(r stage.Rect) *stage.Node {
		n, _ := k.Kit.Lines(text, gfx.Serif, units, r.X, r.Y+0.675*k.Kit.Size(units), width, 0, ui.Body)
		return n
	}}
}

// markedLeaf is a paragraph behind a rhomb.
func (k kit) markedLeaf(text string, width float64) leaf {
	dot := 0.5 * k.Kit.Size(20)
	words := k.textLeaf(text, 20, width-2*dot)
	return leaf{words.height, true, func(r stage.Rect) *stage.Node {
		mark := stage.New("", &stage.Fill{Colour: gfx.Hex(ui.GoldDark)}, r.X+dot/2, r.Y+0.65*k.Kit.Size(20), 0.7*dot, 0.7*dot)
		mark.Turn = math.Pi / 4
		r.X += 2 * dot
		return stage.Group("").Add(mark, words.make(r))
	}}
}

// exhibitRows are the pictures of a page with their words.
func (f *opened) exhibitRows(p topic, width float64) (rows []leaf) {
	add := func(height float64, draw func(f exhibit, r stage.Rect)) {
		rows = append(rows, leaf{height + pageGap*f.c.Device, true, func(r stage.Rect) *stage.Node {
			e := exhibit{f, stage.Group(""), p}
			r.H -= pageGap * f.c.Device
			draw(e, r)
			return e.g
		}})
	}
	shows, wide := p.shows, width > f.c.H
	switch p.layout {
	case captioned:
		for _, each := range shows {
			c := exhibit{f, nil, p}.captionedCase(each, width, wide)
			add(c.height, func(f exhibit, r stage.Rect) { c.draw(f, r) })
		}
		return rows
	case paying:
		high := 0.5 * width
		if wide {
			high = 0.6 * f.c.H
		}
		run := f.b.run(shows[0])
		add(high, func(f exhibit, r stage.Rect) { f.detail(shows[0], run, r) })
		all := exhibit{f, nil, p}
		for _, each := range all.paymentList(run) {
			add(all.slimPayment(each, width))
		}
		return rows
	case floorSum:
		first, high := shows[0], min(0.2*width, 0.3*f.c.H)+1.6*f.Kit.Size(34)
		add(high, func(f exhibit, r stage.Rect) { f.floor(first, r) })
		shows = shows[1:]
	}
	if n := float64(len(shows)); n > 0 {
		all, each, down := exhibit{f, nil, p}, 0.8*width, n
		if wide {
			each, down = min(0.75*f.c.H, 0.9*width/n), 1
		}
		if slices.ContainsFunc(shows, func(e example) bool { return e.crop != offerOnly && all.points(f.b.run(e)) != "" }) {
			each += all.pointsHeight()
		}
		add(down*each, func(f exhibit, r stage.Rect) { f.arrange(shows, r) })
	}
	return rows
}

// slimCase is a picture with what it counts and its words, laid out for a width.
type slimCase struct {
	example
	picture, count stage.Rect // from the upper left corner of the case
	title, text    string     // of which one may be empty
	words          stage.Rect
	height         float64
}

// captionedCase lays a case out: the words below picture and count, or beside them in a window that is wide.
func (f exhibit) captionedCase(e example, width float64, wide bool) slimCase {
	c, gap := slimCase{example: e, title: f.said(e.key)}, pageGap*f.c.Device
	side, high := 0.56*width, 0.4*width
	if wide {
		side, high = 0.3*width, 0.2*width
	}
	if e.crop == wallOnly {
		c.title, c.text = "", c.title
		high = side
	} else {
		c.text = f.said(e.key + ".text")
	}
	c.picture = stage.Rect{W: side, H: high}
	c.count = stage.Rect{X: side, W: width - side, H: high}
	c.words = stage.Rect{Y: high + gap/2, W: width}
	if wide {
		c.count.W = 0.2 * width
		c.words = stage.Rect{X: side + c.count.W + gap, W: width - side - c.count.W - gap}
	}
	if c.title != "" {
		c.words.H = f.titleHeight(c)
	}
	_, text := f.Kit.Lines(c.text, gfx.Serif, 20, 0, 0, c.words.W, 0, ui.Body)
	c.words.H += text
	if c.height = c.words.Y + c.words.H; wide {
		c.height = max(high, c.words.H)
		c.words.Y = (c.height - c.words.H) / 2
	}
	return c
}

// titleHeight is the height of the title over the words of a case.
func (f exhibit) titleHeight(c slimCase) float64 {
	return 1.35 * f.Kit.Size(24) * float64(len(f.Kit.Fonts.Wrap(c.title, gfx.SerifBold, f.Kit.Size(24), c.words.W)))
}

// draw draws a case into a room, under a line.
func (c slimCase) draw(f exhibit, r stage.Rect) {
	run := f.b.run(c.example)
	at := func(in stage.Rect) stage.Rect { in.X, in.Y = in.X+r.X, in.Y+r.Y; return in }
	f.g.Add(line(stage.Rect{X: r.X, Y: r.Y - 0.5*pageGap*f.c.Device, W: r.W}, f.Kit.Unit, 0.3))
	f.detail(c.example, run, at(c.picture))
	count := at(c.count)
	x, y := count.Middle()
	switch tiles := f.won(run); {
	case c.crop == wallOnly:
		points := f.Words.Signed(run.Position().Points(0, c.from))
		f.g.Add(f.Kit.FitBox(points, gfx.SerifBold, 38, x, y, 0.5, count.W, count.H, ui.Gain))
	case len(tiles) > 0:
		f.prize(f.look(run), tiles, count)
	default:
		f.g.Add(f.Kit.FitBox(f.points(run), gfx.SerifBold, 38, x, y, 0.5, count.W, count.H, ui.Gain))
	}
	words := at(c.words)
	if c.title != "" {
		title, high := f.Kit.Lines(c.title, gfx.SerifBold, 24, words.X, words.Y+0.675*f.Kit.Size(24), words.W, 0, ui.Ink)
		f.g.Add(title)
		words.Y += high
	}
	text, _ := f.Kit.Lines(c.text, gfx.Serif, 20, words.X, words.Y+0.675*f.Kit.Size(20), words.W, 0, ui.Body)
	f.g.Add(text)
}

// slimPayment is a payment for a width: its tiles over its words.
func (f exhibit) slimPayment(p payment, width float64) (height float64, draw func(f exhibit, r stage.Rect)) {
	row := 1.1 * slimTile * f.c.Device
	_, text := f.Kit.Lines(f.said(p.key), gfx.Serif, 20, 0, 0, width, 0, ui.Body)
	return row + text, func(f exhibit, r stage.Rect) {
		f.paid(p, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: row}, slimTile*f.c.Device)
		n, _ := f.Kit.Lines(f.said(p.key), gfx.Serif, 20, r.X, r.Y+row+0.675*f.Kit.Size(20), width, 0, ui.Body)
		f.g.Add(n)
	}
}

// slimTile is the side of a tile that pays, in device-independent pixels.
const slimTile = 40
