package synth

import "math"

// reflectionCount is the number of early reflections per channel.
const reflectionCount = 5

// Room is the reverb of a small room with bare walls: early reflections that differ between the channels, and a short tail from a
// feedback delay network.
type Room struct {
	history  [4096]float64 // recent input
	at       int
	lines    [4][2048]float64
	filtered [4]float64
	roomConfig
}

// roomConfig is the part of a room that Reset keeps.
type roomConfig struct {
	left, right [reflectionCount]reflection
	lineDelays  [4]int // frames of the delay lines, without common divisors
	lineGains   [4]float64
	lowPass     float64
}

// reflection is an echo after a delay in frames.
type reflection struct {
	delay int
	gain  float64
}

// NewRoom returns a room whose tail decays by 60 dB in some seconds. High frequencies decay faster the larger dull is, from 0 to 1.
func NewRoom(seconds, dull float64) *Room {
	r := &Room{roomConfig: roomConfig{
		// The reflections differ between the channels, all within 45 ms.
		left:       [reflectionCount]reflection{{293, 0.30}, {557, -0.24}, {941, 0.20}, {1447, -0.13}, {2063, 0.09}},
		right:      [reflectionCount]reflection{{353, 0.30}, {619, 0.24}, {857, -0.20}, {1531, 0.13}, {1949, -0.09}},
		lineDelays: [4]int{1129, 1361, 1637, 1933},
		lowPass:    1 - dull,
	}}
	for i, n := range r.lineDelays {
		r.lineGains[i] = math.Pow(10, -3*float64(n)/(seconds*Rate))
	}
	return r
}

// Reset silences the room.
func (r *Room) Reset() { *r = Room{roomConfig: r.roomConfig} }

// Process returns the reverb of both channels for the next input sample.
func (r *Room) Process(x float64) (left, right float64) {
	r.at = (r.at + 1) & (len(r.history) - 1)
	r.history[r.at] = x
	for i := range r.left {
		w, v := &r.left[i], &r.right[i]
		left += w.gain * r.history[(r.at-w.delay)&(len(r.history)-1)]
		right += v.gain * r.history[(r.at-v.delay)&(len(r.history)-1)]
	}
	var y [4]float64
	for i := range y {
		line := &r.lines[i]
		r.filtered[i] += r.lowPass * (line[(r.at-r.lineDelays[i])&(len(line)-1)] - r.filtered[i])
		y[i] = r.filtered[i] * r.lineGains[i]
	}
	// Each line feeds all others: half of a Hadamard matrix keeps the energy constant.
	s, d, p, q := y[0]+y[1], y[0]-y[1], y[2]+y[3], y[2]-y[3]
	in := 0.25 * (left + right)
	k := r.at & (len(r.lines[0]) - 1)
	r.lines[0][k] = in + 0.5*(s+p)
	r.lines[1][k] = in + 0.5*(d+q)
	r.lines[2][k] = in + 0.5*(s-p)
	r.lines[3][k] = in + 0.5*(d-q)
	return left + 0.7*(y[0]-y[2]), right + 0.7*(y[1]-y[3])
}
