package stage

import "testing"

// asTouch marks strokes as those of a finger.
func asTouch(ticks ...Pointer) []Pointer {
	for i := range ticks {
		ticks[i].Finger = true
	}
	return ticks
}

// holdFor keeps the pointer in place for n ticks.
func holdFor(n int) (ticks []Pointer) {
	for range n {
		ticks = append(ticks, Pointer{Over: true, Down: true})
	}
	return ticks
}

// cancelled cancels the touch, as when a second finger is down.
func cancelled(p Pointer) Pointer {
	p.Cancelled = true
	return p
}

// TestTouch checks taps, long presses and drags by touch.
func TestTouch(t *testing.T) {
	long := holdFor(LongPressTicks)
	for _, c := range []struct {
		name  string
		ticks []Pointer
		calls string
	}{
		{"a tap", asTouch(press(0, 0), up(0, 0)), "a press"},
		{"a slow tap", asTouch(append(append([]Pointer{press(0, 0)}, long[:LongPressTicks-1]...), up(0, 0))...), "a press"},
		{"a long press", asTouch(append(append([]Pointer{press(0, 0)}, long...), up(0, 0))...), "a long true, a long false"},
		{"a long press, then a drag", asTouch(append(append([]Pointer{press(0, 0)}, long...), drag(4, 0), drop(4, 0))...), "a long true, a long false, a grab 4 0, a drag 4 0, a drop 4 0"},
		{"a long press of the mouse", append(append([]Pointer{press(0, 0)}, long...), up(0, 0)), "a press"},
		{"a tap with two fingers", asTouch(press(0, 0), cancelled(up(0, 0))), ""},
		{"a drag with two fingers", asTouch(press(0, 0), drag(4, 0), drag(5, 0), cancelled(drop(5, 0)), point(5, 0)), "a grab 4 0, a drag 5 0, a leave"},
	} {
		log := &callLog{}
		a := log.tile("a", 0, 0)
		a.Touch.LongPress = func(on bool) { log.record("a long", on) }
		d := &Dispatcher{Scope: Group("").Add(a)}
		for _, p := range c.ticks {
			d.Update(p, Keys{})
		}
		log.expect(t, c.name, c.calls)
	}
}

// TestFingersWithoutEffect checks that a finger that rests on a node without a long press, or moves far on one that cannot be dragged, has no effect until
// it is lifted, and that a node with a click but no press is clicked.
func TestFingersWithoutEffect(t *testing.T) {
	long := holdFor(2 * LongPressTicks)
	calls := ""
	rest, slide := New("rest", nil, 0, 0, 10, 10), New("slide", nil, 100, 0, 10, 10)
	rest.Touch = &Touch{Click: func(x, _ float64) { calls += "click " }}
	slide.Touch = &Touch{LongPress: func(bool) { calls += "long " }}
	d := &Dispatcher{Scope: Group("").Add(rest, slide)}
	for _, p := range asTouch(append(append([]Pointer{press(0, 0)}, long...), up(0, 0))...) {
		d.Update(p, Keys{})
	}
	if calls != "click " {
		t.Errorf("a finger rests on a node without a long press: %q", calls)
	}
	sliding := []Pointer{press(100, 0)}
	for range 2 * LongPressTicks {
		sliding = append(sliding, drag(108, 0))
	}
	calls = ""
	for _, p := range asTouch(append(sliding, drop(108, 0))...) {
		d.Update(p, Keys{})
	}
	if calls != "" {
		t.Errorf("a finger slides on a node that cannot be dragged: %q", calls)
	}
}
