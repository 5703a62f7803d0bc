package pavilion_test

import (
	"testing"

	rules "azulejo/engine/pavilion"
	"azulejo/scenes/pavilion"
	"azulejo/scenes/table/tabletest"
)

func TestStageAfterAnimationEqualsRestingPicture(t *testing.T) {
	tabletest.Rest(t, rules.Coloured(), pavilion.New)
	tabletest.Rest(t, rules.Sepia(), pavilion.New)
}

func TestStageAfterAnimationBackwardsEqualsRestingPicture(t *testing.T) {
	tabletest.Back(t, rules.Coloured(), pavilion.New)
	tabletest.Back(t, rules.Sepia(), pavilion.New)
}

func TestSoundsAreQuietTogether(t *testing.T) { tabletest.Loud(t, rules.Coloured(), pavilion.New) }

func TestRoomsAreMirrored(t *testing.T) { tabletest.Mirrored(t, pavilion.New) }

func TestTilesThatStayAreReused(t *testing.T) { tabletest.Reused(t, rules.Coloured(), pavilion.New) }

func BenchmarkShow(b *testing.B) { tabletest.BenchmarkShow(b, rules.Coloured(), pavilion.New()) }
