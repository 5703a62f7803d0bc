package gametest

import "testing"

// TestSubtestsShareAMachine checks that a test that starts several games, or whose subtests do, does not wait for itself.
func TestSubtestsShareAMachine(t *testing.T) {
	p := newMachinePool(1)
	t.Run("parent", func(t *testing.T) {
		s := p.acquire(t)
		t.Run("subtest", func(t *testing.T) {
			if first, second := p.acquire(t), p.acquire(t); first != s || second != s {
				t.Error("a test has two slots")
			}
		})
		if len(p.free) != 0 {
			t.Error("a slot is released while it is used")
		}
	})
	if len(p.free) != 1 || len(p.acquired) != 0 {
		t.Errorf("at the end %d slots are free and %d are acquired", len(p.free), len(p.acquired))
	}
}
