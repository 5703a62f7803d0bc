package table

import (
	"azulejo/game/settings"
	"azulejo/game/stage"
)

// Mirror swaps left and right in a layout, for left-handed players, without mirroring the parts themselves. The zero Mirror changes nothing.
type Mirror struct {
	// Width is the width of the window in pixels, or 0.
	Width float64
}

// MirrorOf returns the mirror for the settings, in a window of a width in pixels.
func MirrorOf(s *settings.Settings, width float64) (m Mirror) {
	if s.LeftHanded {
		m.Width = width
	}
	return m
}

// Apply returns the mirrored rectangle. An empty one is unchanged.
func (m Mirror) Apply(r stage.Rect) stage.Rect {
	if m.Width > 0 && r.W > 0 {
		r.X = m.Width - r.X - r.W
	}
	return r
}
