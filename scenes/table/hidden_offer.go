package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// HiddenOffer is an offer that is not shown. Tiles move from it and to it at a point.
type HiddenOffer struct{ X, Y float64 }

// Tile implements Offer.
func (o HiddenOffer) Tile(_, _ int) Spot { return Spot{X: o.X, Y: o.Y} }

// InCentre implements Offer.
func (o HiddenOffer) InCentre(_, _ int) Spot { return Spot{X: o.X, Y: o.Y} }

// Pitch implements Offer.
func (o HiddenOffer) Pitch() float64 { return math.Inf(1) }

// Bounds implements Offer.
func (o HiddenOffer) Bounds() stage.Rect { return stage.Rect{X: o.X, Y: o.Y} }

// Stacked implements Offer.
func (o HiddenOffer) Stacked() bool { return true }

// Scenery implements Offer.
func (o HiddenOffer) Scenery(*stage.Node, ui.Theme) {}

// Badge implements Offer. There are no badges.
func (o HiddenOffer) Badge(int, engine.Seat) Badge { return Badge{} }
