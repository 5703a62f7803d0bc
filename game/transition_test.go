package game

import (
	"testing"

	"azulejo/game/settings"
)

// wallScene is a scene at the backdrop.
type wallScene struct {
	recorder
	window int
}

func (a *wallScene) Window() int { return a.window }

func kinds() []transitionKind { return []transitionKind{fade, grow, slideLeft, slideRight} }

// Scenes at the backdrop slide, a table grows out of it, and other scenes fade in, all in at most 450 ms.
func TestTransitionBetween(t *testing.T) {
	first, second, table := &wallScene{window: 0}, &wallScene{window: 1}, &recorder{}
	for _, x := range []struct {
		from, to Scene
		want     transitionKind
	}{{first, second, slideLeft}, {second, first, slideRight}, {second, second, fade}, {second, table, grow}, {first, table, grow}, {table, first, fade}, {table, table, fade}, {nil, first, fade}} {
		w, ticks := transitionBetween(x.from, x.to)
		if w != x.want || ticks <= 0 || ticks > 27 {
			t.Errorf("from %T to %T: kind %d in %d ticks, expected %d", x.from, x.to, w, ticks, x.want)
		}
	}
}

// With reduced motion a slide becomes a short fade and other transitions are left out. Without animation there is no transition.
func TestReducedTransitions(t *testing.T) {
	for _, w := range kinds() {
		got, ticks := reduced(w, 25, &settings.Settings{Speed: settings.Normal, ReducedMotion: true})
		if slides := w == slideLeft || w == slideRight; slides && (got != fade || ticks > 9) || !slides && got != noTransition {
			t.Errorf("kind %d becomes %d in %d ticks", w, got, ticks)
		}
		if got, _ := reduced(w, 25, &settings.Settings{Speed: settings.Off}); got != noTransition {
			t.Errorf("at speed off kind %d becomes %d", w, got)
		}
		if got, ticks := reduced(w, 25, &settings.Settings{Speed: settings.Normal}); got != w || ticks != 25 {
			t.Errorf("kind %d becomes %d in %d ticks", w, got, ticks)
		}
	}
}

// The two pictures cover the window in every frame. The first frame is the old picture, the last the new one.
func TestTransitionCoversWindow(t *testing.T) {
	const w, h = 1283, 721
	covers := func(l layer, x float64) bool {
		return l.alpha == 1 && l.y <= 0 && l.y+h*l.scale >= h && l.x <= x && l.x+w*l.scale >= x+1
	}
	for _, kind := range kinds() {
		for tick := 0; tick <= 25; tick++ {
			l := kind.layers(float64(tick)/25, w, h)
			for x := 0.0; x < w; x++ {
				if !covers(l[0], x) && !covers(l[1], x) {
					t.Fatalf("kind %d, tick %d: column %v is empty: %v", kind, tick, x, l)
				}
			}
		}
		if l := kind.layers(0, w, h); !covers(l[0], 0) || !covers(l[0], w-1) || l[1].alpha > 0 && covers(l[1], w/2) {
			t.Errorf("kind %d begins with %v", kind, l)
		}
		if l := kind.layers(1, w, h); !covers(l[1], 0) || !covers(l[1], w-1) || l[1].scale != 1 {
			t.Errorf("kind %d ends with %v", kind, l)
		}
	}
}

// TestInputEndsTransition checks that a transition ends after its ticks, or earlier on input.
func TestInputEndsTransition(t *testing.T) {
	p := transition{shown: true}
	p.start(fade, 10)
	for range 9 {
		if p.advance(false); !p.running() {
			t.Fatal("it ends early")
		}
	}
	if p.advance(false); p.running() {
		t.Error("it does not end")
	}
	p.start(grow, 10)
	p.advance(false)
	if p.advance(true); p.running() {
		t.Error("the transition goes on after input")
	}
}

// Before the first frame of the program there is no transition.
func TestNoTransitionBeforeFirstFrame(t *testing.T) {
	var p transition
	if p.start(fade, 10); p.running() {
		t.Error("there is a transition from nothing")
	}
}
