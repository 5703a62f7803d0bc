package board

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Layout says how a screen lays the board out.
type Layout struct {
	Position engine.Position // the position to lay out; nil lays out all places of the table
	Viewer   engine.Seat     // the seat whose board is large
	Seats    int
	Bounds   stage.Rect // the part of the window for the table; the zero value is all of it
	OnGround bool       // text is drawn on the backdrop of the settings, not on that of the table
	// Scale, if set, makes the table a picture: it fills Bounds, is drawn at this scale and is mirrored only if Mirrored is set and the
	// settings ask for it.
	Scale    *ui.Scale
	Mirrored bool
	// Narrow returns a smaller part of the window if the areas that the table leaves in Bounds are too small; nil keeps Bounds.
	Narrow func(table.Areas) (stage.Rect, bool)
}

// Frame returns the frame of a table, or of a picture of one, in a window.
func Frame(c *game.Context, look table.Look, s Layout) table.Frame {
	f := table.Frame{
		Rect: s.Bounds, Window: stage.Rect{W: c.W, H: c.H}, Kit: table.Kit(c.Kit(), c.W, c.H), Words: c.Words, Seats: s.Seats, Viewer: s.Viewer,
		Shown: s.Position, Still: c.Settings.ReducedMotion, Mirror: table.MirrorOf(c.Settings, c.W), Lettered: c.Settings.Letters,
	}
	if s.Scale != nil {
		f = pictureFrame(f, s.Bounds, *s.Scale)
		if s.Mirrored {
			f.Mirror = table.MirrorOf(c.Settings, 2*s.Bounds.X+s.Bounds.W)
		}
	}
	if s.OnGround {
		f.Kit.On = table.GroundOf(c.Settings, look).Theme
	}
	if f.Rect.W == 0 {
		f.Rect = f.Window
	}
	return f
}

// pictureFrame returns the frame of a picture of a table, which fills a rectangle at a scale and is not mirrored.
func pictureFrame(f table.Frame, room stage.Rect, scale ui.Scale) table.Frame {
	f.Rect, f.Window, f.Mirror = room, room, table.Mirror{}
	f.Kit = &ui.Kit{Scale: scale, Fonts: f.Kit.Fonts}
	return f
}
