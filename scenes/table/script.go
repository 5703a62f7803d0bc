package table

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// Standard lengths in ticks, 60 a second.
const (
	slideTicks  = 21 // a tile travels
	wallTicks   = 27 // a tile moves onto the wall
	markerTicks = 30 // the marker is handed over
	crackTicks  = 20
	glowTicks   = 26
	countTicks  = 34
	fadeTicks   = 8
	settleTicks = 2 // a shadow shrinks as its tile is put down
	stagger     = 2.0
	glowStagger = 4.0
	// RoundTicks is the longest that the scoring of a round may take at the usual speed.
	RoundTicks = 8 * 60
)

// Effects are the calls that a script makes on the board, besides moving the cast.
type Effects interface {
	// ShowScore adds points to the score shown for the seat of an event: all points of the event, or some of them.
	ShowScore(e engine.Event, points int)
	// Sound plays a sound at a spot, higher as step grows.
	Sound(name string, step int, at Spot)
	// Float returns a tally of points at a spot, for the script to move.
	Float(points int, at Spot) *Tally
	// Happens is called when an event begins.
	Happens(e engine.Event)
	// Leaves is called when the tile of an event sets off from a place, and Lands when it has arrived at one.
	Leaves(at engine.Place, t engine.Tile)
	Lands(at engine.Place, t engine.Tile)
	// Bag returns the bag on the table, or nil where none is drawn.
	Bag() *stage.Node
}

// script is a timeline that is being written.
type script struct {
	cast    *Cast
	effects Effects
	fx      *stage.Node
	line    *tween.Timeline
	still   bool
	pitch   int
}

// Script turns the events of one move into a timeline over the cast, and returns its length in ticks at normal speed. Tiles get their final
// places at once; the timeline moves their nodes there. Lights and numbers go on the layer fx. still replaces travel by short fades.
func Script(c *Cast, e Effects, fx *stage.Node, still bool, events []engine.Event) (*tween.Timeline, float64) {
	s, at := &script{cast: c, effects: e, fx: fx, line: &tween.Timeline{}, still: still}, 0.0
	for len(events) > 0 {
		n := 1
		for n < len(events) && events[n].Beat == events[0].Beat {
			n++
		}
		at = s.beat(at, events[:n])
		events = events[n:]
	}
	return s.line, at
}

// beat lays out events that happen together and returns when the next beat begins.
func (s *script) beat(at float64, events []engine.Event) float64 {
	end, k, glow := at, 0.0, 0.0
	moved := map[*Actor]start{}
	var from Spot // of what was moved last
	for _, e := range events {
		lit := at + glow*glowStagger
		s.line.Call(at, func() { s.effects.Happens(e) })
		switch e.Kind {
		case engine.Slide:
			if a := s.slide(e); a != nil {
				moved[a], from = start{at + k*stagger, e}, s.spotOf(e.From)
				k++
			}
		case engine.Crack:
			s.crack(at+k*stagger*2, e)
			end = max(end, at+crackTicks/2)
			k++
		case engine.Glow:
			s.glow(lit, e, int(glow))
			glow++
			end = max(end, lit+glowStagger)
		case engine.Complete:
			s.line.Call(lit, func() { s.effects.Sound("arpeggio", 0, s.spotOf(e.To)) })
		case engine.Count:
			s.count(at, lit, int(glow), e)
			end = max(end, lit+countTicks*0.4)
		}
	}
	if len(moved) > 0 {
		s.line.Call(at, func() { s.effects.Sound("slide", 0, from) })
		end = max(end, s.travel(at, moved))
		if slices.ContainsFunc(events, poured) {
			s.pour(at, end)
		}
	}
	return end
}

// slide changes the place of the tile of an event and returns the tile, or nil.
func (s *script) slide(e engine.Event) *Actor {
	if e.From.Zone.Sink() {
		a := s.cast.enter(Piece{e.To, e.Tile})
		a.rest(s.spotOf(e.From))
		a.Node.Alpha = 0
		return a
	}
	a := s.cast.find(e.From, e.Tile)
	if a == nil {
		return nil
	}
	s.cast.Send(a, e.To)
	if e.To.Zone.Sink() {
		s.cast.leave(a)
	}
	return a
}

// start is when a tile begins to move, and the event that moves it.
type start struct {
	at float64
	e  engine.Event
}

// travel moves tiles to their new spots, and those of their pools that make room for them.
func (s *script) travel(at float64, moved map[*Actor]start) float64 {
	end := at
	for _, a := range s.cast.actors {
		to := s.cast.home(a)
		if first, named := moved[a]; named {
			end = max(end, s.move(a, first, to))
		} else if to != a.spot {
			end = max(end, s.carry(a, at, to))
		}
		delete(moved, a)
	}
	for a, first := range moved { // those that left the table
		s.line.At(first.at+slideTicks*0.7, slideTicks*0.3, tween.Linear, func(t float64) { a.Node.Alpha = 1 - t }).OnDone(a.Node.Remove)
		end = max(end, s.move(a, first, s.spotOf(a.Place)))
	}
	return end
}

