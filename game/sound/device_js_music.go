//go:build js && !ebitenginevmguest

package sound

import (
	"syscall/js"

	"azulejo/game/sound/music"
)

// musicOutput streams music in a browser. Every tick computes a chunk, or several if the buffer is low, that takes less than a
// millisecond, well ahead of playback. The chunks are queued in buffers that follow each other without a gap.
type musicOutput struct {
	device *webAudio
	music  *music.Stream
	gain   js.Value
	piece  [rate]float32 // half a second
	filled int           // number of samples in piece
	next   float64       // start of the next piece, in seconds of the context's clock
}

const (
	chunk         = rate / 10 // samples per chunk: a twentieth of a second
	bufferSeconds = 4         // target length of the buffered music
	lowSeconds    = 1.5       // length below which the buffer is low
	lowChunks     = 4         // chunks per tick while the buffer is low, enough for five frames per second
	startDelay    = 1.5       // seconds before playback starts, or resumes after a gap: a pause is better than stuttering
)

func (p *webAudio) stream(m *music.Stream) stream {
	return &musicOutput{device: p, music: m, gain: p.newGain()}
}

func (t *musicOutput) Pause() {}

func (t *musicOutput) SetVolume(v float64) {
	t.gain.Get("gain").Call("setTargetAtTime", v, t.device.clock(), 0.02) // without clicks
}

func (t *musicOutput) update() {
	buffered, chunks := t.next-t.device.clock(), 1
	if buffered > bufferSeconds {
		return
	}
	if buffered < lowSeconds {
		chunks = lowChunks
	}
	for ; chunks > 0 && t.filled < len(t.piece); chunks-- {
		t.music.Read(t.piece[t.filled : t.filled+chunk])
		t.filled += chunk
	}
	if t.filled == len(t.piece) {
		t.queuePiece()
	}
}

// queuePiece schedules the piece after the previous one.
func (t *musicOutput) queuePiece() {
	t.filled = 0
	if now := t.device.clock(); t.next < now {
		t.next = now + startDelay
	}
	_, seconds := t.device.start(t.piece[:], t.gain, t.next)
	t.next += seconds
}
