package stage

import "testing"

// byFinger turns strokes into those of a finger.
func byFinger(ticks ...Pointer) []Pointer {
	for i := range ticks {
		ticks[i].Finger = true
	}
	return ticks
}

// for keeps a finger in place for a number of ticks.
func resting(n int) (ticks []Pointer) {
	for range n {
		ticks = append(ticks, Pointer{Over: true, Down: true})
	}
	return ticks
}

// lost lifts the pointer while another finger is down.
func lost(p Pointer) Pointer {
	p.Cancelled = true
	return p
}

func TestFinger(t *testing.T) {
	long := resting(LongPressTicks)
	for _, c := range []struct {
		name  string
		ticks []Pointer
		told  string
	}{
		{"a tap", byFinger(press(0, 0), up(0, 0)), "a press"},
		{"a slow tap", byFinger(append(append([]Pointer{press(0, 0)}, long[:LongPressTicks-1]...), up(0, 0))...), "a press"},
		{"a long press", byFinger(append(append([]Pointer{press(0, 0)}, long...), up(0, 0))...), "a long true, a long false"},
		{"a long press that goes on", byFinger(append(append([]Pointer{press(0, 0)}, long...), drag(4, 0), drop(4, 0))...), "a long true, a long false, a grab 4 0, a drag 4 0, a drop 4 0"},
		{"a long press of the mouse", append(append([]Pointer{press(0, 0)}, long...), up(0, 0)), "a press"},
		{"a tap of two", byFinger(press(0, 0), lost(up(0, 0))), ""},
		{"a drag of two", byFinger(press(0, 0), drag(4, 0), drag(5, 0), lost(drop(5, 0)), point(5, 0)), "a grab 4 0, a drag 5 0, a leave"},
	} {
		d := &diary{}
		a := d.tile("a", 0, 0)
		a.Touch.LongPress = func(on bool) { d.note("a long", on) }
		var disp Dispatcher
		disp.Scope = Group("").Add(a)
		for _, p := range c.ticks {
			disp.Update(p, Keys{})
		}
		d.expect(t, c.name, c.told)
	}
}
