// Package loudness measures sounds as broadcasters do: ITU-R BS.1770-4. Sounds are pairs of samples for both ears, 48,000 a second.
package loudness

import "math"

const rate = 48000

// Silence is the loudness of what is never above the threshold of hearing.
const Silence = -70.0

// Integrated is the loudness in LUFS of a sound of at least 0.4 s, pauses left out; shorter ones are taken as if silence followed.
func Integrated(frames []float32) float64 {
	blocks := powers(weigh(frames))
	loud := mean(blocks, power(Silence))
	if loud == 0 {
		return Silence
	}
	return level(mean(blocks, loud/10)) // a tenth of the power is 10 LU below
}

// level is the loudness of a power, power that of a loudness.
func level(power float64) float64 { return -0.691 + 10*math.Log10(power) }
func power(level float64) float64 { return math.Pow(10, (level+0.691)/10) }

// mean is the mean of the powers above a gate, or 0.
func mean(blocks []float64, gate float64) float64 {
	sum, n := 0.0, 0
	for _, b := range blocks {
		if b > gate {
			sum += b
			n++
		}
	}
	return sum / float64(max(n, 1))
}

// powers are the powers of blocks of 400 ms that begin every 100 ms.
func powers(squares []float64) (blocks []float64) {
	const block, step = rate * 4 / 10, rate / 10
	for at := 0; at == 0 || at+block <= len(squares); at += step {
		sum := 0.0
		for _, s := range squares[at:min(at+block, len(squares))] {
			sum += s
		}
		blocks = append(blocks, sum/block)
	}
	return blocks
}

// weigh filters both ears as the head does and returns the sum of their squares.
func weigh(frames []float32) []float64 {
	squares := make([]float64, len(frames)/2)
	for ear := range 2 {
		shelf := biquad{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585}
		pass := biquad{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621}
		for i := range squares {
			y := pass.next(shelf.next(float64(frames[2*i+ear])))
			squares[i] += y * y
		}
	}
	return squares
}

// biquad is a filter of two poles and two zeros.
type biquad struct{ b0, b1, b2, a1, a2, s1, s2 float64 }

func (f *biquad) next(x float64) float64 {
	y := f.b0*x + f.s1
	f.s1 = f.b1*x - f.a1*y + f.s2
	f.s2 = f.b2*x - f.a2*y
	return y
}

// Decibels is an amplitude as a share of full scale in dBFS.
func Decibels(amplitude float64) float64 { return 20 * math.Log10(max(amplitude, 1e-9)) }

// Peak is the highest sample of both ears.
func Peak(frames []float32) (peak float64) {
	for _, x := range frames {
		peak = max(peak, math.Abs(float64(x)))
	}
	return peak
}

// reach is how many samples on either side a value between two of them is made of.
const reach = 12

// TruePeak is the highest value of both ears between their samples too, at four times the rate.
func TruePeak(frames []float32) float64 {
	peak := Peak(frames)
	for quarter := 1; quarter < 4; quarter++ {
		taps := between(float64(quarter) / 4)
		for i := 2 * reach; i+2*reach < len(frames); i++ {
			if math.Abs(float64(frames[i])) < 0.6*peak { // no peak hides beside what is so low
				continue
			}
			sum := 0.0
			for k, t := range taps {
				sum += t * float64(frames[i+2*(k-reach+1)])
			}
			peak = max(peak, math.Abs(sum))
		}
	}
	return peak
}

// between are the weights of the samples around a place some share of the way from one to the next: a sinc under a Hann window.
func between(share float64) (taps [2 * reach]float64) {
	for k := range taps {
		x := float64(k-reach+1) - share
		taps[k] = math.Sin(math.Pi*x) / (math.Pi * x) * (0.5 + 0.5*math.Cos(math.Pi*x/(reach+1)))
	}
	return taps
}
