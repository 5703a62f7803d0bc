//go:build unix

package enginetest

import (
	"testing"
	"time"
)

func TestGaugeLeavesWaitingOut(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(GaugeFolder, dir)
	g := NewGauge()
	g.Read(t, func() { time.Sleep(MostTime / 4) })
	if took, _ := Noted(dir); took >= MostTime/4 {
		t.Errorf("%v noted for a reader that only waits", took)
	}
}
