package main

import (
	"bufio"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"strings"

	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/sound/loudness"
	"azulejo/game/sound/synth"
)

// sounds tells what there is to hear, how long and loud it is, and with -listen writes all of it one after another.
func sounds(args []string) error {
	flags := flag.NewFlagSet("sounds", flag.ContinueOnError)
	file := flags.String("listen", "", "a `file` for a WAV of all that is told of")
	seed := flags.Uint64("seed", 1, "what chance makes of sounds and music")
	if err := flags.Parse(args); err != nil {
		return err
	}
	fmt.Println("sounds:", strings.Join(synth.Names(), ", "))
	var all []float32
	for _, p := range programme() {
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

// item is something to hear.
type item struct {
	about string
	ticks int // how long it lasts
	music bool
	cues  []cue
}

// cue is a sound and the tick at which it begins.
type cue struct {
	tick int
	call synth.Call
}

// at is a sound in the midst of the table, over to a side by pan.
func at(tick int, name string, step int, pan float64) cue {
	return cue{tick, synth.Call{Name: name, Step: step, Size: 1, Pan: pan}}
}

// record lets an item be heard with all volumes as high as they go.
func (p *item) record(seed uint64) []float32 {
	s := settings.Default()
	s.Effects, s.Music = 1, 0
	if p.music {
		s.Music = 1
	}
	tape := sound.NewTape(seed, &s)
	tape.Wait(1)
	now := 0
	for _, c := range p.cues {
		tape.Wait(c.tick - now)
		now = c.tick
		tape.Play(c.call)
	}
	tape.Wait(p.ticks - now)
	return tape.Samples()
}

// programme is all there is to hear.
func programme() []item {
	several := func(name string) (cues []cue) {
		for i := range 5 {
			cues = append(cues, at(40*i, name, i, -0.8+0.4*float64(i)))
		}
		return cues
	}
	once := func(name string) []cue { return []cue{at(0, name, 0, 0), at(150, name, 0, 0)} }
	return []item{
		{about: "tick: a button, five times from left to right", ticks: 240, cues: several("tick")},
		{about: "pick: one tile is picked up from a plate, then two, up to five", ticks: 240, cues: several("pick")},
		{about: "place-wood: tiles are put on a pattern line", ticks: 240, cues: several("place-wood")},
		{about: "place-porcelain: tiles are put on the wall or a star", ticks: 240, cues: several("place-porcelain")},
		{about: "place-clay: tiles come to others in the hand", ticks: 240, cues: several("place-clay")},
		{about: "place-cloth: tiles fall on the floor line", ticks: 240, cues: several("place-cloth")},
		{about: "slide: the rest of a plate goes to the centre", ticks: 240, cues: several("slide")},
		{about: "bag: the bag is shaken", ticks: 240, cues: once("bag")},
		{about: "crack: tiles of the floor line break", ticks: 240, cues: several("crack")},
		{about: "thud: that cannot be done", ticks: 240, cues: several("thud")},
		{about: "count: a run of five is counted", ticks: 120, cues: counted(0, 5)},
		{about: "arpeggio: a row is complete", ticks: 300, cues: once("arpeggio")},
		{about: "bell: it is your turn", ticks: 300, cues: once("bell")},
		{about: "a busy turn: nine plates are dealt, two lines go to the wall, tiles break", ticks: 420, cues: busy()},
		{about: "the same over music, which gives way", ticks: 720, music: true, cues: later(busy(), 240)},
		{about: "victory", ticks: 270, cues: []cue{at(0, "victory", 0, 0)}},
		{about: "defeat", ticks: 270, cues: []cue{at(0, "defeat", 0, 0)}},
		{about: "a shared victory", ticks: 270, cues: []cue{at(0, "shared", 0, 0)}},
		{about: "a minute of music", ticks: 3600, music: true},
	}
}

// counted counts so many tiles from a tick on.
func counted(tick, tiles int) (cues []cue) {
	for i := range tiles {
		cues = append(cues, at(tick+4*i, "count", i, 0.1*float64(i)))
	}
	return cues
}

// busy is a deal and a scoring as they follow each other at normal speed.
func busy() (cues []cue) {
	cues = append(cues, at(0, "bag", 0, 0))
	for i := range 36 {
		cues = append(cues, at(21+2*i, "place-porcelain", i%5, math.Sin(float64(i/4))))
	}
	cues = append(cues, at(150, "pick", 2, -0.4), at(180, "slide", 0, -0.4), at(201, "place-wood", 0, 0.3), at(203, "place-wood", 1, 0.3), at(205, "place-wood", 2, 0.3))
	for line, tiles := range []int{3, 5} {
		start := 240 + 50*line
		cues = append(cues, at(start, "place-porcelain", line, 0.5))
		cues = append(cues, counted(start+1, tiles)...)
	}
	return append(cues, at(312, "arpeggio", 0, 0.5), at(330, "crack", 0, 0.4), at(334, "crack", 0, 0.45), at(338, "crack", 0, 0.5))
}

// later moves cues by some ticks.
func later(cues []cue, ticks int) []cue {
	for i := range cues {
		cues[i].tick += ticks
	}
	return cues
}

// writeWAV writes samples for both ears with 16 bits.
func writeWAV(file string, samples []float32) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	wav(w, samples)
	if err := w.Flush(); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// wav is a file of samples. Errors are kept for Flush.
func wav(w *bufio.Writer, samples []float32) {
	put := func(v any) { _ = binary.Write(w, binary.LittleEndian, v) }
	text := func(s string) { _, _ = io.WriteString(w, s) }
	text("RIFF")
	put(uint32(36 + 2*len(samples)))
	text("WAVEfmt ")
	put([]uint16{16, 0, 1, 2})
	put([]uint32{synth.Rate, synth.Rate * 4})
	put([]uint16{4, 16})
	text("data")
	put(uint32(2 * len(samples)))
	ints := make([]int16, len(samples))
	for i, x := range samples {
		ints[i] = int16(math.Round(32767 * float64(min(max(x, -1), 1))))
	}
	put(ints)
}
