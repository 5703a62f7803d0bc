package results

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// sourceTable is the table of sources while it is laid out: a row for each source of points and one for the totals, a column for each
// seat. Lengths are in pixels.
type sourceTable struct {
	kit       dialog.Kit
	outcome   outcome
	on        *stage.Node
	room      stage.Rect // of the rows
	first     float64    // the left edge of the first seat's column
	step      float64    // from column to column
	row       float64    // the height of a row without the label above it
	label     float64    // the height of the label above a row, 0 where labels stand before their rows
	scale     float64    // of numbers and bars, 1 as designed and more where there is room
	maxPoints int        // whose bar is as long as its track

	counts [][]counter // by source, of all seats
	totals []*stage.Label
	stars  []*stage.Node // beside the totals of winners
}

// sourceSheet returns the sheet of sources for a rectangle, and its height. The numbers, bars and stars become parts of the scene.
func (s *Scene) sourceSheet(k dialog.Kit, room stage.Rect) (*stage.Node, float64) {
	t := &sourceTable{kit: k, outcome: s.outcome, on: stage.Group("").Says(stage.RoleSilent, "")}
	sheet, height := t.build(room)
	s.parts.counts, s.parts.totals, s.parts.stars = t.counts, t.totals, t.stars
	return sheet, height
}

// build lays the table out on a sheet and returns its height. The rows are higher where the rectangle has room for that.
func (t *sourceTable) build(room stage.Rect) (*stage.Node, float64) {
	k, o, pad := t.kit, t.outcome, 32*t.kit.UI.Unit
	t.maxPoints, t.scale, t.row = o.maxPoints(), 1, rowHeight(k)
	t.room = stage.Rect{X: room.X + pad, Y: room.Y + 0.5*pad, W: room.W - 2*pad}
	if spare := room.H - o.sourcesHeight(k, t.row, t.room.W) - pad; spare > 0 {
		more := min(1.2*t.row, spare/float64(len(o.game.Sources)))
		t.scale, t.row = 1+min(0.35, more/t.row), t.row+more
	}
	label := t.labelWidth()
	if k.Compact() && (t.room.W-label)/float64(len(o.players)) < 4.5*k.UI.Floor() {
		label, t.label = 0, 1.5*k.UI.Size(20)
	}
	t.first, t.step = t.room.X+label, (t.room.W-label)/float64(len(o.players))
	y := t.room.Y
	t.on.Add(k.UI.FitText(k.Words.T("results.sources"), gfx.SerifBold, 28, t.room.X, y+0.65*k.UI.Size(28), 0, t.room.W, ui.Ink))
	y = t.addHeads(y + 1.35*k.UI.Size(28))
	for _, src := range o.game.Sources {
		t.addSource(src, y)
		y += t.label + t.row
	}
	y = t.addTotals(y)
	note, height := k.UI.Lines(o.note(k.Words), gfx.SerifItalic, 18, t.room.X, y+0.675*k.UI.Size(18), t.room.W, 0, ui.Body)
	room.H = y + height + 0.5*pad - room.Y
	return stage.Group("sources").Add(k.Panel("sheet", room), t.on, note, o.readerTable(k.Words)), room.H
}

// rowHeight returns the least height of a row, and totalHeight that of the row of totals.
func rowHeight(k dialog.Kit) float64 {
	row := max(k.UI.Gap(40), k.UI.Size(22)*1.15+11*k.UI.Unit)
	if k.Compact() {
		row = max(row, 2.7*k.UI.Floor()) // two lines of text
	}
	return row
}
func totalHeight(k dialog.Kit) float64 { return max(k.UI.Gap(58), 1.3*k.UI.Size(34)) }

// sourcesHeight returns the height of the table with rows of a height.
func (o outcome) sourcesHeight(k dialog.Kit, row, width float64) float64 {
	_, note := k.UI.Lines(o.note(k.Words), gfx.SerifItalic, 18, 0, 0, width, 0, ui.Body)
	heads := 40*k.UI.Unit + 2.6*k.UI.Size(20)
	return 1.35*k.UI.Size(28) + heads + float64(len(o.game.Sources))*row + totalHeight(k) + note
}

// labelWidth returns the width of the labels before the rows, which leave the seats at least 64 %.
func (t *sourceTable) labelWidth() float64 {
	var sources []string
	for _, src := range t.outcome.game.Sources {
		sources = append(sources, t.kit.Words.T("source."+src.String()))
	}
	widest := max(t.kit.TextWidth(gfx.SerifBold, 24, t.kit.Words.T("results.total")), t.kit.TextWidth(gfx.Serif, 20, sources...))
	return min(widest+16*t.kit.UI.Unit, 0.36*t.room.W)
}

// addHeads adds the emblem and name of each seat above its column, side by side or, where that is too narrow, below each other. It returns
// where the rows start.
func (t *sourceTable) addHeads(y float64) float64 {
	k := t.kit
	side, text := 34*k.UI.Unit, k.UI.Size(20)
	width := t.step - side - 14*k.UI.Unit
	beside := !slices.ContainsFunc(t.outcome.players, func(p seating.Player) bool {
		w, _ := k.UI.Fonts.Measure(p.Name, gfx.SerifBold, max(k.UI.Floor(), 0.9*text))
		return w > width
	})
	height := max(side, 1.25*text) + 8*k.UI.Unit
	if !beside {
		height, width = side+1.3*text+6*k.UI.Unit, t.step-6*k.UI.Unit
	}
	for i, p := range t.outcome.players {
		x := t.first + float64(i)*t.step
		nameX, nameY, emblemY := x+side+8*k.UI.Unit, y+height/2, y+height/2
		if !beside {
			nameX, nameY, emblemY = x, y+side+0.65*text, y+side/2
		}
		t.on.Add(emblem(t.outcome.players, engine.Seat(i), x+side/2, emblemY, side), k.UI.FitText(p.Name, gfx.SerifBold, 20, nameX, nameY, 0, width, ui.Ink))
	}
	return y + height
}

