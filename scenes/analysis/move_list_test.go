package analysis

import (
	"slices"
	"testing"

	"azulejo/engine/review"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// unknownReview returns a review of a game of which nothing is known.
func unknownReview(g Game) *review.Review {
	r := &review.Review{}
	for n := range g.Cursor.Match.Moves() {
		before := g.Cursor.Match.At(n)
		r.Steps = append(r.Steps, review.Step{At: n, Seat: before.ToMove(), Round: before.Round()})
	}
	return r
}

// TestMoveListIsRedrawnOnChange checks that the rows are drawn anew when anything changes that they show, and only then.
func TestMoveListIsRedrawnOnChange(t *testing.T) {
	g, c := sample(t, 0, 2, -1)
	r := unknownReview(g)
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

// TestMoveListIsInWords checks in all languages that the list of a desktop names factories, the centre and lines in words, that the row of a better move says so,
// and that what the numbers are is said wherever the list is scrolled to.
func TestMoveListIsInWords(t *testing.T) {
	g, c := sample(t, 0, 4, -1)
	r := &review.Review{}
	for n, m := range g.Cursor.Match.Moves() {
		before := g.Cursor.Match.At(n)
		step := review.Step{At: n, Seat: before.ToMove(), Round: before.Round(), Grade: review.Blunder, Before: []float64{1, 0, 0, 0}, After: []float64{0, 0, 0, 1}}
		step.Compared.Best.Move = m
		r.Steps = append(r.Steps, step)
	}
	for _, code := range locale.Languages() {
		words, err := locale.Open(code)
		if err != nil {
			t.Fatal(err)
		}
		g.Words = words
		window := stage.Rect{W: c.W, H: c.H}
		g.Table.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: words, Seats: 4})
		l := &MoveList{Reviewed: Reviewed{Game: g, Review: r}, Choose: func(int) {}}
		l.Step = l.StepAt(0)
		l.Build(c.Kit(), stage.Group(""), stage.Rect{W: 290, H: 260})
		for ; l.Step < len(r.Steps); l.Step = l.Next(l.Step, 1) {
			l.Reveal()
			var texts, sprites []string
			l.content.Walk(func(n *stage.Node) {
				switch art := n.Art.(type) {
				case *stage.Label:
					texts = append(texts, art.Text)
				case *stage.Sprite:
					sprites = append(sprites, art.Name)
				}
			})
			if slices.Contains(sprites, "centre") || slices.Contains(sprites, "plate") {
				t.Fatalf("%s: icons stand for sources at step %d", code, l.Step)
			}
			if !slices.Contains(texts, words.T("review.better")) || !slices.Contains(texts, words.T("review.lost")) {
				t.Fatalf("%s: the list says %q at step %d", code, texts, l.Step)
			}
		}
	}
}

// TestRoundsAreHeadedOnce checks that the heading of a round that has been scrolled out of the list is not shown directly above that of the next round.
func TestRoundsAreHeadedOnce(t *testing.T) {
	g, c := sample(t, 0, 2, -1)
	r := unknownReview(g)
	l := &MoveList{Reviewed: Reviewed{Game: g, Review: r}, Choose: func(int) {}}
	l.Step = l.StepAt(0)
	l.Build(c.Kit(), stage.Group(""), stage.Rect{W: 300, H: 300})
	ended := 0
	for l.first = 0; l.first+l.visible() < len(l.rows); l.first++ {
		l.Draw()
		var texts []string
		l.content.Walk(func(n *stage.Node) {
			if label, ok := n.Art.(*stage.Label); ok {
				texts = append(texts, label.Text)
			}
		})
		round := g.Words.T("play.round", "round", l.Round(l.rows[l.first].step))
		switch next := l.rows[l.first+1]; {
		case !next.heading:
			if texts[0] != round {
				t.Errorf("row %d is below %q, want %q", l.first, texts[0], round)
			}
		case slices.Contains(texts, round):
			t.Errorf("row %d: %q is shown directly above %q", l.first, round, g.Words.T("play.round", "round", l.Round(next.step)))
		default:
			ended++
		}
	}
	if ended == 0 {
		t.Error("no round ends at the top of the list")
	}
}

// TestAnswersKeepTheListInPlace checks that new answers leave a list where it was scrolled to, and keep the better move of a step that is shown visible.
func TestAnswersKeepTheListInPlace(t *testing.T) {
	g, c := sample(t, 0, 2, -1)
	r := unknownReview(g)
	window := stage.Rect{W: c.W, H: c.H}
	g.Table.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: g.Words, Seats: 2})
	l := &MoveList{Reviewed: Reviewed{Game: g, Review: r}, Choose: func(int) {}}
	l.Step = l.StepAt(0)
	l.Build(c.Kit(), stage.Group(""), stage.Rect{W: 290, H: 260})
	l.Scroll(-4)
	if before := l.first; before == 0 {
		t.Fatal("the list has no room to scroll")
	} else if l.Refresh(); l.first != before {
		t.Errorf("the list has moved from row %d to row %d", before, l.first)
	}
	l.first = 0
	l.Step = l.visibleRows()[l.visible()-1].step
	r.Steps[l.Step].Grade = review.Blunder
	r.Steps[l.Step].Compared.Best.Move = g.Cursor.Match.Moves()[l.Step]
	l.Refresh()
	if !slices.ContainsFunc(l.visibleRows(), func(row listRow) bool { return row.better }) {
		t.Error("the better move is not visible")
	}
}
