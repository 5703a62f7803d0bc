package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Offer is the layout of the factories and the centre.
type Offer interface {
	// Tile returns the spot of the i-th of the four tiles of a factory, InCentre that of the i-th of n tiles in the centre.
	Tile(factory, i int) Spot
	InCentre(i, n int) Spot
	// Badge returns where the emblem of a seat marks a factory that it emptied.
	Badge(factory int, s engine.Seat) Badge
	// Pitch returns the distance between the tiles of a factory, which is the size of their touch targets.
	Pitch() float64
	// Bounds returns the rectangle that the offer covers.
	Bounds() stage.Rect
	// Stacked reports whether tiles of one colour are stacked in the centre.
	Stacked() bool
	// Scenery adds everything but the tiles.
	Scenery(d *Scenery, w ui.Theme)
}

// extent implements a part of Offer: its bounds and the distance between the tiles of a factory.
type extent struct {
	bounds stage.Rect
	pitch  float64
}

// Bounds implements Offer.
func (e extent) Bounds() stage.Rect { return e.bounds }

// Stacked implements Offer.
func (e extent) Stacked() bool { return false }

// Pitch implements Offer.
func (e extent) Pitch() float64 { return e.pitch }

// RingMetrics are the proportions of tiles on a ring of factories. Lengths are in heights of a tile.
type RingMetrics struct {
	// TileWidth is the width of a tile's sprite, and SpriteHeight its height.
	TileWidth, SpriteHeight float64
	// X and Y are the distances between tiles in a factory.
	X, Y float64
	// Plate and Centre are the height of a tile on a plate and in the centre, for a plate of radius 1.
	Plate, Centre float64
	// Sprite is the sprite of a plate.
	Sprite string
}

// Badge is where an emblem marks the source of a seat's last move, clear of the tiles there. A Spot of size 0 shows none.
type Badge struct {
	Spot
}

// inCentre is the number of the centre among the factories.
const inCentre = -1

// FactoryOf returns the number of a factory, negative for the centre.
func FactoryOf(source engine.Place) int {
	if !IsPlate(source) {
		return inCentre
	}
	return int(source.Row)
}

// badgeSize is the size of a badge, and badgeAway its distance from the middle of the plate, both in radii of the plate.
const (
	badgeSize = 0.44
	badgeAway = 0.84
)

// badgeSide returns the direction in which the badge of a seat lies from the middle of a plate or of the centre: left, right, below, above.
func badgeSide(s engine.Seat) (x, y float64) {
	side := [engine.MaxSeats][2]float64{{-1, 0}, {1, 0}, {0, 1}, {0, -1}}[s]
	return side[0], side[1]
}
