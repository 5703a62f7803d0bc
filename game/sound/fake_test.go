package sound

import "azulejo/game/sound/music"

// fakeDevice is a device that counts the sounds played.
type fakeDevice struct {
	absent  bool
	opened  int
	outputs []*fakeOutput
	music   *fakeStream // nil until music is wanted
}

func (r *fakeDevice) open()       { r.opened++ }
func (r *fakeDevice) ready() bool { return !r.absent }

func (r *fakeDevice) missing() bool { return r.absent }

func (r *fakeDevice) stream(*music.Stream) stream {
	r.music = &fakeStream{}
	return r.music
}

// fakeStream is a stream that records how it is used.
type fakeStream struct {
	playing bool
	volume  float64
	updates int
}

func (b *fakeStream) Pause()              { b.playing = false }
func (b *fakeStream) SetVolume(v float64) { b.volume = v }

func (b *fakeStream) update() {
	b.playing = true
	b.updates++
}

func (r *fakeDevice) output(v *voice) output {
	t := &fakeOutput{voice: v}
	r.outputs = append(r.outputs, t)
	return t
}

// heard returns the number of sounds that have started.
func (r *fakeDevice) heard() (n int) {
	for _, t := range r.outputs {
		n += t.played
	}
	return n
}

// fakeOutput is an output that plays until the test stops it.
type fakeOutput struct {
	voice   *voice
	playing bool
	volume  float64
	played  int
}

func (t *fakeOutput) Reset()              { t.playing = false }
func (t *fakeOutput) IsPlaying() bool     { return t.playing }
func (t *fakeOutput) SetVolume(v float64) { t.volume = v }

func (t *fakeOutput) Play() {
	t.playing = true
	t.played++
}
