package synth

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
)

// Call is a sound that is asked for.
type Call struct {
	Name string
	Step int     // higher as it grows: the tiles in the hand, the place in a run
	Size float64 // of what sounds, 1 for a tile on the large board; what is smaller sounds higher
	Pan  float64 // where it is heard: -1 at the left, 1 at the right
	Seed uint64  // what chance makes of it
}

// recipe is how a sound is made.
type recipe struct {
	seconds float64 // until its own bodies are silent
	peak    float64 // share of full scale
	room    float64 // how much of the room is heard, 1 as much as of the sound itself
	play    func(t *take)
}

// Kit makes the sounds of the house. It is not to be used by two at once.
type Kit struct {
	recipes map[string]recipe
	dry     []float64
	pcg     *rand.PCG
	dice    *rand.Rand
	room    *Room
	string  *Course
}

// NewKit returns a kit of all sounds.
func NewKit() *Kit {
	pcg := rand.NewPCG(0, 0)
	return &Kit{recipes: recipes(), pcg: pcg, dice: rand.New(pcg), room: NewRoom(0.5, 0.35), string: &Course{}}
}

// Names are the sounds there are, in order.
func Names() []string { return slices.Sorted(maps.Keys(recipes())) }

// tail is the seconds in which a room falls silent after a sound.
const tail = 0.32

// Render appends a sound, in pairs of samples for both ears, and returns it; what has no name here is silent.
func (k *Kit) Render(out []float32, c Call) []float32 {
	r, there := k.recipes[c.Name]
	if !there {
		return out
	}
	k.pcg.Seed(c.Seed, uint64(c.Step))
	n := frames(r.seconds)
	k.dry = slices.Grow(k.dry[:0], n)[:n]
	clear(k.dry)
	c.Size = min(max(c.Size, 0.6), 1.4)
	t := &take{k.dry, k.dice, c, k.string}
	r.play(t)
	k.settle(r, c)
	return k.place(out, r.room, c.Pan)
}

// settle takes what the ear does not hear, ends the sound in silence and brings it to its loudness, which varies a little; small things are
// softer.
func (k *Kit) settle(r recipe, c Call) {
	k.dry[0] = 0
	low, high, peak := 0.0, 1-math.Exp(-2*math.Pi*40/Rate), 1e-9
	end := min(len(k.dry), frames(0.05))
	for i := range k.dry {
		low += high * (k.dry[i] - low)
		k.dry[i] -= low
		k.dry[i] *= min(1, float64(len(k.dry)-1-i)/float64(end))
		peak = max(peak, math.Abs(k.dry[i]))
	}
	level := r.peak * (0.86 + 0.14*k.dice.Float64()) * math.Sqrt(min(1, c.Size)) / peak
	for i := range k.dry {
		k.dry[i] *= level
	}
}

// place lets a sound be heard at its place in the room, as loud wherever it is.
func (k *Kit) place(out []float32, wet, pan float64) []float32 {
	angle := math.Pi / 4 * (1 + 0.8*min(max(pan, -1), 1))
	left, right := math.Sqrt2*math.Cos(angle), math.Sqrt2*math.Sin(angle)
	out = slices.Grow(out, 2*(len(k.dry)+frames(tail)))
	k.room.Clear()
	for _, x := range k.dry {
		l, r := k.room.Hear(wet * x)
		out = append(out, float32(left*x+l), float32(right*x+r))
	}
	for n := frames(tail); n > 0; n-- {
		l, r := k.room.Hear(0)
		fade := float64(n-1) / float64(frames(tail))
		out = append(out, float32(fade*l), float32(fade*r))
	}
	return out
}
