package settings

import (
	"encoding/json"
	"reflect"
	"testing"

	"azulejo/game/keys"
)

// TestEarlierFiles checks that the files of all earlier versions are read without an error: each value to the letter, settings that the version did not
// have as their defaults, and settings that are gone not at all.
func TestEarlierFiles(t *testing.T) {
	first := func(s *Settings) {
		s.Effects, s.Music, s.Mute, s.Speed, s.ComputerPause, s.ReducedMotion = 0.3, 0.9, true, Slow, 2.5, true
		s.FullScreen, s.Width, s.Height, s.Forecast, s.Arithmetic, s.WinBar = true, 1000, 700, false, false, true
		s.TextScale, s.HighContrast, s.AllSans, s.Language, s.LastSetup = 1.25, true, true, "pt-BR", json.RawMessage(`{"game":"azul"}`)
	}
	const firstText = `"effects": 0.3, "music": 0.9, "mute": true, "speed": "slow", "computer-pause": 2.5, "reduced-motion": true, "full-screen": true,
		"width": 1000, "height": 700, "forecast": false, "arithmetic": false, "win-bar": true, "text-scale": 1.25, "high-contrast": true, "all-sans": true,
		"language": "pt-BR", "last-setup": {"game":"azul"}`
	whole := func(s *Settings) {
		first(s)
		s.Forced, s.Confirm, s.StepPause, s.NoMusic, s.Letters, s.LeftHanded = false, true, 1.5, true, true, true
		s.Keys = keys.Bindings{keys.Hint: {{Key: "J"}, {Key: "F1", Command: true}}, keys.Mute: {}}
		s.Ground, s.Light, s.Panel, s.Finished, s.Lessons, s.Comments, s.CommentsOffered = "walnut", Morning, 40, 7, []string{"azul-take", "azul-floor"}, true, true
	}
	const wholeText = firstText + `, "forced": false, "confirm": true, "step-pause": 1.5, "no-music": true, "letters": true, "left-handed": true,
		"keys": {"hint": ["J", "Ctrl+F1"], "mute": []}, "ground": "walnut", "light": "morning", "panel": 40, "finished": 7,
		"lessons": ["azul-take", "azul-floor"], "comments": true, "comments-asked": true`
	for name, c := range map[string]struct {
		text string
		want func(*Settings)
	}{
		"first, with settings that are gone": {`{` + firstText + `, "confirm-moves": true, "names": ["Ana", ""]}`, first},
		"before music and contrast": {`{"effects": 0.3, "mute": false, "language": "en", "last-setup": null}`, func(s *Settings) {
			s.Effects, s.Language = 0.3, "en"
		}},
		"window as first shown":     {`{"width": 0, "height": 0}`, func(*Settings) {}},
		"preferences of the system": {`{"reduced-motion": null, "high-contrast": null}`, func(*Settings) {}},
		"system language":           {`{"language": ""}`, func(*Settings) {}},
		"no lessons and keys":       {`{"lessons": null, "keys": {}}`, func(*Settings) {}},
		"without keys":              {`{"keys": null}`, func(*Settings) {}},
		"numbers at their limits": {`{"effects": 1, "music": 0, "computer-pause": 10, "text-scale": 2, "step-pause": 5, "width": 8192, "height": 100}`, func(s *Settings) {
			s.Effects, s.Music, s.ComputerPause, s.TextScale, s.StepPause, s.Width, s.Height = 1, 0, 10, 2, 5, 8192, 100
		}},
		"lessons that are gone": {`{"lessons": ["azul-goal", "azul-take", "azul-centre", "pavilion-goal", "pavilion-centre", "pavilion-run"]}`, func(s *Settings) {
			s.Lessons = []string{"azul-goal", "azul-take", "azul-centre", "pavilion-goal", "pavilion-centre", "pavilion-run"}
		}},
		"last": {`{` + wholeText + `}`, whole},
	} {
		want := Default()
		c.want(&want)
		got, err := Load(storeWith(t, c.text))
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s:\n%+v, %v, expected\n%+v", name, got, err, want)
		}
	}
}
