package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Offer is where the factories and the centre lie.
type Offer interface {
	// Tile returns the spot of the i-th of the four tiles of a factory, InCentre that of the i-th of n tiles in the centre.
	Tile(factory, i int) Spot
	InCentre(i, n int) Spot
	// Badge returns where the emblem of a seat marks a factory, or the centre where the number is negative.
	Badge(factory int, s engine.Seat) Badge
	// Pitch returns the distance between the tiles of a factory, which is the size of what can be hit.
	Pitch() float64
	// Room returns the rectangle that the offer takes.
	Room() stage.Rect
	// Stacked reports whether tiles of one colour lie on top of each other in the centre.
	Stacked() bool
	Scenery(on *stage.Node, w ui.Theme)
}

// extent is the rectangle that an offer takes, and the distance between the tiles of a factory.
type extent struct {
	room  stage.Rect
	pitch float64
}

// Room implements Offer.
func (e extent) Room() stage.Rect { return e.room }

// Stacked implements Offer.
func (e extent) Stacked() bool { return false }

// Pitch implements Offer.
func (e extent) Pitch() float64 { return e.pitch }

// Mould is the arrangement of tiles on a ring of factories. Lengths are in heights of a tile.
type Mould struct {
	// Wide is the width of a tile's sprite, Tall how much taller that is than the tile.
	Wide, Tall float64
	// X and Y are the distances between tiles in a factory.
	X, Y float64
	// Plate and Centre are the height of a tile on a plate and in the centre, for a plate of radius 1.
	Plate, Centre float64
	// Round is the sprite of a plate.
	Round string
}

// Badge is where an emblem marks the source of a seat's last move, clear of the tiles there. A Spot without a size shows none.
type Badge struct {
	Spot
	// Plate is the sprite below the emblem for a plate that is no longer shown, or empty, and PlateWidth how wide it is.
	Plate      string
	PlateWidth float64
	// Alone is set where there is no room for the slots of the tiles next to the badge.
	Alone bool
}

// inCentre stands for the centre where a factory is asked for.
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

// LeastBadge returns the smallest side at which badges can be told apart.
func LeastBadge(k *ui.Kit) float64 { return max(18*k.Device, 27*k.Unit) }
