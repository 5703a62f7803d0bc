package play

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/game/input"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// singleSwitch is an input source with one key, F.
type singleSwitch struct {
	scenetest.NoDevices
	on bool
}

func (s *singleSwitch) KeyTicks(k ebiten.Key) int {
	if s.on && k == ebiten.KeyF {
		return 1
	}
	return 0
}

// TestWholeGameByOneSwitch checks that a whole game can be played with one key while the focus moves from node to node by itself.
func TestWholeGameByOneSwitch(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	c, key, r := b.app.Context(), &singleSwitch{}, rand.New(rand.NewPCG(5, 6))
	c.Input, c.Settings.StepPause = input.NewFrom(key), 1
	c.Input.SingleSwitch = true
	for tick := 0; !b.s.session.match.Position().Over(); tick++ {
		if tick > 400_000 {
			t.Fatalf("the game does not end: %d moves, the focus on %q", len(b.s.session.match.Moves()), b.s.dispatcher.FocusName())
		}
		name := b.s.dispatcher.FocusName()
		key.on = r.IntN(50) == 0 && !strings.HasPrefix(name, "button") && name != ""
		c.Input.Update()
		b.ticks(1)
	}
}
