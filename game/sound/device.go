package sound

import "azulejo/game/sound/synth"

// rate is the frames a second that the device is asked for.
const rate = synth.Rate

// device is what sounds are heard with. It may never become ready.
type device interface {
	// open begins to open the device and returns at once; later calls do nothing.
	open()
	// ready reports whether the device is there and works.
	ready() bool
	// output returns something that plays a voice. The device must be ready.
	output(v *voice) output
}

// output plays one stream at a time.
type output interface {
	// Reset stops and forgets what was read, and no read runs after it. What Play plays is then read from the start.
	Reset()
	Play()
	IsPlaying() bool
	SetVolume(v float64)
}
