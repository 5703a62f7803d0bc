package game

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/settings"
	"azulejo/game/tween"

	"github.com/hajimehoshi/ebiten/v2"
)

// Windowed is a scene in front of one of the windows of the backdrop, a wall that surrounds the tables. Window returns the index of the
// window, counted from the left.
type Windowed interface{ Window() int }

// transitionKind is the kind of a transition.
type transitionKind uint8

const (
	noTransition transitionKind = iota // the new picture appears at once
	fade                               // the new picture fades in
	grow                               // the new picture fades in and grows
	slideLeft                          // both pictures move left, side by side
	slideRight                         // both pictures move right, side by side
)

// The durations of transitions in ticks. reducedTicks is that of the fade that replaces a slide with reduced motion.
const (
	slideTicks   = 25
	growTicks    = 24
	fadeTicks    = 15
	sheetTicks   = 10
	reducedTicks = 9
)

// transitionBetween returns kind and duration of the transition between two scenes: a slide between scenes at the backdrop, grow from the
// backdrop to a table, otherwise a fade.
func transitionBetween(from, to Scene) (transitionKind, int) {
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

// reduced returns the transition that the settings allow: with reduced motion slides become a short fade, and other transitions are left
// out.
func reduced(k transitionKind, ticks int, s *settings.Settings) (transitionKind, int) {
	switch {
	case s.Speed == settings.Off:
		return noTransition, 0
	case !s.ReducedMotion:
		return k, ticks
	case k == slideLeft || k == slideRight:
		return fade, reducedTicks
	}
	return noTransition, 0
}

// transition is an animation from the picture on the screen to the current scenes, which are updated meanwhile.
type transition struct {
	kind        transitionKind
	tick, ticks int
	shown       bool          // a frame has been drawn
	from, to    *ebiten.Image // nil until the first frame of the transition
}

func (t *transition) running() bool { return t.tick < t.ticks }

// start starts a transition from the picture on the screen. Before the first frame there is none.
func (t *transition) start(k transitionKind, ticks int) {
	t.end()
	if t.shown && k != noTransition {
		t.kind, t.tick, t.ticks = k, 0, ticks
	}
}

// end ends the transition at once.
func (t *transition) end() {
	t.tick, t.ticks = 0, 0
	for _, img := range []*ebiten.Image{t.from, t.to} {
		if img != nil {
			img.Deallocate()
		}
	}
	t.from, t.to = nil, nil
}

// advance advances the transition by a tick. Input ends it.
func (t *transition) advance(input bool) {
	if !t.running() {
		return
	}
	if t.tick++; input || !t.running() {
		t.end()
	}
}

// draw draws a frame of the transition. paint draws the current scenes.
func (t *transition) draw(screen *ebiten.Image, paint func(*ebiten.Image)) {
	if t.from == nil {
		t.from, t.to = gfx.NewTexture(screen.Bounds()), gfx.NewTexture(screen.Bounds())
		t.from.DrawImage(screen, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	}
	paint(t.to)
	size := screen.Bounds()
	for i, l := range t.kind.layers(float64(t.tick)/float64(t.ticks), float64(size.Dx()), float64(size.Dy())) {
		o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		o.GeoM.Scale(l.scale, l.scale)
		o.GeoM.Translate(l.x, l.y)
		o.ColorScale.ScaleAlpha(float32(l.alpha))
		screen.DrawImage([]*ebiten.Image{t.from, t.to}[i], &o)
	}
}

// layer is the position of the top left corner of a picture in a frame, with its scale and opacity.
type layer struct{ x, y, scale, alpha float64 }

// layers returns the layers of the old and the new picture at a fraction t of the duration, in a window of width × height pixels. The new
// picture is on top.
func (t transitionKind) layers(progress, width, height float64) [2]layer {
	old, next := layer{scale: 1, alpha: 1}, layer{scale: 1, alpha: 1}
	switch t {
	case fade:
		next.alpha = progress
	case grow:
		e := tween.OutCubic(progress)
		next.alpha, next.scale = min(1, 1.6*e), 0.88+0.12*e
		next.x, next.y = width*(1-next.scale)/2, height*(1-next.scale)/2
	case slideLeft:
		old.x = -math.Round(width * tween.InOutCubic(progress))
		next.x = old.x + width
	case slideRight:
		old.x = math.Round(width * tween.InOutCubic(progress))
		next.x = old.x - width
	}
	return [2]layer{old, next}
}
