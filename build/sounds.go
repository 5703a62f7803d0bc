package main

import (
	"flag"
	"fmt"
	"os"

	"azulejo/game/sound/loudness"
	"azulejo/game/sound/synth"
)

// sounds tells how long and loud every sound is.
func sounds(args []string) error {
	flags := flag.NewFlagSet("sounds", flag.ContinueOnError)
	if err := flags.Parse(args); err != nil {
		return err
	}
	kit := synth.NewKit()
	for _, name := range synth.Names() {
		tell(os.Stdout, name, kit.Render(nil, synth.Call{Name: name, Size: 1, Seed: 1}))
	}
	return nil
}

// tell writes a line on a sound.
func tell(out *os.File, name string, frames []float32) {
	seconds := float64(len(frames)) / 2 / synth.Rate
	fmt.Fprintf(out, "%-40s %6.2f s  peak %5.1f dBFS  %5.1f LUFS\n", name, seconds, loudness.Decibels(loudness.TruePeak(frames)), loudness.Integrated(frames))
}
