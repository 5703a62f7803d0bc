package pavilion_test

import (
	"testing"

	rules "azulejo/engine/pavilion"
	"azulejo/scenes/pavilion"
	"azulejo/scenes/table/tabletest"
)

func TestOccasions(t *testing.T) {
	tabletest.Occasions(t, rules.Coloured(), pavilion.New)
	tabletest.Occasions(t, rules.Sepia(), pavilion.New)
}
