package table

import (
	"math"

	"azulejo/game/stage"
)

// Ring is the circle of factories around the centre.
type Ring struct {
	// X and Y are its middle, Radius the way from there to the middle of a factory, Plate the radius of a factory.
	X, Y, Radius, Plate float64
	n                   int
}

// FitRing spaces n factories in a rectangle: they touch its edge and keep a gap of an eighth to each other.
func FitRing(r stage.Rect, n int) Ring {
	half := min(r.W, r.H) / 2
	s := math.Sin(math.Pi / float64(n))
	g := Ring{n: n, Plate: min(half*s/(s+1.14), half*0.24)}
	g.Radius = half - g.Plate
	g.X, g.Y = r.Middle()
	return g
}

// At is the middle of a factory; the first lies at the top, the others follow clockwise.
func (g *Ring) At(i int) (x, y float64) {
	sin, cos := math.Sincos(2*math.Pi*float64(i)/float64(g.n) - math.Pi/2)
	return g.X + g.Radius*cos, g.Y + g.Radius*sin
}

// Hub is the radius of the centre, unit pixels to a design unit.
func (g *Ring) Hub(unit float64) float64 { return g.Radius - g.Plate - 14*unit }

// Rows packs n tiles of w × h in rows around the middle of the centre, small enough to fit, and returns the place of the i-th
// and the scale of the tiles.
func (g *Ring) Rows(i, n int, w, h, unit float64) (x, y, scale float64) {
	across := max(4, int(math.Ceil(math.Sqrt(float64(n)*1.1*h/w))))
	rows := (n + across - 1) / across
	stepX, stepY := 1.13*w, h+0.13*w
	room := 2 * g.Hub(unit) * 0.7
	scale = min(1, room/(float64(across)*stepX), room/(float64(rows)*stepY))
	row, col := i/across, i%across
	inRow := min(across, n-row*across)
	return g.X + (float64(col)-float64(inRow-1)/2)*stepX*scale, g.Y + (float64(row)-float64(rows-1)/2)*stepY*scale, scale
}

// plateBleed is how far a plate's sprite reaches beyond the plate, for its shadow.
const plateBleed = 1.12

// Scenery draws the centre and the factories, each the sprite plate.
func (g *Ring) Scenery(on *stage.Node, plate string, unit float64) {
	hub, size := 2*g.Hub(unit), 2*g.Plate*plateBleed
	on.Add(stage.New("", stage.Pic("centre"), g.X, g.Y, hub, hub))
	for i := range g.n {
		x, y := g.At(i)
		on.Add(stage.New("", stage.Pic(plate), x, y, size, size))
	}
}
