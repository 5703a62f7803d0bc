package analysis

import (
	"fmt"
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
	"azulejo/scenes/describe"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Luck shows an attribution: with two seats a waterfall of the winner's win probability by round, or else bars for each seat, and the figures of all
// seats.
type Luck struct {
	describe.Luck
	Kit     *ui.Kit
	Players seating.Players
	Heading string // the game and its outcome
	// Note replaces the heading, such as while the review is in progress; "" for none.
	Note         string
	HighContrast bool
	// Final reports that the review is done. Before, figures are faint, and nothing is said of who played best.
	Final bool
	// Open shows a step of the review; nil if steps cannot be pressed.
	Open func(step int)
	// Unfolded is the seat whose figures are shown in a narrow window with bars, and Unfold changes it.
	Unfolded engine.Seat
	Unfold   func(engine.Seat)

	root      *stage.Node
	note      *stage.Node // holds the heading, or the name of a step
	noteAt    stage.Rect
	noteUnits float64
	bars      []growingBar
	names     []string // of the nodes of steps, in order
}

// growingBar is a bar that grows from an edge, with its figure.
type growingBar struct {
	node   *stage.Node
	figure *stage.Node // nil without one
	full   stage.Rect
	from   stage.Rect // without width or height
}

// Lengths of the sheet at 1600 × 900, in design units.
const (
	luckPadX      = 32.0
	luckPadY      = 22.0
	luckTitle     = 36.0
	luckText      = 22.0
	luckSmall     = 19.0
	luckLeast     = 17.0 // of a sum that is in one row with that
	luckFigure    = 19.0
	luckNumber    = 28.0
	luckSentence  = 31.0
	luckIcon      = 24.0
	luckSide      = 392.0 // the width of sentences and figures
	luckInside    = 24.0  // the least length of a bar that holds its figure
	luckMargin    = 6.0   // by how much the figure in a bar is narrower than the bar
	luckThin      = 3.0   // the least length of a bar
	luckBarShare  = 0.78  // the width of a bar in distances of bars
	luckChip      = 34.0  // the height of a number of the sum
	luckChipWidth = 46.0  // the least width of it
	luckBarHeight = 24.0
)

// luckStepPrefix begins the names of the nodes of steps.
const luckStepPrefix = "luck-step-"

// begin starts a new chart.
func (l *Luck) begin() {
	l.bars, l.names = nil, nil
	l.root = stage.Group("luck").SetRole(stage.RoleRegion, l.Words.T("luck.title"))
}

// tooShort reports whether the game has too few moves to say something about it.
func (l *Luck) tooShort() bool { return l.Moves < review.LeastMoves }

// Build shows the chart in a rectangle of a wide window.
func (l *Luck) Build(r stage.Rect) *stage.Node {
	u := l.Kit.Unit
	l.begin()
	inner := stage.Rect{X: r.X + luckPadX*u, Y: r.Y + luckPadY*u, W: r.W - 2*luckPadX*u, H: r.H - 2*luckPadY*u}
	switch {
	case l.tooShort():
		l.addHeader(inner)
		l.root.Add(l.Kit.AlignLines(l.Words.T("luck.short"), gfx.SerifItalic, luckSentence, 0.5, inner, ui.Body))
	case len(l.Seats) == 2:
		l.buildWaterfall(inner)
	default:
		l.buildBars(inner)
	}
	return l.root
}

// addHeader adds the title and the heading, or the note, to the top of a rectangle, and returns the rest.
func (l *Luck) addHeader(r stage.Rect) stage.Rect {
	k := l.Kit
	title := l.Words.T("luck.title")
	line := 1.3 * k.Size(luckTitle)
	l.root.Add(k.FitText(title, gfx.SerifBold, luckTitle, r.X, r.Y+line/2, 0, r.W, ui.Ink).SetRole(stage.RoleTitle, title))
	width, _ := k.Fonts.Measure(title, gfx.SerifBold, k.Size(luckTitle))
	x := r.X + width + 22*k.Unit
	l.setNotePlace(stage.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: line}, luckText)
	return stage.Rect{X: r.X, Y: r.Y + line, W: r.W, H: r.H - line}
}

// setNotePlace shows the heading or the note in a rectangle.
func (l *Luck) setNotePlace(r stage.Rect, units float64) {
	l.note, l.noteAt, l.noteUnits = stage.Group(""), r, units
	l.root.Add(l.note)
	l.showNote("")
}

