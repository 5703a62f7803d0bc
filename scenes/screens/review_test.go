package screens

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"

	"github.com/hajimehoshi/ebiten/v2"
)

// equalFrames reports whether a part of two frames is equal, up to rounding.
func equalFrames(a, b *image.RGBA, r stage.Rect) bool {
	const rounding = 2
	for y := int(r.Y); y < int(r.Y+r.H); y++ {
		for x := int(r.X); x < int(r.X+r.W); x++ {
			for i := range 3 {
				at := a.PixOffset(x, y) + i
				if by := int(a.Pix[at]) - int(b.Pix[at]); by < -rounding || by > rounding {
					return false
				}
			}
		}
	}
	return true
}

// playMistake moves tiles to the floor line for the first seat, and returns the match after it.
func (d *driver) playMistake(g *games.Game) *engine.Match {
	d.t.Helper()
	m := d.waitForTurn(newMatch(d.t, g, 2), 1)
	d.layoutTable(g, 2, 0)
	x0, y0, _, _ := d.dragPoints(m.Position(), m.Position().Moves(nil)[0])
	floor := d.tab.Anchor(engine.Place{Zone: engine.Floor, Seat: 0, Col: 2}, 0, 1)
	d.Drag(x0, y0, floor.X, floor.Y)
	return d.waitForTurn(m, 1)
}

// TestReview checks that a review, requested by key or by button, shows that it is being computed and then its result.
func TestReview(t *testing.T) {
	t.Parallel()
	g := &games.All()[azul]
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), "")
	d.startGame()
	d.playMistake(g)
	prompt := d.Frame()
	thinking := d.pressThinking(ebiten.KeyB)
	if equalFrames(prompt, thinking, d.areas.Title) {
		t.Fatal("the search is not indicated")
	}
	d.waitUntil("the review", d.changed(thinking, d.areas.Title))
	review, overTable := d.Frame(), stage.Rect{W: d.areas.Buttons.X, H: 720} // in the heading or next to the move
	if equalFrames(prompt, review, overTable) {
		t.Fatal("no review is shown")
	}
	d.showHint() // shows another text
	b := d.areas.Buttons
	d.Click(b.X+b.W*3.5/6, b.Y+b.H/2)
	d.Move(1, 1)
	d.Tick(3)
	if !equalFrames(review, d.Frame(), overTable) {
		t.Error("the button shows another text than the key")
	}
}

// TestUndoCancelsReview checks that the review of a move that was undone is not shown.
func TestUndoCancelsReview(t *testing.T) {
	t.Parallel()
	g := &games.All()[azul]
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), "")
	d.startGame()
	d.playMistake(g)
	d.Key(ebiten.KeyB)
	d.Tick(2)
	d.Keys("Ctrl+Z")
	d.Move(1, 1)
	d.Tick(5)
	before := d.Frame()
	d.Play(150)
	if !equalFrames(before, d.Frame(), stage.Rect{W: 1280, H: 720}) {
		t.Error("the review of an undone move is shown")
	}
}

// TestOpenFile checks that a file with a finished game opens at its review, which goes on from move to move.
func TestOpenFile(t *testing.T) {
	t.Parallel()
	m, seated := scenetest.SampleGame(t, azul, 2, -1)
	file := filepath.Join(t.TempDir(), "game.azl")
	if err := os.WriteFile(file, record.Format(&record.Record{Headers: seating.Headers(m, seated), Match: m}), 0o600); err != nil {
		t.Fatal(err)
	}
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), "", "open", file)
	d.Key(ebiten.KeyHome)
	d.Tick(3)
	first, heading := d.Frame(), stage.Rect{W: 300, H: 85} // a better move may appear below it at any time
	d.Key(ebiten.KeyPageDown)
	d.Tick(3)
	if equalFrames(first, d.Frame(), heading) {
		t.Error("the second move is not shown")
	}
	d.Key(ebiten.KeyHome)
	d.Tick(3)
	if !equalFrames(first, d.Frame(), heading) {
		t.Error("Home does not lead to the first move")
	}
}
