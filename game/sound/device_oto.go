//go:build !js && !ebitenginevmguest

package sound

import (
	"sync/atomic"

	"azulejo/game/sound/music"

	"github.com/ebitengine/oto/v3"
)

// speaker is the machine's sound device. It is used without Ebitengine's audio package, whose loop ends the game when there is no
// device or it goes away.
type speaker struct {
	connect func() *oto.Context         // waits for the device and returns nil where there is none
	context atomic.Pointer[oto.Context] // nil until it is ready
	none    atomic.Bool                 // there is no device
}

func newDevice() device { return &speaker{connect: connect} }

// open waits beside the loop.
func (s *speaker) open() {
	go func() {
		c := s.connect()
		s.context.Store(c)
		s.none.Store(c == nil)
	}()
}

// connect waits for the machine's own device.
func connect() *oto.Context {
	hush()
	c, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE, ApplicationName: "Azulejo"})
	if err != nil {
		return nil
	}
	<-ready
	return c
}

func (s *speaker) ready() bool {
	c := s.context.Load()
	return c != nil && c.Err() == nil
}

func (s *speaker) missing() bool {
	c := s.context.Load()
	return s.none.Load() || c != nil && c.Err() != nil
}

func (s *speaker) output(v *voice) output { return s.context.Load().NewPlayer(v) }

func (s *speaker) stream(m *music.Stream) stream {
	p := s.context.Load().NewPlayer(&score{music: m})
	p.SetBufferSize(ahead * rate * frame)
	return tune{p}
}

// ahead is the seconds of music that are made before they are heard, as computers may think on all processors.
const ahead = 2

// tune is music that the device reads, and so lets be made, on a goroutine of its own.
type tune struct{ *oto.Player }

func (t tune) feed() {
	if !t.IsPlaying() {
		t.Play()
	}
}
