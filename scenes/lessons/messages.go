package lessons

import (
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// callout animates the callout of the instruction.
type callout struct {
	node      *stage.Node // of the callout that is shown
	riseLeft  int         // ticks until it has risen to its place
	shakeLeft int         // ticks until it stops shaking
}

// The durations in which the callout rises and shakes, and the distances, in device-independent pixels.
const (
	riseTicks     = 15
	riseDistance  = 12
	shakeTicks    = 24
	shakeDistance = 6
)

// instruction returns what the lesson says now, next to the first of the spotlights.
func (s *Scene) instruction(lights []spotlight) analysis.Message {
	m := analysis.Message{Kind: analysis.InstructionMessage, Lead: s.message, Text: s.sentence()}
	for i, l := range lights {
		if i > 0 || l.round {
			m.Keep = append(m.Keep, l.Rect)
		}
		switch {
		case i > 0:
		case l.round: // a tail ends within the circle, not in a corner of the square around it
			x, y := l.Middle()
			m.At = table.Around(0, table.Spot{X: x, Y: y, Size: min(l.W, l.H) / math.Sqrt2})
		default:
			m.At = l.Rect
		}
	}
	if len(lights) > 0 {
		return m
	}
	m.Centred = true
	x, y := s.ctx.W/2, 0.4*s.ctx.H
	if !s.run.Done() {
		x, y = s.board.Areas().Title.Middle()
	}
	m.At = stage.Rect{X: x, Y: y}
	return m
}

// calloutObstacles returns what the callouts of a step must not cover: more for the price than for the sum of a score, and most for the instruction.
func (s *Scene) calloutObstacles(k analysis.MessageKind) popover.Obstacles {
	if k == analysis.BreakdownMessage {
		return s.obstacles()
	}
	o, f := s.stepObstacles(), s.board.Frame()
	if k == analysis.PriceMessage {
		for _, l := range s.spotlights() {
			o.Keep = append(o.Keep, l.Rect)
		}
	} else if !f.Shape().Phone() { // the board of a phone is too near to everything
		o.Spare = append(o.Spare, s.placedTiles(f.Viewer)...)
	}
	if n := s.board.Scenery().Seats[f.Viewer].Board; n != nil && s.run.Done() {
		// praise covers the boards of the others rather than plates or the own board
		o.Keep = append(append(o.Keep, s.board.Obstacles(stage.Group("")).Keep...), n.Bounds())
		for _, t := range s.table.Topics(s.position(), s.legend()) {
			if t.Rect.H > 0 {
				o.Avoid = append(o.Avoid, t.Rect)
			}
		}
	}
	s.arrow.addTo(s.kit(), &o)
	return o
}

// stepObstacles returns what the callout and the price of a step must not cover, or as little as possible, in addition to the spotlights.
func (s *Scene) stepObstacles() (o popover.Obstacles) {
	board := s.board.Obstacles(stage.Group(""))
	o.Spare = board.Spare
	o.Keep, o.Avoid = []stage.Rect{s.bar.area, s.bar.top}, append(board.Keep, board.Avoid...)
	if word, _ := s.board.ActionLabel(); word != "" {
		o.Keep = append(o.Keep, s.board.Areas().Action)
	}
	for _, brackets := range s.brackets.Children() {
		for _, n := range brackets.Children() { // the lines and the coins with their lengths
			o.Keep = append(o.Keep, n.Bounds())
		}
	}
	o.Keep = append(o.Keep, s.callouts.Rects()...)
	return o
}

// placedTiles returns the rectangles of the tiles that score on the board of a seat.
func (s *Scene) placedTiles(seat engine.Seat) (all []stage.Rect) {
	for _, a := range s.board.Actors() {
		if a.Place.Seat == seat && a.Place.Zone.Scores() {
			all = append(all, table.Around(0, a.Spot()))
		}
	}
	return all
}

// show starts the animation of a new callout, which rises to its place.
func (c *callout) show(n *stage.Node) {
	c.node, c.riseLeft, c.shakeLeft = n, riseTicks, 0
	n.Alpha = 0
}

// shake starts to shake the callout, in response to an illegal action.
func (c *callout) shake() { c.riseLeft, c.shakeLeft = 0, shakeTicks }

// tick advances the animation by a tick.
func (c *callout) tick(ctx *game.Context) {
	c.riseLeft, c.shakeLeft = max(0, c.riseLeft-1), max(0, c.shakeLeft-1)
	left := float64(c.riseLeft) / riseTicks
	c.node.Alpha, c.node.X, c.node.Y = 1-left, 0, 0
	if !ctx.Settings.ReducedMotion {
		c.node.Y = left * left * riseDistance * ctx.Device
		c.node.X = math.Sin(float64(c.shakeLeft)/shakeTicks*4*math.Pi) * shakeDistance * ctx.Device
	}
}

func (c *callout) moving() bool { return c.riseLeft > 0 || c.shakeLeft > 0 }

// breakdown returns the sum of the tile that the step explains, if there is one, and the brackets around its runs.
func (s *Scene) breakdown() (m analysis.Message, brackets *stage.Node, ok bool) {
	scored, ok := s.run.Scored()
	if !ok {
		return m, nil, false
	}
	f := s.board.Frame()
	brackets, runs, _ := table.RunBrackets(f.Kit, s.table, scored)
	sum := labelledSum(s.kit(), termsOf(f.Words, scored))
	return analysis.Message{Kind: analysis.BreakdownMessage, Text: sum.Accessible.Name, Card: sum, At: runs}, brackets, true
}

// term is a part of a sum, with a label below it. Operators have no label.
type term struct {
	text, label string
	paint       gfx.Paint
}

// termsOf returns the sum of what a tile scored: row and column in the colours of their brackets, or one point for each tile of a circle.
func termsOf(w *locale.Words, s engine.Scored) (all []term) {
	switch {
	case len(s.Across) > 1 && s.At.Zone.Circular():
		ones := strings.TrimSuffix(strings.Repeat(w.Number(1)+" + ", s.Points), " + ")
		all = append(all, term{ones, w.T("lesson.sum.run"), ui.Ink}, term{text: "=", paint: ui.Ink})
	case len(s.Across) > 1 || len(s.Down) > 1:
		if len(s.Across) > 1 {
			all = append(all, term{w.Number(len(s.Across)), w.T("lesson.sum.row"), ui.Gold}, term{text: "+", paint: ui.Ink})
		}
		if len(s.Down) > 1 {
			all = append(all, term{w.Number(len(s.Down)), w.T("lesson.sum.column"), ui.Accent}, term{text: "+", paint: ui.Ink})
		}
		all[len(all)-1].text = "="
	}
	return append(all, term{w.Number(s.Points), w.T("lesson.sum.points", "points", s.Points), ui.Gain})
}

// labelledSum returns a card with a sum, with its middle at the origin.
func labelledSum(k *ui.Kit, terms []term) *stage.Node {
	const number, small = 34, 18
	size, label := k.Size(number), k.Size(small)
	gap, pad := 0.28*size, 0.5*size
	widths, width := make([]float64, len(terms)), -gap
	var spoken []string
	for i, t := range terms {
		n, _ := k.Fonts.Measure(t.text, gfx.SerifBold, size)
		l, _ := k.Fonts.Measure(t.label, gfx.Serif, label)
		widths[i] = max(n, l)
		width += widths[i] + gap
		spoken = append(spoken, strings.TrimSpace(t.text+" "+t.label))
	}
	high := 1.1*size + 1.3*label
	card := stage.New("sum", stage.NewPanel("pill", 0.6*k.Unit, 0), 0, 0, width+2*pad, high+pad).SetRole(stage.RoleText, strings.Join(spoken, " "))
	x := -width / 2
	for i, t := range terms {
		middle := x + widths[i]/2
		card.Add(k.Text(t.text, gfx.SerifBold, number, middle, -high/2+0.55*size, 0.5, t.paint))
		if t.label != "" {
			card.Add(k.Text(t.label, gfx.Serif, small, middle, high/2-0.65*label, 0.5, t.paint))
		}
		x += widths[i] + gap
	}
	return card
}

// price returns the cost of the move that is pointed out, if it is several tiles: their number, the tile that is placed, and those that may be jokers. It
// is next to the tiles that pay.
func (s *Scene) price() (m analysis.Message, ok bool) {
	move := s.shownMove()
	if move == engine.NoMove || s.board.MadeOfPicks(move) {
		return m, false
	}
	o := s.table.Option(s.run.Position(), move)
	if len(o.Price) < 2 {
		return m, false
	}
	var paid stage.Rect
	for _, l := range s.sourceSpotlights(s.moveSource(move)) {
		paid = paid.Union(l.Rect)
	}
	card := s.paymentCard(o.From.From, o.Price)
	return analysis.Message{Kind: analysis.PriceMessage, Text: card.Accessible.Name, Card: card, At: paid}, true
}

// paymentCard returns a card with a price that is paid from a place, with its middle at the origin.
func (s *Scene) paymentCard(from engine.Place, price []engine.Tile) *stage.Node {
	const number, small = 34, 18
	k, w := s.kit(), s.ctx.Words
	size, label := k.Size(number), k.Size(small)
	tile, gap, pad := 1.5*size, 0.3*size, 0.5*size
	sign := w.Number(len(price)) + " ="
	lead, _ := k.Fonts.Measure(sign, gfx.SerifBold, size)
	colour := s.table.ColourName(price[0])
	either := w.T("lesson.pay.either", "colour", colour)
	first, _ := k.Fonts.Measure(colour, gfx.Serif, label)
	rest, _ := k.Fonts.Measure(either, gfx.Serif, label)
	first, rest = max(tile, first), max(float64(len(price)-1)*tile, rest)
	const apart = 2 // gaps between the two groups, so that their labels do not read as one
	width, high := lead+first+rest+(1+apart)*gap, tile+1.5*label
	card := stage.New("payment", stage.NewPanel("pill", 0.6*k.Unit, 0), 0, 0, width+2*pad, high+pad)
	card.SetRole(stage.RoleText, strings.Join([]string{sign, colour, "+", either}, " "))
	x, y := -width/2, -high/2+tile/2
	card.Add(k.Text(sign, gfx.SerifBold, number, x, y, 0, ui.Ink))
	x += lead + gap
	group := func(tiles []engine.Tile, word string, wide float64) {
		for i, t := range tiles {
			at := table.Spot{X: x + wide/2 + (float64(i)-float64(len(tiles)-1)/2)*tile, Y: y, Size: 0.9 * tile}
			card.Add(s.table.Skin(table.Piece{Tile: t, Place: from}).Flat(at))
		}
		card.Add(k.Text(word, gfx.Serif, small, x+wide/2, high/2-0.6*label, 0.5, ui.Ink))
		x += wide + apart*gap
	}
	group(price[:1], colour, first)
	group(price[1:], either, rest)
	return card
}
