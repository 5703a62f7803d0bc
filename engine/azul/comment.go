package azul

import (
	"math/bits"
	"slices"

	"azulejo/engine"
)

// Comment returns the comments for a seat on a move and its consequences.
func Comment(h *engine.Transition, s engine.Seat) engine.Comments {
	c := comments{h: h, seat: s, before: See(h.Before), after: See(h.After)}
	t, taken := Taken(h.Move)
	switch {
	case c.after.Over():
		return nil
	case taken:
		c.addTake(t)
	}
	c.addScoring()
	if h.RoundOver() {
		c.addRoundEnd()
	}
	if c.after.ToMove() == s && c.after.phase == offer {
		c.addReply()
		c.addNearlyComplete()
	}
	return c.Comments
}

// comments collects the comments for a seat.
type comments struct {
	engine.Comments
	h             *engine.Transition
	seat          engine.Seat
	before, after View
}

// addTake comments on a turn of the factory offer.
func (c *comments) addTake(t Take) {
	own := c.before.turn == c.seat
	if own {
		c.addFall(t) // also with the last take of a round, which nothing announces if it is forced
	}
	if c.after.phase != offer || c.after.dealing {
		return
	}
	c.addGameEnd(own, t)
	c.addUnfillable(own, t)
	if own {
		c.addOwnTake(t)
	} else if c.before.Gain(t.Move()).Marker && !c.after.LastRound() {
		c.Add(0, c.before.markerPlace(), "comment.marker-theirs", "player", c.before.turn)
	}
}

// addFall comments on the tiles that fell to the floor line when the seat took tiles. The weight is the greatest, so that a player learns of it at once.
func (c *comments) addFall(t Take) {
	g, had := c.before.Gain(t.Move()), int(c.before.boards[c.seat].floorLen)
	now := had + g.ToFloor
	if g.Marker {
		had = min(had+1, FloorSpaces)
	}
	if n := now - had; n > 0 {
		c.Add(10, floorPlace(c.seat, now-1), "comment.azul.fell", "tiles", n, "points", -int(floorSum[now]-floorSum[had]))
		c.Comments[len(c.Comments)-1].WithScore = true
	}
}

// addOwnTake comments on the tiles that the seat itself took.
func (c *comments) addOwnTake(t Take) {
	g := c.before.Gain(t.Move())
	if g.Marker && !c.after.LastRound() {
		c.Add(5, c.before.markerPlace(), "comment.azul.marker")
	}
	switch {
	case t.Line == FloorLine:
	case g.Complete && g.Points == 0: // no space for its tile on the grey wall
	case g.Complete:
		c.Add(4, linePlace(c.seat, t.Line, 0), "comment.azul.full", "line", t.Line+1)
	case c.before.boards[c.seat].line[t.Line] == 0:
		c.Add(3, linePlace(c.seat, t.Line, 0), "comment.azul.only", "line", t.Line+1, "colour", ColourKey(t.Colour))
	default:
		c.Add(2, linePlace(c.seat, t.Line, 0), "comment.azul.lacks", "line", t.Line+1, "tiles", g.Missing)
	}
}

// addGameEnd comments on a take that fills a line whose tile will or can complete a row when the round is scored, which ends the game.
func (c *comments) addGameEnd(own bool, t Take) {
	s := c.before.turn
	b := &c.after.boards[s]
	if t.Line == FloorLine || !b.full(t.Line) || c.before.LastRound() {
		return
	}
	rows, at := b.completions(c.after.variant), linePlace(s, t.Line, 0)
	if free := rowMask(t.Line) &^ b.wall; !own && free != 0 {
		at = spacePlace(s, bits.TrailingZeros32(free))
	}
	certain, possible := rows.all>>(5*t.Line)&1 == 1, rows.some>>(5*t.Line)&1 == 1
	switch {
	case certain && own:
		c.AddNews(9, at, "comment.azul.last", "line", t.Line+1)
	case certain:
		c.AddNews(9, at, "comment.azul.last-theirs", "player", s, "row", t.Line+1)
	case possible && own:
		c.AddNews(9, at, "comment.azul.can-end", "line", t.Line+1)
	case possible:
		c.AddNews(9, at, "comment.azul.can-end-theirs", "player", s, "row", t.Line+1)
	}
}

// addUnfillable comments on lines of the seat that can no longer be filled in this round because of the take. After
// another player's take the comment has weight 0.
func (c *comments) addUnfillable(own bool, t Take) {
	weight := 0
	if own {
		weight = 2
	}
	was, now := &c.before.boards[c.seat], &c.after.boards[c.seat]
	for r := range FloorLine {
		if was.colour[r] == t.Colour && was.fillable(r, c.before) && !now.full(r) && !now.fillable(r, c.after) {
			c.AddNews(weight, linePlace(c.seat, r, 0), "comment.azul.late", "line", r+1, "colour", ColourKey(t.Colour))
		}
	}
}

// fillable reports whether line r has tiles and the offer has enough to fill it.
func (b *board) fillable(r int, v View) bool {
	return b.line[r] > 0 && offered(v.Position).of(b.colour[r]) >= r+1-int(b.line[r])
}

// addScoring comments on wall tiling and on the floor line.
func (c *comments) addScoring() {
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
			c.addCompleteSet(e)
		case e.Kind == engine.Slide && e.From.Zone == engine.Line && e.To.Zone == engine.Floor:
			c.AddNews(7, linePlace(c.seat, int(e.From.Row), 0), "comment.azul.fits-not", "line", int(e.From.Row)+1)
		}
	}
	c.addBestTile(&best)
}

