package sound

import (
	"encoding/binary"
	"io"
	"math"
	"reflect"
	"testing"
)

// read reads a stream to its end in chunks of a number of bytes and returns its samples.
func read(r io.Reader, by int) (samples []float32) {
	for {
		b := make([]byte, by)
		n, err := r.Read(b)
		for i := 0; i < n; i += 4 {
			samples = append(samples, math.Float32frombits(binary.LittleEndian.Uint32(b[i:])))
		}
		if err == io.EOF {
			return samples
		}
	}
}

func TestVoiceIsReadInWholeFrames(t *testing.T) {
	want := []float32{0.5, -1, 0.25, 0, 1, 0.125}
	for _, by := range []int{frameBytes, frameBytes + 5, 3 * frameBytes, 1 << 10} {
		if got := read(&voice{samples: want}, by); !reflect.DeepEqual(got, want) {
			t.Errorf("by %d bytes: %v, want %v", by, got, want)
		}
	}
	if got := read(&voice{}, frameBytes); got != nil {
		t.Errorf("an empty voice says %v", got)
	}
}
