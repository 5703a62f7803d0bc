package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/game/keys"
	"azulejo/game/locale"
	"azulejo/game/store"
)

// storeWith returns a store with a settings file.
func storeWith(t *testing.T, text string) *store.Memory {
	t.Helper()
	m := store.NewMemory()
	if err := m.Save(Key, []byte(text)); err != nil {
		t.Fatal(err)
	}
	return m
}

// TestFirstStart checks that the settings are the defaults if there is no file.
func TestFirstStart(t *testing.T) {
	s, err := Load(store.NewMemory())
	if err != nil || !reflect.DeepEqual(s, Default()) {
		t.Errorf("Load = %+v, %v; want the defaults", s, err)
	}
}

// allChanged returns settings of which every field has another value than the default.
func allChanged(t *testing.T) Settings {
	t.Helper()
	s := Default()
	v := reflect.ValueOf(&s).Elem()
	for i := range v.NumField() {
		switch f := v.Field(i); f.Interface().(type) {
		case bool:
			f.SetBool(!f.Bool())
		case float64:
			f.SetFloat(1 - f.Float()/2)
		case int:
			f.SetInt(640)
		case Speed:
			f.Set(reflect.ValueOf(Slow))
		case Light:
			f.Set(reflect.ValueOf(Evening))
		case Ground:
			f.Set(reflect.ValueOf(Ground("night")))
		case string:
			f.SetString("pt-BR")
		case []string:
			f.Set(reflect.ValueOf([]string{"azul-take"}))
		case keys.Bindings:
			f.Set(reflect.ValueOf(keys.Bindings{keys.Hint: {{Key: "J"}}, keys.Mute: {}}))
		case json.RawMessage:
			f.Set(reflect.ValueOf(json.RawMessage(`[1,2]`)))
		default:
			t.Fatalf("field %s has a type that this test does not support", v.Type().Field(i).Name)
		}
	}
	s.TextScale = 1.5
	return s
}

// TestSaveAndLoad checks that every setting is saved. The fields are found by reflection, so that it finds one that is missing in the file.
func TestSaveAndLoad(t *testing.T) {
	s := allChanged(t)
	m := store.NewMemory()
	if err := Save(m, s); err != nil {
		t.Fatal(err)
	}
	got, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	var setup []int
	if err := json.Unmarshal(got.LastSetup, &setup); err != nil || !reflect.DeepEqual(setup, []int{1, 2}) {
		t.Errorf("the last set-up is read as %s", got.LastSetup)
	}
	got.LastSetup = s.LastSetup
	if !reflect.DeepEqual(got, s) {
		t.Errorf("saved %+v\nloaded %+v", s, got)
	}
}

// TestReset checks that the settings of a page are reset, and no others.
func TestReset(t *testing.T) {
	defaults := Default()
	for _, p := range Pages() {
		s, before := allChanged(t), allChanged(t)
		s.Reset(p)
		for i, each := range s.Table() {
			want := before.Table()[i]
			if each.Page == p {
				want = defaults.Table()[i]
			}
			if got := each.Value.write(); !reflect.DeepEqual(got, want.Value.write()) {
				t.Errorf("after a reset of page %s %s is %v, expected %v", p, each.Name, got, want.Value.write())
			}
		}
	}
}

// TestSaveDefaults checks that saved defaults are loaded as defaults.
func TestSaveDefaults(t *testing.T) {
	m := store.NewMemory()
	if err := Save(m, Default()); err != nil {
		t.Fatal(err)
	}
	if got, err := Load(m); err != nil || !reflect.DeepEqual(got, Default()) {
		t.Errorf("Load = %+v, %v; want the defaults", got, err)
	}
}

// TestInvalidValues checks that each invalid value is replaced by its default and reported once, and that the others are kept.
func TestInvalidValues(t *testing.T) {
	for _, c := range []struct{ text, bad string }{
		{`{"effects": 0.25, "text-scale": 7}`, "text-scale"},
		{`{"effects": 0.25, "mute": "perhaps"}`, "mute"},
		{`{"effects": 0.25, "speed": "warp"}`, "speed"},
		{`{"effects": 0.25, "speed": 2}`, "speed"},
		{`{"effects": 0.25, "width": -1}`, "width"},
		{`{"effects": 0.25, "height": 3.5}`, "height"},
		{`{"effects": 0.25, "text-scale": 0}`, "text-scale"},
		{`{"effects": 0.25, "language": "../x"}`, "language"},
		{`{"effects": 0.25, "computer-pause": 1e99}`, "computer-pause"},
		{`{"effects": 0.25, "width": 32768, "height": 1}`, "width, height"},
		{`{"effects": 0.25, "width": 8193}`, "width"},
		{`{"effects": 0.25, "width": 1e99}`, "width"},
		{`{"effects": 0.25, "height": 99}`, "height"},
		{`{"effects": 0.25, "height": 0}`, ""},
		{`{"effects": 0.25, "text-scale": 1e999}`, "text-scale"},
		{`{"effects": 0.25, "computer-pause": 10.5}`, "computer-pause"},
		{`{"effects": 0.25, "step-pause": 0.5}`, "step-pause"},
		{`{"effects": 0.25, "step-pause": 6}`, "step-pause"},
		{`{"effects": 0.25, "step-pause": "slow"}`, "step-pause"},
		{`{"effects": 0.25, "language": "` + strings.Repeat("x", 1000) + `"}`, "language"},
		{`{"effects": 0.25, "language": "en\u202e"}`, "language"},
		{`{"effects": 0.25, "mute": null}`, ""},
		{`{"effects": 0.25, "of-a-later-version": {}}`, ""},
		{`{"effects": 0.25, "computer-pause": -1, "forecast": 0}`, "computer-pause, forecast"},
	} {
		want := Default()
		want.Effects = 0.25
		m := storeWith(t, c.text)
		got, err := Load(m)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s gives %+v", c.text, got)
		}
		if (err == nil) != (c.bad == "") || err != nil && err.Error() != fmt.Sprint("settings.values ", strings.Count(c.bad, ",")+1, " ", c.bad) {
			t.Errorf("%s: the error is %v, want one that names %q", c.text, err, c.bad)
		}
		if again, err := Load(m); err != nil || !reflect.DeepEqual(again, want) {
			t.Errorf("%s: loaded again, %+v, %v", c.text, again, err)
		}
	}
}

