package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Sheet is a dialog over a dimmed stage; Body holds its content with the origin at the sheet's top left corner.
type Sheet struct {
	*stage.Node
	Body  *stage.Node
	Rect  stage.Rect
	scrim *stage.Fill
}

// beyond is how far a dimmed stage reaches beyond the room of a scene: over all that the sides of a phone take, in device-independent
// pixels.
const scrimMargin = 200

// Sheet makes a dialog of w × h pixels in the middle of a window of ww × wh. A press beside it calls close.
func (k *Kit) Sheet(name, title string, w, h, ww, wh float64, close func()) *Sheet {
	s := k.newSheet(name, title, stage.Rect{X: (ww - w) / 2, Y: (wh - h) / 2, W: w, H: h}, stage.Rect{W: ww, H: wh}, close)
	slab := stage.Box("", stage.NewPanel("sheet", k.Unit, 0), s.Rect)
	slab.Touch = &stage.Touch{}
	s.Add(slab, s.Body)
	if title != "" {
		s.Body.Add(k.FitBox(title, gfx.SerifBold, 32, w/2, 46*k.Unit, 0.5, w-64*k.Unit, 60*k.Unit, Ink).SetRole(stage.RoleTitle, title))
	}
	return s
}

// sheet is a dialog over a dimmed window without what can be seen of it.
func (k *Kit) newSheet(name, title string, r, window stage.Rect, close func()) *Sheet {
	s := &Sheet{stage.Group(name).SetRole(stage.RoleDialog, title), stage.Group("body"), r, &stage.Fill{Colour: scrimColour(1)}}
	s.Body.X, s.Body.Y = r.X, r.Y
	dim := stage.Box("", s.scrim, window.Grow(scrimMargin*k.Device))
	dim.Touch = &stage.Touch{Press: close}
	s.Add(dim)
	return s
}

// dimmed is what lies over a stage that is dimmed by a share of what it is below a dialog.
func scrimColour(share float64) gfx.Colour { return Scrim.Colour().Fade(0.45 * share) }
