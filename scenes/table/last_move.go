package table

import (
	"slices"

	"azulejo/engine"
)

// LastMove is the last move of a seat: where its tiles came from and where it placed them.
type LastMove struct {
	From, To engine.Place
	// Vacated are the slots of a factory or a line that the move emptied. In other sources the remaining tiles close up.
	Vacated []Slot
	// Placed are the tiles at the places where the move put them; none for a pass that keeps no tiles.
	Placed []Piece
}

// Slot is the I-th of N tiles at a place.
type Slot struct {
	Place engine.Place
	I, N  int
}

// NewLastMove returns the marks of a move that was made in a position.
func NewLastMove(t Table, before engine.Position, m engine.Move) *LastMove {
	if d := MultiPickOf(t, before); d != nil {
		if picks := d.Picks(m); picks != nil {
			return &LastMove{From: d.From, To: d.To, Placed: piecesAt(d.To, picks)}
		}
	}
	o := t.Option(before, m)
	g, to := o.From, o.To
	l := &LastMove{From: g.From, To: to, Placed: o.Pieces}
	tiles := append(slices.Repeat([]engine.Tile{g.Tile}, g.Count), slices.Repeat([]engine.Tile{g.Extra}, g.Extras)...)
	if l.Placed == nil {
		l.Placed = piecesAt(to, tiles)
	}
	switch {
	case IsPlate(g.From):
		l.Vacated = slots(t.Pieces(before), g.From, tiles)
	case g.From.Zone.Joined():
		for i := range g.Count {
			at := g.From
			at.Col = int8(i)
			l.Vacated = append(l.Vacated, Slot{at, 0, 1})
		}
	}
	return l
}

// piecesAt returns tiles at one place.
func piecesAt(p engine.Place, tiles []engine.Tile) (all []Piece) {
	for _, t := range tiles {
		all = append(all, Piece{p, t})
	}
	return all
}

// slots returns the slots of some tiles of a pool, which is ordered by colour.
func slots(pieces []Piece, from engine.Place, tiles []engine.Tile) (all []Slot) {
	var pool []engine.Tile
	for _, p := range pieces {
		if SamePool(p.Place, from) {
			pool = append(pool, p.Tile)
		}
	}
	slices.Sort(pool)
	for i, t := range pool {
		if at := slices.Index(tiles, t); at >= 0 {
			tiles = slices.Delete(slices.Clone(tiles), at, at+1)
			all = append(all, Slot{from, i, len(pool)})
		}
	}
	return all
}
