package sound

import (
	"cmp"
	"math"
	"math/rand/v2"

	"azulejo/game/settings"
	"azulejo/game/sound/synth"
)

// maxVoices is the number of sounds that can play at once. Further ones are dropped.
const maxVoices = 24

// halvingVoices is the number of playing sounds that halve the power of another one, so that many together do not become loud.
const halvingVoices = 3

// repeatTicks is the number of ticks within which a repeated sound is dropped, since both together would only be louder.
const repeatTicks = 2

// Player plays sounds by name. Create it with New; the zero value cannot be used.
type Player struct {
	device          device
	synth           *synth.Synthesizer
	rng             *rand.Rand
	channels        [maxVoices]channel
	lastTick        map[string]int // tick at which a sound was last played
	volume          float64
	tick            int
	music           background
	missingReported bool // Missing has returned true
}

// channel plays one sound at a time.
type channel struct {
	voice  voice
	output output  // nil until first used
	gain   float64 // relative to the volume of the settings
}

// New returns a player. The seed decides how each sound varies, and the music.
func New(seed uint64) *Player {
	return &Player{device: newDevice(), synth: synth.NewSynthesizer(), rng: rand.New(rand.NewPCG(seed, 0)), lastTick: map[string]int{}, music: background{seed: seed}}
}

// Update applies the volumes of the settings. It is called once per tick; while the game is hidden, it plays no music. The first call
// opens the device.
func (p *Player) Update(s *settings.Settings, hidden bool) {
	if p.tick++; p.tick == 1 {
		p.device.open()
	}
	volume := s.MusicVolume()
	if hidden {
		volume = 0
	}
	p.music.update(p.device, volume)
	if v := s.Volume(); v != p.volume {
		p.volume = v
		for i := range p.channels {
			if c := &p.channels[i]; c.output != nil {
				c.output.SetVolume(c.gain * v)
			}
		}
	}
}

// Play plays a sound. The seed of the request is ignored. Nothing is heard if there is no such sound, no device, or too many sounds are
// playing.
func (p *Player) Play(call synth.Request) {
	if p.volume == 0 || !p.device.ready() {
		return
	}
	if last, heard := p.lastTick[call.Name]; heard && p.tick-last < repeatTicks {
		return
	}
	c, busy := p.freeChannel()
	if c == nil {
		return
	}
	c.output.Reset()
	call.Seed = p.rng.Uint64()
	c.voice = voice{samples: p.synth.Render(c.voice.samples[:0], call)}
	if len(c.voice.samples) == 0 {
		return
	}
	p.lastTick[call.Name] = p.tick
	c.gain = 1 / math.Sqrt(1+float64(busy)/halvingVoices)
	c.output.SetVolume(c.gain * p.volume)
	c.output.Play()
	p.music.duck()
}

// Missing reports whether sound is turned on but there is no device. It returns true only once.
func (p *Player) Missing() bool {
	if p.missingReported || p.volume == 0 || !p.device.missing() {
		return false
	}
	p.missingReported = true
	return true
}

// freeChannel returns the first channel that is not playing, or nil, and the number of channels that are.
func (p *Player) freeChannel() (first *channel, busy int) {
	for i := range p.channels {
		c := &p.channels[i]
		if c.output == nil {
			c.output = p.device.output(&c.voice)
			return cmp.Or(first, c), busy
		}
		switch {
		case c.output.IsPlaying():
			busy++
		case first == nil:
			first = c
		}
	}
	return first, busy
}
