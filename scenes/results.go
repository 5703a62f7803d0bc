package scenes

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// sheetResults is the score table by source.
func sheetResults(p *Play) *stage.Node {
	c, k := p.ctx, p.ctx.Kit()
	u, w := k.Unit, c.Words
	sources := p.game.Sources
	height := (250 + 44*float64(len(sources)+1)) * u
	s := k.Sheet("results", p.outcome(), 900*u, height, c.W, c.H, func() { p.sheet.close(p) })
	y := 112 * u
	first, step := 300*u, 150*u
	pos := p.match.Position()
	for i, pl := range p.players {
		x := first + float64(i)*step
		s.Body.Add(stage.New("", stage.Pic(fmt.Sprintf("emblem-%d", i+1)), x, y-24*u, 34*u, 34*u))
		s.Body.Add(k.FitText(pl.Name, gfx.SerifBold, 20, x, y+8*u, 0.5, step-12*u, ui.Ink))
	}
	for j, src := range sources {
		ry := y + float64(j+1)*44*u
		s.Body.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(ui.GoldDark).Fade(0.25)}, stage.Rect{X: 48 * u, Y: ry - 22*u, W: 804 * u, H: max(1, u)}))
		s.Body.Add(k.Text(w.T("source."+src.String()), gfx.Serif, 20, 56*u, ry, 0, ui.Body))
		for i := range p.players {
			n := pos.Points(engine.Seat(i), src)
			rgb := uint32(ui.Body)
			if n < 0 {
				rgb = ui.Loss
			}
			s.Body.Add(k.Text(w.Number(n), gfx.Serif, 20, first+float64(i)*step, ry, 0.5, rgb))
		}
	}
	ry := y + float64(len(sources)+1)*44*u
	s.Body.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(ui.GoldDark).Fade(0.6)}, stage.Rect{X: 48 * u, Y: ry - 22*u, W: 804 * u, H: max(1, 2*u)}))
	s.Body.Add(k.Text(w.T("results.total"), gfx.SerifBold, 22, 56*u, ry+4*u, 0, ui.Ink))
	for i, n := range pos.Scores(nil) {
		s.Body.Add(k.Text(w.Number(n), gfx.SerifBold, 26, first+float64(i)*step, ry+4*u, 0.5, ui.Ink))
	}
	s.Body.Add(k.Text(p.tieBreak(), gfx.SerifItalic, 18, 450*u, ry+44*u, 0.5, ui.Body))
	by := height - 74*u
	s.Body.Add(
		k.Button("again", w.T("results.again"), true, stage.Rect{X: 120 * u, Y: by, W: 210 * u, H: 52 * u}, p.again).Node,
		k.Button("look", w.T("results.look"), false, stage.Rect{X: 345 * u, Y: by, W: 210 * u, H: 52 * u}, func() { p.sheet.close(p) }).Node,
		k.Button("title", w.T("menu.title-screen"), false, stage.Rect{X: 570 * u, Y: by, W: 210 * u, H: 52 * u}, func() { c.Go(NewTitle(p.games, p.brain)) }).Node,
	)
	return s.Node
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
