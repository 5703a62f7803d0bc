package scenes

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// ledger is where the rows of the sources lie on their sheet, in pixels.
type ledger struct {
	*ui.Kit
	words   *locale.Words
	on      *stage.Node
	room    stage.Rect // of the rows, as wide as the sheet but for its edges
	first   float64    // the left edge of the first seat's column
	step    float64    // from column to column
	row     float64    // from row to row
	large   float64    // how much larger numbers and bars are where there is room, 1 for the design's
	most    int        // the number whose bar is as long as its track
	seats   int
	parts   *unveiled
	players seating.Players
}

// accountIn lays the sheet of sources out at the top of a room, with text as small as it asks for, and returns its height.
func (r *results) accountIn(c *game.Context, k *ui.Kit, root *stage.Node, room stage.Rect) (height float64) {
	var sheet *stage.Node
	k.Within(room.H, func(k *ui.Kit) float64 {
		sheet, height = r.accountSheet(c, k, room)
		return height
	})
	root.Add(sheet)
	return height
}

func (r *results) accountSheet(c *game.Context, k *ui.Kit, room stage.Rect) (*stage.Node, float64) {
	u, w, pos := k.Unit, c.Words, r.match.Position()
	pad := 32 * u
	l := &ledger{Kit: k, words: w, on: stage.Group("").Says(stage.RoleSilent, ""), seats: len(r.players), most: most(r.game.Sources, pos), large: 1, parts: &r.parts, players: r.players}
	r.parts.counts, r.parts.totals, r.parts.stars = nil, nil, nil // of an earlier size
	l.room = stage.Rect{X: room.X + pad, Y: room.Y + 0.5*pad, W: room.W - 2*pad}
	l.row = max(k.Gap(40), k.Size(22)*1.15+11*u)
	if spare := room.H - r.natural(k, l.row, c.Words, l.room.W) - pad; spare > 0 {
		more := min(1.2*l.row, spare/float64(len(r.game.Sources)))
		l.large, l.row = 1+min(0.35, more/l.row), l.row+more
	}
	word := l.wordWidth(r.game.Sources)
	l.first, l.step = l.room.X+word, (l.room.W-word)/float64(l.seats)
	y := l.room.Y
	heading := k.FitText(w.T("results.sources"), gfx.SerifBold, 28, l.room.X, y+0.65*k.Size(28), 0, l.room.W, ui.Ink)
	y += 1.35 * k.Size(28)
	l.on.Add(heading)
	y = l.heads(r, y)
	for _, src := range r.game.Sources {
		l.source(w.T("source."+src.String()), y, func(s engine.Seat) int { return pos.Points(s, src) })
		y += l.row
	}
	y = l.total(pos, y)
	note, high := k.Lines(r.note(w), gfx.SerifItalic, 18, l.room.X, y+0.675*k.Size(18), l.room.W, 0, ui.Body)
	y += high + 0.5*pad
	slab := stage.Box("", stage.Slab("sheet", u, 0), stage.Rect{X: room.X, Y: room.Y, W: room.W, H: y - room.Y})
	return stage.Group("sources").Add(slab, l.on, note, r.told(w)), y - room.Y
}

// natural is the height of the sheet with rows of a height.
func (r *results) natural(k *ui.Kit, row float64, w *locale.Words, width float64) float64 {
	_, note := k.Lines(r.note(w), gfx.SerifItalic, 18, 0, 0, width, 0, ui.Body)
	heads := 40*k.Unit + 2.6*k.Size(20)
	return 1.35*k.Size(28) + heads + float64(len(r.game.Sources))*row + max(k.Gap(58), 1.3*k.Size(34)) + note
}

// most is the greatest number of points that a source brought or cost anybody.
func most(sources []engine.Source, pos engine.Position) int {
	most := 1
	for _, src := range sources {
		for s := range engine.Seat(pos.Seats()) {
			n := pos.Points(s, src)
			most = max(most, n, -n)
		}
	}
	return most
}

// wordWidth is the width of the column of words: as wide as they ask for, but leaving the seats their part.
func (l *ledger) wordWidth(sources []engine.Source) float64 {
	wide := 0.0
	for _, key := range sources {
		w, _ := l.Fonts.Measure(l.words.T("source."+key.String()), gfx.Serif, l.Size(20))
		wide = max(wide, w)
	}
	w, _ := l.Fonts.Measure(l.words.T("results.total"), gfx.SerifBold, l.Size(24))
	return min(max(wide, w)+16*l.Unit, 0.36*l.room.W)
}

// heads names the seats over their columns: beside their emblems, or below them where that is too narrow. It returns where the rows begin.
func (l *ledger) heads(r *results, y float64) float64 {
	side := 34 * l.Unit
	beside := true
	for _, p := range r.players {
		w, _ := l.Fonts.Measure(p.Name, gfx.SerifBold, max(l.Floor(), 0.9*l.Size(20)))
		beside = beside && w <= l.step-side-14*l.Unit
	}
	height := max(side, 1.25*l.Size(20)) + 8*l.Unit
	if !beside {
		height = side + 1.3*l.Size(20) + 6*l.Unit
	}
	for i, p := range r.players {
		x := l.first + float64(i)*l.step
		nx, ny, room := x+side+8*l.Unit, y+height/2, l.step-side-14*l.Unit
		ey := ny
		if !beside {
			ey, nx, ny, room = y+side/2, x, y+side+0.65*l.Size(20), l.step-6*l.Unit
		}
		l.on.Add(stage.New("", table.Emblem(r.players.Emblem(engine.Seat(i))), x+side/2, ey, side, side),
			l.FitText(p.Name, gfx.SerifBold, 20, nx, ny, 0, room, ui.Ink))
	}
	return y + height
}

