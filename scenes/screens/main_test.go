// Package screens plays the program as people do, by mouse, finger and key, and compares what it shows with golden pictures.
package screens

import (
	"testing"

	"azulejo/game/gametest"
)

func TestMain(m *testing.M) { gametest.Main(m) }
