package review

import (
	"slices"
	"testing"

	"azulejo/engine"
)

// TestCommenterRepeatsNothing checks that the weightiest comment is chosen, each rule once, and news again only with other values.
func TestCommenterRepeatsNothing(t *testing.T) {
	var all engine.Comments
	all.Add(1, engine.Place{}, "light")
	all.Add(5, engine.Place{}, "heavy", "points", 1)
	all.AddNews(3, engine.Place{}, "news", "points", 1)
	all.Add(0, engine.Place{}, "minor")
	var c Commenter
	var shown []string
	for points := range 9 {
		all := slices.Clone(all)
		for i := range all {
			if all[i].Values != nil {
				all[i].Values = []any{"points", points / 4}
			}
		}
		if comment, ok := c.Choose(all, 1, false); ok {
			shown = append(shown, comment.Error())
		}
	}
	if want := []string{"heavy 0", "news 0", "light", "minor", "news 1"}; !slices.Equal(shown, want) {
		t.Errorf("%q, expected %q", shown, want)
	}
}

// TestMinorCommentsDoNotInterrupt checks that a comment of weight 0 is not chosen while another is being shown.
func TestMinorCommentsDoNotInterrupt(t *testing.T) {
	var all engine.Comments
	all.Add(0, engine.Place{}, "minor")
	var c Commenter
	if comment, ok := c.Choose(all, 1, true); ok {
		t.Errorf("%s is chosen while another comment is shown", comment.Code)
	}
	if _, ok := c.Choose(all, 1, false); !ok {
		t.Error("no comment is chosen")
	}
}

// TestOneWarningPerRound checks that warnings are shown once in a round, none twice, and at most two of a kind.
func TestOneWarningPerRound(t *testing.T) {
	var c Commenter
	var rounds []int
	for line, round := range []int{2, 2, 1, 3, 3, 4, 5} {
		var all engine.Comments
		all.Warn(true, engine.Place{}, "warning", "line", min(line, 5))
		if _, ok := c.Choose(all, round, true); ok {
			rounds = append(rounds, round)
		}
	}
	if want := []int{2, 3}; !slices.Equal(rounds, want) {
		t.Errorf("warnings in rounds %d, expected %d", rounds, want)
	}
}
