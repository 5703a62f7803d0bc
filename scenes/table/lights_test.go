package table

import (
	"testing"

	"azulejo/engine"
)

// TestLightsAreLimited checks that a place that is asked for light all the time is lit at most twice in any second, and that another place is not
// affected.
func TestLightsAreLimited(t *testing.T) {
	var l lights
	score := engine.Place{Zone: engine.Score}
	var lit []float64
	for ; l.clock < 600; l.clock++ {
		if l.free(score) {
			lit = append(lit, l.clock)
		}
	}
	if len(lit) < 10 {
		t.Fatalf("it was lit only %d times in 10 seconds", len(lit))
	}
	for i := 2; i < len(lit); i++ {
		if lit[i]-lit[i-2] < 60 {
			t.Errorf("lit at %v, %v and %v", lit[i-2], lit[i-1], lit[i])
		}
	}
	if !l.free(engine.Place{Zone: engine.Score, Seat: 1}) {
		t.Error("another place cannot be lit")
	}
}

// TestSpansOfARun checks the lengths of the runs across and down through a place that is lit, and that a new beat starts a new run.
func TestSpansOfARun(t *testing.T) {
	var r litSpaces
	at := slot(engine.Wall, 0, 2, 1)
	for _, p := range []engine.Place{at, slot(engine.Wall, 0, 2, 2), slot(engine.Wall, 0, 2, 3), slot(engine.Wall, 0, 1, 1)} {
		r.add(engine.Event{Kind: engine.Glow, Beat: 3, To: p})
	}
	if across, down := r.spans(at); across != 3 || down != 2 {
		t.Errorf("%d across and %d down, expected 3 and 2", across, down)
	}
	r.add(engine.Event{Kind: engine.Glow, Beat: 4, To: at})
	if across, down := r.spans(at); across != 1 || down != 1 {
		t.Errorf("another beat starts with %d across and %d down", across, down)
	}
}

// TestDustIsBoundedAndSettles checks that the number of grains in the air has a maximum and returns to 0.
func TestDustIsBoundedAndSettles(t *testing.T) {
	d := NewDust()
	for range 50 {
		d.Emit(40, 0, 0, 100, 100, 50)
		d.Advance(1)
	}
	if d.inAir == 0 || d.inAir > maxGrains {
		t.Errorf("%d grains are in the air", d.inAir)
	}
	for range 60 {
		d.Advance(1)
	}
	if d.inAir != 0 {
		t.Errorf("%d grains never settle", d.inAir)
	}
}
