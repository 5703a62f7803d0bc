package game

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/settings"
	"azulejo/game/tween"

	"github.com/hajimehoshi/ebiten/v2"
)

// Windowed is a scene that lies on the wall around the table, at one of its windows: they are counted from the left.
type Windowed interface{ Window() int }

// way is how one picture gives way to the next.
type way uint8

const (
	cut        way = iota // at once
	fade                  // the next appears over the one before
	grow                  // the next comes nearer, too
	slideLeft             // both go to the left, the next beside the one before
	slideRight            // and to the right
)

// The lengths of passages in ticks. A fade that stands in for a slide without motion is 150 ms long.
const (
	slideTicks = 25
	growTicks  = 24
	fadeTicks  = 15
	sheetTicks = 10
	stillTicks = 9
)

// wayBetween is how a scene gives way to another, and in how many ticks: along the wall where both lie on it, nearer from the wall to a table.
func wayBetween(from, to Scene) (way, int) {
	a, fromWall := from.(Windowed)
	b, toWall := to.(Windowed)
	switch {
	case fromWall && toWall && a.Window() < b.Window():
		return slideLeft, slideTicks
	case fromWall && toWall && a.Window() > b.Window():
		return slideRight, slideTicks
	case fromWall && !toWall:
		return grow, growTicks
	}
	return fade, fadeTicks
}

// calm is a way with as much motion as the settings leave: along the wall a short fade stays, and else nothing.
func calm(w way, ticks int, s *settings.Settings) (way, int) {
	switch {
	case s.Speed == settings.Off:
		return cut, 0
	case !s.ReducedMotion:
		return w, ticks
	case w == slideLeft || w == slideRight:
		return fade, stillTicks
	}
	return cut, 0
}

// passage is the way from the picture before to that of the present scenes, which are played meanwhile.
type passage struct {
	way         way
	tick, ticks int
	shown       bool          // there was a frame
	from, to    *ebiten.Image // from is nil until the first frame of the passage
}

func (p *passage) running() bool { return p.tick < p.ticks }

// begin begins a passage from what is on the screen. Before the first frame there is nothing to come from.
func (p *passage) begin(w way, ticks int) {
	p.end()
	if p.shown && w != cut {
		p.way, p.tick, p.ticks = w, 0, ticks
	}
}

// end shows the present scenes as they are.
func (p *passage) end() {
	p.tick, p.ticks = 0, 0
	for _, img := range []*ebiten.Image{p.from, p.to} {
		if img != nil {
			img.Deallocate()
		}
	}
	p.from, p.to = nil, nil
}

// advance goes on by a tick. Who does something does not wait.
func (p *passage) advance(hurried bool) {
	if !p.running() {
		return
	}
	if p.tick++; hurried || !p.running() {
		p.end()
	}
}

// draw draws the passage as it stands; paint paints the present scenes.
func (p *passage) draw(screen *ebiten.Image, paint func(*ebiten.Image)) {
	if p.from == nil {
		p.from, p.to = gfx.NewPicture(screen.Bounds()), gfx.NewPicture(screen.Bounds())
		p.from.DrawImage(screen, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	}
	paint(p.to)
	size := screen.Bounds()
	for i, l := range p.way.layers(float64(p.tick)/float64(p.ticks), float64(size.Dx()), float64(size.Dy())) {
		o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		o.GeoM.Scale(l.scale, l.scale)
		o.GeoM.Translate(l.x, l.y)
		o.ColorScale.ScaleAlpha(float32(l.alpha))
		screen.DrawImage([]*ebiten.Image{p.from, p.to}[i], &o)
	}
}

// layer is where a picture lies in a frame, by its upper left corner.
type layer struct{ x, y, scale, alpha float64 }

// layers are the picture before and over it the next one, a share of the way in a window of w × h.
func (w way) layers(t, width, height float64) [2]layer {
	before, next := layer{scale: 1, alpha: 1}, layer{scale: 1, alpha: 1}
	switch w {
	case fade:
		next.alpha = t
	case grow:
		e := tween.OutCubic(t)
		next.alpha, next.scale = min(1, 1.6*e), 0.88+0.12*e
		next.x, next.y = width*(1-next.scale)/2, height*(1-next.scale)/2
	case slideLeft:
		before.x = -math.Round(width * tween.InOutCubic(t))
		next.x = before.x + width
	case slideRight:
		before.x = math.Round(width * tween.InOutCubic(t))
		next.x = before.x - width
	}
	return [2]layer{before, next}
}
