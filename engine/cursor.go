package engine

// Cursor is a position in the current line of a match, after its first At moves. A cursor does not change the match, so several cursors can
// read the same one.
type Cursor struct {
	Match *Match
	At    int
}

// Position returns the position at the cursor. It never changes, and callers must not modify it.
func (c Cursor) Position() Position { return c.Match.At(c.At) }

// Over is Match.Over at the cursor.
func (c Cursor) Over() bool { return c.Endless() || c.Position().Over() }

// Endless is Match.Endless at the cursor.
func (c Cursor) Endless() bool { return c.Match.current.stall.Endless(c.At) }

// Winners is Match.Winners at the cursor.
func (c Cursor) Winners(dst []Seat) []Seat {
	p := c.Position()
	if !c.Endless() {
		return p.Winners(dst)
	}
	for s := range Seat(p.Seats()) {
		dst = append(dst, s)
	}
	return dst
}

// To returns a cursor after the first at moves of the same match.
func (c Cursor) To(at int) Cursor { return Cursor{c.Match, at} }
