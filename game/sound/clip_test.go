package sound

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"reflect"
	"testing"
)

func TestDecode(t *testing.T) {
	odd := wave(1, 22050, 16384, -16384)
	odd = append(odd[:12:12], append([]byte("LIST\x03\x00\x00\x00abc\x00"), odd[12:]...)...)
	for name, c := range map[string]struct {
		data []byte
		want clip
	}{
		"mono":             {wave(1, 48000, 16384, -32768, 0), clip{[]float32{0.5, -1, 0}, 48000}},
		"stereo":           {wave(2, 44100, 16384, 0, 100, -100), clip{[]float32{0.25, 0}, 44100}},
		"a chunk before":   {odd, clip{[]float32{0.5, -0.5}, 22050}},
		"nothing to hear":  {wave(1, 48000), clip{[]float32{}, 48000}},
		"half a frame end": {append(wave(1, 48000, 16384), 7), clip{[]float32{0.5}, 48000}},
	} {
		if got, err := decode(c.data); err != nil || !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v, %v; want %v", name, got, err, c.want)
		}
	}
}

func TestDecodeRefuses(t *testing.T) {
	good := wave(1, 48000, 1, 2, 3)
	eight := bytes.Clone(good)
	eight[34] = 8
	float := bytes.Clone(good)
	float[20] = 3
	for name, data := range map[string][]byte{
		"nothing": nil, "cut off": good[:len(good)-1], "no data": good[:36], "8 bits": eight, "floats": float,
		"no channel": wave(0, 48000), "no rate": wave(1, 0, 1), "something else": []byte("OggS and so on and on"),
	} {
		if c, err := decode(data); err == nil {
			t.Errorf("%s passes as %v", name, c)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(wave(2, 44100, 1, 2, 3, 4))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := decode(data)
		if err == nil && (c.rate < 1 || len(c.samples) > len(data)) {
			t.Errorf("%d samples at %d Hz from %d bytes", len(c.samples), c.rate, len(data))
		}
	})
}

// read reads a voice to its end by pieces of some bytes and returns the left ear, which the right must equal.
func read(t *testing.T, v *voice, by int) (left []float32) {
	t.Helper()
	b := make([]byte, by)
	for {
		n, err := v.Read(b)
		for ; n > 0; n -= frame {
			l, r := binary.LittleEndian.Uint32(b), binary.LittleEndian.Uint32(b[4:])
			if l != r {
				t.Fatal("the ears differ")
			}
			left, b = append(left, math.Float32frombits(l)), b[frame:]
		}
		if err == io.EOF {
			return left
		}
		b = make([]byte, by)
	}
}

func TestVoice(t *testing.T) {
	ramp := clip{[]float32{0, 0.25, 0.5, 0.75}, rate}
	slow := clip{[]float32{0, 0.5}, rate / 2}
	for _, c := range []struct {
		name  string
		clip  clip
		pitch float64
		want  []float32
	}{
		{"as it is", ramp, 1, []float32{0, 0.25, 0.5, 0.75}},
		{"an octave up", ramp, 2, []float32{0, 0.5}},
		{"an octave down", ramp, 0.5, []float32{0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.375}},
		{"of half the rate", slow, 1, []float32{0, 0.25, 0.5, 0.25}},
		{"empty", clip{nil, rate}, 1, nil},
	} {
		for _, by := range []int{frame, 3*frame + 5, 1 << 10} {
			var v voice
			v.begin(c.clip, c.pitch)
			if got := read(t, &v, by); !reflect.DeepEqual(got, c.want) {
				t.Errorf("%s by %d bytes: %v, want %v", c.name, by, got, c.want)
			}
		}
	}
}
