//go:build !js && !ebitenginevmguest

package sound

import (
	"io"
	"sync/atomic"

	"github.com/ebitengine/oto/v3"
)

// speaker is the machine's sound device. It is used without Ebitengine's audio package, whose loop ends the game when there is no
// device or it goes away.
type speaker struct {
	opened  bool
	context atomic.Pointer[oto.Context] // nil until it is ready
}

func newDevice() device { return &speaker{} }

func (s *speaker) open() {
	if s.opened {
		return
	}
	s.opened = true
	go s.wait()
}

// wait waits for the device, beside the loop.
func (s *speaker) wait() {
	hush()
	c, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE, ApplicationName: "Azulejo"})
	if err != nil {
		return
	}
	<-ready
	if c.Err() == nil {
		s.context.Store(c)
	}
}

func (s *speaker) ready() bool {
	c := s.context.Load()
	return c != nil && c.Err() == nil
}

func (s *speaker) output(r io.Reader) output { return s.context.Load().NewPlayer(r) }