// showNote shows the name of a step, or without one the note or the heading.
func (l *Luck) showNote(step string) {
	text, role := step, stage.RoleSilent
	if step == "" {
		role = stage.RoleText
		if text = l.Note; text == "" {
			text = l.Heading
		}
	}
	l.note.Clear()
	if text != "" {
		l.note.Add(l.Kit.FitLines(text, gfx.SerifItalic, l.noteUnits, l.noteAt, ui.Body).SetRole(role, text))
	}
}

// addSentences adds who played best and who was luckiest, once the review is done, and returns the height.
func (l *Luck) addSentences(r stage.Rect, align float64) float64 {
	if !l.said() {
		return 2 * textLine * l.Kit.Size(luckSentence)
	}
	height := 0.0
	all := l.Sentences()
	if both := strings.Join(all, " "); l.Kit.Fonts.MaxWidth([]string{both}, gfx.SerifBold, l.Kit.Size(luckSentence)) <= r.W {
		all = []string{both}
	}
	for _, s := range all {
		n, h := l.Kit.Lines(s, gfx.SerifBold, luckSentence, r.X+align*r.W, r.Y+height+textLine/2*l.Kit.Size(luckSentence), r.W, align, ui.Ink)
		l.root.Add(n)
		height += h
	}
	return height
}

// said reports whether the figures are those of all moves and the review is done.
func (l *Luck) said() bool { return l.Complete && l.Final }

// textLine is the height of a line of text in text sizes.
const textLine = 1.35

// figureInk returns the colour of figures on the bar of the errors of a seat, or of luck.
func (l *Luck) figureInk(seat engine.Seat) ui.Role {
	if seat == engine.Nature {
		return ui.Ink
	}
	if e := l.Players.Emblem(seat); e > 2 && !l.HighContrast {
		return ui.TileSign
	}
	return ui.OnAccent
}

// lineInk returns the colour of figures next to the bar of the errors of a seat, or of luck.
func (l *Luck) lineInk(seat engine.Seat) ui.Role {
	if seat == engine.Nature {
		return ui.Ink
	}
	return ui.SeatLine(l.Players.Emblem(seat))
}

// barFor returns the bar of a contribution.
func (l *Luck) barFor(c review.Contribution, striped bool) *luckBar {
	emblem := 1
	if c.Seat != engine.Nature {
		emblem = l.Players.Emblem(c.Seat)
	}
	b := barOf(c.Seat, emblem, l.Kit.Unit)
	switch {
	case !c.Known:
		b.pattern = outlinedBar
	case striped:
		b.pattern = stripedBar
	}
	return b
}

// addFigure adds the figure of a bar in the middle of a rectangle, on a plate if the bar is dotted or striped, and returns it, or nil if it is wider than
// the rectangle.
func (l *Luck) addFigure(text string, ink ui.Role, plate bool, r stage.Rect) *stage.Node {
	k := l.Kit
	width, _ := k.Fonts.Measure(text, gfx.SansBold, k.Size(luckFigure))
	if width > r.W {
		return nil
	}
	x, y := r.Middle()
	g := stage.Group("").SetRole(stage.RoleSilent, "")
	if plate && 1.1*k.Size(luckFigure) <= r.H {
		g.Add(stage.New("", stage.Track(barCorner*k.Unit, ui.LuckPlate.Colour()), x, y, min(r.W-3*k.Unit, width+8*k.Unit), min(r.H-4*k.Unit, 1.15*k.Size(luckFigure))))
	}
	l.root.Add(g.Add(k.Text(text, gfx.SansBold, luckFigure, x, y, 0.5, ink)))
	return g
}

// addStep adds the node for the pointer and the keys of a contribution, whose bar it lifts.
func (l *Luck) addStep(name, sentence string, seat engine.Seat, c review.Contribution, r stage.Rect, bar *stage.Node) {
	n := stage.Box(name, nil, r).SetRole(stage.RoleText, sentence)
	l.root.Add(n)
	l.names = append(l.names, name)
	label := l.Step(seat, c)
	n.Touch = &stage.Touch{Focus: true, Hover: func(on bool) {
		if on {
			bar.Y -= l.Kit.Unit
			l.showNote(label)
		} else {
			bar.Y += l.Kit.Unit
			l.showNote("")
		}
	}}
	if l.Open != nil && c.Step >= 0 {
		n.SetRole(stage.RoleButton, sentence)
		n.Touch.Press = func() { l.Open(c.Step) }
	}
}

