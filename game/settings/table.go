package settings

import (
	"encoding/json"
	"regexp"
	"slices"

	"azulejo/engine/sanitize"
	"azulejo/game/keys"
)

// Setting is a row of the table of settings.
type Setting struct {
	Name  string // in the file, of the control and, after "settings.", of the texts
	Page  Page   // of the settings screen, which resets the setting; "" for none
	Value Value
}

// Page is the name of a page of the settings screen.
type Page string

const (
	PlayPage   Page = "play"
	LookPage   Page = "look"
	SoundPage  Page = "sound"
	AccessPage Page = "access"
)

// Pages returns all pages in the order of the settings screen.
func Pages() []Page { return []Page{PlayPage, LookPage, SoundPage, AccessPage} }

// Table returns all settings in the order of their controls. A new setting is a field of Settings, a row here and its texts.
func (s *Settings) Table() []Setting {
	return []Setting{
		{"speed", PlayPage, choice(&s.Speed, Normal, Speeds())},
		{"computer-pause", PlayPage, number(&s.ComputerPause, 0.6, 0, 10, Seconds).sliderTo(3)},
		{"forecast", PlayPage, toggle(&s.Forecast, true)},
		{"arithmetic", PlayPage, toggle(&s.Arithmetic, true)},
		{"win-bar", PlayPage, toggle(&s.WinBar, false)},
		{"forced", PlayPage, toggle(&s.Forced, true)},
		{"confirm", PlayPage, toggle(&s.Confirm, false)},
		{"comments", PlayPage, toggle(&s.Comments, false)},

		{"text-scale", LookPage, number(&s.TextScale, 1, 1, 2, Percent)},
		{"all-sans", LookPage, toggle(&s.AllSans, false)},
		{"full-screen", LookPage, toggle(&s.FullScreen, false)},
		{"ground", LookPage, choice(&s.Ground, GameGround, Grounds())},
		{"light", LookPage, choice(&s.Light, ByClock, Lights())},

		{"effects", SoundPage, number(&s.Effects, 0.8, 0, 1, Percent)},
		{"music", SoundPage, number(&s.Music, defaultMusic, 0, 1, Percent).offBy(&s.NoMusic)},
		{"no-music", SoundPage, &value[bool]{at: &s.NoMusic}},
		{"mute", SoundPage, toggle(&s.Mute, false)},

		{"high-contrast", AccessPage, systemToggle(&s.HighContrast, systemPrefers(contrastQuery))},
		{"reduced-motion", AccessPage, systemToggle(&s.ReducedMotion, systemPrefers(reducedMotionQuery))},
		{"letters", AccessPage, toggle(&s.Letters, false)},
		{"left-handed", AccessPage, toggle(&s.LeftHanded, false)},
		{"step-pause", AccessPage, number(&s.StepPause, 0, 1, 5, WholeSeconds).orNever()},

		{"language", "", &value[string]{at: &s.Language, valid: regexp.MustCompile(`^([a-z]{2,3}(-[A-Z]{2})?)?$`).MatchString}},
		{"keys", "", keyBindings{&s.Keys}},
		{"width", "", &value[int]{at: &s.Width, valid: isWindowSide}},
		{"height", "", &value[int]{at: &s.Height, valid: isWindowSide}},
		{"comments-asked", "", &value[bool]{at: &s.CommentsOffered}},
		{"panel", "", &value[int]{at: &s.Panel, valid: isCount}},
		{"finished", "", &value[int]{at: &s.Finished, valid: isCount}},
		{"lessons", "", &value[[]string]{at: &s.Lessons, valid: func(names []string) bool { return len(names) <= MaxLessons }}},
		{"last-setup", "", &value[json.RawMessage]{at: &s.LastSetup}},
	}
}

// MaxLessons is an upper limit for the number of lessons.
const MaxLessons = 100

func isCount(n int) bool { return n >= 0 }

func isWindowSide(n int) bool { return n == 0 || fitsWindow(n) }

// Reset restores the defaults of the settings of a page.
func (s *Settings) Reset(p Page) {
	for _, each := range s.Table() {
		if each.Page == p {
			each.Value.reset()
		}
	}
}

