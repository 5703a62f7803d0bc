package game

import (
	"testing"

	"azulejo/game/settings"
)

// at is a scene at a window of the wall.
type at struct {
	actor
	window int
}

func (a *at) Window() int { return a.window }

func ways() []way { return []way{fade, grow, slideLeft, slideRight} }

// TestScenesGiveWay along the wall, nearer from the wall to the table, and else by a fade; in at most 450 ms.
func TestScenesGiveWay(t *testing.T) {
	first, second, table := &at{window: 0}, &at{window: 1}, &actor{}
	for _, x := range []struct {
		from, to Scene
		want     way
	}{{first, second, slideLeft}, {second, first, slideRight}, {second, second, fade}, {second, table, grow}, {first, table, grow}, {table, first, fade}, {table, table, fade}, {nil, first, fade}} {
		w, ticks := wayBetween(x.from, x.to)
		if w != x.want || ticks <= 0 || ticks > 27 {
			t.Errorf("from %T to %T: way %d in %d ticks, expected %d", x.from, x.to, w, ticks, x.want)
		}
	}
}

// TestReducedMotionLeavesAShortFade along the wall, and nothing else; without animation there is not even that.
func TestReducedMotionLeavesAShortFade(t *testing.T) {
	for _, w := range ways() {
		way, ticks := calm(w, 25, &settings.Settings{Speed: settings.Normal, ReducedMotion: true})
		if slides := w == slideLeft || w == slideRight; slides && (way != fade || ticks > 9) || !slides && way != cut {
			t.Errorf("way %d becomes %d in %d ticks", w, way, ticks)
		}
		if way, _ := calm(w, 25, &settings.Settings{Speed: settings.Off}); way != cut {
			t.Errorf("at speed off way %d becomes %d", w, way)
		}
		if way, ticks := calm(w, 25, &settings.Settings{Speed: settings.Normal}); way != w || ticks != 25 {
			t.Errorf("way %d becomes %d in %d ticks", w, way, ticks)
		}
	}
}

// TestNoFrameOfAPassageIsEmpty: the two pictures together cover the window, the first frame is the picture before and the last the next.
func TestNoFrameOfAPassageIsEmpty(t *testing.T) {
	const w, h = 1283, 721
	covers := func(l layer, x float64) bool {
		return l.alpha == 1 && l.y <= 0 && l.y+h*l.scale >= h && l.x <= x && l.x+w*l.scale >= x+1
	}
	for _, way := range ways() {
		for tick := 0; tick <= 25; tick++ {
			l := way.layers(float64(tick)/25, w, h)
			for x := 0.0; x < w; x++ {
				if !covers(l[0], x) && !covers(l[1], x) {
					t.Fatalf("way %d, tick %d: column %v is empty: %v", way, tick, x, l)
				}
			}
		}
		if l := way.layers(0, w, h); !covers(l[0], 0) || !covers(l[0], w-1) || l[1].alpha > 0 && covers(l[1], w/2) {
			t.Errorf("way %d begins with %v", way, l)
		}
		if l := way.layers(1, w, h); !covers(l[1], 0) || !covers(l[1], w-1) || l[1].scale != 1 {
			t.Errorf("way %d ends with %v", way, l)
		}
	}
}

// TestWhoDoesSomethingEndsAPassage, and it ends by itself after its ticks.
func TestWhoDoesSomethingEndsAPassage(t *testing.T) {
	p := passage{shown: true}
	p.begin(fade, 10)
	for range 9 {
		if p.advance(false); !p.running() {
			t.Fatal("it ends early")
		}
	}
	if p.advance(false); p.running() {
		t.Error("it does not end")
	}
	p.begin(grow, 10)
	p.advance(false)
	if p.advance(true); p.running() {
		t.Error("it goes on although somebody does something")
	}
}

// TestNothingComesBeforeTheFirstFrame.
func TestNothingComesBeforeTheFirstFrame(t *testing.T) {
	var p passage
	if p.begin(fade, 10); p.running() {
		t.Error("there is a passage from nothing")
	}
}
