package engine

// Cursor is a position in the current line of a match, after its first At moves. A cursor does not change the match, so several cursors can
// read the same one.
type Cursor struct {
	Match *Match
	At    int
}

// Position returns the position at the cursor. It never changes, and callers must not modify it.
func (c Cursor) Position() Position { return c.Match.At(c.At) }

// To returns a cursor after the first at moves of the same match.
func (c Cursor) To(at int) Cursor { return Cursor{c.Match, at} }
