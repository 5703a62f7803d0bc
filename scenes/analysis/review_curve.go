package analysis

import (
	"cmp"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// ReviewCurve draws the win probabilities of a reviewed game, with its rounds as bands, its deals as upright steps, and the marks of its moves. It is one
// tab stop: left and right step through the moves, up and down through the key moments, and drags run through the game.
type ReviewCurve struct {
	Reviewed
	// Choose is called with the step that the player chose.
	Choose func(step int)
	// Still hides the step, of a curve that is only looked at.
	Still bool

	kit         *ui.Kit
	focus       *stage.Node // receives pointer and keyboard
	content     *stage.Node // everything that changes
	marks       []placedMark
	counted     *review.Review // whose decisions are counted
	decisions   []int          // before each step, and in all
	room, plot  stage.Rect
	labelled    bool // there is room for the names of the rounds and the axis
	hoveredDeal int  // the deal under the pointer, negative for none
}

// Lengths of the curve in design units.
const (
	curvePad      = 14.0
	curveHead     = 15.0 // the text of the rounds
	curveAxis     = 15.0 // the text of the axis
	curveLine     = 3.0
	curveMark     = 21.0
	chosenGrowth  = 29.0 / curveMark // of the mark of the step shown
	markDistance  = 22.0 / curveMark // in widths of a mark
	curveEmblem   = 22.0
	curveChip     = 17.0
	lowPlot       = 56.0 // the height below which marks are dots, in device-independent pixels
	markDot       = 10.0 // the width of a dot, in device-independent pixels
	curveRing     = 6.0  // the distance of the focus ring from what has the focus
	minCurvePlot  = 60.0 // the least height of a plot with labels, in device-independent pixels
	markCost      = 20   // of a mark below the chip, compared with a point of a line
	seatTint      = 0.24
	otherBandTint = 0.06
)

// Build adds the curve to a node, in r.
func (c *ReviewCurve) Build(k *ui.Kit, on *stage.Node, r stage.Rect) {
	u := k.Unit
	c.kit, c.room, c.hoveredDeal = k, r, -1
	pad := min(curvePad*u, 0.08*r.H)
	c.plot = r.Grow(-pad)
	head := 1.5 * k.Size(curveHead)
	if c.labelled = r.H-2*pad-head >= minCurvePlot*k.Device; c.labelled {
		c.plot.Y, c.plot.H = c.plot.Y+head, c.plot.H-head
	}
	right := 0.0
	if c.labelled {
		right = c.textWidth(gfx.Sans, curveAxis, c.Words.Number(100)) + 8*u
	}
	if len(c.Players) > 2 {
		right = max(right, 0) + (curveEmblem+6)*u
	}
	c.plot.W -= right
	c.content = stage.Group("")
	c.focus = stage.Box("curve", nil, c.plot.Grow(-curveRing*u)) // the focus ring leaves the labels free
	c.focus.Touch = &stage.Touch{
		Reach:     stage.Around(curveRing * u),
		Focus:     true,
		Down:      func(x, _ float64) { c.chooseAt(x) },
		DragStart: func(x, _ float64) bool { c.chooseAt(x); return true },
		Drag:      func(x, _ float64) { c.chooseAt(x) },
		Arrow:     c.arrow,
		Step:      func() { c.choose(c.Next(c.Step, 1)) },
	}
	on.Add(stage.Group("curve-panel").SetRole(stage.RoleRegion, c.Words.T("results.course")).Add(
		stage.Box("", stage.NewPanel("sheet", 0.6*u, 0), r), c.content, c.focus))
	c.Draw()
}

// arrow handles an arrow key: left and right step, up and down go to key moments.
func (c *ReviewCurve) arrow(dx, dy int) bool {
	to := c.Next(c.Step, dx)
	if dx == 0 {
		to = c.NextKeyMoment(c.Step, dy)
	}
	return c.choose(to)
}

// choose chooses a step and reports whether it is another one.
func (c *ReviewCurve) choose(step int) bool {
	if step == c.Step {
		return false
	}
	c.Choose(step)
	return true
}

// chooseAt chooses the decision nearest to x in pixels.
func (c *ReviewCurve) chooseAt(x float64) {
	best, least := c.Step, math.Inf(1)
	for i := range len(c.Review.Steps) + 1 {
		if i < len(c.Review.Steps) && c.Review.Steps[i].Seat == engine.Nature {
			continue
		}
		if d := math.Abs(c.x(i) - x); d < least {
			best, least = i, d
		}
	}
	c.choose(best)
}

// Wheel steps with the wheel.
func (c *ReviewCurve) Wheel(notches float64) {
	if notches != 0 {
		c.choose(c.Next(c.Step, int(math.Copysign(1, -notches))))
	}
}

// Contains reports whether a point is on the curve.
func (c *ReviewCurve) Contains(x, y float64) bool { return c.room.Contains(x, y) }

func (c *ReviewCurve) textWidth(face gfx.Face, units float64, text string) float64 {
	w, _ := c.kit.Fonts.Measure(text, face, c.kit.Size(units))
	return w
}

// x returns the position of the point before a step. Deals have no width.
func (c *ReviewCurve) x(step int) float64 {
	if c.counted != c.Review {
		c.counted, c.decisions = c.Review, []int{0}
		for i := range c.Review.Steps {
			n := c.decisions[i]
			if c.Review.Steps[i].Seat != engine.Nature {
				n++
			}
			c.decisions = append(c.decisions, n)
		}
	}
	return c.plot.X + c.plot.W*float64(c.decisions[step])/math.Max(1, float64(c.decisions[len(c.Review.Steps)]))
}

// y returns the position of a win probability.
func (c *ReviewCurve) y(win float64) float64 { return c.plot.Y + c.plot.H*(1-win) }

// known returns the number of leading points that are known.
func (c *ReviewCurve) known() int {
	n := 0
	for n <= len(c.Review.Steps) && c.win(n) != nil {
		n++
	}
	return n
}

// Draw redraws what changes with the values and the step.
func (c *ReviewCurve) Draw() {
	c.content.Clear()
	c.content.SetRole(stage.RoleSilent, "")
	c.focus.SetRole(stage.RoleButton, c.accessibleName())
	c.drawBands()
	c.drawAxis()
	known := c.known()
	c.marks = c.placeMarks()
	c.drawAreas(known)
	for s := range c.lines() {
		c.drawLine(engine.Seat(s), known)
	}
	c.drawUnknown(known)
	if !c.Still {
		c.drawCursor()
	}
	c.drawMarks()
	c.drawChip()
}

// lines returns the number of seats with a line: the first of two, or all.
func (c *ReviewCurve) lines() int {
	if len(c.Players) == 2 {
		return 1
	}
	return len(c.Players)
}

// lineOf returns the seat whose line shows the chances of a seat: with two seats the first one, whose chances are the rest of those of the other.
func (c *ReviewCurve) lineOf(s engine.Seat) engine.Seat {
	if c.lines() == 1 {
		return 0
	}
	return s
}

// accessibleName returns what a screen reader says about the step.
func (c *ReviewCurve) accessibleName() string {
	var seats []string
	for s, win := range c.win(c.Step) {
		seats = append(seats, c.Words.T("review.chance", "player", c.Players[s].Name, "chance", review.Points(win)))
	}
	name := c.Words.T("results.course")
	if len(seats) > 0 {
		name = c.Words.T("accessible.pile", "label", name, "value", c.Words.List(seats...))
	}
	return c.Words.T("list.middle", "list", name, "item", c.Sentence(c.Step))
}

// band is a round on the curve.
type band struct {
	round       int
	left, right float64
}

// bands returns the rounds.
func (c *ReviewCurve) bands() (all []band) {
	for i, s := range c.Review.Steps {
		if s.Seat == engine.Nature {
			continue
		}
		left, right := c.x(i), c.x(i+1)
		if n := len(all); n > 0 && all[n-1].round == c.Round(i) {
			all[n-1].right = right
			continue
		}
		all = append(all, band{c.Round(i), left, right})
	}
	return all
}

// drawBands draws the rounds as bands of alternate lightness with thin lines between them, and their names or numbers above them.
func (c *ReviewCurve) drawBands() {
	k, all := c.kit, c.bands()
	names := c.labelled
	for _, b := range all {
		names = names && c.textWidth(gfx.Sans, curveHead, c.Words.T("play.round", "round", b.round)) <= b.right-b.left-4*k.Unit
	}
	for i, b := range all {
		r := stage.Rect{X: b.left, Y: c.plot.Y, W: b.right - b.left, H: c.plot.H}
		if i%2 == 1 {
			c.content.Add(stage.Box("", &stage.Fill{Colour: ui.Body.Colour().Fade(otherBandTint)}, r))
		}
		if i > 0 {
			c.fill(stage.Rect{X: b.left, Y: c.plot.Y, H: c.plot.H}, ui.Ink.Colour().Fade(0.35))
		}
		text := c.Words.Number(b.round)
		if names {
			text = c.Words.T("play.round", "round", b.round)
		}
		if c.labelled && c.textWidth(gfx.Sans, curveHead, text) <= b.right-b.left {
			c.content.Add(k.Text(text, gfx.Sans, curveHead, (b.left+b.right)/2, c.plot.Y-0.75*k.Size(curveHead), 0.5, ui.Body))
		} else if number := c.numberIn(b); !c.labelled && number.W+6*k.Unit <= b.right-b.left && !number.Overlaps(c.emblems()) {
			c.content.Add(k.Text(text, gfx.Sans, 0, number.X, number.Y+number.H/2, 0, ui.Body))
		}
	}
}

// fill fills a rectangle that is at least as wide and high as a thin line.
func (c *ReviewCurve) fill(r stage.Rect, tint gfx.Colour) {
	c.content.Add(stage.Box("", &stage.Fill{Colour: tint}, c.thick(r)))
}

// thick returns a rectangle that is at least as wide and high as a thin line.
func (c *ReviewCurve) thick(r stage.Rect) stage.Rect {
	fine := max(1, c.kit.Unit)
	r.W, r.H = max(r.W, fine), max(r.H, fine)
	return r
}

// drawDots draws a level row of dots from a first one to the right end of the plot, a step apart.
func (c *ReviewCurve) drawDots(first stage.Rect, step float64, tint gfx.Colour) {
	if length := c.plot.X + c.plot.W - first.W - first.X; length > 0 {
		c.content.Add(stage.Box("", &dotRow{step, length, tint}, c.thick(first)))
	}
}

// dotRow draws its node again and again, a step apart, over a length to the right. A node for each dot would be a hundred of them.
type dotRow struct {
	step, length float64
	tint         gfx.Colour
}

// Draw implements stage.Art.
func (d *dotRow) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	for x := 0.0; x < d.length; x += d.step {
		c.Fill(m, x-n.W/2, -n.H/2, n.W, n.H, d.tint.Fade(alpha))
	}
}

