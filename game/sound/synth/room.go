package synth

import "math"

// walls is how many reflections reach an ear.
const walls = 5

// Room is a small limewashed room: reflections from its walls, each ear its own, and a short tail. It is used again after Clear.
type Room struct {
	past  [4096]float64 // what was heard of late
	at    int
	lines [4][2048]float64
	dull  [4]float64
	build
}

// build is what of a room stays.
type build struct {
	left, right [walls]reflection
	after       [4]int // frames of the lines of the tail, without common divisors
	gain        [4]float64
	damp        float64
}

// reflection is an echo after some frames.
type reflection struct {
	after int
	gain  float64
}

// NewRoom returns a room whose tail fades by 60 dB in some seconds, the highs faster the larger dull is, from 0 to 1.
func NewRoom(seconds, dull float64) *Room {
	r := &Room{build: build{
		// Reflections reach the ears on ways of their own, within 45 ms.
		left:  [walls]reflection{{293, 0.30}, {557, -0.24}, {941, 0.20}, {1447, -0.13}, {2063, 0.09}},
		right: [walls]reflection{{353, 0.30}, {619, 0.24}, {857, -0.20}, {1531, 0.13}, {1949, -0.09}},
		after: [4]int{1129, 1361, 1637, 1933},
		damp:  1 - dull,
	}}
	for i, n := range r.after {
		r.gain[i] = math.Pow(10, -3*float64(n)/(seconds*Rate))
	}
	return r
}

// Clear lets the room fall silent.
func (r *Room) Clear() { *r = Room{build: r.build} }

// Hear is what comes back to both ears from the walls while something sounds.
func (r *Room) Hear(x float64) (left, right float64) {
	r.at = (r.at + 1) & (len(r.past) - 1)
	r.past[r.at] = x
	for i := range r.left {
		w, v := &r.left[i], &r.right[i]
		left += w.gain * r.past[(r.at-w.after)&(len(r.past)-1)]
		right += v.gain * r.past[(r.at-v.after)&(len(r.past)-1)]
	}
	var y [4]float64
	for i := range y {
		line := &r.lines[i]
		r.dull[i] += r.damp * (line[(r.at-r.after[i])&(len(line)-1)] - r.dull[i])
		y[i] = r.dull[i] * r.gain[i]
	}
	// Each line feeds all others: half of the matrix of Hadamard keeps the energy.
	s, d, p, q := y[0]+y[1], y[0]-y[1], y[2]+y[3], y[2]-y[3]
	in := 0.25 * (left + right)
	k := r.at & (len(r.lines[0]) - 1)
	r.lines[0][k] = in + 0.5*(s+p)
	r.lines[1][k] = in + 0.5*(d+q)
	r.lines[2][k] = in + 0.5*(s-p)
	r.lines[3][k] = in + 0.5*(d-q)
	return left + 0.7*(y[0]-y[2]), right + 0.7*(y[1]-y[3])
}
