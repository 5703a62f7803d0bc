package settings

import (
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strings"

	"azulejo/engine/quote"
	"azulejo/game/keys"
)

// field is one setting as it stands in the file.
type field struct {
	name string
	// read takes the value over if it makes sense.
	read  func(json.RawMessage) error
	write func() any
}

var errRange = errors.New("out of range")

func value[T any](name string, v *T, good func(T) bool) field {
	return field{name, func(data json.RawMessage) error {
		var got *T
		if err := json.Unmarshal(data, &got); err != nil {
			return err
		}
		if got == nil { // null is a choice not made
			return nil
		}
		if !good(*got) {
			return errRange
		}
		*v = *got
		return nil
	}, func() any { return *v }}
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

// side is a side of the window.
func side(name string, v *int) field {
	return value(name, v, func(n int) bool { return n == 0 || fitsWindow(n) })
}

// partly is the fault of a setting of which only parts make no sense: those are named, the others are taken over.
type partly []string

func (p partly) Error() string { return strings.Join(p, ", ") }

// bindings are the keys of actions by name.
func bindings(name string, v *keys.Bindings) field {
	return field{name, func(data json.RawMessage) error {
		var text map[string][]string
		if err := json.Unmarshal(data, &text); err != nil {
			return err
		}
		got, bad := keys.Read(text)
		*v = got
		if bad == nil {
			return nil
		}
		for i := range bad {
			bad[i] = name + "." + quote.Name(bad[i])
		}
		return partly(bad)
	}, func() any { return v.Text() }}
}

func (s *Settings) fields() []field {
	return []field{
		between("effects", &s.Effects, 0, 1),
		truth("mute", &s.Mute),
		between("music", &s.Music, 0, 1),
		truth("no-music", &s.NoMusic),
		value("speed", &s.Speed, func(Speed) bool { return true }),
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
		value("ground", &s.Ground, func(g Ground) bool { return slices.Contains(Grounds(), g) }),
		value("light", &s.Light, func(Light) bool { return true }),
		value("panel", &s.Panel, func(n int) bool { return n >= 0 }),
		value("finished", &s.Finished, func(n int) bool { return n >= 0 }),
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
