package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// play changes the devices by one step per tick and returns the strokes.
func play(scale float64, steps ...func(*fakeSource)) []Stroke {
	f := newFakeSource()
	in := NewFrom(f)
	in.SetViewport(scale, 0, 0)
	in.Update()
	var out []Stroke
	for _, step := range steps {
		f.tick()
		step(f)
		in.Update()
		out = append(out, in.Stroke())
	}
	return out
}

func move(x, y float64) func(*fakeSource) { return func(f *fakeSource) { f.x, f.y = x, y } }
func idle(*fakeSource)                    {}
func press(f *fakeSource)                 { f.press(ebiten.MouseButtonLeft) }
func release(f *fakeSource)               { f.release(ebiten.MouseButtonLeft) }

func finger(id ebiten.TouchID, x, y float64) func(*fakeSource) {
	return func(f *fakeSource) { f.fingers[id] = [2]float64{x, y} }
}

func lift(id ebiten.TouchID) func(*fakeSource) { return func(f *fakeSource) { delete(f.fingers, id) } }

// expect compares strokes.
func expect(t *testing.T, got []Stroke, want ...Stroke) {
	t.Helper()
	for i, w := range want {
		if got[i] != w {
			t.Errorf("tick %d:\n got %+v\nwant %+v", i, got[i], w)
		}
	}
}

// TestMouseClick checks the strokes of a move and a click.
func TestMouseClick(t *testing.T) {
	expect(t, play(1, idle, move(10, 20), idle, press, idle, release, idle),
		Stroke{},
		Stroke{X: 10, Y: 20, Over: true, Moved: true},
		Stroke{X: 10, Y: 20, Over: true},
		Stroke{X: 10, Y: 20, StartX: 10, StartY: 20, Over: true, Pressed: true, Down: true},
		Stroke{X: 10, Y: 20, StartX: 10, StartY: 20, Over: true, Down: true},
		Stroke{X: 10, Y: 20, StartX: 10, StartY: 20, Over: true, Released: true},
		Stroke{X: 10, Y: 20, StartX: 10, StartY: 20, Over: true},
	)
}

// TestClickWithinATick checks a press and release within a tick.
func TestClickWithinATick(t *testing.T) {
	click := func(f *fakeSource) { f.mouse[ebiten.MouseButtonLeft] = [3]bool{true, false, true} }
	expect(t, play(1, click, idle),
		Stroke{Over: true, Pressed: true, Released: true},
		Stroke{Over: true},
	)
}

// TestReleaseAndPressWithinATick checks that a press within the tick of a release is reported in the next tick.
func TestReleaseAndPressWithinATick(t *testing.T) {
	both := func(f *fakeSource) { f.mouse[ebiten.MouseButtonLeft] = [3]bool{true, true, true} }
	expect(t, play(1, press, both, idle),
		Stroke{Over: true, Pressed: true, Down: true},
		Stroke{Over: true, Released: true},
		Stroke{Over: true, Pressed: true, Down: true},
	)
}

// TestMouseDragDistance checks that a drag starts after four device-independent pixels.
func TestMouseDragDistance(t *testing.T) {
	for _, c := range []struct {
		scale, by float64
		drags     bool
	}{{1, 3.9, false}, {1, 4, true}, {2, 7.9, false}, {2, 8, true}, {1.5, 6, true}} {
		got := play(c.scale, move(100, 100), press, move(100+c.by, 100), release, idle)
		for i, want := range []bool{false, false, c.drags, c.drags, false} {
			if got[i].Dragging != want {
				t.Errorf("scale %v, moved %v, tick %d: dragging %v, want %v", c.scale, c.by, i, got[i].Dragging, want)
			}
		}
	}
}

// TestDragBackToStart checks that a drag stays a drag when it returns to its start.
func TestDragBackToStart(t *testing.T) {
	got := play(1, press, move(50, 0), move(0, 0), release)
	if !got[2].Dragging || !got[3].Dragging || !got[3].Released {
		t.Errorf("back at its start: %+v, then %+v", got[2], got[3])
	}
}

// TestTap checks the strokes of a tap.
func TestTap(t *testing.T) {
	expect(t, play(1, finger(7, 5, 6), idle, lift(7), idle, idle),
		Stroke{X: 5, Y: 6, StartX: 5, StartY: 6, Over: true, Moved: true, Pressed: true, Down: true, Finger: true},
		Stroke{X: 5, Y: 6, StartX: 5, StartY: 6, Over: true, Down: true, Finger: true},
		Stroke{X: 5, Y: 6, StartX: 5, StartY: 6, Over: true, Released: true, Finger: true},
		Stroke{X: 5, Y: 6, StartX: 5, StartY: 6, Finger: true},
		Stroke{X: 5, Y: 6, StartX: 5, StartY: 6, Finger: true},
	)
}

