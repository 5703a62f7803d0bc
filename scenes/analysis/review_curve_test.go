package analysis

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/stage"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// TestMarksAreApart checks that the marks on a curve do not overlap and are within it, in a large window and where their text is as small as can be.
func TestMarksAreApart(t *testing.T) {
	r := &review.Review{}
	share := []float64{0.02, 0.25, 0.25, 0.48}
	for i := range 80 {
		r.Steps = append(r.Steps, review.Step{At: i, Seat: engine.Seat(i % 4), Before: share, After: share, Grade: []review.Grade{review.Good, review.Blunder, review.Mistake}[i%3]})
	}
	for _, size := range [][2]float64{{1280, 720}, {844, 390}, {360, 640}} {
		context := scenetest.Context(t, size[0], size[1])
		k := context.Kit()
		c := ReviewCurve{Reviewed: Reviewed{Game: Game{Players: make(seating.Players, 4), Words: context.Words}, Review: r, Step: 80}, kit: k, plot: stage.Rect{W: 0.9 * size[0], H: 60}}
		marks := c.placeMarks()
		if len(marks) < 5 {
			t.Fatalf("%v: there are %d marks", size, len(marks))
		}
		var drawn []stage.Rect
		for _, m := range marks {
			side := GradeMark(k, r.Steps[m.step].Grade, 0, 0, curveMark*k.Unit).Children()[0].W
			at := stage.Rect{X: m.x - side/2, Y: m.y - side/2, W: side, H: side}
			if at.X < -0.01 || at.X+side > c.plot.W+0.01 || at.Y < -0.01 || at.Y+side > c.plot.H+0.01 {
				t.Errorf("%v: the mark of step %d is at %v", size, m.step, fmt.Sprint(at))
			}
			for _, other := range drawn {
				if at.X < other.X+other.W && other.X < at.X+at.W && at.Y < other.Y+other.H && other.Y < at.Y+at.H {
					t.Fatalf("%v: marks overlap: %v, %v", size, at, other)
				}
			}
			drawn = append(drawn, at)
		}
	}
}

// TestMarksLeaveNamesFree checks that the marks of first moves do not cover the names of the two seats at the left, and stay on the curve.
func TestMarksLeaveNamesFree(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {360, 640}} {
		k := scenetest.Context(t, size[0], size[1]).Kit()
		for win := 0.0; win <= 1; win += 0.05 {
			r := &review.Review{}
			for i := range 8 {
				share := []float64{win, 1 - win}
				r.Steps = append(r.Steps, review.Step{At: i, Seat: engine.Seat(i % 2), Before: share, After: share, Grade: review.Mistake})
			}
			players := seating.Players{{Name: "Ana Maria"}, {Name: "Inês"}}
			c := ReviewCurve{Reviewed: Reviewed{Game: Game{Players: players}, Review: r}, kit: k, plot: stage.Rect{W: 0.9 * size[0], H: 120}, labelled: true}
			half := c.markSide() / 2
			for _, m := range c.placeMarks() {
				at := stage.Rect{X: m.x - half, Y: m.y - half, W: 2 * half, H: 2 * half}
				for s, name := range c.names() {
					if at.Grow(-0.01).Overlaps(name) {
						t.Errorf("%v: the mark of step %d at %.0f covers the name of seat %d at %.0f", size, m.step, at, s, name)
					}
				}
				if at.Y < -0.01 || at.Y+at.H > c.plot.H+0.01 {
					t.Errorf("%v: the mark of step %d is at %.0f", size, m.step, at)
				}
			}
		}
	}
}

// TestMarksStay checks that the marks of a curve stay where they are whatever step is shown, and that the step shown has a mark.
func TestMarksStay(t *testing.T) {
	r := &review.Review{}
	share := []float64{0.4, 0.6}
	for i := range 60 {
		r.Steps = append(r.Steps, review.Step{At: i, Seat: engine.Seat(i % 2), Before: share, After: share, Grade: []review.Grade{review.Brilliant, review.Mistake, review.Blunder, review.Good}[i%4]})
	}
	context := scenetest.Context(t, 1280, 720)
	k := context.Kit()
	placed := func(step int) []placedMark {
		c := ReviewCurve{Reviewed: Reviewed{Game: Game{Players: make(seating.Players, 2), Words: context.Words}, Review: r, Step: step}, kit: k, plot: stage.Rect{W: 900, H: 120}}
		return c.placeMarks()
	}
	all := placed(len(r.Steps))
	if len(all) == len(r.Steps) {
		t.Fatal("all marks have room")
	}
	for step := range r.Steps {
		got := placed(step)
		if !slices.ContainsFunc(got, func(m placedMark) bool { return m.step == step }) {
			t.Errorf("step %d has no mark while it is shown", step)
		}
		for _, m := range all {
			if !slices.Contains(got, m) {
				t.Errorf("the mark of step %d is gone while step %d is shown", m.step, step)
			}
		}
	}
}

