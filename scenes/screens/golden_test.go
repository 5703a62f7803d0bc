package screens

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"azulejo/engine"
	"azulejo/scenes/games"

	"github.com/hajimehoshi/ebiten/v2"
)

func savedGame(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name+".azl"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// sizes are those at which every table is compared with its picture.
func sizes() [][2]int { return [][2]int{{1280, 720}, {2560, 1440}} }

func TestPicturesOfTheTable(t *testing.T) {
	t.Parallel()
	for _, size := range sizes() {
		for _, name := range []string{"two", "four", "pavilion-two", "pavilion-four"} {
			d := open(t, size[0], size[1], settingsFor("azul", "normal", "", "greedy"), savedGame(t, name))
			d.Key(ebiten.KeyEnter)
			d.Tick(10)
			d.Golden(fmt.Sprintf("table-%s-%d", name, size[1]))
			d.Close()
		}
	}
}

func TestPicturesOfTheScreens(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsFor("azul", "normal", "", "greedy", "searcher"), "")
	d.Golden("title")
	d.Key(ebiten.KeyEnter)
	d.Tick(30) // along the wall
	d.Golden("setup")
}

// TestPicturesOfTheTitle holds the evening, with a panel that lacks three tiles and a game of four, and a phone.
func TestPicturesOfTheTitle(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, `{"light":"evening","panel":117,"finished":3}`, savedGame(t, "pavilion-four"))
	d.Golden("title-evening")
	d.Close()
	d = open(t, 390, 844, `{"light":"morning","panel":114}`, savedGame(t, "two"))
	d.Golden("title-phone")
}

func TestPicturesOfTheSheets(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsFor("azul", "normal", "", "greedy"), savedGame(t, "two"))
	d.Key(ebiten.KeyEnter)
	d.Tick(5)
	d.Key(ebiten.KeyEscape)
	d.Tick(12) // until it lies over the table
	d.Golden("menu")
	for range 4 {
		d.Key(ebiten.KeyDown)
	}
	d.Key(ebiten.KeyEnter)
	d.Tick(12) // until it lies over the menu
	d.Golden("settings")
}

// TestPictureOfTheSettings: opened from the title they hang on the wall.
func TestPictureOfTheSettings(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsFor("azul", "normal", "", "greedy"), "")
	d.Key(ebiten.KeyO)
	d.Tick(12)
	d.Golden("settings-wall")
}

// TestPictureOfATarget holds what a player sees who has picked tiles up by key and looks where to lay them.
func TestPictureOfATarget(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsFor("azul", "normal", "", "greedy"), savedGame(t, "four"))
	d.Key(ebiten.KeyEnter)
	d.Tick(5)
	for range 3 {
		d.Key(ebiten.KeyTab)
	}
	d.Key(ebiten.KeyEnter)
	d.Tick(3)
	d.Golden("target")
}

func TestPicturesOfTallWindows(t *testing.T) {
	t.Parallel()
	for name, saved := range map[string]string{"tall": "four", "pavilion-tall": "pavilion-four"} {
		d := open(t, 900, 1400, settingsFor("azul", "normal", "", "greedy"), savedGame(t, saved))
		d.Key(ebiten.KeyEnter)
		d.Tick(10)
		d.Golden(name)
		d.Close()
	}
}

// TestPicturesOfPhones holds phones upright and lying, and what is said while a target is looked at.
func TestPicturesOfPhones(t *testing.T) {
	t.Parallel()
	for name, size := range map[string][2]int{"upright": {390, 844}, "lying": {844, 390}} {
		for _, seats := range []string{"two", "four"} {
			d := openPhone(t, size[0], size[1], settingsFor("azul", "normal", "", "greedy"), savedGame(t, "phone-"+seats))
			d.Key(ebiten.KeyEnter)
			d.Tick(10)
			d.Golden(fmt.Sprintf("phone-%s-%s", seats, name))
			if seats == "two" && name == "upright" {
				d.Key(ebiten.KeyTab)
				d.Key(ebiten.KeyEnter)
				d.Tick(10)
				d.Golden("phone-sum")
			}
			d.Close()
		}
	}
}

// TestPicturesOfChoices holds what a player sees who chooses a payment, what to keep, and bonus tiles.
func TestPicturesOfChoices(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "greedy"), savedGame(t, "pavilion-two"))
	d.Key(ebiten.KeyEnter)
	d.Tick(5)
	m := d.match()
	d.lay(&games.All()[stars], 2, m.Position().ToMove())
	way := d.way(m.Position(), moveOf(t, m.Position(), "G6.2+1"))
	d.Click(way.Clicks[1][0], way.Clicks[1][1])
	d.Tick(10)
	d.Golden("payment")
	d.Key(ebiten.KeyEscape)
	x, y := d.rooms.Action.Middle()
	d.Click(x, y)
	d.Move(1, 1)
	d.Tick(30)
	d.Golden("pass")
	d.Close()
	d = open(t, 1280, 720, settingsFor("azul", "off", "", "greedy"), savedGame(t, "pavilion-bonus"))
	d.Key(ebiten.KeyEnter)
	d.Tick(10)
	d.Golden("bonus")
}

func moveOf(t *testing.T, pos engine.Position, text string) engine.Move {
	t.Helper()
	m, err := pos.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestDamagedSaveIsSetAside(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "greedy"), "[Game \"azul\"]\nnonsense")
	d.Tick(20)
	d.Golden("damaged")
	if _, err := os.Stat(filepath.Join(d.home, "autosave.azl")); err == nil {
		t.Error("the damaged game still stands in the way")
	}
	kept, err := filepath.Glob(filepath.Join(d.home, "autosave*damaged*"))
	if err != nil || len(kept) != 1 {
		t.Errorf("kept %v, %v; expected the damaged game under one other name", kept, err)
	}
}
