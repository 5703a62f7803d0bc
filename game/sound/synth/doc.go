// Package synth makes the sounds of the table out of what strikes what: tiles of fired clay, wood, porcelain, cloth, plucked strings, and
// the room around them. A sound is made anew each time it is asked for, never twice quite the same; the same seed gives the same samples.
// Nothing here knows of devices or the clock. Sounds are stereo: a frame is a sample for the left ear and one for the right, from -1 to 1.
package synth

// Rate is the frames a second of all sounds.
const Rate = 48000

// frames is how many frames some seconds last.
func frames(seconds float64) int { return int(seconds * Rate) }
