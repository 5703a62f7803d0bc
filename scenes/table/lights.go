package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// lights records when places were lit, so that none of them flashes.
type lights struct {
	clock float64 // ticks
	last  map[engine.Place]float64
}

// The minimum number of ticks between two lights at a place, and the duration of a light.
const (
	lightPause = 30.0
	lightTicks = 28.0
)

// free reports whether a place may be lit again, and if so records that it is.
func (l *lights) free(p engine.Place) bool {
	if l.last == nil {
		l.last = map[engine.Place]float64{}
	}
	if at, lit := l.last[p]; lit && l.clock < at+lightPause {
		return false
	}
	l.last[p] = l.clock
	return true
}

// Light lights a place for a moment, after a delay in ticks.
func (c *Celebrations) Light(p engine.Place, delay float64) {
	at := c.look.Anchor(p, 0, 1)
	if c.muted || c.frame.Still || at.Size <= 0 || !c.lights.free(p) {
		return
	}
	n := stage.New("", &SoftLight{ui.Highlight.Colour()}, at.X, at.Y, 2.6*at.Size, 2.6*at.Size)
	n.Alpha = 0
	c.belowTexts.Add(n)
	c.line.At(delay, lightTicks, tween.Linear, func(t float64) { n.Alpha = 0.9 * math.Sin(math.Pi*math.Sqrt(t)) }).OnDone(n.Remove)
}
