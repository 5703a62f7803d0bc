package azul_test

import (
	"testing"

	rules "azulejo/engine/azul"
	"azulejo/scenes/azul"
	"azulejo/scenes/table/tabletest"
)

func TestSets(t *testing.T) {
	tabletest.Sets(t, rules.Coloured(), azul.New)
	tabletest.Sets(t, rules.Grey(), azul.New)
}
