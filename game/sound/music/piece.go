package music

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// Note is a plucked note.
type Note struct {
	At     float64 // seconds since the start of the piece
	Pitch  int     // MIDI number: 69 is the A above middle C
	Force  float64 // 0 to 1
	Held   float64 // seconds until it is damped
	Melody bool    // part of the melody rather than the accompaniment
}

// Hertz returns the frequency of the note.
func (n Note) Hertz() float64 { return 440 * math.Pow(2, float64(n.Pitch-69)/12) }

// Piece composes a piece, phrase by phrase.
type Piece struct {
	rng    *rand.Rand
	verse  verse
	phrase int     // index in the verse of the next phrase
	time   float64 // start of the next phrase in seconds
	bass   int     // lowest pitch of the previous bar
	notes  []Note
}

// New returns the piece for a seed.
func New(seed uint64) *Piece {
	p := &Piece{rng: rand.New(rand.NewPCG(seed, 0x617a756c)), time: 0.4, bass: 45}
	p.verse = newVerse(45, p.rng)
	return p
}

// verse is a group of four phrases in one key.
type verse struct {
	scale
	tonic       int     // pitch of the lower tonic
	melodyTonic int     // tonic from which the degrees of the melody count
	beats       int     // per bar
	beat        float64 // length in seconds
	figure      []int   // accompaniment: the note of the chord in each half beat
	motifs      [2]motif
	firstDegree int // degree on which the melody starts
	phrases     [4][4]chord
}

// The form of a verse.
const (
	phrases       = 4
	bars          = 4
	rest          = -1 // half beat without a note
	doubledPhrase = 3  // index of the phrase whose melody may be doubled a third below
)

// newVerse returns a random verse, a third, fourth or fifth away from a tonic.
func newVerse(tonic int, rng *rand.Rand) verse {
	all := scales()
	v := verse{scale: all[rng.IntN(len(all))], beats: 3 + rng.IntN(2), beat: 60 / (60 + 16*rng.Float64()), firstDegree: 7 + 2*rng.IntN(2)}
	away := []int{-7, -5, -4, 3, 5, 7}[rng.IntN(6)]
	v.tonic = 40 + (tonic+away-40+12)%12
	if v.melodyTonic = v.tonic; v.melodyTonic < 46 {
		v.melodyTonic += 12
	}
	figures := figures(v.beats)
	v.figure = figures[rng.IntN(len(figures))]
	v.motifs = [2]motif{newMotif(v.beats, 1, rng), newMotif(v.beats, -1, rng)}
	for i := range v.phrases {
		from := v.questions
		if i%2 == 1 {
			from = v.answers
		}
		for bar, root := range from[rng.IntN(len(from))] {
			v.phrases[i][bar] = chord{root, v.raisesSeventh && i%2 == 1 && root == 4}
		}
	}
	return v
}

// figures returns accompaniment patterns: 0 is the root, 1 the fifth, 2 the octave, 3 the third above it, 4 the fifth above it.
func figures(beats int) [][]int {
	if beats == 3 {
		return [][]int{{0, 1, 2, 3, 2, 1}, {0, rest, 2, 3, 2, rest}, {0, rest, 3, rest, 2, rest}, {0, 2, 3, 4, 3, 2}}
	}
	return [][]int{{0, 1, 2, 3, 2, 1, 2, 1}, {0, rest, 2, rest, 1, rest, 3, rest}, {0, rest, 2, 3, 1, rest, 3, 2}, {0, 1, 3, rest, 2, 1, 3, rest}}
}

// Next composes the next phrase. It returns its notes in order of time, in a slice that is reused by the next call, and the time at which
// it ends.
func (p *Piece) Next() (notes []Note, until float64) {
	p.notes = p.notes[:0]
	if p.phrase == phrases {
		p.verse, p.phrase = newVerse(p.verse.tonic, p.rng), 0
	}
	v, n := &p.verse, p.phrase
	p.phrase++
	at := p.time
	for bar, c := range v.phrases[n] {
		beat := v.beat
		if bar == bars-1 {
			beat *= 1.06 + 0.1*p.rng.Float64() // slow down at the end
		}
		p.addAccompaniment(c, at, beat, n == phrases-1 && bar == bars-1)
		p.addMelody(n, bar, at, beat)
		at += float64(v.beats) * beat
	}
	p.time = at
	if n%2 == 1 {
		p.time += v.beat * (0.5 + p.rng.Float64())
	}
	if n == phrases-1 {
		p.time += 2.5 + 3*p.rng.Float64()
	}
	slices.SortStableFunc(p.notes, func(a, b Note) int { return cmp.Compare(a.At, b.At) })
	return p.notes, p.time
}

