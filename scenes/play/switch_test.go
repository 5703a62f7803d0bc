package play

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/game/input"

	"github.com/hajimehoshi/ebiten/v2"
)

// bare is a Source without devices.
type bare struct{}

func (bare) Cursor() (x, y float64)                                  { return 0, 0 }
func (bare) Mouse(ebiten.MouseButton) (pressed, down, released bool) { return }
func (bare) Wheel() (dx, dy float64)                                 { return 0, 0 }
func (bare) Touches(dst []ebiten.TouchID) []ebiten.TouchID           { return dst }
func (bare) Touch(ebiten.TouchID) (x, y float64)                     { return 0, 0 }
func (bare) Held(ebiten.Key) bool                                    { return false }
func (bare) Ticks(ebiten.Key) int                                    { return 0 }
func (bare) Name(ebiten.Key) string                                  { return "" }
func (bare) Runes(dst []rune) []rune                                 { return dst }
func (bare) Button(ebiten.StandardGamepadButton) bool                { return false }
func (bare) Stick() (x, y float64)                                   { return 0, 0 }

// single is a Source with one key.
type single struct {
	bare
	on bool
}

func (s *single) Ticks(k ebiten.Key) int {
	if s.on && k == ebiten.KeyF {
		return 1
	}
	return 0
}

// TestWholeGameByOneSwitch plays by nothing but one key, pressed while the focus, which steps by itself, rests on the table.
func TestWholeGameByOneSwitch(t *testing.T) {
	b := newBench(t, 0, 2, 0, false)
	c, key, r := b.app.Context(), &single{}, rand.New(rand.NewPCG(5, 6))
	c.Input, c.Settings.StepPause = input.From(key), 1
	c.Input.OneSwitch = true
	for tick := 0; !b.session.match.Position().Over(); tick++ {
		if tick > 400_000 {
			t.Fatalf("the game does not end: %d moves, the focus on %q", len(b.session.match.Moves()), b.dispatcher.FocusName())
		}
		name := b.dispatcher.FocusName()
		key.on = r.IntN(50) == 0 && !strings.HasPrefix(name, "button") && name != ""
		c.Input.Update()
		b.ticks(1)
	}
}
