//go:build ebitenginevmguest

package sound

import (
	"azulejo/game/sound/music"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// testDevice is the device of a game that runs inside a test. It plays each sound as a separate stream, so that the test can count them.
type testDevice struct{ context *audio.Context }

func newDevice() device { return &testDevice{} }

func (t *testDevice) open() { t.context = audio.NewContext(rate) }

func (t *testDevice) ready() bool { return t.context != nil }

func (t *testDevice) missing() bool { return false }

func (t *testDevice) output(v *voice) output { return &testOutput{device: t, source: v} }

// stream returns no music, since the test counts the sounds of the table.
func (t *testDevice) stream(*music.Stream) stream { return silentStream{} }

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

func (t *testOutput) Reset() {
	if t.Player != nil {
		t.Player.Close()
		t.Player = nil
	}
}

func (t *testOutput) Play() {
	p, err := t.device.context.NewPlayerF32(t.source)
	if err != nil {
		return
	}
	t.Player = p
	p.SetVolume(t.volume)
	p.Play()
}

func (t *testOutput) IsPlaying() bool { return t.Player != nil && t.Player.IsPlaying() }

func (t *testOutput) SetVolume(v float64) {
	t.volume = v
	if t.Player != nil {
		t.Player.SetVolume(v)
	}
}
