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

func (p *webAudio) open() {
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		return
	}
	p.context = newContext(class, map[string]any{"sampleRate": rate}) // so that consecutive buffers are not resampled one by one
	if !p.context.Truthy() {
		p.context = newContext(class)
	}
	if !p.context.Truthy() {
		return
	}
	document := js.Global().Get("document")
	resume := js.FuncOf(func(js.Value, []js.Value) any {
		switch {
		case document.Get("hidden").Bool():
			p.context.Call("suspend")
		case !p.ready():
			p.context.Call("resume")
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

func (p *webAudio) ready() bool {
	return p.context.Truthy() && p.context.Get("state").String() == "running"
}

func (p *webAudio) missing() bool { return !p.context.Truthy() }

func (p *webAudio) output(v *voice) output {
	return &bufferOutput{device: p, source: v, gain: p.newGain()}
}

// newGain returns a new GainNode connected to the destination.
func (p *webAudio) newGain() js.Value {
	gain := p.context.Call("createGain")
	gain.Call("connect", p.context.Get("destination"))
	return gain
}

func (p *webAudio) clock() float64 { return p.context.Get("currentTime").Float() }

// bufferOutput is an output that plays AudioBuffers.
type bufferOutput struct {
	device *webAudio
	source *voice
	gain   js.Value
	node   js.Value // the last AudioBufferSourceNode, if any
	end    float64  // of playback, in seconds of the context's clock
}

func (o *bufferOutput) Reset() {
	if o.node.Truthy() {
		o.node.Call("disconnect")
		o.node, o.end = js.Undefined(), 0
	}
}

func (o *bufferOutput) Play() {
	var seconds float64
	o.node, seconds = o.device.start(o.source.samples, o.gain, 0)
	o.end = o.device.clock() + seconds
}

// start plays samples from time at on, or at once if that is past, and returns their duration.
func (p *webAudio) start(samples []float32, to js.Value, at float64) (source js.Value, seconds float64) {
	buffer := p.buffer(samples)
	source = p.context.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Call("connect", to)
	source.Call("start", at)
	return source, buffer.Get("duration").Float()
}

// buffer copies samples to a new AudioBuffer.
func (p *webAudio) buffer(samples []float32) js.Value {
	size := len(samples) / 2
	buffer := p.context.Call("createBuffer", 2, size, rate)
	bytes := js.Global().Get("Uint8Array").New(4 * size)
	for channel := range 2 {
		p.channel = p.channel[:0]
		for i := channel; i < len(samples); i += 2 {
			p.channel = binary.LittleEndian.AppendUint32(p.channel, math.Float32bits(samples[i]))
		}
		js.CopyBytesToJS(bytes, p.channel)
		buffer.Call("copyToChannel", js.Global().Get("Float32Array").New(bytes.Get("buffer")), channel)
	}
	return buffer
}

func (o *bufferOutput) IsPlaying() bool { return o.device.clock() < o.end }

func (o *bufferOutput) SetVolume(v float64) { o.gain.Get("gain").Set("value", v) }
