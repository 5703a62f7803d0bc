package sound

import (
	"azulejo/game/settings"
	"azulejo/game/sound/music"
	"azulejo/game/sound/synth"
)

// Recorder is a device that records what a player plays, tick by tick, for listening and measuring.
type Recorder struct {
	Player   *Player
	Settings *settings.Settings
	samples  []float32
	pos      int // index in samples of the current tick
}

// samplesPerTick is the number of samples in a tick, for both channels.
const samplesPerTick = 2 * rate / 60

// NewRecorder returns a recorder with a new player and its settings.
func NewRecorder(seed uint64, s *settings.Settings) *Recorder {
	t := &Recorder{Player: New(seed), Settings: s}
	t.Player.device = t
	return t
}

// Wait advances by a number of ticks.
func (t *Recorder) Wait(ticks int) {
	for range ticks {
		t.grow(t.pos + samplesPerTick)
		t.Player.Update(t.Settings, false)
		t.pos += samplesPerTick
	}
}

// Play plays a sound at the current tick.
func (t *Recorder) Play(c synth.Request) { t.Player.Play(c) }

// Samples returns the recording so far, as interleaved stereo. It includes the rest of sounds that are still playing.
func (t *Recorder) Samples() []float32 { return t.samples }

func (t *Recorder) grow(n int) {
	for len(t.samples) < n {
		t.samples = append(t.samples, make([]float32, rate)...)
	}
}

// mix adds samples to the recording from the current tick on.
func (t *Recorder) mix(samples []float32, volume float64) {
	t.grow(t.pos + len(samples))
	for i, x := range samples {
		t.samples[t.pos+i] += float32(volume) * x
	}
}

func (t *Recorder) open()         {}
func (t *Recorder) ready() bool   { return true }
func (t *Recorder) missing() bool { return false }

func (t *Recorder) output(v *voice) output { return &recorderOutput{recorder: t, voice: v} }

func (t *Recorder) stream(m *music.Stream) stream {
	return &recorderStream{recorder: t, music: m}
}

// recorderOutput is an output of a recorder.
type recorderOutput struct {
	recorder *Recorder
	voice    *voice
	volume   float64
	end      int
}

func (o *recorderOutput) Reset()              { o.end = 0 }
func (o *recorderOutput) IsPlaying() bool     { return o.recorder.pos < o.end }
func (o *recorderOutput) SetVolume(v float64) { o.volume = v }

func (o *recorderOutput) Play() {
	o.recorder.mix(o.voice.samples, o.volume)
	o.end = o.recorder.pos + len(o.voice.samples)
}

// recorderStream is the music of a recorder.
type recorderStream struct {
	recorder *Recorder
	music    *music.Stream
	volume   float64
	tick     [samplesPerTick]float32
}

func (r *recorderStream) Pause()              {}
func (r *recorderStream) SetVolume(v float64) { r.volume = v }

func (r *recorderStream) update() {
	r.music.Read(r.tick[:])
	r.recorder.mix(r.tick[:], r.volume)
}
