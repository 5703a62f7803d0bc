package analysis

import (
	"testing"

	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/scenes/games"
)

// TestReasonsTakeSeveralTicks checks that reasons are found over several ticks and told once, that others are found after them, and that Stop gives them up.
func TestReasonsTakeSeveralTicks(t *testing.T) {
	g, _ := sample(t, 2, 2, 3)
	before := g.Cursor.Position()
	all, comparer := before.Moves(nil), review.NewComparer(games.All()[2].Game.Game)
	reason := func(m int) *review.Reasoning {
		return comparer.Reason(before, review.Comparison{Best: players.Line{Move: all[0]}, Played: players.Line{Move: all[m]}})
	}
	var r Reasons
	told := map[string]int{}
	r.Find(reason(1), func(review.Explanation) { told["first"]++ })
	ticks := 0
	for ; told["first"] == 0 && ticks < 1000; ticks++ {
		r.Update()
	}
	if ticks < 3 || ticks == 1000 {
		t.Errorf("reasons are found after %d ticks", ticks)
	}
	r.Find(reason(2), func(review.Explanation) { told["second"]++ })
	r.Update()
	r.Find(reason(3), func(review.Explanation) { told["third"]++ })
	r.Finish()
	r.Find(reason(1), func(review.Explanation) { told["stopped"]++ })
	r.Stop()
	for range 100 {
		r.Update()
	}
	if told["first"] != 1 || told["second"] != 1 || told["third"] != 1 || told["stopped"] != 0 {
		t.Errorf("told: %v", told)
	}
}
