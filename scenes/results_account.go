package scenes

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// ledger is where the rows of the sources lie on their sheet, in pixels.
type ledger struct {
	kit
	*results
	on    *stage.Node
	room  stage.Rect // of the rows, as wide as the sheet but for its edges
	first float64    // the left edge of the first seat's column
	step  float64    // from column to column
	row   float64    // from row to row, without the words above it
	above float64    // the height of the words above a row; 0 where they stand before it
	large float64    // how much larger numbers and bars are where there is room, 1 for the design's
	most  int        // the number whose bar is as long as its track
}

// account lays the sheet of sources out at the top of a room, with text as small as it asks for, and returns its height.
func (f *ending) account(room stage.Rect) float64 {
	sheet, height := f.fitted(room.H, func(k kit) (*stage.Node, float64) { return f.accountIn(k, room) })
	f.on.Add(sheet)
	return height
}

func (r *results) accountIn(k kit, room stage.Rect) (*stage.Node, float64) {
	pos, pad := r.match.Position(), 32*k.Kit.Unit
	r.parts.counts, r.parts.totals, r.parts.stars = nil, nil, nil // of an earlier size
	l := &ledger{kit: k, results: r, on: stage.Group("").Says(stage.RoleSilent, ""), most: most(r.game.Sources, pos), large: 1, row: rowHeight(k)}
	l.room = stage.Rect{X: room.X + pad, Y: room.Y + 0.5*pad, W: room.W - 2*pad}
	if spare := room.H - r.natural(k, l.row, l.room.W) - pad; spare > 0 {
		more := min(1.2*l.row, spare/float64(len(r.game.Sources)))
		l.large, l.row = 1+min(0.35, more/l.row), l.row+more
	}
	word := l.wordWidth()
	if k.onPhone() && (l.room.W-word)/float64(len(r.players)) < 4.5*k.Kit.Floor() {
		word, l.above = 0, 1.5*k.Kit.Size(20)
	}
	l.first, l.step = l.room.X+word, (l.room.W-word)/float64(len(r.players))
	y := l.room.Y
	l.on.Add(k.Kit.FitText(k.Words.T("results.sources"), gfx.SerifBold, 28, l.room.X, y+0.65*k.Kit.Size(28), 0, l.room.W, ui.Ink))
	y = l.heads(y + 1.35*k.Kit.Size(28))
	for _, src := range r.game.Sources {
		l.source(src, y)
		y += l.above + l.row
	}
	y = l.total(y)
	note, high := k.Kit.Lines(r.note(k.Words), gfx.SerifItalic, 18, l.room.X, y+0.675*k.Kit.Size(18), l.room.W, 0, ui.Body)
	room.H = y + high + 0.5*pad - room.Y
	return stage.Group("sources").Add(k.slab("sheet", room), l.on, note, r.told(k.Words)), room.H
}

// rowHeight is the height of a row of the design, and totalHeight that of the last one.
func rowHeight(k kit) float64 {
	row := max(k.Kit.Gap(40), k.Kit.Size(22)*1.15+11*k.Kit.Unit)
	if k.onPhone() {
		row = max(row, 2.7*k.Kit.Floor()) // two lines of words
	}
	return row
}
func totalHeight(k kit) float64 { return max(k.Kit.Gap(58), 1.3*k.Kit.Size(34)) }

