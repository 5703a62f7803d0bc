// Package synth synthesizes sound effects by physical modelling: tiles of fired clay, wood, porcelain, cloth, plucked strings, and the
// room around them. Each sound varies with its seed; the same seed gives the same samples. The package does not depend on a sound device
// or the clock. Audio is interleaved stereo with samples from -1 to 1.
package synth

// Rate is the sample rate of all sounds, in frames per second.
const Rate = 48000

// frames converts seconds to frames.
func frames(seconds float64) int { return int(seconds * Rate) }
