package analysis

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/describe"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Curve draws a WinHistory: a line for each seat, the line of one seat bold, with its turning points marked.
type Curve struct {
	*WinHistory
	Kit     *ui.Kit
	Words   *locale.Words
	Players seating.Players
	Wording describe.MoveDescriber
	Seat    engine.Seat // the seat with the bold line
	// Open is called with the number of moves at the sample that the player chose.
	Open func(moves int)
	// Cursor is the marked sample, or negative if none is marked.
	Cursor int
	// Tall wraps the sentences, makes their rows large enough for touch, and moves the caption below the title if it does not fit next to
	// it. The panel is then Height high.
	Tall bool
	// Panel returns the panel below it; nil for a sheet.
	Panel func(r stage.Rect) *stage.Node

	content   *stage.Node // everything that changes as more samples become known
	focus     *stage.Node // receives the keyboard focus
	plot      stage.Rect  // the plot area
	sentences stage.Rect  // the area of the sentences
	turns     []int       // the turning points, once nothing changes any more, in their order
}

// CurveHeight is the height of the panel in design units at the default text size, unless it is Tall.
const CurveHeight = 234.0

// tallPlot is the height of the plot area of a tall panel in design units, and tallTop the extra space above its title.
const tallPlot, tallTop = 150.0, 8.0

// padding returns the horizontal padding of the panel.
func (c *Curve) padding() float64 {
	if c.Tall {
		return 32 * c.Kit.Unit
	}
	return 28 * c.Kit.Unit
}

// headAndFoot returns the heights of the title with its caption and of the sentences in a panel of the given width.
func (c *Curve) headAndFoot(width float64) (head, foot float64) {
	width -= 2 * c.padding()
	head, foot = 1.5*c.Kit.Size(24), 2.7*c.Kit.Size(18)
	if c.Tall {
		if !c.captionFits(width) {
			head += 1.5 * c.Kit.Size(18)
		}
		foot = 2 * c.sentenceHeight(width)
	}
	return head, foot + 0.5*c.padding()
}

// sentenceSize is what the number of lines of a sentence about a turning point depends on.
type sentenceSize struct {
	words       *locale.Words
	text, width float64 // the size of the text and the width of a line, in pixels
}

// sentenceHeight returns the height of a row that fits any sentence about a turning point. The history keeps the number of lines, because a
// screen builds a new curve for each layout.
func (c *Curve) sentenceHeight(width float64) float64 {
	size := sentenceSize{c.Words, c.Kit.Size(18), width - sentenceIndent*c.Kit.Unit}
	if c.sentenceSize != size {
		c.sentenceSize, c.sentenceLines = size, 1
		for sample := range len(c.Samples) - 1 {
			c.sentenceLines = max(c.sentenceLines, len(c.Kit.Fonts.Wrap(c.sentence(sample, 88, 88), gfx.Serif, size.text, size.width)))
		}
	}
	return max(c.Kit.Target(0), (1.25*float64(c.sentenceLines)+0.4)*size.text)
}

// Height returns the height of a tall panel of the given width.
func (c *Curve) Height(width float64) float64 {
	head, foot := c.headAndFoot(width)
	return head + foot + c.Kit.Size(16) + (28+tallTop+tallPlot)*c.Kit.Unit
}

// Build adds the panel to root, in r.
func (c *Curve) Build(root *stage.Node, r stage.Rect) {
	u, title, pad := c.Kit.Unit, c.Words.T("results.course"), c.padding()
	line := 1.5 * c.Kit.Size(24)
	head, foot := c.headAndFoot(r.W)
	panel := stage.Box("", stage.NewPanel("sheet", u, 0), r)
	if c.Panel != nil {
		panel = c.Panel(r)
	}
	if c.Tall {
		r.Y, r.H = r.Y+tallTop*u, r.H-tallTop*u
	}
	sheet := stage.Group("course").SetRole(stage.RoleRegion, title).Add(panel,
		c.Kit.FitText(title, gfx.SerifBold, 24, r.X+pad, r.Y+0.75*line, 0, r.W-2*pad, ui.Ink).SetRole(stage.RoleHeading, title))
	c.addCaption(sheet, stage.Rect{X: r.X + pad, Y: r.Y, W: r.W - 2*pad, H: head})
	axis := c.width(gfx.Sans, 15, "100") + 10*u
	c.plot = stage.Rect{X: r.X + pad + axis, Y: r.Y + head + 14*u, W: r.W - 2*pad - axis, H: r.H - head - foot - c.Kit.Size(16) - 28*u}
	c.sentences = stage.Rect{X: r.X + pad, Y: r.Y + r.H - foot, W: r.W - 2*pad, H: foot - 0.5*pad}
	c.content = stage.Group("")
	c.focus = stage.Box("course-line", nil, c.plot).SetRole(stage.RoleButton, title)
	c.focus.Touch = &stage.Touch{
		Focus: true,
		Click: func(x, _ float64) { c.Cursor = min(c.nearest(x-c.focus.Bounds().X), c.Known()-1) },
		Press: func() { c.open(max(0, c.Cursor)) },
		Arrow: func(dx, _ int) bool { return dx != 0 && c.moveCursor(dx) },
	}
	root.Add(sheet.Add(c.focus, c.content))
	c.Draw()
}

