package lessons

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// callout is the sentence of a step with a tail to its subject.
type callout struct {
	node      *stage.Node
	riseLeft  int // ticks until it has risen to its place
	shakeLeft int // ticks until it stops shaking
}

// The durations in which the callout rises and shakes, and the distances, in device-independent pixels.
const (
	riseTicks     = 15
	riseDistance  = 12
	shakeTicks    = 24
	shakeDistance = 6
)

// calloutState is the text of the callout and where it can be placed.
type calloutState struct {
	kit       *ui.Kit
	text      string
	phone     bool
	window    stage.Rect
	lights    []spotlight       // the first is its subject
	anchor    stage.Rect        // the anchor if there are no lights
	obstacles popover.Obstacles // in addition to the lights
}

// calloutState returns the callout of the current step.
func (s *Scene) calloutState(lights []spotlight) calloutState {
	f, areas := s.board.Frame(), s.board.Areas()
	st := calloutState{kit: s.kit(), text: s.sentence(), phone: f.Shape().Phone(), window: f.Window, lights: lights}
	if st.obstacles = s.stepObstacles(); !st.phone { // the board of a phone is too near to everything
		st.obstacles.Spare = append(st.obstacles.Spare, s.placedTiles(f.Viewer)...)
	}
	x, y := s.ctx.W/2, 0.4*s.ctx.H
	if !s.run.Done() {
		x, y = areas.Title.Middle()
	} else if n := s.board.Below.Find(table.BoardName(f.Viewer)); n != nil {
		// praise covers the boards of the others rather than plates or the own board
		st.obstacles.Keep = append(append(st.obstacles.Keep, s.board.Obstacles(stage.Group("")).Keep...), n.Bounds())
		for _, t := range s.table.Topics(s.run.Position(), s.legend()) {
			if t.Rect.H > 0 {
				st.obstacles.Avoid = append(st.obstacles.Avoid, t.Rect)
			}
		}
	}
	st.anchor = stage.Rect{X: x, Y: y}
	return st
}

// stepObstacles returns what the callout and the price of a step must not cover, or as little as possible, in addition to the spotlights.
func (s *Scene) stepObstacles() (o popover.Obstacles) {
	board := s.board.Obstacles(stage.Group(""))
	o.Spare = board.Spare
	o.Keep, o.Avoid = []stage.Rect{s.bar.area, s.bar.top}, append(board.Keep, board.Avoid...)
	if word, _ := s.board.ActionLabel(); word != "" {
		o.Keep = append(o.Keep, s.board.Areas().Action)
	}
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

// show shows a sentence next to the first spotlight, without covering any spotlight or the bar. If there is no space, its text is smaller.
func (c *callout) show(st calloutState) {
	c.node.Clear()
	c.riseLeft, c.shakeLeft = riseTicks, 0
	k := st.kit
	size, pad := k.Size(31), 28*k.Unit
	if st.phone {
		size, pad = max(20*k.Device, k.MinTextSize()), 14*k.Device
	}
	side := 0.75 * pad
	p := &popover.Placement{Bounds: st.window.Grow(-10 * k.Device), Anchor: st.anchor, Gap: side + 10*k.Unit, Margin: table.TailLength(k, side), Obstacles: st.obstacles}
	for i, l := range st.lights {
		if i == 0 {
			p.Anchor = l.Rect
		} else {
			p.Keep = append(p.Keep, l.Rect)
		}
	}
	var box *stage.Node
	for ; box == nil; size = max(k.MinTextSize(), 0.9*size) {
		box = placeCallout(&st, p, size, pad, size <= k.MinTextSize())
	}
	box.Accessible.Role = stage.RoleText
	if len(st.lights) > 0 {
		c.node.Add(table.Tail(k, box.Bounds(), st.lights[0].Rect, side))
	}
	c.node.Add(box)
	c.node.Alpha = 0
}

// clearance is the least distance of a callout without a subject to what it must not cover, in design units.
const clearance = 8

// placeCallout returns the box of a sentence at a text size where it fits. If it does not fit, it returns nil or, with must set, the box where it covers
// least.
func placeCallout(st *calloutState, p *popover.Placement, size, pad float64, must bool) *stage.Node {
	most := min(0.88*st.window.W-2*pad, 21*size)
	var boxes []*stage.Node
	var sizes []popover.Size
	for _, share := range []float64{1, 0.75, 0.55} {
		n := calloutBox(st.kit, st.text, size, share*most, pad)
		boxes, sizes = append(boxes, n), append(sizes, popover.Size{W: n.W, H: n.H})
	}
	r, at, ok := p.Place(sizes...)
	if len(st.lights) == 0 { // it belongs in the middle, or where it covers nothing of the table
		strict := *p
		strict.Keep = slices.Concat(p.Keep, p.Avoid)
		if free, i, found := strict.Place(sizes...); found {
			r, at, ok = free, i, true
		}
		x, y := p.Anchor.Middle()
		middle := stage.Rect{X: x - sizes[0].W/2, Y: y - sizes[0].H/2, W: sizes[0].W, H: sizes[0].H}
		middle.X, middle.Y = max(middle.X, p.Bounds.X), max(middle.Y, p.Bounds.Y)
		if middle.In(p.Bounds) && !middle.Grow(clearance*st.kit.Unit).OverlapsAny(strict.Keep) {
			r, at, ok = middle, 0, true
		}
	}
	if !ok && must {
		r, at = p.LeastCovering(sizes[0])
	} else if !ok {
		return nil
	}
	boxes[at].X, boxes[at].Y = r.Middle()
	return boxes[at]
}

// longestUnit is the length of the longest word that stays with a number before it, such as "points".
const longestUnit = 8

// keepNumbers puts no-break spaces between a number and the word before it and a short word after it, so that no line ends in "line" and the next begins
// with "2".
func keepNumbers(text string) string {
	words := strings.Split(text, " ")
	for i := len(words) - 1; i > 0; i-- {
		before, after := words[i-1], words[i]
		last, _ := utf8.DecodeLastRuneInString(before)
		first, _ := utf8.DecodeRuneInString(after)
		if unicode.IsLetter(last) && unicode.IsDigit(first) || unicode.IsDigit(last) && unicode.IsLetter(first) && utf8.RuneCountInString(after) <= longestUnit {
			words[i-1] += noBreakSpace + after
			words = slices.Delete(words, i, i+1)
		}
	}
	return strings.Join(words, " ")
}

const noBreakSpace = "\u00a0"

// calloutBox returns a card with a sentence, in lines of similar length up to a maximum width.
func calloutBox(k *ui.Kit, text string, size, most, pad float64) *stage.Node {
	joined := keepNumbers(text)
	lines := k.Fonts.Wrap(joined, gfx.SerifBold, size, table.BalancedWidth(k.Fonts, joined, gfx.SerifBold, size, most))
	step := 1.2 * size
	r := stage.Rect{W: k.Fonts.MaxWidth(lines, gfx.SerifBold, size) + 2*pad, H: float64(len(lines))*step + 1.2*pad}
	box := stage.Box("callout-face", stage.NewPanel("pill", k.Unit, 0), r).SetRole(stage.RoleText, text)
	for i, line := range lines {
		l := &stage.Label{Text: line, Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: ui.Ink.Colour()}
		box.Add(stage.New("", l, 0, table.FromMiddle(i, len(lines))*step, 0, 0))
	}
	return box
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
