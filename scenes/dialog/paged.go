package dialog

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Paged is a dialog of rows: a list in a handheld window, elsewhere columns on as many pages as the rows need.
type Paged struct {
	Name, Title string // the title by its key
	// Rows returns the rows for a column of a width.
	Rows func(k Kit, width float64) []Row
	// Note returns what is shown above the buttons; nil for nothing.
	Note func(Kit) string

	page int // that is open
}

// NewPaged returns a dialog that shows p.
func NewPaged(p *Paged) *Scene {
	s := &Scene{First: "close"}
	s.Build = func(c *game.Context) *stage.Node { return p.build(c, s) }
	return s
}

// pageColumns is the number of columns on a page, and columnGap the gap between them in design units.
const pageColumns, columnGap = 2, 40

// build lays the dialog of a scene out.
func (p *Paged) build(c *game.Context, s *Scene) *stage.Node {
	k := NewTouchKit(c)
	if k.Handheld() {
		return p.list(k, &s.Scrolled)
	}
	u, row, note := k.UI.Unit, k.UI.Row(50, 20), 0.0
	if p.Note != nil {
		note = 4 * k.UI.Size(noteText)
	}
	width := min(pageColumns*470*u*k.UI.TextGrowth(18), c.W-24*u)
	room := stage.Rect{X: 36 * u, W: width - 72*u, H: note}
	top, foot := 84*u, note+40*u+row
	pages, tallest := k.paginate(p.Rows(k, room.Column(0, pageColumns, columnGap*u).W), room.W, c.H-16*u-top-foot)
	at := min(p.page, len(pages)-1)
	sheet := k.Sheet(p.Name, p.Title, width, top+tallest+foot)
	pages[at].X, pages[at].Y = room.X, top
	sheet.Body.Add(pages[at])
	if room.Y = top + tallest + 8*u; p.Note != nil {
		sheet.Body.Add(k.UI.FitLines(p.Note(k), gfx.SerifItalic, noteText, room, ui.Body))
	}
	button := func(name, label string, column int, press func()) {
		r := room.Centred(column, 3, min(220*u, (room.W-24*u)/3), 12*u)
		r.Y, r.H = room.Y+note+8*u, row
		sheet.Body.Add(k.UI.Button(name, k.Words.T(label), name == "close", r, press).Node)
	}
	turnTo := func(page int) func() {
		return func() {
			p.page = page
			s.Layout(c)
		}
	}
	if at > 0 {
		button("page-back", "rules.back", 0, turnTo(at-1))
	}
	button("close", "settings.close", 1, c.Pop)
	if at < len(pages)-1 {
		button("page-on", "rules.on", 2, turnTo(at+1))
	}
	return sheet.Node
}

// list lays all rows out in a handheld window.
func (p *Paged) list(k Kit, scrolled *float64) *stage.Node {
	l := List{Name: p.Name, Title: k.Words.T(p.Title), Columns: 2, Buttons: []Button{k.CloseButton()}, Rows: func(width float64) []Row { return p.Rows(k, width) }}
	if p.Note != nil {
		l.Note = p.Note(k)
	}
	return k.List(l, scrolled)
}

// paginate lays rows out in columns at most limit pixels high, on as many pages as they need. It returns the height of the tallest column.
// A heading is never the last row of a column.
func (k Kit) paginate(rows []Row, width, limit float64) (pages []*stage.Node, tallest float64) {
	sum, highest := 0.0, 0.0
	for _, row := range rows {
		sum, highest = sum+row.Height, max(highest, row.Height)
	}
	limit = min(limit, sum/pageColumns+2*highest) // where one page has room for all, its columns are about equally high
	column, y := pageColumns, 0.0                 // as after a full page
	for i, row := range rows {
		need := row.Height
		if row.Heading && i+1 < len(rows) {
			need += rows[i+1].Height
		}
		if column == pageColumns || y+need > limit && y > 0 {
			if column++; column >= pageColumns {
				pages, column = append(pages, stage.Group("")), 0
			}
			y = 0
		}
		r := stage.Rect{Y: y, W: width, H: row.Height}
		pages[len(pages)-1].Add(row.Build(r.Column(column, pageColumns, columnGap*k.UI.Unit)))
		y += row.Height
		tallest = max(tallest, y)
	}
	return pages, tallest
}
