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

	content   *stage.Node // everything that changes as more samples become known
	focus     *stage.Node // receives the keyboard focus
	plot      stage.Rect  // the plot area
	sentences stage.Rect  // the area of the sentences
}

// CurveHeight is the height of the panel in design units at the default text size, unless it is Tall.
const CurveHeight = 234.0

// tallPlot is the height of the plot area of a tall panel in design units, and tallTop the extra space above its title.
const tallPlot, tallTop = 150.0, 8.0

// pad returns the horizontal padding of the panel.
func (v *Curve) pad() float64 {
	if v.Tall {
		return 32 * v.Kit.Unit
	}
	return 28 * v.Kit.Unit
}

// headAndFoot returns the heights of the title with its caption and of the sentences in a panel of the given width.
func (v *Curve) headAndFoot(width float64) (head, foot float64) {
	width -= 2 * v.pad()
	head, foot = 1.5*v.Kit.Size(24), 2.7*v.Kit.Size(18)
	if v.Tall {
		if !v.captionFits(width) {
			head += 1.5 * v.Kit.Size(18)
		}
		foot = 2 * v.sentenceHeight(width)
	}
	return head, foot + 0.5*v.pad()
}

// sentenceSize is what the number of lines of a sentence about a turning point depends on.
type sentenceSize struct {
	words       *locale.Words
	text, width float64 // the size of the text and the width of a line, in pixels
}

// sentenceHeight returns the height of a row that fits any sentence about a turning point. The history keeps the number of lines, because a
// screen builds a new curve for each layout.
func (v *Curve) sentenceHeight(width float64) float64 {
	size := sentenceSize{v.Words, v.Kit.Size(18), width - sentenceIndent*v.Kit.Unit}
	if v.sentenceSize != size {
		v.sentenceSize, v.sentenceLines = size, 1
		for sample := range len(v.Samples) - 1 {
			v.sentenceLines = max(v.sentenceLines, len(v.Kit.Fonts.Wrap(v.sentence(sample, 88, 88), gfx.Serif, size.text, size.width)))
		}
	}
	return max(v.Kit.Target(0), (1.25*float64(v.sentenceLines)+0.4)*size.text)
}

// Height returns the height of a tall panel of the given width.
func (v *Curve) Height(width float64) float64 {
	head, foot := v.headAndFoot(width)
	return head + foot + v.Kit.Size(16) + (28+tallTop+tallPlot)*v.Kit.Unit
}

// Build adds the panel to root, in r.
func (v *Curve) Build(root *stage.Node, r stage.Rect) {
	u, title, pad := v.Kit.Unit, v.Words.T("results.course"), v.pad()
	line := 1.5 * v.Kit.Size(24)
	head, foot := v.headAndFoot(r.W)
	slab := stage.Box("", stage.NewPanel("sheet", u, 0), r)
	if v.Tall {
		r.Y, r.H = r.Y+tallTop*u, r.H-tallTop*u
	}
	sheet := stage.Group("course").SetRole(stage.RoleRegion, title).Add(slab,
		v.Kit.FitText(title, gfx.SerifBold, 24, r.X+pad, r.Y+0.75*line, 0, r.W-2*pad, ui.Ink))
	v.addCaption(sheet, stage.Rect{X: r.X + pad, Y: r.Y, W: r.W - 2*pad, H: head})
	axis := v.width(gfx.Sans, 15, "100") + 10*u
	v.plot = stage.Rect{X: r.X + pad + axis, Y: r.Y + head + 14*u, W: r.W - 2*pad - axis, H: r.H - head - foot - v.Kit.Size(16) - 28*u}
	v.sentences = stage.Rect{X: r.X + pad, Y: r.Y + r.H - foot, W: r.W - 2*pad, H: foot - 0.5*pad}
	v.content = stage.Group("")
	v.focus = stage.Box("course-line", nil, v.plot).SetRole(stage.RoleButton, title)
	v.focus.Touch = &stage.Touch{
		Focus: true,
		Click: func(x, _ float64) { v.Cursor = min(v.nearest(x-v.focus.Bounds().X), v.Known()-1) },
		Press: func() { v.open(max(0, v.Cursor)) },
		Arrow: func(dx, _ int) bool { return dx != 0 && v.moveCursor(dx) },
	}
	root.Add(sheet.Add(v.focus, v.content))
	v.Draw()
}

// caption returns the text that names the seat with the bold line.
func (v *Curve) caption() string {
	return v.Words.T("results.chance", "player", v.Players[v.Seat].Name)
}

// captionFits reports whether the caption fits next to the title.
func (v *Curve) captionFits(width float64) bool {
	return v.width(gfx.SerifItalic, 18, v.caption())+v.width(gfx.SerifBold, 24, v.Words.T("results.course"))+20*v.Kit.Unit < width
}

