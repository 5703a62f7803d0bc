package music

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// Note is a course that is plucked.
type Note struct {
	At     float64 // seconds since the piece began
	Pitch  int     // MIDI number: 69 is the A above middle C
	Force  float64 // 0 to 1
	Held   float64 // seconds
	Melody bool    // of the melody, not of what goes with it
}

// Hertz is the frequency of a pitch.
func (n Note) Hertz() float64 { return 440 * math.Pow(2, float64(n.Pitch-69)/12) }

// Piece composes, phrase by phrase.
type Piece struct {
	dice  *rand.Rand
	verse verse
	done  int     // phrases of the verse
	at    float64 // seconds at which the next phrase begins
	bass  int     // the pitch that was the lowest last
	notes []Note
}

// New returns the piece of a seed.
func New(seed uint64) *Piece {
	p := &Piece{dice: rand.New(rand.NewPCG(seed, 0x617a756c)), at: 0.4, bass: 45}
	p.verse = newVerse(45, p.dice)
	return p
}

// verse is four phrases in one key.
type verse struct {
	scale
	tonic   int     // the pitch of the lower tonic
	voice   int     // the tonic from which the melody counts
	beats   int     // of a bar
	beat    float64 // seconds
	figure  []int   // of the accompaniment: which note of the chord in each half beat
	motifs  [2]motif
	from    int // the degree on which it begins
	phrases [4][4]chord
}

// phrase numbers: a question, its answer, both again.
const (
	phrases  = 4
	bars     = 4
	rest     = -1 // a half beat in which nothing is plucked
	thirdsIn = 3  // the phrase in which the melody may be doubled a third below
)

// newVerse draws a verse a fifth or a third away from the last.
func newVerse(tonic int, dice *rand.Rand) verse {
	all := scales()
	v := verse{scale: all[dice.IntN(len(all))], beats: 3 + dice.IntN(2), beat: 60 / (60 + 16*dice.Float64()), from: 7 + 2*dice.IntN(2)}
	away := []int{-7, -5, -4, 3, 5, 7}[dice.IntN(6)]
	v.tonic = 40 + (tonic+away-40+12)%12
	if v.voice = v.tonic; v.voice < 46 {
		v.voice += 12
	}
	figures := figures(v.beats)
	v.figure = figures[dice.IntN(len(figures))]
	v.motifs = [2]motif{newMotif(v.beats, 1, dice), newMotif(v.beats, -1, dice)}
	for i := range v.phrases {
		from := v.questions
		if i%2 == 1 {
			from = v.answers
		}
		for bar, root := range from[dice.IntN(len(from))] {
			v.phrases[i][bar] = chord{root, v.sharp && i%2 == 1 && root == 4}
		}
	}
	return v
}

// figures are ways to break a chord: 0 is its root, 1 its fifth, 2 its octave, 3 the third above that, 4 the fifth.
func figures(beats int) [][]int {
	if beats == 3 {
		return [][]int{{0, 1, 2, 3, 2, 1}, {0, rest, 2, 3, 2, rest}, {0, rest, 3, rest, 2, rest}, {0, 2, 3, 4, 3, 2}}
	}
	return [][]int{{0, 1, 2, 3, 2, 1, 2, 1}, {0, rest, 2, rest, 1, rest, 3, rest}, {0, rest, 2, 3, 1, rest, 3, 2}, {0, 1, 3, rest, 2, 1, 3, rest}}
}

// Next composes the next phrase and returns its notes in their order, and when it is over. The slice is used again.
func (p *Piece) Next() (notes []Note, until float64) {
	p.notes = p.notes[:0]
	if p.done == phrases {
		p.verse, p.done = newVerse(p.verse.tonic, p.dice), 0
	}
	v, n := &p.verse, p.done
	p.done++
	at := p.at
	for bar, c := range v.phrases[n] {
		beat := v.beat
		if bar == bars-1 {
			beat *= 1.06 + 0.1*p.dice.Float64() // breathe at the end
		}
		p.accompany(c, at, beat, n == phrases-1 && bar == bars-1)
		p.sing(n, bar, at, beat)
		at += float64(v.beats) * beat
	}
	p.at = at
	if n%2 == 1 {
		p.at += v.beat * (0.5 + p.dice.Float64())
	}
	if n == phrases-1 {
		p.at += 2.5 + 3*p.dice.Float64()
	}
	slices.SortStableFunc(p.notes, func(a, b Note) int { return cmp.Compare(a.At, b.At) })
	return p.notes, p.at
}

