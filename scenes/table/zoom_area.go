package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

// ZoomArea is a part of the table that can be enlarged where it is too small to be hit.
type ZoomArea struct {
	// Name is what the part is called.
	Name string
	// Area is where a press enlarges it, Dish where it lies then, round, and Behind what is dimmed around it.
	Area, Dish, Behind stage.Rect
	// Open builds what is seen in the dish.
	Open func() Enlarged
}

// Enlarged is a part of the table as it is seen in the dish.
type Enlarged struct {
	Scenery *stage.Node
	Targets []Target
	// Anchor is where a tile of the part lies.
	Anchor func(engine.Place) Spot
}
