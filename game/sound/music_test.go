package sound

import (
	"math"
	"slices"
	"testing"

	"azulejo/game/settings"
	"azulejo/game/sound/music"
)

// updateMusic runs a player for some ticks with music at a volume.
func updateMusic(p *Player, ticks int, volume float64, hidden bool) {
	for range ticks {
		p.Update(&settings.Settings{Effects: 1, Music: volume}, hidden)
	}
}

// TestMusicFadesInAndOut checks the volume of music when it is turned on and off, and that it is not computed while it is off.
func TestMusicFadesInAndOut(t *testing.T) {
	d := &fakeDevice{}
	p := newTestPlayer(d)
	updateMusic(p, 10, 0, false)
	if d.music != nil {
		t.Fatal("music is created although it is off")
	}
	last := 0.0
	for range 100 {
		updateMusic(p, 1, 0.5, false)
		if step := d.music.volume - last; step < 0 || step > 0.02 {
			t.Fatalf("the volume changes from %v to %v in a tick", last, d.music.volume)
		}
		last = d.music.volume
	}
	if last != 0.5 || !d.music.playing || d.music.updates != 100 {
		t.Errorf("on, the volume is %v, playing %v, updated %d times", last, d.music.playing, d.music.updates)
	}
	updateMusic(p, 60, 0, false)
	if d.music.volume != 0 || d.music.playing {
		t.Errorf("off, the volume is %v, playing %v", d.music.volume, d.music.playing)
	}
	before := d.music.updates
	if updateMusic(p, 60, 0, false); d.music.updates != before {
		t.Error("music is computed while it is off")
	}
}

// TestMusicIsDuckedBySounds checks that the volume of music is lower while a sound plays.
func TestMusicIsDuckedBySounds(t *testing.T) {
	d := &fakeDevice{}
	p := newTestPlayer(d)
	updateMusic(p, 100, 0.6, false)
	p.Play(request("bell"))
	if updateMusic(p, 20, 0.6, false); d.music.volume != 0.6*duckGain {
		t.Errorf("during a sound the volume is %v", d.music.volume)
	}
	if updateMusic(p, 100, 0.6, false); d.music.volume != 0.6 {
		t.Errorf("after the sound the volume is %v", d.music.volume)
	}
}

// TestMusicStopsWhileHidden checks that music pauses while the window is hidden.
func TestMusicStopsWhileHidden(t *testing.T) {
	d := &fakeDevice{}
	p := newTestPlayer(d)
	updateMusic(p, 100, 0.6, false)
	if updateMusic(p, 60, 0.6, true); d.music.playing {
		t.Error("music plays while the window is hidden")
	}
	if updateMusic(p, 100, 0.6, false); !d.music.playing || d.music.volume != 0.6 {
		t.Error("music does not continue")
	}
}

// TestMusicNeedsADevice checks that no music is created without a device.
func TestMusicNeedsADevice(t *testing.T) {
	d := &fakeDevice{absent: true}
	if updateMusic(newTestPlayer(d), 10, 1, false); d.music != nil {
		t.Error("music is created without a device")
	}
}

// TestMusicReader checks that music can be read in chunks of any size.
func TestMusicReader(t *testing.T) {
	want := make([]float32, 9600)
	music.Play(3).Read(want)
	s, got := &musicReader{music: music.Play(3)}, []float32(nil)
	for _, size := range []int{8, 13, 4096, 7777, 60000} {
		b := make([]byte, size)
		n, err := s.Read(b)
		if err != nil || n != min(size, 38400)/frameBytes*frameBytes {
			t.Fatalf("of %d bytes %d are read, %v", size, n, err)
		}
		for ; len(b) >= 4 && n > 0; n, b = n-4, b[4:] {
			got = append(got, math.Float32frombits(uint32(b[0])|uint32(b[1])<<8|uint32(b[2])<<16|uint32(b[3])<<24))
		}
	}
	if len(got) < 9600 || !slices.Equal(got[:9600], want) {
		t.Error("the bytes differ from the music")
	}
}
