package table

import (
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Mirror has the parts of a layout lie the other way round, for left hands: what lay left lies right, each part unturned in itself. The
// zero Mirror leaves all where it is.
type Mirror struct {
	// Across is the width of the window in pixels.
	Across float64
}

// MirrorOf is that of the settings in a window of a width in pixels.
func MirrorOf(s *settings.Settings, width float64) (m Mirror) {
	if s.LeftHanded {
		m.Across = width
	}
	return m
}

// By is how far a part over a rectangle moves to the right.
func (m Mirror) By(r stage.Rect) float64 {
	if m.Across == 0 || r.W == 0 {
		return 0
	}
	return m.Across - 2*r.X - r.W
}

// Rects moves rectangles.
func (m Mirror) Rects(all ...*stage.Rect) {
	for _, r := range all {
		r.X += m.By(*r)
	}
}

// Within moves what lies in a rectangle as far as that will move.
func (m Mirror) Within(r stage.Rect, parts ...*stage.Rect) {
	for _, p := range parts {
		p.X += m.By(r)
	}
}

// Rooms moves the rooms that a table leaves to the screen: the corner with the title, the action with what is put together. The sum goes
// with its board.
func (m Mirror) Rooms(r *Rooms) {
	m.Within(r.Title, &r.Corner)
	if r.Order.W > 0 {
		m.Within(r.Order, &r.Action)
	} else {
		m.Rects(&r.Action)
	}
	m.Rects(&r.Title, &r.Panel, &r.Buttons, &r.Order, &r.Offer)
}

// Offer moves factories and centre.
func (m Mirror) Offer(o Offer) Offer {
	if by := m.By(o.Room()); by != 0 {
		return moved{o, by}
	}
	return o
}

// moved is an offer that lies further to the right.
type moved struct {
	Offer
	by float64
}

// Tile implements Offer.
func (o moved) Tile(factory, i int) Spot { return o.right(o.Offer.Tile(factory, i)) }

// InCentre implements Offer.
func (o moved) InCentre(i, n int) Spot { return o.right(o.Offer.InCentre(i, n)) }

// Room implements Offer.
func (o moved) Room() stage.Rect {
	r := o.Offer.Room()
	r.X += o.by
	return r
}

// Scenery implements Offer.
func (o moved) Scenery(on *stage.Node, w ui.Wear) {
	g := stage.Group("")
	g.X = o.by
	o.Offer.Scenery(g, w)
	on.Add(g)
}

func (o moved) right(s Spot) Spot {
	s.X += o.by
	return s
}
