package analysis

import (
	"slices"
	"testing"

	"azulejo/engine"
)

// TestCommenterPrefersNewComments checks that the comment shown least often is chosen, the weightiest first, and none a third time.
func TestCommenterPrefersNewComments(t *testing.T) {
	var all engine.Comments
	all.Add(1, engine.Place{}, "light")
	all.Add(5, engine.Place{}, "heavy")
	all.Add(0, engine.Place{}, "minor")
	var c Commenter
	var shown []string
	for range 7 {
		if comment, ok := c.Choose(all, 1, false); ok {
			shown = append(shown, comment.Code)
		}
	}
	if want := []string{"heavy", "light", "minor", "heavy", "light", "minor"}; !slices.Equal(shown, want) {
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

// TestOneWarningPerRound checks that warnings with one code are shown once in a round and in two rounds of a game.
func TestOneWarningPerRound(t *testing.T) {
	var all engine.Comments
	all.Warn(true, engine.Place{}, "warning")
	var c Commenter
	var rounds []int
	for _, round := range []int{2, 2, 1, 3, 3, 4} {
		if _, ok := c.Choose(all, round, true); ok {
			rounds = append(rounds, round)
		}
	}
	if want := []int{2, 3}; !slices.Equal(rounds, want) {
		t.Errorf("warnings in rounds %d, expected %d", rounds, want)
	}
}