// drawAxis draws the scale at the right, and a dotted line at the fair share.
func (c *ReviewCurve) drawAxis() {
	k, dot := c.kit, 2*c.kit.Unit
	fair := c.y(c.share())
	c.drawDots(stage.Rect{X: c.plot.X, Y: fair, W: dot, H: dot / 2}, 4*dot, ui.Ink.Colour().Fade(0.45))
	if !c.labelled {
		return
	}
	for _, win := range []float64{0, c.share(), 1} {
		if win < 1 && win > 0 && win*c.plot.H < 1.7*k.Size(curveAxis) { // it would touch the 0
			continue
		}
		y := min(max(c.y(win), c.plot.Y+0.4*k.Size(curveAxis)), c.plot.Y+c.plot.H-0.4*k.Size(curveAxis))
		x := c.room.X + c.room.W - min(curvePad*k.Unit, 0.08*c.room.H)
		c.content.Add(k.Text(c.Words.Number(review.Points(win)), gfx.Sans, curveAxis, x, y, 1, ui.Body))
	}
}

// path returns the line of a seat over known points, relative to the upper left corner of the plot.
func (c *ReviewCurve) path(s engine.Seat, known int) (all [][2]float64) {
	for i := range known {
		all = append(all, [2]float64{c.x(i) - c.plot.X, c.y(c.win(i)[s]) - c.plot.Y})
	}
	return all
}

