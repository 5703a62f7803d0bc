package play

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/game/input"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// single is a Source with one key.
type single struct {
	scenetest.NoDevices
	on bool
}

func (s *single) KeyTicks(k ebiten.Key) int {
	if s.on && k == ebiten.KeyF {
		return 1
	}
	return 0
}

// TestWholeGameByOneSwitch plays by nothing but one key, pressed while the focus, which steps by itself, rests on the table.
func TestWholeGameByOneSwitch(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	c, key, r := b.app.Context(), &single{}, rand.New(rand.NewPCG(5, 6))
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
