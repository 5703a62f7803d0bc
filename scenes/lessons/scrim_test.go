package lessons

import (
	"math"
	"math/rand/v2"
	"testing"

	"azulejo/game/stage"
)

// TestCoversOfSpotlights checks the coverage of the scrim at random points against the distance to the nearest spotlight.
func TestCoversOfSpotlights(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	partial := 0
	for range 300 {
		var lights []spotlight
		for range 1 + dice.IntN(4) {
			size := 20 + 60*dice.Float64()
			h := spotlight{Rect: stage.Rect{X: 200 * dice.Float64(), Y: 200 * dice.Float64(), W: size, H: size}, round: dice.IntN(2) == 0}
			if !h.round {
				h.W *= 1 + dice.Float64()
			}
			lights = append(lights, h)
		}
		soft, y := 1+15*dice.Float64(), 250*dice.Float64()
		var xs []float64
		for x := range 250 {
			xs = append(xs, float64(x))
		}
		for i, got := range coverage(xs, y, lights, soft) {
			nearest := math.Inf(1)
			for _, h := range lights {
				nearest = min(nearest, h.distance(xs[i], y, soft)/soft)
			}
			d := min(1, max(0, nearest))
			if want := d * d * (3 - 2*d); math.Abs(got-want) > 1e-9 {
				t.Fatalf("the point %v, %v is covered by %v, expected %v, with %+v", xs[i], y, got, want, lights)
			} else if want > 0 && want < 1 {
				partial++
			}
		}
	}
	if partial < 1000 {
		t.Errorf("only %d points lie on an edge", partial)
	}
}
