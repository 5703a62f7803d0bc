package sound

import (
	"cmp"
	"math"
	"math/rand/v2"

	"azulejo/game/settings"
	"azulejo/game/sound/synth"
)

// most is how many sounds are heard at once; what comes on top is left out.
const most = 24

// crowded is how many sounds that still ring make a further one softer by 3 dB, so that all together stay calm.
const crowded = 3

// crowd is for how many ticks after a sound the same one is left out: together they would only be louder.
const crowd = 2

// Player plays sounds by name. The zero Player is not ready; make one with New.
type Player struct {
	device   device
	kit      *synth.Kit
	dice     *rand.Rand
	channels [most]channel
	last     map[string]int // the tick at which a sound was last heard
	volume   float64
	tick     int
	music    background
	told     bool // that there is no device
}

// channel plays one sound at a time.
type channel struct {
	voice  voice
	output output  // nil until it is first used
	share  float64 // of the volume
}

// New returns a player of the sounds of the house, of which a seed makes each a little different.
func New(seed uint64) *Player {
	return &Player{device: newDevice(), kit: synth.NewKit(), dice: rand.New(rand.NewPCG(seed, 0)), last: map[string]int{}, music: background{seed: seed}}
}

// Update takes over the volumes of the settings, once a tick; unseen tells that nobody can see the game, which plays no music then. The
// first call opens the device.
func (p *Player) Update(s *settings.Settings, unseen bool) {
	if p.tick++; p.tick == 1 {
		p.device.open()
	}
	volume := s.MusicVolume()
	if unseen {
		volume = 0
	}
	p.music.update(p.device, volume)
	if v := s.Volume(); v != p.volume {
		p.volume = v
		for i := range p.channels {
			if c := &p.channels[i]; c.output != nil {
				c.output.SetVolume(c.share * v)
			}
		}
	}
}

// Play plays a sound; what its seed would make of it is left to the player. It is silent when there is no such sound, nothing to hear it
// with, or too much to hear already.
func (p *Player) Play(call synth.Call) {
	if p.volume == 0 || !p.device.ready() {
		return
	}
	if last, heard := p.last[call.Name]; heard && p.tick-last < crowd {
		return
	}
	c, busy := p.idle()
	if c == nil {
		return
	}
	c.output.Reset()
	call.Seed = p.dice.Uint64()
	c.voice = voice{samples: p.kit.Render(c.voice.samples[:0], call)}
	if len(c.voice.samples) == 0 {
		return
	}
	p.last[call.Name] = p.tick
	c.share = 1 / math.Sqrt(1+float64(busy)/crowded)
	c.output.SetVolume(c.share * p.volume)
	c.output.Play()
	p.music.giveWay()
}

// Missing reports, once, that sounds are wanted and there is no device to hear them with.
func (p *Player) Missing() bool {
	if p.told || p.volume == 0 || !p.device.missing() {
		return false
	}
	p.told = true
	return true
}

// idle is the first channel that plays nothing, or nil, and how many play.
func (p *Player) idle() (first *channel, busy int) {
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
