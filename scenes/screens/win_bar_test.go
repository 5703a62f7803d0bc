package screens

import (
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
)

// withWinBar returns settings that show the bar of win probabilities.
func withWinBar(settings string) string { return `{"win-bar":true,` + settings[1:] }

// winBarArea returns the area of the bar in the log of a table for two in a window of 1280 × 720.
func winBarArea() stage.Rect { return stage.Rect{X: 1030, Y: 485, W: 230, H: 60} }

// TestWinBar checks that the bar changes when the position has been evaluated, is then still, and changes after a mistake.
func TestWinBar(t *testing.T) {
	t.Parallel()
	g := &games.All()[azul]
	d := open(t, 1280, 720, withWinBar(settingsJSON("azul", "off", "", "greedy")), "")
	d.startGame()
	unknown := d.Frame()
	d.waitUntil("the evaluation", d.changed(unknown, winBarArea()))
	d.Tick(60)
	known := d.Frame()
	d.Play(60)
	if !equalFrames(known, d.Frame(), winBarArea()) {
		t.Error("the bar moves")
	}
	if m := d.playMistake(g); len(m.Moves()) < 7 { // the deal of five factories and two moves
		t.Fatal("the mistake was not played")
	}
	d.waitUntil("the change of the bar", d.changed(known, winBarArea()))
}

// TestWinBarKey checks that the key of the bar shows it at once.
func TestWinBarKey(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "normal", "", "greedy"), savedGame(t, "two"))
	d.Keys("Enter")
	d.Tick(5)
	without := d.Frame()
	d.Keys("C")
	d.Tick(3)
	if equalFrames(without, d.Frame(), winBarArea()) {
		t.Error("the key does not show the bar")
	}
}
