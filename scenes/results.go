package scenes

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// sheetResults is the score table by source.
func sheetResults(p *Play) (sheet *stage.Node) {
	p.ctx.Kit().Within(p.ctx.H-16*p.ctx.Unit, func(k *ui.Kit) (height float64) {
		sheet, height = p.resultsIn(k)
		return height
	})
	return sheet
}

// ledger is where the rows of the score table lie on their sheet, in pixels.
type ledger struct {
	on               *stage.Node
	left, width      float64
	first, step, row float64 // the middle of the first seat's column, from there to the next, and from row to row
	y                float64 // the middle of the present row
}

// resultsIn lays the score table out and returns its height.
func (p *Play) resultsIn(k *ui.Kit) (*stage.Node, float64) {
	c, u, w := p.ctx, k.Unit, p.ctx.Words
	sources, pos := p.game.Sources, p.match.Position()
	width := min(900*u*k.Spread(20), c.W-24*u)
	l := ledger{left: 48 * u, width: width - 96*u, row: max(k.Gap(44), k.Size(22)*1.4)}
	l.step = l.width * 0.72 / float64(max(3, len(p.players)))
	l.first = l.left + l.width - l.step*(float64(len(p.players))-0.5)
	tie, low := k.Lines(p.tieBreak(), gfx.SerifItalic, 18, width/2, 0, l.width, 0.5, ui.Body)
	button := k.Row(52, 22)
	table := 90*u + 30*u + float64(len(sources)+2)*l.row
	height := table + low + 24*u + button + 28*u
	s := k.Sheet("results", p.outcome(), width, height, c.W, c.H, func() { p.sheet.close(p) })
	l.on, l.y = s.Body, 90*u+l.row/2+30*u
	for i, pl := range p.players {
		x := l.first + float64(i)*l.step
		l.on.Add(stage.New("", stage.Pic(fmt.Sprintf("emblem-%d", i+1)), x, l.y-l.row/2-16*u, 34*u, 34*u),
			k.FitText(pl.Name, gfx.SerifBold, 20, x, l.y+4*u, 0.5, l.step-8*u, ui.Ink))
	}
	for _, src := range sources {
		l.write(k, w.T("source."+src.String()), 20, gfx.Serif, func(i int) int { return pos.Points(engine.Seat(i), src) }, p)
	}
	scores := pos.Scores(nil)
	l.write(k, w.T("results.total"), 22, gfx.SerifBold, func(i int) int { return scores[i] }, p)
	tie.Y = table + 6*u + k.Size(18)*0.675
	l.on.Add(tie)
	p.resultsButtons(k, l.on, table+low+24*u, width, button)
	return s.Node, height
}

// write adds a row: its word, and a number for each seat, those below nothing in red.
func (l *ledger) write(k *ui.Kit, word string, size float64, face gfx.Face, number func(seat int) int, p *Play) {
	l.y += l.row
	u, inks := k.Unit, [2]uint32{ui.Body, ui.Loss}
	if face == gfx.SerifBold {
		inks[0] = ui.Ink
	}
	l.on.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(ui.GoldDark).Fade(0.3)}, stage.Rect{X: l.left, Y: l.y - l.row/2, W: l.width, H: max(1, u)}),
		k.FitText(word, face, size, l.left+8*u, l.y, 0, l.first-l.step/2-l.left-8*u, inks[0]))
	for i := range p.players {
		n := number(i)
		rgb := inks[0]
		if n < 0 {
			rgb = inks[1]
		}
		l.on.Add(k.FitText(p.ctx.Words.Number(n), face, size, l.first+float64(i)*l.step, l.y, 0.5, l.step-8*u, rgb))
	}
}

// resultsButtons are the ways on.
func (p *Play) resultsButtons(k *ui.Kit, on *stage.Node, y, width, row float64) {
	c, w, gap := p.ctx, p.ctx.Words, 15*k.Unit
	bw := min(210*k.Unit*k.Spread(22), (width-96*k.Unit-2*gap)/3)
	x := (width - 3*bw - 2*gap) / 2
	on.Add(
		k.Button("again", w.T("results.again"), true, stage.Rect{X: x, Y: y, W: bw, H: row}, p.again).Node,
		k.Button("look", w.T("results.look"), false, stage.Rect{X: x + bw + gap, Y: y, W: bw, H: row}, func() { p.sheet.close(p) }).Node,
		k.Button("title", w.T("menu.title-screen"), false, stage.Rect{X: x + 2*(bw+gap), Y: y, W: bw, H: row}, func() { c.Go(NewTitle(p.games, p.brain)) }).Node,
	)
}

// tieBreak explains how equal scores were told apart, and names the seed.
func (p *Play) tieBreak() string {
	pos := p.match.Position()
	scores := pos.Scores(nil)
	best, tied := 0, 0
	for _, n := range scores {
		best = max(best, n)
	}
	for _, n := range scores {
		if n == best {
			tied++
		}
	}
	seed := p.ctx.Words.T("results.seed", fmt.Sprint(p.match.Seed))
	if tied > 1 {
		return p.table.Tie() + " " + seed
	}
	return seed
}

// again starts a new game of the same seats.
func (p *Play) again() {
	s := Seating{Start: -1, Jokers: p.match.Options.Jokers}
	m, err := s.begin(p.match.Edition, len(p.players))
	if err != nil {
		p.ctx.Notify(err.Error())
		return
	}
	p.ctx.Go(newPlay(p.games, p.brain, p.game, m, p.players))
}
