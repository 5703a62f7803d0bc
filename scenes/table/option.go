package table

import "azulejo/engine"

// Option is a move of the seat to move as it is made by hand.
type Option struct {
	From Pickable     // what is picked up
	To   engine.Place // the target that it is dropped at
	// Price lists the tiles that the move costs, which distinguish it from other moves at its target; nil where there is one way only.
	Price []engine.Tile
	// Pieces are the tiles as the move puts them down.
	Pieces []Piece
	// Aim is where a move that costs tiles places one, in few words.
	Aim string
	// Scored is the tile of the move on the wall as it will score when the round ends, nil where none will.
	Scored *ScoredTile
}

// ScoredTile is a tile with what it scores.
type ScoredTile struct {
	engine.Scored
	Tile engine.Tile
}

// Placed returns the pieces that stay on the table.
func (o *Option) Placed() (all []Piece) {
	for _, p := range o.Pieces {
		if !p.Place.Zone.Sink() {
			all = append(all, p)
		}
	}
	return all
}

// multiPicker is implemented by tables with moves that are put together from several picks.
type multiPicker interface {
	// MultiPick returns the move that is put together in a position, or nil.
	MultiPick(pos engine.Position) *MultiPick
}

// MultiPickOf returns the move that is put together from picks in a position, nil where every move is made at once.
func MultiPickOf(t Handling, pos engine.Position) *MultiPick {
	if m, ok := t.(multiPicker); ok {
		return m.MultiPick(pos)
	}
	return nil
}

// enlarger is implemented by tables with parts that may be too small for their targets to be hit.
type enlarger interface {
	// ZoomAreas returns the parts that have to be enlarged, in the order in which one turns to the next.
	ZoomAreas(pos engine.Position) []ZoomArea
}

// ZoomAreasOf returns the parts of a table that have to be enlarged for their targets to be hit, none where all are large enough.
func ZoomAreasOf(t Handling, pos engine.Position) []ZoomArea {
	if e, ok := t.(enlarger); ok {
		return e.ZoomAreas(pos)
	}
	return nil
}
