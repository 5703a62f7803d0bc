package table

import (
	"math"

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

// HiddenOffer is an offer that is not shown. Tiles move from it and to it at a point.
type HiddenOffer struct{ X, Y float64 }

// Tile implements Offer.
func (h HiddenOffer) Tile(_, _ int) Spot { return Spot{X: h.X, Y: h.Y} }

// InCentre implements Offer.
func (h HiddenOffer) InCentre(_, _ int) Spot { return Spot{X: h.X, Y: h.Y} }

// Pitch implements Offer.
func (h HiddenOffer) Pitch() float64 { return math.Inf(1) }

// Bounds implements Offer.
func (h HiddenOffer) Bounds() stage.Rect { return stage.Rect{X: h.X, Y: h.Y} }

// Stacked implements Offer.
func (h HiddenOffer) Stacked() bool { return true }

// Scenery implements Offer.
func (h HiddenOffer) Scenery(*Scenery, ui.Theme) {}

// Badge implements Offer. There are no badges.
func (h HiddenOffer) Badge(int, engine.Seat) Badge { return Badge{} }

// EmptyOffer is the offer while no tiles are left in it: small plates in a row, with the cloth of the centre below the middle one.
type EmptyOffer struct {
	extent
	n      int
	sprite string
}

// FitEmptyOffer returns n plates next to each other in the middle of a rectangle. None of them can be pressed.
func FitEmptyOffer(r stage.Rect, n int, sprite string) *EmptyOffer {
	side := min(r.H, r.W/float64(n))
	room := stage.Rect{X: r.X + (r.W-side*float64(n))/2, Y: r.Y + (r.H-side)/2, W: side * float64(n), H: side}
	return &EmptyOffer{extent{bounds: room}, n, sprite}
}

// Tile implements Offer. Tiles that leave are drawn in the middle of their plate.
func (e *EmptyOffer) Tile(factory, _ int) Spot {
	return Spot{X: e.bounds.X + (float64(factory)+0.5)*e.bounds.H, Y: e.bounds.Y + e.bounds.H/2, Size: 0.4 * e.bounds.H}
}

// InCentre implements Offer.
func (e *EmptyOffer) InCentre(_, _ int) Spot { return e.Tile(e.n/2, 0) }

// Scenery implements Offer. Cloth and plates have the same names as in a ring, so that they shrink from there.
func (e *EmptyOffer) Scenery(d *Scenery, w ui.Theme) {
	size := 0.8 * e.bounds.H
	middle := e.InCentre(0, 1)
	d.AddCentre(stage.New("centre", &stage.Sprite{Name: "centre", Tint: w.Colour(ui.Cloth)}, middle.X, middle.Y, size, size))
	for i := range e.n {
		at := e.Tile(i, 0)
		d.AddPlate(i, stage.New(PlateName(i), stage.NewSprite(e.sprite), at.X, at.Y, size*plateBleed, size*plateBleed))
	}
}

// Badge implements Offer. There are no badges.
func (e *EmptyOffer) Badge(int, engine.Seat) Badge { return Badge{} }
