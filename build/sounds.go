package main

import (
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"strings"

	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/sound/loudness"
	"azulejo/game/sound/synth"
)

// sounds lists all sound effects with their length and loudness, and writes them to a WAV file if -listen is given.
func sounds(flags *flag.FlagSet) func() error {
	file := flags.String("listen", "", "a `file` for a WAV of all that is told of")
	seed := flags.Uint64("seed", 1, "what chance makes of sounds and music")
	return func() error {
		fmt.Println("sounds:", strings.Join(synth.Names(), ", "))
		var all []float32
		for _, p := range soundDemos() {
			heard := p.record(*seed)
			seconds := func(samples []float32) float64 { return float64(len(samples)) / 2 / synth.Rate }
			at := int(seconds(all))
			fmt.Printf("%2d:%02d  %5.1f s  %6.1f LUFS  %6.1f dBFS  %s\n", at/60, at%60, seconds(heard), loudness.Integrated(heard), loudness.Decibels(loudness.TruePeak(heard)), p.about)
			all = append(all, heard...)
		}
		if *file == "" {
			return nil
		}
		return writeWAV(*file, all)
	}
}

// soundDemo is a sequence of sounds to listen to.
type soundDemo struct {
	about string
	ticks int // duration
	music bool
	cues  []cue
}

// cue is a sound and the tick at which it starts.
type cue struct {
	tick int
	call synth.Request
}

// cueAt returns a cue, panned by pan.
func cueAt(tick int, name string, step int, pan float64) cue {
	return cue{tick, synth.Request{Name: name, Step: step, Size: 1, Pan: pan}}
}

// record renders the demo at full volume.
func (s *soundDemo) record(seed uint64) []float32 {
	chosen := settings.Default()
	chosen.Effects, chosen.Music = 1, 0
	if s.music {
		chosen.Music = 1
	}
	tape := sound.NewRecorder(seed, &chosen)
	tape.Wait(1)
	now := 0
	for _, c := range s.cues {
		tape.Wait(c.tick - now)
		now = c.tick
		tape.Play(c.call)
	}
	tape.Wait(s.ticks - now)
	return tape.Samples()
}

// soundDemos returns demos of all sounds.
func soundDemos() []soundDemo {
	several := func(name, what string) soundDemo {
		i := soundDemo{about: name + ": " + what, ticks: 240}
		for n := range 5 {
			i.cues = append(i.cues, cueAt(40*n, name, n, -0.8+0.4*float64(n)))
		}
		return i
	}
	twice := func(name, what string, ticks int) soundDemo {
		return soundDemo{about: name + ": " + what, ticks: ticks, cues: []cue{cueAt(0, name, 0, 0), cueAt(150, name, 0, 0)}}
	}
	once := func(name, what string) soundDemo {
		return soundDemo{about: what, ticks: 270, cues: []cue{cueAt(0, name, 0, 0)}}
	}
	return []soundDemo{
		several("tick", "a button, five times from left to right"),
		several("pick", "one tile is picked up from a plate, then two, up to five"),
		several("place-wood", "tiles are put on a pattern line"),
		several("place-porcelain", "tiles are put on the wall or a star"),
		several("place-clay", "tiles come to others in the hand"),
		several("place-cloth", "tiles fall on the floor line"),
		several("slide", "the rest of a plate goes to the centre"),
		twice("bag", "the bag is shaken", 240),
		several("crack", "tiles of the floor line break"),
		several("thud", "that cannot be done"),
		{about: "count: a run of five is counted", ticks: 120, cues: countCues(0, 5)},
		twice("arpeggio", "a row is complete", 300),
		twice("bell", "it is your turn", 300),
		{about: "a busy turn: nine plates are dealt, two lines go to the wall, tiles break", ticks: 420, cues: busyTurnCues()},
		{about: "the same over music, which gives way", ticks: 720, music: true, cues: delayed(busyTurnCues(), 240)},
		once("victory", "victory"),
		once("defeat", "defeat"),
		once("shared", "a shared victory"),
		{about: "a minute of music", ticks: 3600, music: true},
	}
}

// countCues returns the sounds of counting tiles from a tick on.
func countCues(tick, tiles int) (cues []cue) {
	for i := range tiles {
		cues = append(cues, cueAt(tick+4*i, "count", i, 0.1*float64(i)))
	}
	return cues
}

// busyTurnCues returns the sounds of a deal and a scoring at normal speed.
func busyTurnCues() (cues []cue) {
	cues = append(cues, cueAt(0, "bag", 0, 0))
	for i := range 36 {
		cues = append(cues, cueAt(21+2*i, "place-porcelain", i%5, math.Sin(float64(i/4))))
	}
	cues = append(cues, cueAt(150, "pick", 2, -0.4), cueAt(180, "slide", 0, -0.4), cueAt(201, "place-wood", 0, 0.3), cueAt(203, "place-wood", 1, 0.3), cueAt(205, "place-wood", 2, 0.3))
	for line, tiles := range []int{3, 5} {
		start := 240 + 50*line
		cues = append(cues, cueAt(start, "place-porcelain", line, 0.5))
		cues = append(cues, countCues(start+1, tiles)...)
	}
	return append(cues, cueAt(312, "arpeggio", 0, 0.5), cueAt(330, "crack", 0, 0.4), cueAt(334, "crack", 0, 0.45), cueAt(338, "crack", 0, 0.5))
}

// delayed moves cues by a number of ticks.
func delayed(cues []cue, ticks int) []cue {
	for i := range cues {
		cues[i].tick += ticks
	}
	return cues
}

// writeWAV writes interleaved stereo samples as a 16-bit WAV file.
func writeWAV(file string, samples []float32) error {
	var out []byte
	put := func(v any) { out, _ = binary.Append(out, binary.LittleEndian, v) } // all of it has a size
	put([]byte("RIFF"))
	put(uint32(36 + 2*len(samples)))
	put([]byte("WAVEfmt "))
	put([]uint16{16, 0, 1, 2})
	put([]uint32{synth.Rate, synth.Rate * 4})
	put([]uint16{4, 16})
	put([]byte("data"))
	put(uint32(2 * len(samples)))
	ints := make([]int16, len(samples))
	for i, x := range samples {
		ints[i] = int16(math.Round(32767 * float64(min(max(x, -1), 1))))
	}
	put(ints)
	return os.WriteFile(file, out, 0o644)
}