// fall is a waterfall that is laid out along one axis, with values along the other.
type fall struct {
	plot      stage.Rect
	turned    bool // slots are rows
	slots     float64
	low, high float64 // values at the edges of the plot, or of what is left of it by room
	// outside is whether all figures are next to the ends of their bars, as some would touch the sides of theirs. room is what is left above and below the bars
	// for them, in pixels.
	outside bool
	room    float64
}

// newFall returns the layout of a waterfall in a plot.
func newFall(w review.Waterfall, plot stage.Rect, turned bool) fall {
	f := fall{plot: plot, turned: turned, slots: float64(len(w.Contributions) + 2), low: 0, high: 100}
	for at, i := w.Initial, 0; i < len(w.Contributions); i++ {
		at += w.Contributions[i].Points
		f.low, f.high = min(f.low, float64(at)), max(f.high, float64(at))
	}
	return f
}

// placeFigures puts all figures of an upright waterfall next to their bars if one of them is too wide to be in its bar.
func (l *Luck) placeFigures(w review.Waterfall, f *fall) {
	k := l.Kit
	all := []string{l.Words.Number(w.Initial), l.Words.Number(w.Result)}
	for _, c := range w.Contributions {
		all = append(all, l.Words.Signed(c.Points))
	}
	size := k.Size(luckFigure)
	if k.Fonts.MaxWidth(all, gfx.SansBold, size)+luckMargin*k.Unit > f.slot(0, luckBarShare).W {
		f.outside, f.room = true, 1.3*size
	}
}

// value returns the position of a value along its axis.
func (f fall) value(v float64) float64 {
	share := (v - f.low) / (f.high - f.low)
	if f.turned {
		return f.plot.X + share*f.plot.W
	}
	below := 0.0
	if f.low < 0 {
		below = f.room
	}
	return f.plot.Y + f.room + (1-share)*(f.plot.H-f.room-below)
}

// slot returns the rectangle of some slots over the whole plot.
func (f fall) slot(from, count float64) stage.Rect {
	r := f.plot
	if f.turned {
		r.H = count * f.plot.H / f.slots
		r.Y += from * f.plot.H / f.slots
	} else {
		r.W = count * f.plot.W / f.slots
		r.X += from * f.plot.W / f.slots
	}
	return r
}

// bar returns the rectangle of a bar between two values in a slot, at least some pixels long.
func (f fall) bar(slot, from, to, least float64) stage.Rect {
	r := f.slot(slot+(1-luckBarShare)/2, luckBarShare)
	a, b := f.value(from), f.value(to)
	a, b = min(a, b), max(a, b)
	if short := least - (b - a); short > 0 {
		a, b = a-short/2, b+short/2
	}
	if f.turned {
		r.X, r.W = a, b-a
	} else {
		r.Y, r.H = a, b-a
	}
	return r
}

// addBar adds a bar that grows from the value at which it begins.
func (l *Luck) addBar(f fall, art stage.Art, slot, from, to float64) *growingBar {
	full, start := f.bar(slot, from, to, luckThin*l.Kit.Unit), f.bar(slot, from, from, 0)
	n := stage.Box("", art, full).SetRole(stage.RoleSilent, "")
	l.root.Add(n)
	l.bars = append(l.bars, growingBar{node: n, full: full, from: start})
	return &l.bars[len(l.bars)-1]
}

// drawFall draws the grid, the bars and the steps of a waterfall.
func (l *Luck) drawFall(w review.Waterfall, f fall, hit func(slot float64) stage.Rect) {
	u := l.Kit.Unit
	for i := 0; i*3 < len(w.Contributions); i++ {
		tint := 0.1 + 0.12*float64((i+1)%2)
		l.root.Add(stage.Box("", &stage.Fill{Colour: ui.ShareTint.Colour().Fade(2 * tint)}, f.slot(1+3*float64(i), 3)))
	}
	for _, v := range []float64{0, 50, 100} {
		l.addValueLine(f, v, v == 50)
	}
	end := float64(w.Initial)
	l.addShare(f, 0, end, shareBar(u))
	sentences := l.Steps(w)
	for i, c := range w.Contributions {
		slot, from := float64(i+1), end
		end += float64(c.Points)
		l.addConnector(f, slot-1, from)
		bar := l.addBar(f, l.barFor(c, false), slot, from, end)
		figure := "·"
		if c.Known {
			figure = l.Words.Signed(c.Points)
		}
		bar.figure = l.addFallFigure(f, c, figure, bar.full, slot)
		if c.Known {
			l.addStep(fmt.Sprint(luckStepPrefix, i+1), sentences[i+1], w.Seat, c, hit(slot), bar.node)
		}
	}
	l.addConnector(f, f.slots-2, end)
	art := shareBar(u)
	if w.Result == 100 {
		art = wonBar(u)
	}
	if !l.Complete {
		art.pattern = outlinedBar
	}
	bar := l.addShare(f, f.slots-1, end, art)
	if l.Complete && w.Result == 100 && bar.figure != nil {
		x, y := bar.full.Middle()
		side, size := min(24*u, 0.7*bar.full.W, 0.9*bar.full.H), l.Kit.Size(luckFigure)
		switch {
		case f.turned:
			x += 1.2*size + side
		case f.outside:
			y = bar.full.Y + 0.9*side
		default:
			y += 0.8*size + 0.5*side
			bar.figure.Y -= y - bar.full.Y - size - side // at the top: in the middle it reads as the number of the dotted line
		}
		bar.figure.Add(l.icon(w.Seat, x, y, side))
	}
}

