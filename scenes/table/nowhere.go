package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Nowhere is an offer that is not shown: what lies there comes from a point and goes to it.
type Nowhere struct{ X, Y float64 }

// Tile implements Offer.
func (o Nowhere) Tile(_, _ int) Spot { return Spot{X: o.X, Y: o.Y} }

// InCentre implements Offer.
func (o Nowhere) InCentre(_, _ int) Spot { return Spot{X: o.X, Y: o.Y} }

// Pitch implements Offer.
func (o Nowhere) Pitch() float64 { return math.Inf(1) }

// Room implements Offer.
func (o Nowhere) Room() stage.Rect { return stage.Rect{X: o.X, Y: o.Y} }

// Scenery implements Offer.
func (o Nowhere) Scenery(*stage.Node, ui.Theme) {}

// Badge implements Offer: there is none.
func (o Nowhere) Badge(int, engine.Seat) Badge { return Badge{} }
