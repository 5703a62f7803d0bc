package input

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// The distances, in device-independent pixels, that turn a press into a drag. It is longer for touch, as a finger never stays quite still.
const (
	mouseDragDistance = 4
	touchDragDistance = 8
)

// Stroke is the state of the pointer, mouse or touch, in one tick. Points are in layout pixels.
//
// A stroke is Pressed in one tick, then Down, and Released in one tick; a quick click is Pressed and Released in the same tick. No tick
// belongs to two strokes.
type Stroke struct {
	X, Y float64
	// StartX, StartY is the point of the press.
	StartX, StartY float64
	// Over reports whether there is a pointer: a mouse that has moved, or a finger that is down or was lifted in this tick.
	Over bool
	// Moved reports whether the pointer moved since the last tick.
	Moved bool
	// Pressed and Released are set in the first and the last tick of the stroke, Down from the first tick until before the last.
	Pressed, Down, Released bool
	// Dragging is set from the tick in which the stroke has moved 4 device-independent pixels (8 for touch) until its last tick.
	Dragging bool
	// Finger reports that the pointer is a touch rather than the mouse. Before the first input it is the pointer that the device is made for.
	Finger bool
	// Cancelled reports that a Released touch must have no effect, because a second finger was down or the system cancelled the touch.
	Cancelled bool
}

// pointer tracks the mouse, or the first finger to touch; other fingers are ignored until it is lifted.
type pointer struct {
	stroke         Stroke
	mouseX, mouseY float64
	mouseKnown     bool // mouseX, mouseY are set
	finger         ebiten.TouchID
	touches        []ebiten.TouchID
	lastTouches    []ebiten.TouchID // touches of the last tick
}

// update reads one tick. scale is the number of layout pixels per device-independent pixel.
func (p *pointer) update(src Source, scale float64) {
	s := &p.stroke
	lastX, lastY := s.X, s.Y
	s.Over = s.Over && !(s.Released && s.Finger)
	s.Pressed, s.Released, s.Cancelled = false, false, false
	s.Dragging = s.Dragging && s.Down
	p.lastTouches, p.touches = p.touches, src.AppendTouches(p.lastTouches[:0])
	cancelled := src.TouchCancelled()
	switch {
	case s.Down && s.Finger:
		p.updateTouch(src, cancelled)
	case s.Down || !p.startTouch(src):
		p.updateMouse(src)
	}
	s.Moved = s.Over && (s.X != lastX || s.Y != lastY)
	distance := mouseDragDistance * scale
	if s.Finger {
		distance = touchDragDistance * scale
	}
	if s.Down || s.Released {
		s.Dragging = s.Dragging || math.Hypot(s.X-s.StartX, s.Y-s.StartY) >= distance
	}
}

// updateMouse reads the mouse if it is used; there need not be one. A button that is released and pressed again within a tick ends one
// stroke in this tick and starts another in the next.
func (p *pointer) updateMouse(src Source) {
	s := &p.stroke
	x, y := src.CursorPosition()
	pressed, down, released := src.MouseButton(ebiten.MouseButtonLeft)
	moved := p.mouseKnown && (x != p.mouseX || y != p.mouseY)
	p.mouseX, p.mouseY, p.mouseKnown = x, y, true
	switch {
	case s.Down && (released || !down):
		s.Down, s.Released = false, true
	case !s.Down && (pressed || down):
		p.press(x, y, false)
		s.Down, s.Released = down, !down
	case !moved:
		return
	}
	s.X, s.Y, s.Over, s.Finger = x, y, true, false
}

// startTouch starts a stroke if a finger has just touched, and reports whether any finger is down.
func (p *pointer) startTouch(src Source) bool {
	for _, id := range p.touches {
		if !slices.Contains(p.lastTouches, id) {
			x, y := src.TouchPosition(id)
			p.finger = id
			p.press(x, y, true)
			p.stroke.Down = true
			return true
		}
	}
	return len(p.touches) > 0
}

// updateTouch reads the finger of the stroke. A finger is lifted at its last position.
func (p *pointer) updateTouch(src Source, cancelled bool) {
	s := &p.stroke
	if slices.Contains(p.touches, p.finger) {
		s.X, s.Y = src.TouchPosition(p.finger)
		return
	}
	s.Down, s.Released = false, true
	s.Cancelled = cancelled || len(p.touches) > 0 || len(p.lastTouches) > 1
}

// press starts a stroke.
func (p *pointer) press(x, y float64, finger bool) {
	p.stroke = Stroke{X: x, Y: y, StartX: x, StartY: y, Over: true, Pressed: true, Finger: finger}
}