// caption returns the text that names the seat with the bold line.
func (c *Curve) caption() string {
	return c.Words.T("results.chance", "address", c.Players.Address(c.Seat), "player", c.Players[c.Seat].Name)
}

// captionFits reports whether the caption fits next to the title.
func (c *Curve) captionFits(width float64) bool {
	return c.width(gfx.SerifItalic, 18, c.caption())+c.width(gfx.SerifBold, 24, c.Words.T("results.course"))+20*c.Kit.Unit < width
}

// addCaption adds the caption next to the title or, in a tall panel, below it if necessary.
func (c *Curve) addCaption(sheet *stage.Node, head stage.Rect) {
	if line := 1.5 * c.Kit.Size(24); c.captionFits(head.W) {
		sheet.Add(c.Kit.Text(c.caption(), gfx.SerifItalic, 18, head.X+head.W, head.Y+0.75*line, 1, ui.Body))
	} else if c.Tall {
		sheet.Add(c.Kit.FitText(c.caption(), gfx.SerifItalic, 18, head.X, head.Y+line+0.75*c.Kit.Size(18), 0, head.W, ui.Body))
	}
}

// width returns the width of text in pixels.
func (c *Curve) width(face gfx.Face, units float64, text string) float64 {
	w, _ := c.Kit.Fonts.Measure(text, face, c.Kit.Size(units))
	return w
}

func (c *Curve) open(sample int) { c.Open(c.Samples[sample]) }

// moveCursor moves the cursor by a number of samples and reports whether it moved. Unknown samples are out of reach.
func (c *Curve) moveCursor(by int) bool {
	to := c.Cursor + by
	if to < 0 || to >= c.Known() {
		return false
	}
	c.Cursor = to
	c.focus.Accessible.Name = c.accessibleName(to)
	c.Draw()
	return true
}

// accessibleName returns what a screen reader says about a sample.
func (c *Curve) accessibleName(sample int) string {
	var parts []string
	for i, p := range c.Players {
		percent := c.Words.T("play.percent", "percent", c.Percent(sample, engine.Seat(i)))
		parts = append(parts, c.Words.T("play.chances.seat", "player", p.Name, "percent", percent))
	}
	return c.Words.T("accessible.pile", "label", c.Words.T("play.round", "round", c.roundAt(sample)), "value", c.Words.T("play.chances", "chances", strings.Join(parts, ", ")))
}

// nearest returns the sample nearest to x, which is measured from the left end of the plot area.
func (c *Curve) nearest(x float64) int {
	last := len(c.Samples) - 1
	return max(0, min(last, int(math.Round(x/c.plot.W*float64(last)))))
}

// point returns the position of a win probability at a sample.
func (c *Curve) point(sample int, share float64) (x, y float64) {
	return c.plot.X + c.plot.W*float64(sample)/float64(max(1, len(c.Samples)-1)), c.plot.Y + c.plot.H*(1-share)
}

// lineAt returns the position of a seat's line at a sample. The line is smoothed over neighbouring samples, apart from the ends of turning points, whose
// sentences give the values there, and from its end, which shows the result.
func (c *Curve) lineAt(sample int, s engine.Seat) (x, y float64) {
	if sample == len(c.Samples)-1 || slices.Contains(c.turns, sample) || slices.Contains(c.turns, sample-1) {
		return c.point(sample, c.At(sample, s))
	}
	return c.point(sample, c.mean(sample-1, sample+1, s))
}