// TestKeysOfAnotherVersion checks that known key bindings are kept, and that one error names the others.
func TestKeysOfAnotherVersion(t *testing.T) {
	m := storeWith(t, `{"effects": 0.25, "speed": "warp", "keys": {"hint": ["J"], "jump": ["K"], "mute": ["Ctrl+Enter"], "undo": []}}`)
	want := keys.Bindings{keys.Hint: {{Key: "J"}}, keys.Undo: {}}
	s, err := Load(m)
	if err == nil || err.Error() != "settings.values 3 speed, keys.jump, keys.mute" || !reflect.DeepEqual(s.Keys, want) || s.Effects != 0.25 {
		t.Errorf("%v, %v", s.Keys, err)
	}
	if s, err := Load(m); err != nil || !reflect.DeepEqual(s.Keys, want) {
		t.Errorf("loaded again: %v, %v", s.Keys, err)
	}
	if s, err := Load(storeWith(t, `{"keys": ["J"]}`)); err == nil || err.Error() != "settings.values 1 keys" || s.Keys != nil {
		t.Errorf("no table: %v, %v", s.Keys, err)
	}
}

// english returns the words in English.
func english(t *testing.T) *locale.Words {
	t.Helper()
	words, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	return words
}

// TestDamagedFileIsSetAside checks that a file that cannot be parsed is set aside and reported, and that the settings are the defaults.
func TestDamagedFileIsSetAside(t *testing.T) {
	words := english(t)
	for _, text := range []string{"", "nonsense", `[1]`, `{"effects": 0.2`, `"x"`, `null`, strings.Repeat("[", 1<<19), `{"mute":` + strings.Repeat("[", 33) + strings.Repeat("]", 33) + `}`, strings.Repeat(" ", 1<<20) + `{}`} {
		m := storeWith(t, text)
		s, err := Load(m)
		if err == nil || engine.Say(err, words) != words.T("settings.damaged") || !reflect.DeepEqual(s, Default()) {
			t.Errorf("%q gives %+v, %v", text, s, err)
		}
		if data, err := m.Load(Key + ".damaged-1"); err != nil || string(data) != text {
			t.Errorf("%q is set aside as %q, %v", text, data, err)
		}
	}
}

// brokenStore is a store that fails.
type brokenStore struct {
	store.Store
	err error
}

func (b brokenStore) Load(string) ([]byte, error) { return nil, b.err }
func (b brokenStore) Save(string, []byte) error   { return b.err }

// TestBrokenStore checks that the settings are the defaults if the store fails, and that errors are returned.
func TestBrokenStore(t *testing.T) {
	m := brokenStore{err: errors.New("no disk")}
	if s, err := Load(m); !errors.Is(err, m.err) || engine.Say(err, english(t)) != english(t).T("settings.damaged") || !reflect.DeepEqual(s, Default()) {
		t.Errorf("Load = %+v, %v", s, err)
	}
	if err := Save(m, Default()); err != m.err {
		t.Errorf("Save reports %v", err)
	}
}

// TestSpeeds checks the rate of each speed and that it is read by its name.
func TestSpeeds(t *testing.T) {
	rates := []float64{math.Inf(1), 2.5, 1, 0.5}
	for i, s := range Speeds() {
		if s.Rate() != rates[i] {
			t.Errorf("%v has rate %v, want %v", s, s.Rate(), rates[i])
		}
		if back, err := Load(storeWith(t, `{"speed": "`+string(s)+`"}`)); err != nil || back.Speed != s {
			t.Errorf("%v is read as %v, %v", s, back.Speed, err)
		}
	}
}

