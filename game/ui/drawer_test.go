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
	b := &drawerTest{}
	b.Drawer = newUITest(t).kit.Drawer("drawer", "Moves", 300, 400, stage.Rect{W: 390, H: 844}, func() { b.closed++ })
	b.Dispatcher.Open(b.Node)
	return b
}

// drag drags from one y to another, or presses if they are equal.
func (b *drawerTest) drag(from, to float64) {
	p := stage.Pointer{X: 195, Y: from, Over: true, Pressed: true, Down: true}
	b.Update(p, stage.Keys{})
	p.Pressed, p.Dragging = false, from != to
	for i := range 11 {
		p.Y = from + (to-from)*float64(i)/10
		b.Update(p, stage.Keys{})
	}
	p.Down, p.Released = false, true
	b.Update(p, stage.Keys{})
}

func TestDrawerCloses(t *testing.T) {
	for _, c := range []struct {
		name     string
		from, to float64
		want     int
	}{
		{"a press outside", 200, 200, 1},
		{"a press on it", 600, 600, 0},
		{"a drag down", 500, 600, 1},
		{"a short drag", 500, 540, 0},
		{"a drag up", 500, 300, 0},
	} {
		b := newDrawerTest(t)
		if b.drag(c.from, c.to); b.closed != c.want {
			t.Errorf("%s: closed %d times", c.name, b.closed)
		}
	}
}

func TestDrawerSlides(t *testing.T) {
	b := newDrawerTest(t)
	b.SlideIn()
	last := b.content.Y
	if last < b.Rect.H {
		t.Errorf("it begins at %v", last)
	}
	for range drawerTicks {
		if b.Tick(); b.content.Y >= last {
			t.Errorf("from %v to %v", last, b.content.Y)
		}
		last = b.content.Y
	}
	if last != 0 {
		t.Errorf("it ends at %v", last)
	}
	b.drag(500, 540)
	for range drawerTicks {
		b.Tick()
	}
	if b.content.Y != 0 {
		t.Errorf("released, it stays at %v", b.content.Y)
	}
}
