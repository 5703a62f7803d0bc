package table

import (
	"azulejo/game/settings"
	"azulejo/game/stage"
)

// Mirror has the parts of a layout lie the other way round, for left hands: what lay left lies right, each part unturned in itself. The
// zero Mirror leaves all where it is.
type Mirror struct {
	// Across is the width of the window in pixels.
	Across float64
}

// MirrorOf is that of the settings in a window of a width in pixels.
func MirrorOf(s *settings.Settings, width float64) (m Mirror) {
	if s.LeftHanded {
		m.Across = width
	}
	return m
}

// Turn is where a part lies that else lay at a rectangle; a mere point stays.
func (m Mirror) Turn(r stage.Rect) stage.Rect {
	if m.Across > 0 && r.W > 0 {
		r.X = m.Across - r.X - r.W
	}
	return r
}