// addNote adds a note with small random changes of time and force, as when played by hand.
func (p *Piece) addNote(n Note) {
	n.At = max(0, n.At+0.012*(p.rng.Float64()-0.5))
	n.Force *= 0.88 + 0.24*p.rng.Float64()
	p.notes = append(p.notes, n)
}

// accompanimentPitch returns the pitch of a degree of the accompaniment over a chord.
func (v *verse) accompanimentPitch(degree int, c chord) int { return v.tonic + v.semitones(degree, c) }

// melodyPitch returns the pitch of a degree of the melody over a chord.
func (v *verse) melodyPitch(degree int, c chord) int { return v.melodyTonic + v.semitones(degree, c) }

// addAccompaniment adds a broken chord for a bar, or a slow strum for the last bar of a verse.
func (p *Piece) addAccompaniment(c chord, at, beat float64, last bool) {
	v := &p.verse
	root := c.root
	for v.accompanimentPitch(root, c) > p.bass+6 && v.accompanimentPitch(root-7, c) >= 38 {
		root -= 7
	}
	for v.accompanimentPitch(root, c) < 38 {
		root += 7
	}
	p.bass = v.accompanimentPitch(root, c)
	voices := [...]int{root, root + 4, root + 7, root + 9, root + 11}
	if last {
		for i, d := range voices {
			p.addNote(Note{At: at + 0.07*float64(i), Pitch: v.accompanimentPitch(d, c), Force: 0.36, Held: 3.2})
		}
		return
	}
	for i, voice := range v.figure {
		if voice == rest || i > 0 && p.rng.IntN(9) == 0 {
			continue
		}
		force := 0.26
		if i == 0 {
			force = 0.4
		}
		p.addNote(Note{At: at + float64(i)*beat/2, Pitch: v.accompanimentPitch(voices[voice], c), Force: force, Held: 1.5 * beat})
	}
}

// addMelody adds a bar of melody. The first three bars use the motifs, the last one is a cadence.
func (p *Piece) addMelody(n, bar int, at, beat float64) {
	v := &p.verse
	c := v.phrases[n][bar]
	if bar == bars-1 {
		p.addCadence(n, c, at, beat)
		return
	}
	m := v.motifs[bar%2]
	if n == 2 && bar == 1 { // the second question varies
		m = newMotif(v.beats, 1, p.rng)
	}
	from := v.firstDegree + bar
	if n%2 == 1 {
		from = v.firstDegree + 3 - 2*bar // answers descend
	}
	degrees := m.degrees(c, from)
	for i, d := range degrees {
		p.addMelodyNote(d, c, at, m.beats[i]*beat, n == doubledPhrase)
		at += m.beats[i] * beat
	}
}

// addCadence adds the last note of a phrase, which is the tonic in an answer, sometimes preceded by its upper neighbour.
func (p *Piece) addCadence(n int, c chord, at, beat float64) {
	v := &p.verse
	d := c.nearest(v.firstDegree + 1)
	if n%2 == 1 {
		d = 7
	}
	if p.rng.IntN(3) == 0 {
		p.addMelodyNote(d+1, c, at, 0.5*beat, false)
		at += 0.5 * beat
	}
	p.addMelodyNote(d, c, at, float64(v.beats)*beat*0.8, n == doubledPhrase)
}

// addMelodyNote adds a note of the melody, sometimes with a grace note from above, or doubled a third below.
func (p *Piece) addMelodyNote(degree int, c chord, at, seconds float64, thirds bool) {
	v := &p.verse
	force := 0.5 + 0.12*float64(degree-7)/9
	if seconds > 0.9 && p.rng.IntN(6) == 0 {
		p.addNote(Note{At: at - 0.085, Pitch: v.melodyPitch(degree+1, c), Force: 0.3, Held: 0.06, Melody: true})
	}
	p.addNote(Note{At: at, Pitch: v.melodyPitch(degree, c), Force: force, Held: seconds + 0.35, Melody: true})
	if thirds && seconds > 0.6 {
		p.addNote(Note{At: at + 0.012, Pitch: v.melodyPitch(degree-2, c), Force: 0.6 * force, Held: seconds + 0.2, Melody: true})
	}
}
