package input

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// dragAfter is how far the mouse goes before a press becomes a drag, in device-independent pixels, and touchAfter how far a finger, which
// never rests quite still.
const (
	mouseDragDistance = 4
	touchDragDistance = 8
)

// Stroke is what the pointer, be it mouse or finger, does in one tick. Points are layout pixels.
//
// A stroke is Pressed once, then Down until it is Released once; a quick click is Pressed and Released in the same tick. Two strokes
// never share a tick.
type Stroke struct {
	X, Y float64
	// StartX, StartY are where the stroke was pressed.
	StartX, StartY float64
	// Over reports whether there is a pointer: a mouse that has moved, or a finger that is down or goes up in this tick.
	Over bool
	// Moved reports whether it moved since the tick before.
	Moved bool
	// Pressed and Released hold in the tick in which the stroke begins and ends, Down from the first until before the last.
	Pressed, Down, Released bool
	// Dragging holds from the tick in which the stroke has gone 4 device-independent pixels, 8 for a finger, until it is released, that tick included.
	Dragging bool
	// Finger tells a finger from the mouse.
	Finger bool
	// Lost tells of a Released finger that another was down when it went up, as two fingers mean nothing here, or that it was taken away.
	Cancelled bool
}

// pointer follows the mouse, or the finger that came down first; other fingers are ignored until it is up.
type pointer struct {
	stroke         Stroke
	mouseX, mouseY float64
	mouseKnown     bool // mouseX, mouseY are known
	finger         ebiten.TouchID
	touches        []ebiten.TouchID
	lastTouches    []ebiten.TouchID // the fingers of the tick before
}

// update takes over one tick. scale is pixels to a device-independent pixel.
func (p *pointer) update(src Source, scale float64) {
	s := &p.stroke
	wasX, wasY := s.X, s.Y
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
	s.Moved = s.Over && (s.X != wasX || s.Y != wasY)
	slack := mouseDragDistance * scale
	if s.Finger {
		slack = touchDragDistance * scale
	}
	if s.Down || s.Released {
		s.Dragging = s.Dragging || math.Hypot(s.X-s.StartX, s.Y-s.StartY) >= slack
	}
}

// mouse takes over the mouse once it is used: it need not be there at all. A button that goes up and down again within a tick ends
// one stroke now and begins another in the next.
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

// touched begins a stroke with a finger that has just come down, and reports whether there is one.
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

// follow follows the finger, which goes up where it was last.
func (p *pointer) updateTouch(src Source, cancelled bool) {
	s := &p.stroke
	if slices.Contains(p.touches, p.finger) {
		s.X, s.Y = src.TouchPosition(p.finger)
		return
	}
	s.Down, s.Released = false, true
	s.Cancelled = cancelled || len(p.touches) > 0 || len(p.lastTouches) > 1
}

func (p *pointer) press(x, y float64, finger bool) {
	p.stroke = Stroke{X: x, Y: y, StartX: x, StartY: y, Over: true, Pressed: true, Finger: finger}
}
