package analysis

import (
	"testing"

	"azulejo/engine/review"
	"azulejo/game/stage"
)

// TestMoveListIsRedrawnOnChange checks that the rows are drawn anew when anything changes that they show, and only then.
func TestMoveListIsRedrawnOnChange(t *testing.T) {
	g, c := sample(t, 0, 2, -1)
	r := &review.Review{}
	for n := range g.Cursor.Match.Moves() {
		before := g.Cursor.Match.At(n)
		r.Steps = append(r.Steps, review.Step{At: n, Seat: before.ToMove(), Round: before.Round()})
	}
	l := &MoveList{Reviewed: Reviewed{Game: g, Review: r}, Choose: func(int) {}}
	l.Step = l.StepAt(0)
	second := l.Next(l.Step, 1)
	l.Build(c.Kit(), stage.Group(""), stage.Rect{W: 300, H: 300})
	for _, change := range []struct {
		name   string
		do     func()
		redraw bool
	}{
		{"nothing", func() {}, false},
		{"a value", func() { r.Steps[second].Before, r.Steps[second].After = []float64{0.5, 0.5}, []float64{0.4, 0.6} }, true},
		{"a copy of the review", func() { again := *r; l.Review = &again }, false},
		{"a grade", func() { l.Review.Steps[second].Grade = review.Mistake }, true},
		{"the better move", func() { l.Review.Steps[second].Compared.Best.Move++ }, true},
		{"the step", func() { l.Step = second }, true},
		{"the step back", func() { l.Step = l.Next(second, -1) }, true},
		{"scrolling", func() { l.first++ }, true},
	} {
		l.content.Add(stage.Group("old"))
		change.do()
		if l.Draw(); (l.content.Find("old") == nil) != change.redraw {
			t.Errorf("%s: redrawn %v", change.name, !change.redraw)
		}
	}
	l.Step = len(r.Steps)
	l.Reveal()
}
