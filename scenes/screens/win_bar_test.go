package screens

import (
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
)

// withBar are settings with which the bar of winning chances is shown.
func withBar(settings string) string { return `{"win-bar":true,` + settings[1:] }

// strip is where the bar lies in the log of a table for two in a window of 1280 × 720.
func strip() stage.Rect { return stage.Rect{X: 1030, Y: 485, W: 230, H: 60} }

// TestBarFollowsTheGame: the bar is faint until the position has been weighed, stands still then, and moves after a mistake.
func TestBarFollowsTheGame(t *testing.T) {
	t.Parallel()
	g := &games.All()[azul]
	d := open(t, 1280, 720, withBar(settingsFor("azul", "off", "", "greedy")), "")
	d.begin()
	unknown := d.Frame()
	d.until("what is known", d.changed(unknown, strip()))
	d.Tick(60)
	known := d.Frame()
	d.Play(60)
	if !same(known, d.Frame(), strip()) {
		t.Error("the bar does not stand still")
	}
	if m := d.mistake(g); len(m.Moves()) < 7 { // the deal of five factories and two moves
		t.Fatal("nothing was played beside the bar")
	}
	d.until("the mistake, by the bar", d.changed(known, strip()))
}

// TestPictureOfTheBar holds the bar before anything is known, with four seats, in a wide window and in a tall one.
func TestPictureOfTheBar(t *testing.T) {
	t.Parallel()
	for name, size := range map[string][2]int{"win-bar": {1024, 640}, "win-bar-tall": {900, 1400}} {
		d := open(t, size[0], size[1], withBar(settingsFor("azul", "normal", "", "greedy")), savedGame(t, "pavilion-four"))
		d.Keys("Enter")
		d.Tick(3)
		d.Golden(name)
		d.Close()
	}
}

// TestBarIsSwitchedOn presses the key of the bar: it stands there at once.
func TestBarIsSwitchedOn(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsFor("azul", "normal", "", "greedy"), savedGame(t, "two"))
	d.Keys("Enter")
	d.Tick(5)
	without := d.Frame()
	d.Keys("C")
	d.Tick(3)
	if same(without, d.Frame(), strip()) {
		t.Error("the key does not show the bar")
	}
}
