//go:build js && !ebitenginevmguest

package sound

import (
	"syscall/js"

	"azulejo/game/sound/music"
)

// tune is music in a page. It is made in parts that take less than a millisecond, one a tick, or some where time presses, well ahead of what
// is heard, and handed over in pieces that follow each other without a gap.
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
	ahead = 4         // seconds that are made before they are heard
	near  = 1.5       // seconds before something is heard from which time presses
	press = 4         // parts a tick then, enough for five frames a second
	late  = 1.5       // seconds after which it begins, or goes on where it could not be made in time: a rest is better than stutter
)

func (p *page) stream(m *music.Stream) stream { return &tune{page: p, music: m, gain: p.gain()} }

func (t *tune) Pause() {}

func (t *tune) SetVolume(v float64) {
	t.gain.Get("gain").Call("setTargetAtTime", v, t.page.clock(), 0.02) // without steps
}

func (t *tune) feed() {
	left, parts := t.next-t.page.clock(), 1
	if left > ahead {
		return
	}
	if left < near {
		parts = press
	}
	for ; parts > 0 && t.made < len(t.piece); parts-- {
		t.music.Read(t.piece[t.made : t.made+part])
		t.made += part
	}
	if t.made == len(t.piece) {
		t.hand()
	}
}

// hand lets the browser play the piece after the one before.
func (t *tune) hand() {
	t.made = 0
	if now := t.page.clock(); t.next < now {
		t.next = now + late
	}
	_, seconds := t.page.begin(t.piece[:], t.gain, t.next)
	t.next += seconds
}