// emblem returns the emblem of a seat around a point.
func emblem(p seating.Players, s engine.Seat, x, y, side float64) *stage.Node {
	return stage.New("", table.Emblem(p.Emblem(s)), x, y, side, side)
}

// addLabel adds the label of a row of a height, under a line.
func (t *sourceTable) addLabel(text string, face gfx.Face, units, y, height, thickness, alpha float64, ink ui.Role) {
	room := stage.Rect{X: t.room.X, Y: y, W: t.first - t.room.X - 6*t.kit.UI.Unit, H: height}
	if t.label > 0 {
		room.W, room.H = t.room.W, t.label
	}
	t.on.Add(dialog.Divider(stage.Rect{X: t.room.X, Y: y, W: t.room.W}, thickness*t.kit.UI.Unit, alpha), t.kit.UI.FitLines(text, face, units, room, ink))
}

// addNumber adds a number to the column of a seat.
func (t *sourceTable) addNumber(n, seat int, units, y float64, ink ui.Role) *stage.Label {
	number := t.kit.UI.FitText(t.kit.Words.Number(n), gfx.SerifBold, units, t.first+float64(seat)*t.step, y, 0, t.step-8*t.kit.UI.Unit, ink)
	t.on.Add(number)
	return number.Art.(*stage.Label)
}

// addSource adds the row of a source: its label and, for each seat, the points over a bar. Points that were lost are red.
func (t *sourceTable) addSource(src engine.Source, y float64) {
	k := t.kit
	t.addLabel(k.Words.T("source."+src.String()), gfx.Serif, 20, y, t.row, 1, 0.3, ui.Body)
	y += t.label
	thickness, size := min(10*k.UI.Unit*t.scale, 0.17*t.row), 22*t.scale
	bar := min(y+t.row/2+0.5*k.UI.Size(size)-0.2*thickness, y+t.row-1.5*thickness)
	var row []counter
	for i := range t.outcome.players {
		n, ink := t.outcome.pos().Points(engine.Seat(i), src), ui.Ink
		if n < 0 {
			ink = ui.Loss
		}
		label := t.addNumber(n, i, size, bar-0.62*k.UI.Size(size), ink)
		track := stage.Rect{X: t.first + float64(i)*t.step, Y: bar, W: t.step - 20*k.UI.Unit, H: thickness}
		row = append(row, counter{label, t.addBar(track, n, i), n})
	}
	t.counts = append(t.counts, row)
}

// addBar adds the bar for a number of points on its track. It returns nil for no points. The bar of points that were lost is hatched.
func (t *sourceTable) addBar(track stage.Rect, n, seat int) *stage.Node {
	t.on.Add(t.bar(track, ui.Gold, 0.2))
	if n == 0 {
		return nil
	}
	track.W = max(track.H, track.W*float64(max(n, -n))/float64(t.maxPoints))
	bar := t.bar(track, ui.Seat(t.outcome.players.Emblem(engine.Seat(seat))), 1)
	if n < 0 {
		bar = t.bar(track, ui.Loss, 1)
		hatch(bar)
	}
	t.on.Add(bar)
	return bar
}

// bar returns a bar of a colour.
func (t *sourceTable) bar(r stage.Rect, role ui.Role, alpha float64) *stage.Node {
	return stage.Box("", stage.Track(0.3*t.kit.UI.Unit, role.Colour().Fade(alpha)), r)
}

// hatch adds slanting lines to a bar.
func hatch(bar *stage.Node) {
	for x := 0.6*bar.H - bar.W/2; x < bar.W/2-0.4*bar.H; x += 0.9 * bar.H {
		line := stage.New("", &stage.Fill{Colour: gfx.White().Fade(0.4)}, x, 0, 0.25*bar.H, bar.H)
		line.Turn = 0.6
		bar.Add(line)
	}
}

// addTotals adds the row of totals, with a star beside that of each winner, and returns where it ends.
func (t *sourceTable) addTotals(y float64) float64 {
	k, pos := t.kit, t.outcome.pos()
	height, side, gap := totalHeight(k), 26*k.UI.Unit, 10*k.UI.Unit
	scores := pos.Scores(nil)
	t.addLabel(k.Words.T("results.total"), gfx.SerifBold, 24, y, height, 2, 0.9, ui.Ink)
	y += t.label
	for i, n := range scores {
		t.totals = append(t.totals, t.addNumber(n, i, 34, y+height/2, ui.Ink))
	}
	for _, s := range pos.Winners(nil) {
		if w := k.TextWidth(gfx.SerifBold, 34, k.Words.Number(scores[s])) + gap; w+side < t.step {
			mark := star(t.first+float64(s)*t.step+w+side/2, y+height/2, side)
			t.on.Add(mark)
			t.stars = append(t.stars, mark)
		}
	}
	return y + height
}

// star returns a star of six yellow tiles.
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
