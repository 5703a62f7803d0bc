package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

// ZoomArea is an area of the table that has to be enlarged for its targets to be hit.
type ZoomArea struct {
	// Name is the name of the area for players.
	Name string
	// Area is where a press enlarges it, Zoomed the circle that then shows it, and Behind what is dimmed around it.
	Area, Zoomed, Behind stage.Rect
	// Build builds the enlarged area.
	Build func() Enlarged
}

// Enlarged is an enlarged area of the table.
type Enlarged struct {
	Scenery *stage.Node
	Targets []Target
	// Anchor returns the spot of a tile of the area.
	Anchor func(engine.Place) Spot
}
