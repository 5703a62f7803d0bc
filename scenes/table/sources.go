package table

import (
	"slices"

	"azulejo/engine"
)

// Sources are the factories and the centre of a position, each with the number that the rules give it.
type Sources struct {
	View interface {
		Factories() int
		Count(source int, c engine.Tile) int
		// Marker returns the seat that has the starting player marker, negative while it is in the centre.
		Marker() engine.Seat
	}
	Centre, Colours int
}

// At returns the place of a source.
func (s Sources) At(source int) engine.Place {
	if source == s.Centre {
		return engine.Place{Zone: engine.Centre}
	}
	return engine.Place{Zone: engine.Factory, Row: int8(source)}
}

// Number returns the number of the source at a place.
func (s Sources) Number(at engine.Place) int {
	if IsPlate(at) {
		return int(at.Row)
	}
	return s.Centre
}

// All returns the numbers of the factories and of the centre.
func (s Sources) All() (all []int) {
	for f := range s.View.Factories() {
		all = append(all, f)
	}
	return append(all, s.Centre)
}

// Pickable returns all tiles of a colour at a source.
func (s Sources) Pickable(source int, c engine.Tile) Pickable {
	return Pickable{From: s.At(source), Tile: c, Count: s.View.Count(source, c)}
}

// Pickables returns the heaps of all sources, by source and colour.
func (s Sources) Pickables() (all []Pickable) {
	for _, source := range s.All() {
		for c := range engine.Tile(s.Colours) {
			if h := s.Pickable(source, c); h.Count > 0 {
				all = append(all, h)
			}
		}
	}
	return all
}

// Pieces returns the tiles of all sources.
func (s Sources) Pieces() (all []Piece) {
	for _, source := range s.All() {
		all = AppendTiles(all, s.At(source), s.Colours, func(c engine.Tile) int { return s.View.Count(source, c) })
	}
	return all
}

// Contents returns what the offer shows. Where there are no tiles, as a round is over or about to begin, all factories are shown.
func (s Sources) Contents() OfferContents {
	t := OfferContents{Factories: s.View.Factories()}
	for _, h := range s.Pickables() {
		switch f := int(h.From.Row); {
		case !IsPlate(h.From):
			t.Stacks++
		case !slices.Contains(t.Shown, f):
			t.Shown = append(t.Shown, f)
		}
	}
	if len(t.Shown)+t.Stacks == 0 {
		t.Shown = s.All()[:t.Factories]
	}
	if s.View.Marker() < 0 {
		t.Stacks++
	}
	return t
}

// Topics returns topics for the factories that hold tiles, as others may be hidden, and for the centre. Their keys begin with key.
func (s Sources) Topics(look Look, margin float64, key string) (all []Topic) {
	for _, f := range s.Contents().Shown {
		all = append(all, Topic{Rect: PlateRect(look, s.At(f), margin), Key: key + ".factory"})
	}
	return append(all, Topic{Rect: PoolRect(look, s.At(s.Centre), 9, 0.1), Key: key + ".centre"})
}

// ByColour returns the values of a function for all colours.
func ByColour[T any](colours int, of func(engine.Tile) T) []T {
	all := make([]T, colours)
	for c := range all {
		all[c] = of(engine.Tile(c))
	}
	return all
}
