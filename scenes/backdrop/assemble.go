package backdrop

import (
	"math"
	"math/rand/v2"
	"slices"

	"azulejo/game/stage"
	"azulejo/game/tween"
)

// Durations in ticks: assembling the panel at the first start, dropping one of its tiles, and dropping the tile that a finished game has
// added.
const (
	assemblyTicks = 180
	dropTicks     = 20
	sinkTicks     = 30
)

// Set drops the tiles in [from, to) one after another, or shows them at once with reduced motion, and then calls done.
func (p *Panel) Set(from, to int, done func()) {
	p.line.Clear()
	p.show(from)
	if p.still {
		p.show(to)
		done()
		return
	}
	start := 0.0
	if from == 0 && to > 0 {
		p.assemble()
		start, from = assemblyTicks+12, FirstTiles
	}
	for n := from; n < to; n++ {
		p.sink(start, n)
		start += sinkTicks
	}
	p.line.Call(start, func() { p.show(to); done() })
}

// Setting reports whether tiles are being dropped.
func (p *Panel) Setting() bool { return !p.line.Done() }

// Finish ends the animation without sounds.
func (p *Panel) Finish() {
	clink := p.clink
	p.clink = func(int) {}
	p.line.Finish()
	p.clink = clink
}

// Advance advances the panel by a tick. It reports whether tiles have moved, and whether the light has.
func (p *Panel) Advance() (tiles, light bool) {
	tiles = p.Setting()
	p.line.Advance(1)
	if p.still {
		return tiles, false
	}
	p.tick++
	if x := drift(p.tick, p.unit); x != p.window.offset {
		p.window.offset = x
		p.showGlints()
		light = true
	}
	return tiles, light
}

// assemble drops all tiles of the first start, roughly from the bottom up.
func (p *Panel) assemble() {
	dice := rand.New(rand.NewPCG(12, 10))
	all := slices.DeleteFunc(p.spots(), func(s spot) bool { return slices.Contains(p.late, s) })
	order := map[spot]float64{}
	first, last := math.Inf(1), math.Inf(-1)
	for _, s := range all {
		order[s] = float64(rows-s.row) + 0.42*math.Abs(float64(s.column)-5) + 2.2*dice.Float64()
		first, last = min(first, order[s]), max(last, order[s])
	}
	for i, s := range all {
		delay := (assemblyTicks - dropTicks) * (order[s] - first) / (last - first)
		p.drop(p.set[s], delay, i%9 == 0, i%5)
	}
}

// drop makes a tile appear above its spot and fall into it.
func (p *Panel) drop(n *stage.Node, delay float64, audible bool, step int) {
	turn := n.Rotation
	p.line.At(delay, dropTicks, tween.OutCubic, func(t float64) {
		n.Hidden, n.Alpha = false, min(1, 3*t)
		n.Scale, n.Rotation = 1+0.32*(1-t), turn+0.1*(1-t)
	}).OnDone(func() {
		if audible {
			p.clink(step)
		}
	})
}

// sink drops the tile with a number from above its spot.
func (p *Panel) sink(delay float64, number int) {
	s := p.late[number-FirstTiles]
	n := p.looseTile(s)
	p.line.Call(delay, func() { p.show(number); p.moving.Clear(); p.moving.Add(n) })
	p.line.At(delay, sinkTicks-2, tween.Spring, func(t float64) { p.lift(n, s, 1-t) })
	p.line.Call(delay+sinkTicks/3, func() { p.clink(number - FirstTiles) })
}