// at returns a node with art at the upper left corner of the plot.
func (c *ReviewCurve) at(art stage.Art) *stage.Node {
	return stage.New("", art, c.plot.X, c.plot.Y, 0, 0)
}

// colour returns the colour of a seat.
func (c *ReviewCurve) colour(s engine.Seat) gfx.Colour { return ui.Seat(c.Players.Emblem(s)).Colour() }

// tint returns the colour of the area of a seat. The dark blue of a line would be grey.
func (c *ReviewCurve) tint(s engine.Seat) gfx.Colour {
	if c.Players.Emblem(s) == 1 {
		return ui.Accent.Colour().Fade(seatTint)
	}
	return c.colour(s).Fade(seatTint)
}

// drawAreas tints the areas of both seats below and above the line, with their names, or that of the seat that moves below its line.
func (c *ReviewCurve) drawAreas(known int) {
	below := func(s engine.Seat) {
		c.content.Add(c.at(&table.Surface{Points: c.path(s, known), Base: c.plot.H, Tint: c.tint(s)}))
	}
	if len(c.Players) > 2 {
		if c.Step < len(c.Review.Steps) {
			below(c.Review.Steps[c.Step].Seat)
		}
		return
	}
	below(0)
	c.content.Add(c.at(&table.Surface{Points: c.path(0, known), Tint: c.tint(1)}))
	for s, r := range c.names() {
		c.content.Add(c.kit.FitText(c.Players[s].Name, gfx.SerifBold, curveChip, r.X, r.Y+r.H/2, 0, 0.3*c.plot.W, ui.Seat(c.Players.Emblem(engine.Seat(s)))))
	}
}

