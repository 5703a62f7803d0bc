package scenes

import (
	"math/rand/v2"
	"testing"

	"azulejo/game/input"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/progress"
	"azulejo/scenes/route"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestWholePuzzleByOneDevice checks that with each device alone a player can choose a set of puzzles, try a move, be given a hint, see the answer, go on to the
// next puzzle, leave, and play a puzzle on.
func TestWholePuzzleByOneDevice(t *testing.T) {
	for name, use := range reviewDevices() {
		t.Run(name, func(t *testing.T) {
			d := &reviewTester{Recorder: newTour(t, route.Title{}), t: t, use: use}
			c := d.Context()
			c.Input, c.Settings.Speed = input.NewFrom(&d.device), settings.Off
			switch name {
			case "one switch":
				c.Settings.StepPause = 1
			case "touch":
				c.Resize(390, 844, 1)
			case "pad": // the triggers do not turn pages here
				r := rand.New(rand.NewPCG(1, 2))
				directions := []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadButtonLeftLeft,
					ebiten.StandardGamepadButtonLeftRight}
				d.use = func(d *reviewTester, n *stage.Node) {
					useFocus(d, n, func() { d.pad(directions[r.IntN(4)]) }, func() { d.pad(ebiten.StandardGamepadButtonRightBottom) })
				}
			}
			c.Push(route.Puzzles{})
			d.press("puzzles-fit")
			if at, ok := d.At().(route.Puzzle); !ok || at.Set != "fit" {
				t.Fatalf("the puzzles for the player are not open, but %T", d.At())
			}
			d.press("puzzles-hint")
			d.press("pickable-")
			d.press("target-")
			for range 200 {
				d.tick()
			}
			d.press("puzzles-show")
			for range 200 {
				d.tick()
			}
			if done := progress.LoadPuzzles(c).Done; len(done) != 1 {
				t.Fatalf("%v is stored", done)
			}
			d.press("puzzles-why")
			for range 200 {
				d.tick()
			}
			d.press("puzzles-next")
			if d.node("puzzles-hint") == nil {
				t.Fatal("the next puzzle cannot be tried")
			}
			d.press("puzzles-list")
			if d.tick(); d.node("puzzles-fit") == nil {
				t.Error("the puzzle does not close")
			}
			d.press("puzzles-fit")
			d.press("puzzles-show")
			for range 200 {
				d.tick()
			}
			d.press("puzzles-on")
			if _, ok := d.At().(route.Play); !ok {
				t.Errorf("the puzzle is not played on, but %T", d.At())
			}
		})
	}
}
