package azul_test

import (
	"testing"

	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
)

func TestColouredWallConforms(t *testing.T) { enginetest.Run(t, azul.Coloured()) }

func TestGreyWallConforms(t *testing.T) { enginetest.Run(t, azul.Grey()) }
