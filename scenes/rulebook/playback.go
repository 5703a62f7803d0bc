package rulebook

import (
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// playable is the picture of an example that can be played: a tile drops onto its place, and then the brackets around its runs appear.
type playable struct {
	area          stage.Rect
	before, after *stage.Node // the board before and after the tile is placed
	tile          *stage.Node
	at            table.Spot // of the tile
	brackets      *stage.Node
}

// dropTicks is the duration in which the tile drops, and bracketTicks that in which the brackets appear.
const dropTicks, bracketTicks = 24, 18

// dropHeight is the height from which the tile drops, in sizes of the tile.
const dropHeight = 0.6

// show shows the picture a number of ticks after the start. With reduced motion the tile fades in where it is placed.
func (p *playable) show(ticks int, reduced bool) {
	drops := ticks < dropTicks
	p.before.Hidden, p.tile.Hidden, p.after.Hidden = !drops, !drops, drops
	share := float64(ticks) / dropTicks
	p.tile.Alpha, p.tile.Y = min(1, 2*share), p.at.Y
	if !reduced {
		p.tile.Y -= (1 - tween.OutCubic(min(1, share))) * dropHeight * p.at.Size
	}
	p.brackets.Alpha = min(1, max(0, float64(ticks-dropTicks)/bracketTicks))
}

// playback plays the examples on the open pages when the pointer enters them.
type playback struct {
	examples []playable
	over     int // the index of the example under the pointer, or -1
	playing  int // the index of the example that is played, or -1
	ticks    int
}

// reset replaces the examples, of which none is played.
func (p *playback) reset(examples []playable) {
	*p = playback{examples: examples, over: -1, playing: -1}
}

// update starts the example that the pointer enters, and advances the one that is played.
func (p *playback) update(at stage.Pointer, reduced bool) {
	over := -1
	for i, e := range p.examples {
		if at.Over && e.area.Contains(at.X, at.Y) {
			over = i
		}
	}
	if over >= 0 && over != p.over {
		p.finish()
		p.playing, p.ticks = over, 0
	}
	if p.over = over; p.playing < 0 {
		return
	}
	p.examples[p.playing].show(p.ticks, reduced)
	if p.ticks++; p.ticks > dropTicks+bracketTicks {
		p.finish()
	}
}

// finish ends the example that is played.
func (p *playback) finish() {
	if p.playing >= 0 {
		p.examples[p.playing].show(dropTicks+bracketTicks, false)
		p.playing = -1
	}
}
