package azul_test

import (
	"testing"

	rules "azulejo/engine/azul"
	"azulejo/scenes/azul"
	"azulejo/scenes/table/tabletest"
)

func TestStageAfterAnimationEqualsRestingPicture(t *testing.T) {
	tabletest.Animations(t, rules.Coloured(), azul.New)
	tabletest.Animations(t, rules.Grey(), azul.New)
}

func TestStageAfterAnimationBackwardsEqualsRestingPicture(t *testing.T) {
	tabletest.BackwardAnimations(t, rules.Coloured(), azul.New)
	tabletest.BackwardAnimations(t, rules.Grey(), azul.New)
}

func TestSoundsAreQuietTogether(t *testing.T) { tabletest.Loudness(t, rules.Coloured(), azul.New) }

func TestRoomsAreMirrored(t *testing.T) { tabletest.Mirrored(t, azul.New) }

func TestTilesThatStayAreReused(t *testing.T) { tabletest.NodeReuse(t, rules.Coloured(), azul.New) }

func BenchmarkShow(b *testing.B) { tabletest.BenchmarkShow(b, rules.Coloured(), azul.New()) }
