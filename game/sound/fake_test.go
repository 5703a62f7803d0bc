package sound

import "azulejo/game/sound/music"

// room is a device that records what is played in it.
type room struct {
	deaf    bool
	opened  int
	outputs []*tape
	band    *band // nil until music is wanted
}

func (r *room) open()       { r.opened++ }
func (r *room) ready() bool { return !r.deaf }

func (r *room) missing() bool { return r.deaf }

func (r *room) stream(*music.Stream) stream {
	r.band = &band{}
	return r.band
}

// band is music that nobody makes.
type band struct {
	playing bool
	volume  float64
	fed     int
}

func (b *band) Pause()              { b.playing = false }
func (b *band) SetVolume(v float64) { b.volume = v }

func (b *band) feed() {
	b.playing = true
	b.fed++
}

func (r *room) output(v *voice) output {
	t := &tape{voice: v}
	r.outputs = append(r.outputs, t)
	return t
}

// heard is how many sounds have begun.
func (r *room) heard() (n int) {
	for _, t := range r.outputs {
		n += t.begun
	}
	return n
}

// tape is an output that plays until the test ends it.
type tape struct {
	voice   *voice
	playing bool
	volume  float64
	begun   int
}

func (t *tape) Reset()              { t.playing = false }
func (t *tape) IsPlaying() bool     { return t.playing }
func (t *tape) SetVolume(v float64) { t.volume = v }

func (t *tape) Play() {
	t.playing = true
	t.begun++
}
