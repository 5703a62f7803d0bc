package table

import (
	"azulejo/engine"
	"azulejo/game/layout"
	"azulejo/game/stage"
)

// Factories returns the number of factories.
func (f *Frame) Factories() int { return 2*f.Seats + 1 }

// minRingTile is the minimum height of a tile on a ring, in device-independent pixels.
const minRingTile = 28

// FitOffer lays an offer out in a rectangle: as a ring in a wide window if its tiles are large enough, otherwise as rows of plates. In a review of
// more than two seats, rows of plates make the tiles larger.
func (f *Frame) FitOffer(r stage.Rect, s OfferContents, m RingMetrics, plates PlateMetrics) Offer {
	if f.Shape() == Wide && !(f.InReview() && f.Seats > 2) {
		ring := FitRing(r, s.Factories, m, f.Kit.Unit)
		if ring.Pitch() >= f.Kit.Target(0) && ring.Plate*m.Plate >= minRingTile*f.Kit.Device {
			return ring
		}
	}
	return FitPlates(r, s, f.withMaxTile(plates), f.Kit.Device)
}

// The maximum height of a tile on rows of plates, in device-independent pixels.
const (
	maxPhonePlateTile = 50.0
	maxPlateTile      = 64.0
)

// withMaxTile returns metrics with the largest tile for the frame.
func (f *Frame) withMaxTile(m PlateMetrics) PlateMetrics {
	m.MaxTile = maxPlateTile
	if f.Shape().Phone() {
		m.MaxTile = maxPhonePlateTile
	}
	return m
}

// The minimum height of a tile on plates, that in a review, where tiles are only looked at, and the distance between tiles that is comfortable for
// fingers, in device-independent pixels.
const (
	minPlateTile   = 36.0
	minReviewTile  = 27.0
	preferredPitch = 40.5
)

// PlatesHeight returns the height that rows of plates request in a width.
func (f *Frame) PlatesHeight(m PlateMetrics, width float64) layout.Size {
	return f.platesLength(m, func(height float64) stage.Rect { return stage.Rect{W: width, H: height} })
}

// PlatesWidth returns the width that rows of plates request in a height.
func (f *Frame) PlatesWidth(m PlateMetrics, height float64) layout.Size {
	return f.platesLength(m, func(width float64) stage.Rect { return stage.Rect{W: width, H: height} })
}

// platesLength returns the length that rows of plates request. room returns the rectangle of a length.
func (f *Frame) platesLength(m PlateMetrics, room func(length float64) stage.Rect) layout.Size {
	m = f.withMaxTile(m)
	d, longest := f.Kit.Device, f.W+f.H
	measure := func(length float64) (tile, pitch float64) {
		return SmallestPlateTile(room(length), f.Factories(), m, d)
	}
	mostTile, mostPitch := measure(longest)
	height := func(least float64) float64 {
		return layout.SearchLength(0, longest, func(length float64) bool {
			tile, _ := measure(length)
			return tile >= min(least*d, mostTile)
		})
	}
	apart := layout.SearchLength(0, longest, func(length float64) bool {
		_, pitch := measure(length)
		return pitch >= min(preferredPitch*d, mostPitch)
	})
	least := minPlateTile
	if f.Reviewed {
		least = minReviewTile
	}
	return layout.Size{Min: height(least), Pref: apart, Max: height(m.MaxTile), Weight: 1}
}

// Others returns all seats but the viewer's, in turn order.
func (f *Frame) Others() []engine.Seat {
	all := make([]engine.Seat, f.Seats-1)
	for i := range all {
		all[i] = (f.Viewer + engine.Seat(i) + 1) % engine.Seat(f.Seats)
	}
	return all
}

// ToastHeight is the height below the buttons of a landscape phone that is left free for toasts, in device-independent pixels.
const ToastHeight = 40.0

// FullOffer returns the contents at the start of a round: tiles on every plate, and the marker in the centre.
func (f *Frame) FullOffer() OfferContents {
	s := OfferContents{Factories: f.Factories(), Stacks: 1}
	for i := range s.Factories {
		s.Shown = append(s.Shown, i)
	}
	return s
}

// factoryTiles is the number of tiles that a factory holds.
const factoryTiles = 4

// IsPlate reports whether a place is a factory, which is drawn as a plate.
func IsPlate(at engine.Place) bool { return at.Zone.Pool() && at.Zone.Numbered() }

// PlateRect returns the rectangle around all tiles of a full factory, with a margin as a fraction of a tile.
func PlateRect(look Look, at engine.Place, margin float64) stage.Rect {
	return PoolRect(look, at, factoryTiles, margin)
}

// SourceBox returns the box around n tiles in the centre, or around all tiles of a full factory.
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

// ShortSourceName returns the short name of a factory or of the centre.
func (f *Frame) ShortSourceName(at engine.Place) string {
	if !IsPlate(at) {
		return f.Words.T("log.centre")
	}
	return f.Words.T("log.factory", "factory", int(at.Row)+1)
}

// SourceName returns the spoken name of a factory or of the centre.
func (f *Frame) SourceName(at engine.Place) string {
	if !IsPlate(at) {
		return f.Words.T("accessible.centre")
	}
	return f.Words.T("accessible.factory", "factory", int(at.Row)+1)
}
