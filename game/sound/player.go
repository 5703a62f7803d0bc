package sound

import (
	"fmt"

	"azulejo/game/settings"
)

// most is how many sounds are heard at once; what comes on top is left out.
const most = 12

// crowd is for how many ticks after a sound the same one is left out: together they would only be louder.
const crowd = 2

// Source gives the WAV (16-bit samples) of a sound's variation by its name, such as "clink-2", or nil where there is none.
type Source func(name string) []byte

// Player plays sounds by name. The zero Player is not ready; make one with New.
type Player struct {
	source   Source
	device   device
	channels [most]channel
	sounds   map[string]*sound
	volume   float64
	tick     int
}

// channel plays one sound at a time.
type channel struct {
	voice  voice
	output output // nil until it is first used
	volume float64
}

// sound is one name with its variations, which take turns.
type sound struct {
	variations []clip
	next       int
	last       int // the tick it was last heard
}

// New returns a player of the sounds of a source. Of a sound "clink" it plays the variations "clink-1", "clink-2" and so on in turn, or
// "clink" itself where there are none.
func New(source Source) *Player {
	return &Player{source: source, device: newDevice(), sounds: map[string]*sound{}}
}

// Update takes over the volume of the settings, once a tick. The first call opens the device.
func (p *Player) Update(s *settings.Settings) {
	p.tick++
	p.device.open()
	if v := s.Volume(); v != p.volume {
		p.volume = v
		for i := range p.channels {
			if c := &p.channels[i]; c.output != nil {
				c.output.SetVolume(c.volume * v)
			}
		}
	}
}

// Play plays a sound at a share of the volume, and at a pitch where 1 is its own and 2 an octave above. It is silent when there is no
// such sound, nothing to hear it with, or too much to hear already.
func (p *Player) Play(name string, volume, pitch float64) {
	if p.volume == 0 || !p.device.ready() {
		return
	}
	s := p.load(name)
	if len(s.variations) == 0 || p.tick-s.last < crowd {
		return
	}
	if c := p.idle(); c != nil {
		s.last = p.tick
		s.next = (s.next + 1) % len(s.variations)
		c.volume = volume
		c.output.Reset()
		c.voice.begin(s.variations[s.next], pitch)
		c.output.SetVolume(volume * p.volume)
		c.output.Play()
	}
}

// idle is a channel that plays nothing, or nil.
func (p *Player) idle() *channel {
	for i := range p.channels {
		c := &p.channels[i]
		if c.output == nil {
			c.output = p.device.output(&c.voice)
		}
		if !c.output.IsPlaying() {
			return c
		}
	}
	return nil
}

// load decodes a sound when it is first asked for. A damaged variation is left out.
func (p *Player) load(name string) *sound {
	if s := p.sounds[name]; s != nil {
		return s
	}
	s := &sound{last: -crowd, next: -1}
	for n := 1; ; n++ {
		data := p.source(fmt.Sprintf("%s-%d", name, n))
		if data == nil {
			break
		}
		s.add(data)
	}
	if data := p.source(name); data != nil && len(s.variations) == 0 {
		s.add(data)
	}
	p.sounds[name] = s
	return s
}

func (s *sound) add(data []byte) {
	if c, err := decode(data); err == nil {
		s.variations = append(s.variations, c)
	}
}
