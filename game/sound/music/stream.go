package music

import (
	"math"
	"math/rand/v2"

	"azulejo/game/sound/synth"
)

// Stream renders a piece as audio. It must not be used concurrently.
type Stream struct {
	piece         *Piece
	rng           *rand.Rand
	phrase        []Note  // remaining notes of the phrase
	phraseEnd     float64 // in seconds
	frame         int64   // frames since the start of the piece
	courses       [16]course
	room          *synth.Room
	body          [3]resonance
	melody        [block]float64
	accompaniment [block]float64
	out           [2 * block]float32
	unread        []float32 // rest of out
}

// course is a pair of strings.
type course struct {
	synth.Course
	bus *[block]float64 // where its samples are added
}

// block is the number of frames rendered at a time.
const block = 480

// gain brings the loudness of a piece to about -23 LUFS.
const gain = 0.56

// Play returns the audio stream of the piece for a seed.
func Play(seed uint64) *Stream {
	return &Stream{piece: New(seed), rng: rand.New(rand.NewPCG(seed, 1)), room: synth.NewRoom(1.3, 0.45), body: guitarBody()}
}

// Read fills samples with interleaved stereo.
func (s *Stream) Read(samples []float32) {
	for len(samples) > 0 {
		if len(s.unread) == 0 {
			s.unread = s.out[:]
			s.renderBlock(s.unread)
		}
		n := copy(samples, s.unread)
		s.unread, samples = s.unread[n:], samples[n:]
	}
}

// renderBlock renders one block.
func (s *Stream) renderBlock(out []float32) {
	clear(s.melody[:])
	clear(s.accompaniment[:])
	for i := range s.courses {
		if c := &s.courses[i]; c.Active() {
			c.MixInto(c.bus[:])
		}
	}
	s.pluckNotes(s.frame + block)
	for i := range block {
		m, t := s.melody[i], s.accompaniment[i]
		both := gain * (m + t)
		for j := range s.body {
			both += s.body[j].next(gain * (m + t))
		}
		// The melody is panned slightly right, the accompaniment left.
		aside := 0.22 * gain * (m - t)
		l, r := s.room.Process(0.55 * both)
		out[2*i], out[2*i+1] = float32(both-aside+l), float32(both+aside+r)
	}
	s.frame += block
}

// pluckNotes plucks the notes before a frame.
func (s *Stream) pluckNotes(before int64) {
	for {
		for len(s.phrase) == 0 {
			if s.frame < int64((s.phraseEnd-0.2)*synth.Rate) {
				return
			}
			s.phrase, s.phraseEnd = s.piece.Next()
		}
		n := s.phrase[0]
		at := int64(n.At * synth.Rate)
		if at >= before {
			return
		}
		s.phrase = s.phrase[1:]
		if c := s.freeCourse(); c != nil {
			if c.bus = &s.accompaniment; n.Melody {
				c.bus = &s.melody
			}
			c.Pluck(synth.Pluck{Hertz: n.Hertz(), Force: n.Force, Held: n.Held, Paired: n.Pitch < 57}, s.rng)
			c.MixInto(c.bus[max(0, at-s.frame):])
		}
	}
}

// freeCourse returns a silent course, or nil. A note without a free course is dropped.
func (s *Stream) freeCourse() *course {
	for i := range s.courses {
		if c := &s.courses[i]; !c.Active() {
			return c
		}
	}
	return nil
}

// resonance is a resonant mode of the guitar's body, as a two-pole filter.
type resonance struct{ a, b, in, y, z float64 }

// guitarBody returns the resonances of the air and the top of a small guitar.
func guitarBody() (body [3]resonance) {
	for i, m := range [...]struct{ hertz, width, strength float64 }{{127, 22, 0.5}, {243, 32, 0.6}, {431, 60, 0.4}} {
		r := math.Exp(-math.Pi * m.width / synth.Rate)
		turn := 2 * math.Pi * m.hertz / synth.Rate
		body[i] = resonance{a: 2 * r * math.Cos(turn), b: r * r, in: m.strength * (1 - r) * 2 * math.Sin(turn)}
	}
	return body
}

func (r *resonance) next(x float64) float64 {
	r.y, r.z = r.in*x+r.a*r.y-r.b*r.z, r.y
	return r.y
}
