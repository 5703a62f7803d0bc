package arena

import (
	"testing"
	"time"
)

// TestStolenTime checks that the stolen time is that of the processor that lost most, and 0 if the text is not in the format of /proc/stat.
func TestStolenTime(t *testing.T) {
	before := parseStolen("cpu  9 9 9 9 9 9 9 15 0 0\ncpu0 1 2 3 4 5 6 7 10 0 0\ncpu1 1 2 3 4 5 6 7 5 0 0\nintr 1 2 3 4 5 6 7 8 9\n")
	after := parseStolen("cpu  9 9 9 9 9 9 9 29 0 0\ncpu0 1 2 3 4 5 6 7 12 0 0\ncpu1 1 2 3 4 5 6 7 17 0 0\nintr 1 2 3 4 5 6 7 8 9\n")
	if len(before) != 2 || before[0] != 100*time.Millisecond || before[1] != 50*time.Millisecond {
		t.Fatalf("read %v", before)
	}
	if got := after.since(before); got != 120*time.Millisecond {
		t.Errorf("%v were stolen, expected 120 ms", got)
	}
	for _, text := range []string{"", "cpu0 1 2 3", "cpu0 1 2 3 4 5 6 7 many"} {
		if got := after.since(parseStolen(text)); got != 0 {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestSlowMovesAreCounted checks that a move is slow from 20 % above its limit, and that it counts as stolen if it would not be slow without the stolen
// time.
func TestSlowMovesAreCounted(t *testing.T) {
	const limit = 100 * time.Millisecond
	var standing Standing
	for _, c := range []struct{ took, stolen time.Duration }{{120, 0}, {121, 0}, {150, 40}, {200, 70}, {90, 50}} {
		standing.addMove(c.took*time.Millisecond, c.stolen*time.Millisecond, limit)
	}
	if standing.Slow != 3 || standing.Stolen != 1 || standing.Moves != 5 || standing.Longest != 2*limit {
		t.Errorf("%+v", standing)
	}
	standing = Standing{}
	if standing.addMove(time.Hour, 0, 0); standing.Slow != 0 {
		t.Error("a move without a limit was slow")
	}
}