// addCaption adds the caption next to the title or, in a tall panel, below it if necessary.
func (v *Curve) addCaption(sheet *stage.Node, head stage.Rect) {
	if line := 1.5 * v.Kit.Size(24); v.captionFits(head.W) {
		sheet.Add(v.Kit.Text(v.caption(), gfx.SerifItalic, 18, head.X+head.W, head.Y+0.75*line, 1, ui.Body))
	} else if v.Tall {
		sheet.Add(v.Kit.FitText(v.caption(), gfx.SerifItalic, 18, head.X, head.Y+line+0.75*v.Kit.Size(18), 0, head.W, ui.Body))
	}
}

// width returns the width of text in pixels.
func (v *Curve) width(face gfx.Face, units float64, text string) float64 {
	w, _ := v.Kit.Fonts.Measure(text, face, v.Kit.Size(units))
	return w
}

func (v *Curve) open(sample int) { v.Open(v.Samples[sample]) }

// moveCursor moves the cursor by a number of samples and reports whether it moved. Unknown samples are out of reach.
func (v *Curve) moveCursor(by int) bool {
	to := v.Cursor + by
	if to < 0 || to >= v.Known() {
		return false
	}
	v.Cursor = to
	v.focus.Accessible.Name = v.accessibleName(to)
	v.Draw()
	return true
}

// accessibleName returns what a screen reader says about a sample.
func (v *Curve) accessibleName(sample int) string {
	var parts []string
	for i, p := range v.Players {
		percent := v.Words.T("play.percent", "percent", round(100*v.At(sample, engine.Seat(i))))
		parts = append(parts, v.Words.T("play.chances.seat", "player", p.Name, "percent", percent))
	}
	return v.Words.T("told.pile", "label", v.Words.T("play.round", "round", v.roundAt(sample)), "value", v.Words.T("play.chances", "chances", strings.Join(parts, ", ")))
}

// nearest returns the sample nearest to x, which is measured from the left end of the plot area.
func (v *Curve) nearest(x float64) int {
	last := len(v.Samples) - 1
	return max(0, min(last, int(math.Round(x/v.plot.W*float64(last)))))
}

// point returns the position of a win probability at a sample.
func (v *Curve) point(sample int, share float64) (x, y float64) {
	return v.plot.X + v.plot.W*float64(sample)/float64(max(1, len(v.Samples)-1)), v.plot.Y + v.plot.H*(1-share)
}

// lineAt returns the position of a seat's line at a sample. The line is smoothed over neighbouring samples; its end shows the result.
func (v *Curve) lineAt(sample int, s engine.Seat) (x, y float64) {
	if sample == len(v.Samples)-1 {
		return v.point(sample, v.At(sample, s))
	}
	return v.point(sample, v.mean(sample-1, sample+1, s))
}

// Draw redraws the lines, the cursor and, once every sample is known, the turning points.
func (v *Curve) Draw() {
	v.content.Clear()
	v.drawGrid()
	for s := range v.Players {
		if engine.Seat(s) != v.Seat {
			v.drawLine(engine.Seat(s), 1.6*v.Kit.Unit, 0.75)
		}
	}
	v.drawShade()
	v.drawLine(v.Seat, 3*v.Kit.Unit, 1)
	if v.Known() == len(v.Samples) {
		v.drawTurningPoints()
	}
	if v.Cursor >= 0 && v.Cursor < v.Known() {
		x, y := v.lineAt(v.Cursor, v.Seat)
		v.drawRule(stage.Rect{X: x, Y: v.plot.Y, H: v.plot.H}, 0.9)
		v.content.Add(dot(x, y, 13*v.Kit.Unit))
	}
}

// dot returns a marker for a point of a line.
func dot(x, y, side float64) *stage.Node {
	return stage.New("", stage.NewSprite("pillar-done"), x, y, side, side)
}

// drawGrid draws the scale, a line at equal chances, and the rounds.
func (v *Curve) drawGrid() {
	for _, n := range []int{0, 50, 100} {
		_, y := v.point(0, float64(n)/100)
		v.drawRule(stage.Rect{X: v.plot.X, Y: y, W: v.plot.W}, 0.2)
		v.content.Add(v.Kit.Text(v.Words.Number(n), gfx.Sans, 15, v.plot.X-8*v.Kit.Unit, y, 1, ui.Body))
	}
	_, equal := v.point(0, 1/float64(len(v.Players)))
	v.drawRule(stage.Rect{X: v.plot.X, Y: equal, W: v.plot.W}, 0.35)
	from := 0
	for i := 1; i <= len(v.Samples); i++ {
		if i == len(v.Samples) || v.roundAt(i) != v.roundAt(from) {
			v.drawRound(from, min(i, len(v.Samples)-1))
			from = i
		}
	}
}

// roundAt returns the round at a sample.
func (v *Curve) roundAt(sample int) int { return v.match.At(v.Samples[sample]).Round() }

