package sound

import (
	"azulejo/game/sound/music"
)

// background plays the music. It comes and goes gently, and gives way to the sounds of the table.
type background struct {
	seed   uint64
	stream stream  // nil until it is first wanted
	level  float64 // that it has now
	yield  int     // ticks for which it still gives way
}

// Music comes up in a second and a half, gives way in a tenth of one for as long as a sound is loud, and then comes back as slowly.
const (
	rise  = 1.0 / 90
	fall  = 1.0 / 20
	duck  = 0.5
	yield = 40 // ticks
)

// giveWay lets the music be softer for a while.
func (b *background) giveWay() { b.yield = yield }

// update brings the music nearer to a volume by a tick. What is not wanted is not made.
func (b *background) update(d device, volume float64) {
	if b.yield > 0 {
		b.yield--
		volume *= duck
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
	if next := max(min(volume, b.level+rise), b.level-fall); next != b.level {
		b.level = next
		b.stream.SetVolume(next)
	}
	b.stream.feed()
}

// score is music as the stream of bytes that a device wants. It never ends.
type score struct {
	music *music.Stream
	read  [rate / 5]float32 // what is made quickly
}

// Read fills b, or as much of it as is made quickly, with whole frames.
func (s *score) Read(b []byte) (n int, err error) {
	samples := s.read[:min(len(b)/frame*2, len(s.read))]
	s.music.Read(samples)
	put(b, samples)
	return len(samples) * frame / 2, nil
}
