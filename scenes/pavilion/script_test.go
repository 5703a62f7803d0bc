package pavilion_test

import (
	"testing"

	rules "azulejo/engine/pavilion"
	"azulejo/scenes/pavilion"
	"azulejo/scenes/table/tabletest"
)

// TestTilesAfterAnimations checks that after the animation of a move the tiles are where its position has them.
func TestTilesAfterAnimations(t *testing.T) {
	tabletest.Animations(t, rules.Coloured(), pavilion.New)
	tabletest.Animations(t, rules.Sepia(), pavilion.New)
}

// TestTilesAfterBackwardAnimations checks that after moves are played backwards the tiles are where the position before has them.
func TestTilesAfterBackwardAnimations(t *testing.T) {
	tabletest.BackwardAnimations(t, rules.Coloured(), pavilion.New)
	tabletest.BackwardAnimations(t, rules.Sepia(), pavilion.New)
}

// TestLoudness checks that the sounds of a game, alone and with music, stay within the limits of loudness and peak.
func TestLoudness(t *testing.T) { tabletest.Loudness(t, rules.Coloured(), pavilion.New) }

// TestAreasAreMirrored checks that the areas of the table are mirrored for left-handed players.
func TestAreasAreMirrored(t *testing.T) { tabletest.Mirrored(t, pavilion.New) }

// TestTilesThatStayAreReused checks that tiles that stay in place keep their nodes when another position is shown.
func TestTilesThatStayAreReused(t *testing.T) { tabletest.NodeReuse(t, rules.Coloured(), pavilion.New) }

// BenchmarkShow measures showing the same position again and showing one move after another.
func BenchmarkShow(b *testing.B) { tabletest.BenchmarkShow(b, rules.Coloured(), pavilion.New()) }
