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
