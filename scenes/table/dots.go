package table

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Dots is the offer while it is empty: its plates, small and in a row, with the cloth of the centre below the middle one.
type Dots struct {
	extent
	n      int
	sprite string
}

// FitDots puts n plates next to each other in the middle of a rectangle. Nothing on them can be pressed.
func FitDots(r stage.Rect, n int, sprite string) *Dots {
	side := min(r.H, r.W/float64(n))
	room := stage.Rect{X: r.X + (r.W-side*float64(n))/2, Y: r.Y + (r.H-side)/2, W: side * float64(n), H: side}
	return &Dots{extent{room: room}, n, sprite}
}

// Tile implements Offer: what lies in the middle of a plate hides it.
func (o *Dots) Tile(factory, _ int) Spot {
	return Spot{X: o.room.X + (float64(factory)+0.5)*o.room.H, Y: o.room.Y + o.room.H/2, Size: 0.4 * o.room.H}
}

// InCentre implements Offer.
func (o *Dots) InCentre(_, _ int) Spot { return o.Tile(o.n/2, 0) }

// Scenery implements Offer: cloth and plates have the names of those in a ring, from where they shrink.
func (o *Dots) Scenery(on *stage.Node, w ui.Theme) {
	size := 0.8 * o.room.H
	middle := o.InCentre(0, 1)
	on.Add(stage.New("centre", &stage.Sprite{Name: "centre", Tint: w.Colour(ui.Cloth)}, middle.X, middle.Y, size, size))
	for i := range o.n {
		at := o.Tile(i, 0)
		on.Add(stage.New(fmt.Sprint("plate-", i), stage.NewSprite(o.sprite), at.X, at.Y, size*plateBleed, size*plateBleed))
	}
}

// Badge implements Offer: on the plate, next to the badges of other seats.
func (o *Dots) Badge(factory int, s engine.Seat) Badge {
	at := o.InCentre(0, 1)
	if factory >= 0 {
		at = o.Tile(factory, 0)
	}
	dx, dy := badgeSide(s)
	return Badge{Spot: Spot{X: at.X + 0.2*dx*o.room.H, Y: at.Y + 0.2*dy*o.room.H, Size: 0.5 * o.room.H}, Alone: true}
}
