package screens

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game/gametest"
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

// TestPictures checks a picture of each kind of screen. That texts are legible and nothing overlaps is checked in every window and language by the
// tests of each screen.
func TestPictures(t *testing.T) {
	t.Parallel()
	azulSettings := settingsJSON("azul", "normal", "", "greedy")
	night := strings.Replace(azulSettings, `"morning"`, `"evening","ground":"night"`, 1)
	for _, c := range []struct {
		name     string
		w, h     int
		scale    float64 // 0 is 1
		settings string
		saved    string // name of a saved game, or ""
		keys     []string
		ticks    int // after each key; 0 is 30, the transition
	}{
		{name: "table-two", w: 1280, h: 720, settings: azulSettings, saved: "two", keys: []string{"Enter"}},
		{name: "table-four", w: 1280, h: 720, settings: azulSettings, saved: "four", keys: []string{"Enter"}},
		{name: "table-pavilion-four", w: 1280, h: 720, settings: night, saved: "pavilion-four", keys: []string{"Enter"}},
		{name: "phone-four", w: 390, h: 844, scale: 1.5, settings: azulSettings, saved: "phone-four", keys: []string{"Enter"}},
		{name: "phone-pavilion-two", w: 844, h: 390, settings: settingsJSON("pavilion", "off", "", "greedy"), saved: "pavilion-two", keys: []string{"Enter"}},
		{name: "title-phone", w: 390, h: 844, settings: `{"light":"morning","panel":114}`, saved: "two"},
		{name: "setup", w: 1280, h: 720, settings: settingsJSON("azul", "normal", "", "greedy", "searcher"), keys: []string{"Enter"}},
		{name: "settings", w: 390, h: 844, settings: azulSettings, saved: "two", keys: []string{"Enter", "O"}},
		{name: "rules", w: 1024, h: 640, settings: azulSettings, keys: []string{"R", "PageDown"}, ticks: 60},
		{name: "lesson", w: 844, h: 390, settings: azulSettings, keys: []string{"Right", "Enter", "Down", "Enter"}, ticks: 150},
	} {
		saved := ""
		if c.saved != "" {
			saved = savedGame(t, c.saved)
		}
		d := start(t, gametest.Options{W: c.w, H: c.h, Scale: max(1, c.scale)}, c.settings, saved)
		for _, k := range c.keys {
			d.Keys(k)
			d.Tick(cmp.Or(c.ticks, 30))
		}
		d.Golden(c.name)
		d.Close()
	}
}

// TestPaymentPicture checks a picture of the choice of a payment.
func TestPaymentPicture(t *testing.T) {
	t.Parallel()
	d := open(t, 1024, 640, settingsJSON("azul", "off", "", "greedy"), savedGame(t, "pavilion-two"))
	d.Key(ebiten.KeyEnter)
	d.Tick(5)
	m := d.match()
	d.layoutTable(&games.All()[stars], 2, m.Position().ToMove())
	path := d.inputPath(m.Position(), parseMove(t, m.Position(), "G6.2+1"))
	d.Click(path.Clicks[1][0], path.Clicks[1][1])
	d.Tick(10)
	d.Golden("payment")
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

// TestDamagedSaveIsSetAside checks that a damaged saved game is kept under another name.
func TestDamagedSaveIsSetAside(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), "[Game \"azul\"]\nnonsense")
	d.Tick(20)
	if _, err := os.Stat(filepath.Join(d.home, "autosave.azl")); err == nil {
		t.Error("the damaged game was not set aside")
	}
	stored, err := filepath.Glob(filepath.Join(d.home, "autosave*damaged*"))
	if err != nil || len(stored) != 1 {
		t.Errorf("files %v, %v; expected the damaged game under one other name", stored, err)
	}
}
