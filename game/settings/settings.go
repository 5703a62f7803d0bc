// Package settings holds what players choose once and expect to find again.
package settings

import (
	"encoding/json"

	"azulejo/game/keys"
)

// Settings are the player's choices.
type Settings struct {
	Effects float64 // volume, 0 to 1
	Mute    bool
	Music   float64 // volume, 0 to 1
	NoMusic bool    // it is switched off, whatever its volume

	Speed         Speed
	ComputerPause float64 // seconds that a computer player waits before it moves, 0 to 10
	ReducedMotion bool    // nothing flies, tilts or springs: things fade

	FullScreen    bool
	Width, Height int // of the window in device-independent pixels; 0 until it was first shown

	Forecast   bool // show what each board would score as it stands
	Arithmetic bool // show the points of the hovered target
	Forced     bool // moves without a choice are made by themselves
	WinBar     bool // show the chances of winning
	Confirm    bool // ask whether a move made by hand is meant
	Comments   bool // tell who plays alone what has just happened
	Asked      bool // whether to do so was asked

	Ground   Ground   // under the tables
	Light    Light    // on the wall behind the screens around the table
	Panel    int      // tiles of the title's panel that were seen set; 0 before the first start
	Finished int      // games played to their end
	Lessons  []string // that were done to their end

	TextScale float64 // 1 to 2
	AllSans   bool    // no serif type anywhere
	// HighContrast shows all in black on white with thick edges, and one plain sign on each tile.
	HighContrast bool
	// LeftHanded has tables lie the other way round.
	LeftHanded bool
	// Letters puts the letter of its colour on every tile.
	Letters   bool
	Language  string  // "" for that of the system
	StepPause float64 // seconds that the focus rests before it steps on by itself, for who has one switch: 1 to 5, or 0 for never

	Keys keys.Bindings // the keys of actions that were changed

	LastSetup json.RawMessage // the last set-up, as the set-up screen wrote it; nil at first
}

// Default returns the settings of a first start.
func Default() Settings {
	return Settings{
		Effects:       0.8,
		Music:         softly,
		Speed:         Normal,
		ReducedMotion: asks(lessMotion),
		HighContrast:  asks(moreContrast),
		ComputerPause: 0.6,
		Forecast:      true,
		Arithmetic:    true,
		Forced:        true,
		Ground:        AsGame,
		Light:         ByClock,
		TextScale:     1,
	}
}

// Volume is how loud effects are to be played, 0 while muted.
func (s *Settings) Volume() float64 {
	if s.Mute {
		return 0
	}
	return s.Effects
}

// softly is the volume of music where none was chosen.
const softly = 0.35

// MusicVolume is how loud music is to be played, 0 while it is off or all is muted.
func (s *Settings) MusicVolume() float64 {
	if s.Mute || s.NoMusic {
		return 0
	}
	return s.Music
}

// FlipMusic switches the music off, or on again so that it can be heard.
func (s *Settings) FlipMusic() {
	s.NoMusic = !s.NoMusic && s.Music > 0
	if s.Music == 0 {
		s.Music = softly
	}
}

// The least and the most device-independent pixels of a side of the window that are worth remembering.
const (
	leastSide = 100
	mostSide  = 8192
)

func fitsWindow(side int) bool { return side >= leastSide && side <= mostSide }

// Window is the size to open the window with, on a monitor of some size: as large as it was last, if it is known and there is room.
func (s *Settings) Window(monitorWidth, monitorHeight int) (width, height int) {
	width, height = 1280, 720
	if s.Width > 0 && s.Height > 0 {
		width, height = s.Width, s.Height
	}
	return min(width, monitorWidth), min(height, monitorHeight)
}

// KeepWindow remembers the size of the window, unless it makes no sense for the next start.
func (s *Settings) KeepWindow(width, height int) {
	if fitsWindow(width) && fitsWindow(height) {
		s.Width, s.Height = width, height
	}
}

// StepTicks is StepPause in ticks.
func (s *Settings) StepTicks() int { return int(s.StepPause * 60) }

// PauseTicks is ComputerPause in ticks.
func (s *Settings) PauseTicks() int { return int(s.ComputerPause * 60) }
