package game

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestNeedsDraw checks that frames are drawn until the screen has settled, after changes, and on another screen.
func TestNeedsDraw(t *testing.T) {
	one, other := ebiten.NewImage(4, 4), ebiten.NewImage(4, 4)
	var i idle
	settle := func() {
		for range settleTicks + 1 {
			i.tick(false)
			i.needsDraw(one)
		}
	}
	for _, x := range []struct {
		name  string
		after func()
		on    *ebiten.Image
		want  bool
	}{
		{"the first frame", func() {}, one, true},
		{"a tick later", func() { i.tick(false) }, one, true},
		{"settled", settle, one, false},
		{"settled, a tick later", func() { i.tick(false) }, one, false},
		{"another screen", func() {}, other, true},
		{"a change", func() { settle(); i.tick(true) }, one, true},
		{"a change, and many ticks without a frame", func() {
			settle()
			i.tick(true)
			for range 60 {
				i.tick(false)
			}
		}, one, true},
		{"the next frame", func() {}, one, false},
		{"invalidated between two ticks", func() { settle(); i.invalidate() }, one, true},
	} {
		if x.after(); i.needsDraw(x.on) != x.want {
			t.Errorf("%s: drawn is %v", x.name, !x.want)
		}
	}
}

// TestRedraw checks that redraw draws one frame and no more.
func TestRedraw(t *testing.T) {
	var i idle
	for range 2 * settleTicks {
		i.tick(false)
		i.needsDraw(nil)
	}
	i.redraw()
	if i.tick(false); i.settled() || !i.needsDraw(nil) {
		t.Error("the frame is not drawn")
	}
	for range 4 {
		if i.tick(false); !i.settled() || i.needsDraw(nil) {
			t.Error("more than one frame is drawn")
		}
	}
}
