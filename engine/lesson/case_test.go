package lesson_test

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/lesson"
)

// cases returns all cases by name.
func cases(t *testing.T) map[string]*lesson.Lesson {
	t.Helper()
	list, err := lesson.Cases(catalogue.Games().Editions())
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]*lesson.Lesson{}
	for _, l := range list {
		all[l.Name] = l
	}
	return all
}

// TestScoresInCases checks that the scores shown in cases follow the rules.
func TestScoresInCases(t *testing.T) {
	all := cases(t)
	for name, want := range map[string][]int{"case-alone": {0, 1}, "case-row": {0, 3}, "case-cross": {0, 7}, "case-runs": {0, 1, 3, 6}} {
		for step, points := range want {
			r := lesson.Until(all[name], step)
			if scored, ok := r.Scored(); r.At() != step || ok != (points > 0) || scored.Points != points {
				t.Errorf("%s, step %d: %+v", name, step, scored)
			}
		}
	}
	if costs := lesson.Begin(all["case-floor"]).Costs(); !slices.Equal(costs, []int{-1, -1, -2, -2, -2}) {
		t.Errorf("the floor costs %v", costs)
	}
}

// TestPaymentsInCases checks that the moves that a case shows as right are legal, and the reason for the other.
func TestPaymentsInCases(t *testing.T) {
	r := lesson.Begin(cases(t)["case-pay"])
	right, wrong := r.Offers()
	if len(right) != 2 || len(wrong) != 1 || wrong[0].Code != "illegal.jokers" {
		t.Fatalf("right: %v, wrong: %v", right, wrong)
	}
	for _, m := range right {
		if err := r.Position().Check(m); err != nil {
			t.Errorf("%v is illegal: %v", m, err)
		}
	}
}

// TestOrnamentsInCases checks that each ornament gives the number of tiles in the rules.
func TestOrnamentsInCases(t *testing.T) {
	for want := 1; want <= 3; want++ {
		r := lesson.Until(cases(t)["case-ornaments"], 2*want-1)
		var log engine.Log
		if r.Shown() == engine.NoMove {
			t.Fatalf("ornament %d: nothing is taken", want)
		}
		r.Try(r.Shown(), &log)
		taken := 0
		for _, e := range log.Events {
			if e.Kind == engine.Slide && e.From.Zone == engine.Supply && e.To.Zone == engine.Hand {
				taken++
			}
		}
		if taken != want {
			t.Errorf("ornament %d brings %d tiles", want, taken)
		}
	}
}
