package main

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"azulejo/game/sound/loudness"
	"azulejo/game/sound/synth"
)

// TestSoundDemos checks that each sound of the game is in a demo, and that the demos are neither silent nor too loud.
func TestSoundDemos(t *testing.T) {
	var played []string
	for _, p := range soundDemos() {
		for _, c := range p.cues {
			played = append(played, c.call.Name)
		}
		s := p.record(1)
		loud, peak := loudness.Integrated(s), loudness.Decibels(loudness.TruePeak(s))
		if loud > -18 || loud < -50 || peak > -3 || peak < -30 {
			t.Errorf("%s: %.1f LUFS, peak %.1f dBFS", p.about, loud, peak)
		}
		if !slices.IsSortedFunc(p.cues, func(a, b cue) int { return a.tick - b.tick }) {
			t.Errorf("%s: the cues are not sorted", p.about)
		}
	}
	for _, name := range synth.Names() {
		if !slices.Contains(played, name) {
			t.Errorf("%s is in no demo", name)
		}
	}
}

// TestWriteWAV checks the header and the samples of a file, and that an error is returned if the file cannot be created.
func TestWriteWAV(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.wav")
	if err := writeWAV(file, []float32{0.5, -1, 2, 0}); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil || len(data) != 52 || !strings.HasPrefix(string(data), "RIFF\x2c\x00\x00\x00WAVEfmt ") {
		t.Fatalf("%d bytes, %v: %q", len(data), err, data)
	}
	for i, want := range []int16{16384, -32767, 32767, 0} {
		if got := int16(binary.LittleEndian.Uint16(data[44+2*i:])); got != want {
			t.Errorf("sample %d is %d, want %d", i, got, want)
		}
	}
	if writeWAV(filepath.Join(file, "y"), nil) == nil {
		t.Error("there is no error for a file that cannot be created")
	}
}
