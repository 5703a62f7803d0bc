package table

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// Durations in ticks, of which there are 60 a second.
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
	// RoundTicks is the maximum duration of the scoring of a round at normal speed.
	RoundTicks = 8 * 60
)

// Effects receives what an animation does apart from moving tiles.
type Effects interface {
	// ShowScore adds points of an event, or a part of them, to the score shown for its seat.
	ShowScore(e engine.Event, points int)
	// PlaySound plays a sound at a spot, with a higher pitch for a higher step.
	PlaySound(name string, step int, at Spot)
	// NewTally returns a tally of points at a spot, which the animation moves.
	NewTally(points int, at Spot) *Tally
	// OnEvent is called when an event begins.
	OnEvent(e engine.Event)
	// OnLeave is called when a tile leaves a place, and OnLand when it arrives at one.
	OnLeave(at engine.Place, t engine.Tile)
	OnLand(at engine.Place, t engine.Tile)
	// Bag returns the node of the bag, or nil if none is drawn.
	Bag() *stage.Node
	// LargeBoard returns the rectangle of the large board, across which tiles of other boards do not leave the table.
	LargeBoard() stage.Rect
}

// animator builds a timeline.
type animator struct {
	cast    *Cast
	effects Effects
	fx      *stage.Node
	line    *tween.Timeline
	still   bool
	pitch   int
}

// Animate returns a timeline that animates the events of a move, and its length in ticks at normal speed. Tiles of the cast get their final places
// at once, and the timeline moves their nodes there. Lights and numbers are added to the layer fx. If still is set, tiles fade and do not move.
func Animate(c *Cast, e Effects, fx *stage.Node, still bool, events []engine.Event) (*tween.Timeline, float64) {
	s, at := &animator{cast: c, effects: e, fx: fx, line: &tween.Timeline{}, still: still}, 0.0
	for len(events) > 0 {
		n := 1
		for n < len(events) && events[n].Beat == events[0].Beat {
			n++
		}
		at = s.addBeat(at, events[:n])
		events = events[n:]
	}
	return s.line, at
}

// addBeat adds events that happen together, from a tick on, and returns the tick at which the next beat begins.
func (a *animator) addBeat(at float64, events []engine.Event) float64 {
	end, k, glow := at, 0.0, 0.0
	moved := map[*Actor]start{}
	var from Spot // of the last tile that moves
	for _, e := range events {
		lit := at + glow*glowStagger
		a.line.Call(at, func() { a.effects.OnEvent(e) })
		switch e.Kind {
		case engine.Slide:
			if actor := a.startSlide(e); actor != nil {
				moved[actor], from = start{at + k*stagger, e}, a.spotOf(e.From)
				k++
			}
		case engine.Crack:
			a.crackTile(at+k*stagger*2, e)
			end = max(end, at+crackTicks/2)
			k++
		case engine.Glow:
			a.lightPlace(lit, e, int(glow))
			glow++
			end = max(end, lit+glowStagger)
		case engine.Complete:
			a.line.Call(lit, func() { a.effects.PlaySound("arpeggio", 0, a.spotOf(e.To)) })
		case engine.Count:
			a.countPoints(at, lit, int(glow), e)
			end = max(end, lit+countTicks*0.4)
		}
	}
	if len(moved) > 0 {
		a.line.Call(at, func() { a.effects.PlaySound("slide", 0, from) })
		end = max(end, a.moveAll(at, moved))
		if slices.ContainsFunc(events, drawsFromBag) {
			a.pourBag(at, end)
		}
	}
	return end
}

// startSlide changes the place of the tile of an event. It returns the tile, or nil if there is none.
func (a *animator) startSlide(e engine.Event) *Actor {
	if e.From.Zone.Sink() {
		actor := a.cast.add(Piece{e.To, e.Tile})
		actor.settle(a.spotOf(e.From))
		actor.Node.Alpha = 0
		return actor
	}
	actor := a.cast.find(e.From, e.Tile)
	if actor == nil {
		return nil
	}
	a.cast.SetPlace(actor, e.To)
	if e.To.Zone.Sink() {
		a.cast.remove(actor)
	}
	return actor
}

// start is the tick at which a tile begins to move, and the event that moves it.
type start struct {
	at float64
	e  engine.Event
}

