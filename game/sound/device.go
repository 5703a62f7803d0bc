package sound

import (
	"azulejo/game/sound/music"
	"azulejo/game/sound/synth"
)

// rate is the sample rate requested from the device, in frames per second.
const rate = synth.Rate

// device is an audio output device. It may never become ready.
type device interface {
	// open starts opening the device and returns at once. It is called once, before all other methods.
	open()
	// ready reports whether the device can play now.
	ready() bool
	// missing reports whether it is certain that there is no device.
	missing() bool
	// output returns an output that plays v. The device must be ready.
	output(v *voice) output
	// stream returns a stream that plays m, whose samples are computed in another goroutine or in small chunks. The device must be ready.
	stream(m *music.Stream) stream
}

// output plays one voice at a time.
type output interface {
	// Reset stops playback, discards what was buffered and waits for a running read. The next Play reads the voice from its start.
	Reset()
	Play()
	IsPlaying() bool
	SetVolume(v float64)
}

// stream plays music. It starts at the first update.
type stream interface {
	// Pause pauses playback until the next update.
	Pause()
	SetVolume(v float64)
	// update is called once per tick while music is wanted. On platforms without another goroutine it computes the next chunk.
	update()
}
