package pavilion_test

import (
	"testing"

	"azulejo/engine/enginetest"
	"azulejo/engine/pavilion"
)

// TestColouredSideConforms runs the test suite for editions.
func TestColouredSideConforms(t *testing.T) { enginetest.Run(t, pavilion.Coloured()) }

// TestSepiaSideConforms runs the test suite for editions.
func TestSepiaSideConforms(t *testing.T) { enginetest.Run(t, pavilion.Sepia()) }
