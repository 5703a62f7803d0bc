package lessons

import (
	"math"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
)

// TestCalloutsLeaveArrowsFree checks that callouts and prices do not cover the arrow of a move, except for a dot at an end, nor the fingers of the hand.
func TestCalloutsLeaveArrowsFree(t *testing.T) {
	eachPairOfSteps(t, []string{"de", "en"}, [][2]float64{{1280, 720}, {390, 844}, {2560, 1440}}, nil, func(p *testScene, name string) {
		if p.settle(); p.s.shownMove() == engine.NoMove {
			return
		}
		boxes := []stage.Rect{p.node("instruction-card").Bounds()}
		if n := p.s.callouts.Layer.Find("payment"); n != nil {
			boxes = append(boxes, n.Bounds())
		}
		const ends = 3 // dots at either end of an arrow that may be covered
		dots := p.s.arrow.dots.Children()
		for _, box := range boxes {
			for i, n := range dots {
				if i >= ends && i < len(dots)-ends && box.Overlaps(n.Bounds()) {
					t.Errorf("%s: %v covers dot %d of %d", name, box, i+1, len(dots))
				}
			}
			fingers := handRect(p.s.kit(), p.s.arrow.rest)
			if fingers.H *= handFingers; box.Overlaps(fingers) {
				t.Errorf("%s: %v covers the fingers at %v", name, box, fingers)
			}
		}
	})
}

// TestCalloutsLeavePlacedTilesFree checks that on a desktop no callout covers a tile on the person's wall or stars.
func TestCalloutsLeavePlacedTilesFree(t *testing.T) {
	eachStep(t, "de", 1280, 720, func(p *testScene, name string) {
		box := p.node("instruction-card").Bounds()
		for _, r := range p.s.placedTiles(0) {
			if box.Overlaps(r) {
				t.Errorf("%s: the callout at %v covers the tile at %v", name, box, r)
			}
		}
	})
}

// TestSubjectsLieInTheirCircles checks that the subject of an instruction lies in the circle of light on it, so that the tail ends there.
func TestSubjectsLieInTheirCircles(t *testing.T) {
	eachStep(t, locale.English, 1280, 720, func(p *testScene, name string) {
		lights := p.s.spotlights()
		if len(lights) == 0 || !lights[0].round {
			return
		}
		at := p.s.instruction(lights).At
		x, y := lights[0].Middle()
		radius := 0.5 * min(lights[0].W, lights[0].H)
		if far := math.Hypot(at.X-x, at.Y-y); far > radius+0.1 {
			t.Errorf("%s: a corner of the subject is %.1f from the middle of its circle, whose radius is %.1f", name, far, radius)
		}
	})
}
