package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// list is a sheet of rows for a window that is held in the hand: a dialog that is as high as its rows, or all of the window with rows that
// scroll between the title and the buttons.
type list struct {
	name, title string // the title in words
	heading     string // is written in the place of the title, unless it is empty
	whole       bool   // it fills the window even where its rows need less
	columns     int    // of rows in a window that is wide enough, at most
	rows        func(width float64) []leaf
	// tabs, if set, stand between the title and the rows. They are made over the rectangle of their first row and return their height.
	tabs    func(on *stage.Node, r stage.Rect) float64
	content string       // names the rows
	choice  string       // says what is chosen among the rows, unless it is empty
	shut    func()       // is called by a press beside the list; nil leaves the scene
	swipe   func(by int) // hears of drags to the left (1) and to the right (-1) where the list fills the window; nil for none
	said    string       // stands above the buttons, "" for nothing
	ways    []way        // the buttons, of which the last closes the sheet
}

// way is a button that leaves a sheet or does something to all of it.
type way struct {
	name, word string
	primary    bool
	do         func()
	off        bool // it cannot be pressed now
}

// closes is the button that closes a sheet.
func (k kit) closes() way {
	return way{name: "close", word: k.Words.T("settings.close"), primary: true, do: k.c.Pop}
}

// columnLeast is the least width of a column of a list, in design units at the usual size of text.
const columnLeast = 370

// listTitle is the size of the title of a list in design units.
const listTitle = 30

// Lengths of a list in device-independent pixels: listMargin stands around the rows, and listWidth is the most that a dialog is wide.
const (
	listMargin = 16.0
	listWidth  = 660.0
)

// list lays a list out, scrolled by *at pixels where it is higher than the window.
func (k kit) list(l list, at *float64) *stage.Node {
	c, d := k.c, k.c.Device
	m, width := listMargin*d, c.W
	if c.H > c.W {
		width = min(c.W, listWidth*d*max(1, 0.75*k.Kit.Zoom))
	}
	if width < c.W || c.W > c.H {
		width = min(width, c.W-1.5*m)
	}
	in := stage.Rect{X: m, W: width - 2*m}
	columns := max(1, min(l.columns, int(in.W/(columnLeast*k.Kit.Unit*k.Kit.Zoom))))
	rows, height := stackRows(l.rows(partAcross(in, 0, columns, m).W), in.W, columns, m)
	if rows.Name = l.content; l.choice != "" {
		rows.Says(stage.RoleChoice, l.choice)
	}
	if l.shut == nil {
		l.shut = c.Pop
	}
	head, foot := k.listHead(l, in), k.listFoot(l, in)
	natural := head.height + height + m/2 + foot.height
	r, window := stage.Rect{X: (c.W - width) / 2, W: width, H: natural}, stage.Rect{W: c.W, H: c.H}
	if !l.whole && natural <= c.H-m {
		r.Y = (c.H - natural) / 2
		s := k.Kit.Sheet(l.name, "", r.W, r.H, c.W, c.H, l.shut)
		s.Says(stage.RoleDialog, l.title)
		foot.Y = r.H - foot.height
		rows.X, rows.Y = in.X, head.height
		s.Body.Add(head.Node, rows, foot.Node)
		return s.Node
	}
	r.H = c.H
	scroll := k.Kit.Scroll(stage.Rect{Y: head.height, W: c.W, H: c.H - head.height - foot.height}, height+1.5*m, at)
	scroll.Swipe = l.swipe
	rows.X, rows.Y = r.X+in.X, m/2
	scroll.Body.Add(rows)
	head.X, foot.X, foot.Y = r.X, r.X, c.H-foot.height
	over, below := window.Grow(paperBeyond*d), window.Grow(paperBeyond*d)
	over.H = head.height + paperBeyond*d
	below.Y, below.H = foot.Y, foot.height+paperBeyond*d
	title := stage.New("", &stage.Label{}, 0, 0, 0, 0).Says(stage.RoleTitle, l.title)
	if l.heading == "" {
		head.title.Says(stage.RoleSilent, "")
	}
	root := stage.Group(l.name).Says(stage.RoleDialog, l.title).Add(title, paper(window.Grow(paperBeyond*d)), scroll.Node,
		paper(over), edge(stage.Rect{X: 0, Y: head.height, W: c.W}, d), head.Node)
	if foot.height > 0 {
		root.Add(paper(below), edge(stage.Rect{X: 0, Y: foot.Y, W: c.W}, d), foot.Node)
	}
	return root
}

// paperBeyond is how far the paper of a sheet that fills the window reaches beyond it, over what the sides of a phone take, in
// device-independent pixels.
const paperBeyond = 200

// paper is a room in the colour of a sheet, through which nothing is pressed.
func paper(r stage.Rect) *stage.Node {
	n := fill(0xFFFBF0, 1, r)
	n.Touch = &stage.Touch{}
	return n
}

// edge is a thin line between what scrolls and what does not.
func edge(r stage.Rect, device float64) *stage.Node { return line(r, device, 0.5) }

// listPart is the head or the foot of a list, with its origin at its top left corner.
type listPart struct {
	*stage.Node
	height float64
	title  *stage.Node
}

// inHead reports whether the buttons of a list stand beside its title, as in a phone that lies.
func (k kit) inHead() bool { return k.c.W > k.c.H }

