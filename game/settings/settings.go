// Package settings holds the player's settings and their file format.
package settings

import (
	"encoding/json"

	"azulejo/game/keys"
)

// Settings are the player's settings.
type Settings struct {
	Effects float64 // volume, 0 to 1
	Mute    bool
	Music   float64 // volume, 0 to 1
	NoMusic bool    // switched off, whatever its volume

	Speed         Speed
	ComputerPause float64 // seconds before a computer player moves, 0 to 10
	ReducedMotion bool    // fade instead of moving

	FullScreen    bool
	Width, Height int // of the window in device-independent pixels; 0 until it was first shown

	Forecast        bool // show what each board would score now
	Arithmetic      bool // show the points of the hovered target
	Forced          bool // play forced moves automatically
	WinBar          bool // show win probabilities
	Confirm         bool // ask for confirmation of moves
	Comments        bool // explain what has happened to a single player
	CommentsOffered bool // the player was asked about Comments

	Ground   Ground   // under the tables
	Light    Light    // on the wall behind the screens
	Panel    int      // number of tiles of the title's panel shown so far; 0 before the first start
	Finished int      // number of finished games
	Lessons  []string // names of completed lessons

	TextScale float64 // 1 to 2
	AllSans   bool    // use no serif typeface
	// HighContrast uses black on white with thick edges, and one plain symbol on each tile.
	HighContrast bool
	// LeftHanded mirrors the layout of tables.
	LeftHanded bool
	// Letters shows the letter of its colour on each tile.
	Letters   bool
	Language  string  // "" for that of the system
	StepPause float64 // seconds after which the focus advances by itself, for players who use a single switch: 1 to 5, or 0 for never

	Keys keys.Bindings // changed key bindings

	LastSetup json.RawMessage // last game set-up, in the format of the set-up screen; nil at first
}

// Default returns the settings for the first start.
func Default() (s Settings) {
	for _, each := range s.Table() {
		each.Value.reset()
	}
	return s
}

// Volume returns the volume of sound effects, 0 while muted.
func (s *Settings) Volume() float64 {
	if s.Mute {
		return 0
	}
	return s.Effects
}

// defaultMusic is the default volume of music.
const defaultMusic = 0.35

// MusicVolume returns the volume of music, 0 while it is off or everything is muted.
func (s *Settings) MusicVolume() float64 {
	if s.Mute || s.NoMusic {
		return 0
	}
	return s.Music
}

// ToggleMusic turns music off, or on with an audible volume.
func (s *Settings) ToggleMusic() {
	s.NoMusic = !s.NoMusic && s.Music > 0
	if s.Music == 0 {
		s.Music = defaultMusic
	}
}

// The smallest and largest side of a window that is remembered, in device-independent pixels.
const (
	minSide = 100
	maxSide = 8192
)

func fitsWindow(side int) bool { return side >= minSide && side <= maxSide }

// WindowSize returns the initial size of the window: its last size, if known, limited to the size of the monitor.
func (s *Settings) WindowSize(monitorWidth, monitorHeight int) (width, height int) {
	width, height = 1280, 720
	if s.Width > 0 && s.Height > 0 {
		width, height = s.Width, s.Height
	}
	return min(width, monitorWidth), min(height, monitorHeight)
}

// RememberWindow stores the size of the window, if it is usable for the next start.
func (s *Settings) RememberWindow(width, height int) {
	if fitsWindow(width) && fitsWindow(height) {
		s.Width, s.Height = width, height
	}
}

// StepTicks returns StepPause in ticks.
func (s *Settings) StepTicks() int { return int(s.StepPause * 60) }

// PauseTicks returns ComputerPause in ticks.
func (s *Settings) PauseTicks() int { return int(s.ComputerPause * 60) }
