package table

import (
	"slices"
	"testing"

	"azulejo/engine"
)

// laid is the plain table with some tiles on it.
type laid struct {
	plain
	tiles []Piece
}

func (l laid) Pieces(engine.Position) []Piece { return l.tiles }

// TestMarkerIsExplainedWhereItLies: among tiles beside each other, among stacks, and where a seat keeps it.
func TestMarkerIsExplainedWhereItLies(t *testing.T) {
	for _, tiles := range [][]Piece{
		pieces(centre(), 0, 0, 2, 2, engine.Marker),
		pieces(supply(), 0, 0, 2, 2, engine.Marker),
		append(pieces(centre(), 0, 2), pieces(slot(engine.Keep, 1, 0, 0), engine.Marker)...),
	} {
		c := NewCast(plain{})
		c.Show(tiles)
		marker := c.actors[slices.IndexFunc(c.actors, func(a *Actor) bool { return a.Tile == engine.Marker })]
		topics := MarkerTopic(laid{tiles: tiles}, nil, "marker")
		if len(topics) != 1 || topics[0].Rect != Around(0.05, marker.spot) {
			t.Errorf("%v is explained at %v, expected at %v", tiles, topics, marker.spot)
		}
	}
	if topics := MarkerTopic(laid{tiles: pieces(centre(), 1)}, nil, "marker"); topics != nil {
		t.Errorf("a marker is explained that is not there: %v", topics)
	}
}
