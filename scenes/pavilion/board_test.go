package pavilion_test

import (
	"testing"

	rules "azulejo/engine/pavilion"
	"azulejo/scenes/pavilion"
	"azulejo/scenes/table/tabletest"
)

// TestSets checks that completed sets contain tiles on all their spaces, and that an announced last round stays the last.
func TestSets(t *testing.T) {
	tabletest.Sets(t, rules.Coloured(), pavilion.New)
	tabletest.Sets(t, rules.Sepia(), pavilion.New)
}
