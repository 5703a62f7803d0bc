//go:build unix

package enginetest

import (
	"testing"
	"time"
)

// TestGaugeIgnoresWaiting checks that the time of a Gauge is processor time.
func TestGaugeIgnoresWaiting(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(GaugeFolder, dir)
	g := NewGauge()
	g.Read(t, func() { time.Sleep(MostTime / 4) })
	if took, _ := Maxima(dir); took >= MostTime/4 {
		t.Errorf("%v recorded for a reader that only waits", took)
	}
}
