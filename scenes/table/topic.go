package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

// Topic is something on the table that can be explained: its rectangle, and the locale key of the explanation with its arguments, alternately a name
// and a value.
type Topic struct {
	Rect   stage.Rect
	Key    string
	Values []any
}

// Around returns the rectangle around the tiles at some spots, with a margin as a fraction of their size.
func Around(margin float64, spots ...Spot) (r stage.Rect) {
	for _, s := range spots {
		half := s.Size * (0.5 + margin)
		r = r.Union(stage.Rect{X: s.X - half, Y: s.Y - half, W: 2 * half, H: 2 * half})
	}
	return r
}

// TopicAt returns the smallest topic at a point, or nil.
func TopicAt(all []Topic, x, y float64) (found *Topic) {
	for i := range all {
		t := &all[i]
		if t.Rect.Contains(x, y) && (found == nil || t.Rect.W*t.Rect.H < found.Rect.W*found.Rect.H) {
			found = t
		}
	}
	return found
}

// PoolRect returns the rectangle around n tiles of a pool, with a margin as a fraction of their size.
func PoolRect(t Look, p engine.Place, n int, margin float64) stage.Rect {
	spots := make([]Spot, n)
	for i := range spots {
		spots[i] = t.Anchor(p, i, n)
	}
	return Around(margin, spots...)
}

// MarkerTopic returns the topic of the starting player marker, or none if the marker is not on the table.
func MarkerTopic(t Look, pos engine.Position, key string) []Topic {
	c := NewCast(t)
	c.Show(t.Pieces(pos))
	for _, a := range c.actors {
		if a.Tile == engine.Marker {
			return []Topic{{Rect: Around(0.05, a.spot), Key: key}}
		}
	}
	return nil
}
