package sound

import (
	"reflect"
	"testing"

	"azulejo/game/settings"
)

// in returns a player in a room, with three variations of "clink", one "bell" and a damaged "crack".
func in(r *room) *Player {
	sounds := map[string][]byte{
		"clink-1": wave(1, rate, 8192, 0), "clink-2": wave(1, rate, 16384, 0), "clink-3": wave(1, rate, 24576, 0),
		"bell":    wave(1, rate, 4096, 0),
		"crack-1": []byte("RIFF"), "crack-2": wave(1, rate, 2048, 0),
	}
	p := New(func(name string) []byte { return sounds[name] })
	p.device = r
	return p
}

func tick(p *Player, n int, volume float64) {
	for range n {
		p.Update(&settings.Settings{Effects: volume})
	}
}

func TestVariationsTakeTurns(t *testing.T) {
	r := &room{}
	p := in(r)
	for range 4 {
		tick(p, crowd, 1)
		p.Play("clink", 1, 1)
	}
	tick(p, crowd, 1)
	p.Play("bell", 1, 1)
	p.Play("crack", 1, 1)
	p.Play("no such sound", 1, 1)
	if got, want := r.heard(), []float32{0.25, 0.5, 0.75, 0.25, 0.125, 0.0625}; !reflect.DeepEqual(got, want) {
		t.Errorf("heard %v, want %v", got, want)
	}
}

func TestSameSoundAtOnceIsHeardOnce(t *testing.T) {
	r := &room{}
	p := in(r)
	tick(p, 1, 1)
	p.Play("clink", 1, 1)
	p.Play("clink", 1, 1)
	tick(p, 1, 1)
	p.Play("clink", 1, 1)
	p.Play("bell", 1, 1)
	if got := len(r.heard()); got != 2 {
		t.Errorf("heard %d sounds, want a clink and a bell", got)
	}
}

func TestOutputsAreFewAndUsedAgain(t *testing.T) {
	r := &room{}
	p := in(r)
	for range 3 * most {
		tick(p, crowd, 1)
		p.Play("clink", 1, 1)
	}
	if len(r.outputs) != most || len(r.heard()) != most {
		t.Fatalf("%d outputs heard %d sounds, want %d", len(r.outputs), len(r.heard()), most)
	}
	r.outputs[5].playing = false
	tick(p, crowd, 1)
	p.Play("bell", 1, 1)
	if got := r.outputs[5].firsts; len(got) != 2 || got[1] != 0.125 {
		t.Errorf("the idle output played %v", got)
	}
}

func TestVolume(t *testing.T) {
	r := &room{}
	p := in(r)
	tick(p, 1, 0.5)
	p.Play("bell", 0.5, 1)
	if got := r.outputs[0].volume; got != 0.25 {
		t.Errorf("volume %v, want 0.25", got)
	}
	tick(p, 1, 0.8)
	if got := r.outputs[0].volume; got != 0.4 {
		t.Errorf("volume %v after the settings changed, want 0.4", got)
	}
	p.Update(&settings.Settings{Effects: 0.8, Mute: true})
	if got := r.outputs[0].volume; got != 0 {
		t.Errorf("volume %v while muted", got)
	}
	p.Play("clink", 1, 1)
	if len(r.heard()) != 1 {
		t.Error("heard a sound while muted")
	}
}

func TestNoDeviceIsSilence(t *testing.T) {
	r := &room{deaf: true}
	p := in(r)
	p.Play("bell", 1, 1) // before the first Update
	tick(p, 3, 1)
	p.Play("bell", 1, 1)
	if len(r.outputs) != 0 || r.opened == 0 {
		t.Errorf("%d outputs, opened %d times", len(r.outputs), r.opened)
	}
}

func TestPlayAllocatesNothingOnceHeard(t *testing.T) {
	r := &room{}
	p := in(r)
	s := &settings.Settings{Effects: 1}
	play := func() {
		p.Update(s)
		p.Update(s)
		p.Play("clink", 1, 1.06)
		for _, o := range r.outputs {
			o.playing, o.firsts = false, o.firsts[:0]
		}
	}
	play()
	if n := testing.AllocsPerRun(100, play); n > 1 { // the tape's own buffer
		t.Errorf("Play allocates %v times", n)
	}
}
