package sound

import (
	"encoding/binary"
	"io"
	"math"
)

// wave makes a WAV of 16-bit samples.
func wave(channels, rate int, samples ...int16) []byte {
	size := 2 * len(samples)
	b := append([]byte("RIFF"), 0, 0, 0, 0)
	b = append(b, "WAVEfmt "...)
	b = binary.LittleEndian.AppendUint32(b, 16)
	b = binary.LittleEndian.AppendUint16(b, 1)
	b = binary.LittleEndian.AppendUint16(b, uint16(channels))
	b = binary.LittleEndian.AppendUint32(b, uint32(rate))
	b = binary.LittleEndian.AppendUint32(b, uint32(rate*channels*2))
	b = binary.LittleEndian.AppendUint16(b, uint16(channels*2))
	b = binary.LittleEndian.AppendUint16(b, 16)
	b = append(b, "data"...)
	b = binary.LittleEndian.AppendUint32(b, uint32(size))
	for _, s := range samples {
		b = binary.LittleEndian.AppendUint16(b, uint16(s))
	}
	binary.LittleEndian.PutUint32(b[4:], uint32(len(b)-8))
	return b
}

// room is a device that records what is played in it.
type room struct {
	deaf    bool
	opened  int
	outputs []*tape
}

func (r *room) open()       { r.opened++ }
func (r *room) ready() bool { return !r.deaf }

func (r *room) output(src io.Reader) output {
	t := &tape{src: src}
	r.outputs = append(r.outputs, t)
	return t
}

// heard is what the outputs have played so far, by its first sample.
func (r *room) heard() (first []float32) {
	for _, t := range r.outputs {
		first = append(first, t.firsts...)
	}
	return first
}

// tape is an output that plays until the test ends it.
type tape struct {
	src     io.Reader
	playing bool
	volume  float64
	firsts  []float32
}

func (t *tape) Reset()              { t.playing = false }
func (t *tape) IsPlaying() bool     { return t.playing }
func (t *tape) SetVolume(v float64) { t.volume = v }

func (t *tape) Play() {
	t.playing = true
	var b [frame]byte
	if n, _ := t.src.Read(b[:]); n == frame {
		t.firsts = append(t.firsts, math.Float32frombits(binary.LittleEndian.Uint32(b[:])))
	}
}