// Value is where a setting is stored. A *Switch, a *Number or a Choice has a control on its page.
type Value interface {
	// reset restores the default.
	reset()
	// read sets the value if it is valid, or else returns the names of invalid settings.
	read(name string, data json.RawMessage) (bad []string)
	// write returns the value for the file.
	write() any
}

// value is a value of a type that the file has as it is.
type value[T any] struct {
	at    *T
	first T            // the default
	valid func(T) bool // nil if all values are valid
}

func (v *value[T]) reset() { *v.at = v.first }

func (v *value[T]) write() any { return *v.at }

func (v *value[T]) read(name string, data json.RawMessage) []string {
	var got *T
	err := json.Unmarshal(data, &got)
	switch {
	case err == nil && got == nil: // null keeps the default
		return nil
	case err != nil || v.valid != nil && !v.valid(*got):
		return []string{name}
	}
	*v.at = *got
	return nil
}

// Switch is a boolean.
type Switch struct {
	value[bool]
	followsSystem bool // the default is the preference of the system, and only a different choice is written
}

func toggle(at *bool, first bool) *Switch { return &Switch{value: value[bool]{at: at, first: first}} }

func systemToggle(at *bool, system bool) *Switch {
	return &Switch{value[bool]{at: at, first: system}, true}
}

func (s *Switch) write() any {
	if s.followsSystem && *s.at == s.first {
		return nil
	}
	return *s.at
}

// On reports whether the setting is on.
func (s *Switch) On() bool { return *s.at }

// Set turns the setting on or off.
func (s *Switch) Set(on bool) { *s.at = on }

// Unit says how a number is shown.
type Unit int

const (
	Percent      Unit = iota
	Seconds           // with one decimal
	WholeSeconds      // or never, if it is 0
)

// Number is a number within limits, which a slider sets.
type Number struct {
	value[float64]
	Unit        Unit
	Least, Most float64 // of the slider
	off         *bool   // turns the setting off without a change of the number; nil for most
}

func number(at *float64, first, least, most float64, unit Unit) *Number {
	return &Number{value[float64]{at, first, func(v float64) bool { return v >= least && v <= most }}, unit, least, most, nil}
}

// sliderTo limits the slider to values of which the file may have greater ones.
func (n *Number) sliderTo(most float64) *Number {
	n.Most = most
	return n
}

// offBy makes a number that is 0 while a setting is on. Setting it turns that off.
func (n *Number) offBy(off *bool) *Number {
	n.off = off
	return n
}

// orNever also allows 0, for never.
func (n *Number) orNever() *Number {
	inRange := n.valid
	n.valid, n.Least = func(v float64) bool { return v == 0 || inRange(v) }, 0
	return n
}

// Get returns the number that applies.
func (n *Number) Get() float64 {
	if n.off != nil && *n.off {
		return 0
	}
	return *n.at
}

// Set sets the number.
func (n *Number) Set(to float64) {
	if *n.at = to; n.off != nil {
		*n.off = false
	}
}

// Choice is one of several named options.
type Choice interface {
	Options() []string
	Chosen() string
	Choose(option string)
}

type choiceValue[T ~string] struct {
	value[T]
	all []T
}

func choice[T ~string](at *T, first T, all []T) *choiceValue[T] {
	return &choiceValue[T]{value[T]{at, first, func(t T) bool { return slices.Contains(all, t) }}, all}
}

func (c *choiceValue[T]) Options() (names []string) {
	for _, o := range c.all {
		names = append(names, string(o))
	}
	return names
}

func (c *choiceValue[T]) Chosen() string { return string(*c.at) }

func (c *choiceValue[T]) Choose(option string) { *c.at = T(option) }

// keyBindings are key bindings by action.
type keyBindings struct{ at *keys.Bindings }

func (k keyBindings) reset() { *k.at = nil }

func (k keyBindings) write() any { return k.at.Encode() }

func (k keyBindings) read(name string, data json.RawMessage) (bad []string) {
	var text map[string][]string
	if json.Unmarshal(data, &text) != nil {
		return []string{name}
	}
	*k.at, bad = keys.Decode(text)
	for i := range bad {
		bad[i] = name + "." + sanitize.Name(bad[i])
	}
	return bad
}
