package sound

import (
	"math"
	"slices"
	"testing"

	"azulejo/game/settings"
	"azulejo/game/sound/music"
)

// listen lets some ticks pass with music of some volume.
func listen(p *Player, ticks int, volume float64, unseen bool) {
	for range ticks {
		p.Update(&settings.Settings{Effects: 1, Music: volume}, unseen)
	}
}

func TestMusicComesAndGoesGently(t *testing.T) {
	r := &room{}
	p := in(r)
	listen(p, 10, 0, false)
	if r.band != nil {
		t.Fatal("music is made that nobody wants")
	}
	last := 0.0
	for range 100 {
		listen(p, 1, 0.5, false)
		if step := r.band.volume - last; step < 0 || step > 0.02 {
			t.Fatalf("its volume goes from %v to %v in a tick", last, r.band.volume)
		}
		last = r.band.volume
	}
	if last != 0.5 || !r.band.playing || r.band.fed != 100 {
		t.Errorf("then its volume is %v, playing %v, fed %d times", last, r.band.playing, r.band.fed)
	}
	listen(p, 60, 0, false)
	if r.band.volume != 0 || r.band.playing {
		t.Errorf("off, its volume is %v, playing %v", r.band.volume, r.band.playing)
	}
	fed := r.band.fed
	if listen(p, 60, 0, false); r.band.fed != fed {
		t.Error("it is made while it is off")
	}
}

func TestMusicGivesWayToSounds(t *testing.T) {
	r := &room{}
	p := in(r)
	listen(p, 100, 0.6, false)
	p.Play(call("bell"))
	if listen(p, 20, 0.6, false); r.band.volume != 0.6*duck {
		t.Errorf("under a sound its volume is %v", r.band.volume)
	}
	if listen(p, 100, 0.6, false); r.band.volume != 0.6 {
		t.Errorf("after it its volume is %v", r.band.volume)
	}
}

func TestNoMusicOutOfSight(t *testing.T) {
	r := &room{}
	p := in(r)
	listen(p, 100, 0.6, false)
	if listen(p, 60, 0.6, true); r.band.playing {
		t.Error("it plays out of sight")
	}
	if listen(p, 100, 0.6, false); !r.band.playing || r.band.volume != 0.6 {
		t.Error("it does not come back")
	}
}

func TestMusicNeedsADevice(t *testing.T) {
	r := &room{deaf: true}
	if listen(in(r), 10, 1, false); r.band != nil {
		t.Error("it is made for no device")
	}
}

func TestScoreIsTheMusic(t *testing.T) {
	want := make([]float32, 9600)
	music.Play(3).Read(want)
	s, got := &score{music: music.Play(3)}, []float32(nil)
	for _, by := range []int{8, 13, 4096, 7777, 60000} {
		b := make([]byte, by)
		n, err := s.Read(b)
		if err != nil || n != min(by, 38400)/frame*frame {
			t.Fatalf("of %d bytes %d are read, %v", by, n, err)
		}
		for ; len(b) >= 4 && n > 0; n, b = n-4, b[4:] {
			got = append(got, math.Float32frombits(uint32(b[0])|uint32(b[1])<<8|uint32(b[2])<<16|uint32(b[3])<<24))
		}
	}
	if len(got) < 9600 || !slices.Equal(got[:9600], want) {
		t.Error("it is something else")
	}
}
