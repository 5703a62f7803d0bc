package azul

import (
	"math/bits"

	"azulejo/engine"
)

// Comment lists what there is to say to a seat of what has happened.
func Comment(h *engine.Transition, s engine.Seat) engine.Comments {
	c := comments{h: h, seat: s, before: See(h.Before), after: See(h.After)}
	t, taken := Taken(h.Move)
	switch {
	case c.after.Over():
		return nil
	case taken:
		c.take(t)
	}
	c.scored()
	if h.RoundOver() {
		c.round()
	}
	if c.after.ToMove() == s && c.after.phase == offer {
		c.near()
	}
	return c.Comments
}

// comments are collected for a seat.
type comments struct {
	engine.Comments
	h             *engine.Transition
	seat          engine.Seat
	before, after View
}

// take comments on a turn of the factory offer.
func (c *comments) take(t Take) {
	own := c.before.turn == c.seat
	if c.after.phase != offer || c.after.dealing {
		return
	}
	c.last(own, t)
	c.late(own, t)
	if own {
		c.taken(t)
	} else if c.before.Gain(t.Move()).Marker {
		c.Add(0, c.before.markerPlace(), "comment.marker-theirs")
	}
}

// taken comments on the tiles that the seat itself took.
func (c *comments) taken(t Take) {
	g := c.before.Gain(t.Move())
	had := c.before.boards[c.seat].floorLen
	if g.Marker {
		c.Add(5, c.before.markerPlace(), "comment.azul.marker")
		had = min(had+1, FloorSpaces)
	}
	now := c.after.boards[c.seat].floorLen
	if n := int(now - had); n > 0 {
		c.Add(6, floorPlace(c.seat, int(now)-1), "comment.azul.fell", "tiles", n, "points", -int(floorSum[now]-floorSum[had]))
	}
	switch {
	case t.Line == FloorLine:
	case g.Complete:
		c.Add(4, linePlace(c.seat, t.Line, 0), "comment.azul.full", "line", t.Line+1)
	case c.before.boards[c.seat].line[t.Line] == 0:
		c.Add(3, linePlace(c.seat, t.Line, 0), "comment.azul.only", "line", t.Line+1, "colour", ColourKey(t.Colour))
	default:
		c.Add(2, linePlace(c.seat, t.Line, 0), "comment.azul.lacks", "line", t.Line+1, "tiles", g.Missing)
	}
}

// last tells that a line that is full now will complete a row, and so end the game.
func (c *comments) last(own bool, t Take) {
	s := c.before.turn
	b := &c.after.boards[s]
	if t.Line == FloorLine || !b.full(t.Line) || bits5(b.wall&rowMask(t.Line)) != 4 {
		return
	}
	if at := linePlace(s, t.Line, 0); own {
		c.Add(9, at, "comment.azul.last", "line", t.Line+1)
	} else {
		c.Add(9, at, "comment.azul.last-theirs", "row", t.Line+1)
	}
}

// late tells of the lines of the seat that cannot be filled in this round any more since a take just now; of another's in passing.
func (c *comments) late(own bool, t Take) {
	weight := 0
	if own {
		weight = 2
	}
	was, now := &c.before.boards[c.seat], &c.after.boards[c.seat]
	for r := range FloorLine {
		if was.colour[r] == t.Colour && was.fillable(r, c.before) && !now.full(r) && !now.fillable(r, c.after) {
			c.Add(weight, linePlace(c.seat, r, 0), "comment.azul.late", "line", r+1, "colour", ColourKey(t.Colour))
		}
	}
}

// fillable reports whether enough tiles for a line that is begun lie on the table.
func (b *board) fillable(r int, v View) bool {
	return b.line[r] > 0 && offered(v.Position).of(b.colour[r]) >= r+1-int(b.line[r])
}

// scored comments on the tiles that went to the wall, and on the floor line.
func (c *comments) scored() {
	best := engine.Scored{}
	for _, e := range c.h.Events {
		switch {
		case e.Seat != c.seat:
		case e.Kind == engine.Count && e.Source == engine.FromWall:
			if s, _ := engine.ScoredIn(c.h.Events, e.From); s.Points > best.Points {
				best = s
			}
		case e.Kind == engine.Count && e.Source == engine.FromFloor && e.Points < 0:
			c.Add(5, e.From, "comment.azul.floor", "points", -int(e.Points))
		case e.Kind == engine.Complete:
			c.complete(e)
		case e.Kind == engine.Slide && e.From.Zone == engine.Line && e.To.Zone == engine.Floor:
			c.Add(7, e.To, "comment.azul.fits-not", "line", int(e.From.Row)+1)
		}
	}
	c.sum(&best)
}

// sum tells why the tile that scored most did so.
func (c *comments) sum(s *engine.Scored) {
	across, down := len(s.Across), len(s.Down)
	switch {
	case s.Points == 0:
	case across > 1 && down > 1:
		c.Add(5, s.At, "comment.azul.sum", "rowTiles", across, "columnTiles", down, "points", s.Points)
	case s.Points > 1:
		c.Add(4, s.At, "comment.run", "points", s.Points)
	default:
		c.Add(3, s.At, "comment.alone")
	}
}

// complete tells of a row, a column or a colour that is complete.
func (c *comments) complete(e engine.Event) {
	switch e.Source {
	case engine.FromColumns:
		c.Add(8, e.To, "comment.azul.column", "column", int(e.To.Col)+1)
	case engine.FromColours:
		if colour, ok := c.after.Wall(c.seat, int(e.To.Row), int(e.To.Col)); ok {
			c.Add(8, e.To, "comment.azul.colour", "colour", ColourKey(colour))
		}
	}
}

// round comments on what a round has brought, and on what stays.
func (c *comments) round() {
	c.AddRound(3, c.h, c.seat)
	now, was := &c.after.boards[c.seat], &See(c.h.Began).boards[c.seat]
	for r := range now.line {
		if now.line[r] > 0 {
			c.Add(2, linePlace(c.seat, r, 0), "comment.azul.stays", "line", r+1)
		}
		if set := (now.wall &^ was.wall) & rowMask(r); set != 0 {
			at := bits.TrailingZeros32(set)
			c.Add(2, spacePlace(c.seat, at), "comment.azul.closed", "row", r+1, "colour", ColourKey(now.tileAt(r, at%5)))
		}
	}
}

// near tells of sets that lack one tile, in passing.
func (c *comments) near() {
	b := &c.after.boards[c.seat]
	for col := range 5 {
		c.oneLeft(firstColumn<<col&^b.wall, "comment.azul.near-column", "column", col+1)
	}
	for colour, hue := range b.hue {
		if bits5(hue) == 4 {
			c.oneLeft(c.lacking(b, engine.Tile(colour)), "comment.azul.near-colour", "colour", ColourKey(engine.Tile(colour)))
		}
	}
	for r := range 5 {
		c.oneLeft(rowMask(r)&^b.wall, "comment.azul.near-row", "row", r+1)
	}
}

// oneLeft tells in passing of a space, if no other is free.
func (c *comments) oneLeft(free uint32, code string, values ...any) {
	if bits5(free) == 1 {
		c.Add(0, spacePlace(c.seat, bits.TrailingZeros32(free)), code, values...)
	}
}

// lacking is the spaces that take a colour of which four tiles lie on the wall.
func (c *comments) lacking(b *board, colour engine.Tile) (free uint32) {
	for r := range 5 {
		if b.hue[colour]&rowMask(r) == 0 {
			free |= b.fits(c.after.variant, r, colour) << (5 * r)
		}
	}
	return free
}
