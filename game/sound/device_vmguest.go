//go:build ebitenginevmguest

package sound

import (
	"azulejo/game/sound/music"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// stand is the sound device of a game that runs within a test, which hears each sound as a stream of its own.
type stand struct{ context *audio.Context }

func newDevice() device { return &stand{} }

func (s *stand) open() { s.context = audio.NewContext(rate) }

func (s *stand) ready() bool { return s.context != nil }

func (s *stand) missing() bool { return false }

func (s *stand) output(v *voice) output { return &strand{stand: s, source: v} }

// stream gives no music: a test counts the sounds of the table.
func (s *stand) stream(*music.Stream) stream { return silence{} }

// silence is heard by nobody.
type silence struct{}

func (silence) Pause()            {}
func (silence) SetVolume(float64) {}
func (silence) feed()             {}

// strand makes a new player for every sound, so that the test hears of each.
type strand struct {
	*audio.Player
	stand  *stand
	source *voice
	volume float64
}

func (s *strand) Reset() {
	if s.Player != nil {
		s.Player.Close()
		s.Player = nil
	}
}

func (s *strand) Play() {
	p, err := s.stand.context.NewPlayerF32(s.source)
	if err != nil {
		return
	}
	s.Player = p
	p.SetVolume(s.volume)
	p.Play()
}

func (s *strand) IsPlaying() bool { return s.Player != nil && s.Player.IsPlaying() }

func (s *strand) SetVolume(v float64) {
	s.volume = v
	if s.Player != nil {
		s.Player.SetVolume(v)
	}
}
