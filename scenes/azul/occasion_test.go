package azul_test

import (
	"testing"

	rules "azulejo/engine/azul"
	"azulejo/scenes/azul"
	"azulejo/scenes/table/tabletest"
)

func TestOccasions(t *testing.T) {
	tabletest.Occasions(t, rules.Coloured(), azul.New)
	tabletest.Occasions(t, rules.Grey(), azul.New)
}
