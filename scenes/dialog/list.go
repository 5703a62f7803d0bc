package dialog

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// List is a dialog of rows for a handheld window: as high as its rows or, where that is too high, as large as the window with rows that
// scroll between the title and the buttons.
type List struct {
	Name  string // of the node
	Title string
	// Heading is shown in place of the title, "" for the title itself.
	Heading string
	// FullWindow makes the list fill the window even where its rows need less.
	FullWindow bool
	// Columns is the most columns of rows, in a window that is wide enough for them.
	Columns int
	// Rows returns the rows for a column of a width.
	Rows func(width float64) []Row
	// Tabs adds what is between the title and the rows to on, from the top of r down, and returns its height. The height of r is that of a
	// line.
	Tabs func(on *stage.Node, r stage.Rect) float64
	// Content is the name of the node that holds the rows.
	Content string
	// Choice is what a screen reader calls the rows where one of them is chosen, "" where none is.
	Choice string
	// Close is called by a press outside the list; nil leaves the scene.
	Close func()
	// Swipe is called by drags to the left (1) and to the right (-1) where the list fills the window; nil for none.
	Swipe func(by int)
	// Note is shown above the buttons, "" for none.
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

// Sizes of a list in design units: the least width of a column at the usual text size, and text.
const (
	minColumn   = 370
	titleText   = 30
	buttonText  = 20.0
	rowText     = 22
	noteText    = 18
	ascentShare = 0.675 // from the top of a line of text to its middle, in text sizes
)

// Sizes of a list in device-independent pixels.
const (
	Margin    = 16.0  // around the rows
	RowGap    = 10    // below a button among the rows
	maxWidth  = 660.0 // of a list that does not fill the window
	buttonGap = 10.0
)

// List lays a list out. Where it is higher than the window its rows are scrolled by *scrolled pixels.
func (k Kit) List(l List, scrolled *float64) *stage.Node {
	c, d := k.Context, k.Context.Device
	m, width := Margin*d, c.W
	if c.H > c.W {
		width = min(c.W, maxWidth*d*max(1, 0.75*k.UI.Zoom))
	}
	if width < c.W || c.W > c.H {
		width = min(width, c.W-1.5*m)
	}
	in := stage.Rect{X: m, W: width - 2*m}
	columns := max(1, min(l.Columns, int(in.W/(minColumn*k.UI.Unit*k.UI.Zoom))))
	rows, height := stackRows(l.Rows(in.Column(0, columns, m).W), in.W, columns, m)
	if rows.Name = l.Content; l.Choice != "" {
		rows.SetRole(stage.RoleChoice, l.Choice)
	}
	if l.Close == nil {
		l.Close = c.Pop
	}
	head, foot := k.listHead(l, in), k.listFoot(l, in)
	natural := head.height + height + m/2 + foot.height
	r, window := stage.Rect{X: (c.W - width) / 2, W: width, H: natural}, stage.Rect{W: c.W, H: c.H}
	if !l.FullWindow && natural <= c.H-m {
		r.Y = (c.H - natural) / 2
		s := k.UI.Sheet(l.Name, "", r.W, r.H, c.W, c.H, l.Close)
		s.SetRole(stage.RoleDialog, l.Title)
		foot.node.Y = r.H - foot.height
		rows.X, rows.Y = in.X, head.height
		s.Body.Add(head.node, rows, foot.node)
		return s.Node
	}
	r.H = c.H
	scroll := k.UI.Scroll(stage.Rect{Y: head.height, W: c.W, H: c.H - head.height - foot.height}, height+1.5*m, scrolled)
	scroll.OnSwipe = l.Swipe
	rows.X, rows.Y = r.X+in.X, m/2
	scroll.Body.Add(rows)
	head.node.X, foot.node.X, foot.node.Y = r.X, r.X, c.H-foot.height
	over, below := window.Grow(paperBeyond*d), window.Grow(paperBeyond*d)
	over.H = head.height + paperBeyond*d
	below.Y, below.H = foot.node.Y, foot.height+paperBeyond*d
	title := stage.New("", &stage.Label{}, 0, 0, 0, 0).SetRole(stage.RoleTitle, l.Title)
	if l.Heading == "" {
		head.title.SetRole(stage.RoleSilent, "")
	}
	root := stage.Group(l.Name).SetRole(stage.RoleDialog, l.Title).Add(title, paper(window.Grow(paperBeyond*d)), scroll.Node,
		paper(over), edge(stage.Rect{X: 0, Y: head.height, W: c.W}, d), head.node)
	if foot.height > 0 {
		root.Add(paper(below), edge(stage.Rect{X: 0, Y: foot.node.Y, W: c.W}, d), foot.node)
	}
	return root
}

// paperBeyond is how far the paper of a list that fills the window reaches beyond it, to cover what the edges of a phone take, in
// device-independent pixels.
const paperBeyond = 200

// paper returns a rectangle in the colour of a sheet, which stops presses.
func paper(r stage.Rect) *stage.Node {
	n := Fill(ui.Surface, 1, r)
	n.Touch = &stage.Touch{}
	return n
}

// edge returns the thin line between what scrolls and what does not.
func edge(r stage.Rect, device float64) *stage.Node { return Divider(r, device, 0.5) }

// listPart is the head or the foot of a list, with its origin at its top left corner.
type listPart struct {
	node   *stage.Node
	height float64
	title  *stage.Node // of the head
}

// buttonsInHead reports whether the buttons of a list are beside its title, as on a phone held sideways.
func (k Kit) buttonsInHead() bool { return k.Context.W > k.Context.H }

// listHead returns the title of a list with its tabs.
func (k Kit) listHead(l List, in stage.Rect) listPart {
	d, high := k.Context.Device, k.UI.Row(50, 22)
	p := listPart{node: stage.Group("")}
	room := stage.Rect{X: in.X, Y: 6 * d, W: in.W, H: high}
	taken := 0.0
	if k.buttonsInHead() {
		taken = k.buttonsWidth(l, in.W)
		room.W -= taken + Margin*d
	}
	word, role := l.Title, stage.RoleTitle
	if l.Heading != "" {
		word, role = l.Heading, stage.RoleHeading
	}
	size := k.UI.Design().Size(titleText) // larger text leaves the title as it is
	lines := k.UI.Fonts.Wrap(word, gfx.SerifBold, size, room.W)
	room.H = max(high, 1.3*size*float64(len(lines)))
	if taken > 0 {
		k.addButtons(p.node, l, stage.Rect{X: in.X + in.W - taken, Y: room.Y, W: taken, H: room.H}, len(l.Buttons))
	}
	p.title = k.UI.FitLines(word, gfx.SerifBold, titleText, room, ui.Ink).SetRole(role, word)
	p.node.Add(p.title)
	p.height = room.H + 12*d
	if l.Tabs != nil {
		p.height += l.Tabs(p.node, stage.Rect{X: in.X, Y: p.height, W: in.W, H: k.UI.Row(48, 20)}) + 10*d
	}
	return p
}

// buttonsWidth returns the width of the buttons beside a title, which take at most 62 % of a width.
func (k Kit) buttonsWidth(l List, width float64) float64 {
	widest := 0.0
	for _, b := range l.Buttons {
		widest = max(widest, k.TextWidth(gfx.Serif, buttonText, b.Label)+28*k.UI.Unit)
	}
	n := float64(len(l.Buttons))
	return min(n*widest+(n-1)*buttonGap*k.Context.Device, 0.62*width)
}

// addButtons adds the buttons of a list in columns, with labels of one size.
func (k Kit) addButtons(on *stage.Node, l List, r stage.Rect, columns int) {
	gap, rows := buttonGap*k.Context.Device, (len(l.Buttons)+columns-1)/columns
	cell := func(i int) stage.Rect { return r.Row(i/columns, rows, gap).Column(i%columns, columns, gap) }
	size := buttonText
	for i, b := range l.Buttons {
		size = min(size, k.UI.WrappedTextSize(b.Label, buttonText, cell(i).W, cell(i).H))
	}
	for i, b := range l.Buttons {
		on.Add(k.UI.Button(b.Name, b.Label, b.Primary, cell(i), b.Press).WrapText(size, 0).Enable(!b.Disabled).Node)
	}
}

// buttonColumns returns the number of buttons of a list side by side in a width: all, or half of them where a label needs more room.
func (k Kit) buttonColumns(l List, width float64) int {
	n := len(l.Buttons)
	room := stage.Rect{W: width}.Column(0, n, buttonGap*k.Context.Device).W - 16*k.UI.Unit
	for _, b := range l.Buttons {
		if !k.UI.HasRoom(b.Label, gfx.Serif, room, 2*k.UI.Row(54, buttonText)) {
			return (n + 1) / 2
		}
	}
	return n
}

// listFoot returns the note of a list and, in an upright window, its buttons.
func (k Kit) listFoot(l List, in stage.Rect) listPart {
	p, d := listPart{node: stage.Group("")}, k.Context.Device
	if l.Note != "" {
		text, high := k.UI.Lines(l.Note, gfx.SerifItalic, noteText, in.X, 8*d+k.UI.Size(noteText)*ascentShare, in.W, 0, ui.Body)
		p.node.Add(text)
		p.height += high + 10*d
	}
	if n := len(l.Buttons); n == 0 {
		p.height += 22 * d
	} else if !k.buttonsInHead() {
		columns, gap, high := k.buttonColumns(l, in.W), buttonGap*d, 0.0
		for _, b := range l.Buttons {
			high = max(high, min(k.UI.WrappedButtonHeight(b.Label, buttonText, in.Column(0, columns, gap).W), 2*k.UI.Row(54, buttonText)))
		}
		rows := float64((n + columns - 1) / columns)
		high = rows*high + (rows-1)*gap
		k.addButtons(p.node, l, stage.Rect{X: in.X, Y: p.height + gap, W: in.W, H: high}, columns)
		p.height += high + 22*d
	}
	return p
}

// stackRows lays rows out from the top down in columns of equal width, and headings across all columns. It returns them and their height.
func stackRows(rows []Row, width float64, columns int, gap float64) (g *stage.Node, height float64) {
	g = stage.Group("")
	column, high := 0, 0.0
	next := func() {
		height, column, high = height+high, 0, 0
	}
	line := stage.Rect{W: width}
	for _, row := range rows {
		if row.Heading {
			next()
			g.Add(row.Build(stage.Rect{Y: height, W: width, H: row.Height}))
			height += row.Height
			continue
		}
		r := line.Column(column, columns, gap)
		r.Y, r.H = height, row.Height
		g.Add(row.Build(r))
		high = max(high, row.Height)
		if column++; column == columns {
			next()
		}
	}
	next()
	return g, height
}

// ButtonRow returns a button among the rows of a list, as high as its label needs.
func (k Kit) ButtonRow(name, label string, primary bool, width float64, press func()) Row {
	gap := RowGap * k.Context.Device
	return Row{Height: k.UI.WrappedButtonHeight(label, rowText, width) + gap, Build: func(r stage.Rect) *stage.Node {
		r.H -= gap
		return k.UI.Button(name, label, primary, r, press).WrapText(rowText, 0).Node
	}}
}

// TallRow returns a row that holds one button: height pixels high in a handheld window, else of the usual height.
func (k Kit) TallRow(height float64, button func(stage.Rect) *stage.Node) Row {
	gap := 8 * k.UI.Unit
	if !k.Handheld() {
		height = k.UI.Row(42, 18)
	}
	return Row{Height: height + gap, Build: func(r stage.Rect) *stage.Node {
		r.H -= gap
		return button(r)
	}}
}

// HeadingRow returns the heading of a group of rows.
func (k Kit) HeadingRow(text string) Row {
	return Row{Height: k.UI.Size(20) * 2, Heading: true, Build: func(r stage.Rect) *stage.Node {
		return k.UI.FitText(text, gfx.SerifBold, 20, r.X, r.Y+r.H*0.6, 0, r.W, ui.Gold).SetRole(stage.RoleHeading, text)
	}}
}
