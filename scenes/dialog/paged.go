package dialog

import (
	"cmp"
	"math"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Paged is a dialog of rows. In a handheld window it is a list, in others it has pages with columns.
type Paged struct {
	Name, Title string // the title by its key
	// Rows returns the rows for a column of a width.
	Rows func(k Kit, width float64) []Row
	// Note returns the text above the buttons; nil for none.
	Note func(Kit) string
	// Columns is the number of columns of a page, and ColumnWidth their width in design units at the usual text size; 0 for the usual ones.
	Columns     int
	ColumnWidth float64
	// Proceeds is set if a row has the primary button; otherwise the one that closes the dialog is primary.
	Proceeds bool

	page int // the index of the open page
}

// NewPaged returns a dialog that shows p.
func NewPaged(p *Paged) *Scene {
	s := &Scene{First: "close"}
	s.Build = func(c *game.Context) *stage.Node { return p.build(c, s) }
	return s
}

// pageColumns is the usual number of columns on a page.
const pageColumns = 2

// Lengths of the sheet of a page in design units.
const (
	columnWidth = 470.0 // at the usual text size
	columnGap   = 40.0
	pageTop     = 84.0
	pageSide    = 36.0
	pageText    = 18.0 // by which columns grow with the text
	partGap     = 8.0  // between the rows, the note and the buttons
	noteLines   = 4    // the height of the note in text sizes
	pageButton  = 220.0
	pageRow     = 50.0
	pageGap     = 12.0
	pageBottom  = 24.0
)

// plan returns the plan of the sheet for a page of a height.
func (p *Paged) plan(k Kit, height float64) plan {
	u, note := k.UI.Unit, 0.0
	if p.Note != nil {
		note = noteLines * k.UI.Size(noteText)
	}
	width := layout.Size{Pref: pageButton * u}
	buttons := layout.InRow(plan{Area: backArea, Width: width}, plan{Area: closeArea, Width: width}, plan{Area: nextArea, Width: width}).
		WithGap(pageGap * u).WithHeight(k.UI.Row(pageRow, buttonText))
	buttons.MainAlign = layout.Middle
	sheet := layout.InColumn(
		space(pageTop*u), plan{Area: rowsArea}.WithHeight(height),
		space(partGap*u), plan{Area: noteArea}.WithHeight(note),
		space(partGap*u), buttons, space(pageBottom*u)).Padded(pageSide*u, 0)
	sheet.Width.Pref = float64(p.columns()) * cmp.Or(p.ColumnWidth, columnWidth) * u * k.UI.TextGrowth(pageText)
	return sheet
}

func (p *Paged) columns() int { return cmp.Or(p.Columns, pageColumns) }

// build lays out the dialog of a scene.
func (p *Paged) build(c *game.Context, s *Scene) *stage.Node {
	k := NewTouchKit(c)
	if k.Handheld() {
		return p.list(k, &s.Scrolled)
	}
	gap := columnGap * k.UI.Unit
	_, others, areas := SheetAreas(k, p.plan(k, 0))
	column := areas[rowsArea].Column(0, p.columns(), gap)
	pages, tallest := paginate(p.Rows(k, math.Floor(column.W)), p.columns(), c.H-sheetMargin*k.UI.Unit-others)
	width, height, areas := SheetAreas(k, p.plan(k, tallest))
	sheet := k.Sheet(p.Name, p.Title, width, height)
	at := min(p.page, len(pages)-1)
	sheet.Body.Add(pages[at].build(areas[rowsArea], gap))
	if p.Note != nil {
		sheet.Body.Add(k.UI.FitLines(p.Note(k), gfx.SerifItalic, noteText, areas[noteArea], ui.Body))
	}
	button := func(name, label string, a area, press func()) {
		sheet.Body.Add(k.UI.Button(name, k.Words.T(label), name == "close" && !p.Proceeds, areas[a], press).Node)
	}
	turnTo := func(page int) func() {
		return func() {
			p.page = page
			s.Layout(c)
		}
	}
	if at > 0 {
		button("page-back", "rules.back", backArea, turnTo(at-1))
	}
	button("close", "settings.close", closeArea, c.Pop)
	if at < len(pages)-1 {
		button("page-on", "rules.on", nextArea, turnTo(at+1))
	}
	return sheet.Node
}

// list lays out all rows in a handheld window.
func (p *Paged) list(k Kit, scrolled *float64) *stage.Node {
	closing := k.CloseButton()
	closing.Primary = !p.Proceeds
	l := List{Name: p.Name, Title: k.Words.T(p.Title), Columns: 2, Buttons: []Button{closing}, Rows: func(width float64) []Row { return p.Rows(k, width) }}
	if p.Note != nil {
		l.Note = p.Note(k)
	}
	return k.List(l, scrolled)
}

// page is the rows of each column of a page.
type page [][]Row

// build returns the rows in a rectangle, with a gap between columns.
func (p page) build(r stage.Rect, gap float64) *stage.Node {
	all, columns := []Row{}, plan{Gap: gap}
	for _, rows := range p {
		column := rowsPlan(rows, len(all), 1, 0)
		column.Items = append(column.Items, plan{Height: layout.Flexible(0)})
		column.Width = layout.Flexible(0)
		columns.Items = append(columns.Items, column)
		all = append(all, rows...)
	}
	return buildRows(all, columns, r)
}

// paginate divides rows among columns at most limit pixels high, on as many pages as they need, at least one. It returns the height of the tallest
// column. A heading is never the last row of a column.
func paginate(rows []Row, columns int, limit float64) (pages []page, tallest float64) {
	if len(rows) == 0 {
		return []page{make(page, columns)}, 0
	}
	sum, highest := 0.0, 0.0
	for _, row := range rows {
		sum, highest = sum+math.Ceil(row.Height), max(highest, math.Ceil(row.Height))
	}
	limit = min(limit, sum/float64(columns)+2*highest) // where one page has room for all, its columns are about equally high
	column, y := columns, 0.0                          // as after a full page
	for i, row := range rows {
		need := math.Ceil(row.Height)
		if row.Heading && i+1 < len(rows) {
			need += math.Ceil(rows[i+1].Height)
		}
		if column == columns || y+need > limit && y > 0 {
			if column++; column >= columns {
				pages, column = append(pages, make(page, columns)), 0
			}
			y = 0
		}
		last := pages[len(pages)-1]
		last[column] = append(last[column], row)
		y += math.Ceil(row.Height)
		tallest = max(tallest, y)
	}
	return pages, tallest
}
