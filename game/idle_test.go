package game

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestNeedsDraw(t *testing.T) {
	one, other := ebiten.NewImage(4, 4), ebiten.NewImage(4, 4)
	var r idle
	settle := func() {
		for range settleTicks + 1 {
			r.tick(false)
			r.needsDraw(one)
		}
	}
	for _, x := range []struct {
		name  string
		after func()
		on    *ebiten.Image
		want  bool
	}{
		{"the first frame", func() {}, one, true},
		{"a tick later", func() { r.tick(false) }, one, true},
		{"settled", settle, one, false},
		{"settled, a tick later", func() { r.tick(false) }, one, false},
		{"another screen", func() {}, other, true},
		{"a change", func() { settle(); r.tick(true) }, one, true},
		{"and many ticks passed without a frame", func() {
			settle()
			r.tick(true)
			for range 60 {
				r.tick(false)
			}
		}, one, true},
		{"and the frame after", func() {}, one, false},
		{"invalidated between two ticks", func() { settle(); r.invalidate() }, one, true},
	} {
		if x.after(); r.needsDraw(x.on) != x.want {
			t.Errorf("%s: drawn is %v", x.name, !x.want)
		}
	}
}

// A redraw draws one frame and no more.
func TestRedraw(t *testing.T) {
	var r idle
	for range 2 * settleTicks {
		r.tick(false)
		r.needsDraw(nil)
	}
	r.redraw()
	if r.tick(false); r.settled() || !r.needsDraw(nil) {
		t.Error("the frame is not drawn")
	}
	for range 4 {
		if r.tick(false); !r.settled() || r.needsDraw(nil) {
			t.Error("more than one frame is drawn")
		}
	}
}