// addValueLine adds the line at a value, dotted or plain, with its number.
func (l *Luck) addValueLine(f fall, v float64, dotted bool) {
	k, at, fine := l.Kit, f.value(v), max(1, l.Kit.Unit)
	ink := &stage.Fill{Colour: ui.Gold.Colour().Fade(0.55)}
	long, dash := f.plot.W, 4*k.Unit
	if f.turned {
		long = f.plot.H
	}
	if !dotted {
		dash = long
	}
	for x := 0.0; x < long; x += 2 * dash {
		r := stage.Rect{X: f.plot.X + x, Y: at - fine/2, W: min(dash, long-x), H: fine}
		if f.turned {
			r = stage.Rect{X: at - fine/2, Y: f.plot.Y + x, W: fine, H: min(dash, long-x)}
		}
		l.root.Add(stage.Box("", ink, r))
	}
	number, size := l.Words.Number(int(v)), k.Size(luckFigure)
	if f.turned {
		if widest, _ := k.Fonts.Measure(l.Words.Number(100), gfx.Sans, size); dotted && 1.1*widest > f.value(100)-at {
			return // the numbers at both ends have no room between them
		}
		l.root.Add(k.Text(number, gfx.Sans, luckFigure, at, f.plot.Y-0.7*size, 0.5, ui.Body).SetRole(stage.RoleSilent, ""))
	} else {
		l.root.Add(k.Text(number, gfx.Sans, luckFigure, f.plot.X-8*k.Unit, at, 1, ui.Body).SetRole(stage.RoleSilent, ""))
	}
}

// addConnector adds the line from the bar in a slot to the next one at a value.
func (l *Luck) addConnector(f fall, slot, v float64) {
	r, fine := f.slot(slot+0.5+luckBarShare/2, 1-luckBarShare), max(1, l.Kit.Unit)
	if f.turned {
		r.X, r.W = f.value(v)-fine/2, fine
	} else {
		r.Y, r.H = f.value(v)-fine/2, fine
	}
	l.root.Add(stage.Box("", &stage.Fill{Colour: ui.TileSign.Colour()}, r))
}

// addShare adds the bar of the even share or of the result, with its figure in it or, if it is short, next to it.
func (l *Luck) addShare(f fall, slot, v float64, art *luckBar) *growingBar {
	bar := l.addBar(f, art, slot, 0, v)
	text := l.Words.Number(int(math.Round(v)))
	if art.pattern == outlinedBar {
		text = "·"
	}
	bar.figure = l.addFallFigure(f, review.Contribution{Seat: engine.Nature, Points: max(1, int(v))}, text, bar.full, slot)
	return bar
}