// moveAll moves tiles to their new spots, together with the tiles of their pools that close up or make space. It returns the tick at which all have
// arrived.
func (a *animator) moveAll(at float64, moved map[*Actor]start) float64 {
	end := at
	for _, actor := range a.cast.actors {
		to := a.cast.restSpot(actor)
		if first, named := moved[actor]; named {
			end = max(end, a.moveTile(actor, first, to))
		} else if to != actor.spot {
			end = max(end, a.moveActor(actor, at, to))
		}
		delete(moved, actor)
	}
	for actor, first := range moved { // tiles that leave the table
		a.line.At(first.at+slideTicks*0.7, slideTicks*0.3, tween.Linear, func(t float64) { actor.Node.Alpha = 1 - t }).OnDone(actor.Node.Remove)
		end = max(end, a.moveTile(actor, first, a.exitSpot(actor, first.e)))
	}
	return end
}

// exitSpot returns the spot to which a tile moves that leaves the table: bag or discard or, if the way there crosses the large board from elsewhere, a
// spot just above its own.
func (a *animator) exitSpot(actor *Actor, e engine.Event) Spot {
	const rise, steps = 0.7, 32
	from, to, board := actor.startSpot(), a.spotOf(actor.Place), a.effects.LargeBoard()
	if !e.From.Zone.Owned() || board.Contains(from.X, from.Y) {
		return to
	}
	for i := range steps {
		if at := from.Towards(to, float64(i)/steps); board.Contains(at.X, at.Y) {
			from.Y -= rise * from.Size
			return from
		}
	}
	return to
}

// moveTile moves the tile of an event to a spot, with calls of OnLeave and OnLand. It returns the tick of arrival.
func (a *animator) moveTile(actor *Actor, first start, to Spot) float64 {
	e := first.e
	a.line.Call(first.at, func() { a.effects.OnLeave(e.From, e.Tile) })
	end := a.moveActor(actor, first.at, to)
	landed := end
	if e.To.Zone.Sink() { // it fades out at the end
		landed = first.at + slideTicks
	}
	a.line.Call(landed, func() { a.effects.OnLand(e.To, e.Tile) })
	return end
}

// moveActor moves a tile to a spot along an arc and returns the tick of arrival.
func (a *animator) moveActor(actor *Actor, start float64, to Spot) float64 {
	from := actor.startSpot()
	actor.spot = to
	ticks := float64(slideTicks)
	if actor.Place.Zone.Scores() {
		ticks = wallTicks
	}
	if actor.Tile == engine.Marker {
		ticks = markerTicks
	}
	if a.still {
		return a.fadeActor(actor, start, to)
	}
	dist := math.Hypot(to.X-from.X, to.Y-from.Y)
	if dist < 1 && to.Size == from.Size {
		ticks = 1
	}
	arc := min(dist*0.12, 3*from.Size)
	end, tone := to, toneAt(from)
	end.Turn = from.Turn + math.Remainder(to.Turn-from.Turn, 2*math.Pi)
	a.line.Call(start, func() { actor.Node.SetZ(10); actor.Node.Moving = true })
	a.line.At(start, ticks, tween.InOutCubic, func(t float64) {
		up := math.Sin(t * math.Pi)
		actor.pose(from.Towards(end, t))
		actor.Node.Y -= arc * up
		actor.Node.Alpha = 1
		actor.Art.Lift, actor.Art.Tone = up, tone+(toneAt(to)-tone)*t
	})
	a.line.At(start+max(0, ticks-settleTicks), min(ticks, settleTicks), tween.Linear, func(t float64) { actor.Art.Press = t })
	a.landActor(actor, start+ticks, to, dist > 1)
	return start + ticks
}

// fadeActor fades a tile out at its old spot and in at the new one.
func (a *animator) fadeActor(actor *Actor, start float64, to Spot) float64 {
	a.line.At(start, fadeTicks, tween.Linear, func(t float64) { actor.Node.Alpha = 1 - t }).OnDone(func() { actor.settle(to); actor.Node.Alpha = 0 })
	a.line.At(start+fadeTicks, fadeTicks, tween.Linear, func(t float64) { actor.Node.Alpha = t })
	a.landActor(actor, start+2*fadeTicks, to, true)
	return start + 2*fadeTicks
}