// drawRule draws a hairline along r, which has no width or no height.
func (v *Curve) drawRule(r stage.Rect, alpha float64) {
	fine := max(1, v.Kit.Unit)
	r.W, r.H = max(r.W, fine), max(r.H, fine)
	v.content.Add(stage.Box("", &stage.Fill{Colour: ui.Gold.Colour().Fade(alpha)}, r))
}

// drawRound labels a round below its samples and separates it from the round before. If the name does not fit, the label is only the
// number.
func (v *Curve) drawRound(from, to int) {
	x, y := v.point(from, 0)
	end, _ := v.point(to, 0)
	if from > 0 {
		v.drawRule(stage.Rect{X: x, Y: v.plot.Y, H: v.plot.H}, 0.22)
	}
	name := v.Words.T("play.round", "round", v.roundAt(from))
	for _, text := range []string{name, v.Words.Number(v.roundAt(from))} {
		n := v.Kit.FitText(text, gfx.Serif, 16, (x+end)/2, y+0.75*v.Kit.Size(16), 0.5, end-x, ui.Body)
		if label := n.Art.(*stage.Label); !label.Truncated && label.Size >= v.Kit.Design().Size(16) {
			v.content.Add(n.SetRole(stage.RoleText, name))
			return
		}
	}
}

// drawLine draws the line of a seat over the known samples.
func (v *Curve) drawLine(s engine.Seat, thick, alpha float64) {
	ink := &stage.Fill{Colour: ui.Seat(v.Players.Emblem(s)).Colour().Fade(alpha)}
	for i := 0; i+1 < v.Known(); i++ {
		x, y := v.lineAt(i, s)
		tx, ty := v.lineAt(i+1, s)
		n := stage.New("", ink, (x+tx)/2, (y+ty)/2, math.Hypot(tx-x, ty-y)+0.4*thick, max(1, thick))
		n.Rotation = math.Atan2(ty-y, tx-x)
		v.content.Add(n)
	}
}

// drawShade tints the area below the bold line.
func (v *Curve) drawShade() {
	tint := &stage.Fill{Colour: ui.Seat(v.Players.Emblem(v.Seat)).Colour().Fade(0.1)}
	for i := 0; i+1 < v.Known(); i++ {
		x, y := v.lineAt(i, v.Seat)
		tx, ty := v.lineAt(i+1, v.Seat)
		top := (y + ty) / 2
		v.content.Add(stage.Box("", tint, stage.Rect{X: x, Y: top, W: tx - x, H: v.plot.Y + v.plot.H - top}))
	}
}

// sentenceIndent is the width reserved for the number before a sentence, in design units.
const sentenceIndent = 30.0

// drawTurningPoints numbers the turning points on the bold line and describes each in a sentence below the plot.
func (v *Curve) drawTurningPoints() {
	all := v.TurningPoints(v.Seat)
	slices.Sort(all)
	if len(all) == 0 {
		v.content.Add(v.Kit.FitLines(v.Words.T("results.even"), gfx.Serif, 18, v.sentences, ui.Body))
		return
	}
	row := v.sentences
	row.H /= float64(len(all))
	for i, sample := range all {
		x, y := v.lineAt(sample+1, v.Seat)
		coin := table.Coin(v.Kit, i+1, max(x-22*v.Kit.Unit, v.plot.X+14*v.Kit.Unit), max(y-16*v.Kit.Unit, v.plot.Y+6*v.Kit.Unit))
		sentence := v.describe(sample)
		button := stage.Box(fmt.Sprint("turn-", i+1), nil, row).SetRole(stage.RoleButton, sentence)
		button.Touch = &stage.Touch{Focus: true, Press: func() { v.open(sample) }, Reach: stage.Around(max(0, (v.Kit.Target(0)-row.H)/2))}
		words := row
		words.X, words.W = row.X+sentenceIndent*v.Kit.Unit, row.W-sentenceIndent*v.Kit.Unit
		number := v.Kit.FitBox(fmt.Sprint(i+1), gfx.SerifBold, 18, row.X+10*v.Kit.Unit, row.Y+row.H/2, 0.5, 24*v.Kit.Unit, row.H, ui.Gold)
		v.content.Add(dot(x, y, 13*v.Kit.Unit), coin, number, v.Kit.FitLines(sentence, gfx.Serif, 18, words, ui.Body), button)
		row.Y += row.H
	}
}

// describe returns a sentence about a turning point: who moved, the move, and the change of the bold line.
func (v *Curve) describe(sample int) string {
	before, after := v.change(sample, v.Seat)
	return v.sentence(sample, round(100*before), round(100*after))
}

// sentence returns a sentence about the move at a sample, with probabilities in percent before and after it.
func (v *Curve) sentence(sample, before, after int) string {
	pos := v.match.At(v.Samples[sample])
	move := v.Wording.MoveName(pos, v.match.Line()[v.Samples[sample]])
	return v.Words.T("results.turn", "mover", v.Players[pos.ToMove()].Name, "move", move, "before", before, "after", after)
}

// round rounds to the nearest integer.
func round(x float64) int { return int(math.Round(x)) }