// Draw redraws the lines, the cursor and, once nothing changes any more, the turning points.
func (c *Curve) Draw() {
	c.content.Clear()
	c.turns = nil
	complete := c.Complete && c.Known() == len(c.Samples)
	if complete {
		c.turns = c.TurningPoints(c.Seat)
		slices.Sort(c.turns)
	}
	c.drawGrid()
	for s := range c.Players {
		if engine.Seat(s) != c.Seat {
			c.drawLine(engine.Seat(s), 1.6*c.Kit.Unit, 0.75)
		}
	}
	c.drawShade()
	c.drawLine(c.Seat, 3*c.Kit.Unit, 1)
	if complete {
		c.drawTurningPoints()
	}
	if c.Cursor >= 0 && c.Cursor < c.Known() {
		x, y := c.lineAt(c.Cursor, c.Seat)
		c.drawHairline(stage.Rect{X: x, Y: c.plot.Y, H: c.plot.H}, 0.9)
		c.content.Add(dot(x, y, 13*c.Kit.Unit))
	}
}

// dot returns a marker for a point of a line.
func dot(x, y, side float64) *stage.Node {
	return stage.New("", stage.NewSprite("pillar-done"), x, y, side, side)
}

// drawGrid draws the scale, a line at equal chances, and the rounds.
func (c *Curve) drawGrid() {
	for _, n := range []int{0, 50, 100} {
		_, y := c.point(0, float64(n)/100)
		c.drawHairline(stage.Rect{X: c.plot.X, Y: y, W: c.plot.W}, 0.2)
		c.content.Add(c.Kit.Text(c.Words.Number(n), gfx.Sans, 15, c.plot.X-8*c.Kit.Unit, y, 1, ui.Body).SetRole(stage.RoleSilent, ""))
	}
	_, equal := c.point(0, 1/float64(len(c.Players)))
	c.drawHairline(stage.Rect{X: c.plot.X, Y: equal, W: c.plot.W}, 0.35)
	rounds := c.rounds()
	for _, sample := range rounds[1 : len(rounds)-1] {
		x, _ := c.point(sample, 0)
		c.drawHairline(stage.Rect{X: x, Y: c.plot.Y, H: c.plot.H}, 0.22)
	}
	for _, label := range c.roundLabels(rounds) {
		c.content.Add(label.SetRole(stage.RoleSilent, ""))
	}
}

// rounds returns the first samples of all rounds, and the last sample of the last one.
func (c *Curve) rounds() (first []int) {
	for i := range c.Samples {
		if i == 0 || c.roundAt(i) != c.roundAt(i-1) {
			first = append(first, i)
		}
	}
	return append(first, len(c.Samples)-1)
}

// roundLabels returns labels below the samples of rounds, given as from rounds: the names of all, or else the numbers of all, or else the numbers that are
// multiples of the smallest step with which they fit.
func (c *Curve) roundLabels(rounds []int) []*stage.Node {
	if all := c.labelRounds(rounds, 1, c.roundName); all != nil {
		return all
	}
	for _, step := range []int{1, 2, 5, 10, 20, 50, 100} {
		if all := c.labelRounds(rounds, step, func(sample int) string { return c.Words.Number(c.roundAt(sample)) }); all != nil {
			return all
		}
	}
	return nil
}

// labelRounds labels the rounds that are multiples of a step with the text of their first sample. It returns nil if one does not fit between its
// neighbours.
func (c *Curve) labelRounds(rounds []int, step int, text func(sample int) string) (all []*stage.Node) {
	last := len(rounds) - 1
	edge := func(round float64) float64 { // the distance from the left of the plot of a point in a round
		at := int(max(0, min(round, float64(last-1))))
		x, _ := c.point(rounds[at], 0)
		next, _ := c.point(rounds[at+1], 0)
		return min(x+(round-float64(at))*(next-x), c.plot.X+c.plot.W+0.5*c.padding())
	}
	for i, sample := range rounds[:last] {
		if c.roundAt(sample)%step != 0 {
			continue
		}
		half := 0.5 * float64(step)
		middle := float64(i) + 0.5
		x, y := edge(middle), c.plot.Y+c.plot.H+0.75*c.Kit.Size(16)
		room := 2*min(x-edge(middle-half), edge(middle+half)-x) - 6*c.Kit.Unit
		n := c.Kit.FitText(text(sample), gfx.Serif, 16, x, y, 0.5, room, ui.Body)
		if label := n.Art.(*stage.Label); label.Truncated || label.Size < c.Kit.Design().Size(16) {
			return nil
		}
		all = append(all, n)
	}
	return all
}

// roundName returns the name of the round at a sample.
func (c *Curve) roundName(sample int) string {
	return c.Words.T("play.round", "round", c.roundAt(sample))
}

// roundAt returns the round at a sample.
func (c *Curve) roundAt(sample int) int { return c.match.At(c.Samples[sample]).Round() }

