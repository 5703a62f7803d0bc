package table

import (
	"azulejo/engine"
	"azulejo/game/layout"
	"azulejo/game/stage"
)

// Factories returns the number of factories.
func (f *Frame) Factories() int { return 2*f.Seats + 1 }

// ringTile is the least height of a tile on a ring, in device-independent pixels. Where a ring has smaller ones, plates lie close together.
const ringTile = 28

// FitOffer lays an offer out in a rectangle: as a ring in a wide window where tiles are large enough, else as plates close together.
func (f *Frame) FitOffer(r stage.Rect, s Setting, m Mould, snug SnugMould) Offer {
	if f.Shape() == Wide {
		ring := FitRing(r, s.All, m, f.Kit.Unit)
		if ring.Pitch() >= f.Kit.Target(0) && ring.Plate*m.Plate >= ringTile*f.Kit.Device {
			return ring
		}
	}
	return FitPlates(r, s, f.sized(snug), f.Kit.Device)
}

// The largest tile on plates, in device-independent pixels: on a phone, and elsewhere.
const (
	phonePlateTile = 50.0
	mostPlateTile  = 64.0
)

// sized returns how tiles lie on plates in the frame.
func (f *Frame) sized(m SnugMould) SnugMould {
	m.Most = mostPlateTile
	if f.Shape().Phone() {
		m.Most = phonePlateTile
	}
	return m
}

// The least height of a tile on plates and the way from tile to tile that fingers ask for, in device-independent pixels.
const (
	leastPlateTile = 36.0
	easyPitch      = 40.5
)

// PlatesHeight returns the height that plates ask for in a width.
func (f *Frame) PlatesHeight(m SnugMould, width float64) layout.Size {
	return f.platesSize(m, func(height float64) stage.Rect { return stage.Rect{W: width, H: height} })
}

// PlatesWidth returns the width that plates ask for in a height.
func (f *Frame) PlatesWidth(m SnugMould, height float64) layout.Size {
	return f.platesSize(m, func(width float64) stage.Rect { return stage.Rect{W: width, H: height} })
}

// platesSize returns the length that plates ask for in rooms of one other side.
func (f *Frame) platesSize(m SnugMould, room func(length float64) stage.Rect) layout.Size {
	m = f.sized(m)
	d, longest := f.Kit.Device, f.W+f.H
	measure := func(length float64) (tile, pitch float64) { return PlatesLeast(room(length), f.Factories(), m, d) }
	mostTile, mostPitch := measure(longest)
	height := func(least float64) float64 {
		return layout.SearchLength(0, longest, func(length float64) bool {
			tile, _ := measure(length)
			return tile >= min(least*d, mostTile)
		})
	}
	apart := layout.SearchLength(0, longest, func(length float64) bool {
		_, pitch := measure(length)
		return pitch >= min(easyPitch*d, mostPitch)
	})
	return layout.Size{Min: height(leastPlateTile), Pref: apart, Max: height(m.Most), Weight: 1}
}

// Others returns all seats but the viewer's, in turn order.
func (f *Frame) Others() []engine.Seat {
	all := make([]engine.Seat, f.Seats-1)
	for i := range all {
		all[i] = (f.Viewer + engine.Seat(i) + 1) % engine.Seat(f.Seats)
	}
	return all
}

// ToastFoot is what the buttons of a phone held sideways leave free at their foot for toasts, in device-independent pixels.
const ToastFoot = 40.0

// Full returns the setting at the start of a round: tiles on every plate, and the marker in the centre.
func (f *Frame) Full() Setting {
	s := Setting{All: f.Factories(), Heaps: 1}
	for i := range s.All {
		s.Shown = append(s.Shown, i)
	}
	return s
}

// factoryTiles is the number of places of a factory.
const factoryTiles = 4

// IsPlate reports whether a place is a factory, where tiles lie on a plate.
func IsPlate(at engine.Place) bool { return at.Zone.Pool() && at.Zone.Numbered() }

// PlateRect returns the rectangle around all places of a factory, with a margin in parts of a tile.
func PlateRect(look Look, at engine.Place, margin float64) stage.Rect {
	return PoolRect(look, at, factoryTiles, margin)
}

// SourceBox returns the box around n tiles in the centre, or around all places of a factory.
func (f *Frame) SourceBox(l interface {
	Anchor(p engine.Place, i, n int) Spot
}, at engine.Place, n int) stage.Rect {
	if IsPlate(at) {
		n = factoryTiles
	}
	spots := make([]Spot, n)
	for i := range spots {
		spots[i] = l.Anchor(at, i, n)
	}
	return Around(0.1, spots...)
}

// ShortSourceName returns the name of a factory or of the centre where there is little room.
func (f *Frame) ShortSourceName(at engine.Place) string {
	if !IsPlate(at) {
		return f.Words.T("log.centre")
	}
	return f.Words.T("log.factory", "factory", int(at.Row)+1)
}

// SourceName returns the spoken name of a factory or of the centre.
func (f *Frame) SourceName(at engine.Place) string {
	if !IsPlate(at) {
		return f.Words.T("told.centre")
	}
	return f.Words.T("told.factory", "factory", int(at.Row)+1)
}
