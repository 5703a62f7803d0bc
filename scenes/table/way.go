package table

import "azulejo/engine"

// Way is where a player picks up the tiles of a move and where they are dropped, in stage pixels; ok is false for a move that
// nobody makes by hand.
func Way(t Table, pos engine.Position, m engine.Move) (x0, y0, x1, y1 float64, ok bool) {
	grip, at := t.Grasp(pos, m)
	cast := NewCast(t)
	cast.Show(t.Pieces(pos, nil))
	held := cast.Held(grip, nil)
	for _, z := range t.Zones(pos) {
		if z.Place == at && len(held) > 0 {
			s := held[0].Spot()
			return s.X, s.Y, z.Rect.X + z.Rect.W/2, z.Rect.Y + z.Rect.H/2, true
		}
	}
	return 0, 0, 0, 0, false
}
