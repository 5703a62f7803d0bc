package sound

import (
	"azulejo/game/sound/music"
)

// background plays the music. It fades in and out, and is ducked while sound effects play.
type background struct {
	seed      uint64
	stream    stream  // nil until music is first wanted
	level     float64 // current volume
	duckTicks int     // remaining ticks at reduced volume
}

// Fading in takes a second and a half from 0 to full volume, fading out a third of a second.
const (
	fadeIn    = 1.0 / 90 // per tick
	fadeOut   = 1.0 / 20 // per tick
	duckGain  = 0.5      // factor while ducked
	duckTicks = 40       // after the start of a sound
)

// duck reduces the volume of the music for a while.
func (b *background) duck() { b.duckTicks = duckTicks }

// update moves the volume towards a target by one tick. No music is computed while it is silent.
func (b *background) update(d device, volume float64) {
	if b.duckTicks > 0 {
		b.duckTicks--
		volume *= duckGain
	}
	if volume == 0 && b.level == 0 || !d.ready() {
		if b.stream != nil {
			b.stream.Pause()
		}
		return
	}
	if b.stream == nil {
		b.stream = d.stream(music.Play(b.seed))
	}
	if next := max(min(volume, b.level+fadeIn), b.level-fadeOut); next != b.level {
		b.level = next
		b.stream.SetVolume(next)
	}
	b.stream.update()
}

// musicReader provides music as the endless byte stream that a device reads.
type musicReader struct {
	music *music.Stream
	buf   [rate / 5]float32 // small enough to be computed quickly
}

// Read fills b with whole frames, at most as many as can be computed quickly.
func (m *musicReader) Read(b []byte) (n int, err error) {
	samples := m.buf[:min(len(b)/frameBytes*2, len(m.buf))]
	m.music.Read(samples)
	encodeSamples(b, samples)
	return len(samples) * frameBytes / 2, nil
}
