package play

import (
	"fmt"
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// moveLog tells the moves of a match, the newest first. A click on an entry shows the position after it; the keyboard rests on the whole log,
// where arrows point at an entry and Enter chooses it. Wheel, drags, and arrows beyond its ends scroll it.
type moveLog struct {
	s      *Scene
	all    []entry
	first  int          // which of all stands in the lowest row
	rows   []stage.Rect // from the lowest up
	tell   func(e entry, row stage.Rect) []*stage.Node
	words  *stage.Node   // the entries as they are told
	whole  *stage.Node   // what the keyboard rests on
	lights []*stage.Node // what lies over the rows, seen where pointer or keyboard point
	at     int           // the row that the keyboard points at
	turned float64       // how far it was turned beyond what was scrolled, in entries
	leave  func()        // shuts what the log lies in, once an entry is chosen; nil beside the table
}

// build lists the moves around the present one, the latest highest and those taken back faint. The same
// entries are scrolled only as far as the present one has to be seen.
func (l *moveLog) build(on *stage.Node, r stage.Rect) {
	was := len(l.all)
	all, style := l.told(r)
	l.tell = style.tell
	n := min(int(r.H/style.height), len(all))
	if len(all) == was && n == len(l.rows) {
		l.first = keepSight(l.first, len(all), present(all), n)
	} else {
		l.first = firstOf(len(all), present(all), n)
	}
	l.all, l.rows, l.lights, l.turned = all, nil, nil, 0
	for i := range n {
		l.rows = append(l.rows, stage.Rect{X: r.X, Y: r.Y + float64(n-1-i)*style.height, W: r.W, H: style.height})
	}
	l.at = max(0, min(n, present(all)-l.first)-1)
	l.words = stage.Group("")
	l.show()
	on.Add(l.words)
}

// height is what all entries take of a room, but at least two.
func (l *moveLog) height(r stage.Rect) float64 {
	all, style := l.told(r)
	return min(r.H, float64(max(2, len(all)))*style.height)
}

// told are the entries that a room holds and how they are told: in lines, rounds that are over are folded; in the least room
// there are only moves.
func (l *moveLog) told(r stage.Rect) ([]entry, logStyle) {
	all := l.entries()
	folded := fold(all)
	if style := l.styleFor(folded, r); style.short > 0 {
		return folded, style
	}
	style := l.styleFor(all, r)
	if style.named {
		return all, style
	}
	return slices.DeleteFunc(all, entry.isRound), style
}

// kit is for the ground that the log stands on: that of the table, or the porcelain of a drawer.
func (l *moveLog) kit() *ui.Kit {
	if l.leave != nil {
		return kit(l.s.ctx)
	}
	return l.s.groundKit()
}

// firstOf is the first of so many entries to be seen where n have room: the last ones are, or those around the present one.
func firstOf(all, present, n int) int {
	return max(0, min(all, max(n, present+(n-1)/2))-n)
}

// keepSight is where so many entries are scrolled to so that the present position is seen, and the ones before and after it, each of
// which may have a move and the beginning of a round: no further than needed.
func keepSight(first, all, present, n int) int {
	first = max(min(first, present-3), present+1-n)
	return max(0, min(first, all-n))
}

// seen are the entries in the rows.
func (l *moveLog) seen() []entry { return l.all[l.first : l.first+len(l.rows)] }

// show tells the entries in their rows, and beside them where among all they are.
func (l *moveLog) show() {
	u := l.s.ctx.Unit
	l.words.Clear()
	now := present(l.all) - 1
	for i, e := range l.seen() {
		if l.first+i == now && now < len(l.all)-1 {
			l.words.Add(mark(l.rows[i], u, l.kit().On))
		}
		words := stage.Group("").Add(l.tell(e, l.rows[i])...)
		if e.late {
			words.Alpha = 0.45
		}
		l.words.Add(words)
	}
	if n := len(l.rows); 0 < n && n < len(l.all) {
		l.words.Add(l.thumb(u))
	}
}

// mark stands before the entry whose position is shown, while later ones are known.
func mark(r stage.Rect, u float64, w ui.Wear) *stage.Node {
	return stage.Box("", stage.Track(0.3*u, gfx.Hex(w.Gold())), stage.Rect{X: r.X - 9*u, Y: r.Y + 2*u, W: 4 * u, H: r.H - 6*u})
}

// thumb stands beside the rows and shows which of all entries they tell.
func (l *moveLog) thumb(u float64) *stage.Node {
	panel := stage.Track(0.3*u, gfx.Hex(l.kit().On.Ink()).Fade(0.3))
	n := len(l.rows)
	r := l.rows[n-1]
	whole := r.H * float64(n)
	long := max(whole*float64(n)/float64(len(l.all)), 24*u)
	return stage.Box("", panel, stage.Rect{X: r.X + r.W + 3*u, Y: r.Y + (whole-long)*(1-float64(l.first)/float64(len(l.all)-n)), W: 3 * u, H: long})
}

// scroll scrolls by some entries, back where they are below 0, and reports whether there were any.
func (l *moveLog) scroll(by int) bool {
	to := max(0, min(l.first+by, len(l.all)-len(l.rows)))
	if to == l.first {
		return false
	}
	l.first = to
	l.show()
	return true
}

// perNotch is how many entries a notch of the wheel scrolls.
const perNotch = 2

// wheel scrolls while the pointer is over the panel.
func (l *moveLog) wheel(c *game.Context, panel stage.Rect, dragging bool) {
	_, dy := c.Input.Wheel()
	if at := c.Pointer(); dy != 0 && !dragging && panel.Holds(at.X, at.Y) {
		l.turn(dy * perNotch)
	}
}

// turn scrolls by parts of an entry, once they make up a whole one.
func (l *moveLog) turn(by float64) {
	l.turned += by
	n := int(l.turned)
	if l.turned -= float64(n); n != 0 {
		l.scroll(n)
	}
}

// offer lets entries be chosen.
func (l *moveLog) offer(on *stage.Node) {
	l.lights = nil
	if len(l.rows) == 0 {
		return
	}
	last, first, u := l.rows[0], l.rows[len(l.rows)-1], l.s.ctx.Unit
	whole := stage.Rect{X: first.X - 10*u, Y: first.Y - 2*u, W: first.W + 14*u, H: last.Y + last.H - first.Y}
	log := stage.Box("log", nil, whole).Says(stage.RoleButton, l.named())
	l.whole = log
	log.Touch = &stage.Touch{
		Focus: true,
		Hover: func(on bool) { l.point(l.at, on) },
		Arrow: func(_, dy int) bool { return dy != 0 && l.pointOn(-dy) },
		Press: func() { l.choose(l.at) },
	}
	on.Add(log)
	held := 0.0 // where the log is dragged
	for i, r := range l.rows {
		light := stage.Track(0.5*u, gfx.Hex(ui.Highlight).Fade(0.3))
		n := stage.Box(fmt.Sprintf("log-%d", i), light, stage.Rect{X: whole.X, Y: r.Y - 2*u, W: whole.W, H: r.H})
		n.Alpha = 0
		n.Touch = &stage.Touch{
			Hover: func(on bool) { l.point(i, on) },
			Press: func() { l.choose(i) },
			Grab:  func(_, y float64) bool { held = y; return true },
			Drag:  func(_, y float64) { l.turn((y - held) / first.H); held = y },
		}
		l.lights = append(l.lights, n)
		on.Add(n)
	}
}

// point lights an entry and says what choosing it does; while the game waits to go on, how to do that is said rather.
func (l *moveLog) point(i int, on bool) {
	if i >= len(l.lights) {
		return
	}
	l.lights[i].Alpha = 0
	l.s.Say("")
	if !on {
		return
	}
	l.lights[i].Alpha = 1
	if l.s.phase != lookingBack {
		l.s.Say(l.s.ctx.Words.T("play.recall"))
	}
}

// pointOn lets the keyboard point at the next older (-1) or newer (1) entry and reports whether there is one.
func (l *moveLog) pointOn(by int) bool {
	to := l.at + by
	if to < 0 || to >= len(l.rows) {
		if !l.scroll(by) {
			return false
		}
		to = l.at
	}
	l.point(l.at, false)
	l.at = to
	l.whole.Voice.Name = l.named()
	l.point(to, true)
	return true
}

// named tells the entry that the keyboard points at.
func (l *moveLog) named() string {
	e := l.seen()[l.at]
	return l.s.ctx.Words.T("told.log", e.title, e.text)
}

// choose shows the position after an entry, and how what it laid scored.
func (l *moveLog) choose(i int) {
	e := l.seen()[i]
	l.s.sums.due = e.laid
	if e.to == l.s.session.at() {
		l.s.sums.tell()
		return
	}
	if l.leave != nil {
		l.leave()
	}
	l.s.travel.recall(e.to)
}
