//go:build js && !ebitenginevmguest

package sound

import (
	"encoding/binary"
	"math"
	"syscall/js"
)

// page is the sound of a browser page. The browser is given each sound whole: handed over piece by piece, sounds wait for frames, and
// the pieces that browsers throw away hold up frames.
type page struct {
	context js.Value // an AudioContext, or undefined where there is none
	ear     []byte   // what is on its way to the browser
}

func newDevice() device { return &page{} }

func (p *page) open() {
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		return
	}
	p.context = newContext(class, map[string]any{"sampleRate": rate}) // pieces that follow each other are not to be resampled one by one
	if !p.context.Truthy() {
		p.context = newContext(class)
	}
	if !p.context.Truthy() {
		return
	}
	document := js.Global().Get("document")
	wake := js.FuncOf(func(js.Value, []js.Value) any {
		switch {
		case document.Get("hidden").Bool():
			p.context.Call("suspend")
		case !p.ready():
			p.context.Call("resume")
		}
		return nil
	})
	// A browser lets a page be heard only after a gesture, and may silence it later, as for a telephone call. Out of sight it is silent.
	for _, event := range []string{"pointerup", "keyup", "visibilitychange"} {
		document.Call("addEventListener", event, wake)
	}
}

// newContext makes an AudioContext, which a browser may refuse.
func newContext(class js.Value, options ...any) (context js.Value) {
	defer func() { _ = recover() }()
	return class.New(options...)
}

func (p *page) ready() bool {
	return p.context.Truthy() && p.context.Get("state").String() == "running"
}

func (p *page) missing() bool { return !p.context.Truthy() }

func (p *page) output(v *voice) output {
	return &note{page: p, source: v, gain: p.gain()}
}

// gain is a new way for sounds to be heard.
func (p *page) gain() js.Value {
	gain := p.context.Call("createGain")
	gain.Call("connect", p.context.Get("destination"))
	return gain
}

func (p *page) clock() float64 { return p.context.Get("currentTime").Float() }

// note is an output of a page.
type note struct {
	page   *page
	source *voice
	gain   js.Value
	now    js.Value // the AudioBufferSourceNode that was begun last, if any
	until  float64  // when it ends, in seconds of the page's clock
}

func (n *note) Reset() {
	if n.now.Truthy() {
		n.now.Call("disconnect")
		n.now, n.until = js.Undefined(), 0
	}
}

func (n *note) Play() {
	var seconds float64
	n.now, seconds = n.page.begin(n.source.samples, n.gain, 0)
	n.until = n.page.clock() + seconds
}

// begin lets samples be heard from a second of the clock on, or at once if that is past, and tells how long they last.
func (p *page) begin(samples []float32, by js.Value, at float64) (source js.Value, seconds float64) {
	buffer := p.buffer(samples)
	source = p.context.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Call("connect", by)
	source.Call("start", at)
	return source, buffer.Get("duration").Float()
}

// buffer hands samples to the browser.
func (p *page) buffer(samples []float32) js.Value {
	size := len(samples) / 2
	buffer := p.context.Call("createBuffer", 2, size, rate)
	bytes := js.Global().Get("Uint8Array").New(4 * size)
	for ear := range 2 {
		p.ear = p.ear[:0]
		for i := ear; i < len(samples); i += 2 {
			p.ear = binary.LittleEndian.AppendUint32(p.ear, math.Float32bits(samples[i]))
		}
		js.CopyBytesToJS(bytes, p.ear)
		buffer.Call("copyToChannel", js.Global().Get("Float32Array").New(bytes.Get("buffer")), ear)
	}
	return buffer
}

func (n *note) IsPlaying() bool { return n.page.clock() < n.until }

func (n *note) SetVolume(v float64) { n.gain.Get("gain").Set("value", v) }
