//go:build !js && !ebitenginevmguest

package sound

import (
	"testing"

	"azulejo/game/sound/synth"

	"github.com/ebitengine/oto/v3"
)

// playOn ticks and plays. Where it waits for the device the test never ends.
func playOn(device device) {
	p := New(1)
	p.device = device
	for range 100 {
		tick(p, 1, 1)
		p.Play(synth.Call{Name: "tick"})
	}
}

func TestADeviceThatNeverAnswersIsNotWaitedFor(t *testing.T) {
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

// TestOwnDevice: whether it is there or not, nothing fails.
func TestOwnDevice(t *testing.T) { playOn(newDevice()) }
