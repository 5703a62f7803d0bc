package sound

import "io"

// device is what sounds are heard with. It may never become ready.
type device interface {
	// open begins to open the device and returns at once; later calls do nothing.
	open()
	// ready reports whether the device is there and works.
	ready() bool
	// output returns something that plays what can be read from r. The device must be ready.
	output(r io.Reader) output
}

// output plays one stream at a time.
type output interface {
	// Reset stops and forgets what was read, and no read runs after it. What Play plays is then read anew.
	Reset()
	Play()
	IsPlaying() bool
	SetVolume(v float64)
}
