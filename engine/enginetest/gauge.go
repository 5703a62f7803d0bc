package enginetest

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

// Limits for reading one text.
const (
	MostBytes = 100e6
	MostTime  = time.Second // processor time, including garbage collection
)

// GaugeFolder is the environment variable with the folder in which every Gauge records its maxima: one file per Gauge with nanoseconds
// and bytes.
const GaugeFolder = "AZULEJO_GAUGE"

// Gauge measures the processor time and memory that a reader needs for each text.
type Gauge struct {
	path  string // path of the record, or empty
	time  time.Duration
	bytes uint64
}

// NewGauge returns a Gauge for one test or fuzz target.
func NewGauge() *Gauge { return &Gauge{} }

// Read calls read once and fails the test if it exceeds MostBytes or MostTime.
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
	g.record(t, took, bytes)
}

// record stores the measurements if they exceed the maxima so far.
func (g *Gauge) record(t *testing.T, took time.Duration, bytes uint64) {
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
	if g.path == "" {
		f, err := os.CreateTemp(dir, "gauge-")
		if err != nil {
			return err
		}
		f.Close()
		g.path = f.Name()
	}
	return os.WriteFile(g.path, fmt.Appendf(nil, "%d %d\n", g.time.Nanoseconds(), g.bytes), 0o644)
}

// Maxima returns the maxima over all records in a folder.
func Maxima(folder string) (took time.Duration, bytes uint64) {
	records, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		return 0, 0
	}
	for _, name := range records {
		text, err := os.ReadFile(name)
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
