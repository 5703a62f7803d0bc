package ui

import (
	"testing"

	"azulejo/game/stage"
)

// drawerTest is a drawer of 300 × 400 in a window of 390 × 844 with a dispatcher.
type drawerTest struct {
	*Drawer
	stage.Dispatcher
	closed int
}

func newDrawerTest(t *testing.T) *drawerTest {
	d := &drawerTest{}
	d.Drawer = newUITest(t).kit.Drawer("drawer", "Moves", 300, 400, stage.Rect{W: 390, H: 844}, func() { d.closed++ })
	d.Dispatcher.Open(d.Node)
	return d
}

// drag drags from one y to another, or presses if they are equal.
func (d *drawerTest) drag(from, to float64) {
	p := stage.Pointer{X: 195, Y: from, Over: true, Pressed: true, Down: true}
	d.Update(p, stage.Keys{})
	p.Pressed, p.Dragging = false, from != to
	for i := range 11 {
		p.Y = from + (to-from)*float64(i)/10
		d.Update(p, stage.Keys{})
	}
	p.Down, p.Released = false, true
	d.Update(p, stage.Keys{})
}

// TestDrawerCloses checks which presses and drags close a drawer.
func TestDrawerCloses(t *testing.T) {
	for _, c := range []struct {
		name     string
		from, to float64
		want     int
	}{
		{"a press outside", 200, 200, 1},
		{"a press on the drawer", 600, 600, 0},
		{"a drag down", 500, 600, 1},
		{"a short drag", 500, 540, 0},
		{"a drag up", 500, 300, 0},
	} {
		d := newDrawerTest(t)
		if d.drag(c.from, c.to); d.closed != c.want {
			t.Errorf("%s: closed %d times", c.name, d.closed)
		}
	}
}

// TestDrawerSlides checks that a drawer slides in, and back after a short drag.
func TestDrawerSlides(t *testing.T) {
	d := newDrawerTest(t)
	d.SlideIn()
	last := d.content.Y
	if last < d.Rect.H {
		t.Errorf("the drawer begins at %v", last)
	}
	for range drawerTicks {
		if d.Tick(); d.content.Y >= last {
			t.Errorf("the drawer moves from %v to %v", last, d.content.Y)
		}
		last = d.content.Y
	}
	if last != 0 {
		t.Errorf("the drawer ends at %v", last)
	}
	d.drag(500, 540)
	for range drawerTicks {
		d.Tick()
	}
	if d.content.Y != 0 {
		t.Errorf("released, the drawer stays at %v", d.content.Y)
	}
}
