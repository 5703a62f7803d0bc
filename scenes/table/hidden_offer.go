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
func (h HiddenOffer) Tile(_, _ int) Spot { return Spot{X: h.X, Y: h.Y} }

// InCentre implements Offer.
func (h HiddenOffer) InCentre(_, _ int) Spot { return Spot{X: h.X, Y: h.Y} }

// Pitch implements Offer.
func (h HiddenOffer) Pitch() float64 { return math.Inf(1) }

// Bounds implements Offer.
func (h HiddenOffer) Bounds() stage.Rect { return stage.Rect{X: h.X, Y: h.Y} }

// Stacked implements Offer.
func (h HiddenOffer) Stacked() bool { return true }

// Scenery implements Offer.
func (h HiddenOffer) Scenery(*Scenery, ui.Theme) {}

// Badge implements Offer. There are no badges.
func (h HiddenOffer) Badge(int, engine.Seat) Badge { return Badge{} }
