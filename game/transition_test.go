package game

import (
	"testing"

	"azulejo/game/settings"
)

// backdropScene is a scene in front of the backdrop.
type backdropScene struct {
	recorder
	window int
}

func (b *backdropScene) Window() int { return b.window }

// kinds returns all kinds of transitions.
func kinds() []transitionKind { return []transitionKind{fade, grow, slideLeft, slideRight} }

// TestTransitionBetween checks that scenes in front of the backdrop slide, that a table grows out of it and that other scenes fade in, all in at most
// 450 ms.
func TestTransitionBetween(t *testing.T) {
	first, second, table := &backdropScene{window: 0}, &backdropScene{window: 1}, &recorder{}
	for _, c := range []struct {
		from, to Scene
		want     transitionKind
	}{{first, second, slideLeft}, {second, first, slideRight}, {second, second, fade}, {second, table, grow}, {first, table, grow}, {table, first, fade}, {table, table, fade}, {nil, first, fade}} {
		kind, ticks := transitionBetween(c.from, c.to)
		if kind != c.want || ticks <= 0 || ticks > 27 {
			t.Errorf("from %T to %T: kind %d in %d ticks, expected %d", c.from, c.to, kind, ticks, c.want)
		}
	}
}

// TestReducedTransitions checks that with reduced motion a slide becomes a short fade and other transitions are omitted, and that without animation
// there is no transition.
func TestReducedTransitions(t *testing.T) {
	for _, kind := range kinds() {
		got, ticks := reduced(kind, 25, &settings.Settings{Speed: settings.Normal, ReducedMotion: true})
		if slides := kind == slideLeft || kind == slideRight; slides && (got != fade || ticks > 9) || !slides && got != noTransition {
			t.Errorf("kind %d becomes %d in %d ticks", kind, got, ticks)
		}
		if got, _ := reduced(kind, 25, &settings.Settings{Speed: settings.Off}); got != noTransition {
			t.Errorf("without animation kind %d becomes %d", kind, got)
		}
		if got, ticks := reduced(kind, 25, &settings.Settings{Speed: settings.Normal}); got != kind || ticks != 25 {
			t.Errorf("kind %d becomes %d in %d ticks", kind, got, ticks)
		}
	}
}

// TestTransitionCoversWindow checks that the two pictures cover the window in every frame, and that the first frame is the old picture and the last
// one the new picture.
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
			t.Fatal("the transition ends early")
		}
	}
	if p.advance(false); p.running() {
		t.Error("the transition does not end")
	}
	p.start(grow, 10)
	p.advance(false)
	if p.advance(true); p.running() {
		t.Error("the transition goes on after input")
	}
}

// TestNoTransitionBeforeFirstFrame checks that there is no transition before the first frame of the program.
func TestNoTransitionBeforeFirstFrame(t *testing.T) {
	var p transition
	if p.start(fade, 10); p.running() {
		t.Error("there is a transition before the first frame")
	}
}