// natural is the height of the sheet with rows of a height.
func (r *results) natural(k kit, row, width float64) float64 {
	_, note := k.Kit.Lines(r.note(k.Words), gfx.SerifItalic, 18, 0, 0, width, 0, ui.Body)
	heads := 40*k.Kit.Unit + 2.6*k.Kit.Size(20)
	return 1.35*k.Kit.Size(28) + heads + float64(len(r.game.Sources))*row + totalHeight(k) + note
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
func (l *ledger) wordWidth() float64 {
	sources := mapped(l.game.Sources, func(src engine.Source) string { return l.Words.T("source." + src.String()) })
	wide := max(l.measure(gfx.SerifBold, 24, l.Words.T("results.total")), l.measure(gfx.Serif, 20, sources...))
	return min(wide+16*l.Kit.Unit, 0.36*l.room.W)
}

// heads names the seats over their columns: beside their emblems, or below them where that is too narrow. It returns where the rows begin.
func (l *ledger) heads(y float64) float64 {
	side, text := 34*l.Kit.Unit, l.Kit.Size(20)
	room := l.step - side - 14*l.Kit.Unit
	beside := !slices.ContainsFunc(l.players, func(p seating.Player) bool {
		w, _ := l.Kit.Fonts.Measure(p.Name, gfx.SerifBold, max(l.Kit.Floor(), 0.9*text))
		return w > room
	})
	height := max(side, 1.25*text) + 8*l.Kit.Unit
	if !beside {
		height, room = side+1.3*text+6*l.Kit.Unit, l.step-6*l.Kit.Unit
	}
	for i, p := range l.players {
		x := l.first + float64(i)*l.step
		nx, ny, ey := x+side+8*l.Kit.Unit, y+height/2, y+height/2
		if !beside {
			nx, ny, ey = x, y+side+0.65*text, y+side/2
		}
		l.on.Add(emblem(l.players, engine.Seat(i), x+side/2, ey, side), l.Kit.FitText(p.Name, gfx.SerifBold, 20, nx, ny, 0, room, ui.Ink))
	}
	return y + height
}

// word begins a row of a height with a line over it and what it tells of.
func (l *ledger) word(text string, face gfx.Face, units, y, height, thick, alpha float64, ink uint32) {
	room := stage.Rect{X: l.room.X, Y: y, W: l.first - l.room.X - 6*l.Kit.Unit, H: height}
	if l.above > 0 {
		room.W, room.H = l.room.W, l.above
	}
	l.on.Add(line(stage.Rect{X: l.room.X, Y: y, W: l.room.W}, thick*l.Kit.Unit, alpha), l.Kit.FitLines(text, face, units, room, ink))
}

// number writes one into the column of a seat.
func (l *ledger) number(n, seat int, units, y float64, ink uint32) *stage.Label {
	number := l.Kit.FitText(l.Words.Number(n), gfx.SerifBold, units, l.first+float64(seat)*l.step, y, 0, l.step-8*l.Kit.Unit, ink)
	l.on.Add(number)
	return number.Art.(*stage.Label)
}

// source adds a row: its word, and for each seat a number over its bar, those below nothing in red.
func (l *ledger) source(from engine.Source, y float64) {
	l.word(l.Words.T("source."+from.String()), gfx.Serif, 20, y, l.row, 1, 0.3, ui.Body)
	y += l.above
	thick, size := min(10*l.Kit.Unit*l.large, 0.17*l.row), 22*l.large
	bar := min(y+l.row/2+0.5*l.Kit.Size(size)-0.2*thick, y+l.row-1.5*thick)
	var row []counted
	for i := range l.players {
		n, ink := l.match.Position().Points(engine.Seat(i), from), uint32(ui.Ink)
		if n < 0 {
			ink = ui.Loss
		}
		label := l.number(n, i, size, bar-0.62*l.Kit.Size(size), ink)
		track := stage.Rect{X: l.first + float64(i)*l.step, Y: bar, W: l.step - 20*l.Kit.Unit, H: thick}
		row = append(row, counted{label, l.bar(track, n, i), n})
	}
	l.parts.counts = append(l.parts.counts, row)
}

// bar draws how many points of the most there were, nil for none: hatched where they were lost.
func (l *ledger) bar(track stage.Rect, n, seat int) *stage.Node {
	l.on.Add(l.glaze(track, ui.GoldDark, 0.2))
	if n == 0 {
		return nil
	}
	track.W = max(track.H, track.W*float64(max(n, -n))/float64(l.most))
	bar := l.glaze(track, l.players.Ink(engine.Seat(seat)), 1)
	if n < 0 {
		bar = l.glaze(track, ui.Loss, 1)
		l.hatch(bar)
	}
	l.on.Add(bar)
	return bar
}

// glaze is a glazed length.
func (l *ledger) glaze(r stage.Rect, rgb uint32, alpha float64) *stage.Node {
	return stage.Box("", stage.Track(0.3*l.Kit.Unit, gfx.Hex(rgb).Fade(alpha)), r)
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
func (l *ledger) total(y float64) float64 {
	pos, height, side, gap := l.match.Position(), totalHeight(l.kit), 26*l.Kit.Unit, 10*l.Kit.Unit
	scores := pos.Scores(nil)
	l.word(l.Words.T("results.total"), gfx.SerifBold, 24, y, height, 2, 0.9, ui.Ink)
	y += l.above
	for i, n := range scores {
		l.parts.totals = append(l.parts.totals, l.number(n, i, 34, y+height/2, ui.Ink))
	}
	for _, s := range pos.Winners(nil) {
		if w := l.measure(gfx.SerifBold, 34, l.Words.Number(scores[s])) + gap; w+side < l.step {
			mark := star(l.first+float64(s)*l.step+w+side/2, y+height/2, side)
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
	rows := [][]string{append([]string{w.T("told.source")}, r.players.Names()...)}
	for _, src := range r.game.Sources {
		row := []string{w.T("source." + src.String())}
		for i := range r.players {
			row = append(row, w.Number(pos.Points(engine.Seat(i), src)))
		}
		rows = append(rows, row)
	}
	total := append([]string{w.T("results.total")}, mapped(pos.Scores(nil), w.Number)...)
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
