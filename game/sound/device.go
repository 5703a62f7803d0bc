package sound

import (
	"azulejo/game/sound/music"
	"azulejo/game/sound/synth"
)

// rate is the frames a second that the device is asked for.
const rate = synth.Rate

// device is what sounds are heard with. It may never become ready.
type device interface {
	// open begins to open the device and returns at once. It is called once, before all else.
	open()
	// ready reports whether the device is there and works.
	ready() bool
	// missing reports whether it is certain that there is none.
	missing() bool
	// output returns something that plays a voice. The device must be ready.
	output(v *voice) output
	// stream returns something that plays music, which is made beside the loop or in small parts. The device must be ready.
	stream(m *music.Stream) stream
}

// output plays one voice at a time.
type output interface {
	// Reset stops and forgets what was read, and no read runs after it. What Play plays is then read from the start.
	Reset()
	Play()
	IsPlaying() bool
	SetVolume(v float64)
}

// stream plays music from the first feed on.
type stream interface {
	// Pause holds it until it is fed again.
	Pause()
	SetVolume(v float64)
	// feed is called once a tick while it is wanted, and lets a little be made where nothing else does it.
	feed()
}
