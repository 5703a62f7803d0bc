package azul_test

import (
	"testing"

	rules "azulejo/engine/azul"
	"azulejo/scenes/azul"
	"azulejo/scenes/table/tabletest"
)

func TestStageAfterAnimationEqualsRestingPicture(t *testing.T) {
	tabletest.Rest(t, rules.Coloured(), azul.New)
	tabletest.Rest(t, rules.Grey(), azul.New)
}

func TestStageAfterAnimationBackwardsEqualsRestingPicture(t *testing.T) {
	tabletest.Back(t, rules.Coloured(), azul.New)
	tabletest.Back(t, rules.Grey(), azul.New)
}

func TestSoundsAreQuietTogether(t *testing.T) { tabletest.Loud(t, rules.Coloured(), azul.New) }

func TestRoomsAreMirrored(t *testing.T) { tabletest.Mirrored(t, azul.New) }

func TestTilesThatStayAreReused(t *testing.T) { tabletest.Reused(t, rules.Coloured(), azul.New) }

func BenchmarkShow(b *testing.B) { tabletest.BenchmarkShow(b, rules.Coloured(), azul.New()) }
