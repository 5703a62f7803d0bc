package enginetest

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

// What reading one text may cost.
const (
	MostBytes = 100e6
	MostTime  = time.Second // of the processor, collecting the garbage of others included
)

// GaugeFolder is the variable of the environment that names a folder in which every Gauge notes the most it has seen: a file for each
// Gauge with the nanoseconds and bytes.
const GaugeFolder = "AZULEJO_GAUGE"

// Gauge measures what a reader takes for each text, in processor time and bytes.
type Gauge struct {
	note  string // the file it is noted in, or empty
	time  time.Duration
	bytes uint64
}

// NewGauge returns a Gauge for a test or a fuzz target.
func NewGauge() *Gauge { return &Gauge{} }

// Read runs a reader once. It fails the test where the reader allocates or takes more than it may.
func (g *Gauge) Read(t *testing.T, read func()) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began, err := cpuTime()
	if err != nil {
		t.Fatal(err)
	}
	read()
	ended, err := cpuTime()
	if err != nil {
		t.Fatal(err)
	}
	took := ended - began
	runtime.ReadMemStats(&after)
	bytes := after.TotalAlloc - before.TotalAlloc
	if bytes > MostBytes || took > MostTime {
		t.Errorf("%d bytes and %v for one text, expected at most %.0f and %v", bytes, took, float64(MostBytes), MostTime)
	}
	g.keep(t, took, bytes)
}

// keep notes what is more than was seen before.
func (g *Gauge) keep(t *testing.T, took time.Duration, bytes uint64) {
	if took <= g.time && bytes <= g.bytes {
		return
	}
	g.time, g.bytes = max(took, g.time), max(bytes, g.bytes)
	if dir := os.Getenv(GaugeFolder); dir != "" {
		if err := g.write(dir); err != nil {
			t.Error(err)
		}
	}
}

func (g *Gauge) write(dir string) error {
	if g.note == "" {
		f, err := os.CreateTemp(dir, "gauge-")
		if err != nil {
			return err
		}
		f.Close()
		g.note = f.Name()
	}
	return os.WriteFile(g.note, fmt.Appendf(nil, "%d %d\n", g.time.Nanoseconds(), g.bytes), 0o644)
}

// Noted is the most that is noted in a folder.
func Noted(folder string) (took time.Duration, bytes uint64) {
	notes, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		return 0, 0
	}
	for _, note := range notes {
		text, err := os.ReadFile(note)
		if err != nil {
			continue
		}
		var t time.Duration
		var b uint64
		if _, err := fmt.Sscan(string(text), &t, &b); err == nil {
			took, bytes = max(took, t), max(bytes, b)
		}
	}
	return took, bytes
}