// addBestTile comments on the tile that scored most.
func (c *comments) addBestTile(s *engine.Scored) {
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

// addCompleteSet comments on a complete column or colour.
func (c *comments) addCompleteSet(e engine.Event) {
	switch e.Source {
	case engine.FromColumns:
		c.AddNews(8, e.To, "comment.azul.column", "column", int(e.To.Col)+1)
	case engine.FromColours:
		if colour, ok := c.after.Wall(c.seat, int(e.To.Row), int(e.To.Col)); ok {
			c.AddNews(8, e.To, "comment.azul.colour", "colour", ColourKey(colour))
		}
	}
}

// addRoundEnd comments on the score of the round, and on the lines and the wall after it.
func (c *comments) addRoundEnd() {
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

// addReply warns of the line that the next seat can fill for the most points. There is no warning in the first round, nor of a line that
// every move of the seat keeps it from filling.
func (c *comments) addReply() {
	next := (c.seat + 1) % c.after.seats
	points, line := c.after.bestFinish(next, anyColour)
	if c.after.round == 1 || points < engine.MinWarning || !c.after.canFillNext(next, line, points) {
		return
	}
	moved := c.after.boards[c.seat] != See(c.h.Began).boards[c.seat]
	c.Warn(moved, linePlace(next, line, 0), "comment.azul.reply", "player", next, "line", line+1, "points", points)
}

// canFillNext reports whether the next seat can still fill a line for some points after a move of the seat to move.
func (v View) canFillNext(next engine.Seat, line, points int) bool {
	return slices.ContainsFunc(v.Moves(nil), func(m engine.Move) bool {
		after := *v.Position
		after.take(m, nil)
		return after.phase == offer && !after.dealing && slices.ContainsFunc(after.Moves(nil), func(reply engine.Move) bool {
			t, _ := Taken(reply)
			return t.Line == line && See(&after).Gain(reply).Points >= points
		})
	})
}

// addNearlyComplete comments with weight 0 on columns, colours and rows that lack one tile that can still come.
func (c *comments) addNearlyComplete() {
	b, v := &c.after.boards[c.seat], c.after.variant
	for col := range 5 {
		c.addLastSpace(firstColumn<<col&^b.wall, func(r int) (colours uint8) {
			for colour := range engine.Tile(Colours) {
				if b.byColour[colour]&rowMask(r) == 0 {
					colours |= uint8(b.fits(v, r, colour)>>col&1) << colour
				}
			}
			return colours
		}, "comment.azul.near-column", "column", col+1)
	}
	for colour, spaces := range b.byColour {
		if bits5(spaces) == 4 {
			only := func(int) uint8 { return 1 << colour }
			c.addLastSpace(c.spacesFor(b, engine.Tile(colour)), only, "comment.azul.near-colour", "colour", ColourKey(engine.Tile(colour)))
		}
	}
	if _, ends := c.after.Ending(); ends {
		return
	}
	for r := range 5 {
		c.addLastSpace(rowMask(r)&^b.wall, func(r int) (colours uint8) {
			free := rowMask(r) &^ b.wall >> (5 * r)
			for colour := range engine.Tile(Colours) {
				if b.byColour[colour]&rowMask(r) == 0 && b.fits(v, r, colour)&free != 0 {
					colours |= 1 << colour
				}
			}
			return colours
		}, "comment.azul.near-row", "row", r+1)
	}
}

// addLastSpace comments with weight 0 on the space of a mask, if the mask has only one and a tile of one of the colours for its row can still come.
func (c *comments) addLastSpace(free uint32, coloursFor func(row int) uint8, code string, values ...any) {
	if bits5(free) != 1 {
		return
	}
	at := bits.TrailingZeros32(free)
	for set := coloursFor(at / 5); set != 0; set &= set - 1 {
		if c.canStillPlace(at/5, engine.Tile(bits.TrailingZeros8(set))) {
			c.AddNews(0, spacePlace(c.seat, at), code, values...)
			return
		}
	}
}

// canStillPlace reports whether the seat, which is to move, can still fill a line with a colour: in a later round if the game need not end with this
// one, or else now.
func (c *comments) canStillPlace(line int, colour engine.Tile) bool {
	b := &c.after.boards[c.seat]
	switch {
	case b.full(line) && b.colour[line] == colour: // the tile is on its way
		return false
	case c.after.LastRound():
		return c.after.canFillInRound(line, colour)
	}
	left := perColour
	for s := range c.after.seats {
		left -= bits.OnesCount32(c.after.boards[s].byColour[colour])
	}
	return left > line
}

// canFillInRound reports whether the seat to move can fill a line with a colour in this round, if it takes nothing else and the others leave it the
// tiles and, where they can, bring them together in the centre.
func (v View) canFillInRound(line int, colour engine.Tile) bool {
	p, s := *v.Position, v.turn
	for p.phase == offer && !p.dealing {
		next, most := engine.NoMove, -1
		for _, m := range p.Moves(nil) {
			t, _ := Taken(m)
			n, score := p.source[t.Source].of(t.Colour), 0
			switch {
			case p.turn == s && t.Line == line && t.Colour == colour:
				score = n
			case p.turn == s:
				continue
			case t.Colour == colour:
				score = 10 - n
			default:
				score = 100 + p.source[t.Source].of(colour)
			}
			if t.Line == line && t.Colour == colour && p.turn == s && See(&p).Gain(m).Complete {
				return true
			}
			if score > most {
				next, most = m, score
			}
		}
		if most < 0 {
			return false
		}
		p.take(next, nil)
	}
	return false
}

// spacesFor returns the spaces that accept a colour in the rows without it.
func (c *comments) spacesFor(b *board, colour engine.Tile) (free uint32) {
	for r := range 5 {
		if b.byColour[colour]&rowMask(r) == 0 {
			free |= b.fits(c.after.variant, r, colour) << (5 * r)
		}
	}
	return free
}
