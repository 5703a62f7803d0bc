package pavilion_test

import (
	"testing"

	rules "azulejo/engine/pavilion"
	"azulejo/scenes/pavilion"
	"azulejo/scenes/table/tabletest"
)

func TestSets(t *testing.T) {
	tabletest.Sets(t, rules.Coloured(), pavilion.New)
	tabletest.Sets(t, rules.Sepia(), pavilion.New)
}
