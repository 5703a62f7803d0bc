package pavilion_test

import (
	"testing"

	rules "azulejo/engine/pavilion"
	"azulejo/scenes/pavilion"
	"azulejo/scenes/table/tabletest"
)

func TestStageAfterAnimationEqualsRestingPicture(t *testing.T) {
	tabletest.Animations(t, rules.Coloured(), pavilion.New)
	tabletest.Animations(t, rules.Sepia(), pavilion.New)
}

func TestStageAfterAnimationBackwardsEqualsRestingPicture(t *testing.T) {
	tabletest.BackwardAnimations(t, rules.Coloured(), pavilion.New)
	tabletest.BackwardAnimations(t, rules.Sepia(), pavilion.New)
}

func TestSoundsAreQuietTogether(t *testing.T) { tabletest.Loudness(t, rules.Coloured(), pavilion.New) }

func TestRoomsAreMirrored(t *testing.T) { tabletest.Mirrored(t, pavilion.New) }

func TestTilesThatStayAreReused(t *testing.T) { tabletest.NodeReuse(t, rules.Coloured(), pavilion.New) }

func BenchmarkShow(b *testing.B) { tabletest.BenchmarkShow(b, rules.Coloured(), pavilion.New()) }
