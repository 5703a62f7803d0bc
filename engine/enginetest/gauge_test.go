package enginetest

import (
	"testing"
	"time"
)

func TestGaugeNotesTheMost(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(GaugeFolder, dir)
	g := NewGauge()
	var kept []byte
	for _, n := range []int{1 << 20, 5 << 20, 1 << 10} {
		g.Read(t, func() { kept = make([]byte, n) })
	}
	took, bytes := Noted(dir)
	if bytes < 5<<20 || bytes > 6<<20 || took <= 0 || took > time.Minute || len(kept) == 0 {
		t.Errorf("%v and %d bytes are noted", took, bytes)
	}
	if took, bytes := Noted(t.TempDir()); took != 0 || bytes != 0 {
		t.Errorf("%v and %d bytes of nothing", took, bytes)
	}
}
