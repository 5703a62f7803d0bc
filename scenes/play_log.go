package scenes

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// told is one move in words.
type told struct {
	seat engine.Seat
	text string
	to   int  // the number of moves after it, with those of Nature that follow
	late bool // it is taken back
}

// chronicle is the log of moves in words. A click on an entry shows the position after its move; the keyboard rests on the whole
// log, where arrows point at an entry and Enter chooses it. Wheel, drags, and arrows beyond its ends scroll it.
type chronicle struct {
	excerpt
	rows   []stage.Rect
	tell   func(e told, row stage.Rect) []*stage.Node
	words  *stage.Node   // the entries as they are told
	lights []*stage.Node // what lies over the rows, seen where pointer or keyboard point
	at     int           // the entry that the keyboard points at
	turned float64       // how far it was turned beyond what was scrolled, in entries
}

// excerpt is the part of the story that there is room for.
type excerpt struct {
	entries    []told
	first, all int // the number of the first entry, and of all
	back       int // how many entries it was scrolled back
}

// addLog lists the moves around the present one, the latest lowest and those taken back faint.
func (p *Play) addLog(k *ui.Kit, g *stage.Node, r stage.Rect) {
	all := p.story(len(p.match.Line()), 0).entries
	style := p.logStyle(k, all, r)
	c := chronicle{excerpt: p.story(int(r.H/style.height), 0), words: stage.Group("")}
	c.tell = func(e told, row stage.Rect) []*stage.Node { return style.tell(e, row) }
	for i, e := range c.entries {
		c.rows = append(c.rows, stage.Rect{X: r.X, Y: r.Y + float64(i)*style.height, W: r.W, H: style.height})
		if !e.late {
			c.at = i
		}
	}
	c.show(k.Unit)
	g.Add(c.words)
	p.hud.log = c
}

// logStyle is how entries are told: all as high as the longest needs.
type logStyle struct {
	*ui.Kit
	players []Player
	fewest  int     // how many entries have to fit
	named   bool    // the name stands above the move, and else an emblem before it
	line    float64 // the height of a line
	height  float64 // of an entry
}

// logStyle is the first of some styles in which enough entries fit: with names, with emblems, or in the smallest text.
func (p *Play) logStyle(k *ui.Kit, all []told, r stage.Rect) (s logStyle) {
	small := *k
	small.Zoom = 0
	for _, s = range []logStyle{{Kit: k, named: true, fewest: 4}, {Kit: k, fewest: 3}, {Kit: &small}} {
		s.players, s.line = p.players, s.Size(17)*1.35
		lines, gap := s.lines(all, r.W), 6*k.Unit
		if s.named {
			lines, gap = lines+1, 4*k.Unit
		}
		if s.height = max(float64(lines)*s.line+gap, k.Target(0)); r.H >= float64(s.fewest)*s.height {
			break
		}
	}
	return s
}

// lines is how many lines the longest entry takes.
func (s *logStyle) lines(all []told, width float64) int {
	most := 1
	for _, e := range all {
		most = max(most, len(s.Fonts.Wrap(e.text, gfx.Serif, s.Size(17), width-s.indent())))
	}
	return most
}

// indent is what stands before the text of an entry.
func (s *logStyle) indent() float64 {
	if s.named {
		return 0
	}
	return s.line * 1.2
}

// show tells the entries in their rows, and beside them where among all they are.
func (c *chronicle) show(u float64) {
	c.words.Clear()
	for i, e := range c.entries {
		words := stage.Group("").Add(c.tell(e, c.rows[i])...)
		if e.late {
			words.Alpha = 0.45
		}
		c.words.Add(words)
	}
	if n := len(c.entries); 0 < n && n < c.all {
		c.words.Add(c.thumb(u))
	}
}

// thumb stands beside the rows and shows which of all entries they tell.
func (c *chronicle) thumb(u float64) *stage.Node {
	panel := stage.Slab("track", 0.3*u, 0)
	panel.Tint = gfx.Hex(ui.Ink).Fade(0.3)
	r, n := c.rows[0], len(c.rows)
	whole := r.H * float64(n)
	long := max(whole*float64(n)/float64(c.all), 24*u)
	return stage.Box("", panel, stage.Rect{X: r.X + r.W + 3*u, Y: r.Y + (whole-long)*float64(c.first)/float64(c.all-n), W: 3 * u, H: long})
}

// scroll scrolls the log by some entries, back where they are below 0, and reports whether there were any.
func (p *Play) scroll(by int) bool {
	c := &p.hud.log
	e := p.story(len(c.rows), c.back-by)
	if e.back == c.back {
		return false
	}
	c.excerpt = e
	c.show(p.ctx.Unit)
	return true
}

// perNotch is how many entries a notch of the wheel scrolls.
const perNotch = 2

// wheel scrolls the log while the pointer is over its panel.
func (p *Play) wheel(c *game.Context) {
	_, dy := c.Input.Wheel()
	at := c.Pointer()
	if dy == 0 || p.sheet.open() || p.director.Dragging() || !p.rooms.Panel.Holds(at.X, at.Y) {
		return
	}
	p.turnLog(-dy * perNotch)
}

