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

func (w *webAudio) stream(m *music.Stream) stream {
	return &musicOutput{device: w, music: m, gain: w.newGain()}
}

func (m *musicOutput) Pause() {}

func (m *musicOutput) SetVolume(v float64) {
	m.gain.Get("gain").Call("setTargetAtTime", v, m.device.clock(), 0.02) // without clicks
}

func (m *musicOutput) update() {
	buffered, chunks := m.next-m.device.clock(), 1
	if buffered > bufferSeconds {
		return
	}
	if buffered < lowSeconds {
		chunks = lowChunks
	}
	for ; chunks > 0 && m.filled < len(m.piece); chunks-- {
		m.music.Read(m.piece[m.filled : m.filled+chunk])
		m.filled += chunk
	}
	if m.filled == len(m.piece) {
		m.queuePiece()
	}
}

// queuePiece schedules the piece after the previous one.
func (m *musicOutput) queuePiece() {
	m.filled = 0
	if now := m.device.clock(); m.next < now {
		m.next = now + startDelay
	}
	_, seconds := m.device.start(m.piece[:], m.gain, m.next)
	m.next += seconds
}
