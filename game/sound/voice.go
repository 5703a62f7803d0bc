package sound

import (
	"encoding/binary"
	"io"
	"math"
)

// frameBytes is the size of a stereo frame of 32-bit floats.
const frameBytes = 8

// voice is a playing sound, as the byte stream that a device reads.
type voice struct {
	samples []float32 // interleaved stereo
	pos     int       // index of the next sample
}

// Read fills b with whole frames and ends with io.EOF.
func (v *voice) Read(b []byte) (int, error) {
	rest := v.samples[v.pos:]
	if len(rest) == 0 {
		return 0, io.EOF
	}
	n := min(len(b)/frameBytes*2, len(rest))
	encodeSamples(b, rest[:n])
	v.pos += n
	return n * frameBytes / 2, nil
}

// encodeSamples writes samples to b as little-endian floats.
func encodeSamples(b []byte, samples []float32) {
	for i, x := range samples {
		binary.LittleEndian.PutUint32(b[4*i:], math.Float32bits(x))
	}
}
