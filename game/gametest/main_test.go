package gametest

import "testing"

// TestSubtestsShareAMachine checks that a test that starts several games, or whose subtests do, does not wait for itself.
func TestSubtestsShareAMachine(t *testing.T) {
	b := newMachinePool(1)
	t.Run("holds", func(t *testing.T) {
		p := b.acquire(t)
		t.Run("within", func(t *testing.T) {
			if first, second := b.acquire(t), b.acquire(t); first != p || second != p {
				t.Error("a test has two slots")
			}
		})
		if len(b.free) != 0 {
			t.Error("a slot is released while it is used")
		}
	})
	if len(b.free) != 1 || len(b.acquired) != 0 {
		t.Errorf("at the end %d slots are free and %d are acquired", len(b.free), len(b.acquired))
	}
}