// addFallFigure adds the figure of a bar: in it if it is long enough, or else after its end. A figure that has no room at the end of the plot is before
// its beginning.
func (l *Luck) addFallFigure(f fall, c review.Contribution, text string, bar stage.Rect, slot float64) *stage.Node {
	k := l.Kit
	width, _ := k.Fonts.Measure(text, gfx.SansBold, k.Size(luckFigure))
	inside := !f.outside && bar.H >= luckInside*k.Unit && bar.H >= 1.1*k.Size(luckFigure)
	if f.turned {
		inside = bar.W >= width+8*k.Unit
	}
	if inside && c.Known || inside && c.Round == 0 {
		return l.addFigure(text, l.figureInk(c.Seat), c.Seat == engine.Nature && c.Round > 0, bar)
	}
	room, gap := f.slot(slot, 1), 0.62*k.Size(luckFigure)
	after := c.Points >= 0
	if f.turned {
		gap = width/2 + 5*k.Unit
		right := bar.X + bar.W + gap
		left := bar.X - gap
		if after && right+width/2 > f.plot.X+f.plot.W {
			after = false
		} else if !after && left-width/2 < f.plot.X {
			after = true
		}
		x := left
		if after {
			x = right
		}
		room = stage.Rect{X: x - width/2, Y: bar.Y, W: width, H: bar.H}
	} else {
		if after && bar.Y-2*gap < f.plot.Y {
			after = false
		} else if !after && bar.Y+bar.H+2*gap > f.plot.Y+f.plot.H {
			after = true
		}
		y := bar.Y + bar.H + gap
		if after {
			y = bar.Y - gap
		}
		if room.Y, room.H = y-gap, 2*gap; y+gap > f.plot.Y+f.plot.H { // a bar over the whole plot that is narrower than its figure
			room.Y = bar.Y + bar.H/2 - gap
			return l.addFigure(text, ui.Ink, true, room)
		}
	}
	return l.addFigure(text, l.lineInk(c.Seat), false, room)
}

// icon returns the bag for the deals, or the emblem of a seat.
func (l *Luck) icon(seat engine.Seat, x, y, side float64) *stage.Node {
	art := stage.NewSprite("bag")
	if seat != engine.Nature {
		art = table.Emblem(l.Players.Emblem(seat))
	}
	return stage.New("", art, x, y, side, side).SetRole(stage.RoleSilent, "")
}

// buildWaterfall shows the waterfall of two seats with its sum, and the sentences and figures at its right.
func (l *Luck) buildWaterfall(r stage.Rect) {
	k, u, w := l.Kit, l.Kit.Unit, l.Waterfalls[0]
	side := stage.Rect{W: min(luckSide*u*k.TextGrowth(luckText), 0.34*r.W), H: r.H, Y: r.Y}
	side.X = r.X + r.W - side.W
	left := stage.Rect{X: r.X, Y: r.Y, W: r.W - side.W - 52*u, H: r.H}
	rest := l.addHeader(left)
	l.root.Add(stage.Box("", &stage.Fill{Colour: ui.Gold.Colour().Fade(0.4)}, stage.Rect{X: side.X - 26*u, Y: r.Y + 6*u, W: max(1, u), H: r.H - 12*u}))
	height := l.addSentences(stage.Rect{X: side.X, Y: side.Y, W: side.W}, 0)
	l.addFigures(stage.Rect{X: side.X, Y: side.Y + height + 8*u, W: side.W, H: side.H - height - 8*u})

	axis, _ := k.Fonts.Measure("100", gfx.Sans, k.Size(luckFigure))
	caption, small := l.Chance(w.Seat), k.Size(luckSmall)
	plot := stage.Rect{X: rest.X + axis + 10*u, Y: rest.Y + 1.5*small + 4*u, W: rest.W - axis - 10*u}
	l.root.Add(k.FitText(caption, gfx.SerifItalic, luckSmall, plot.X, rest.Y+0.75*small, 0, plot.W, ui.Body))
	items := l.sumItems(w)
	units, perRow := l.fitSum(items, plot.W)
	_, sum := l.layOutSum(items, units, perRow, stage.Rect{W: plot.W})
	below := luckIcon*u + 14*u + 1.5*small
	plot.H = rest.Y + rest.H - plot.Y - below - sum - 14*u
	f := newFall(w, plot, false)
	l.placeFigures(w, &f)
	foot := plot.Y + plot.H
	l.drawFall(w, f, func(slot float64) stage.Rect {
		hit := f.slot(slot, 1)
		hit.H += luckIcon*u + 12*u
		return hit
	})
	for i, c := range w.Contributions {
		x, _ := f.slot(float64(i+1), 1).Middle()
		l.root.Add(l.icon(c.Seat, x, foot+6*u+luckIcon*u/2, min(luckIcon*u, 0.9*plot.W/f.slots)))
	}
	l.addRoundLabels(w, f, foot+luckIcon*u+12*u+0.6*small)
	rows, _ := l.layOutSum(items, units, perRow, stage.Rect{X: plot.X, Y: foot + below + 14*u, W: plot.W})
	l.root.Add(rows.SetRole(stage.RoleText, l.Sum(w)))
}