// TestToggleMusic checks that music is turned off and on with its volume, and on with an audible one if its volume is 0.
func TestToggleMusic(t *testing.T) {
	s := Default()
	if s.MusicVolume() <= 0 || s.MusicVolume() > 0.5 {
		t.Errorf("the default volume is %v", s.MusicVolume())
	}
	s.Music = 0.6
	for i, want := range []float64{0, 0.6, 0} {
		if s.ToggleMusic(); s.MusicVolume() != want {
			t.Errorf("after %d presses the volume is %v, want %v", i+1, s.MusicVolume(), want)
		}
	}
	s = Settings{} // the volume is 0
	if s.ToggleMusic(); s.MusicVolume() == 0 {
		t.Error("the volume is still 0 after music was turned on")
	}
	if s.Mute = true; s.MusicVolume() != 0 {
		t.Error("music is audible while sound is muted")
	}
}

// TestVolumeAndPause checks the volume of effects, also while muted, and the pause in ticks.
func TestVolumeAndPause(t *testing.T) {
	s := Settings{Effects: 0.5, ComputerPause: 1.5}
	if s.Volume() != 0.5 || s.PauseTicks() != 90 {
		t.Errorf("volume %v, pause %d ticks; want 0.5 and 90", s.Volume(), s.PauseTicks())
	}
	if s.Mute = true; s.Volume() != 0 {
		t.Error("muted, but not silent")
	}
}

// TestWindow checks the size of the window on a screen, and which sizes are remembered.
func TestWindow(t *testing.T) {
	for _, c := range []struct{ savedW, savedH, w, h int }{
		{0, 0, 1280, 720}, {1000, 0, 1280, 720}, {1000, 800, 1000, 800}, {4000, 800, 1920, 800}, {8192, 8192, 1920, 1080},
	} {
		s := Settings{Width: c.savedW, Height: c.savedH}
		if w, h := s.WindowSize(1920, 1080); w != c.w || h != c.h {
			t.Errorf("saved %d × %d, opens %d × %d", c.savedW, c.savedH, w, h)
		}
	}
	var s Settings
	for _, size := range [][2]int{{640, 400}, {99, 400}, {640, 8193}, {0, 0}} {
		s.RememberWindow(size[0], size[1])
	}
	if s.Width != 640 || s.Height != 400 {
		t.Errorf("the remembered size is %d × %d", s.Width, s.Height)
	}
}

// TestSpecialFileIsSetAside checks that a folder or a file above the limit is set aside, so that the next save succeeds.
func TestSpecialFileIsSetAside(t *testing.T) {
	dir, words := t.TempDir(), english(t)
	for name, create := range map[string]func(path string) error{
		"folder": func(p string) error { return os.Mkdir(p, 0o755) },
		"long":   func(p string) error { return os.WriteFile(p, make([]byte, 5<<20), 0o644) },
	} {
		path := filepath.Join(dir, name)
		f := store.NewFolder(path)
		if err := errors.Join(os.Mkdir(path, 0o755), create(filepath.Join(path, Key))); err != nil {
			t.Fatal(err)
		}
		if s, err := Load(f); err == nil || engine.Say(err, words) != words.T("settings.damaged") || !reflect.DeepEqual(s, Default()) {
			t.Errorf("%s: %v", name, err)
		}
		if err := Save(f, Default()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestSystemPreferences checks that a preference of the system is not written, so that it is followed at the next start, but a different
// choice is.
func TestSystemPreferences(t *testing.T) {
	for _, system := range []bool{false, true} {
		for _, on := range []bool{false, true} {
			got := systemToggle(&on, system).write()
			if on == system && got != nil || on != system && got != on {
				t.Errorf("with the system preference %v and the setting %v, %v is written", system, on, got)
			}
		}
	}
}

// FuzzLoad checks that any file gives valid settings, in limited time and memory, that can be saved and loaded again.
func FuzzLoad(f *testing.F) {
	f.Add(`{"effects": 0.25, "speed": "slow", "last-setup": {"a": 1}}`)
	f.Add(`{"keys": {"hint": ["J", "Ctrl+F1"], "jump": ["K"], "mute": []}}`)
	f.Add(`{"speed": null, "language": null}`)
	f.Add(`{"width": 32768, "height": 1, "computer-pause": 1e999, "text-scale": -0}`)
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text string) {
		m := store.NewMemory()
		if err := m.Save(Key, []byte(text)); err != nil {
			t.Fatal(err)
		}
		var s Settings
		gauge.Read(t, func() { s, _ = Load(m) })
		if w, h := s.WindowSize(1920, 1080); w < minSide || h < minSide || w > 1920 || h > 1080 {
			t.Errorf("%q opens a window of %d × %d", text, w, h)
		}
		if s.Effects < 0 || s.Effects > 1 || s.TextScale < 1 || s.TextScale > 2 || !slices.Contains(Speeds(), s.Speed) {
			t.Errorf("%q gives %+v", text, s)
		}
		if err := Save(m, s); err != nil {
			t.Errorf("%q cannot be saved again: %v", text, err)
		}
		if _, err := Load(m); err != nil {
			t.Errorf("%q saved again does not load: %v", text, err)
		}
	})
}
