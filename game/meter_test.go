package game

import (
	"bytes"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMeterSpeaksOnceASecond(t *testing.T) {
	var out bytes.Buffer
	m := meter{out: &out}
	for range 3*ebiten.TPS() - 1 {
		m.tick()
	}
	if n := strings.Count(out.String(), " frames a second\n"); n != 2 {
		t.Errorf("it spoke %d times in just under three seconds: %q", n, out.String())
	}
	silent := meter{}
	for range ebiten.TPS() {
		silent.tick()
	}
}
