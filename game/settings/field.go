package settings

import (
	"encoding/json"
	"regexp"
	"slices"

	"azulejo/engine/sanitize"
	"azulejo/game/keys"
)

// field is one setting in the file.
type field struct {
	name string
	// read sets the value if it is valid, or else returns the names of invalid settings.
	read  func(json.RawMessage) (bad []string)
	write func() any
}

func newField[T any](name string, v *T, good func(T) bool) field {
	return field{name, func(data json.RawMessage) []string {
		var got *T
		err := json.Unmarshal(data, &got)
		switch {
		case err == nil && got == nil: // null keeps the default
			return nil
		case err != nil || !good(*got):
			return []string{name}
		}
		*v = *got
		return nil
	}, func() any { return *v }}
}

func oneOf[T comparable](name string, v *T, all []T) field {
	return newField(name, v, func(t T) bool { return slices.Contains(all, t) })
}

func boolean(name string, v *bool) field { return newField(name, v, func(bool) bool { return true }) }

// systemDefault is a boolean that is written only if it differs from the preference of the system, which it follows otherwise.
func systemDefault(name string, v *bool, system bool) field {
	f := boolean(name, v)
	f.write = func() any {
		if *v == system {
			return nil
		}
		return *v
	}
	return f
}

func inRange(name string, v *float64, least, most float64) field {
	return newField(name, v, func(f float64) bool { return f >= least && f <= most })
}

func isCount(n int) bool { return n >= 0 }

// windowSide is the width or height of the window.
func windowSide(name string, v *int) field {
	return newField(name, v, func(n int) bool { return n == 0 || fitsWindow(n) })
}

// keyBindings are key bindings by action.
func keyBindings(name string, v *keys.Bindings) field {
	return field{name, func(data json.RawMessage) (bad []string) {
		var text map[string][]string
		if json.Unmarshal(data, &text) != nil {
			return []string{name}
		}
		*v, bad = keys.Decode(text)
		for i := range bad {
			bad[i] = name + "." + sanitize.Name(bad[i])
		}
		return bad
	}, func() any { return v.Encode() }}
}

func (s *Settings) fields() []field {
	return []field{
		inRange("effects", &s.Effects, 0, 1),
		boolean("mute", &s.Mute),
		inRange("music", &s.Music, 0, 1),
		boolean("no-music", &s.NoMusic),
		oneOf("speed", &s.Speed, Speeds()),
		inRange("computer-pause", &s.ComputerPause, 0, 10),
		systemDefault("reduced-motion", &s.ReducedMotion, systemPrefers(reducedMotionQuery)),
		boolean("full-screen", &s.FullScreen),
		windowSide("width", &s.Width),
		windowSide("height", &s.Height),
		boolean("forecast", &s.Forecast),
		boolean("arithmetic", &s.Arithmetic),
		boolean("forced", &s.Forced),
		boolean("win-bar", &s.WinBar),
		boolean("confirm", &s.Confirm),
		boolean("comments", &s.Comments),
		boolean("comments-asked", &s.CommentsOffered),
		oneOf("ground", &s.Ground, Grounds()),
		oneOf("light", &s.Light, Lights()),
		newField("panel", &s.Panel, isCount),
		newField("finished", &s.Finished, isCount),
		newField("lessons", &s.Lessons, func(names []string) bool { return len(names) < maxLessons }),
		inRange("text-scale", &s.TextScale, 1, 2),
		boolean("all-sans", &s.AllSans),
		boolean("letters", &s.Letters),
		boolean("left-handed", &s.LeftHanded),
		systemDefault("high-contrast", &s.HighContrast, systemPrefers(contrastQuery)),
		newField("step-pause", &s.StepPause, func(f float64) bool { return f == 0 || f >= 1 && f <= 5 }),
		newField("language", &s.Language, regexp.MustCompile(`^([a-z]{2,3}(-[A-Z]{2})?)?$`).MatchString),
		keyBindings("keys", &s.Keys),
		newField("last-setup", &s.LastSetup, func(json.RawMessage) bool { return true }),
	}
}

// maxLessons is an upper limit for the number of lessons.
const maxLessons = 100
