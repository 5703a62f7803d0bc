package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// leaf is a row of a sheet that has pages.
type leaf struct {
	height float64
	head   bool // it stands above the rows that follow, never alone at the foot
	make   func(stage.Rect) *stage.Node
}

// paged is a sheet of rows in columns, and on pages where there are more than the window has room for.
type paged struct {
	sheet
	name, title string // the title by its key
	page        int
	rows        func(k kit, width float64) []leaf
	said        func(kit) string // what stands above the buttons, nil for nothing
}

func newPaged(name, title string, rows func(k kit, width float64) []leaf) *paged {
	p := &paged{name: name, title: title, rows: rows}
	p.first, p.build = "close", p.lay
	return p
}

// columnGap is the distance between columns, in design units.
const columnGap = 40

// list lays all rows out in a window that is held in the hand.
func (p *paged) list(k kit) *stage.Node {
	l := list{name: p.name, title: k.Words.T(p.title), columns: 2, ways: []way{k.closes()}, rows: func(width float64) []leaf { return p.rows(k, width) }}
	if p.said != nil {
		l.said = p.said(k)
	}
	return k.list(l, &p.scrolled)
}

// lay lays the sheet out.
func (p *paged) lay(c *game.Context) *stage.Node {
	k := sheetKit(c)
	if k.handheld() {
		return p.list(k)
	}
	u, row, note, columns := k.Kit.Unit, k.Kit.Row(50, 20), 0.0, k.columns()
	if p.said != nil {
		note = 4 * k.Kit.Size(18)
	}
	width := min(float64(columns)*470*u*k.Kit.Spread(18), c.W-24*u)
	room := stage.Rect{X: 36 * u, W: width - 72*u, H: note}
	top, foot := 84*u, note+40*u+row
	pages, tallest := k.share(p.rows(k, partAcross(room, 0, columns, columnGap*u).W), room.W, c.H-16*u-top-foot)
	at := min(p.page, len(pages)-1)
	s := k.dialog(p.name, p.title, width, top+tallest+foot)
	pages[at].X, pages[at].Y = room.X, top
	s.Body.Add(pages[at])
	if room.Y = top + tallest + 8*u; p.said != nil {
		s.Body.Add(k.Kit.FitLines(p.said(k), gfx.SerifItalic, 18, room, ui.Body))
	}
	button := func(name, word string, column int, do func()) {
		r := amid(room, column, 3, min(220*u, (room.W-24*u)/3), 12*u)
		r.Y, r.H = room.Y+note+8*u, row
		s.Body.Add(k.Kit.Button(name, k.Words.T(word), name == "close", r, do).Node)
	}
	turn := func(to int) func() {
		return func() {
			p.page = to
			p.Layout(c)
		}
	}
	if at > 0 {
		button("page-back", "rules.back", 0, turn(at-1))
	}
	button("close", "settings.close", 1, c.Pop)
	if at < len(pages)-1 {
		button("page-on", "rules.on", 2, turn(at+1))
	}
	return s.Node
}

// share lays rows out in columns of at most some height, on as many pages as they need, and returns the height of the tallest.
func (k kit) share(rows []leaf, width, most float64) (pages []*stage.Node, tallest float64) {
	columns, sum, highest := k.columns(), 0.0, 0.0
	for _, row := range rows {
		sum, highest = sum+row.height, max(highest, row.height)
	}
	limit := min(most, sum/float64(columns)+2*highest) // at which columns that share the rows have room for all of them on one page
	column, y := columns, 0.0                          // a page that is full
	for i, row := range rows {
		need := row.height
		if row.head && i+1 < len(rows) {
			need += rows[i+1].height
		}
		if column == columns || y+need > limit && y > 0 {
			if column++; column >= columns {
				pages, column = append(pages, stage.Group("")), 0
			}
			y = 0
		}
		r := stage.Rect{Y: y, W: width, H: row.height}
		pages[len(pages)-1].Add(row.make(partAcross(r, column, columns, columnGap*k.Kit.Unit)))
		y += row.height
		tallest = max(tallest, y)
	}
	return pages, tallest
}
