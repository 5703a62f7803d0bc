package game

import (
	"testing"

	"azulejo/assets"
	"azulejo/game/fetch"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/locale"
	"azulejo/game/settings"
)

// TestMissingPhotographs checks that missing photographs are fetched and added, that a failure is reported to the player once, and that failed ones are
// fetched again.
func TestMissingPhotographs(t *testing.T) {
	sheet, fonts := testArt(t, func(name string) []byte {
		if name == "plate" || name == "sack" {
			return nil
		}
		return assets.Picture(name)
	})
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	c := &Context{Pages: gfx.NewPages(sheet, fonts), Input: input.New(), Settings: &settings.Settings{}, Words: words}
	p := newPhotographs()
	for range photographDelay {
		p.update(c)
	}
	if len(p.fetched) != 2 {
		t.Fatalf("%d files are fetched, expected the two missing ones", len(p.fetched))
	}
	plate, sack := make(chan fetch.Result, 1), make(chan fetch.Result, 1)
	p.fetched["plate"], p.fetched["sack"] = plate, sack
	plate <- fetch.Result{Data: assets.Picture("plate")}
	sack <- fetch.Result{Data: []byte("half a picture")}
	p.update(c)
	if c.toast.text != words.T("fetch.failed") || sheet.Missing("plate") || !sheet.Missing("sack") {
		t.Errorf("the toast is %q; the plate is missing: %v, the sack: %v", c.toast.text, sheet.Missing("plate"), sheet.Missing("sack"))
	}
	c.toast.text = ""
	for range photographRetry + 1 { // nothing can be fetched in a test
		p.update(c)
	}
	if p.pause != photographRetry || c.toast.text != "" {
		t.Errorf("the next attempt is %d ticks away, and the toast is %q", p.pause, c.toast.text)
	}
}
