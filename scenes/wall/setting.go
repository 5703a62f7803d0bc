package wall

import (
	"math"
	"math/rand/v2"
	"slices"

	"azulejo/game/stage"
	"azulejo/game/tween"
)

// How long setting takes, in ticks: all tiles at the first start, one of them there, and one that a game has brought.
const (
	assembly = 180
	fall     = 20
	sinking  = 30
)

// Set lets the tiles from one number to another be set, one after the other; without motion they hang at once. done is called at the end.
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
		start, from = assembly+12, Begun
	}
	for n := from; n < to; n++ {
		p.sink(start, n)
		start += sinking
	}
	p.line.Call(start, func() { p.show(to); done() })
}

// Setting reports whether tiles are on their way.
func (p *Panel) Setting() bool { return !p.line.Done() }

// Finish sets all that is on its way at once and silently.
func (p *Panel) Finish() {
	clink := p.clink
	p.clink = func(int) {}
	p.line.Finish()
	p.clink = clink
}

// Advance goes on by a tick. It reports whether tiles have moved, and whether the light has.
func (p *Panel) Advance() (tiles, light bool) {
	tiles = p.Setting()
	p.line.Advance(1)
	if p.still {
		return tiles, false
	}
	p.tick++
	if off := drift(p.tick, p.unit); off != p.window.off {
		p.window.off = off
		p.gleam()
		light = true
	}
	return tiles, light
}

// assemble sets all tiles but the spare ones, from the foot upward, each a little out of turn.
func (p *Panel) assemble() {
	dice := rand.New(rand.NewPCG(12, 10))
	all := slices.DeleteFunc(p.spots(), func(s spot) bool { return slices.Contains(p.bare, s) })
	turn := map[spot]float64{}
	first, last := math.Inf(1), math.Inf(-1)
	for _, s := range all {
		turn[s] = float64(rows-s.row) + 0.42*math.Abs(float64(s.column)-5) + 2.2*dice.Float64()
		first, last = min(first, turn[s]), max(last, turn[s])
	}
	for i, s := range all {
		delay := (assembly - fall) * (turn[s] - first) / (last - first)
		p.drop(p.tiles[s], delay, i%9 == 0, i%5)
	}
}

// drop lets a tile appear over its space and fall there.
func (p *Panel) drop(n *stage.Node, delay float64, heard bool, step int) {
	own := n.Turn
	p.line.At(delay, fall, tween.OutCubic, func(t float64) {
		n.Hidden, n.Alpha = false, min(1, 3*t)
		n.Scale, n.Turn = 1+0.32*(1-t), own+0.1*(1-t)
	}).Done(func() {
		if heard {
			p.clink(step)
		}
	})
}

// sink lets the tile of a number, which hovers, sink into its space.
func (p *Panel) sink(delay float64, number int) {
	s := p.bare[number-Begun]
	n := p.loose(s)
	p.line.Call(delay, func() { p.show(number); p.air.Clear(); p.air.Add(n) })
	p.line.At(delay, sinking-2, tween.Spring, func(t float64) { p.lift(n, s, 1-t) })
	p.line.Call(delay+sinking/3, func() { p.clink(number - Begun) })
}