// rule is a line between two rows.
func (l *ledger) rule(y, thick, alpha float64) {
	l.on.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(ui.GoldDark).Fade(alpha)}, stage.Rect{X: l.room.X, Y: y, W: l.room.W, H: max(1, thick*l.Unit)}))
}

// source adds a row: its word, and for each seat a number over its bar, those below nothing in red.
func (l *ledger) source(word string, y float64, points func(engine.Seat) int) {
	l.rule(y, 1, 0.3)
	l.on.Add(l.FitText(word, gfx.Serif, 20, l.room.X, y+l.row/2, 0, l.first-l.room.X-6*l.Unit, ui.Body))
	thick, size := min(10*l.Unit*l.large, 0.17*l.row), 22*l.large
	bar := y + l.row/2 + 0.5*l.Size(size) - 0.2*thick
	bar = min(bar, y+l.row-1.5*thick)
	var row []counted
	for i := range l.seats {
		n, x, ink := points(engine.Seat(i)), l.first+float64(i)*l.step, uint32(ui.Ink)
		if n < 0 {
			ink = ui.Loss
		}
		number := l.FitText(l.words.Number(n), gfx.SerifBold, size, x, bar-0.62*l.Size(size), 0, l.step-8*l.Unit, ink)
		l.on.Add(number)
		row = append(row, counted{number.Art.(*stage.Label), l.bar(stage.Rect{X: x, Y: bar, W: l.step - 20*l.Unit, H: thick}, n, i), n})
	}
	l.parts.counts = append(l.parts.counts, row)
}

// bar draws how many points of the most there were, nil for none: hatched where they were lost.
func (l *ledger) bar(track stage.Rect, n, seat int) *stage.Node {
	l.on.Add(l.glaze(track, ui.GoldDark, 0.2))
	share := max(n, -n)
	if share == 0 {
		return nil
	}
	full := track
	full.W = max(track.H, track.W*float64(share)/float64(l.most))
	bar := l.glaze(full, l.players.Ink(engine.Seat(seat)), 1)
	if n < 0 {
		bar = l.glaze(full, ui.Loss, 1)
	}
	l.on.Add(bar)
	if n < 0 {
		l.hatch(bar)
	}
	return bar
}

// glaze is a glazed length.
func (l *ledger) glaze(r stage.Rect, rgb uint32, alpha float64) *stage.Node {
	panel := stage.Slab("track", 0.3*l.Unit, 0)
	panel.Tint = gfx.Hex(rgb).Fade(alpha)
	return stage.Box("", panel, r)
}

// hatch strikes a bar through with slanting lines, which come and go with it.
func (l *ledger) hatch(bar *stage.Node) {
	for x := 0.6*bar.H - bar.W/2; x < bar.W/2-0.4*bar.H; x += 0.9 * bar.H {
		line := stage.New("", &stage.Fill{Colour: gfx.White().Fade(0.4)}, x, 0, 0.25*bar.H, bar.H)
		line.Turn = 0.6
		bar.Add(line)
	}
}

// total adds the row of scores, with a star for every winner, and returns where it ends.
func (l *ledger) total(pos engine.Position, y float64) float64 {
	height := max(l.Gap(58), 1.3*l.Size(34))
	l.rule(y, 2, 0.9)
	l.on.Add(l.FitText(l.words.T("results.total"), gfx.SerifBold, 24, l.room.X, y+height/2, 0, l.first-l.room.X-6*l.Unit, ui.Ink))
	for i, n := range pos.Scores(nil) {
		x := l.first + float64(i)*l.step
		number := l.FitText(l.words.Number(n), gfx.SerifBold, 34, x, y+height/2, 0, l.step-8*l.Unit, ui.Ink)
		l.on.Add(number)
		l.parts.totals = append(l.parts.totals, number.Art.(*stage.Label))
	}
	side := 26 * l.Unit
	for _, s := range pos.Winners(nil) {
		w, _ := l.Fonts.Measure(l.words.Number(pos.Scores(nil)[s]), gfx.SerifBold, l.Size(34))
		if x := l.first + float64(s)*l.step + w + 10*l.Unit; w+10*l.Unit+side < l.step {
			mark := star(x+side/2, y+height/2, side)
			l.on.Add(mark)
			l.parts.stars = append(l.parts.stars, mark)
		}
	}
	return y + height
}

// star is a star of six yellow tiles.
func star(x, y, side float64) *stage.Node {
	g := stage.Group("")
	g.X, g.Y = x, y
	for i := range 6 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		ray := stage.New("", stage.Pic("rhomb-yellow"), 0.25*side*sin, -0.25*side*cos, 0.39*side, 0.62*side)
		ray.Turn = float64(i) * math.Pi / 3
		g.Add(ray)
	}
	return g
}

// told tells the account to who does not see it.
func (r *results) told(w *locale.Words) *stage.Node {
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

// note explains how the best of equal scores were told apart, and names the seed.
func (r *results) note(w *locale.Words) string {
	seed := w.T("results.seed", fmt.Sprint(r.match.Seed))
	scores, winners := r.match.Position().Scores(nil), r.match.Position().Winners(nil)
	best := scores[winners[0]]
	var tied []string
	for i, n := range scores {
		if n == best {
			tied = append(tied, r.players[i].Name)
		}
	}
	switch {
	case len(tied) == 1:
		return seed
	case len(tied) == len(winners):
		return w.T("results.shared", w.List(tied...), best) + " " + seed
	}
	return w.T("results.tied", w.List(tied...), best) + " " + w.T(r.game.Tie) + " " + seed
}
