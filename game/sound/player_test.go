package sound

import (
	"slices"
	"testing"

	"azulejo/game/settings"
	"azulejo/game/sound/synth"
)

// newTestPlayer returns a player with a fake device.
func newTestPlayer(d *fakeDevice) *Player {
	p := New(1)
	p.device = d
	return p
}

// updateEffects runs a player for n ticks with effects at a volume.
func updateEffects(p *Player, n int, volume float64) {
	for range n {
		p.Update(&settings.Settings{Effects: volume}, false)
	}
}

// request returns a request for a sound.
func request(name string) synth.Request { return synth.Request{Name: name, Size: 1} }

// TestSoundsVary checks that a sound that is played twice differs.
func TestSoundsVary(t *testing.T) {
	d := &fakeDevice{}
	p := newTestPlayer(d)
	for range 2 {
		updateEffects(p, repeatTicks, 1)
		p.Play(request("place-wood"))
	}
	a, b := d.outputs[0].voice.samples, d.outputs[1].voice.samples
	if len(a) == 0 || slices.Equal(a, b) {
		t.Errorf("both sounds have the same %d samples", len(a))
	}
}

// TestRepeatedSoundIsDropped checks that a sound is not played again within repeatTicks, and that unknown sounds are ignored.
func TestRepeatedSoundIsDropped(t *testing.T) {
	d := &fakeDevice{}
	p := newTestPlayer(d)
	updateEffects(p, 1, 1)
	p.Play(request("tick"))
	p.Play(request("tick"))
	updateEffects(p, 1, 1)
	p.Play(request("tick"))
	p.Play(request("bell"))
	p.Play(request("no such sound"))
	if d.started() != 2 {
		t.Errorf("%d sounds are played, want a tick and a bell", d.started())
	}
}

// TestOutputsAreReused checks that at most maxVoices sounds play at the same time, and that an idle output is used again.
func TestOutputsAreReused(t *testing.T) {
	d := &fakeDevice{}
	p := newTestPlayer(d)
	for range 2 * maxVoices {
		updateEffects(p, repeatTicks, 1)
		p.Play(request("tick"))
	}
	if len(d.outputs) != maxVoices || d.started() != maxVoices {
		t.Fatalf("%d outputs play %d sounds, want %d", len(d.outputs), d.started(), maxVoices)
	}
	d.outputs[5].playing = false
	updateEffects(p, repeatTicks, 1)
	p.Play(request("bell"))
	if d.outputs[5].played != 2 {
		t.Error("the idle output is not used again")
	}
}

// TestVolume checks that a sound that is playing follows the settings, and that none is played while muted.
func TestVolume(t *testing.T) {
	d := &fakeDevice{}
	p := newTestPlayer(d)
	updateEffects(p, 1, 0.5)
	p.Play(request("bell"))
	if got := d.outputs[0].volume; got != 0.5 {
		t.Errorf("volume %v, want 0.5", got)
	}
	updateEffects(p, 1, 0.8)
	if got := d.outputs[0].volume; got != 0.8 {
		t.Errorf("volume %v after the settings changed, want 0.8", got)
	}
	p.Update(&settings.Settings{Effects: 0.8, Mute: true}, false)
	if got := d.outputs[0].volume; got != 0 {
		t.Errorf("volume %v while muted", got)
	}
	p.Play(request("tick"))
	if d.started() != 1 {
		t.Error("a sound is played while muted")
	}
}

// TestMissingDevice checks that nothing is played without a device, and that Missing reports it once.
func TestMissingDevice(t *testing.T) {
	d := &fakeDevice{absent: true}
	p := newTestPlayer(d)
	p.Play(request("bell")) // before the first Update
	updateEffects(p, 3, 1)
	p.Play(request("bell"))
	if len(d.outputs) != 0 || d.opened == 0 || d.music != nil {
		t.Errorf("%d outputs, opened %d times", len(d.outputs), d.opened)
	}
	if first, again := p.Missing(), p.Missing(); !first || again {
		t.Errorf("Missing returns %v, then %v", first, again)
	}
}

// TestMissing checks that a device is not reported as missing if sound is off or the device is there.
func TestMissing(t *testing.T) {
	p := newTestPlayer(&fakeDevice{absent: true})
	if updateEffects(p, 3, 0); p.Missing() {
		t.Error("a missing device is reported although sound is off")
	}
	p = newTestPlayer(&fakeDevice{})
	if updateEffects(p, 3, 1); p.Missing() {
		t.Error("a device is reported as missing although it is there")
	}
}

// TestPlayReusesSamples checks that playing a sound allocates little.
func TestPlayReusesSamples(t *testing.T) {
	d := &fakeDevice{}
	p := newTestPlayer(d)
	s := &settings.Settings{Effects: 1}
	play := func() {
		p.Update(s, false)
		p.Update(s, false)
		p.Play(request("place-wood"))
		for _, o := range d.outputs {
			o.playing = false
		}
	}
	play()
	if n := testing.AllocsPerRun(20, play); n > 15 { // the bodies of the model
		t.Errorf("Play allocates %v times", n)
	}
}
