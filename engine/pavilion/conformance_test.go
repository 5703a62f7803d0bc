package pavilion_test

import (
	"testing"

	"azulejo/engine/enginetest"
	"azulejo/engine/pavilion"
)

func TestColouredSideConforms(t *testing.T) { enginetest.Run(t, pavilion.Coloured()) }

func TestSepiaSideConforms(t *testing.T) { enginetest.Run(t, pavilion.Sepia()) }