// move moves the tile of an event to a spot, reports when it leaves and lands, and returns when it arrives.
func (s *script) move(a *Actor, first start, to Spot) float64 {
	e := first.e
	s.line.Call(first.at, func() { s.effects.Leaves(e.From, e.Tile) })
	end := s.carry(a, first.at, to)
	landed := end
	if e.To.Zone.Sink() { // it fades in the end
		landed = first.at + slideTicks
	}
	s.line.Call(landed, func() { s.effects.Lands(e.To, e.Tile) })
	return end
}

// carry moves a tile to a spot along an arc and returns when it arrives.
func (s *script) carry(a *Actor, start float64, to Spot) float64 {
	from := a.origin()
	a.spot = to
	ticks := float64(slideTicks)
	if a.Place.Zone.Scores() {
		ticks = wallTicks
	}
	if a.Tile == engine.Marker {
		ticks = markerTicks
	}
	if s.still {
		return s.fade(a, start, to)
	}
	dist := math.Hypot(to.X-from.X, to.Y-from.Y)
	if dist < 1 && to.Size == from.Size {
		ticks = 1
	}
	arc := min(dist*0.12, 3*from.Size)
	end, tone := to, toneOf(from)
	end.Turn = from.Turn + math.Remainder(to.Turn-from.Turn, 2*math.Pi)
	s.line.Call(start, func() { a.Node.SetZ(10); a.Node.Moving = true })
	s.line.At(start, ticks, tween.InOutCubic, func(t float64) {
		up := math.Sin(t * math.Pi)
		a.pose(from.Towards(end, t))
		a.Node.Y -= arc * up
		a.Node.Alpha = 1
		a.Art.Lift, a.Art.Tone = up, tone+(toneOf(to)-tone)*t
	})
	s.line.At(start+max(0, ticks-settleTicks), min(ticks, settleTicks), tween.Linear, func(t float64) { a.Art.Press = t })
	s.land(a, start+ticks, to, dist > 1)
	return start + ticks
}

// fade fades a tile out at its old spot and in at the new one.
func (s *script) fade(a *Actor, start float64, to Spot) float64 {
	s.line.At(start, fadeTicks, tween.Linear, func(t float64) { a.Node.Alpha = 1 - t }).OnDone(func() { a.rest(to); a.Node.Alpha = 0 })
	s.line.At(start+fadeTicks, fadeTicks, tween.Linear, func(t float64) { a.Node.Alpha = t })
	s.land(a, start+2*fadeTicks, to, true)
	return start + 2*fadeTicks
}

// land puts a tile down at the end of its way, with a sound if it is heard.
func (s *script) land(a *Actor, at float64, to Spot, heard bool) {
	sink, sound, step := a.Place.Zone.Sink(), a.Art.Sound, s.pitch
	s.pitch++
	s.line.Call(at, func() {
		if !sink {
			a.rest(to)
		}
		if heard && sound != "" {
			s.effects.Sound(sound, step%5, to)
		}
	})
}

// spotOf returns the spot of a place.
func (s *script) spotOf(p engine.Place) Spot { return s.cast.table.Anchor(p, 0, 1) }

// crack breaks a tile: it shakes, falls apart and disappears.
func (s *script) crack(at float64, e engine.Event) {
	a := s.cast.find(e.From, e.Tile)
	if a == nil {
		return
	}
	s.cast.leave(a)
	spot := a.spot
	s.line.Call(at, func() {
		s.effects.Sound("crack", 0, spot)
		s.effects.Leaves(e.From, e.Tile)
	})
	s.line.At(at, crackTicks/2, tween.Linear, func(t float64) {
		if !s.still {
			a.Node.X = spot.X + math.Sin(t*math.Pi*6)*spot.Size*0.04
		}
		a.Node.Alpha = 1 - t*t
	}).OnDone(func() {
		a.Node.Remove()
		s.effects.Lands(e.To, e.Tile)
	})
	for i := 0; i < 3 && !s.still; i++ {
		s.shard(at+crackTicks/4, spot, i)
	}
}

func (s *script) shard(at float64, spot Spot, i int) {
	size := spot.Size * 0.5
	n := stage.New("", stage.NewSprite([3]string{"shard-1", "shard-2", "shard-3"}[i]), spot.X, spot.Y, size, size)
	n.Hidden, n.Moving = true, true
	s.fx.Add(n)
	dir := float64(i-1) * 0.8
	s.line.Call(at, func() { n.Hidden = false })
	s.line.At(at, crackTicks, tween.OutCubic, func(t float64) {
		n.X, n.Y = spot.X+dir*spot.Size*t, spot.Y+spot.Size*(1.1*t*t-0.3*t)
		n.Turn, n.Alpha = dir*2*t, 1-t
	}).OnDone(n.Remove)
}

// glow lights what lies at the event's place for a while.
func (s *script) glow(at float64, e engine.Event, step int) {
	spot := s.spotOf(e.To)
	n := s.cast.skinOn(e.To).Halo(spot)
	n.Alpha = 0
	s.fx.Add(n)
	s.line.Call(at, func() { s.effects.Sound("count", step, spot) })
	s.line.At(at, glowTicks, tween.Linear, func(t float64) { n.Alpha = math.Sin(t * math.Pi) }).OnDone(n.Remove)
}
