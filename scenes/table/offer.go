package table

import (
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Offer is where the factories and the centre lie: in a ring, or where that would be too small for a finger, in a grid.
type Offer interface {
	// Tile is where the i-th of the four tiles of a factory lies, InCentre the i-th of n tiles in the centre.
	Tile(factory, i int) Spot
	InCentre(i, n int) Spot
	// Pitch is how far apart the tiles of a factory lie: there is that much to hit for each.
	Pitch() float64
	// Room is what the offer takes of the stage.
	Room() stage.Rect
	Scenery(on *stage.Node, w ui.Wear)
}

// extent is what an offer takes of the stage, and how far apart the tiles of a factory lie there.
type extent struct {
	room  stage.Rect
	pitch float64
}

// Room implements Offer.
func (e extent) Room() stage.Rect { return e.room }

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
	// Round is the sprite of a round plate, Dish the panel of one in a grid.
	Round, Dish string
}
