package synth

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
)

// Request describes a sound to synthesize.
type Request struct {
	Name string
	Step int     // raises the pitch: the number of tiles in the hand or the position in a run
	Size float64 // relative to a tile on the large board; smaller sounds higher
	Pan  float64 // from -1 (left) to 1 (right)
	Seed uint64  // of the random variations
}

// preset describes how a sound is synthesized.
type preset struct {
	seconds float64 // length without the room
	peak    float64 // relative to full scale
	room    float64 // level of the room relative to the direct sound
	play    func(t *track)
}

// Synthesizer renders the sound effects. It must not be used concurrently.
type Synthesizer struct {
	presets map[string]preset
	dry     []float64
	pcg     *rand.PCG
	rng     *rand.Rand
	room    *Room
	string  *Course
}

// NewSynthesizer returns a synthesizer for all sounds.
func NewSynthesizer() *Synthesizer {
	pcg := rand.NewPCG(0, 0)
	return &Synthesizer{presets: presets(), pcg: pcg, rng: rand.New(pcg), room: NewRoom(0.5, 0.35), string: &Course{}}
}

// Names returns the names of all sounds in alphabetical order.
func Names() []string { return slices.Sorted(maps.Keys(presets())) }

// tail is the time that a room takes to fall silent after a sound, in seconds.
const tail = 0.32

// Render appends a sound to out as interleaved stereo and returns it. An unknown name appends nothing.
func (s *Synthesizer) Render(out []float32, c Request) []float32 {
	r, there := s.presets[c.Name]
	if !there {
		return out
	}
	s.pcg.Seed(c.Seed, uint64(c.Step))
	n := frames(r.seconds)
	s.dry = slices.Grow(s.dry[:0], n)[:n]
	clear(s.dry)
	c.Size = min(max(c.Size, 0.6), 1.4)
	t := &track{s.dry, s.rng, c, s.string}
	r.play(t)
	s.normalize(r, c)
	return s.toStereo(out, r.room, c.Pan)
}

// normalize removes inaudible low frequencies, fades out the end and scales the sound to its level, which varies a little and is lower
// for small objects.
func (s *Synthesizer) normalize(r preset, c Request) {
	s.dry[0] = 0
	low, high, peak := 0.0, 1-math.Exp(-2*math.Pi*40/Rate), 1e-9
	end := min(len(s.dry), frames(0.05))
	for i := range s.dry {
		low += high * (s.dry[i] - low)
		s.dry[i] -= low
		s.dry[i] *= min(1, float64(len(s.dry)-1-i)/float64(end))
		peak = max(peak, math.Abs(s.dry[i]))
	}
	level := r.peak * (0.86 + 0.14*s.rng.Float64()) * math.Sqrt(min(1, c.Size)) / peak
	for i := range s.dry {
		s.dry[i] *= level
	}
}

// toStereo pans the sound with constant power and adds the room.
func (s *Synthesizer) toStereo(out []float32, wet, pan float64) []float32 {
	angle := math.Pi / 4 * (1 + 0.8*min(max(pan, -1), 1))
	left, right := math.Sqrt2*math.Cos(angle), math.Sqrt2*math.Sin(angle)
	out = slices.Grow(out, 2*(len(s.dry)+frames(tail)))
	s.room.Reset()
	for _, x := range s.dry {
		l, r := s.room.Process(wet * x)
		out = append(out, float32(left*x+l), float32(right*x+r))
	}
	for n := frames(tail); n > 0; n-- {
		l, r := s.room.Process(0)
		fade := float64(n-1) / float64(frames(tail))
		out = append(out, float32(fade*l), float32(fade*r))
	}
	return out
}
