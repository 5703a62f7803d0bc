package scenes

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// results is the score table of a match, by source.
type results struct {
	game    *games.Game
	match   *engine.Match
	players seating.Players
}

func (r *results) sheet(c *game.Context, close func()) (sheet *stage.Node) {
	c.Kit().Within(c.H-16*c.Unit, func(k *ui.Kit) (height float64) {
		sheet, height = r.sheetIn(c, k, close)
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

// sheetIn lays the score table out and returns its height.
func (r *results) sheetIn(c *game.Context, k *ui.Kit, close func()) (*stage.Node, float64) {
	u, w := k.Unit, c.Words
	sources, pos := r.game.Sources, r.match.Position()
	width := min(900*u*k.Spread(20), c.W-24*u)
	l := ledger{left: 48 * u, width: width - 96*u, row: max(k.Gap(44), k.Size(22)*1.4)}
	l.step = l.width * 0.72 / float64(max(3, len(r.players)))
	l.first = l.left + l.width - l.step*(float64(len(r.players))-0.5)
	tie, low := k.Lines(r.tieBreak(c.Words), gfx.SerifItalic, 18, width/2, 0, l.width, 0.5, ui.Body)
	button := k.Row(52, 22)
	rows := 90*u + 30*u + float64(len(sources)+2)*l.row
	height := rows + low + 24*u + button + 28*u
	s := k.Sheet("results", r.players.Outcome(w, pos), width, height, c.W, c.H, close)
	l.on, l.y = stage.Group("").Says(stage.RoleSilent, ""), 90*u+l.row/2+30*u
	s.Body.Add(l.on, r.account(w))
	for i, pl := range r.players {
		x := l.first + float64(i)*l.step
		l.on.Add(stage.New("", stage.Pic(fmt.Sprintf("emblem-%d", i+1)), x, l.y-l.row/2-16*u, 34*u, 34*u),
			k.FitText(pl.Name, gfx.SerifBold, 20, x, l.y+4*u, 0.5, l.step-8*u, ui.Ink))
	}
	for _, src := range sources {
		l.write(k, w.T("source."+src.String()), 20, gfx.Serif, func(i int) int { return pos.Points(engine.Seat(i), src) }, c.Words, len(r.players))
	}
	scores := pos.Scores(nil)
	l.write(k, w.T("results.total"), 22, gfx.SerifBold, func(i int) int { return scores[i] }, c.Words, len(r.players))
	tie.Y = rows + 6*u + k.Size(18)*0.675
	s.Body.Add(tie)
	r.buttons(c, k, close, s.Body, rows+low+24*u, width, button)
	return s.Node, height
}

// account tells the score table to who does not see it.
func (r *results) account(w *locale.Words) *stage.Node {
	pos := r.match.Position()
	names, total := []string{w.T("told.source")}, []string{w.T("results.total")}
	for i, n := range pos.Scores(nil) {
		names, total = append(names, r.players[i].Name), append(total, w.Number(n))
	}
	rows := [][]string{names}
	for _, src := range r.game.Sources {
		row := []string{w.T("source." + src.String())}
		for i := range r.players {
			row = append(row, w.Number(pos.Points(engine.Seat(i), src)))
		}
		rows = append(rows, row)
	}
	return table.Ledger(w.T("play.results"), append(rows, total)...)
}

// write adds a row: its word, and a number for each seat, those below nothing in red.
func (l *ledger) write(k *ui.Kit, word string, size float64, face gfx.Face, number func(seat int) int, w *locale.Words, seats int) {
	l.y += l.row
	u, inks := k.Unit, [2]uint32{ui.Body, ui.Loss}
	if face == gfx.SerifBold {
		inks[0] = ui.Ink
	}
	l.on.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(ui.GoldDark).Fade(0.3)}, stage.Rect{X: l.left, Y: l.y - l.row/2, W: l.width, H: max(1, u)}),
		k.FitText(word, face, size, l.left+8*u, l.y, 0, l.first-l.step/2-l.left-8*u, inks[0]))
	for i := range seats {
		n := number(i)
		rgb := inks[0]
		if n < 0 {
			rgb = inks[1]
		}
		l.on.Add(k.FitText(w.Number(n), face, size, l.first+float64(i)*l.step, l.y, 0.5, l.step-8*u, rgb))
	}
}

// buttons are the ways on.
func (r *results) buttons(c *game.Context, k *ui.Kit, close func(), on *stage.Node, y, width, row float64) {
	w, gap := c.Words, 15*k.Unit
	bw := min(210*k.Unit*k.Spread(22), (width-96*k.Unit-2*gap)/3)
	x := (width - 3*bw - 2*gap) / 2
	on.Add(
		k.Button("again", w.T("results.again"), true, stage.Rect{X: x, Y: y, W: bw, H: row}, func() { r.again(c) }).Node,
		k.Button("look", w.T("results.look"), false, stage.Rect{X: x + bw + gap, Y: y, W: bw, H: row}, close).Node,
		k.Button("title", w.T("menu.title"), false, stage.Rect{X: x + 2*(bw+gap), Y: y, W: bw, H: row}, func() { c.Go(route.Title{}) }).Node,
	)
}

// tieBreak explains how equal scores were told apart, and names the seed.
func (r *results) tieBreak(w *locale.Words) string {
	scores := r.match.Position().Scores(nil)
	best, tied := 0, 0
	for _, n := range scores {
		best = max(best, n)
	}
	for _, n := range scores {
		if n == best {
			tied++
		}
	}
	seed := w.T("results.seed", fmt.Sprint(r.match.Seed))
	if tied > 1 {
		return w.T(r.game.Tie) + " " + seed
	}
	return seed
}

// again starts a new game of the same seats.
func (r *results) again(c *game.Context) {
	s := seating.Seating{Start: -1, Jokers: r.match.Options.Jokers}
	m, err := s.Begin(r.match.Edition, len(r.players))
	if err != nil {
		c.Notify(err.Error())
		return
	}
	begin(c, m, r.players)
}
