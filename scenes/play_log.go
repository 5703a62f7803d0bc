package scenes

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// told is one move in words.
type told struct {
	seat engine.Seat
	text string
	to   int  // the number of moves after it, with those of Nature that follow
	late bool // it is taken back
}

// chronicle is the log of moves in words. A click on an entry shows the position after its move; the keyboard rests on the whole
// log, where arrows point at an entry and Enter chooses it.
type chronicle struct {
	entries []told
	rows    []table.Rect
	lights  []*stage.Node // what lies over the rows, seen where pointer or keyboard point
	at      int           // the entry that the keyboard points at
}

// fewest is how many entries of two lines have to fit into the log; where there is less room, they have one.
const fewest = 4

// addLog lists the moves around the present one, the latest lowest and those taken back faint.
func (p *Play) addLog(k *ui.Kit, g *stage.Node, r table.Rect) {
	line := k.Size(17) * 1.32
	height, tell := line*2+4*k.Unit, p.tellTwoLines
	if r.H < fewest*height {
		height, tell = line+6*k.Unit, p.tellOneLine
	}
	c := chronicle{entries: p.story(int(r.H / height))}
	for i, e := range c.entries {
		row := table.Rect{X: r.X, Y: r.Y + float64(i)*height, W: r.W, H: height}
		c.rows = append(c.rows, row)
		words := stage.Group("").Add(tell(k, e, row, line)...)
		if e.late {
			words.Alpha = 0.45
		} else {
			c.at = i
		}
		g.Add(words)
	}
	p.hud.log = c
}

// tellTwoLines is an entry with the name above the move.
func (p *Play) tellTwoLines(k *ui.Kit, e told, r table.Rect, line float64) []*stage.Node {
	y := r.Y + line/2
	return []*stage.Node{
		k.FitText(p.players[e.seat].Name, gfx.SerifBold, 17, r.X, y, 0, r.W, ui.Ink),
		k.FitText(e.text, gfx.Serif, 17, r.X, y+line, 0, r.W, ui.Body),
	}
}

// tellOneLine is an entry with the emblem of the seat before the move.
func (p *Play) tellOneLine(k *ui.Kit, e told, r table.Rect, line float64) []*stage.Node {
	y, indent := r.Y+line/2, line*1.2
	return []*stage.Node{
		stage.New("", stage.Pic(fmt.Sprintf("emblem-%d", e.seat+1)), r.X+line/2, y, line*0.9, line*0.9),
		k.FitText(e.text, gfx.Serif, 17, r.X+indent, y, 0, r.W-indent, ui.Body),
	}
}

// addRecall lets entries of the log be chosen, while nothing is in motion.
func (p *Play) addRecall(g *stage.Node) {
	c := &p.hud.log
	if p.line != nil || len(c.rows) == 0 {
		return
	}
	first, last, u := c.rows[0], c.rows[len(c.rows)-1], p.ctx.Unit
	log := stage.Box("log", nil, first.X-10*u, first.Y-2*u, first.W+14*u, last.Y+last.H-first.Y)
	log.Touch = &stage.Touch{
		Focus: true,
		Hover: func(on bool) { p.point(c.at, on) },
		Arrow: func(_, dy int) bool { return dy != 0 && p.pointOn(dy) },
		Press: func() { p.recallEntry(c.at) },
	}
	g.Add(log)
	for i, r := range c.rows {
		light := stage.Slab("track", 0.5*u, 0)
		light.Tint = gfx.Hex(ui.Highlight).Fade(0.3)
		n := stage.Box(fmt.Sprintf("log-%d", i), light, log.X-log.W/2, r.Y-2*u, log.W, r.H)
		n.Alpha = 0
		n.Touch = &stage.Touch{Hover: func(on bool) { p.point(i, on) }, Press: func() { p.recallEntry(i) }}
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
	if c.at+by < 0 || c.at+by >= len(c.entries) {
		return false
	}
	p.point(c.at, false)
	c.at += by
	p.point(c.at, true)
	return true
}

// recallEntry shows the position after the move of an entry.
func (p *Play) recallEntry(i int) {
	if to := p.hud.log.entries[i].to; to != len(p.match.Moves()) {
		p.recall(to)
	}
}

// story tells up to n moves: the last ones, or those around the present one where later ones are taken back.
func (p *Play) story(n int) (entries []told) {
	line, now := p.match.Line(), len(p.match.Moves())
	end := min(p.turns(line), max(n, p.turns(line[:now])+(n-1)/2))
	at, turn := 0, 0
	p.retrace(line, func(s engine.Seat, before engine.Position, m engine.Move) {
		at++
		if s != engine.Nature {
			turn++
		}
		switch {
		case turn <= end-n || turn > end:
		case s == engine.Nature && turn > 0:
			entries[len(entries)-1].to = at
		case s != engine.Nature:
			entries = append(entries, told{s, p.table.Tell(before, m), at, at > now})
		}
	})
	return entries
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
