package ui

import (
	"math"

	"azulejo/game/stage"
)

// Scroll shows part of a taller content. It does not clip: whatever is above and below must cover the content there.
type Scroll struct {
	*stage.Node
	// Body holds the content; its origin is the top left corner.
	Body *stage.Node
	// OnSwipe, if set, is called after a mostly horizontal drag that is long enough, with 1 for left and -1 for right.
	OnSwipe        func(by int)
	thumb          *stage.Node
	offset         *float64 // content above the visible part in pixels
	height         float64  // of the content
	margin         float64  // around revealed nodes
	startX, startY float64  // start of a drag
	lastY          float64  // last position of a drag
}

// Scroll returns a scroll view in a rectangle for content of a height in pixels. *offset is the initial scroll offset and is kept up to
// date.
func (k *Kit) Scroll(r stage.Rect, height float64, offset *float64) *Scroll {
	s := &Scroll{Node: stage.Box("", nil, r), Body: stage.Group(""), offset: offset, height: height, margin: 14 * k.Device}
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

// swipeDistance is the minimum length of a swipe in device-independent pixels.
const swipeDistance = 50

// endDrag ends a drag by (dx, dy), which is a swipe if it is at least minimum pixels long.
func (s *Scroll) endDrag(dx, dy, minimum float64) {
	switch {
	case s.OnSwipe == nil || math.Abs(dx) < max(minimum, math.Abs(dy)):
	case dx < 0:
		s.OnSwipe(1)
	default:
		s.OnSwipe(-1)
	}
}

// maxOffset returns the maximum scroll offset.
func (s *Scroll) maxOffset() float64 { return max(0, s.height-s.H) }

// ScrollBy implements stage.Scroller.
func (s *Scroll) ScrollBy(dy float64) bool {
	before := *s.offset
	*s.offset = max(0, min(before+dy, s.maxOffset()))
	s.Body.Y = -s.H/2 - *s.offset
	if s.thumb != nil {
		s.thumb.Y = (s.H - s.thumb.H) * (*s.offset/s.maxOffset() - 0.5)
	}
	return *s.offset != before
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
