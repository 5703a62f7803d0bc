package table

import (
	"azulejo/game/settings"
	"azulejo/game/stage"
)

// Mirror swaps left and right in a layout, for left-handed players, without mirroring the parts themselves. The zero Mirror changes nothing.
type Mirror struct {
	// Across is the width of the window in pixels.
	Across float64
}

// MirrorOf returns the mirror for the settings in a window of a width in pixels.
func MirrorOf(s *settings.Settings, width float64) (m Mirror) {
	if s.LeftHanded {
		m.Across = width
	}
	return m
}

// Turn returns the mirrored place of a rectangle. An empty one stays.
func (m Mirror) Turn(r stage.Rect) stage.Rect {
	if m.Across > 0 && r.W > 0 {
		r.X = m.Across - r.X - r.W
	}
	return r
}
