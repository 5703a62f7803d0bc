package sound

import (
	"encoding/binary"
	"io"
	"math"
	"reflect"
	"testing"
)

// read reads a stream to its end in chunks of a size in bytes and returns its samples.
func read(r io.Reader, size int) (samples []float32) {
	for {
		b := make([]byte, size)
		n, err := r.Read(b)
		for i := 0; i < n; i += 4 {
			samples = append(samples, math.Float32frombits(binary.LittleEndian.Uint32(b[i:])))
		}
		if err == io.EOF {
			return samples
		}
	}
}

// TestVoiceIsReadInWholeFrames checks that a voice can be read in chunks of any size.
func TestVoiceIsReadInWholeFrames(t *testing.T) {
	want := []float32{0.5, -1, 0.25, 0, 1, 0.125}
	for _, size := range []int{frameBytes, frameBytes + 5, 3 * frameBytes, 1 << 10} {
		if got := read(&voice{samples: want}, size); !reflect.DeepEqual(got, want) {
			t.Errorf("in chunks of %d bytes: %v, want %v", size, got, want)
		}
	}
	if got := read(&voice{}, frameBytes); got != nil {
		t.Errorf("an empty voice has the samples %v", got)
	}
}
