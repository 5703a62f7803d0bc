//go:build js && !ebitenginevmguest

package sound

import (
	"encoding/binary"
	"math"
	"syscall/js"
)

// webAudio plays sounds with the Web Audio API. The browser gets the whole buffer of a sound at once: streaming would wait for frames of
// the game, and garbage from the chunks would delay them.
type webAudio struct {
	context js.Value // an AudioContext, or undefined if there is none
	channel []byte   // scratch space for the bytes of one channel
}

func newDevice() device { return &webAudio{} }

func (w *webAudio) open() {
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		return
	}
	w.context = newContext(class, map[string]any{"sampleRate": rate}) // so that consecutive buffers are not resampled one by one
	if !w.context.Truthy() {
		w.context = newContext(class)
	}
	if !w.context.Truthy() {
		return
	}
	document := js.Global().Get("document")
	resume := js.FuncOf(func(js.Value, []js.Value) any {
		switch {
		case document.Get("hidden").Bool():
			w.context.Call("suspend")
		case !w.ready():
			w.context.Call("resume")
		}
		return nil
	})
	// Browsers play audio only after a user gesture, and may suspend it later, for example during a phone call. A hidden page is silent.
	for _, event := range []string{"pointerup", "keyup", "visibilitychange"} {
		document.Call("addEventListener", event, resume)
	}
}

// newContext returns a new AudioContext, or undefined if the browser refuses.
func newContext(class js.Value, options ...any) (context js.Value) {
	defer func() { _ = recover() }()
	return class.New(options...)
}

func (w *webAudio) ready() bool {
	return w.context.Truthy() && w.context.Get("state").String() == "running"
}

func (w *webAudio) missing() bool { return !w.context.Truthy() }

func (w *webAudio) output(v *voice) output {
	return &bufferOutput{device: w, source: v, gain: w.newGain()}
}

// newGain returns a new GainNode connected to the destination.
func (w *webAudio) newGain() js.Value {
	gain := w.context.Call("createGain")
	gain.Call("connect", w.context.Get("destination"))
	return gain
}

func (w *webAudio) clock() float64 { return w.context.Get("currentTime").Float() }

// bufferOutput is an output that plays AudioBuffers.
type bufferOutput struct {
	device *webAudio
	source *voice
	gain   js.Value
	node   js.Value // the last AudioBufferSourceNode, if any
	end    float64  // of playback, in seconds of the context's clock
}

func (b *bufferOutput) Reset() {
	if b.node.Truthy() {
		b.node.Call("disconnect")
		b.node, b.end = js.Undefined(), 0
	}
}

func (b *bufferOutput) Play() {
	var seconds float64
	b.node, seconds = b.device.start(b.source.samples, b.gain, 0)
	b.end = b.device.clock() + seconds
}

// start plays samples from time at on, or at once if that is past, and returns their duration.
func (w *webAudio) start(samples []float32, to js.Value, at float64) (source js.Value, seconds float64) {
	buffer := w.buffer(samples)
	source = w.context.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Call("connect", to)
	source.Call("start", at)
	return source, buffer.Get("duration").Float()
}

// buffer copies samples to a new AudioBuffer.
func (w *webAudio) buffer(samples []float32) js.Value {
	size := len(samples) / 2
	buffer := w.context.Call("createBuffer", 2, size, rate)
	bytes := js.Global().Get("Uint8Array").New(4 * size)
	for channel := range 2 {
		w.channel = w.channel[:0]
		for i := channel; i < len(samples); i += 2 {
			w.channel = binary.LittleEndian.AppendUint32(w.channel, math.Float32bits(samples[i]))
		}
		js.CopyBytesToJS(bytes, w.channel)
		buffer.Call("copyToChannel", js.Global().Get("Float32Array").New(bytes.Get("buffer")), channel)
	}
	return buffer
}

func (b *bufferOutput) IsPlaying() bool { return b.device.clock() < b.end }

func (b *bufferOutput) SetVolume(v float64) { b.gain.Get("gain").Set("value", v) }
