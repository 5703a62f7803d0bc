package sound

import (
	"encoding/binary"
	"io"
	"math"
)

// rate is the frames a second that the device is asked for.
const rate = 48000

// frame is the bytes of a frame as the device wants it: two ears of 32-bit floats.
const frame = 8

// voice reads a clip at any pitch, as the stream of bytes that a device wants.
type voice struct {
	clip clip
	at   float64 // frame of the clip that is read next
	step float64 // frames of the clip to a frame of the device
}

func (v *voice) begin(c clip, pitch float64) {
	v.clip, v.at, v.step = c, 0, pitch*float64(c.rate)/rate
}

// Read fills b with whole frames and ends with io.EOF.
func (v *voice) Read(b []byte) (int, error) {
	n := 0
	for ; n+frame <= len(b); n += frame {
		i := int(v.at)
		if i >= len(v.clip.samples) {
			return n, io.EOF
		}
		bits := math.Float32bits(v.sample(i, float32(v.at-float64(i))))
		binary.LittleEndian.PutUint32(b[n:], bits)
		binary.LittleEndian.PutUint32(b[n+4:], bits)
		v.at += v.step
	}
	return n, nil
}

// sample is the value a share of the way from frame i to the next.
func (v *voice) sample(i int, share float32) float32 {
	s := v.clip.samples[i]
	if i+1 == len(v.clip.samples) {
		return s * (1 - share)
	}
	return s + (v.clip.samples[i+1]-s)*share
}