// TestRestingFingerIsActive checks that a finger that rests counts as input, so that what a long press opens is drawn, and that a mouse button does not.
func TestRestingFingerIsActive(t *testing.T) {
	for _, c := range []struct {
		down func(*fakeSource)
		want bool
	}{{finger(7, 5, 6), true}, {press, false}} {
		f := newFakeSource()
		in := NewFrom(f)
		in.Update()
		for _, step := range []func(*fakeSource){c.down, idle, idle} {
			f.tick()
			step(f)
			in.Update()
		}
		if in.Active() != c.want {
			t.Errorf("at rest: active %v, expected %v", in.Active(), c.want)
		}
	}
}

// TestOnlyFirstFingerIsTracked checks that other fingers do not move or release the stroke.
func TestOnlyFirstFingerIsTracked(t *testing.T) {
	got := play(1, finger(1, 10, 10), finger(2, 90, 90), finger(2, 80, 80), finger(1, 30, 10), lift(1), idle, lift(2), finger(3, 1, 2))
	for i, want := range []struct {
		x                 float64
		pressed, released bool
	}{{10, true, false}, {10, false, false}, {10, false, false}, {30, false, false}, {30, false, true}, {30, false, false}, {30, false, false}, {1, true, false}} {
		if s := got[i]; s.X != want.x || s.Pressed != want.pressed || s.Released != want.released {
			t.Errorf("tick %d: %+v, want %+v", i, s, want)
		}
	}
	if !got[4].Dragging {
		t.Error("the first finger's drag was lost to the second")
	}
}

// TestSecondFingerCancels checks that a stroke is cancelled if a second finger is down when it ends, or by the system.
func TestSecondFingerCancels(t *testing.T) {
	both := func(f *fakeSource) { lift(1)(f); lift(2)(f) }
	for _, c := range []struct {
		name      string
		ticks     []func(*fakeSource)
		cancelled bool
	}{
		{"one finger", []func(*fakeSource){finger(1, 10, 10), lift(1)}, false},
		{"the second stays", []func(*fakeSource){finger(1, 10, 10), finger(2, 90, 90), lift(1)}, true},
		{"both are lifted", []func(*fakeSource){finger(1, 10, 10), finger(2, 90, 90), both}, true},
		{"cancelled by the system", []func(*fakeSource){finger(1, 10, 10), func(f *fakeSource) { lift(1)(f); f.cancel = true }}, true},
		{"the second is lifted first", []func(*fakeSource){finger(1, 10, 10), finger(2, 90, 90), lift(2), idle, lift(1)}, false},
	} {
		got := play(1, c.ticks...)
		if s := got[len(got)-1]; !s.Released || s.Cancelled != c.cancelled {
			t.Errorf("%s: %+v", c.name, s)
		}
	}
}

// TestTouchDragDistance checks that a drag by touch starts after eight pixels.
func TestTouchDragDistance(t *testing.T) {
	for distance, want := range map[float64]bool{7: false, 8: true} {
		if got := play(1, finger(1, 10, 10), finger(1, 10+distance, 10)); got[1].Dragging != want {
			t.Errorf("a finger that has moved by %v drags: %v", distance, !want)
		}
	}
}

// TestMouseAfterFinger checks that the mouse is reported again after a touch when it has moved.
func TestMouseAfterFinger(t *testing.T) {
	got := play(1, move(10, 10), finger(1, 50, 50), lift(1), idle, move(11, 10))
	if s := got[3]; s.Over || s.X != 50 {
		t.Errorf("the idle mouse is reported: %+v", s)
	}
	if s := got[4]; !s.Over || !s.Moved || s.Finger || s.X != 11 {
		t.Errorf("the moved mouse is not reported: %+v", s)
	}
}

// TestRandomStrokes checks that strokes are consistent for random input.
func TestRandomStrokes(t *testing.T) {
	steps := []func(*fakeSource){press, release, idle, move(3, 3), move(30, 0), finger(1, 1, 1), finger(1, 9, 9), finger(2, 4, 4), lift(1), lift(2),
		func(f *fakeSource) { f.mouse[ebiten.MouseButtonLeft] = [3]bool{true, false, true} }}
	next := uint32(1)
	var script []func(*fakeSource)
	for range 5000 {
		next = next*1664525 + 1013904223
		script = append(script, steps[next>>16%uint32(len(steps))])
	}
	down := false
	for i, s := range play(1, script...) {
		if down && s.Pressed || !down && !s.Pressed && (s.Down || s.Released) {
			t.Fatalf("tick %d: down before: %v, now %+v", i, down, s)
		}
		if s.Released && s.Down || s.Pressed && !s.Down && !s.Released || !s.Over && (s.Down || s.Released) {
			t.Fatalf("tick %d is inconsistent: %+v", i, s)
		}
		if down && !s.Down && !s.Released {
			t.Fatalf("tick %d: a stroke ended without a release: %+v", i, s)
		}
		down = s.Down
	}
}
