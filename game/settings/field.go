package settings

import (
	"encoding/json"
	"regexp"
	"slices"

	"azulejo/engine/sanitize"
	"azulejo/game/keys"
)

// field is one setting as it stands in the file.
type field struct {
	name string
	// read takes the value over if it makes sense, and names what makes none.
	read  func(json.RawMessage) (bad []string)
	write func() any
}

func value[T any](name string, v *T, good func(T) bool) field {
	return field{name, func(data json.RawMessage) []string {
		var got *T
		err := json.Unmarshal(data, &got)
		switch {
		case err == nil && got == nil: // null is a choice not made
			return nil
		case err != nil || !good(*got):
			return []string{name}
		}
		*v = *got
		return nil
	}, func() any { return *v }}
}

func oneOf[T comparable](name string, v *T, all []T) field {
	return value(name, v, func(t T) bool { return slices.Contains(all, t) })
}

func truth(name string, v *bool) field { return value(name, v, func(bool) bool { return true }) }

// wished is a truth that is written only where it is not what the system asks for: as long as nothing else is chosen, it follows that.
func wished(name string, v *bool, system bool) field {
	f := truth(name, v)
	f.write = func() any {
		if *v == system {
			return nil
		}
		return *v
	}
	return f
}

func between(name string, v *float64, least, most float64) field {
	return value(name, v, func(f float64) bool { return f >= least && f <= most })
}

func count(n int) bool { return n >= 0 }

// side is a side of the window.
func side(name string, v *int) field {
	return value(name, v, func(n int) bool { return n == 0 || fitsWindow(n) })
}

// bindings are the keys of actions by name.
func bindings(name string, v *keys.Bindings) field {
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
		between("effects", &s.Effects, 0, 1),
		truth("mute", &s.Mute),
		between("music", &s.Music, 0, 1),
		truth("no-music", &s.NoMusic),
		oneOf("speed", &s.Speed, Speeds()),
		between("computer-pause", &s.ComputerPause, 0, 10),
		wished("reduced-motion", &s.ReducedMotion, asks(lessMotion)),
		truth("full-screen", &s.FullScreen),
		side("width", &s.Width),
		side("height", &s.Height),
		truth("forecast", &s.Forecast),
		truth("arithmetic", &s.Arithmetic),
		truth("forced", &s.Forced),
		truth("win-bar", &s.WinBar),
		truth("confirm", &s.Confirm),
		truth("comments", &s.Comments),
		truth("comments-asked", &s.Asked),
		oneOf("ground", &s.Ground, Grounds()),
		oneOf("light", &s.Light, Lights()),
		value("panel", &s.Panel, count),
		value("finished", &s.Finished, count),
		value("lessons", &s.Lessons, func(names []string) bool { return len(names) < mostLessons }),
		between("text-scale", &s.TextScale, 1, 2),
		truth("all-sans", &s.AllSans),
		truth("letters", &s.Letters),
		truth("left-handed", &s.LeftHanded),
		wished("high-contrast", &s.HighContrast, asks(moreContrast)),
		value("step-pause", &s.StepPause, func(f float64) bool { return f == 0 || f >= 1 && f <= 5 }),
		value("language", &s.Language, regexp.MustCompile(`^([a-z]{2,3}(-[A-Z]{2})?)?$`).MatchString),
		bindings("keys", &s.Keys),
		value("last-setup", &s.LastSetup, func(json.RawMessage) bool { return true }),
	}
}

// mostLessons is more than there are.
const mostLessons = 100
