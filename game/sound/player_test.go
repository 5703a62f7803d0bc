package sound

import (
	"slices"
	"testing"

	"azulejo/game/settings"
	"azulejo/game/sound/synth"
)

// newTestPlayer returns a player with a fake device.
func newTestPlayer(r *fakeDevice) *Player {
	p := New(1)
	p.device = r
	return p
}

func updateEffects(p *Player, n int, volume float64) {
	for range n {
		p.Update(&settings.Settings{Effects: volume}, false)
	}
}

func call(name string) synth.Request { return synth.Request{Name: name, Size: 1} }

func TestSoundsVary(t *testing.T) {
	r := &fakeDevice{}
	p := newTestPlayer(r)
	for range 2 {
		updateEffects(p, repeatTicks, 1)
		p.Play(call("place-wood"))
	}
	a, b := r.outputs[0].voice.samples, r.outputs[1].voice.samples
	if len(a) == 0 || slices.Equal(a, b) {
		t.Errorf("of %d samples nothing varies", len(a))
	}
}

func TestRepeatedSoundIsDropped(t *testing.T) {
	r := &fakeDevice{}
	p := newTestPlayer(r)
	updateEffects(p, 1, 1)
	p.Play(call("tick"))
	p.Play(call("tick"))
	updateEffects(p, 1, 1)
	p.Play(call("tick"))
	p.Play(call("bell"))
	p.Play(call("no such sound"))
	if r.heard() != 2 {
		t.Errorf("heard %d sounds, want a tick and a bell", r.heard())
	}
}

func TestOutputsAreReused(t *testing.T) {
	r := &fakeDevice{}
	p := newTestPlayer(r)
	for range 2 * maxVoices {
		updateEffects(p, repeatTicks, 1)
		p.Play(call("tick"))
	}
	if len(r.outputs) != maxVoices || r.heard() != maxVoices {
		t.Fatalf("%d outputs heard %d sounds, want %d", len(r.outputs), r.heard(), maxVoices)
	}
	r.outputs[5].playing = false
	updateEffects(p, repeatTicks, 1)
	p.Play(call("bell"))
	if r.outputs[5].played != 2 {
		t.Error("the idle output is not used again")
	}
}

func TestVolume(t *testing.T) {
	r := &fakeDevice{}
	p := newTestPlayer(r)
	updateEffects(p, 1, 0.5)
	p.Play(call("bell"))
	if got := r.outputs[0].volume; got != 0.5 {
		t.Errorf("volume %v, want 0.5", got)
	}
	updateEffects(p, 1, 0.8)
	if got := r.outputs[0].volume; got != 0.8 {
		t.Errorf("volume %v after the settings changed, want 0.8", got)
	}
	p.Update(&settings.Settings{Effects: 0.8, Mute: true}, false)
	if got := r.outputs[0].volume; got != 0 {
		t.Errorf("volume %v while muted", got)
	}
	p.Play(call("tick"))
	if r.heard() != 1 {
		t.Error("heard a sound while muted")
	}
}

func TestNoDeviceIsSilence(t *testing.T) {
	r := &fakeDevice{absent: true}
	p := newTestPlayer(r)
	p.Play(call("bell")) // before the first Update
	updateEffects(p, 3, 1)
	p.Play(call("bell"))
	if len(r.outputs) != 0 || r.opened == 0 || r.music != nil {
		t.Errorf("%d outputs, opened %d times", len(r.outputs), r.opened)
	}
	if first, again := p.Missing(), p.Missing(); !first || again {
		t.Errorf("Missing returns %v, then %v", first, again)
	}
}

func TestMissingNeedsVolumeAndNoDevice(t *testing.T) {
	p := newTestPlayer(&fakeDevice{absent: true})
	if updateEffects(p, 3, 0); p.Missing() {
		t.Error("a missing device is reported although sound is off")
	}
	p = newTestPlayer(&fakeDevice{})
	if updateEffects(p, 3, 1); p.Missing() {
		t.Error("a device that is there is missing")
	}
}

func TestPlayReusesSamples(t *testing.T) {
	r := &fakeDevice{}
	p := newTestPlayer(r)
	s := &settings.Settings{Effects: 1}
	play := func() {
		p.Update(s, false)
		p.Update(s, false)
		p.Play(call("place-wood"))
		for _, o := range r.outputs {
			o.playing = false
		}
	}
	play()
	if n := testing.AllocsPerRun(20, play); n > 15 { // the bodies of the model
		t.Errorf("Play allocates %v times", n)
	}
}