// addRoundLabels adds the names of the even share, of the rounds and of the result below their columns, the rounds by number if their names have no room.
func (l *Luck) addRoundLabels(w review.Waterfall, f fall, y float64) {
	k := l.Kit
	add := func(text string, r stage.Rect, width float64) *stage.Node {
		x, _ := r.Middle()
		return k.FitText(text, gfx.Serif, luckSmall, x, y, 0.5, width, ui.Body).SetRole(stage.RoleSilent, "")
	}
	name := func(round int) string { return l.Words.T("play.round", "round", round) }
	for i := 0; i < len(w.Contributions); i += 3 {
		if r := f.slot(float64(i+1), 3); k.Fonts.MaxWidth([]string{name(w.Contributions[i].Round)}, gfx.Serif, k.MinTextSize()) > r.W-6*k.Unit {
			name = func(round int) string { return l.Words.Number(round) }
			break
		}
	}
	for i := 0; i < len(w.Contributions); i += 3 {
		r := f.slot(float64(i+1), 3)
		l.root.Add(add(name(w.Contributions[i].Round), r, r.W-6*k.Unit))
	}
	first, last := f.slot(0, 1), f.slot(f.slots-1, 1)
	for text, r := range map[string]stage.Rect{l.Words.T("luck.start"): first, l.Words.T("luck.result"): last} {
		if n := add(text, r, 1.4*r.W); !n.Art.(*stage.Label).Truncated { // the sum below says both
			l.root.Add(n)
		}
	}
}

// sumItem is a part of a sum: a sign, a number on a bar, and what it is.
type sumItem struct {
	sign, number, label string
	ink                 ui.Role
	bar                 *luckBar
}

// sumItems returns the parts of the sum of a waterfall.
func (l *Luck) sumItems(w review.Waterfall) []sumItem {
	number := func(n int, known bool) string {
		if !known {
			return "·"
		}
		return l.Words.Number(max(n, -n))
	}
	all := []sumItem{{number: number(w.Initial, true), bar: shareBar(l.Kit.Unit), ink: ui.Ink}}
	for _, c := range describe.Totals(w, len(l.Seats)) {
		bar := l.barFor(review.Contribution{Seat: c.Seat, Known: true}, false)
		all = append(all, sumItem{describe.Sign(c.Points), number(c.Points, l.Complete), l.Cause(c), l.figureInk(c.Seat), bar})
	}
	end := sumItem{sign: "=", number: number(w.Result, l.Complete), label: l.For(w), bar: shareBar(l.Kit.Unit), ink: ui.Ink}
	if w.Result == 100 {
		end.bar = wonBar(l.Kit.Unit)
	}
	return append(all, end)
}

// fitSum returns the size of the text, in design units, with which a sum is in one row of a width, or else how many of its parts are in the first of two rows.
func (l *Luck) fitSum(items []sumItem, width float64) (units float64, perRow int) {
	_, row := l.layOutSum(items[:1], luckText, 0, stage.Rect{W: width})
	for units = luckText; units >= luckLeast; units-- {
		if _, height := l.layOutSum(items, units, 0, stage.Rect{W: width}); height <= row {
			return units, 0
		}
	}
	return luckText, (len(items) + 1) / 2
}

// layOutSum returns the parts of a sum with text of a size in rows from the top left corner of a rectangle, and their height. A row has at most perRow of them
// if that is not 0.
func (l *Luck) layOutSum(items []sumItem, text float64, perRow int, r stage.Rect) (*stage.Node, float64) {
	k, u := l.Kit, l.Kit.Unit
	g := stage.Group("")
	chip, step := max(luckChip*u, 1.4*k.Size(luckFigure)), max(luckChip*u, 1.4*k.Size(luckFigure))+8*u
	measure := func(text string, face gfx.Face, units float64) float64 {
		w, _ := k.Fonts.Measure(text, face, k.Size(units))
		return w
	}
	x, y := r.X, r.Y
	for i, item := range items {
		units, least := text, luckChipWidth
		if item.number == "" { // of a legend
			units, least = luckSmall, luckChip
		}
		sign, number, label := measure(item.sign, gfx.Serif, text), max(least*u, measure(item.number, gfx.SansBold, luckFigure)+22*u), measure(item.label, gfx.Serif, units)
		width := number
		if item.sign != "" {
			width += sign + 8*u
		}
		if label > 0 {
			width += label + 8*u
		}
		if x > r.X && x+width > r.X+r.W || perRow > 0 && i > 0 && i%perRow == 0 {
			x, y = r.X, y+step
		}
		middle := y + chip/2
		if item.sign != "" {
			g.Add(k.Text(item.sign, gfx.Serif, text, x, middle, 0, ui.Body))
			x += sign + 8*u
		}
		g.Add(stage.Box("", item.bar, stage.Rect{X: x, Y: y, W: number, H: chip}))
		if item.bar.pattern == dottedBar && item.number != "" {
			g.Add(stage.New("", stage.Track(barCorner*u, ui.LuckPlate.Colour()), x+number/2, middle, number-12*u, chip-10*u))
		}
		g.Add(k.Text(item.number, gfx.SansBold, luckFigure, x+number/2, middle, 0.5, item.ink))
		x += number + 8*u
		if label > 0 {
			g.Add(k.FitText(item.label, gfx.Serif, units, x, middle, 0, r.X+r.W-x, ui.Body))
			x += label + 8*u
		}
		x += 10 * u
	}
	return g, y + chip - r.Y
}

