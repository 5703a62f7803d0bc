package table

import (
	"slices"
	"testing"

	"azulejo/engine"
)

// tableWithTiles is the plain table with some tiles on it.
type tableWithTiles struct {
	plain
	tiles []Piece
}

func (t tableWithTiles) Pieces(engine.Position) []Piece { return t.tiles }

// TestMarkerTopic checks that the help about the marker points at the marker in the centre, on a stack and at the seat that has it, and that there is none
// without a marker.
func TestMarkerTopic(t *testing.T) {
	for _, tiles := range [][]Piece{
		pieces(centre(), 0, 0, 2, 2, engine.Marker),
		pieces(supply(), 0, 0, 2, 2, engine.Marker),
		append(pieces(centre(), 0, 2), pieces(slot(engine.Keep, 1, 0, 0), engine.Marker)...),
	} {
		c := NewCast(plain{})
		c.Show(tiles)
		marker := c.actors[slices.IndexFunc(c.actors, func(a *Actor) bool { return a.Tile == engine.Marker })]
		topics := MarkerTopic(tableWithTiles{tiles: tiles}, nil, "marker")
		if len(topics) != 1 || topics[0].Rect != Around(0.05, marker.spot) {
			t.Errorf("%v is explained at %v, expected at %v", tiles, topics, marker.spot)
		}
	}
	if topics := MarkerTopic(tableWithTiles{tiles: pieces(centre(), 1)}, nil, "marker"); topics != nil {
		t.Errorf("a marker is explained that is not there: %v", topics)
	}
}
