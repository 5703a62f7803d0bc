//go:build js && !ebitenginevmguest

package sound

import (
	"syscall/js"

	"azulejo/game/sound/music"
)

// tune is music in a page. It is made in parts that take less than a millisecond, one a tick, well ahead of what is heard, and handed over
// in pieces that follow each other without a gap.
type tune struct {
	page  *page
	music *music.Stream
	gain  js.Value
	piece [rate]float32 // half a second
	made  int           // samples of the piece
	next  float64       // when the next piece begins, in seconds of the page's clock
}

const (
	part  = rate / 10 // samples that are made in a tick: a twentieth of a second
	ahead = 3         // seconds that are made before they are heard
	late  = 0.1       // seconds after which what could not be made in time begins
)

func (p *page) stream(m *music.Stream) stream { return &tune{page: p, music: m, gain: p.gain()} }

func (t *tune) Play()  {}
func (t *tune) Pause() {}

func (t *tune) SetVolume(v float64) {
	t.gain.Get("gain").Call("setTargetAtTime", v, t.page.clock(), 0.02) // without steps
}

func (t *tune) feed() {
	now := t.page.clock()
	if t.next-now > ahead {
		return
	}
	t.made += t.music.Read(t.piece[t.made : t.made+part])
	if t.made < len(t.piece) {
		return
	}
	t.made = 0
	if t.next < now {
		t.next = now + late
	}
	buffer := t.page.buffer(t.piece[:])
	source := t.page.context.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Call("connect", t.gain)
	source.Call("start", t.next)
	t.next += buffer.Get("duration").Float()
}