// landActor puts a tile down at a spot, with a sound if audible is set.
func (a *animator) landActor(actor *Actor, at float64, to Spot, audible bool) {
	sink, sound, step := actor.Place.Zone.Sink(), actor.Art.Sound, a.pitch
	a.pitch++
	a.line.Call(at, func() {
		if !sink {
			actor.settle(to)
		}
		if audible && sound != "" {
			a.effects.PlaySound(sound, step%5, to)
		}
	})
}

// spotOf returns the spot of a place.
func (a *animator) spotOf(p engine.Place) Spot { return a.cast.table.Anchor(p, 0, 1) }

// crackTile breaks a tile: it shakes, breaks into shards and disappears.
func (a *animator) crackTile(at float64, e engine.Event) {
	actor := a.cast.find(e.From, e.Tile)
	if actor == nil {
		return
	}
	a.cast.remove(actor)
	spot := actor.spot
	a.line.Call(at, func() {
		a.effects.PlaySound("crack", 0, spot)
		a.effects.OnLeave(e.From, e.Tile)
	})
	a.line.At(at, crackTicks/2, tween.Linear, func(t float64) {
		if !a.still {
			actor.Node.X = spot.X + math.Sin(t*math.Pi*6)*spot.Size*0.04
		}
		actor.Node.Alpha = 1 - t*t
	}).OnDone(func() {
		actor.Node.Remove()
		a.effects.OnLand(e.To, e.Tile)
	})
	for i := 0; i < 3 && !a.still; i++ {
		a.addShard(at+crackTicks/4, spot, i)
	}
}

// addShard adds the i-th of three shards that fall from a spot.
func (a *animator) addShard(at float64, spot Spot, i int) {
	size := spot.Size * 0.5
	n := stage.New("", stage.NewSprite([3]string{"shard-1", "shard-2", "shard-3"}[i]), spot.X, spot.Y, size, size)
	n.Hidden, n.Moving = true, true
	a.fx.Add(n)
	dir := float64(i-1) * 0.8
	a.line.Call(at, func() { n.Hidden = false })
	a.line.At(at, crackTicks, tween.OutCubic, func(t float64) {
		n.X, n.Y = spot.X+dir*spot.Size*t, spot.Y+spot.Size*(1.1*t*t-0.3*t)
		n.Rotation, n.Alpha = dir*2*t, 1-t
	}).OnDone(n.Remove)
}

// lightPlace lights the tile at the place of an event for a moment.
func (a *animator) lightPlace(at float64, e engine.Event, step int) {
	spot := a.spotOf(e.To)
	n := a.cast.skinAt(e.To).Halo(spot)
	n.Alpha = 0
	a.fx.Add(n)
	a.line.Call(at, func() { a.effects.PlaySound("count", step, spot) })
	a.line.At(at, glowTicks, tween.Linear, func(t float64) { n.Alpha = math.Sin(t * math.Pi) }).OnDone(n.Remove)
}

// The fractions of countTicks after which points leave for the score and arrive there, and how the score counts them.
const (
	countLeaves  = 0.35
	countArrives = 0.85
	scoreTicks   = 8.0
	scoreSteps   = 6
)

// countPoints shows a tally that grows as tiles light up, and then flies to the score.
func (a *animator) countPoints(at, counted float64, tiles int, e engine.Event) {
	points := int(e.Points)
	if points != 0 {
		a.flyToScore(at, counted, tiles, points, e)
	}
	a.addToScore(counted+countTicks*countArrives, e)
}

// flyToScore shows a tally while its points are counted, and then moves it to the score.
func (a *animator) flyToScore(at, counted float64, tiles, points int, e engine.Event) {
	from, to := a.spotOf(e.From), a.spotOf(engine.Place{Zone: engine.Score, Seat: e.Seat})
	skin := a.cast.table.Skin(Piece{Place: e.From})
	half := from.Size / 2 // the height of the tile above its middle
	if skin.Lozenge {
		sin, cos := math.Sincos(from.Turn)
		half *= max(math.Abs(cos), skin.W*math.Abs(sin))
	}
	from.Size *= skin.W
	tally := a.effects.NewTally(points, from)
	from.Y -= half + 0.45*tally.Node.H // above the tile
	tally.Node.Y = from.Y
	n, way := tally.Node, &flight{from: from, to: to}
	n.Alpha, n.Moving = 0, !a.still
	path := stage.New("", way, 0, 0, 0, 0)
	a.fx.Add(path, n)
	a.growTally(at, max(1, tiles), points, tally)
	a.line.At(counted+countTicks*countLeaves, countTicks*(countArrives-countLeaves), tween.InOutCubic, func(t float64) {
		if a.still {
			n.Alpha = 1 - t
			return
		}
		n.X, n.Y = way.spot(t)
		n.Scale, n.Alpha, way.At = 1-0.3*t, 1-0.6*t*t, t
	}).OnDone(n.Remove)
	a.line.Call(counted+countTicks, path.Remove)
}

