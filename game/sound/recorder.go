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
func (r *Recorder) Wait(ticks int) {
	for range ticks {
		r.grow(r.pos + samplesPerTick)
		r.Player.Update(r.Settings, false)
		r.pos += samplesPerTick
	}
}

// Play plays a sound at the current tick.
func (r *Recorder) Play(c synth.Request) { r.Player.Play(c) }

// Samples returns the recording so far, as interleaved stereo. It includes the rest of sounds that are still playing.
func (r *Recorder) Samples() []float32 { return r.samples }

func (r *Recorder) grow(n int) {
	for len(r.samples) < n {
		r.samples = append(r.samples, make([]float32, rate)...)
	}
}

// mix adds samples to the recording from the current tick on.
func (r *Recorder) mix(samples []float32, volume float64) {
	r.grow(r.pos + len(samples))
	for i, x := range samples {
		r.samples[r.pos+i] += float32(volume) * x
	}
}

func (r *Recorder) open()         {}
func (r *Recorder) ready() bool   { return true }
func (r *Recorder) missing() bool { return false }

func (r *Recorder) output(v *voice) output { return &recorderOutput{recorder: r, voice: v} }

func (r *Recorder) stream(m *music.Stream) stream {
	return &recorderStream{recorder: r, music: m}
}

// recorderOutput is an output of a recorder.
type recorderOutput struct {
	recorder *Recorder
	voice    *voice
	volume   float64
	end      int
}

func (r *recorderOutput) Reset()              { r.end = 0 }
func (r *recorderOutput) IsPlaying() bool     { return r.recorder.pos < r.end }
func (r *recorderOutput) SetVolume(v float64) { r.volume = v }

func (r *recorderOutput) Play() {
	r.recorder.mix(r.voice.samples, r.volume)
	r.end = r.recorder.pos + len(r.voice.samples)
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