// names returns the places of the names of two seats: the first below and the other above, at the left. There are none of more seats or without labels.
func (c *ReviewCurve) names() (all []stage.Rect) {
	if len(c.Players) != 2 || !c.labelled {
		return nil
	}
	k, h := c.kit, 1.6*c.kit.Size(curveChip)
	for s, y := range []float64{c.plot.Y + c.plot.H - h, c.plot.Y} {
		all = append(all, stage.Rect{X: c.plot.X + 10*k.Unit, Y: y, W: min(c.textWidth(gfx.SerifBold, curveChip, c.Players[s].Name), 0.3*c.plot.W), H: h})
	}
	return all
}

// drawLine draws the line of a seat, with its emblem at the end if there are several lines.
func (c *ReviewCurve) drawLine(s engine.Seat, known int) {
	k, path, width := c.kit, c.path(s, known), max(curveLine*c.kit.Unit, 1.6*c.kit.Device)
	for i := range path { // the upright lines at the edges stay in the focus ring
		path[i][0] = min(max(path[i][0], width/2), c.plot.W-width/2)
	}
	line := &table.Polyline{Points: path, Width: width, Ink: c.colour(s)}
	if len(c.Players) > 2 {
		line.Rim, line.RimColour = 0.8*k.Unit, ui.LightRim.Colour().Fade(0.8)
	}
	c.content.Add(c.at(line))
	if len(c.Players) == 2 || known == 0 {
		return
	}
	column, side := c.emblems(), curveEmblem*k.Unit
	c.content.Add(stage.New("", table.Emblem(c.Players.Emblem(s)), column.X+side/2, c.emblemY(s, known), side, side))
}

// emblems returns the column of the emblems at the ends of several lines.
func (c *ReviewCurve) emblems() stage.Rect {
	known := c.known()
	if len(c.Players) == 2 || known == 0 {
		return stage.Rect{}
	}
	return stage.Rect{X: c.x(known-1) + 4*c.kit.Unit, Y: c.plot.Y, W: curveEmblem * c.kit.Unit, H: c.plot.H}
}

