package game

import (
	"bytes"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestLogFPS checks that the frame rate is written once per second, and nowhere if there is no output.
func TestLogFPS(t *testing.T) {
	var out bytes.Buffer
	for tick := range 3*ebiten.TPS() - 1 {
		logFPS(&out, tick+1)
	}
	if n := strings.Count(out.String(), " frames a second\n"); n != 2 {
		t.Errorf("%d lines in just under three seconds: %q", n, out.String())
	}
	logFPS(nil, ebiten.TPS())
}
