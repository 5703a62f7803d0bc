//go:build ebitenginevmguest

package sound

import (
	"azulejo/game/sound/music"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// testDevice is the device of a game that runs inside a test. It plays each sound as a separate stream, so that the test can count them.
type testDevice struct{ context *audio.Context }

func newDevice() device { return &testDevice{} }

func (s *testDevice) open() { s.context = audio.NewContext(rate) }

func (s *testDevice) ready() bool { return s.context != nil }

func (s *testDevice) missing() bool { return false }

func (s *testDevice) output(v *voice) output { return &testOutput{device: s, source: v} }

// stream returns no music, since the test counts the sounds of the table.
func (s *testDevice) stream(*music.Stream) stream { return silentStream{} }

// silentStream plays nothing.
type silentStream struct{}

func (silentStream) Pause()            {}
func (silentStream) SetVolume(float64) {}
func (silentStream) update()           {}

// testOutput creates a new player for each sound, so that the test sees each.
type testOutput struct {
	*audio.Player
	device *testDevice
	source *voice
	volume float64
}

func (s *testOutput) Reset() {
	if s.Player != nil {
		s.Player.Close()
		s.Player = nil
	}
}

func (s *testOutput) Play() {
	p, err := s.device.context.NewPlayerF32(s.source)
	if err != nil {
		return
	}
	s.Player = p
	p.SetVolume(s.volume)
	p.Play()
}

func (s *testOutput) IsPlaying() bool { return s.Player != nil && s.Player.IsPlaying() }

func (s *testOutput) SetVolume(v float64) {
	s.volume = v
	if s.Player != nil {
		s.Player.SetVolume(v)
	}
}