// emblemY returns the middle of the emblem at the end of a line. Emblems are in the order of their lines and do not overlap.
func (c *ReviewCurve) emblemY(s engine.Seat, known int) float64 {
	win, n := c.win(known-1), len(c.Players)
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(win[b], win[a]) })
	step := min(curveEmblem*c.kit.Unit+1, c.plot.H/float64(n))
	all := make([]float64, n)
	for i, seat := range order {
		all[i] = c.y(win[seat])
		if i > 0 {
			all[i] = max(all[i], all[i-1]+step)
		}
	}
	limit := c.plot.Y + c.plot.H - step/2
	for i, seat := range slices.Backward(order) {
		all[i] = max(min(all[i], limit), c.plot.Y+step*(float64(i)+0.5))
		limit = all[i] - step
		if engine.Seat(seat) == s {
			return all[i]
		}
	}
	return 0
}

// drawUnknown draws dots at the last known values up to the end.
func (c *ReviewCurve) drawUnknown(known int) {
	if known > len(c.Review.Steps) {
		return
	}
	dot, from := 2*c.kit.Unit, c.plot.X
	win := slices.Repeat([]float64{c.share()}, len(c.Players))
	if known > 0 {
		from, win = c.x(known-1), c.win(known-1)
	}
	for s := range c.lines() {
		c.drawDots(stage.Rect{X: from + 3*dot, Y: c.y(win[s]) - dot/2, W: dot, H: dot}, 3*dot, c.colour(engine.Seat(s)).Fade(0.5))
	}
}

// drawCursor draws the upright line at the step.
func (c *ReviewCurve) drawCursor() {
	wide := 3 * c.kit.Unit
	c.content.Add(stage.Box("", &stage.Fill{Colour: ui.CalloutEdge.Colour()}, stage.Rect{X: c.x(c.Step) - wide/2, Y: c.plot.Y, W: wide, H: c.plot.H}))
}

// placedMark is the mark of a step and its place on the curve.
type placedMark struct {
	step int
	x, y float64
}

// weight returns how much a grade matters on the curve, 0 if it is not shown there.
func weight(g review.Grade) int {
	return map[review.Grade]int{review.Good: 1, review.Brilliant: 2, review.Mistake: 3, review.Blunder: 4}[g]
}

// low reports whether the curve is so low that marks with text would cover most of it.
func (c *ReviewCurve) low() bool { return c.plot.H < lowPlot*c.kit.Device }

// markSide returns the width of a mark. It is larger than in the design where its text would be too small. On a low curve marks are dots.
func (c *ReviewCurve) markSide() float64 {
	if c.low() {
		return markDot * c.kit.Device
	}
	return max(curveMark*c.kit.Unit, gradeText*c.kit.MinTextSize())
}

// leastWeight returns the least weight of a grade with a mark. A low curve shows only mistakes.
func (c *ReviewCurve) leastWeight() int {
	if c.low() {
		return weight(review.Mistake)
	}
	return 1
}

// placeMarks returns the marks on the curve, the gravest first. Of several that are close to each other, the graver one stays, whatever step is shown. The mark
// of that step is added if it is not among them.
func (c *ReviewCurve) placeMarks() (all []placedMark) {
	var steps []int
	for i, s := range c.Review.Steps {
		if weight(s.Grade) >= c.leastWeight() && s.Before != nil && s.After != nil {
			steps = append(steps, i)
		}
	}
	slices.SortStableFunc(steps, func(a, b int) int {
		return cmp.Compare(weight(c.Review.Steps[b].Grade), weight(c.Review.Steps[a].Grade))
	})
	for _, i := range steps {
		m := c.placeMark(i)
		if !slices.ContainsFunc(all, func(o placedMark) bool { return math.Abs(o.x-m.x) < markDistance*c.markSide() }) {
			all = append(all, m)
		}
	}
	if slices.Contains(steps, c.Step) && !slices.ContainsFunc(all, func(m placedMark) bool { return m.step == c.Step }) {
		all = append(all, c.placeMark(c.Step))
	}
	return all
}

