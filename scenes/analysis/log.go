package analysis

import (
	"fmt"
	"slices"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Log lists the moves of a match, the latest on top. The keyboard focuses the whole log, where arrows point at an entry and Enter chooses
// it. The wheel, drags, and arrows beyond its ends scroll it.
type Log struct {
	// Choose is called with the entry that the player chose.
	Choose func(Entry)
	// Point is called when the pointer or the keyboard begins or stops pointing at an entry.
	Point func(e Entry, on bool)

	// Entries are the entries shown or scrolled to, the earliest first; Rows are the rectangles of those shown, from the lowest up, and
	// First is the index of the entry in the lowest row.
	Entries []Entry
	Rows    []stage.Rect
	First   int

	history  history
	game     Game
	kit      *ui.Kit
	style    logStyle
	content  *stage.Node   // the entries as they are drawn
	list     *stage.Node   // the entries for screen readers, the latest first
	focus    *stage.Node   // receives the keyboard focus
	lights   []*stage.Node // cover the rows; visible where pointer or keyboard point
	at       int           // the row that the keyboard points at
	scrolled float64       // the part of an entry by which it was scrolled, not yet visible
}

// Build draws the entries of a game into a rectangle, around the position shown. Undone entries are faint. If the entries are the same as
// before, it scrolls no further than needed to keep the position shown in view.
func (l *Log) Build(g Game, k *ui.Kit, on *stage.Node, r stage.Rect) {
	l.game, l.kit = g, k
	before := len(l.Entries)
	all, style := l.layOut(g, k, r)
	n := min(int(r.H/style.height), len(all))
	if len(all) == before && n == len(l.Rows) {
		l.First = keepInView(l.First, len(all), played(all), n)
	} else {
		l.First = firstAround(len(all), played(all), n)
	}
	l.style, l.Entries, l.Rows, l.lights, l.scrolled = style, all, nil, nil, 0
	for i := range n {
		l.Rows = append(l.Rows, stage.Rect{X: r.X, Y: r.Y + float64(n-1-i)*style.height, W: r.W, H: style.height})
	}
	l.at = max(0, min(n, played(all)-l.First)-1)
	l.content, l.list = stage.Group("entries").Says(stage.RoleSilent, ""), stage.Group("").Says(stage.RoleList, "")
	l.draw()
	on.Add(l.content, l.list)
}

// Height returns the height that all entries of a game take in a rectangle, but at least that of two.
func (l *Log) Height(g Game, k *ui.Kit, r stage.Rect) float64 {
	all, style := l.layOut(g, k, r)
	return min(r.H, float64(max(2, len(all)))*style.height)
}

// layOut returns the entries to be listed in a rectangle and their style. In one-line styles, completed rounds are folded; in the least
// room only moves are listed.
func (l *Log) layOut(g Game, k *ui.Kit, r stage.Rect) ([]Entry, logStyle) {
	all := slices.Clone(l.history.update(&g))
	folded := fold(all)
	if style := styleFor(&g, k, folded, r); style.short > 0 {
		return folded, style
	}
	style := styleFor(&g, k, all, r)
	if style.named {
		return all, style
	}
	return slices.DeleteFunc(all, Entry.IsRound), style
}

// firstAround returns the first of n visible entries: the last n, or those around the position shown.
func firstAround(all, played, n int) int {
	return max(0, min(all, max(n, played+(n-1)/2))-n)
}

// keepInView returns the first of n visible entries such that the position shown is in view with an entry before and after it, each of
// which may have the heading of a round. It scrolls no further than needed.
func keepInView(first, all, played, n int) int {
	first = max(min(first, played-3), played+1-n)
	return max(0, min(first, all-n))
}

// Visible returns the entries in the rows, from the lowest up.
func (l *Log) Visible() []Entry { return l.Entries[l.First : l.First+len(l.Rows)] }

// draw draws the visible entries and a scroll bar.
func (l *Log) draw() {
	u := l.kit.Unit
	l.content.Clear()
	l.list.Clear()
	now := played(l.Entries) - 1
	for i, e := range l.Visible() {
		if l.First+i == now && now < len(l.Entries)-1 {
			l.content.Add(currentMark(l.Rows[i], u, l.kit.On))
		}
		entry := stage.Group("").Add(l.style.draw(e, l.Rows[i])...)
		if e.Undone {
			entry.Alpha = 0.45
		}
		l.content.Add(entry)
	}
	for i, e := range slices.Backward(l.Visible()) {
		l.list.Add(stage.Box("", nil, l.Rows[i]).Says(stage.RoleItem, e.Spoken))
	}
	if n := len(l.Rows); 0 < n && n < len(l.Entries) {
		l.content.Add(l.scrollBar(u))
	}
}

// currentMark marks the entry of the position shown while later entries are listed.
func currentMark(r stage.Rect, u float64, w ui.Theme) *stage.Node {
	return stage.Box("", stage.Track(0.3*u, w.Gold()), stage.Rect{X: r.X - 9*u, Y: r.Y + 2*u, W: 4 * u, H: r.H - 6*u})
}

// scrollBar shows which of all entries are visible.
func (l *Log) scrollBar(u float64) *stage.Node {
	panel := stage.Track(0.3*u, l.kit.On.Ink().Fade(0.3))
	n := len(l.Rows)
	r := l.Rows[n-1]
	whole := r.H * float64(n)
	long := max(whole*float64(n)/float64(len(l.Entries)), 24*u)
	return stage.Box("", panel, stage.Rect{X: r.X + r.W + 3*u, Y: r.Y + (whole-long)*(1-float64(l.First)/float64(len(l.Entries)-n)), W: 3 * u, H: long})
}

// scroll scrolls forward by a number of entries, or back if it is negative, and reports whether it moved.
func (l *Log) scroll(by int) bool {
	to := max(0, min(l.First+by, len(l.Entries)-len(l.Rows)))
	if to == l.First {
		return false
	}
	l.First = to
	l.draw()
	return true
}

// perNotch is the number of entries that a notch of the wheel scrolls.
const perNotch = 2

// Wheel scrolls with the mouse wheel while the pointer is over the panel.
func (l *Log) Wheel(c *game.Context, panel stage.Rect) {
	_, dy := c.Input.Wheel()
	if at := c.Pointer(); dy != 0 && panel.Holds(at.X, at.Y) {
		l.scrollPart(dy * perNotch)
	}
}

// scrollPart scrolls by a fraction of an entry; it shows once the fractions add up to an entry.
func (l *Log) scrollPart(by float64) {
	l.scrolled += by
	n := int(l.scrolled)
	if l.scrolled -= float64(n); n != 0 {
		l.scroll(n)
	}
}

// Enable makes the entries selectable by nodes that it adds to a layer.
func (l *Log) Enable(on *stage.Node) {
	l.lights = nil
	if len(l.Rows) == 0 {
		return
	}
	last, first, u := l.Rows[0], l.Rows[len(l.Rows)-1], l.kit.Unit
	whole := stage.Rect{X: first.X - 10*u, Y: first.Y - 2*u, W: first.W + 14*u, H: last.Y + last.H - first.Y}
	log := stage.Box("log", nil, whole).Says(stage.RoleButton, l.spoken())
	l.focus = log
	log.Touch = &stage.Touch{
		Focus: true,
		Hover: func(on bool) { l.pointAt(l.at, on) },
		Arrow: func(_, dy int) bool { return dy != 0 && l.pointOn(-dy) },
		Press: func() { l.choose(l.at) },
	}
	on.Add(log)
	held := 0.0 // the height at which the log is dragged
	for i, r := range l.Rows {
		light := stage.Track(0.5*u, ui.Highlight.Colour().Fade(0.3))
		n := stage.Box(fmt.Sprintf("log-%d", i), light, stage.Rect{X: whole.X, Y: r.Y - 2*u, W: whole.W, H: r.H})
		n.Alpha = 0
		n.Touch = &stage.Touch{
			Hover: func(on bool) { l.pointAt(i, on) },
			Press: func() { l.choose(i) },
			Grab:  func(_, y float64) bool { held = y; return true },
			Drag:  func(_, y float64) { l.scrollPart((y - held) / first.H); held = y },
		}
		l.lights = append(l.lights, n)
		on.Add(n)
	}
}

// pointAt lights the entry in a row, or stops lighting it.
func (l *Log) pointAt(row int, on bool) {
	if row >= len(l.lights) {
		return
	}
	l.lights[row].Alpha = 0
	if on {
		l.lights[row].Alpha = 1
	}
	l.Point(l.Visible()[row], on)
}

// pointOn points at the next older (-1) or newer (1) entry and reports whether there is one.
func (l *Log) pointOn(by int) bool {
	to := l.at + by
	if to < 0 || to >= len(l.Rows) {
		if !l.scroll(by) {
			return false
		}
		to = l.at
	}
	l.pointAt(l.at, false)
	l.at = to
	l.focus.Voice.Name = l.spoken()
	l.pointAt(to, true)
	return true
}

// spoken returns what a screen reader says of the entry that the keyboard points at.
func (l *Log) spoken() string {
	return l.game.Words.T("told.log", "move", l.Visible()[l.at].Spoken)
}

// choose reports the entry in a row as chosen.
func (l *Log) choose(row int) { l.Choose(l.Visible()[row]) }
