package tween

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// TestStep checks the values that a step applies, and that it ends once.
func TestStep(t *testing.T) {
	var l Timeline
	var seen []float64
	ended := 0
	l.At(2, 4, Linear, func(t float64) { seen = append(seen, t) }).OnDone(func() { ended++ })
	for range 8 {
		l.Advance(1)
	}
	if want := []float64{0, 0.25, 0.5, 0.75, 1}; !reflect.DeepEqual(seen, want) {
		t.Errorf("applied %v, want %v", seen, want)
	}
	if ended != 1 || !l.Done() {
		t.Errorf("ended %d times, done %v; want once and done", ended, l.Done())
	}
}

// TestAdvanceByFractionsOfATick checks that a timeline can be advanced by fractions of a tick.
func TestAdvanceByFractionsOfATick(t *testing.T) {
	var l Timeline
	var last float64
	l.At(0, 2, Linear, func(t float64) { last = t })
	for i, want := range []float64{0.125, 0.25, 0.375} {
		if l.Advance(0.25); last != want {
			t.Errorf("after %d quarter ticks at %v, want %v", i+1, last, want)
		}
	}
}

// TestEndOrderIsIndependentOfSpeed checks that a timeline that is played fast ends the same steps in the same order as one played tick by tick.
func TestEndOrderIsIndependentOfSpeed(t *testing.T) {
	for seed := range uint64(50) {
		want := endsAt(seed, func(l *Timeline) { playBy(l, 1) })
		for name, play := range map[string]func(*Timeline){
			"quarter ticks": func(l *Timeline) { playBy(l, 0.25) },
			"seven ticks":   func(l *Timeline) { playBy(l, 7) },
			"finish":        (*Timeline).Finish,
			"half":          func(l *Timeline) { l.Advance(20); l.Finish() },
		} {
			if got := endsAt(seed, play); !reflect.DeepEqual(got, want) {
				t.Fatalf("seed %d by %s: %v, tick by tick %v", seed, name, got, want)
			}
		}
	}
}

// playBy plays a timeline to its end in steps of a number of ticks.
func playBy(l *Timeline, ticks float64) {
	for !l.Done() {
		l.Advance(ticks)
	}
}

// endsAt plays a random timeline, some of whose steps add steps, and returns the ends in order with the last value applied.
func endsAt(seed uint64, play func(*Timeline)) (ends []string) {
	r := rand.New(rand.NewPCG(seed, 1))
	var l Timeline
	values := make([]float64, 40)
	add := func(i int, then func()) {
		l.At(float64(r.IntN(10)), float64(r.IntN(20)), Spring, func(t float64) { values[i] = t }).OnDone(func() {
			ends = append(ends, fmt.Sprint(i, values[i]))
			if then != nil {
				then()
			}
		})
	}
	for i := range 20 {
		add(i, nil)
	}
	delay := float64(r.IntN(30))
	l.Call(delay, func() {
		for i := 20; i < 40; i++ {
			add(i, nil)
		}
	})
	play(&l)
	return ends
}

// TestStepsAddedWhilePlaying checks that a step added by another one starts at the time of that one.
func TestStepsAddedWhilePlaying(t *testing.T) {
	var l Timeline
	var seen []float64
	l.Call(5, func() { l.At(0, 4, Linear, func(t float64) { seen = append(seen, t) }) })
	l.Advance(6)
	if want := []float64{0.25}; !reflect.DeepEqual(seen, want) {
		t.Errorf("applied %v, want %v", seen, want)
	}
}

// TestReuse checks that steps can be added to a timeline that is done.
func TestReuse(t *testing.T) {
	var l Timeline
	l.At(0, 3, Linear, nil)
	l.Finish()
	var seen []float64
	l.At(1, 2, Linear, func(t float64) { seen = append(seen, t) })
	for range 3 {
		l.Advance(1)
	}
	if want := []float64{0, 0.5, 1}; !reflect.DeepEqual(seen, want) {
		t.Errorf("applied %v, want %v", seen, want)
	}
}

// TestClearWithinAStep checks that a step may clear the timeline and add another step, which does not start within the same call of Advance.
func TestClearWithinAStep(t *testing.T) {
	var l Timeline
	var restarted, dropped bool
	l.Call(1, func() {
		l.Clear()
		l.At(0, 2, Linear, nil).OnDone(func() { restarted = true })
	})
	l.Call(2, func() { dropped = true })
	l.Advance(10)
	if restarted || dropped {
		t.Errorf("restarted %v, dropped step ran %v within the clearing tick", restarted, dropped)
	}
	l.Advance(2)
	if !restarted || dropped {
		t.Errorf("restarted %v, dropped step ran %v", restarted, dropped)
	}
}

// TestAdvanceDoesNotAllocate checks that Advance does not allocate.
func TestAdvanceDoesNotAllocate(t *testing.T) {
	var l Timeline
	var x float64
	for i := range 100 {
		l.At(float64(i), 1000, Spring, func(t float64) { x += t })
	}
	if n := testing.AllocsPerRun(500, func() { l.Advance(1) }); n != 0 {
		t.Errorf("Advance allocates %v times", n)
	}
}

// TestStepsThatEndTogether checks that steps with the same end end in the order in which they were added, whatever their lengths, and that a step
// without a length applies its end.
func TestStepsThatEndTogether(t *testing.T) {
	var l Timeline
	var order []int
	var last float64
	for i, length := range []float64{10, 0, 5, 10} {
		l.At(10-length, length, Linear, func(t float64) { last = t }).OnDone(func() {
			if order = append(order, i); last != 1 {
				t.Errorf("step %d ends with %v", i, last)
			}
		})
	}
	l.Advance(20)
	if want := []int{0, 1, 2, 3}; !slices.Equal(order, want) {
		t.Errorf("the steps end in the order %v, expected %v", order, want)
	}
}
