package backdrop

import (
	"math"
	"math/rand/v2"
	"slices"

	"azulejo/game/stage"
	"azulejo/game/tween"
)

// Durations in ticks.
const (
	assemblyTicks = 180 // all tiles of the first start
	dropTicks     = 20  // one of these tiles
	optionalTicks = 30  // a tile added by a finished game
)

// DropTiles drops the tiles in [from, to) one after another, or shows them at once with reduced motion, and then calls done.
func (p *Panel) DropTiles(from, to int, done func()) {
	p.timeline.Clear()
	p.show(from)
	if p.reducedMotion {
		p.show(to)
		done()
		return
	}
	start := 0.0
	if from == 0 && to > 0 {
		p.dropAll()
		start, from = assemblyTicks+12, FirstTiles
	}
	for n := from; n < to; n++ {
		p.dropOptional(start, n)
		start += optionalTicks
	}
	p.timeline.Call(start, func() { p.show(to); done() })
}

// Dropping reports whether tiles are being dropped.
func (p *Panel) Dropping() bool { return !p.timeline.Done() }

// Finish ends the animation without sounds.
func (p *Panel) Finish() {
	playSound := p.playSound
	p.playSound = func(int) {}
	p.timeline.Finish()
	p.playSound = playSound
}

// Advance advances the panel by a tick. It reports whether tiles have moved, and whether the light has.
func (p *Panel) Advance() (tiles, light bool) {
	tiles = p.Dropping()
	p.timeline.Advance(1)
	if p.reducedMotion {
		return tiles, false
	}
	p.tick++
	if x := drift(p.tick, p.unit); x != p.light.offset {
		p.light.offset = x
		p.showGlints()
		light = true
	}
	return tiles, light
}

// dropAll drops all tiles of the first start, roughly from the bottom up.
func (p *Panel) dropAll() {
	rng := rand.New(rand.NewPCG(12, 10))
	all := slices.DeleteFunc(p.spots(), func(s spot) bool { return slices.Contains(p.optional, s) })
	order := map[spot]float64{}
	first, last := math.Inf(1), math.Inf(-1)
	for _, s := range all {
		order[s] = float64(rows-s.row) + 0.42*math.Abs(float64(s.column)-5) + 2.2*rng.Float64()
		first, last = min(first, order[s]), max(last, order[s])
	}
	for i, s := range all {
		delay := (assemblyTicks - dropTicks) * (order[s] - first) / (last - first)
		p.dropTile(p.nodes[s], delay, i%9 == 0, i%5)
	}
}

// dropTile makes a tile appear above its spot and fall into it.
func (p *Panel) dropTile(n *stage.Node, delay float64, audible bool, step int) {
	rotation := n.Rotation
	p.timeline.At(delay, dropTicks, tween.OutCubic, func(t float64) {
		n.Hidden, n.Alpha = false, min(1, 3*t)
		n.Scale, n.Rotation = 1+0.32*(1-t), rotation+0.1*(1-t)
	}).OnDone(func() {
		if audible {
			p.playSound(step)
		}
	})
}

// dropOptional drops the tile with the given number, which a finished game has added, from above its spot.
func (p *Panel) dropOptional(delay float64, number int) {
	s := p.optional[number-FirstTiles]
	n := p.liftedTile(s)
	p.timeline.Call(delay, func() { p.show(number); p.lifted.Clear(); p.lifted.Add(n) })
	p.timeline.At(delay, optionalTicks-2, tween.Spring, func(t float64) { p.lift(n, s, 1-t) })
	p.timeline.Call(delay+optionalTicks/3, func() { p.playSound(number - FirstTiles) })
}
