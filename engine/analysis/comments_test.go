package analysis

import (
	"slices"
	"testing"

	"azulejo/engine"
)

// TestWhatIsNewIsSaidFirst: the weightiest of what was said least, and nothing a third time.
func TestWhatIsNewIsSaidFirst(t *testing.T) {
	var all engine.Comments
	all.Add(1, engine.Place{}, "light")
	all.Add(5, engine.Place{}, "heavy")
	all.Add(0, engine.Place{}, "passing")
	var c Commenter
	var said []string
	for range 7 {
		if one, ok := c.Choose(all, 1, false); ok {
			said = append(said, one.Code)
		}
	}
	if want := []string{"heavy", "light", "passing", "heavy", "light", "passing"}; !slices.Equal(said, want) {
		t.Errorf("%q, expected %q", said, want)
	}
}

// TestWhatIsSaidInPassingWaits for another comment to be done.
func TestWhatIsSaidInPassingWaits(t *testing.T) {
	var all engine.Comments
	all.Add(0, engine.Place{}, "passing")
	var c Commenter
	if one, ok := c.Choose(all, 1, true); ok {
		t.Errorf("%s is said over another", one.Code)
	}
	if _, ok := c.Choose(all, 1, false); !ok {
		t.Error("nothing is said")
	}
}

// TestARoundHasOneWarning checks that warnings are shown once in a round and in two rounds of a game.
func TestARoundHasOneWarning(t *testing.T) {
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
