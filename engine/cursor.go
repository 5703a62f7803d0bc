package engine

// Cursor is a moment of a match: the position after the first At moves of the line that the match follows. It changes nothing of the match, so that
// several cursors can look at one match.
type Cursor struct {
	Match *Match
	At    int
}

// Position returns the position at the cursor. It is never changed, and callers must not change it.
func (c Cursor) Position() Position { return c.Match.At(c.At) }

// To returns a cursor at another moment of the match.
func (c Cursor) To(at int) Cursor { return Cursor{c.Match, at} }
