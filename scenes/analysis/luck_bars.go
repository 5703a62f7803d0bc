package analysis

import (
	"fmt"
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// segment is a part of the bars of a seat: a contribution or, without one, the even share or the result.
type segment struct {
	contribution int // the index, -1 for the share or the result
	points       int
}

// segments returns the parts of the two bars of a seat from the left: upper has the even share and all gains, lower the result and all losses.
func segments(w review.Waterfall) (upper, lower []segment) {
	upper = []segment{{-1, w.Initial}}
	if w.Result > 0 {
		lower = append(lower, segment{-1, w.Result})
	}
	var own []segment
	for i, c := range w.Contributions {
		switch {
		case c.Points > 0:
			upper = append(upper, segment{i, c.Points})
		case c.Points < 0 && c.Seat == w.Seat:
			own = append(own, segment{i, -c.Points})
		case c.Points < 0:
			lower = append(lower, segment{i, -c.Points})
		}
	}
	return upper, append(lower, own...)
}

// total returns the points of all parts of a bar.
func total(all []segment) (sum int) {
	for _, s := range all {
		sum += s.points
	}
	return sum
}

// barScale is the axis of bars.
type barScale struct {
	x, unit float64 // of 0, and of a point, in pixels
	high    int     // the value at the right end
}

// newBarScale returns the axis of the bars of all seats in a width.
func (l *Luck) newBarScale(x, width float64) barScale {
	high := 100
	for _, w := range l.Waterfalls {
		upper, _ := segments(w)
		high = max(high, total(upper))
	}
	high = (high + 9) / 10 * 10
	return barScale{x, width / float64(high), high}
}

// addAxis adds the values above the bars. y is their middle.
func (l *Luck) addAxis(s barScale, y float64) {
	k := l.Kit
	even, end := 100/len(l.Seats), s.x-k.Unit*100
	for _, v := range []int{0, even, 50, 100, 150, 200, 250, 300} {
		if v > s.high || v == 50 && even == 50 {
			continue
		}
		x, text := s.x+float64(v)*s.unit, l.Words.Number(v)
		width, _ := k.Fonts.Measure(text, gfx.Sans, k.Size(luckSmall))
		if x-width/2 < end+6*k.Unit {
			continue
		}
		end = x + width/2
		l.root.Add(k.Text(text, gfx.Sans, luckSmall, x, y, 0.5, ui.Body).SetRole(stage.RoleSilent, ""))
		if word := l.Words.T("luck.axis"); v == even {
			width, _ = k.Fonts.Measure(word, gfx.SerifItalic, k.Size(luckSmall))
			if next := s.x + 50*s.unit - k.Size(luckSmall); end+5*k.Unit+width < next {
				l.root.Add(k.Text(word, gfx.SerifItalic, luckSmall, end+5*k.Unit, y, 0, ui.Body).SetRole(stage.RoleSilent, ""))
				end += 5*k.Unit + width
			}
		}
	}
}

// addLines adds the lines at 0 and 100, and the dotted one at the even share, from an upper to a lower edge.
func (l *Luck) addLines(s barScale, top, bottom float64) {
	fine, dash := max(1, l.Kit.Unit), 4*l.Kit.Unit
	for _, v := range []float64{0, 100} {
		l.root.Add(stage.Box("", &stage.Fill{Colour: ui.Gold.Colour().Fade(0.5)}, stage.Rect{X: s.x + v*s.unit - fine/2, Y: top, W: fine, H: bottom - top}))
	}
	even := s.x + 100/float64(len(l.Seats))*s.unit
	for y := top; y < bottom; y += 2 * dash {
		l.root.Add(stage.Box("", &stage.Fill{Colour: ui.TileSign.Colour().Fade(0.7)}, stage.Rect{X: even - fine/2, Y: y, W: fine, H: min(dash, bottom-y)}))
	}
}

// addBars adds the two bars of a seat, each of a height, from the upper edge of a rectangle. Steps take the whole height of the rectangle, half each.
func (l *Luck) addBars(w review.Waterfall, s barScale, r stage.Rect, height float64) {
	k, u := l.Kit, l.Kit.Unit
	upper, lower := segments(w)
	gap := 3 * u
	top := r.Y + (r.H-2*height-gap)/2
	for row, all := range [][]segment{upper, lower} {
		x := s.x
		for _, part := range all {
			full := stage.Rect{X: x, Y: top + float64(row)*(height+gap), W: max(2, float64(part.points)*s.unit), H: height}
			x += float64(part.points) * s.unit
			c, art, ink, plate := review.Contribution{Seat: engine.Nature, Known: true}, shareBar(u), ui.Ink, false
			if part.contribution >= 0 {
				c = w.Contributions[part.contribution]
				known := c
				known.Known = true // bars grow while the review goes on
				art, ink, plate = l.barFor(known, c.Seat == w.Seat), l.figureInk(c.Seat), c.Seat == engine.Nature
			} else if row == 1 && w.Result == 100 {
				art = wonBar(u)
				art.fill = ui.Surface
			}
			n := stage.Box("", art, full).SetRole(stage.RoleSilent, "")
			l.root.Add(n)
			from := full
			if from.W = 0; row == 1 {
				from.X = s.x + float64(total(upper))*s.unit
			}
			text := "·"
			if l.Complete || part.contribution < 0 && row == 0 {
				text = l.Words.Number(part.points)
			}
			var figure *stage.Node
			if width, _ := k.Fonts.Measure(text, gfx.SansBold, k.Size(luckFigure)); width+luckMargin*u <= full.W {
				figure = l.addFigure(text, ink, plate, full)
			}
			l.bars = append(l.bars, growingBar{n, figure, full, from})
			hit := stage.Rect{X: full.X, Y: r.Y + float64(row)*r.H/2, W: full.W, H: r.H / 2}
			if part.contribution < 0 || !c.Known || min(hit.W, hit.H) < ui.MinTargetPixels*k.Device { // the figures and the sum name what is too narrow to be hit
				continue
			}
			l.addStep(fmt.Sprintf("%s%d-%d", luckStepPrefix, w.Seat+1, part.contribution+1), l.Step(w.Seat, c), w.Seat, c, hit, n)
		}
		l.addBarNote(w, s, row, all, x, r, top+float64(row)*(height+gap)+height/2, k)
	}
}

// addBarNote adds how much a bar is in all after its end, if the seat has not won and there is room.
func (l *Luck) addBarNote(w review.Waterfall, s barScale, row int, all []segment, x float64, r stage.Rect, y float64, k *ui.Kit) {
	if !l.Complete || w.Result > 0 {
		return
	}
	change := l.Words.Number(total(all))
	both := []string{l.Words.T("luck.inAll", "change", change), l.Words.T("luck.lost", "change", change)}
	width := k.Fonts.MaxWidth(both, gfx.SerifItalic, k.Size(luckSmall))
	line := s.x + 100*s.unit
	if x += 10 * k.Unit; line-10*k.Unit < x && x < line+10*k.Unit { // not at its first letter
		x = line + 10*k.Unit
	}
	if x+width <= r.X+r.W {
		if x < line && x+width > line { // not through the text
			l.root.Add(stage.Box("", &stage.Fill{Colour: ui.Surface.Colour()}, stage.Rect{X: line - k.Unit, Y: y - 0.5*k.Size(luckSmall), W: 2 * k.Unit, H: k.Size(luckSmall)}))
		}
		l.root.Add(k.Text(both[row], gfx.SerifItalic, luckSmall, x, y, 0, ui.Body).SetRole(stage.RoleSilent, ""))
	}
}

// seatColumn is a column of the table next to the bars.
type seatColumn struct {
	label string
	text  func(a *review.SeatAttribution) (string, ui.Role)
	all   string // of all seats, "" for none
}

// seatColumns returns the columns of the table next to the bars. The first four add up for each seat.
func (l *Luck) seatColumns() []seatColumn {
	t, number, rows := l.Words.T, l.Words.Number, l.figureRows()
	others, adjusted, cut := 0, 0, false
	for i := range l.Seats {
		a := &l.Seats[i]
		others, adjusted, cut = others+a.Others, adjusted+a.WithEvenLuck, cut || a.Cut()
	}
	fair := number(adjusted)
	if cut {
		fair = ""
	}
	return []seatColumn{
		{t("luck.column.luck"), rows[2].text, number(0)},
		{t("luck.column.others"), func(a *review.SeatAttribution) (string, ui.Role) { return l.signed(a.Others) }, l.Words.Signed(others)},
		{t("luck.column.own"), func(a *review.SeatAttribution) (string, ui.Role) { return l.signed(a.Own) }, l.Words.Signed(-others)},
		{t("luck.result"), rows[4].text, number(100)},
		{t("luck.accuracy"), rows[0].text, ""},
		{t("luck.rate"), rows[1].text, ""},
		{t("luck.adjusted"), rows[3].text, fair},
	}
}

// columnWidths returns the widths of the columns of the table next to the bars, together at most most, and the size in design units of their labels, which have
// two lines.
func (l *Luck) columnWidths(columns []seatColumn, most float64) (widths []float64, units float64) {
	k := l.Kit
	for units = luckSmall; ; units-- {
		sum := 0.0
		widths = nil
		for i, c := range columns {
			width := l.twoLines(c.label, units)
			for s := range l.Seats {
				text, _ := c.text(&l.Seats[s])
				number, _ := k.Fonts.Measure(text, gfx.SerifBold, k.Size(luckNumber))
				if i == resultColumn {
					number += 2 * k.Size(luckNumber) // the star, also at the other side
				}
				width = max(width, number)
			}
			width += (columnGap + 6) * k.Unit
			widths, sum = append(widths, width), sum+width
		}
		if sum <= most || k.Size(units) <= k.MinTextSize() {
			for i := range widths { // they fill at least what is usual, or are all narrower
				widths[i] *= min(most, max(sum, usualColumns*most)) / sum
			}
			return widths, units
		}
	}
}

// usualColumns is the part of their greatest width that the columns have at least.
const usualColumns = 0.82

// twoLines returns the least width of a text in at most two lines.
func (l *Luck) twoLines(text string, units float64) (least float64) {
	k, words := l.Kit, strings.Fields(text)
	least = math.Inf(1)
	for i := 1; i <= len(words); i++ {
		lines := []string{strings.Join(words[:i], " "), strings.Join(words[i:], " ")}
		least = min(least, k.Fonts.MaxWidth(lines, gfx.Serif, k.Size(units)))
	}
	return least + 1 // a wrapped line may be as wide as its rectangle
}

// resultColumn is the index of the result in seatColumns.
const resultColumn = 3

// buildBars shows two bars for each of three or four seats, and their figures at the right.
func (l *Luck) buildBars(r stage.Rect) {
	k, u := l.Kit, l.Kit.Unit
	sentences := strings.Join(l.Sentences(), " ")
	rest := l.addHeader(r)
	if l.said() {
		width, _ := k.Fonts.Measure(sentences, gfx.SerifBold, k.Size(luckSentence))
		line := 1.3 * k.Size(luckSentence)
		note, _ := k.Fonts.Measure(l.Heading, gfx.SerifItalic, k.Size(luckText))
		if l.noteAt.X+note+20*u+width <= r.X+r.W {
			l.root.Add(k.Text(sentences, gfx.SerifBold, luckSentence, r.X+r.W, r.Y+0.65*k.Size(luckTitle), 1, ui.Ink))
			l.noteAt.W -= width + 20*u
		} else {
			l.root.Add(k.FitText(sentences, gfx.SerifBold, luckSentence, r.X, rest.Y+line/2, 0, r.W, ui.Ink))
			rest.Y, rest.H = rest.Y+line, rest.H-line
		}
		l.showNote("")
	}
	names := min(0.17*r.W, 46*u+k.Fonts.MaxWidth(l.Players.Names(), gfx.SerifBold, k.Size(luckText))+14*u)
	columns := l.seatColumns()
	widths, headUnits := l.columnWidths(columns, 0.52*r.W)
	numbers := 0.0
	for _, width := range widths {
		numbers += width
	}
	plot := stage.Rect{X: rest.X + names, Y: rest.Y, W: rest.W - names - numbers - 26*u, H: rest.H}
	legend, height := l.layOutLegend(stage.Rect{W: plot.W})
	head, foot := 2.5*k.Size(luckSmall)+10*u, max(46*u, 1.5*k.Size(luckSmall), height+8*u)
	rows := stage.Rect{X: rest.X, Y: rest.Y + head, W: rest.W, H: rest.H - head - foot}
	scale := l.newBarScale(plot.X, plot.W)
	l.root.Add(stage.Box("", &stage.Fill{Colour: ui.ShareTint.Colour().Fade(0.28)}, stage.Rect{X: plot.X, Y: rows.Y, W: plot.W, H: rows.H}))
	l.addAxis(scale, rows.Y-0.8*k.Size(luckSmall))
	l.addLines(scale, rows.Y, rows.Y+rows.H)
	column := func(i int) stage.Rect {
		at := stage.Rect{X: r.X + r.W - numbers, W: widths[i]}
		for _, width := range widths[:i] {
			at.X += width
		}
		return at
	}
	for i, c := range columns {
		at := column(i)
		l.root.Add(k.AlignLines(c.label, gfx.Serif, headUnits, 0.5, stage.Rect{X: at.X, Y: rest.Y, W: at.W - columnGap*u, H: head - 4*u}, ui.Ink).SetRole(stage.RoleSilent, ""))
	}
	for s, w := range l.Waterfalls {
		row := rows.Row(s, len(l.Seats), 0)
		l.addBars(w, scale, stage.Rect{X: plot.X, Y: row.Y, W: plot.W, H: row.H}, min(luckBarHeight*1.6*u, 0.37*row.H))
		l.root.Add(stage.Box("", &stage.Fill{Colour: ui.Gold.Colour().Fade(0.3)}, stage.Rect{X: row.X, Y: row.Y + row.H, W: row.W, H: max(1, u)}))
		side := min(36*u, 0.8*row.H)
		name := k.FitText(l.Name(w.Seat), gfx.SerifBold, luckText, row.X+side+10*u, row.Y+row.H/2, 0, names-side-14*u, ui.Ink).SetRole(stage.RoleSilent, "")
		l.root.Add(l.icon(w.Seat, row.X+side/2, row.Y+row.H/2, side), name)
		l.addSeat(w, stage.Rect{X: row.X - 6*u, Y: row.Y, W: names, H: row.H})
		for i, c := range columns {
			at := column(i)
			l.addNumber(&l.Seats[w.Seat], luckFigureRow{text: c.text}, i == resultColumn, stage.Rect{X: at.X, Y: row.Y, W: at.W, H: row.H}, 0.5)
		}
	}
	at, y := column(4), rows.Y+rows.H+foot/2
	l.root.Add(stage.Box("", &stage.Fill{Colour: ui.Gold.Colour().Fade(0.4)}, stage.Rect{X: at.X - 3*u, Y: rest.Y, W: max(1, u), H: rest.H}))
	all := l.Words.T("luck.all", "seats", len(l.Seats))
	l.root.Add(k.FitText(all, gfx.Serif, luckSmall, rest.X, y, 0, names-10*u, ui.Ink).SetRole(stage.RoleSilent, ""))
	for i, c := range columns {
		if at := column(i); c.all != "" && l.Complete {
			x, _ := at.Middle()
			l.root.Add(k.Text(c.all, gfx.Serif, luckSmall, x, y, 0.5, ui.Body).SetRole(stage.RoleSilent, ""))
		}
	}
	legend.X, legend.Y = plot.X, y-height/2
	l.root.Add(legend.SetRole(stage.RoleSilent, ""))
	for _, w := range l.Waterfalls {
		l.root.Add(stage.Box("", nil, stage.Rect{X: rest.X, Y: y, W: r.W, H: 1}).SetRole(stage.RoleText, l.Sum(w)))
	}
}

// addSeat adds the node for the pointer and the keys of a seat: it names its figures and opens its costliest move, or unfolds its figures.
func (l *Luck) addSeat(w review.Waterfall, r stage.Rect) {
	n := stage.Box(fmt.Sprint("luck-seat-", w.Seat+1), nil, r).SetRole(stage.RoleText, l.Name(w.Seat))
	if l.said() {
		n.Accessible.Name = l.Seat(w.Seat)
	}
	l.root.Add(n)
	n.Touch = &stage.Touch{Focus: true}
	costliest := w.Contributions[w.Seat-engine.Nature].Step
	switch {
	case l.Unfold != nil:
		n.SetRole(stage.RoleButton, n.Accessible.Name)
		n.Touch.Press = func() { l.Unfold(w.Seat) }
	case l.Open != nil && costliest >= 0:
		n.SetRole(stage.RoleButton, n.Accessible.Name)
		n.Touch.Press = func() { l.Open(costliest) }
	}
}

// legendItems returns the legend of the bars.
func (l *Luck) legendItems() []sumItem {
	u, t := l.Kit.Unit, l.Words.T
	errors := func(pattern barPattern) *luckBar {
		return &luckBar{fill: ui.Off, edge: ui.TileSign, pattern: pattern, unit: u, thickness: 1}
	}
	return []sumItem{
		{label: t("luck.share"), bar: shareBar(u), ink: ui.Ink},
		{label: t("luck.deals"), bar: barOf(engine.Nature, 0, u), ink: ui.Ink},
		{label: t("luck.others"), bar: errors(plainBar), ink: ui.Ink},
		{label: t("luck.own"), bar: errors(stripedBar), ink: ui.Ink},
	}
}

// layOutLegend returns the legend of the bars in one row, or else in two of the same number, and its height.
func (l *Luck) layOutLegend(r stage.Rect) (*stage.Node, float64) {
	all := l.legendItems()
	legend, height := l.layOutSum(all, luckText, 0, r)
	if _, row := l.layOutSum(all[:1], luckText, 0, r); height > row {
		return l.layOutSum(all, luckText, len(all)/2, r)
	}
	return legend, height
}

// BuildTall shows the chart in a width of a narrow window, from the origin down, and returns its height.
func (l *Luck) BuildTall(width float64) (*stage.Node, float64) {
	k := l.Kit
	l.begin()
	y := 0.0
	if !l.tooShort() && l.said() {
		y += l.addSentences(stage.Rect{Y: y, W: width}, 0) + 4*k.Unit
	}
	heading := l.Heading
	if l.Note != "" {
		heading = l.Note
	}
	lines := float64(len(k.Fonts.Wrap(heading, gfx.SerifItalic, k.Size(luckText), width)))
	note := stage.Rect{Y: y, W: width, H: max(2, lines) * 1.3 * k.Size(luckText)}
	l.setNotePlace(note, luckText)
	y += note.H + 6*k.Unit
	switch {
	case l.tooShort():
		n, height := k.Lines(l.Words.T("luck.short"), gfx.Serif, luckText, 0, y+textLine/2*k.Size(luckText), width, 0, ui.Body)
		l.root.Add(n)
		y += height
	case len(l.Seats) == 2:
		y = l.buildTallWaterfall(y, width)
	default:
		y = l.buildTallBars(y, width)
	}
	return l.root, y
}

// stepHeight is the height of a step of a waterfall in a narrow window, in device-independent pixels.
const stepHeight = 30.0

// buildTallWaterfall shows the waterfall with a row for each step, and below it the sum and the figures of both seats. It returns the lower edge.
func (l *Luck) buildTallWaterfall(y, width float64) float64 {
	k, u, w := l.Kit, l.Kit.Unit, l.Waterfalls[0]
	caption := l.Chance(w.Seat)
	n, height := k.Lines(caption, gfx.SerifItalic, luckSmall, 0, y+textLine/2*k.Size(luckSmall), width, 0, ui.Body)
	l.root.Add(n)
	y += height + 1.5*k.Size(luckFigure)
	row, icon := max(stepHeight*k.Device, 1.3*k.Size(luckFigure)), luckIcon*k.Device*0.9
	round := func(i int) string { return l.Words.T("play.round", "round", i) }
	labels := min(0.26*width, k.Fonts.MaxWidth([]string{round(9), l.Words.T("luck.start"), l.Words.T("luck.result")}, gfx.Serif, k.Size(luckSmall)))
	left := labels + icon + 14*u
	edge, _ := k.Fonts.Measure("100", gfx.Sans, k.Size(luckFigure))
	plot := stage.Rect{X: left, Y: y, W: width - left - edge/2 - 4*u, H: row * float64(len(w.Contributions)+2)}
	f := newFall(w, plot, true)
	l.drawFall(w, f, func(slot float64) stage.Rect {
		r := f.slot(slot, 1)
		return stage.Rect{Y: r.Y, W: width, H: r.H}
	})
	label := func(text string, slot, count float64) {
		r := f.slot(slot, count)
		l.root.Add(k.FitLines(text, gfx.Serif, luckSmall, stage.Rect{Y: r.Y, W: labels, H: r.H}, ui.Body).SetRole(stage.RoleSilent, ""))
	}
	label(l.Words.T("luck.start"), 0, 1)
	label(l.Words.T("luck.result"), f.slots-1, 1)
	for i, c := range w.Contributions {
		if i%3 == 0 {
			label(round(c.Round), float64(i+1), 3)
		}
		_, middle := f.slot(float64(i+1), 1).Middle()
		l.root.Add(l.icon(c.Seat, labels+6*u+icon/2, middle, icon))
	}
	y += plot.H + 12*u
	sum, height := l.layOutSum(l.sumItems(w), luckText, 0, stage.Rect{Y: y, W: width})
	l.root.Add(sum.SetRole(stage.RoleText, l.Sum(w)))
	y += height + 12*u
	height = max(34*u, 1.3*k.Size(luckText)) + 8*u + float64(len(l.figureRows()))*(1.5*k.Size(luckText)+1.3*k.Size(16))
	l.addFigures(stage.Rect{Y: y, W: width, H: height})
	return y + height
}

// buildTallBars shows the bars of all seats over the whole width, with the figures of the one that is unfolded. It returns the lower edge.
func (l *Luck) buildTallBars(y, width float64) float64 {
	k, u := l.Kit, l.Kit.Unit
	scale := l.newBarScale(2*u, width-4*u-k.Size(luckSmall))
	l.addAxis(scale, y+0.7*k.Size(luckSmall))
	y += 1.5 * k.Size(luckSmall)
	columns := l.seatColumns()
	bar := max(luckBarHeight*k.Device, 1.25*k.Size(luckFigure))
	for _, w := range l.Waterfalls {
		head := k.Target(44)
		side := min(32*k.Device, head)
		result := k.Size(luckNumber) * 3.4
		l.root.Add(l.icon(w.Seat, side/2, y+head/2, side),
			k.FitText(l.Name(w.Seat), gfx.SerifBold, luckText, side+10*u, y+head/2, 0, width-side-10*u-result-0.9*side, ui.Ink).SetRole(stage.RoleSilent, ""))
		l.addNumber(&l.Seats[w.Seat], luckFigureRow{text: columns[resultColumn].text}, true, stage.Rect{X: width - result - side, Y: y, W: result, H: head}, 1)
		arrow := stage.New("", &stage.Sprite{Name: "icon-down", Tint: ui.Ink.Colour()}, width-side/2, y+head/2, 0.6*side, 0.6*side).SetRole(stage.RoleSilent, "")
		if l.Unfolded == w.Seat {
			arrow.Rotation = math.Pi
		}
		l.root.Add(arrow)
		l.addSeat(w, stage.Rect{Y: y, W: width, H: head})
		y += head
		l.addLines(scale, y, y+2*bar+6*u)
		l.addBars(w, scale, stage.Rect{Y: y, W: width, H: 2*bar + 6*u}, bar)
		y += 2*bar + 14*u
		if l.Unfolded == w.Seat {
			y = l.addUnfolded(w.Seat, columns, y, width)
		}
	}
	legend, height := l.layOutLegend(stage.Rect{Y: y, W: width})
	l.root.Add(legend.SetRole(stage.RoleSilent, ""))
	for _, w := range l.Waterfalls {
		l.root.Add(stage.Box("", nil, stage.Rect{Y: y, W: width, H: 1}).SetRole(stage.RoleText, l.Sum(w)))
	}
	return y + height
}

// addUnfolded adds the figures of a seat, a row each, and returns the lower edge.
func (l *Luck) addUnfolded(s engine.Seat, columns []seatColumn, y, width float64) float64 {
	k := l.Kit
	row := 1.5 * k.Size(luckText)
	for _, c := range columns {
		l.root.Add(stage.Box("", &stage.Fill{Colour: ui.Gold.Colour().Fade(0.3)}, stage.Rect{X: 0.06 * width, Y: y, W: 0.88 * width, H: max(1, k.Unit)}),
			k.FitText(c.label, gfx.Serif, luckText, 0.06*width, y+row/2, 0, 0.62*width, ui.Ink).SetRole(stage.RoleSilent, ""))
		l.addNumber(&l.Seats[s], luckFigureRow{text: c.text}, false, stage.Rect{X: 0.7 * width, Y: y, W: 0.24 * width, H: row}, 1)
		y += row
	}
	return y + 8*k.Unit
}