// belowNumbers returns the middle of a mark at x and y that does not cover the number of a round within the plot.
func (c *ReviewCurve) belowNumbers(x, y, half float64) float64 {
	if c.labelled {
		return y
	}
	around := stage.Rect{X: x - half, Y: y - half, W: 2 * half, H: 2 * half}.Grow(2 * c.kit.Device)
	for _, b := range c.bands() {
		if r := c.numberIn(b); around.Overlaps(r) {
			return r.Y + r.H + half + 2*c.kit.Device
		}
	}
	return y
}

// numberIn returns the place of the number of a round within a plot without labels.
func (c *ReviewCurve) numberIn(b band) stage.Rect {
	size := c.kit.Size(0)
	return stage.Rect{X: b.left + 3*c.kit.Unit, Y: c.plot.Y + 0.1*size, W: c.textWidth(gfx.Sans, 0, c.Words.Number(b.round)), H: size}
}

// placeMark returns the mark of a step: below the line for the first seat, above it for the others.
func (c *ReviewCurve) placeMark(step int) placedMark {
	s := &c.Review.Steps[step]
	line, up := c.lineOf(s.Seat), -1.0
	if s.Seat == 0 {
		up = 1
	}
	half := c.markSide() / 2
	m := placedMark{step, c.x(step + 1), c.y(s.After[line]) + up*c.markSide()}
	m.x = min(max(m.x, c.plot.X+half), c.plot.X+c.plot.W-half)
	m.y = min(max(m.y, c.plot.Y+half), c.plot.Y+c.plot.H-half)
	for seat, name := range c.names() {
		if !(stage.Rect{X: m.x - half, Y: m.y - half, W: 2 * half, H: 2 * half}).Overlaps(name) {
			continue
		}
		if m.y = name.Y - half; seat == 1 { // its name is above
			m.y = name.Y + name.H + half
		}
	}
	m.y = c.belowNumbers(m.x, m.y, half)
	return m
}

// drawMarks draws the marks of the moves, that of the step shown last.
func (c *ReviewCurve) drawMarks() {
	var chosen []*stage.Node
	for _, m := range slices.Backward(c.marks) {
		grade, side := c.Review.Steps[m.step].Grade, c.markSide()
		switch {
		case m.step == c.Step:
			chosen = c.chosenMark(m)
		case c.low():
			if grade == review.Mistake {
				side *= 0.75
			}
			c.content.Add(c.disc(m.x, m.y, side+2*c.kit.Device, ui.LightRim.Colour()), c.disc(m.x, m.y, side, GradeRole(grade).Colour()))
		default:
			c.content.Add(GradeMark(c.kit, grade, m.x, m.y, side))
		}
	}
	c.content.Add(chosen...)
}

// chosenMark returns the mark of the step shown, larger, in a ring and within the curve.
func (c *ReviewCurve) chosenMark(m placedMark) []*stage.Node {
	side := chosenGrowth * max(curveMark*c.kit.Unit, gradeText*c.kit.MinTextSize())
	if c.low() {
		side /= chosenGrowth
	}
	ring := side + 7*c.kit.Unit
	x := min(max(m.x, c.room.X+ring/2), c.room.X+c.room.W-ring/2)
	y := min(max(c.belowNumbers(x, m.y, ring/2), c.room.Y+ring/2), c.room.Y+c.room.H-ring/2)
	return []*stage.Node{c.disc(x, y, ring, ui.Highlight.Colour()), GradeMark(c.kit, c.Review.Steps[m.step].Grade, x, y, side)}
}

// disc returns a disc around a point.
func (c *ReviewCurve) disc(x, y, side float64, tint gfx.Colour) *stage.Node {
	return stage.New("", &stage.Panel{Name: "track", Unit: side / 24, Tint: tint}, x, y, side, side)
}