// luckFigureRow is a row of the table of figures: its label with a smaller one below it, and the text and the colour of a seat.
type luckFigureRow struct {
	label, unit string
	text        func(a *review.SeatAttribution) (string, ui.Role)
}

// figureRows returns the rows of the table of figures.
func (l *Luck) figureRows() []luckFigureRow {
	t, number := l.Words.T, l.Words.Number
	plain := func(text func(a *review.SeatAttribution) string) func(a *review.SeatAttribution) (string, ui.Role) {
		return func(a *review.SeatAttribution) (string, ui.Role) { return text(a), ui.Ink }
	}
	return []luckFigureRow{
		{t("luck.accuracy"), t("luck.accuracy.unit"), plain(func(a *review.SeatAttribution) string { return l.Accuracy(a.Accuracy) })},
		{t("luck.rate"), t("luck.rate.unit"), plain(func(a *review.SeatAttribution) string { return l.Rate(a.ErrorRate) })},
		{t("luck.column.luck"), t("luck.column.luck.unit"), func(a *review.SeatAttribution) (string, ui.Role) { return l.signed(a.Luck) }},
		{t("luck.adjusted"), t("luck.adjusted.unit"), plain(func(a *review.SeatAttribution) string { return number(a.WithEvenLuck) })},
		{t("luck.result"), "", plain(func(a *review.SeatAttribution) string { return number(a.Result) })},
	}
}

// signed returns a number of points with its sign, and its colour.
func (l *Luck) signed(points int) (string, ui.Role) {
	switch {
	case points < 0:
		return l.Words.Signed(points), ui.Loss
	case points > 0:
		return l.Words.Signed(points), ui.Gain
	}
	return l.Words.Signed(points), ui.Ink
}

// addFigures adds the table of figures of two seats to a rectangle: a column for each.
func (l *Luck) addFigures(r stage.Rect) {
	k, u, rows := l.Kit, l.Kit.Unit, l.figureRows()
	seats := len(l.Seats)
	label := 0.0
	for _, row := range rows {
		label = max(label, k.Fonts.MaxWidth([]string{row.label}, gfx.SerifBold, k.Size(luckText)), k.Fonts.MaxWidth([]string{row.unit}, gfx.SerifItalic, k.Size(16)))
	}
	label = min(label+14*u, 0.52*r.W)
	column := func(s int) stage.Rect {
		return stage.Rect{X: r.X + label, W: r.W - label}.Column(s, seats, 6*u)
	}
	head := max(34*u, 1.3*k.Size(luckText)) + 8*u
	for s := range l.Seats {
		at, side := column(s), min(30*u, head)
		width, _ := k.Fonts.Measure(l.Name(engine.Seat(s)), gfx.SerifBold, k.Size(luckText))
		width = min(width, at.W-side-6*u)
		l.root.Add(l.icon(engine.Seat(s), at.X+at.W-width-6*u-side/2, r.Y+head/2, side),
			k.FitText(l.Name(engine.Seat(s)), gfx.SerifBold, luckText, at.X+at.W, r.Y+head/2, 1, at.W-side-6*u, ui.Ink).SetRole(stage.RoleSilent, ""))
	}
	for i, row := range rows {
		at := stage.Rect{X: r.X, Y: r.Y + head, W: r.W, H: r.H - head}.Row(i, len(rows), 0)
		l.root.Add(stage.Box("", &stage.Fill{Colour: ui.Gold.Colour().Fade(0.35)}, stage.Rect{X: at.X, Y: at.Y, W: at.W, H: max(1, u)}))
		face := gfx.Serif
		if i == 3 { // the result that was deserved
			face = gfx.SerifBold
		}
		text := stage.Rect{X: at.X, Y: at.Y, W: label - 8*u, H: at.H}
		if row.unit != "" {
			line := k.Size(luckText) + k.Size(16)
			y := at.Y + at.H/2 - 0.55*line + 0.5*k.Size(luckText)
			l.root.Add(k.FitText(row.label, face, luckText, text.X, y, 0, text.W, ui.Ink).SetRole(stage.RoleSilent, ""),
				k.FitText(row.unit, gfx.SerifItalic, 16, text.X, y+0.58*line, 0, text.W, ui.Body).SetRole(stage.RoleSilent, ""))
		} else {
			l.root.Add(k.FitLines(row.label, face, luckText, text, ui.Ink).SetRole(stage.RoleSilent, ""))
		}
		for s := range l.Seats {
			c := column(s)
			l.addNumber(&l.Seats[s], row, i == len(rows)-1, stage.Rect{X: c.X, Y: at.Y, W: c.W, H: at.H}, 1)
		}
	}
	for s := range l.Seats {
		l.addSeatSentence(engine.Seat(s), column(s))
	}
}

