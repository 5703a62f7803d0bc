package tween

import (
	"math"
	"testing"
)

// TestEndsOfEases checks that eases start at 0 and end at exactly 1.
func TestEndsOfEases(t *testing.T) {
	for name, ease := range map[string]Ease{"Linear": Linear, "OutCubic": OutCubic, "InOutCubic": InOutCubic, "Spring": Spring} {
		if got := ease(0); math.Abs(got) > 1e-12 {
			t.Errorf("%s(0) = %v, want 0", name, got)
		}
		if got := ease(1); got != 1 {
			t.Errorf("%s(1) = %v, want exactly 1", name, got)
		}
	}
}

// TestShapeOfEases checks the maxima of eases and on which side of the diagonal they are.
func TestShapeOfEases(t *testing.T) {
	highest := func(ease Ease) (most float64) {
		for i := range 1001 {
			most = max(most, ease(float64(i)/1000))
		}
		return most
	}
	for _, c := range []struct {
		name     string
		ease     Ease
		from, to float64 // bounds of the highest value
	}{
		{"Linear", Linear, 1, 1}, {"OutCubic", OutCubic, 1, 1}, {"InOutCubic", InOutCubic, 1, 1},
		{"Spring", Spring, 1.05, 1.3},
	} {
		if got := highest(c.ease); got < c.from || got > c.to {
			t.Errorf("the maximum of %s is %v, want %v to %v", c.name, got, c.from, c.to)
		}
	}
	if OutCubic(0.25) <= 0.25 || InOutCubic(0.25) >= 0.25 || InOutCubic(0.75) <= 0.75 {
		t.Error("an ease has the wrong shape")
	}
}

// TestSpringSwingsBackTwice checks that Spring first exceeds its end, then falls short of it and exceeds it again, less each time.
func TestSpringSwingsBackTwice(t *testing.T) {
	var swings []float64 // the greatest distance from the end between two crossings
	most := 0.0
	for i := range 1000 {
		away := Spring(float64(i)/1000) - 1
		if most*away < 0 {
			swings, most = append(swings, most), 0
		}
		if math.Abs(away) > math.Abs(most) {
			most = away
		}
	}
	swings = append(swings, most)
	if len(swings) != 4 || swings[0] != -1 {
		t.Fatalf("the swings are %v", swings)
	}
	for i, s := range swings[1:] {
		if math.Abs(s) >= math.Abs(swings[i]) {
			t.Errorf("swing %d, %v, is not less than the one before, %v", i+1, s, swings[i])
		}
	}
}
