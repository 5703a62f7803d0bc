//go:build !js && !ebitenginevmguest

package sound

import (
	"sync/atomic"

	"azulejo/game/sound/music"

	"github.com/ebitengine/oto/v3"
)

// speaker is the sound device of the system. It bypasses Ebitengine's audio package, whose loop ends the game if there is no device or it
// is removed.
type speaker struct {
	connect func() *oto.Context         // waits for the device; returns nil if there is none
	context atomic.Pointer[oto.Context] // nil until the device is ready
	failed  atomic.Bool                 // there is no device
}

func newDevice() device { return &speaker{connect: connect} }

// open waits for the device in another goroutine.
func (s *speaker) open() {
	go func() {
		c := s.connect()
		s.context.Store(c)
		s.failed.Store(c == nil)
	}()
}

// connect opens the system's default device.
func connect() *oto.Context {
	silenceALSA()
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
	return s.failed.Load() || c != nil && c.Err() != nil
}

func (s *speaker) output(v *voice) output { return s.context.Load().NewPlayer(v) }

func (s *speaker) stream(m *music.Stream) stream {
	p := s.context.Load().NewPlayer(&musicReader{music: m})
	p.SetBufferSize(bufferSeconds * rate * frameBytes)
	return musicOutput{p}
}

// bufferSeconds is the length of the buffered music. It is long because a computer player may use all processors.
const bufferSeconds = 2

// musicOutput is music that oto reads, and so computes, in its own goroutine.
type musicOutput struct{ *oto.Player }

func (m musicOutput) update() {
	if !m.IsPlaying() {
		m.Play()
	}
}
