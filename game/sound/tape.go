package sound

import (
	"azulejo/game/settings"
	"azulejo/game/sound/music"
	"azulejo/game/sound/synth"
)

// Tape keeps what a player lets be heard, tick by tick, in the place of a device. It serves to listen to sounds and to measure them.
type Tape struct {
	Player   *Player
	Settings *settings.Settings
	samples  []float32
	at       int // sample at which the present tick begins
}

// perTick is the samples of a tick.
const perTick = 2 * rate / 60

// NewTape returns an empty tape of a player of a seed with some settings.
func NewTape(seed uint64, s *settings.Settings) *Tape {
	t := &Tape{Player: New(seed), Settings: s}
	t.Player.device = t
	return t
}

// Wait lets some ticks go by.
func (t *Tape) Wait(ticks int) {
	for range ticks {
		t.grow(t.at + perTick)
		t.Player.Update(t.Settings, false)
		t.at += perTick
	}
}

// Play plays a sound at the present tick.
func (t *Tape) Play(c synth.Call) { t.Player.Play(c) }

// Samples is what was heard so far, in pairs for both ears; what still sounds is heard to its end.
func (t *Tape) Samples() []float32 { return t.samples }

func (t *Tape) grow(n int) {
	for len(t.samples) < n {
		t.samples = append(t.samples, make([]float32, rate)...)
	}
}

// add mixes samples in from the present tick on.
func (t *Tape) add(samples []float32, volume float64) {
	t.grow(t.at + len(samples))
	for i, x := range samples {
		t.samples[t.at+i] += float32(volume) * x
	}
}

func (t *Tape) open()         {}
func (t *Tape) ready() bool   { return true }
func (t *Tape) missing() bool { return false }

func (t *Tape) output(v *voice) output { return &track{tape: t, voice: v} }

func (t *Tape) stream(m *music.Stream) stream {
	return &reel{tape: t, music: m}
}

// track is an output of a tape.
type track struct {
	tape   *Tape
	voice  *voice
	volume float64
	until  int
}

func (k *track) Reset()              { k.until = 0 }
func (k *track) IsPlaying() bool     { return k.tape.at < k.until }
func (k *track) SetVolume(v float64) { k.volume = v }

func (k *track) Play() {
	k.tape.add(k.voice.samples, k.volume)
	k.until = k.tape.at + len(k.voice.samples)
}

// reel is the music of a tape.
type reel struct {
	tape   *Tape
	music  *music.Stream
	volume float64
	tick   [perTick]float32
}

func (r *reel) Pause()              {}
func (r *reel) SetVolume(v float64) { r.volume = v }

func (r *reel) feed() {
	r.music.Read(r.tick[:])
	r.tape.add(r.tick[:], r.volume)
}
