package ui

import (
	"math"

	"azulejo/game/stage"
)

// Scroll shows a part of content that is higher than its room. Nothing is clipped: what lies above and below the room has to cover the
// content there.
type Scroll struct {
	*stage.Node
	// Body holds the content with the origin at its top left corner.
	Body *stage.Node
	// Swipe, if set, is called when a drag ends that went far enough to the left (1) or to the right (-1), and farther than up or down.
	OnSwipe        func(by int)
	thumb          *stage.Node
	offset         *float64 // pixels of the content above the room
	height         float64  // of the content
	margin         float64  // around what is revealed
	startX, startY float64  // where a drag began
	lastY          float64  // where it was last
}

// Scroll makes a room for content of a height in pixels, scrolled to *at, which follows.
func (k *Kit) Scroll(r stage.Rect, height float64, at *float64) *Scroll {
	s := &Scroll{Node: stage.Box("", nil, r), Body: stage.Group(""), offset: at, height: height, margin: 14 * k.Device}
	s.Touch = &stage.Touch{Scroll: s,
		DragStart: func(x, y float64) bool {
			s.startX, s.startY, s.lastY = x, y, y
			return s.maxOffset() > 0 || s.OnSwipe != nil
		},
		Drag: func(_, y float64) { s.ScrollBy(s.lastY - y); s.lastY = y },
		Drop: func(x, y float64) { s.endDrag(x-s.startX, y-s.startY, swipeDistance*k.Device) }}
	s.Body.X, s.Body.Y = -r.W/2, -r.H/2
	s.Add(s.Body)
	if s.maxOffset() > 0 {
		long := max(r.H*r.H/height, 24*k.Device)
		s.thumb = stage.New("", stage.Track(0.2*k.Device, Ink.Colour().Fade(0.3)), r.W/2-5*k.Device, 0, 4*k.Device, long)
		s.Add(s.thumb)
	}
	s.ScrollBy(0)
	return s
}

// swipeFar is how far a drag goes to be a swipe, in device-independent pixels.
const swipeDistance = 50

// drop ends a drag that went some way, which is a swipe if that is far enough.
func (s *Scroll) endDrag(dx, dy, far float64) {
	switch {
	case s.OnSwipe == nil || math.Abs(dx) < max(far, math.Abs(dy)):
	case dx < 0:
		s.OnSwipe(1)
	default:
		s.OnSwipe(-1)
	}
}

// most is how far the content can be scrolled.
func (s *Scroll) maxOffset() float64 { return max(0, s.height-s.H) }

// ScrollBy implements stage.Scroller.
func (s *Scroll) ScrollBy(dy float64) bool {
	was := *s.offset
	*s.offset = max(0, min(was+dy, s.maxOffset()))
	s.Body.Y = -s.H/2 - *s.offset
	if s.thumb != nil {
		s.thumb.Y = (s.H - s.thumb.H) * (*s.offset/s.maxOffset() - 0.5)
	}
	return *s.offset != was
}

// Reveal implements stage.Scroller.
func (s *Scroll) Reveal(n *stage.Node) {
	in, r := s.Bounds(), n.Bounds().Grow(s.margin)
	switch {
	case r.Y < in.Y || r.H > in.H:
		s.ScrollBy(r.Y - in.Y)
	case r.Y+r.H > in.Y+in.H:
		s.ScrollBy(r.Y + r.H - in.Y - in.H)
	}
}
