package scenes

import (
	"azulejo/game/stage"
)

// leaf is a row of a sheet that has pages.
type leaf struct {
	height float64
	head   bool // it stands above the rows that follow, never alone at the foot
	make   func(stage.Rect) *stage.Node
}

// paged is a sheet of rows in columns, and on pages where there are more than the window has room for.
type paged struct {
	name, title string // the title by its key
	columns     int
	rows        []leaf
	page        int
	turn        func(page int)
	// foot makes what stands above the buttons, nil for nothing, in a room of footHeight.
	foot       func(stage.Rect) *stage.Node
	footHeight float64
}

// build lays the sheet out.
func (p *paged) build(k kit) *stage.Node {
	u, row := k.Unit, k.Row(50, 20)
	width := min(float64(p.columns)*470*u*k.Spread(18), k.c.W-24*u)
	top, foot := 84*u, p.footHeight+40*u+row
	pages, tallest := p.pages(width-72*u, 40*u, k.c.H-16*u-top-foot)
	at := min(p.page, len(pages)-1)
	s := k.dialog(p.name, p.title, width, top+tallest+foot)
	pages[at].X, pages[at].Y = 36*u, top
	s.Body.Add(pages[at])
	if p.foot != nil {
		s.Body.Add(p.foot(stage.Rect{X: 36 * u, Y: top + tallest + 8*u, W: width - 72*u, H: p.footHeight}))
	}
	y, bw := top+tallest+p.footHeight+16*u, min(220*u, (width-72*u-24*u)/3)
	button := func(name, word string, column int, do func()) {
		x := width/2 - bw/2 + float64(column)*(bw+12*u)
		s.Body.Add(k.Button(name, k.T(word), column == 0, stage.Rect{X: x, Y: y, W: bw, H: row}, do).Node)
	}
	if at > 0 {
		button("page-back", "rules.back", -1, func() { p.turn(at - 1) })
	}
	button("close", "settings.close", 0, k.c.Pop)
	if at < len(pages)-1 {
		button("page-on", "rules.on", 1, func() { p.turn(at + 1) })
	}
	return s.Node
}

// pages lays the rows out in columns of at most some height, and returns the height of the tallest.
func (p *paged) pages(width, gap, most float64) (pages []*stage.Node, tallest float64) {
	w := (width - gap*float64(p.columns-1)) / float64(p.columns)
	limit := min(most, p.even())
	column, y := p.columns, 0.0 // a page that is full
	for i, row := range p.rows {
		need := row.height
		if row.head && i+1 < len(p.rows) {
			need += p.rows[i+1].height
		}
		if column == p.columns || y+need > limit && y > 0 {
			if column++; column >= p.columns {
				pages, column = append(pages, stage.Group("")), 0
			}
			y = 0
		}
		pages[len(pages)-1].Add(row.make(stage.Rect{X: float64(column) * (w + gap), Y: y, W: w, H: row.height}))
		y += row.height
		tallest = max(tallest, y)
	}
	return pages, tallest
}

// even is a height at which columns that share the rows have room for all of them on one page.
func (p *paged) even() float64 {
	sum, highest := 0.0, 0.0
	for _, row := range p.rows {
		sum, highest = sum+row.height, max(highest, row.height)
	}
	return sum/float64(p.columns) + 2*highest
}
