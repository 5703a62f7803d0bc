package sound

import (
	"encoding/binary"
	"io"
	"math"
)

// frame is the bytes of a frame as the device wants it: two ears of 32-bit floats.
const frame = 8

// voice is a sound that is being played, as the stream of bytes that a device wants.
type voice struct {
	samples []float32 // in pairs for both ears
	at      int       // of the sample that is read next
}

// Read fills b with whole frames and ends with io.EOF.
func (v *voice) Read(b []byte) (int, error) {
	rest := v.samples[v.at:]
	if len(rest) == 0 {
		return 0, io.EOF
	}
	n := min(len(b)/frame*2, len(rest))
	put(b, rest[:n])
	v.at += n
	return n * frame / 2, nil
}

// put writes samples as bytes.
func put(b []byte, samples []float32) {
	for i, x := range samples {
		binary.LittleEndian.PutUint32(b[4*i:], math.Float32bits(x))
	}
}
