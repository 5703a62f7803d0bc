//go:build !js && !ebitenginevmguest

package sound

import (
	"sync/atomic"

	"github.com/ebitengine/oto/v3"
)

// speaker is the machine's sound device. It is used without Ebitengine's audio package, whose loop ends the game when there is no
// device or it goes away.
type speaker struct {
	connect func() *oto.Context // waits for the device and returns nil where there is none
	opened  bool
	context atomic.Pointer[oto.Context] // nil until it is ready
}

func newDevice() device { return &speaker{connect: connect} }

// open waits beside the loop.
func (s *speaker) open() {
	if s.opened {
		return
	}
	s.opened = true
	go func() { s.context.Store(s.connect()) }()
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

func (s *speaker) output(v *voice) output { return s.context.Load().NewPlayer(v) }