// pluck adds a note, a little early or late as hands are.
func (p *Piece) pluck(n Note) {
	n.At = max(0, n.At+0.012*(p.dice.Float64()-0.5))
	n.Force *= 0.88 + 0.24*p.dice.Float64()
	p.notes = append(p.notes, n)
}

// pitch is that of a degree of the accompaniment in a chord, sung that of the melody.
func (v *verse) pitch(degree int, c chord) int { return v.tonic + v.semitones(degree, c) }
func (v *verse) sung(degree int, c chord) int  { return v.voice + v.semitones(degree, c) }

// accompany breaks a chord over a bar; the last of a verse is one slow stroke.
func (p *Piece) accompany(c chord, at, beat float64, last bool) {
	v := &p.verse
	root := c.root
	for v.pitch(root, c) > p.bass+6 && v.pitch(root-7, c) >= 38 {
		root -= 7
	}
	for v.pitch(root, c) < 38 {
		root += 7
	}
	p.bass = v.pitch(root, c)
	voices := [...]int{root, root + 4, root + 7, root + 9, root + 11}
	if last {
		for i, d := range voices {
			p.pluck(Note{At: at + 0.07*float64(i), Pitch: v.pitch(d, c), Force: 0.36, Held: 3.2})
		}
		return
	}
	for i, voice := range v.figure {
		if voice == rest || i > 0 && p.dice.IntN(9) == 0 {
			continue
		}
		force := 0.26
		if i == 0 {
			force = 0.4
		}
		p.pluck(Note{At: at + float64(i)*beat/2, Pitch: v.pitch(voices[voice], c), Force: force, Held: 1.5 * beat})
	}
}

// sing adds a bar of melody. Three bars sing the motifs; the last comes to rest, an answer on the tonic.
func (p *Piece) sing(n, bar int, at, beat float64) {
	v := &p.verse
	c := v.phrases[n][bar]
	if bar == bars-1 {
		p.close(n, c, at, beat)
		return
	}
	m := v.motifs[bar%2]
	if n == 2 && bar == 1 { // the second question goes its own way
		m = newMotif(v.beats, 1, p.dice)
	}
	from := v.from + bar
	if n%2 == 1 {
		from = v.from + 3 - 2*bar // answers come down
	}
	degrees := m.sing(c, from)
	for i, d := range degrees {
		p.melody(d, c, at, m.beats[i]*beat, n == thirdsIn)
		at += m.beats[i] * beat
	}
}

// close holds the last note of a phrase, sometimes after its upper neighbour.
func (p *Piece) close(n int, c chord, at, beat float64) {
	v := &p.verse
	d := c.nearest(v.from + 1)
	if n%2 == 1 {
		d = 7
	}
	if p.dice.IntN(3) == 0 {
		p.melody(d+1, c, at, 0.5*beat, false)
		at += 0.5 * beat
	}
	p.melody(d, c, at, float64(v.beats)*beat*0.8, n == thirdsIn)
}

// melody plucks a note of the melody, now and then with a quick turn from above, or with the third below.
func (p *Piece) melody(degree int, c chord, at, seconds float64, thirds bool) {
	v := &p.verse
	force := 0.5 + 0.12*float64(degree-7)/9
	if seconds > 0.9 && p.dice.IntN(6) == 0 {
		p.pluck(Note{At: at - 0.085, Pitch: v.sung(degree+1, c), Force: 0.3, Held: 0.06, Melody: true})
	}
	p.pluck(Note{At: at, Pitch: v.sung(degree, c), Force: force, Held: seconds + 0.35, Melody: true})
	if thirds && seconds > 0.6 {
		p.pluck(Note{At: at + 0.012, Pitch: v.sung(degree-2, c), Force: 0.6 * force, Held: seconds + 0.2, Melody: true})
	}
}
