//go:build !js && !ebitenginevmguest

package sound

import (
	"testing"

	"azulejo/game/sound/synth"

	"github.com/ebitengine/oto/v3"
)

// playOn plays sounds on a device for 100 ticks.
func playOn(device device) {
	p := New(1)
	p.device = device
	for range 100 {
		updateEffects(p, 1, 1)
		p.Play(synth.Request{Name: "tick"})
	}
}

// TestPlayerDoesNotWaitForDevice checks that playing returns while the device is being opened. If the player waits for it, the test hangs.
func TestPlayerDoesNotWaitForDevice(t *testing.T) {
	connecting, never := make(chan bool), make(chan bool)
	defer close(never)
	s := &speaker{connect: func() *oto.Context {
		connecting <- true
		<-never
		return nil
	}}
	playOn(s)
	if <-connecting; s.ready() {
		t.Error("the device is ready before it is connected")
	}
}

// TestSystemDevice checks that playing does not fail, with or without a device.
func TestSystemDevice(t *testing.T) { playOn(newDevice()) }
