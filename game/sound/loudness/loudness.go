// Package loudness measures the loudness of audio by ITU-R BS.1770-4. Audio is interleaved stereo at 48 kHz.
package loudness

import "math"

const rate = 48000

// Silence is the loudness of audio that never exceeds the absolute gate, in LUFS.
const Silence = -70.0

// Integrated returns the gated loudness in LUFS. Audio shorter than 0.4 s is measured as if followed by silence.
func Integrated(frames []float32) float64 {
	blocks := blockPowers(weightedSquares(frames))
	loud := mean(blocks, powerOf(Silence))
	if loud == 0 {
		return Silence
	}
	return loudnessOf(mean(blocks, loud/10)) // a tenth of the power is 10 LU below
}

// loudnessOf converts power to loudness.
func loudnessOf(power float64) float64 { return -0.691 + 10*math.Log10(power) }

// powerOf converts loudness to power.
func powerOf(level float64) float64 { return math.Pow(10, (level+0.691)/10) }

// mean returns the mean of the powers above a gate, or 0 if there are none.
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

// blockPowers returns the powers of blocks of 400 ms that start every 100 ms.
func blockPowers(squares []float64) (blocks []float64) {
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

// weightedSquares applies the K-weighting filter to both channels and returns the sum of their squares for each frame.
func weightedSquares(frames []float32) []float64 {
	squares := make([]float64, len(frames)/2)
	for channel := range 2 {
		shelf := biquad{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585}
		pass := biquad{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621}
		for i := range squares {
			y := pass.next(shelf.next(float64(frames[2*i+channel])))
			squares[i] += y * y
		}
	}
	return squares
}

// biquad is a second-order filter.
type biquad struct{ b0, b1, b2, a1, a2, s1, s2 float64 }

func (b *biquad) next(x float64) float64 {
	y := b.b0*x + b.s1
	b.s1 = b.b1*x - b.a1*y + b.s2
	b.s2 = b.b2*x - b.a2*y
	return y
}

// Decibels converts an amplitude, relative to full scale, to dBFS.
func Decibels(amplitude float64) float64 { return 20 * math.Log10(max(amplitude, 1e-9)) }

// Peak returns the highest absolute sample.
func Peak(frames []float32) (peak float64) {
	for _, x := range frames {
		peak = max(peak, math.Abs(float64(x)))
	}
	return peak
}

// tapReach is the number of samples on either side that are used for interpolation.
const tapReach = 12

// TruePeak returns the highest absolute value, including three interpolated values between each two samples.
func TruePeak(frames []float32) float64 {
	peak := Peak(frames)
	for quarter := 1; quarter < 4; quarter++ {
		taps := interpolationTaps(float64(quarter) / 4)
		for i := 2 * tapReach; i+2*tapReach < len(frames); i++ {
			if math.Abs(float64(frames[i])) < 0.6*peak { // too low to be next to a peak
				continue
			}
			sum := 0.0
			for k, t := range taps {
				sum += t * float64(frames[i+2*(k-tapReach+1)])
			}
			peak = max(peak, math.Abs(sum))
		}
	}
	return peak
}

// interpolationTaps returns the weights of the samples around a point at a fraction of the way to the next sample: a sinc with a Hann
// window.
func interpolationTaps(fraction float64) (taps [2 * tapReach]float64) {
	for k := range taps {
		x := float64(k-tapReach+1) - fraction
		taps[k] = math.Sin(math.Pi*x) / (math.Pi * x) * (0.5 + 0.5*math.Cos(math.Pi*x/(tapReach+1)))
	}
	return taps
}
