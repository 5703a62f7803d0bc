package ui

import (
	"testing"

	"azulejo/game/stage"
)

// drawerBench is a drawer of 300 × 400 in a window of 390 × 844, under a pointer.
type drawerBench struct {
	*Drawer
	stage.Dispatcher
	shut int
}

func newDrawerBench(t *testing.T) *drawerBench {
	b := &drawerBench{}
	b.Drawer = newTestStage(t).kit.Drawer("drawer", "Moves", 300, 400, stage.Rect{W: 390, H: 844}, func() { b.shut++ })
	b.Dispatcher.Open(b.Node)
	return b
}

// drag drags from one height to another, or presses where they are the same.
func (b *drawerBench) drag(from, to float64) {
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

func TestDrawerIsShut(t *testing.T) {
	for _, c := range []struct {
		name     string
		from, to float64
		want     int
	}{
		{"a press beside it", 200, 200, 1},
		{"a press on it", 600, 600, 0},
		{"a drag down", 500, 600, 1},
		{"a short drag", 500, 540, 0},
		{"a drag up", 500, 300, 0},
	} {
		b := newDrawerBench(t)
		if b.drag(c.from, c.to); b.shut != c.want {
			t.Errorf("%s: shut %d times", c.name, b.shut)
		}
	}
}

func TestDrawerComesToItsPlace(t *testing.T) {
	b := newDrawerBench(t)
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
		t.Errorf("let go it stays at %v", b.content.Y)
	}
}
