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
func (o *EmptyOffer) Tile(factory, _ int) Spot {
	return Spot{X: o.bounds.X + (float64(factory)+0.5)*o.bounds.H, Y: o.bounds.Y + o.bounds.H/2, Size: 0.4 * o.bounds.H}
}

// InCentre implements Offer.
func (o *EmptyOffer) InCentre(_, _ int) Spot { return o.Tile(o.n/2, 0) }

// Scenery implements Offer. Cloth and plates have the same names as in a ring, so that they shrink from there.
func (o *EmptyOffer) Scenery(on *stage.Node, w ui.Theme) {
	size := 0.8 * o.bounds.H
	middle := o.InCentre(0, 1)
	on.Add(stage.New("centre", &stage.Sprite{Name: "centre", Tint: w.Colour(ui.Cloth)}, middle.X, middle.Y, size, size))
	for i := range o.n {
		at := o.Tile(i, 0)
		on.Add(stage.New(PlateName(i), stage.NewSprite(o.sprite), at.X, at.Y, size*plateBleed, size*plateBleed))
	}
}

// Badge implements Offer. Badges are on the plate, next to those of other seats.
func (o *EmptyOffer) Badge(factory int, s engine.Seat) Badge {
	at := o.InCentre(0, 1)
	if factory >= 0 {
		at = o.Tile(factory, 0)
	}
	dx, dy := badgeSide(s)
	return Badge{Spot: Spot{X: at.X + 0.2*dx*o.bounds.H, Y: at.Y + 0.2*dy*o.bounds.H, Size: 0.5 * o.bounds.H}, NoSlots: true}
}
