package azul_test

import (
	"testing"

	rules "azulejo/engine/azul"
	"azulejo/scenes/azul"
	"azulejo/scenes/table/tabletest"
)

// TestSets checks that completed sets contain tiles on all their spaces, and that an announced last round stays the last.
func TestSets(t *testing.T) {
	tabletest.Sets(t, rules.Coloured(), azul.New)
	tabletest.Sets(t, rules.Grey(), azul.New)
}
