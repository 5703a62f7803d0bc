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

// savedGame returns the text of a saved game in testdata.
func savedGame(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name+".azl"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// sizes returns the window sizes for the pictures of tables.
func sizes() [][2]int { return [][2]int{{1280, 720}, {2560, 1440}} }

// TestTablePictures checks pictures of tables for two and four in a small and a large window.
func TestTablePictures(t *testing.T) {
	t.Parallel()
	for _, size := range sizes() {
		for _, name := range []string{"two", "four", "pavilion-two", "pavilion-four"} {
			d := open(t, size[0], size[1], settingsJSON("azul", "normal", "", "greedy"), savedGame(t, name))
			d.Key(ebiten.KeyEnter)
			d.Tick(10)
			d.Golden(fmt.Sprintf("table-%s-%d", name, size[1]))
			d.Close()
		}
	}
}

// TestScreenPictures checks pictures of the title screen and the set-up.
func TestScreenPictures(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "normal", "", "greedy", "searcher"), "")
	d.Golden("title")
	d.Key(ebiten.KeyEnter)
	d.Tick(30) // the transition
	d.Golden("setup")
}

// TestTitlePictures checks pictures of the title screen in the evening with an incomplete panel, and on a phone.
func TestTitlePictures(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, `{"light":"evening","panel":117,"finished":3}`, savedGame(t, "pavilion-four"))
	d.Golden("title-evening")
	d.Close()
	d = open(t, 390, 844, `{"light":"morning","panel":114}`, savedGame(t, "two"))
	d.Golden("title-phone")
}

// TestSheetPictures checks pictures of the menu and of the settings over the table.
func TestSheetPictures(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "normal", "", "greedy"), savedGame(t, "two"))
	d.Key(ebiten.KeyEnter)
	d.Tick(5)
	d.Key(ebiten.KeyEscape)
	d.Tick(12) // the menu opens
	d.Golden("menu")
	for range 4 {
		d.Key(ebiten.KeyDown)
	}
	d.Key(ebiten.KeyEnter)
	d.Tick(12) // the settings open
	d.Golden("settings")
}

// TestSettingsPicture checks a picture of the settings opened from the title screen.
func TestSettingsPicture(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "normal", "", "greedy"), "")
	d.Key(ebiten.KeyO)
	d.Tick(12)
	d.Golden("settings-title")
}

// TestTargetPicture checks a picture of the table while a target is chosen by key.
func TestTargetPicture(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "normal", "", "greedy"), savedGame(t, "four"))
	d.Key(ebiten.KeyEnter)
	d.Tick(5)
	for range 3 {
		d.Key(ebiten.KeyTab)
	}
	d.Key(ebiten.KeyEnter)
	d.Tick(3)
	d.Golden("target")
}

// TestTallWindowPictures checks pictures of tables for four in a tall window.
func TestTallWindowPictures(t *testing.T) {
	t.Parallel()
	for name, saved := range map[string]string{"tall": "four", "pavilion-tall": "pavilion-four"} {
		d := open(t, 900, 1400, settingsJSON("azul", "normal", "", "greedy"), savedGame(t, saved))
		d.Key(ebiten.KeyEnter)
		d.Tick(10)
		d.Golden(name)
		d.Close()
	}
}

// TestPhonePictures checks pictures of tables on phones in portrait and landscape orientation, and of the score shown for a target.
func TestPhonePictures(t *testing.T) {
	t.Parallel()
	for name, size := range map[string][2]int{"portrait": {390, 844}, "landscape": {844, 390}} {
		for _, seats := range []string{"two", "four"} {
			d := openPhone(t, size[0], size[1], settingsJSON("azul", "normal", "", "greedy"), savedGame(t, "phone-"+seats))
			d.Key(ebiten.KeyEnter)
			d.Tick(10)
			d.Golden(fmt.Sprintf("phone-%s-%s", seats, name))
			if seats == "two" && name == "portrait" {
				d.Key(ebiten.KeyTab)
				d.Key(ebiten.KeyEnter)
				d.Tick(10)
				d.Golden("phone-score")
			}
			d.Close()
		}
	}
}

// TestChoicePictures checks pictures of the choices of a payment, of tiles to keep, and of bonus tiles.
func TestChoicePictures(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), savedGame(t, "pavilion-two"))
	d.Key(ebiten.KeyEnter)
	d.Tick(5)
	m := d.match()
	d.layoutTable(&games.All()[stars], 2, m.Position().ToMove())
	path := d.inputPath(m.Position(), parseMove(t, m.Position(), "G6.2+1"))
	d.Click(path.Clicks[1][0], path.Clicks[1][1])
	d.Tick(10)
	d.Golden("payment")
	d.Key(ebiten.KeyEscape)
	x, y := d.areas.Action.Middle()
	d.Click(x, y)
	d.Move(1, 1)
	d.Tick(30)
	d.Golden("pass")
	d.Close()
	d = open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), savedGame(t, "pavilion-bonus"))
	d.Key(ebiten.KeyEnter)
	d.Tick(10)
	d.Golden("bonus")
}

// parseMove returns the move that a text denotes.
func parseMove(t *testing.T, pos engine.Position, text string) engine.Move {
	t.Helper()
	m, err := pos.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestDamagedSaveIsSetAside checks the picture of the title screen with a damaged saved game, and that the game is kept under another name.
func TestDamagedSaveIsSetAside(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), "[Game \"azul\"]\nnonsense")
	d.Tick(20)
	d.Golden("damaged")
	if _, err := os.Stat(filepath.Join(d.home, "autosave.azl")); err == nil {
		t.Error("the damaged game was not set aside")
	}
	stored, err := filepath.Glob(filepath.Join(d.home, "autosave*damaged*"))
	if err != nil || len(stored) != 1 {
		t.Errorf("files %v, %v; expected the damaged game under one other name", stored, err)
	}
}
