package board

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Setup is how a screen lays the board out.
type Setup struct {
	Position engine.Position // whose tiles need room; nil gives all places of the table room
	Viewer   engine.Seat     // whose board is large
	Seats    int
	Room     stage.Rect // of the window; the zero value is all of it
	Ground   bool       // text is drawn on the ground of the settings, not on that of the table
	// Scale, if set, makes the table a picture: it fills Room, is drawn at this scale and is not mirrored.
	Scale *ui.Scale
	// Narrow returns a smaller part of the window for the table where the rooms that it leaves in Room do not suffice; nil keeps Room.
	Narrow func(table.Areas) (stage.Rect, bool)
}

// Frame returns the frame of a table, or of a picture of one, in the window of a screen.
func Frame(c *game.Context, look table.Look, s Setup) table.Frame {
	f := table.Frame{
		Rect: s.Room, Window: stage.Rect{W: c.W, H: c.H}, Kit: table.Kit(c.Kit(), c.W, c.H), Words: c.Words, Seats: s.Seats, Viewer: s.Viewer,
		Shown: s.Position, Still: c.Settings.ReducedMotion, Mirror: table.MirrorOf(c.Settings, c.W), Lettered: c.Settings.Letters,
	}
	if s.Scale != nil {
		f = picture(f, s.Room, *s.Scale)
	}
	if s.Ground {
		f.Kit.On = table.GroundOf(c.Settings, look).Theme
	}
	if f.Rect.W == 0 {
		f.Rect = f.Window
	}
	return f
}

// picture returns the frame of a picture of a table: it fills a room, is drawn at a scale and is not mirrored.
func picture(f table.Frame, room stage.Rect, scale ui.Scale) table.Frame {
	f.Rect, f.Window, f.Mirror = room, room, table.Mirror{}
	f.Kit = &ui.Kit{Scale: scale, Fonts: f.Kit.Fonts}
	return f
}
