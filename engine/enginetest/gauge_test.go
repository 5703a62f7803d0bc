package enginetest

import (
	"testing"
	"time"
)

// TestMaxima checks that the maxima of a Gauge are recorded in the folder.
func TestMaxima(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(GaugeFolder, dir)
	g := NewGauge()
	var kept []byte
	for _, n := range []int{1 << 20, 5 << 20, 1 << 10} {
		g.Read(t, func() { kept = make([]byte, n) })
	}
	took, bytes := Maxima(dir)
	if bytes < 5<<20 || bytes > 6<<20 || took <= 0 || took > time.Minute || len(kept) == 0 {
		t.Errorf("%v and %d bytes are recorded", took, bytes)
	}
	if took, bytes := Maxima(t.TempDir()); took != 0 || bytes != 0 {
		t.Errorf("%v and %d bytes in an empty folder", took, bytes)
	}
}
