package dialog

import (
	"cmp"
	"math"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// List is a dialog of rows for a handheld window. It is as high as its rows. If that is too high for the window, it fills the window, and the
// rows scroll between the title and the buttons.
type List struct {
	Name  string // of the node
	Title string
	// Heading replaces the title that is shown; "" for the title itself.
	Heading string
	// FullWindow makes the list fill the window even if its rows need less room.
	FullWindow bool
	// Least is the least height of the list in pixels, up to that of the window. The rows of a higher list are at its top.
	Least float64
	// Columns is the greatest number of columns of rows. A narrow window has fewer.
	Columns int
	// Rows returns the rows for a column of a width.
	Rows func(width float64) []Row
	// Tabs adds the tabs between the title and the rows to on and returns their height; nil for no tabs. r is their first line.
	Tabs func(on *stage.Node, r stage.Rect) float64
	// Lazy, if set, builds only the rows in sight. The list must fill the window.
	Lazy *Lazy
	// Content is the name of the node that holds the rows.
	Content string
	// Choice is the name for screen readers of rows of which one is chosen; "" if the rows are no choice.
	Choice string
	// Close is called by a press outside the list; nil closes the scene.
	Close func()
	// Swipe is called after drags to the left (1) and to the right (-1) in a list that fills the window; nil for none.
	Swipe func(by int)
	// Note is shown above the buttons; "" for none.
	Note    string
	Buttons []Button // the last one closes the list
}

// Row is a row of a list or of pages.
type Row struct {
	Height float64
	// Heading keeps a row above the row that follows, across all columns of a list.
	Heading bool
	// Build returns the row for a rectangle.
	Build func(r stage.Rect) *stage.Node
}

// Button is a button at the foot of a list.
type Button struct {
	Name, Label string
	Primary     bool
	Press       func()
	Disabled    bool
}

// CloseButton returns the button that closes a dialog.
func (k Kit) CloseButton() Button {
	return Button{Name: "close", Label: k.Words.T("settings.close"), Primary: true, Press: k.Context.Pop}
}

// Lengths of a list in design units.
const (
	minColumn     = 370 // the least width of a column at the usual text size
	titleText     = 30
	titleHeight   = 50
	titleRowText  = 22
	tabsHeight    = 48
	tabsText      = 20
	buttonText    = 20.0
	buttonHeight  = 54
	headPadding   = 28.0 // of the label of a button in the head, both sides together
	footPadding   = 16.0 // of the label of a button in the foot, likewise
	rowText       = 22
	noteText      = 18
	headingText   = 20
	sentenceText  = 19
	tallRow       = 42 // a row with one button where the window is not handheld
	tallRowText   = 18
	tallRowGap    = 8
	edgeAlpha     = 0.5
	headingHeight = 2   // in text sizes
	headingMiddle = 0.6 // of the text, in heights of the row
)

// Lengths of a list in device-independent pixels.
const (
	Margin   = 16.0  // around the rows
	RowGap   = 10    // below a button among the rows
	maxWidth = 660.0 // of a list
	// maxFullWidth is the maximum width of a list that always fills the window.
	maxFullWidth = 780.0
	buttonGap    = 10.0
	headMargin   = 6.0 // above and below the title
	tabsGap      = 10.0
	noteTop      = 8.0
	noteBottom   = 2.0
	footMargin   = 12.0
	emptyFoot    = 22.0 // the height of a foot without buttons
	// surfaceBeyond is how far the surface of a list that fills the window reaches beyond it, to cover what the edges of a phone take.
	surfaceBeyond = 200
)

// Shares and factors of a list.
const (
	scrollMargin = 1.5   // above and below rows that scroll, in margins
	widthGrowth  = 0.75  // the greatest width by the text scale
	titleLine    = 1.3   // the height of a line of the title in text sizes
	headShare    = 0.62  // the width of the buttons in the head, at most, in widths of the list
	firstLine    = 0.675 // from the upper edge of text to the middle of its first line, in text sizes
)

// area is a part of a list or of a page.
type area int

const (
	_ area = iota
	headArea
	titleArea
	tabsArea
	rowsArea
	footArea
	noteArea
	buttonsArea
	backArea
	closeArea
	nextArea
	textArea
	keysArea
	// firstArea is the first row or the first button. The areas of the others follow.
	firstArea
)

// plan says how areas are arranged.
type plan = layout.Box[area]

// whole returns a fixed length in whole pixels, so that what follows starts on a whole pixel and nothing is rounded down.
func whole(length float64) layout.Size { return layout.Fixed(math.Ceil(length)) }

// space returns a distance between items of a column.
func space(length float64) plan { return plan{Height: whole(length)} }

// List lays a list out. If it fills the window, its rows are scrolled by *scrolled pixels.
func (k Kit) List(l List, scrolled *float64) *stage.Node {
	if l.Close == nil {
		l.Close = k.Context.Pop
	}
	margin, width := Margin*k.Context.Device, k.listWidth(l)
	inner := width - 2*margin
	columns := k.listColumns(l)
	rows := l.Rows(math.Floor(stage.Rect{W: inner}.Column(0, columns, margin).W))
	body := rowsPlan(rows, 0, columns, margin)
	height := body.HeightIn(inner).Min
	content := func(r stage.Rect) *stage.Node {
		g := stage.Group("")
		if l.Lazy == nil {
			g = buildRows(rows, body, r)
		} else {
			g.X, g.Y = r.X, r.Y
			*l.Lazy = Lazy{rows: rows, areas: layout.Solve(stage.Rect{W: r.W, H: r.H}, body), on: g, offset: scrolled, view: k.Context.H}
			l.Lazy.Update()
		}
		if g.Name = l.Content; l.Choice != "" {
			g.SetRole(stage.RoleChoice, l.Choice)
		}
		return g
	}
	head, foot := k.headPlan(l, inner), k.footPlan(l, inner)
	if sheet, natural := k.sheetPlan(l, width, height); !l.FullWindow && natural <= k.Context.H-margin {
		areas := layout.Solve(stage.Rect{W: width, H: natural}, sheet)
		r := areas[rowsArea]
		r.H = height
		areas[rowsArea] = r
		return k.listSheet(l, content, areas, stage.Rect{W: width, H: natural})
	}
	full := layout.InColumn(head, plan{Area: rowsArea, Height: layout.Flexible(0)}, foot)
	areas := layout.Solve(stage.Rect{X: (k.Context.W - width) / 2, W: width, H: k.Context.H}, full)
	return k.fullList(l, content, height, areas, scrolled)
}

// Lazy builds the rows of a list that are in and near the window, for lists of many rows.
type Lazy struct {
	rows     []Row
	areas    layout.Areas[area]
	on       *stage.Node
	offset   *float64
	view     float64 // the height of the window
	from, to float64 // rows between these offsets are built; equal before the first are
	built    map[int]*stage.Node
}

// Rows are built up to builtBeyond of the height of the window beyond its edges, and at least up to leastBeyond. The closer these are, the fewer rows are
// built in one frame while the list scrolls.
const (
	builtBeyond = 0.5
	leastBeyond = 0.4
)

// Update builds the rows in and near the window, if the list was scrolled to others, and reports whether it did.
func (l *Lazy) Update() bool {
	least, most := leastBeyond*l.view, builtBeyond*l.view
	if l.on == nil || l.to > l.from && *l.offset-least >= l.from && *l.offset+l.view+least <= l.to {
		return false
	}
	l.from, l.to = *l.offset-most, *l.offset+l.view+most
	l.on.Clear()
	built := map[int]*stage.Node{}
	for i, row := range l.rows {
		if r := l.areas[firstArea+area(i)]; r.Y+r.H > l.from && r.Y < l.to {
			if built[i] = l.built[i]; built[i] == nil {
				built[i] = row.Build(r)
			}
			l.on.Add(built[i])
		}
	}
	l.built = built
	return true
}

// sheetPlan returns the plan of a list of a width that does not fill the window, with rows of a height, and its height.
func (k Kit) sheetPlan(l List, width, rows float64) (sheet plan, height float64) {
	margin := Margin * k.Context.Device
	inner := width - 2*margin
	body := layout.InRow(plan{Area: rowsArea, Width: layout.Flexible(0)}).Padded(margin, 0)
	body.Height = layout.Flexible(rows)
	sheet = layout.InColumn(k.headPlan(l, inner), body, space(margin/2), k.footPlan(l, inner))
	return sheet, max(l.Least, sheet.HeightIn(width).Min)
}

// RowsRoom returns the height of the rows that a list that fills the window can show without scrolling.
func (k Kit) RowsRoom(l List) float64 {
	width := k.listWidth(l)
	inner := width - 2*Margin*k.Context.Device
	head, foot := k.headPlan(l, inner), k.footPlan(l, inner)
	return math.Floor(k.Context.H - head.HeightIn(width).Min - foot.HeightIn(width).Min - scrollMargin*Margin*k.Context.Device)
}

// ListHeight returns the height that a list needs if it does not fill the window.
func (k Kit) ListHeight(l List) float64 {
	width := k.listWidth(l)
	columns := k.listColumns(l)
	inner := width - 2*Margin*k.Context.Device
	rows := l.Rows(math.Floor(stage.Rect{W: inner}.Column(0, columns, Margin*k.Context.Device).W))
	body := rowsPlan(rows, 0, columns, Margin*k.Context.Device)
	_, height := k.sheetPlan(l, width, body.HeightIn(inner).Min)
	return height
}

// listColumns returns the number of columns of the rows of a list.
func (k Kit) listColumns(l List) int {
	inner := k.listWidth(l) - 2*Margin*k.Context.Device
	return max(1, min(l.Columns, int(inner/(minColumn*k.UI.Unit*k.UI.Zoom))))
}

// listWidth returns the width of a list.
func (k Kit) listWidth(l List) float64 {
	c, margin, most := k.Context, Margin*k.Context.Device, maxWidth
	if l.FullWindow {
		most = maxFullWidth
	}
	width := c.W
	if c.H > c.W {
		width = min(c.W, most*c.Device*max(1, widthGrowth*k.UI.Zoom))
	}
	if width < c.W || c.W > c.H {
		width = min(width, c.W-1.5*margin)
	}
	return width
}

// listSheet returns a list of a size in the middle of the window.
func (k Kit) listSheet(l List, content func(stage.Rect) *stage.Node, areas layout.Areas[area], size stage.Rect) *stage.Node {
	s := k.UI.Sheet(l.Name, "", size.W, size.H, k.Context.W, k.Context.H, l.Close)
	s.SetRole(stage.RoleDialog, l.Title)
	s.Body.Add(k.listHead(l, areas), content(areas[rowsArea]), k.headButtons(l, areas), k.listFoot(l, areas))
	return s.Node
}

// fullList returns a list that fills the window, whose content of a height in pixels scrolls between head and foot.
func (k Kit) fullList(l List, content func(stage.Rect) *stage.Node, height float64, areas layout.Areas[area], scrolled *float64) *stage.Node {
	c, margin := k.Context, Margin*k.Context.Device
	window, beyond := stage.Rect{W: c.W, H: c.H}, surfaceBeyond*c.Device
	body, foot := areas[rowsArea], areas[footArea]
	scroll := k.UI.Scroll(stage.Rect{Y: body.Y, W: c.W, H: body.H}, height+scrollMargin*margin, scrolled)
	scroll.OnSwipe = l.Swipe
	scroll.Body.Add(content(stage.Rect{X: body.X + margin, Y: margin / 2, W: body.W - 2*margin, H: height}))
	around := window.Grow(beyond)
	above, below := around, around
	above.H = body.Y + beyond
	below.Y, below.H = foot.Y, c.H-foot.Y+beyond
	titleAndTabs := k.listHead(l, areas)
	root := stage.Group(l.Name).SetRole(stage.RoleDialog, l.Title).Add(surface(around), scroll.Node,
		surface(above), edge(stage.Rect{Y: body.Y, W: c.W}, c.Device), titleAndTabs, k.headButtons(l, areas))
	if root.ReadFirst(titleAndTabs); l.Heading != "" {
		title := stage.New("", &stage.Label{}, 0, 0, 0, 0).SetRole(stage.RoleTitle, l.Title)
		root.Add(title).ReadFirst(title, titleAndTabs)
	}
	if foot.H > 0 {
		root.Add(surface(below), edge(stage.Rect{Y: foot.Y, W: c.W}, c.Device), k.listFoot(l, areas))
	}
	return root
}

// surface returns a rectangle in the colour of a sheet, which stops presses.
func surface(r stage.Rect) *stage.Node {
	n := Fill(ui.Surface, 1, r)
	n.Touch = &stage.Touch{}
	return n
}

// edge returns the thin line between what scrolls and what does not.
func edge(r stage.Rect, device float64) *stage.Node { return Divider(r, device, edgeAlpha) }

// buttonsInHead reports whether the buttons of a list are next to its title, as on a phone held sideways.
func (k Kit) buttonsInHead() bool { return k.Context.W > k.Context.H }

// heading returns what is shown as the title of a list.
func (l *List) heading() string { return cmp.Or(l.Heading, l.Title) }

// headPlan returns the plan of the title of a list in a width, with the buttons next to it or not, and the tabs below it.
func (k Kit) headPlan(l List, width float64) plan {
	d := k.Context.Device
	top := layout.InRow(plan{Area: titleArea, Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size {
		size := k.UI.Design().Size(titleText) // larger text leaves the title as it is
		lines := k.UI.Fonts.Wrap(l.heading(), gfx.SerifBold, size, width)
		return whole(max(k.UI.Row(titleHeight, titleRowText), titleLine*size*float64(len(lines))))
	}})
	if k.buttonsInHead() && len(l.Buttons) > 0 {
		buttons := plan{Area: buttonsArea}.WithWidth(k.headButtonsWidth(l, width))
		if headColumns(l) < len(l.Buttons) {
			buttons.Height = whole(2*k.UI.Row(titleHeight, titleRowText) + buttonGap*d)
		}
		top.Items = append(top.Items, buttons)
	}
	head := layout.InColumn(space(headMargin*d), top.WithGap(Margin*d), space(headMargin*d))
	if l.Tabs != nil {
		head.Items = append(head.Items, plan{Area: tabsArea, HeightFor: func(width float64) layout.Size {
			return whole(l.Tabs(stage.Group(""), k.tabsLine(stage.Rect{W: width})))
		}}, space(tabsGap*d))
	}
	return head.Padded(Margin*d, 0).Named(headArea)
}

// tabsLine returns the first line of tabs in a rectangle.
func (k Kit) tabsLine(r stage.Rect) stage.Rect {
	r.H = k.UI.Row(tabsHeight, tabsText)
	return r
}

// headButtonsWidth returns the width of the buttons next to a title, for a list of a width.
func (k Kit) headButtonsWidth(l List, width float64) float64 {
	widest := 0.0
	for _, b := range l.Buttons {
		widest = max(widest, k.TextWidth(gfx.Serif, buttonText, b.Label)+headPadding*k.UI.Unit)
	}
	n := float64(headColumns(l))
	return min(n*widest+(n-1)*buttonGap*k.Context.Device, headShare*width)
}

// headColumns returns the number of buttons side by side next to a title: all of them, or half of them where they are more than have room.
func headColumns(l List) int {
	const most = 4
	n := len(l.Buttons)
	if n > most {
		n = (n + 1) / 2
	}
	return n
}

// headButtons returns the buttons of a list if they are next to its title. They are read last, like those in the foot.
func (k Kit) headButtons(l List, areas layout.Areas[area]) *stage.Node {
	g := stage.Group("")
	if r, shown := areas[buttonsArea]; shown && k.buttonsInHead() {
		k.addButtons(g, l, r, headColumns(l))
	}
	return g
}

// listHead returns the title of a list with its tabs.
func (k Kit) listHead(l List, areas layout.Areas[area]) *stage.Node {
	g, role := stage.Group(""), stage.RoleTitle
	if l.Heading != "" {
		role = stage.RoleHeading
	}
	g.Add(k.UI.FitLines(l.heading(), gfx.SerifBold, titleText, areas[titleArea], ui.Ink).SetRole(role, l.heading()))
	if l.Tabs != nil {
		l.Tabs(g, k.tabsLine(areas[tabsArea]))
	}
	return g
}

// footPlan returns the plan of the note of a list in a width, and of its buttons unless they are in the head.
func (k Kit) footPlan(l List, width float64) plan {
	d := k.Context.Device
	foot := layout.InColumn[area]()
	if l.Note != "" {
		foot.Items = append(foot.Items, space(noteTop*d), plan{Area: noteArea, HeightFor: func(width float64) layout.Size {
			_, height := k.note(l, stage.Rect{W: width})
			return whole(height)
		}}, space(noteBottom*d))
	}
	if len(l.Buttons) == 0 {
		foot.Items = append(foot.Items, space(emptyFoot*d))
	} else if !k.buttonsInHead() {
		buttons := k.buttonsPlan(l, k.buttonColumns(l, width), width)
		foot.Items = append(foot.Items, space(buttonGap*d), plan{Area: buttonsArea, Height: whole(buttons.HeightIn(width).Min)}, space(footMargin*d))
	}
	return foot.Padded(Margin*d, 0).Named(footArea)
}

// note returns the note of a list from the upper edge of a rectangle down, and its height.
func (k Kit) note(l List, r stage.Rect) (text *stage.Node, height float64) {
	return k.UI.Lines(l.Note, gfx.SerifItalic, noteText, r.X, r.Y+firstLine*k.UI.Size(noteText), r.W, 0, ui.Body)
}

// listFoot returns the note of a list, and its buttons unless they are in the head.
func (k Kit) listFoot(l List, areas layout.Areas[area]) *stage.Node {
	g := stage.Group("")
	if r, shown := areas[noteArea]; shown {
		text, _ := k.note(l, r)
		g.Add(text)
	}
	if r, shown := areas[buttonsArea]; shown && !k.buttonsInHead() {
		k.addButtons(g, l, r, k.buttonColumns(l, r.W))
	}
	return g
}

// buttonsPlan returns the plan of the buttons of a list in columns, which ask for the height of the highest one.
func (k Kit) buttonsPlan(l List, columns int, width float64) plan {
	gap, height := buttonGap*k.Context.Device, 0.0
	for _, b := range l.Buttons {
		label := k.UI.WrappedButtonHeight(b.Label, buttonText, stage.Rect{W: width}.Column(0, columns, gap).W)
		height = max(height, min(label, 2*k.UI.Row(buttonHeight, buttonText)))
	}
	grid := plan{Kind: layout.Grid, Columns: columns, Gap: gap}
	for i := range l.Buttons {
		grid.Items = append(grid.Items, plan{Area: firstArea + area(i), Width: layout.Flexible(0), Height: layout.Size{Min: height, Weight: 1}})
	}
	return grid
}

// addButtons adds the buttons of a list in columns, with labels of one size.
func (k Kit) addButtons(on *stage.Node, l List, r stage.Rect, columns int) {
	areas, size := layout.Solve(r, k.buttonsPlan(l, columns, r.W)), buttonText
	for i, b := range l.Buttons {
		r := areas[firstArea+area(i)]
		size = min(size, k.UI.WrappedTextSize(b.Label, buttonText, r.W, r.H))
	}
	for i, b := range l.Buttons {
		on.Add(k.UI.Button(b.Name, b.Label, b.Primary, areas[firstArea+area(i)], b.Press).WrapText(size, 0).Enable(!b.Disabled).Node)
	}
}

// buttonColumns returns the number of buttons of a list side by side in a width: as many as leave each label enough room, in as few rows as possible.
func (k Kit) buttonColumns(l List, width float64) int {
	n := len(l.Buttons)
	for rows := 1; ; rows++ {
		columns := (n + rows - 1) / rows
		room := stage.Rect{W: width}.Column(0, columns, buttonGap*k.Context.Device).W - footPadding*k.UI.Unit
		if columns == 1 || !slices.ContainsFunc(l.Buttons, func(b Button) bool {
			return !k.UI.HasRoom(b.Label, gfx.Serif, room, 2*k.UI.Row(buttonHeight, buttonText))
		}) {
			return columns
		}
	}
}

// rowsPlan returns the plan of rows in columns of equal width, whose areas are numbered from first. Headings reach across all columns.
func rowsPlan(rows []Row, first, columns int, gap float64) plan {
	all := layout.InColumn[area]()
	var line []plan
	endLine := func() {
		for len(line) > 0 && len(line) < columns {
			line = append(line, plan{Width: layout.Flexible(0)})
		}
		if len(line) > 0 {
			all.Items = append(all.Items, plan{Items: line, Gap: gap, CrossAlign: layout.Start})
		}
		line = nil
	}
	for i, row := range rows {
		item := plan{Area: firstArea + area(first+i), Width: layout.Flexible(0), Height: whole(row.Height)}
		if row.Heading {
			endLine()
			all.Items = append(all.Items, item)
			continue
		}
		if line = append(line, item); len(line) == columns {
			endLine()
		}
	}
	endLine()
	return all
}

// buildRows returns the rows of a plan in a rectangle.
func buildRows(rows []Row, p plan, r stage.Rect) *stage.Node {
	g := stage.Group("")
	g.X, g.Y = r.X, r.Y
	areas := layout.Solve(stage.Rect{W: r.W, H: r.H}, p)
	for i, row := range rows {
		g.Add(row.Build(areas[firstArea+area(i)]))
	}
	return g
}

// ButtonRow returns a button among the rows of a list, as high as its label needs.
func (k Kit) ButtonRow(name, label string, primary bool, width float64, press func()) Row {
	gap := RowGap * k.Context.Device
	return Row{Height: k.UI.WrappedButtonHeight(label, rowText, width) + gap, Build: func(r stage.Rect) *stage.Node {
		r.H -= gap
		return k.UI.Button(name, label, primary, r, press).WrapText(rowText, 0).Node
	}}
}

// TallRow returns a row with one button, which is height pixels high in a handheld window and has the usual height in others.
func (k Kit) TallRow(height float64, button func(stage.Rect) *stage.Node) Row {
	gap := tallRowGap * k.UI.Unit
	if !k.Handheld() {
		height = k.UI.Row(tallRow, tallRowText)
	}
	return Row{Height: height + gap, Build: func(r stage.Rect) *stage.Node {
		r.H -= gap
		return button(r)
	}}
}

// TextRow returns a sentence.
func (k Kit) TextRow(text string, width float64) Row {
	return Row{Height: k.TextHeight(text, sentenceText, width) + 0.3*k.UI.Size(sentenceText), Build: func(r stage.Rect) *stage.Node {
		n, _ := k.UI.Lines(text, gfx.Serif, sentenceText, r.X, r.Y+0.7*k.UI.Size(sentenceText), r.W, 0, ui.Ink)
		return n
	}}
}

// HeadingRow returns the heading of a group of rows.
func (k Kit) HeadingRow(text string) Row {
	return Row{Height: k.UI.Size(headingText) * headingHeight, Heading: true, Build: func(r stage.Rect) *stage.Node {
		return k.UI.FitText(text, gfx.SerifBold, headingText, r.X, r.Y+r.H*headingMiddle, 0, r.W, ui.Gold).SetRole(stage.RoleHeading, text)
	}}
}
