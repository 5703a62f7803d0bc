package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

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
