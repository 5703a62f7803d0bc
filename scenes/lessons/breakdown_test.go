package lessons

import (
	"math"
	"testing"

	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// TestSumsAreLabelled checks that screen readers get the summands of each score breakdown with what they count.
func TestSumsAreLabelled(t *testing.T) {
	want := map[string]string{
		"azul-score 3":     "1 point",
		"azul-score 4":     "2 row = 2 points",
		"azul-score 5":     "2 row + 2 column = 4 points",
		"azul-score 6":     "2 row + 3 column = 5 points",
		"azul-columns 3":   "2 row + 5 column = 7 points",
		"azul-grey 4":      "2 row + 3 column = 5 points",
		"pavilion-pay 2":   "1 + 1 + 1 each tile of the run = 3 points",
		"pavilion-pay 5":   "1 + 1 each tile of the run = 2 points",
		"pavilion-thumb 4": "1 + 1 + 1 each tile of the run = 3 points",
		"pavilion-whole 3": "1 + 1 + 1 + 1 + 1 + 1 each tile of the run = 6 points",
	}
	seen := 0
	eachStep(t, locale.English, 1280, 720, func(p *testScene, name string) {
		p.s.callouts.Layer.Walk(func(n *stage.Node) {
			if n.Name != "sum" {
				return
			}
			seen++
			if got := want[name[len("en 1280 "):]]; got != n.Accessible.Name {
				t.Errorf("%s: the sum is %q, expected %q", name, n.Accessible.Name, got)
			}
		})
	})
	if seen != len(want) {
		t.Errorf("there are %d sums, expected %d", seen, len(want))
	}
}

// TestPaymentsAreShown checks that steps with several tiles as a payment show the cost and the tiles that can pay it.
func TestPaymentsAreShown(t *testing.T) {
	shown := map[string]string{}
	eachStep(t, locale.English, 1280, 720, func(p *testScene, name string) {
		p.s.callouts.Layer.Walk(func(n *stage.Node) {
			if n.Name == "payment" {
				shown[name[len("en 1280 "):]] = n.Accessible.Name
			}
		})
	})
	if got := shown["pavilion-pay 1"]; got != "4 = red + red or joker" {
		t.Errorf("the cost of four is shown as %q", got)
	}
	if len(shown) != 3 {
		t.Errorf("shown are %v", shown)
	}
}

// TestTailsLeaveSumsFree checks that on a phone, where callouts are close, the tail of the instruction does not cross the sum or the price.
func TestTailsLeaveSumsFree(t *testing.T) {
	seen := 0
	eachStep(t, "de", 390, 844, func(p *testScene, name string) {
		tail := p.s.callouts.Callout(analysis.InstructionMessage).Find("tail")
		for _, k := range []analysis.MessageKind{analysis.BreakdownMessage, analysis.PriceMessage} {
			for _, card := range p.s.callouts.Callout(k).Children() {
				seen++
				if x, y := card.Centre(); tail != nil && tail.Bounds().Overlaps(card.Bounds().Grow(-0.3*card.H)) {
					t.Errorf("%s: the tail at %v crosses the card at %v, %v", name, tail.Bounds(), x, y)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("there are no sums")
	}
}

// TestTailsEndInLight checks that the tail of the instruction ends in the first spotlight of its step, also on small phones with a sum or a price.
func TestTailsEndInLight(t *testing.T) {
	for _, w := range [][2]float64{{360, 640}, {390, 844}, {844, 390}, {1280, 720}} {
		seen := 0
		eachStep(t, "de", w[0], w[1], func(p *testScene, name string) {
			tail, lights := p.s.callouts.Callout(analysis.InstructionMessage).Find("tail"), p.s.spotlights()
			if tail == nil || len(lights) == 0 {
				return
			}
			seen++
			tip := tail.Art.(*table.Outline).Corners[0]
			x, y := tail.X+tip[0]*tail.W, tail.Y+tip[1]*tail.W
			if !lights[0].Contains(x, y) {
				t.Errorf("%v %s: the tail ends at %.0f, %.0f, outside of the light %v", w, name, x, y, lights[0].Rect)
			}
		})
		if seen == 0 {
			t.Errorf("no instruction has a tail in a window of %v", w)
		}
	}
}

// TestStoppedMovesKeepNoCounts checks that in the middle of moves no number remains where a stack was.
func TestStoppedMovesKeepNoCounts(t *testing.T) {
	stopped := 0
	eachStep(t, "en", 390, 844, func(p *testScene, name string) {
		if _, _, paused := p.s.run.Paused(); !paused {
			return
		}
		stopped++
		p.s.root.Find("counts").Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); !ok || n.Hidden || l.Text == "" {
				return
			}
			x, y := n.Centre()
			for _, a := range p.s.board.Actors() {
				if at := a.Spot(); math.Hypot(x-at.X, y-at.Y) < at.Size {
					return
				}
			}
			t.Errorf("%s: a number is left at %v, %v", name, x, y)
		})
	})
	if stopped < 8 {
		t.Errorf("moves are stopped at %d steps", stopped)
	}
}