// listHead is the title of a list with its tabs.
func (k kit) listHead(l list, in stage.Rect) listPart {
	d, high := k.c.Device, k.Kit.Row(50, 22)
	p := listPart{stage.Group(""), 0, nil}
	room := stage.Rect{X: in.X, Y: 6 * d, W: in.W, H: high}
	taken := 0.0
	if k.inHead() {
		taken = k.waysWidth(l, in.W)
		room.W -= taken + listMargin*d
	}
	word, role := l.title, stage.RoleTitle
	if l.heading != "" {
		word, role = l.heading, stage.RoleHeading
	}
	size := k.Kit.Design().Size(listTitle) // which it has with larger text, too
	lines := k.Kit.Fonts.Wrap(word, gfx.SerifBold, size, room.W)
	room.H = max(high, 1.3*size*float64(len(lines)))
	if taken > 0 {
		k.layWays(p.Node, l, stage.Rect{X: in.X + in.W - taken, Y: room.Y, W: taken, H: room.H}, len(l.ways))
	}
	p.title = k.Kit.FitLines(word, gfx.SerifBold, listTitle, room, ui.Ink).Says(role, word)
	p.Add(p.title)
	p.height = room.H + 12*d
	if l.tabs != nil {
		p.height += l.tabs(p.Node, stage.Rect{X: in.X, Y: p.height, W: in.W, H: k.Kit.Row(48, 20)}) + 10*d
	}
	return p
}

// waysWidth is the width of the buttons beside a title, at most a share of a width.
func (k kit) waysWidth(l list, width float64) float64 {
	wide := 0.0
	for _, w := range l.ways {
		wide = max(wide, k.measure(gfx.Serif, wayText, w.word)+28*k.Kit.Unit)
	}
	n := float64(len(l.ways))
	return min(n*wide+(n-1)*wayGap*k.c.Device, 0.62*width)
}

// layWays lays the buttons of a list out in columns, with words of one size.
func (k kit) layWays(on *stage.Node, l list, r stage.Rect, columns int) {
	gap, rows := wayGap*k.c.Device, (len(l.ways)+columns-1)/columns
	part := func(i int) stage.Rect { return partAcross(partDown(r, i/columns, rows, gap), i%columns, columns, gap) }
	size := wayText
	for i, w := range l.ways {
		size = min(size, k.Kit.WrappedSize(w.word, wayText, part(i).W, part(i).H))
	}
	for i, w := range l.ways {
		on.Add(k.Kit.Button(w.name, w.word, w.primary, part(i), w.do).Wrapped(size, 0).Enable(!w.off).Node)
	}
}

// wayColumns is how many buttons of a list a width has room for side by side: all, or half of them where a word needs more.
func (k kit) wayColumns(l list, width float64) int {
	n := len(l.ways)
	room := partAcross(stage.Rect{W: width}, 0, n, wayGap*k.c.Device).W - 16*k.Kit.Unit
	for _, w := range l.ways {
		if !k.Kit.HasRoom(w.word, gfx.Serif, room, 2*k.Kit.Row(54, wayText)) {
			return (n + 1) / 2
		}
	}
	return n
}

// wayText is the size of the words of a list's buttons in design units, and wayGap the gap between them in device-independent pixels.
const wayText, wayGap = 20.0, 10.0

// listFoot is what is said of a list and, in a window that is held upright, its buttons.
func (k kit) listFoot(l list, in stage.Rect) listPart {
	p, d := listPart{stage.Group(""), 0, nil}, k.c.Device
	if l.said != "" {
		text, high := k.Kit.Lines(l.said, gfx.SerifItalic, 18, in.X, 8*d+k.Kit.Size(18)*0.675, in.W, 0, ui.Body)
		p.Add(text)
		p.height += high + 10*d
	}
	if n := len(l.ways); n == 0 {
		p.height += 22 * d
	} else if !k.inHead() {
		columns, gap, high := k.wayColumns(l, in.W), wayGap*d, 0.0
		for _, w := range l.ways {
			high = max(high, min(k.Kit.WrappedHeight(w.word, wayText, partAcross(in, 0, columns, gap).W), 2*k.Kit.Row(54, wayText)))
		}
		rows := float64((n + columns - 1) / columns)
		high = rows*high + (rows-1)*gap
		k.layWays(p.Node, l, stage.Rect{X: in.X, Y: p.height + gap, W: in.W, H: high}, columns)
		p.height += high + 22*d
	}
	return p
}

// stackRows lays rows out from the top down in columns; headings go across all of them.
func stackRows(rows []leaf, width float64, columns int, gap float64) (g *stage.Node, height float64) {
	g = stage.Group("")
	column, high := 0, 0.0
	next := func() {
		height, column, high = height+high, 0, 0
	}
	room := stage.Rect{W: width}
	for _, row := range rows {
		if row.head {
			next()
			g.Add(row.make(stage.Rect{Y: height, W: width, H: row.height}))
			height += row.height
			continue
		}
		r := partAcross(room, column, columns, gap)
		r.Y, r.H = height, row.height
		g.Add(row.make(r))
		high = max(high, row.height)
		if column++; column == columns {
			next()
		}
	}
	next()
	return g, height
}

// rowGap is the gap below a button of a list, in device-independent pixels.
const rowGap = 10

// pressable is a button in a row of a list, as high as its word asks for.
func (k kit) pressable(name, word string, primary bool, width float64, do func()) leaf {
	gap := rowGap * k.c.Device
	return leaf{k.Kit.WrappedHeight(word, 22, width) + gap, false, func(r stage.Rect) *stage.Node {
		r.H -= gap
		return k.Kit.Button(name, word, primary, r, do).Wrapped(22, 0).Node
	}}
}

// listed is a sheet whose rows scroll.
func listed(first string, build func(c *game.Context, at *float64) *stage.Node) *sheet {
	s := &sheet{first: first}
	s.build = func(c *game.Context) *stage.Node { return build(c, &s.scrolled) }
	return s
}
