package music

import (
	"math"
	"math/rand/v2"

	"azulejo/game/sound/synth"
)

// Stream plays a piece. It is not to be used by two at once.
type Stream struct {
	piece    *Piece
	dice     *rand.Rand
	phrase   []Note
	until    float64 // the seconds at which the phrase is over
	now      int64   // frames since the piece began
	courses  [16]course
	room     *synth.Room
	body     [3]resonance
	melody   [block]float64
	together [block]float64
	made     [2 * block]float32
	left     []float32 // of what was made and not read yet
}

// course is a pair of strings.
type course struct {
	synth.Course
	bus *[block]float64 // where it is added
}

// block is how many frames are made at a time.
const block = 480

// gain brings a piece to about -23 LUFS.
const gain = 0.56

// Play returns the stream of the piece of a seed.
func Play(seed uint64) *Stream {
	return &Stream{piece: New(seed), dice: rand.New(rand.NewPCG(seed, 1)), room: synth.NewRoom(1.3, 0.45), body: wood()}
}

// Read fills samples, in pairs for both ears.
func (s *Stream) Read(samples []float32) {
	for len(samples) > 0 {
		if len(s.left) == 0 {
			s.left = s.made[:]
			s.fill(s.left)
		}
		n := copy(samples, s.left)
		s.left, samples = s.left[n:], samples[n:]
	}
}

// fill makes one block.
func (s *Stream) fill(out []float32) {
	clear(s.melody[:])
	clear(s.together[:])
	for i := range s.courses {
		if c := &s.courses[i]; c.Sounds() {
			c.Add(c.bus[:])
		}
	}
	s.begin(s.now + block)
	for i := range block {
		m, t := s.melody[i], s.together[i]
		both := gain * (m + t)
		for j := range s.body {
			both += s.body[j].next(gain * (m + t))
		}
		// The melody is a little to the right, what goes with it to the left.
		aside := 0.22 * gain * (m - t)
		l, r := s.room.Hear(0.55 * both)
		out[2*i], out[2*i+1] = float32(both-aside+l), float32(both+aside+r)
	}
	s.now += block
}

// begin plucks what comes before a frame.
func (s *Stream) begin(before int64) {
	for {
		for len(s.phrase) == 0 {
			if s.now < int64((s.until-0.2)*synth.Rate) {
				return
			}
			s.phrase, s.until = s.piece.Next()
		}
		n := s.phrase[0]
		at := int64(n.At * synth.Rate)
		if at >= before {
			return
		}
		s.phrase = s.phrase[1:]
		if c := s.free(); c != nil {
			if c.bus = &s.together; n.Melody {
				c.bus = &s.melody
			}
			c.Pluck(synth.Pluck{Hertz: n.Hertz(), Force: n.Force, Held: n.Held, Paired: n.Pitch < 57}, s.dice)
			c.Add(c.bus[max(0, at-s.now):])
		}
	}
}

// free is a course that is silent; a note for which there is none is left out.
func (s *Stream) free() *course {
	for i := range s.courses {
		if c := &s.courses[i]; !c.Sounds() {
			return c
		}
	}
	return nil
}

// resonance is a mode of the guitar's body, which lends its strength to what it hears.
type resonance struct{ a, b, in, y, z float64 }

// wood are the modes of a small guitar: its air and its top.
func wood() (body [3]resonance) {
	for i, m := range [...]struct{ hertz, width, strength float64 }{{127, 22, 0.5}, {243, 32, 0.6}, {431, 60, 0.4}} {
		r := math.Exp(-math.Pi * m.width / synth.Rate)
		turn := 2 * math.Pi * m.hertz / synth.Rate
		body[i] = resonance{a: 2 * r * math.Cos(turn), b: r * r, in: m.strength * (1 - r) * 2 * math.Sin(turn)}
	}
	return body
}

func (m *resonance) next(x float64) float64 {
	m.y, m.z = m.in*x+m.a*m.y-m.b*m.z, m.y
	return m.y
}
