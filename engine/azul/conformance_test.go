package azul_test

import (
	"testing"

	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
)

// TestColouredWallConforms runs the test suite for editions.
func TestColouredWallConforms(t *testing.T) { enginetest.Run(t, azul.Coloured()) }

// TestGreyWallConforms runs the test suite for editions.
func TestGreyWallConforms(t *testing.T) { enginetest.Run(t, azul.Grey()) }