// addSeatSentence adds the figures of a seat for screen readers.
func (l *Luck) addSeatSentence(s engine.Seat, r stage.Rect) {
	if l.said() {
		l.root.Add(stage.Box("", nil, r).SetRole(stage.RoleText, l.Seat(s)))
	}
}

// provisionalAlpha is the opacity of figures that may still change.
const provisionalAlpha = 0.55

// addNumber adds a figure of a seat, with a star before the result of a winner.
func (l *Luck) addNumber(a *review.SeatAttribution, row luckFigureRow, result bool, r stage.Rect, align float64) {
	k := l.Kit
	text, ink := "·", ui.Ink
	if l.Complete {
		text, ink = row.text(a)
	}
	x, y := r.X+align*r.W, r.Y+r.H/2
	n := k.FitBox(text, gfx.SerifBold, luckNumber, x, y, align, r.W, r.H, ink).SetRole(stage.RoleSilent, "")
	l.root.Add(n)
	if !l.Final && !result {
		n.Alpha = provisionalAlpha
	}
	if result && l.Complete && a.Result == 100 {
		label := n.Art.(*stage.Label)
		width, _ := k.Fonts.Measure(label.Text, label.Face, label.Size)
		side := 0.85 * label.Size
		if left := x - align*width - 0.7*side; left-side/2 >= r.X-side {
			l.root.Add(Star(left, y, side))
		}
	}
}

// Star returns a star of six yellow tiles, as winners get.
func Star(x, y, side float64) *stage.Node {
	g := stage.Group("").SetRole(stage.RoleSilent, "")
	g.X, g.Y = x, y
	for i := range 6 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		ray := stage.New("", stage.NewSprite("rhomb-yellow"), 0.25*side*sin, -0.25*side*cos, 0.39*side, 0.62*side)
		ray.Rotation = float64(i) * math.Pi / 3
		g.Add(ray)
	}
	return g
}

// growTicks is the duration of the animation, and growStep the time between the starts of two bars, in ticks.
const growTicks, growStep = 72.0, 3.6

// Grow makes the bars grow one after the other. With reduced motion all of them fade in.
func (l *Luck) Grow(t *tween.Timeline, reduced bool) {
	if reduced {
		root := l.root
		root.Alpha = 0
		t.At(0, 9, tween.Linear, func(share float64) { root.Alpha = share })
		return
	}
	step := min(growStep, 0.7*growTicks/float64(max(1, len(l.bars))))
	for i := range l.bars {
		b := l.bars[i]
		b.set(0)
		t.At(step*float64(i), growTicks-step*float64(len(l.bars)-1), tween.OutCubic, b.set)
	}
}

// set sets the size of the bar to a share of the full one.
func (b *growingBar) set(share float64) {
	r := stage.Rect{X: b.from.X + share*(b.full.X-b.from.X), Y: b.from.Y + share*(b.full.Y-b.from.Y),
		W: b.from.W + share*(b.full.W-b.from.W), H: b.from.H + share*(b.full.H-b.from.H)}
	b.node.X, b.node.Y = r.Middle()
	b.node.W, b.node.H = r.W, r.H
	if b.figure != nil {
		b.figure.Alpha = max(0, 2*share-1)
	}
}

// StepNames returns the names of the nodes of all steps that are known, in order.
func (l *Luck) StepNames() []string { return l.names }