// growTally fades a tally in and increases it to points in steps.
func (a *animator) growTally(at float64, steps, points int, tally *Tally) {
	for i := range steps {
		part := points * (i + 1) / steps
		a.line.Call(at+float64(i)*glowStagger, func() { tally.Set(part) })
	}
	a.line.At(at, countTicks*0.25, tween.OutCubic, func(t float64) {
		if tally.Node.Alpha = t; !a.still {
			tally.Node.Scale = 0.6 + 0.4*t
		}
	})
}

// addToScore adds points to the score in steps.
func (a *animator) addToScore(at float64, e engine.Event) {
	points := int(e.Points)
	steps := max(1, min(scoreSteps, points))
	if a.still {
		steps = 1
	}
	for i := range steps {
		part := points*(i+1)/steps - points*i/steps
		a.line.Call(at+scoreTicks*float64(i)/float64(steps), func() { a.effects.ShowScore(e, part) })
	}
}

// The angle of a bag while tiles are poured out, in radians; the ticks in which it tilts and returns; and the amplitude with which it shakes.
const (
	pourLean  = 0.2
	pourTicks = 12.0
	pourShake = 0.018
)

// BagName is the name of the node of a bag on the table.
const BagName = "sack"

// NewBag returns a bag with its mouth to the right, which is open only while tiles are poured out.
func NewBag() *stage.Node {
	n := stage.New(BagName, stage.NewSprite("sack"), 0, 0, 0, 0)
	open := stage.New("", &stage.Sprite{Name: "plate", Tint: ui.PlateInside.Colour()}, 0, 0, 0, 0)
	open.Alpha = 0
	return n.Add(open)
}

// PlaceBag sets the middle and the size of a bag.
func PlaceBag(n *stage.Node, x, y, w, h float64) {
	n.X, n.Y, n.W, n.H = x, y, w, h
	open := n.Children()[0]
	open.X, open.W, open.H = 0.44*w, 0.13*w, 0.42*h
}

// drawsFromBag reports whether an event takes a tile out of the bag.
func drawsFromBag(e engine.Event) bool { return e.Kind == engine.Slide && e.From.Zone.Drawn() }

// pourBag opens and tilts the bag from one tick to another.
func (a *animator) pourBag(from, to float64) {
	bag := a.effects.Bag()
	if bag == nil || a.still {
		return
	}
	lean := func(t float64) {
		bag.Rotation = pourLean * t
		for _, n := range bag.Children() {
			n.Alpha = t
		}
	}
	lift := min(pourTicks, (to-from)/2)
	back := max(from+lift+1, to-lift)
	a.line.At(from, lift, tween.OutCubic, lean)
	a.line.At(from+lift, back-from-lift, tween.Linear, func(t float64) {
		bag.Rotation = pourLean + pourShake*math.Sin((to-from)*t*0.7)*(1-t)
	})
	a.line.At(back, lift, tween.InOutCubic, func(t float64) { lean(1 - t) })
}

// Backwards returns events that undo events, the last first: tiles slide back, broken tiles return whole, and points are subtracted. It
// leaves out lights and complete sets, as nothing scores on the way back.
func Backwards(events []engine.Event) []engine.Event {
	var back []engine.Event
	for _, e := range slices.Backward(events) {
		e.Beat = events[len(events)-1].Beat - e.Beat
		switch e.Kind {
		case engine.Glow, engine.Complete:
			continue
		case engine.Slide, engine.Crack:
			e.Kind, e.From, e.To, e.Points = engine.Slide, e.To, e.From, 0
		case engine.Count:
			e.Points = -e.Points
		}
		back = append(back, e)
	}
	return back
}
