package sound

import "azulejo/game/sound/music"

// fakeDevice is a device that counts the sounds played.
type fakeDevice struct {
	absent  bool
	opened  int
	outputs []*fakeOutput
	music   *fakeStream // nil until music is played
}

func (f *fakeDevice) open()         { f.opened++ }
func (f *fakeDevice) ready() bool   { return !f.absent }
func (f *fakeDevice) missing() bool { return f.absent }

func (f *fakeDevice) stream(*music.Stream) stream {
	f.music = &fakeStream{}
	return f.music
}

// fakeStream is a stream that records how it is used.
type fakeStream struct {
	playing bool
	volume  float64
	updates int
}

func (f *fakeStream) Pause()              { f.playing = false }
func (f *fakeStream) SetVolume(v float64) { f.volume = v }

func (f *fakeStream) update() {
	f.playing = true
	f.updates++
}

func (f *fakeDevice) output(v *voice) output {
	o := &fakeOutput{voice: v}
	f.outputs = append(f.outputs, o)
	return o
}

// started returns the number of sounds that have started.
func (f *fakeDevice) started() (n int) {
	for _, o := range f.outputs {
		n += o.played
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

func (f *fakeOutput) Reset()              { f.playing = false }
func (f *fakeOutput) IsPlaying() bool     { return f.playing }
func (f *fakeOutput) SetVolume(v float64) { f.volume = v }

func (f *fakeOutput) Play() {
	f.playing = true
	f.played++
}
