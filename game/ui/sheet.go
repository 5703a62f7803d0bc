package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Sheet is a dialog over a dimmed stage; Body holds its content with the origin at the sheet's top left corner.
type Sheet struct {
	*stage.Node
	Body *stage.Node
	Rect stage.Rect
}

// beyond is how far a dimmed stage reaches beyond the room of a scene: over all that the sides of a phone take, in device-independent
// pixels.
const beyond = 200

// Sheet makes a dialog of w × h pixels in the middle of a window of ww × wh. A press beside it calls close.
func (k *Kit) Sheet(name, title string, w, h, ww, wh float64, close func()) *Sheet {
	s := &Sheet{Node: stage.Group(name).Says(stage.RoleDialog, title), Rect: stage.Rect{X: (ww - w) / 2, Y: (wh - h) / 2, W: w, H: h}}
	dim := stage.Box("", &stage.Fill{Colour: gfx.Hex(0x0A1A30).Fade(0.45)}, stage.Rect{W: ww, H: wh}.Grow(beyond*k.Device))
	dim.Touch = &stage.Touch{Press: close}
	slab := stage.Box("", stage.Slab("sheet", k.Unit, 0), s.Rect)
	slab.Touch = &stage.Touch{}
	s.Body = stage.Group("body")
	s.Body.X, s.Body.Y = s.Rect.X, s.Rect.Y
	s.Add(dim, slab, s.Body)
	if title != "" {
		s.Body.Add(k.FitBox(title, gfx.SerifBold, 32, w/2, 46*k.Unit, 0.5, w-64*k.Unit, 60*k.Unit, Ink).Says(stage.RoleTitle, title))
	}
	return s
}
