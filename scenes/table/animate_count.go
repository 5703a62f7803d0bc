package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// The fractions of countTicks after which points leave for the score and arrive there, and how the score counts them.
const (
	countLeaves  = 0.35
	countArrives = 0.85
	scoreTicks   = 8.0
	scoreSteps   = 6
)

// countPoints shows a tally that grows as tiles light up, and then flies to the score.
func (s *animator) countPoints(at, counted float64, tiles int, e engine.Event) {
	points := int(e.Points)
	if points != 0 {
		s.flyToScore(at, counted, tiles, points, e)
	}
	s.addToScore(counted+countTicks*countArrives, e)
}

// flyToScore shows a tally while its points are counted, and then moves it to the score.
func (s *animator) flyToScore(at, counted float64, tiles, points int, e engine.Event) {
	from, to := s.spotOf(e.From), s.spotOf(engine.Place{Zone: engine.Score, Seat: e.Seat})
	skin := s.cast.table.Skin(Piece{Place: e.From})
	half := from.Size / 2 // the height of the tile above its middle
	if skin.Lozenge {
		sin, cos := math.Sincos(from.Turn)
		half *= max(math.Abs(cos), skin.W*math.Abs(sin))
	}
	from.Size *= skin.W
	tally := s.effects.NewTally(points, from)
	from.Y -= half + 0.45*tally.Node.H // above the tile
	tally.Node.Y = from.Y
	n, way := tally.Node, &flight{from: from, to: to}
	n.Alpha, n.Moving = 0, !s.still
	path := stage.New("", way, 0, 0, 0, 0)
	s.fx.Add(path, n)
	s.growTally(at, max(1, tiles), points, tally)
	s.line.At(counted+countTicks*countLeaves, countTicks*(countArrives-countLeaves), tween.InOutCubic, func(t float64) {
		if s.still {
			n.Alpha = 1 - t
			return
		}
		n.X, n.Y = way.spot(t)
		n.Scale, n.Alpha, way.At = 1-0.3*t, 1-0.6*t*t, t
	}).OnDone(n.Remove)
	s.line.Call(counted+countTicks, path.Remove)
}

// growTally fades a tally in and increases it to points in steps.
func (s *animator) growTally(at float64, steps, points int, tally *Tally) {
	for i := range steps {
		part := points * (i + 1) / steps
		s.line.Call(at+float64(i)*glowStagger, func() { tally.Set(part) })
	}
	s.line.At(at, countTicks*0.25, tween.OutCubic, func(t float64) {
		if tally.Node.Alpha = t; !s.still {
			tally.Node.Scale = 0.6 + 0.4*t
		}
	})
}

// addToScore adds points to the score in steps.
func (s *animator) addToScore(at float64, e engine.Event) {
	points := int(e.Points)
	steps := max(1, min(scoreSteps, points))
	if s.still {
		steps = 1
	}
	for i := range steps {
		part := points*(i+1)/steps - points*i/steps
		s.line.Call(at+scoreTicks*float64(i)/float64(steps), func() { s.effects.ShowScore(e, part) })
	}
}
