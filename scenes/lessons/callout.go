package lessons

import (
	"math"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/popover"
	"azulejo/game/stage"
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
	m := analysis.Message{Kind: analysis.InstructionMessage, Text: s.sentence()}
	for i, l := range lights {
		if i == 0 {
			m.At = l.Rect
		} else {
			m.Keep = append(m.Keep, l.Rect)
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
		for _, t := range s.table.Topics(s.run.Position(), s.legend()) {
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

// show lets a callout rise to its place.
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
