package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
)

const (
	soundDir = "assets/sounds"
	rate     = 24000 // samples a second
	// loudest is the peak of every sound: −14 dB below full scale.
	loudest = 0.2
	// grain is the step between values: the hiss below it is not worth its bytes.
	grain = 32
)

// wave is a sound as samples from -1 to 1.
type wave []float64

// mode is one way in which fired clay rings: a frequency in hertz, its strength, and the seconds in which it fades to 1/e.
type mode struct{ hertz, strength, fade float64 }

// clay are the modes of a small tile, in proportion to its lowest.
func clay(hertz, fade float64) []mode {
	return []mode{{hertz, 1, fade}, {hertz * 1.62, 0.7, fade * 0.8}, {hertz * 2.41, 0.5, fade * 0.55}, {hertz * 3.83, 0.35, fade * 0.35}, {hertz * 5.27, 0.2, fade * 0.22}}
}

// bell are the modes of a small bell.
func bell(hertz, fade float64) []mode {
	return []mode{{hertz, 1, fade}, {hertz * 2, 0.45, fade * 0.7}, {hertz * 2.76, 0.3, fade * 0.5}, {hertz * 5.4, 0.12, fade * 0.25}}
}

// ring strikes the modes at a second of the sound.
func (w wave) ring(at float64, modes []mode, strength float64) {
	start := int(at * rate)
	for i := start; i < len(w); i++ {
		t := float64(i-start) / rate
		attack := math.Min(1, t/0.0012)
		for _, m := range modes {
			w[i] += strength * attack * m.strength * math.Exp(-t/m.fade) * math.Sin(2*math.Pi*m.hertz*t)
		}
	}
}

// melody rings bells one after another.
func (w wave) melody(hertz ...float64) {
	for i, h := range hertz {
		w.ring(0.12*float64(i), bell(h, 0.22), 1)
	}
}

// hiss adds noise between two frequencies, swelling and fading as envelope says from 0 to 1 of its seconds.
func (w wave) hiss(r *rand.Rand, at, seconds, low, high, strength float64, envelope func(float64) float64) {
	a, b := 0.0, 0.0
	ka, kb := 1-math.Exp(-2*math.Pi*high/rate), 1-math.Exp(-2*math.Pi*low/rate)
	for i := 0; i < int(seconds*rate) && int(at*rate)+i < len(w); i++ {
		a += ka * (r.Float64()*2 - 1 - a)
		b += kb * (a - b)
		w[int(at*rate)+i] += strength * envelope(float64(i)/(seconds*rate)) * (a - b)
	}
}

func burst(t float64) float64 { return math.Exp(-7 * t) }
func swell(t float64) float64 { return math.Sin(math.Pi*t) * math.Sin(math.Pi*t) }

func silence(seconds float64) wave { return make(wave, int(seconds*rate)) }

// finish brings a sound to its loudness, without offset, and lets it end in silence.
func (w wave) finish() wave {
	mean := 0.0
	for _, v := range w {
		mean += v / float64(len(w))
	}
	peak := 1e-9
	for i := range w {
		w[i] -= mean
		w[i] *= math.Min(1, float64(i)/24) * math.Min(1, float64(len(w)-1-i)/(0.03*rate))
		peak = math.Max(peak, math.Abs(w[i]))
	}
	for i := range w {
		w[i] *= loudest / peak
	}
	return w
}

// soundNames lists the sounds with the number of their variations.
func soundNames() map[string]int {
	return map[string]int{"pick": 3, "place": 3, "count": 2, "slide": 2, "bag": 2, "crack": 3, "arpeggio": 1, "bell": 1, "victory": 1, "defeat": 1, "shared": 1, "tick": 2, "thud": 1}
}

// compose makes a variation, from 1, of a sound.
func compose(name string, variation int) wave {
	r := rand.New(rand.NewPCG(uint64(variation), uint64(len(name))*1000+uint64(name[0])))
	v := 1 + 0.045*float64(variation-2)
	w := silence(map[string]float64{"pick": 0.18, "place": 0.24, "count": 0.22, "slide": 0.3, "bag": 0.7, "crack": 0.4, "arpeggio": 0.65, "bell": 0.7, "victory": 0.85, "defeat": 0.65, "shared": 0.65, "tick": 0.07, "thud": 0.3}[name])
	switch name {
	case "pick":
		w.ring(0, clay(1900*v, 0.035), 1)
		w.hiss(r, 0, 0.02, 2000, 8000, 0.5, burst)
	case "place":
		w.ring(0, clay(980*v, 0.05), 1)
		w.ring(0.012, clay(1450*v, 0.03), 0.5)
		w.hiss(r, 0, 0.03, 600, 5000, 0.8, burst)
	case "count":
		w.ring(0, bell(1320*v, 0.07), 1)
	case "slide":
		w.hiss(r, 0, 0.28, 900*v, 4200, 1, swell)
		w.ring(0.24, clay(1300*v, 0.02), 0.25)
	case "bag":
		w.hiss(r, 0, 0.6, 300, 3000*v, 0.7, swell)
		for i := range 9 {
			w.ring(0.08+0.06*float64(i)*(0.8+0.4*r.Float64()), clay(1200+900*r.Float64(), 0.02), 0.12+0.1*r.Float64())
		}
	case "crack":
		w.ring(0, clay(310*v, 0.06), 1)
		w.hiss(r, 0, 0.1, 200, 5200, 2.4, burst)
		for range 5 {
			w.ring(0.03+0.16*r.Float64(), clay(1500+1500*r.Float64(), 0.012), 0.25)
		}
	case "arpeggio":
		for i, h := range []float64{523.25, 659.25, 783.99, 1046.5} {
			w.ring(0.11*float64(i), bell(h, 0.22), 1)
		}
	case "bell":
		w.ring(0, bell(698.46, 0.3), 1)
		w.ring(0.13, bell(880, 0.3), 0.7)
	case "victory": // upwards to the octave
		w.melody(523.25, 659.25, 783.99, 1046.5)
	case "defeat": // down to a minor third
		w.melody(523.25, 440, 349.23)
	case "shared": // up, and half the way back
		w.melody(523.25, 659.25, 587.33)
	case "tick":
		w.ring(0, clay(2300*v, 0.012), 1)
	case "thud":
		w.ring(0, []mode{{130, 1, 0.06}, {205, 0.6, 0.04}}, 1)
		w.hiss(r, 0, 0.06, 80, 900, 1.5, burst)
	}
	return w.finish()
}

// wav is the sound as a file: 16 bits, one channel.
func (w wave) wav() []byte {
	var b bytes.Buffer
	put := func(v any) { binary.Write(&b, binary.LittleEndian, v) } // into memory: cannot fail
	b.WriteString("RIFF")
	put(uint32(36 + 2*len(w)))
	b.WriteString("WAVEfmt ")
	put([]uint16{16, 0, 1, 1})
	put([]uint32{rate, rate * 2})
	put([]uint16{2, 16})
	b.WriteString("data")
	put(uint32(2 * len(w)))
	for _, v := range w {
		put(int16(math.Round(v*32767/grain)) * grain)
	}
	return b.Bytes()
}

// sounds writes every sound.
func sounds([]string) error {
	total := 0
	for name, n := range soundNames() {
		for i := range n {
			data := compose(name, i+1).wav()
			total += len(data)
			if err := os.WriteFile(filepath.Join(soundDir, fmt.Sprintf("%s-%d.wav", name, i+1)), data, 0o644); err != nil {
				return err
			}
		}
	}
	fmt.Printf("%s: %d bytes\n", soundDir, total)
	return nil
}
