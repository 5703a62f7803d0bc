package table

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
)

// Box is a part of the layout over a rectangle given in design units.
func (f *Frame) Box(x, y, w, h float64) stage.Rect {
	return f.Mirror.Turn(stage.Units(f.Kit.Unit, x, y, w, h))
}

// Factories is how many a game of so many seats has.
func (f *Frame) Factories() int { return 2*f.Seats + 1 }

// FitOffer lays the factories out in a rectangle: in a ring if its tiles can be hit there.
func (f *Frame) FitOffer(m Mould, r stage.Rect) Offer {
	if ring := FitRing(r, f.Factories(), m, f.Kit.Unit); ring.Pitch() >= f.Kit.Target(0) {
		return ring
	}
	return FitGrid(r, f.Factories(), m, f.Kit.Unit)
}

// Others are all seats but the viewer's, in turn order after it.
func (f *Frame) Others() []engine.Seat {
	all := make([]engine.Seat, f.Seats-1)
	for i := range all {
		all[i] = (f.Viewer + engine.Seat(i) + 1) % engine.Seat(f.Seats)
	}
	return all
}

// Of what all tables have on a phone, in device-independent pixels.
const (
	wideStrip    = 62.0 // the height of the strip of an only opponent
	narrowStrip  = 88.0 // and of those of several
	lyingButtons = 84.0 // the width of the column of actions
	// ToastFoot is what that leaves free at its foot for toasts.
	ToastFoot = 40.0
)

// Strip is the height of the strips of the others on a phone.
func (f *Frame) Strip() float64 {
	if f.Seats == 2 {
		return wideStrip * f.Kit.Device
	}
	return narrowStrip * f.Kit.Device
}

// Strips are those of the others in a room, beside each other with a gap, in turn order after the viewer.
func (f *Frame) Strips(r stage.Rect, gap float64) []stage.Rect {
	all := Row(r, f.Seats-1, gap)
	if f.Mirror.Across > 0 {
		slices.Reverse(all)
	}
	return all
}

// Thumb is the column of actions for the right thumb on a phone held across, within a gap.
func (f *Frame) Thumb(gap float64) stage.Rect {
	w := min(lyingButtons*f.Kit.Device, 0.11*f.W)
	return f.Mirror.Turn(stage.Rect{X: f.W - gap - w, Y: gap, W: w, H: f.H - 2*gap - ToastFoot*f.Kit.Device})
}

// Full is all that an offer may hold: tiles on every plate, and stacks of all colours and the marker in the centre.
func (f *Frame) Full(colours int) Setting {
	s := Setting{All: f.Factories(), Heaps: colours + 1}
	for i := range s.All {
		s.Shown = append(s.Shown, i)
	}
	return s
}

// factoryTiles is the number of places of a factory.
const factoryTiles = 4

// SourceBox returns the box around n tiles of a factory or of the centre.
func (f *Frame) SourceBox(l interface {
	Anchor(p engine.Place, i, n int) Spot
}, at engine.Place, n int) stage.Rect {
	if at.Zone == engine.Factory {
		n = factoryTiles
	}
	spots := make([]Spot, n)
	for i := range spots {
		spots[i] = l.Anchor(at, i, n)
	}
	return Around(0.1, spots...)
}

// SourceName is what a factory or the centre is called.
func (f *Frame) SourceName(at engine.Place) string {
	if at.Zone == engine.Centre {
		return f.Words.T("told.centre")
	}
	return f.Words.T("told.factory", int(at.Row)+1)
}
