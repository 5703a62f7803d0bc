package analysis

import (
	"fmt"
	"slices"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Log lists the moves of a match, the latest on top. It is one tab stop: arrow keys point at an entry and Enter chooses it.
// The wheel, drags, and arrow keys beyond its ends scroll it.
type Log struct {
	// Choose is called with the entry that the player chose.
	Choose func(Entry)
	// Point is called when the pointer or the keyboard starts or stops pointing at an entry.
	Point func(e Entry, on bool)

	// Entries are all entries listed, the earliest first. Rows are the rectangles of the visible ones, from the bottom up, and First is the
	// index of the entry in the bottom row.
	Entries []Entry
	Rows    []stage.Rect
	First   int

	cache      entryCache
	game       Game
	kit        *ui.Kit
	line       logLine
	content    *stage.Node   // the visible entries
	list       *stage.Node   // the entries for screen readers, the latest first
	focus      *stage.Node   // receives the keyboard focus
	lights     *stage.Node   // below the entries
	highlights []*stage.Node // of the rows; visible where the pointer or the keyboard points
	pointed    int           // the row that the keyboard points at
	scrolled   float64       // the fraction of an entry scrolled so far, not yet visible
}

// BuildPanel adds a panel with the round as its heading and, in the part of the panel for the log, the entries of g. The contents are one node, which
// moves with the panel when the layout changes.
func (l *Log) BuildPanel(g Game, k *ui.Kit, on *stage.Node, panel, log stage.Rect) {
	u, contents := k.Unit, stage.Group("")
	contents.X, contents.Y = -panel.X, -panel.Y
	on.Add(stage.Box("panel", k.On.Panel(u), panel), stage.New("panel-words", nil, panel.X, panel.Y, 1, 1).Add(contents))
	head := addLogHeading(k, g.Words, contents, panel, g.Cursor.Position().Round())
	l.Build(g, k, contents, stage.Rect{X: log.X + 20*u, Y: log.Y + head, W: log.W - 30*u, H: log.H - head - 12*u})
}

// Build draws the entries of g around the position shown, in r. Undone entries are faint. If the entries are unchanged, it scrolls only as
// far as necessary to keep the position shown in view.
func (l *Log) Build(g Game, k *ui.Kit, on *stage.Node, r stage.Rect) {
	l.game, l.kit = g, k
	before := len(l.Entries)
	all, line := l.layOut(g, k, r)
	height := line.height()
	n := min(int(r.H/height), len(all))
	if len(all) == before && n == len(l.Rows) {
		l.First = keepInView(l.First, len(all), played(all), n)
	} else {
		l.First = firstAround(len(all), played(all), n)
	}
	l.line, l.Entries, l.Rows, l.highlights, l.scrolled = line, all, nil, nil, 0
	for i := range n {
		l.Rows = append(l.Rows, stage.Rect{X: r.X, Y: r.Y + float64(n-1-i)*height, W: r.W, H: height})
	}
	l.pointed = max(0, min(n, played(all)-l.First)-1)
	l.content, l.list = stage.Group("entries").SetRole(stage.RoleSilent, ""), stage.Group("").SetRole(stage.RoleList, "")
	l.lights = stage.Group("lights").SetRole(stage.RoleSilent, "")
	l.draw()
	on.Add(l.lights, l.content, l.list)
}

// Height returns the height of all entries of g in a rectangle as wide as r, and at least that of two entries.
func (l *Log) Height(g Game, k *ui.Kit, r stage.Rect) float64 {
	all, line := l.layOut(g, k, r)
	return min(r.H, float64(max(2, len(all)))*line.height())
}

// layOut returns the entries to list in r, in which completed rounds are folded, and how they are drawn.
func (l *Log) layOut(g Game, k *ui.Kit, r stage.Rect) ([]Entry, logLine) {
	all := fold(l.cache.update(&g))
	return all, lineFor(&g, k, all, r)
}

// firstAround returns the index of the first of n visible entries: of the last n or, if those do not include the position shown, of n around it.
func firstAround(all, played, n int) int {
	return max(0, min(all, max(n, played+(n-1)/2))-n)
}

// keepInView returns the index of the first of n visible entries such that the position shown is visible with an entry before and after it, each of
// which may have the heading of a round. It scrolls only as far as necessary.
func keepInView(first, all, played, n int) int {
	first = max(min(first, played-3), played+1-n)
	return max(0, min(first, all-n))
}

// Visible returns the entries in the rows, from the bottom up.
func (l *Log) Visible() []Entry { return l.Entries[l.First : l.First+len(l.Rows)] }

// draw draws the visible entries and a scroll bar.
func (l *Log) draw() {
	u := l.kit.Unit
	l.content.Clear()
	l.list.Clear()
	now := played(l.Entries) - 1
	for i, e := range l.Visible() {
		if l.First+i == now && now < len(l.Entries)-1 {
			l.content.Add(currentMarker(l.Rows[i], u, l.kit.On))
		}
		entry := stage.Group("").Add(l.line.draw(e, l.Rows[i])...)
		if e.Undone {
			entry.Alpha = 0.45
		}
		l.content.Add(entry)
	}
	for i, e := range slices.Backward(l.Visible()) {
		l.list.Add(stage.Box("", nil, l.Rows[i]).SetRole(stage.RoleItem, e.AccessibleText))
	}
	if n := len(l.Rows); 0 < n && n < len(l.Entries) {
		l.content.Add(l.scrollBar(u))
	}
}

// currentMarker returns a marker for the entry of the position shown, used while later entries are listed.
func currentMarker(r stage.Rect, u float64, w ui.Theme) *stage.Node {
	return stage.Box("", stage.Track(0.3*u, w.Gold()), stage.Rect{X: r.X - 9*u, Y: r.Y + 2*u, W: 4 * u, H: r.H - 6*u})
}

// scrollBar returns a scroll bar for the visible part of the entries.
func (l *Log) scrollBar(u float64) *stage.Node {
	panel := stage.Track(0.3*u, l.kit.On.Ink().Fade(0.3))
	n := len(l.Rows)
	r := l.Rows[n-1]
	height := r.H * float64(n)
	length := max(height*float64(n)/float64(len(l.Entries)), 24*u)
	return stage.Box("", panel, stage.Rect{X: r.X + r.W + 3*u, Y: r.Y + (height-length)*(1-float64(l.First)/float64(len(l.Entries)-n)), W: 3 * u, H: length})
}

// scroll scrolls by a number of entries, forward if positive, and reports whether the list moved.
func (l *Log) scroll(by int) bool {
	to := max(0, min(l.First+by, len(l.Entries)-len(l.Rows)))
	if to == l.First {
		return false
	}
	l.First = to
	l.draw()
	return true
}

// entriesPerNotch is the number of entries scrolled per notch of the wheel.
const entriesPerNotch = 2

// Wheel scrolls with the mouse wheel while the pointer is over the panel.
func (l *Log) Wheel(c *game.Context, panel stage.Rect) {
	_, dy := c.Input.Wheel()
	if at := c.Pointer(); dy != 0 && panel.Contains(at.X, at.Y) {
		l.scrollFraction(dy * entriesPerNotch)
	}
}

// scrollFraction scrolls by a fraction of an entry. The list moves when the fractions add up to a whole entry.
func (l *Log) scrollFraction(by float64) {
	l.scrolled += by
	n := int(l.scrolled)
	if l.scrolled -= float64(n); n != 0 {
		l.scroll(n)
	}
}

// Enable makes the entries selectable through nodes that it adds to a layer.
func (l *Log) Enable(on *stage.Node) {
	l.highlights = nil
	if len(l.Rows) == 0 {
		return
	}
	l.lights.Clear()
	last, first, u := l.Rows[0], l.Rows[len(l.Rows)-1], l.kit.Unit
	whole := stage.Rect{X: first.X - 10*u, Y: first.Y - 2*u, W: first.W + 14*u, H: last.Y + last.H - first.Y}
	log := stage.Box("log", nil, whole).SetRole(stage.RoleButton, l.accessibleName())
	l.focus = log
	log.Touch = &stage.Touch{
		Focus: true,
		Hover: func(on bool) { l.pointAt(l.pointed, on) },
		Arrow: func(_, dy int) bool { return dy != 0 && l.movePointer(-dy) },
		Press: func() { l.choose(l.pointed) },
	}
	on.Add(log)
	held := 0.0 // the pointer's y in the last event of a drag
	for i, r := range l.Rows {
		row := stage.Rect{X: whole.X, Y: r.Y - 2*u, W: whole.W, H: r.H}
		light := stage.Box("", stage.Track(0.5*u, ui.Highlight.Colour().Fade(0.3)), row)
		light.Alpha = 0
		n := stage.Box(fmt.Sprintf("log-%d", i), nil, row)
		n.Touch = &stage.Touch{
			Hover:     func(on bool) { l.pointAt(i, on) },
			Press:     func() { l.choose(i) },
			DragStart: func(_, y float64) bool { held = y; return true },
			Drag:      func(_, y float64) { l.scrollFraction((y - held) / first.H); held = y },
		}
		l.highlights = append(l.highlights, light)
		l.lights.Add(light)
		on.Add(n)
	}
}

// pointAt highlights the entry in a row, or removes the highlight.
func (l *Log) pointAt(row int, on bool) {
	if row >= len(l.highlights) {
		return
	}
	l.highlights[row].Alpha = 0
	if on {
		l.highlights[row].Alpha = 1
	}
	l.Point(l.Visible()[row], on)
}

// movePointer points at the next older (-1) or newer (1) entry and reports whether there is one.
func (l *Log) movePointer(by int) bool {
	to := l.pointed + by
	if to < 0 || to >= len(l.Rows) {
		if !l.scroll(by) {
			return false
		}
		to = l.pointed
	}
	l.pointAt(l.pointed, false)
	l.pointed = to
	l.focus.Accessible.Name = l.accessibleName()
	l.pointAt(to, true)
	return true
}

// accessibleName returns what a screen reader says about the entry that the keyboard points at.
func (l *Log) accessibleName() string {
	return l.game.Words.T("accessible.log", "move", l.Visible()[l.pointed].AccessibleText)
}

// choose calls Choose with the entry in a row.
func (l *Log) choose(row int) { l.Choose(l.Visible()[row]) }