// drawHairline draws a hairline along r, which has no width or no height.
func (c *Curve) drawHairline(r stage.Rect, alpha float64) {
	fine := max(1, c.Kit.Unit)
	r.W, r.H = max(r.W, fine), max(r.H, fine)
	c.content.Add(stage.Box("", &stage.Fill{Colour: ui.Gold.Colour().Fade(alpha)}, r))
}

// drawLine draws the line of a seat over the known samples.
func (c *Curve) drawLine(s engine.Seat, thick, alpha float64) {
	ink := &stage.Fill{Colour: ui.Seat(c.Players.Emblem(s)).Colour().Fade(alpha)}
	for i := 0; i+1 < c.Known(); i++ {
		x, y := c.lineAt(i, s)
		tx, ty := c.lineAt(i+1, s)
		n := stage.New("", ink, (x+tx)/2, (y+ty)/2, math.Hypot(tx-x, ty-y)+0.4*thick, max(1, thick))
		n.Rotation = math.Atan2(ty-y, tx-x)
		c.content.Add(n)
	}
}

// drawShade tints the area below the bold line.
func (c *Curve) drawShade() {
	tint := &stage.Fill{Colour: ui.Seat(c.Players.Emblem(c.Seat)).Colour().Fade(0.1)}
	for i := 0; i+1 < c.Known(); i++ {
		x, y := c.lineAt(i, c.Seat)
		tx, ty := c.lineAt(i+1, c.Seat)
		top := (y + ty) / 2
		c.content.Add(stage.Box("", tint, stage.Rect{X: x, Y: top, W: tx - x, H: c.plot.Y + c.plot.H - top}))
	}
}

// sentenceIndent is the width reserved for the number before a sentence, in design units.
const sentenceIndent = 30.0

// drawTurningPoints numbers the turning points on the bold line and describes each in a sentence below the plot.
func (c *Curve) drawTurningPoints() {
	if len(c.turns) == 0 {
		c.content.Add(c.Kit.FitLines(c.Words.T("results.even"), gfx.Serif, 18, c.sentences, ui.Body))
		return
	}
	row := c.sentences
	row.H /= float64(len(c.turns))
	for i, sample := range c.turns {
		x, y := c.lineAt(sample+1, c.Seat)
		coin := table.Coin(c.Kit, i+1, max(x-22*c.Kit.Unit, c.plot.X+14*c.Kit.Unit), max(y-16*c.Kit.Unit, c.plot.Y+6*c.Kit.Unit))
		sentence := c.describe(sample)
		button := stage.Box(fmt.Sprint("turn-", i+1), nil, row).SetRole(stage.RoleButton, sentence)
		button.Touch = &stage.Touch{Focus: true, Press: func() { c.open(sample) }, Reach: stage.Around(max(0, (c.Kit.Target(0)-row.H)/2))}
		text := row
		text.X, text.W = row.X+sentenceIndent*c.Kit.Unit, row.W-sentenceIndent*c.Kit.Unit
		number := c.Kit.FitBox(fmt.Sprint(i+1), gfx.SerifBold, 18, row.X+10*c.Kit.Unit, row.Y+row.H/2, 0.5, 24*c.Kit.Unit, row.H, ui.Gold)
		drawn := stage.Group("").SetRole(stage.RoleSilent, "").Add(dot(x, y, 13*c.Kit.Unit), coin, number, c.Kit.FitLines(sentence, gfx.Serif, 18, text, ui.Body))
		c.content.Add(drawn, button)
		row.Y += row.H
	}
}

// describe returns a sentence about a turning point: who moved, the move, and the change of the bold line, with the name of its seat if another moved. If the
// deal after the move made most of the change, the sentence is about that.
func (c *Curve) describe(sample int) string {
	if points, most := c.dealChange(sample, c.Seat); most {
		round := c.match.At(c.Samples[sample+1]).Round()
		return c.Words.T("luck.step.deals", "round", round, "player", c.Players[c.Seat].Name, "change", c.Words.Signed(points))
	}
	return c.sentence(sample, c.Percent(sample, c.Seat), c.Percent(sample+1, c.Seat))
}

// sentence returns a sentence about the move at a sample, with probabilities in percent before and after it.
func (c *Curve) sentence(sample, before, after int) string {
	pos := c.match.At(c.Samples[sample])
	move := c.Wording.MoveName(pos, c.match.Line()[c.Samples[sample]])
	key := "results.turn"
	if pos.ToMove() != c.Seat { // their chances would seem to be those of the player who moved
		key = "results.turn.other"
	}
	return c.Words.T(key, "mover", c.Players[pos.ToMove()].Name, "move", move, "player", c.Players[c.Seat].Name, "before", before, "after", after)
}
