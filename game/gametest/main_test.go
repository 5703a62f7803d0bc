package gametest

import "testing"

// TestBenchLendsOnePlaceToATest: a test that starts two games, or whose subtests do, does not wait for itself.
func TestBenchLendsOnePlaceToATest(t *testing.T) {
	b := newBench(1)
	t.Run("holds", func(t *testing.T) {
		p := b.take(t)
		t.Run("within", func(t *testing.T) {
			if first, second := b.take(t), b.take(t); first != p || second != p {
				t.Error("a test is lent two places")
			}
		})
		if len(b.free) != 0 {
			t.Error("a place is given back while it is used")
		}
	})
	if len(b.free) != 1 || len(b.lent) != 0 {
		t.Errorf("at the end %d places are free and %d are lent", len(b.free), len(b.lent))
	}
}
