package tabletest

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/sound/loudness"
	"azulejo/game/sound/synth"
	"azulejo/scenes/table"
)

// soundEffects implements table.Effects and records the sounds.
type soundEffects struct {
	silentEffects
	tape *sound.Recorder
}

// PlaySound implements table.Effects as in a window 1600 pixels wide.
func (s *soundEffects) PlaySound(name string, step int, at table.Spot) {
	s.tape.Play(synth.Request{Name: name, Step: step, Size: at.Size / 52, Pan: at.X/800 - 1})
}

// pause is the number of ticks between two moves.
const pause = 45

// Loudness plays the first round of a game of four, with -long two rounds, with all volumes at the maximum. It checks that sounds and music are never
// louder than −18 LUFS and never peak above −3 dBFS.
func Loudness(t *testing.T, e *engine.Edition, make func() table.Table) {
	p := newGame(t, e, make(), e.MaxSeats, 2)
	all := settings.Default()
	all.Effects, all.Music = 1, 1
	for _, x := range []struct {
		name  string
		music float64
	}{{"sounds alone", 0}, {"with music", 1}} {
		all.Music = x.music
		l := &soundEffects{tape: sound.NewRecorder(1, &all)}
		for !p.over() && p.match.Position().Round() <= long.Count(1, 2) {
			line, _ := table.Animate(p.cast, l, p.cast.Layer, false, p.moves(1))
			for ; !line.Done(); line.Advance(1) {
				l.tape.Wait(1)
			}
			l.tape.Wait(pause)
			p.show()
		}
		p.match.Goto(0)
		p.show()
		heard := l.tape.Samples()
		loud, peak := loudness.Integrated(heard), loudness.Decibels(loudness.TruePeak(heard))
		if loud > -18 || loud < -40 || peak > -3 {
			t.Errorf("%s, %s: %.1f LUFS with a peak of %.1f dBFS, expected at most -18 and -3", e.ID, x.name, loud, peak)
		}
		t.Logf("%s, %s: %d s, %.1f LUFS, peak %.1f dBFS", e.ID, x.name, len(heard)/2/synth.Rate, loud, peak)
	}
}
