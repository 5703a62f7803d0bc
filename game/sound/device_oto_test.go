//go:build !js && !ebitenginevmguest

package sound

import (
	"testing"

	"azulejo/game/sound/synth"

	"github.com/ebitengine/oto/v3"
)

// playOn runs a player for 100 ticks. If the player waits for the device, it never returns.
func playOn(device device) {
	p := New(1)
	p.device = device
	for range 100 {
		updateEffects(p, 1, 1)
		p.Play(synth.Request{Name: "tick"})
	}
}

func TestPlayerDoesNotWaitForDevice(t *testing.T) {
	asked, never := make(chan bool), make(chan bool)
	defer close(never)
	s := &speaker{connect: func() *oto.Context {
		asked <- true
		<-never
		return nil
	}}
	playOn(s)
	if <-asked; s.ready() {
		t.Error("it is ready before it has answered")
	}
}

// TestSystemDevice checks that playing does not fail, with or without a device.
func TestSystemDevice(t *testing.T) { playOn(newDevice()) }
