package sound

import (
	"math"
	"slices"
	"testing"

	"azulejo/game/settings"
	"azulejo/game/sound/music"
)

// updateMusic runs a player for some ticks with music at a volume.
func updateMusic(p *Player, ticks int, volume float64, unseen bool) {
	for range ticks {
		p.Update(&settings.Settings{Effects: 1, Music: volume}, unseen)
	}
}

func TestMusicFadesInAndOut(t *testing.T) {
	r := &fakeDevice{}
	p := newTestPlayer(r)
	updateMusic(p, 10, 0, false)
	if r.music != nil {
		t.Fatal("music is created although it is off")
	}
	last := 0.0
	for range 100 {
		updateMusic(p, 1, 0.5, false)
		if step := r.music.volume - last; step < 0 || step > 0.02 {
			t.Fatalf("its volume goes from %v to %v in a tick", last, r.music.volume)
		}
		last = r.music.volume
	}
	if last != 0.5 || !r.music.playing || r.music.updates != 100 {
		t.Errorf("then its volume is %v, playing %v, fed %d times", last, r.music.playing, r.music.updates)
	}
	updateMusic(p, 60, 0, false)
	if r.music.volume != 0 || r.music.playing {
		t.Errorf("off, its volume is %v, playing %v", r.music.volume, r.music.playing)
	}
	fed := r.music.updates
	if updateMusic(p, 60, 0, false); r.music.updates != fed {
		t.Error("it is computed while it is off")
	}
}

func TestMusicIsDuckedBySounds(t *testing.T) {
	r := &fakeDevice{}
	p := newTestPlayer(r)
	updateMusic(p, 100, 0.6, false)
	p.Play(call("bell"))
	if updateMusic(p, 20, 0.6, false); r.music.volume != 0.6*duckGain {
		t.Errorf("under a sound its volume is %v", r.music.volume)
	}
	if updateMusic(p, 100, 0.6, false); r.music.volume != 0.6 {
		t.Errorf("after it its volume is %v", r.music.volume)
	}
}

func TestMusicStopsWhileHidden(t *testing.T) {
	r := &fakeDevice{}
	p := newTestPlayer(r)
	updateMusic(p, 100, 0.6, false)
	if updateMusic(p, 60, 0.6, true); r.music.playing {
		t.Error("it plays while hidden")
	}
	if updateMusic(p, 100, 0.6, false); !r.music.playing || r.music.volume != 0.6 {
		t.Error("it does not come back")
	}
}

func TestMusicNeedsADevice(t *testing.T) {
	r := &fakeDevice{absent: true}
	if updateMusic(newTestPlayer(r), 10, 1, false); r.music != nil {
		t.Error("music is created without a device")
	}
}

func TestMusicReader(t *testing.T) {
	want := make([]float32, 9600)
	music.Play(3).Read(want)
	s, got := &musicReader{music: music.Play(3)}, []float32(nil)
	for _, by := range []int{8, 13, 4096, 7777, 60000} {
		b := make([]byte, by)
		n, err := s.Read(b)
		if err != nil || n != min(by, 38400)/frameBytes*frameBytes {
			t.Fatalf("of %d bytes %d are read, %v", by, n, err)
		}
		for ; len(b) >= 4 && n > 0; n, b = n-4, b[4:] {
			got = append(got, math.Float32frombits(uint32(b[0])|uint32(b[1])<<8|uint32(b[2])<<16|uint32(b[3])<<24))
		}
	}
	if len(got) < 9600 || !slices.Equal(got[:9600], want) {
		t.Error("the bytes differ from the music")
	}
}
