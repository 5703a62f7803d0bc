package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Sheet is a dialog over a dimmed stage. Body holds its content; the origin of Body is the top left corner of the sheet.
type Sheet struct {
	*stage.Node
	Body  *stage.Node
	Rect  stage.Rect
	scrim *stage.Fill
}

// scrimMargin is how far the scrim extends beyond the safe area in device-independent pixels, so that it covers the insets of a phone.
const scrimMargin = 200

// Sheet returns a dialog of w × h pixels in the middle of a window of ww × wh. A press outside calls close.
func (k *Kit) Sheet(name, title string, w, h, ww, wh float64, close func()) *Sheet {
	s := k.newSheet(name, title, stage.Rect{X: (ww - w) / 2, Y: (wh - h) / 2, W: w, H: h}, stage.Rect{W: ww, H: wh}, close)
	panel := stage.Box("", stage.NewPanel("sheet", k.Unit, 0), s.Rect)
	panel.Touch = &stage.Touch{}
	s.Add(panel, s.Body)
	if title != "" {
		s.Body.Add(k.FitBox(title, gfx.SerifBold, 32, w/2, 46*k.Unit, 0.5, w-64*k.Unit, 60*k.Unit, Ink).SetRole(stage.RoleTitle, title))
	}
	return s
}

// newSheet returns a dialog with a scrim and an empty body.
func (k *Kit) newSheet(name, title string, r, window stage.Rect, close func()) *Sheet {
	s := &Sheet{stage.Group(name).SetRole(stage.RoleDialog, title), stage.Group("body"), r, &stage.Fill{Colour: scrimColour(1)}}
	s.Body.X, s.Body.Y = r.X, r.Y
	scrim := stage.Box("", s.scrim, window.Grow(scrimMargin*k.Device))
	scrim.Touch = &stage.Touch{Press: close}
	s.Add(scrim)
	return s
}

// scrimColour returns the colour of the scrim; share is the fraction of its full opacity.
func scrimColour(share float64) gfx.Colour { return Scrim.Colour().Fade(0.45 * share) }
