package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Offer is where the factories and the centre lie.
type Offer interface {
	// Tile is where the i-th of the four tiles of a factory lies, InCentre the i-th of n tiles in the centre.
	Tile(factory, i int) Spot
	InCentre(i, n int) Spot
	// Badge is where the emblem of a seat marks a factory, or the centre where there is none of that number.
	Badge(factory int, s engine.Seat) Badge
	// Pitch is how far apart the tiles of a factory lie: there is that much to hit for each.
	Pitch() float64
	// Room is what the offer takes of the stage.
	Room() stage.Rect
	// Stacked reports whether the tiles of a colour lie on each other in the centre.
	Stacked() bool
	Scenery(on *stage.Node, w ui.Theme)
}

// extent is what an offer takes of the stage, and how far apart the tiles of a factory lie there.
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

// Mould is how tiles lie beside each other on the offer. Lengths are parts of a tile's height.
type Mould struct {
	// Wide is the width of a tile's sprite, Tall how much taller that is than the tile.
	Wide, Tall float64
	// X and Y are the ways from tile to tile in a factory.
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
	// Alone badges have no room for the slots of the tiles beside them.
	Alone bool
}

// inCentre is the number of no factory, for the badges of the centre.
const inCentre = -1

// FactoryOf is the number of a factory, negative for the centre.
func FactoryOf(source engine.Place) int {
	if !IsPlate(source) {
		return inCentre
	}
	return int(source.Row)
}

// badgeSize is that of an emblem as a part of the radius of a plate, and badgeAway how far it lies from the plate's middle.
const (
	badgeSize = 0.44
	badgeAway = 0.84
)

// badgeSide is the direction in which the badge of a seat lies from the middle of a plate or of the centre: left, right, below, above.
func badgeSide(s engine.Seat) (x, y float64) {
	side := [engine.MaxSeats][2]float64{{-1, 0}, {1, 0}, {0, 1}, {0, -1}}[s]
	return side[0], side[1]
}

// LeastBadge is the smallest side of a badge that can be told from others.
func LeastBadge(k *ui.Kit) float64 { return max(18*k.Device, 27*k.Unit) }
