package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Ring is the circle of factories around the centre.
type Ring struct {
	// X and Y are the middle, Radius is the distance from there to the middle of a factory, and Plate the radius of a factory.
	X, Y, Radius, Plate float64
	extent
	n       int
	metrics RingMetrics
	unit    float64
}

// FitRing arranges n factories in a rectangle: they touch its edge, with gaps of an eighth of a factory between them.
func FitRing(r stage.Rect, n int, m RingMetrics, unit float64) *Ring {
	half := min(r.W, r.H) / 2
	s := math.Sin(math.Pi / float64(n))
	g := &Ring{n: n, metrics: m, unit: unit, Plate: min(half*s/(s+1.14), half*0.28)}
	g.Radius = half - g.Plate
	g.X, g.Y = r.Middle()
	g.bounds = stage.Rect{X: g.X - half, Y: g.Y - half, W: 2 * half, H: 2 * half}
	g.pitch = g.Plate * m.Plate * min(m.X, m.Y)
	return g
}

// At returns the middle of a factory. The first is at the top, and the others follow clockwise.
func (r *Ring) At(i int) (x, y float64) {
	sin, cos := math.Sincos(2*math.Pi*float64(i)/float64(r.n) - math.Pi/2)
	return r.X + r.Radius*cos, r.Y + r.Radius*sin
}

// Tile implements Offer.
func (r *Ring) Tile(factory, i int) Spot {
	x, y := r.At(factory)
	h := r.Plate * r.metrics.Plate
	return rows{x, y, 2, h * r.metrics.X, h * r.metrics.Y}.spot(i, 4, h*r.metrics.SpriteHeight)
}

// InCentre implements Offer. The tiles are in rows around the middle of the centre, in as many columns as make them largest.
func (r *Ring) InCentre(i, n int) Spot {
	h := r.Plate * r.metrics.Centre
	w := h * r.metrics.TileWidth
	stepX, stepY := 1.13*w, h+0.13*w
	across, scale := 0, 0.0
	for columns := max(1, n); columns > 0; columns-- {
		diagonal := math.Hypot(float64(columns)*stepX, float64(RowsOf(n, columns))*stepY)
		if s := min(1, 2*r.Hub()*0.98/diagonal); s > scale+1e-9 {
			across, scale = columns, s
		}
	}
	return rows{r.X, r.Y, across, stepX * scale, stepY * scale}.spot(i, n, h*scale)
}

// Hub returns the radius of the centre.
func (r *Ring) Hub() float64 { return r.Radius - r.Plate - 14*r.unit }

// plateBleed is the width of a plate's sprite, which includes the shadow, in widths of the plate.
const plateBleed = 1.12

// cloth is the radius of the cloth in the centre, as a fraction of the ring's radius.
const cloth = 0.8

// Scenery implements Offer. Cloth and plates have names, by which they are animated to their next positions.
func (r *Ring) Scenery(d *Scenery, w ui.Theme) {
	wide, size := 2*max(cloth*r.Radius, r.Hub()), 2*r.Plate*plateBleed
	d.AddCentre(stage.New("centre", &stage.Sprite{Name: "centre", Tint: w.Colour(ui.Cloth)}, r.X, r.Y, wide, wide))
	for i := range r.n {
		x, y := r.At(i)
		d.AddPlate(i, stage.New(PlateName(i), stage.NewSprite(r.metrics.Sprite), x, y, size, size))
	}
}

// Badge implements Offer. Badges are on the rim of the plate.
func (r *Ring) Badge(factory int, s engine.Seat) Badge {
	size, far := badgeSize*r.Plate, badgeAway*r.Plate
	x, y := r.At(factory)
	dx, dy := badgeSide(s)
	return Badge{Spot: Spot{X: x + dx*far, Y: y + dy*far, Size: size}}
}
