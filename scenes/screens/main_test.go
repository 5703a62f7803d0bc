// Package screens tests the whole program with mouse, touch and keyboard input, and compares frames with golden pictures.
package screens

import (
	"testing"

	"azulejo/game/gametest"
)

func TestMain(m *testing.M) { gametest.Main(m) }