// turnLog scrolls by parts of an entry, once they make up a whole one.
func (p *Play) turnLog(by float64) {
	c := &p.hud.log
	c.turned += by
	n := int(c.turned)
	if c.turned -= float64(n); n != 0 {
		p.scroll(n)
	}
}

// tell is an entry in its row.
func (s *logStyle) tell(e told, r stage.Rect) []*stage.Node {
	y := r.Y + s.line/2
	if s.named {
		text, _ := s.Lines(e.text, gfx.Serif, 17, r.X, y+s.line, r.W, 0, ui.Body)
		return []*stage.Node{s.FitText(s.players[e.seat].Name, gfx.SerifBold, 17, r.X, y, 0, r.W, ui.Ink), text}
	}
	text, _ := s.Lines(e.text, gfx.Serif, 17, r.X+s.indent(), y, r.W-s.indent(), 0, ui.Body)
	return []*stage.Node{stage.New("", stage.Pic(fmt.Sprintf("emblem-%d", e.seat+1)), r.X+s.line/2, y, s.line*0.9, s.line*0.9), text}
}

// addRecall lets entries of the log be chosen, while nothing is in motion.
func (p *Play) addRecall(g *stage.Node) {
	c := &p.hud.log
	if p.line != nil || len(c.rows) == 0 {
		return
	}
	first, last, u := c.rows[0], c.rows[len(c.rows)-1], p.ctx.Unit
	log := stage.Box("log", nil, stage.Rect{X: first.X - 10*u, Y: first.Y - 2*u, W: first.W + 14*u, H: last.Y + last.H - first.Y})
	log.Touch = &stage.Touch{
		Focus: true,
		Hover: func(on bool) { p.point(c.at, on) },
		Arrow: func(_, dy int) bool { return dy != 0 && p.pointOn(dy) },
		Press: func() { p.recallEntry(c.at) },
	}
	g.Add(log)
	held := 0.0 // where the log is dragged
	for i, r := range c.rows {
		light := stage.Slab("track", 0.5*u, 0)
		light.Tint = gfx.Hex(ui.Highlight).Fade(0.3)
		n := stage.Box(fmt.Sprintf("log-%d", i), light, stage.Rect{X: log.X - log.W/2, Y: r.Y - 2*u, W: log.W, H: r.H})
		n.Alpha = 0
		n.Touch = &stage.Touch{
			Hover: func(on bool) { p.point(i, on) },
			Press: func() { p.recallEntry(i) },
			Grab:  func(_, y float64) bool { held = y; return true },
			Drag:  func(_, y float64) { p.turnLog((held - y) / first.H); held = y },
		}
		c.lights = append(c.lights, n)
		g.Add(n)
	}
}

// point lights an entry and says what choosing it does; while the game is paused, how to go on is said rather.
func (p *Play) point(i int, on bool) {
	p.hud.log.lights[i].Alpha = 0
	p.say("")
	if !on {
		return
	}
	p.hud.log.lights[i].Alpha = 1
	if !p.paused {
		p.say(p.ctx.Words.T("play.recall"))
	}
}

// pointOn lets the keyboard point at the next entry up (-1) or down (1) and reports whether there is one.
func (p *Play) pointOn(by int) bool {
	c := &p.hud.log
	to := c.at + by
	if to < 0 || to >= len(c.entries) {
		if !p.scroll(by) {
			return false
		}
		to = c.at
	}
	p.point(c.at, false)
	c.at = to
	p.point(to, true)
	return true
}

// recallEntry shows the position after the move of an entry.
func (p *Play) recallEntry(i int) {
	if to := p.hud.log.entries[i].to; to != len(p.match.Moves()) {
		p.recall(to)
	}
}

// story tells up to n moves: the last ones, or those around the present one where later ones are taken back, or as many further back
// as there are.
func (p *Play) story(n, back int) excerpt {
	line, now := p.match.Line(), len(p.match.Moves())
	all := p.turns(line)
	usual := min(all, max(n, p.turns(line[:now])+(n-1)/2))
	end := min(all, max(n, usual-back))
	e := excerpt{first: max(0, end-n), all: all, back: usual - end}
	at, turn := 0, 0
	p.retrace(line, func(s engine.Seat, before engine.Position, m engine.Move) {
		at++
		if s != engine.Nature {
			turn++
		}
		switch {
		case turn <= e.first || turn > end:
		case s == engine.Nature:
			e.entries[len(e.entries)-1].to = at
		default:
			e.entries = append(e.entries, told{s, p.table.Tell(before, m), at, at > now})
		}
	})
	return e
}

// turns is how many of the moves from the start on are not Nature's.
func (p *Play) turns(moves []engine.Move) (n int) {
	p.retrace(moves, func(s engine.Seat, _ engine.Position, _ engine.Move) {
		if s != engine.Nature {
			n++
		}
	})
	return n
}