// chipText returns what the chip next to the cursor says, or "".
func (c *ReviewCurve) chipText() string {
	if deal := c.hoveredDeal; deal >= 0 {
		s := &c.Review.Steps[deal]
		return c.Words.T("review.deal", "player", c.Players[0].Name, "change", c.Words.Signed(review.Points(s.After[0]-s.Before[0])))
	}
	if c.Step == len(c.Review.Steps) {
		return ""
	}
	seat := c.Review.Steps[c.Step].Seat
	before, after, known := c.Change(c.Step)
	player := c.Players[seat].Name
	switch {
	case !known:
		return ""
	case before == after:
		return c.Words.T("review.chance", "player", player, "chance", after)
	}
	return c.Words.T("review.change", "player", player, "before", before, "after", after)
}

// marksUnder returns how many marks something of a size around x and y would cover.
func (c *ReviewCurve) marksUnder(x, y, w, h float64) (n int) {
	half := c.markSide() / 2
	for _, m := range c.marks {
		if math.Abs(m.x-x) < w/2+half && math.Abs(m.y-y) < h/2+half {
			n++
		}
	}
	return n
}

// pointsUnder returns how many points of the lines something of a size around x and y would cover.
func (c *ReviewCurve) pointsUnder(x, y, w, h float64) (n int) {
	for i := range c.known() {
		if math.Abs(c.x(i)-x) > w/2 {
			continue
		}
		for s := range c.lines() {
			if math.Abs(c.y(c.win(i)[s])-y) < h/2 {
				n++
			}
		}
	}
	return n
}

// placeChip returns the middle of a chip next to x: where it covers the fewest marks and points of lines and not the name of a seat, near the cursor if there are several such
// places.
func (c *ReviewCurve) placeChip(at, w, h float64) (x, y float64) {
	away, inset := 0.6*chosenGrowth*c.markSide()+w/2, 4*c.kit.Unit
	rows, right := [2]float64{c.plot.Y + h/2 + inset, c.plot.Y + c.plot.H - h/2 - inset}, c.plot.X+c.plot.W-w/2
	left := [2]float64{c.plot.X + w/2, c.plot.X + w/2} // by row
	for seat, name := range c.names() {
		left[1-seat] = name.X + name.W + 10*c.kit.Unit + w/2
	}
	fewest := math.MaxInt
	for far := away; far <= away+2*w; far += w / 4 {
		for _, to := range []float64{at + far, at - far} {
			for row, down := range rows {
				if n := markCost*c.marksUnder(to, down, w, h) + c.pointsUnder(to, down, w, h); n < fewest && to >= left[row] && to <= right {
					fewest, x, y = n, to, down
				}
			}
		}
	}
	if fewest == math.MaxInt { // a very narrow curve
		x, y = right, rows[0]
	}
	return x, y
}

// drawChip draws the chip next to the cursor.
func (c *ReviewCurve) drawChip() {
	text, k := c.chipText(), c.kit
	if text == "" || !c.labelled {
		return
	}
	w, h := c.textWidth(gfx.SerifBold, curveChip, text)+20*k.Unit, 1.9*k.Size(curveChip)
	step := c.Step
	if c.hoveredDeal >= 0 {
		step = c.hoveredDeal
	}
	x, y := c.placeChip(c.x(step), w, h)
	chip := stage.Box("", stage.NewPanel("pill", 0.5*k.Unit, 0), stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h})
	c.content.Add(chip.Add(k.Text(text, gfx.SerifBold, curveChip, 0, 0, 0.5, ui.Ink)))
}

// Follow shows in the chip what a deal changed while a point is on it, and reports whether the chip has changed.
func (c *ReviewCurve) Follow(x, y float64) bool {
	before := c.hoveredDeal
	c.hoveredDeal = -1
	for i, s := range c.Review.Steps {
		if s.Seat == engine.Nature && s.Before != nil && s.After != nil && c.plot.Contains(x, y) && math.Abs(x-c.x(i)) < 5*c.kit.Unit {
			c.hoveredDeal = i
		}
	}
	if c.hoveredDeal == before {
		return false
	}
	c.Draw()
	return true
}