// TestLowCurvesShowMistakesAsDots checks that a curve of a phone held sideways has small marks, and only of mistakes.
func TestLowCurvesShowMistakesAsDots(t *testing.T) {
	r := &review.Review{}
	share := []float64{0.9, 0.1}
	for i := range 60 {
		r.Steps = append(r.Steps, review.Step{At: i, Seat: 1, Round: i/10 + 1, Before: share, After: share, Grade: []review.Grade{review.Brilliant, review.Mistake, review.Good}[i%3]})
	}
	context := scenetest.Context(t, 844, 390)
	c := ReviewCurve{Reviewed: Reviewed{Game: Game{Players: make(seating.Players, 2), Words: context.Words}, Review: r, Step: 60}, kit: context.Kit(), plot: stage.Rect{W: 780, H: 44}}
	if side := c.markSide(); side > 11 {
		t.Errorf("marks are %.0f wide", side)
	}
	for _, m := range c.placeMarks() {
		if g := r.Steps[m.step].Grade; g != review.Mistake {
			t.Errorf("step %d has a mark for %v", m.step, g)
		}
		half := c.markSide() / 2
		for _, b := range c.bands() {
			if (stage.Rect{X: m.x - half, Y: m.y - half, W: 2 * half, H: 2 * half}).Overlaps(c.numberIn(b)) {
				t.Errorf("the mark of step %d covers the number of round %d", m.step, b.round)
			}
		}
	}
}

// TestChipNamesTheMover checks that the chip at the cursor names the seat that moves, and gives its chances before and after the move.
func TestChipNamesTheMover(t *testing.T) {
	words := scenetest.Context(t, 1280, 720).Words
	for _, x := range []struct {
		seat          engine.Seat
		before, after []float64
		want          string
	}{
		{0, []float64{0.77, 0.23}, []float64{0.28, 0.72}, "Ana: 77 → 28 of 100"},
		{1, []float64{0.46, 0.54}, []float64{0.49, 0.51}, "Inês: 54 → 51 of 100"},
		{1, []float64{0.455, 0.545}, []float64{0.485, 0.515}, "Inês: 55 → 52 of 100"}, // the list says −3
		{1, []float64{0.46, 0.54}, []float64{0.46, 0.54}, "Inês: 54 of 100"},
		{1, []float64{0.3, 0.4, 0.3}, []float64{0.4, 0.2, 0.4}, "Inês: 40 → 20 of 100"},
	} {
		players := seating.Players{{Name: "Ana"}, {Name: "Inês"}, {Name: "Duarte"}}[:len(x.before)]
		r := &review.Review{Steps: []review.Step{{Seat: x.seat, Before: x.before, After: x.after}}}
		c := ReviewCurve{Reviewed: Reviewed{Game: Game{Players: players, Words: words}, Review: r}, hoveredDeal: -1}
		if got := c.chipText(); got != x.want {
			t.Errorf("seat %d moves: %q, expected %q", x.seat, got, x.want)
		}
	}
	r := &review.Review{Steps: []review.Step{{Seat: engine.Nature, Before: []float64{0.704, 0.296}, After: []float64{0.5151, 0.4849}}}}
	c := ReviewCurve{Reviewed: Reviewed{Game: Game{Players: seating.Players{{Name: "Ana"}, {Name: "Inês"}}, Words: words}, Review: r}}
	if got, want := c.chipText(), "The deal: Ana −19"; got != want { // 70 − 52 would be 18
		t.Errorf("a deal: %q, expected %q", got, want)
	}
}

// TestChipLeavesMarksFree checks that the chip at the cursor covers no mark if there is a free place near it.
func TestChipLeavesMarksFree(t *testing.T) {
	k := scenetest.Context(t, 1280, 720).Kit()
	c := ReviewCurve{Reviewed: Reviewed{Game: Game{Players: make(seating.Players, 3)}, Review: &review.Review{Steps: make([]review.Step, 1)}}, kit: k, plot: stage.Rect{W: 900, H: 120}}
	const w, h = 160.0, 30.0
	for _, at := range []float64{0, 300, 600, 900} {
		c.marks = nil
		for x := at; x < at+250; x += 30 {
			c.marks = append(c.marks, placedMark{x: x, y: 15}, placedMark{x: x, y: 100})
		}
		if at == 0 {
			c.marks = c.marks[:4] // the left edge has space only behind them
		}
		x, y := c.placeChip(at, w, h)
		if n := c.marksUnder(x, y, w, h); n > 0 || x-w/2 < 0 || x+w/2 > c.plot.W {
			t.Errorf("at %.0f the chip at %.0f, %.0f covers %d marks", at, x, y, n)
		}
	}
}

// TestLinesStayInPlot checks that the upright lines of the first and the last deal are as far within the plot as they are wide, so that they do not cross
// the focus ring.
func TestLinesStayInPlot(t *testing.T) {
	context := scenetest.Context(t, 1280, 720)
	even, after := []float64{0.5, 0.5}, []float64{0.7, 0.3}
	r := &review.Review{Result: even, Steps: []review.Step{
		{Seat: engine.Nature, Before: even, After: after}, {Seat: 0, Before: after, After: after, At: 1}, {Seat: engine.Nature, Before: after, After: even, At: 2}}}
	plot := stage.Rect{X: 20, W: 400, H: 100}
	c := ReviewCurve{Reviewed: Reviewed{Game: Game{Players: make(seating.Players, 2), Words: context.Words}, Review: r}, kit: context.Kit(), plot: plot, content: stage.Group("")}
	c.drawLine(0, c.known())
	line := c.content.Children()[0].Art.(*table.Polyline)
	for _, p := range line.Points {
		if p[0] < line.Width/2 || p[0] > plot.W-line.Width/2 {
			t.Errorf("a line %.1f wide has a point at %.1f of %.0f", line.Width, p[0], plot.W)
		}
	}
	if len(line.Points) != 4 {
		t.Errorf("%d points", len(line.Points))
	}
}
