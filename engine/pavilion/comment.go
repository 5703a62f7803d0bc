package pavilion

import (
	"math/bits"
	"slices"

	"azulejo/engine"
	"azulejo/engine/tiles"
)

// Comment returns the comments for a seat on a move and its consequences.
func Comment(h *engine.Transition, s engine.Seat) engine.Comments {
	c := comments{h: h, seat: s, before: See(h.Before), after: See(h.After)}
	if c.after.Over() {
		return nil
	}
	if c.before.ToMove() == s {
		c.addOwnMove()
	}
	switch {
	case h.RoundOver():
		c.AddRound(5, h, s)
	case c.before.Marker() < 0 && c.after.Marker() >= 0 && c.after.Marker() != s:
		c.Add(0, engine.Place{Zone: engine.Keep, Seat: c.after.Marker()}, "comment.pavilion.marker-theirs", "player", c.after.Marker())
	case c.before.Taking() && c.after.Placing() && c.handSize() > 0:
		c.Add(6, handPlace(s), "comment.pavilion.placing")
	case slices.ContainsFunc(h.Events, func(e engine.Event) bool { return e.Kind == engine.Round }):
		c.addNewRound()
	}
	switch {
	case c.after.ToMove() != s:
	case c.after.Placing():
		c.addNearlyComplete()
	case c.after.Taking():
		c.addReply()
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

// handSize returns the number of tiles in the seat's hand after the move.
func (c *comments) handSize() int { return c.after.boards[c.seat].hand.total() }

// addOwnMove comments on a move of the seat itself.
func (c *comments) addOwnMove() {
	if t, ok := Taken(c.h.Move); ok {
		c.addTake(t)
	} else if l, ok := Placed(c.h.Move); ok {
		c.addPlace(l)
	} else if kept, ok := Passed(c.h.Move); ok {
		c.addPass(kept)
	}
}

// addTake comments on a turn of the taking phase.
func (c *comments) addTake(t Take) {
	if cost := c.before.MarkerCost(t); cost < 0 && -cost == c.before.Taken(t).Total() {
		c.Add(6, engine.Place{Zone: engine.Keep, Seat: c.seat}, "comment.pavilion.marker", "points", -cost)
	}
	if joker := c.before.Joker(); t.Colour != joker && c.before.Taken(t)[joker] > 0 {
		c.AddTiles(5, handPlace(c.seat), joker, "comment.pavilion.joker", "colour", ColourKey(joker))
	}
	c.Add(1, handPlace(c.seat), "comment.pavilion.waits")
}

// addPlace comments on a placement.
func (c *comments) addPlace(l Place) {
	at := spacePlace(c.seat, l.Space)
	g := c.before.Gain(l)
	if g.Tiles > 0 {
		c.AddNews(7, ornamentPlace(c.seat, g.Ornaments[0]), "comment.pavilion.ornament", "ornaments", len(g.Ornaments), "tiles", g.Tiles)
	}
	if g.Star > 0 {
		c.AddNews(8, at, "comment.pavilion.star", "points", g.Star)
	}
	c.addNumber(l.Space)
	if g.Run > 1 {
		c.Add(4, at, "comment.run", "points", g.Run)
	} else {
		c.Add(3, at, "comment.alone")
	}
	if l.Jokers > 0 {
		c.Add(5, at, "comment.pavilion.stand-in", "jokers", l.Jokers)
	}
	if cost := c.before.Cost(l.Space); cost > 1 {
		c.Add(4, at, "comment.pavilion.paid", "tiles", cost)
	}
	if c.handSize() > Corners && c.after.Round() < Rounds {
		c.Add(2, handPlace(c.seat), "comment.pavilion.limit", "tiles", Corners)
	}
}

// addNumber comments on a space that was the last one with its number.
func (c *comments) addNumber(space int) {
	n := c.before.Cost(space)
	if n <= maxScoringNumber && uncoveredOfNumber(c.after, c.seat, n) == 0 {
		c.AddNews(8, spacePlace(c.seat, space), "comment.pavilion.number", "number", n, "points", numberBonus(n))
	}
}

// uncoveredOfNumber returns the spaces with number n that a seat has not covered.
func uncoveredOfNumber(v View, s engine.Seat, n int) uint64 {
	return v.variant.numbered[n] &^ v.boards[s].covered
}

// addPass comments on the tiles kept and lost by a pass.
func (c *comments) addPass(kept Pile) {
	if lost := c.before.boards[c.seat].hand.total() - kept.Total(); lost > 0 && lost <= c.before.Score(c.seat) {
		c.Add(6, engine.Place{Zone: engine.Score, Seat: c.seat}, "comment.pavilion.lost", "tiles", lost)
	}
	if n := kept.Total(); n > 0 && !c.h.RoundOver() && c.before.Round() < Rounds {
		c.Add(5, engine.Place{Zone: engine.Corner, Seat: c.seat}, "comment.pavilion.kept", "tiles", n)
	}
}

// addNewRound comments on the joker colour of a new round, or on the start of the last round.
func (c *comments) addNewRound() {
	if c.after.Round() == Rounds {
		c.Add(9, engine.Place{Zone: engine.Score, Seat: c.seat}, "comment.pavilion.last")
		return
	}
	for f := range c.after.Factories() {
		if joker := c.after.Joker(); c.after.Count(f, joker) > 0 {
			c.AddTiles(0, tiles.SourcePlace(f), joker, "comment.pavilion.jokers", "colour", ColourKey(joker))
			return
		}
	}
}

// addReply warns of the best space that the next seat can pay for after one take. There is no warning in the first round, nor of a space that
// every move of the seat keeps it from paying for.
func (c *comments) addReply() {
	next := (c.seat + 1) % c.after.seats
	g, colour, ok := c.after.bestReplyGoal(next)
	if !ok || c.after.round == 1 || g.Run < engine.MinWarning || !c.after.canPayNext(next, colour, g.space) {
		return
	}
	moved := c.after.boards[c.seat] != See(c.h.Began).boards[c.seat]
	c.Warn(moved, spacePlace(next, g.space), "comment.pavilion.reply", "player", next, "colour", ColourKey(colour), "number", c.after.Cost(g.space), "points", g.Run)
}

// canPayNext reports whether the next seat can still pay for a space in colour c by one take of it after a move of the seat to move.
func (v View) canPayNext(next engine.Seat, c engine.Tile, space int) bool {
	return slices.ContainsFunc(v.Moves(nil), func(m engine.Move) bool {
		after := *v.Position
		after.take(m, nil)
		return after.phase == taking && after.chance == none && after.canPayAfterTake(next, c, space)
	})
}

// addNearlyComplete comments with weight 0 on stars, numbers and ornaments that lack one space, which the seat can still pay for.
func (c *comments) addNearlyComplete() {
	b := &c.after.boards[c.seat]
	for star := range Stars {
		free := fullRing &^ ring(b.covered, star)
		if space := Ring*star + bits.TrailingZeros8(free); bits.OnesCount8(free) == 1 && c.canStillPay(space) {
			c.addNearlyCompleteStar(b, space)
		}
	}
	for n := 1; n <= maxScoringNumber; n++ {
		free := uncoveredOfNumber(c.after, c.seat, n)
		if space := bits.TrailingZeros64(free); bits.OnesCount64(free) == 1 && c.canStillPay(space) {
			c.AddNews(0, spacePlace(c.seat, space), "comment.pavilion.near-number", "number", n, "points", numberBonus(n))
		}
	}
	for _, o := range ornaments {
		if c.after.Missing(c.seat, o) == 1 && c.after.supply.total() >= o.Bonus() && c.canStillPay(bits.TrailingZeros64(o.Spaces&^b.covered)) {
			c.Add(0, ornamentPlace(c.seat, o), "comment.pavilion.near-ornament", "tiles", o.Bonus())
		}
	}
}

// canStillPay reports whether the seat can pay for a space now, or in a later round with the tiles of the colour and the jokers of that round that are
// on no star.
func (c *comments) canStillPay(space int) bool {
	v := c.after
	if v.Affords(c.seat, space) {
		return true
	}
	for round := v.Round() + 1; round <= Rounds; round++ {
		joker := v.order[round-1]
		for set := v.boards[c.seat].openColours(v.variant, space/Ring); set != 0; set &= set - 1 {
			colour := lowestColour(set)
			paying := c.unplaced(colour)
			if colour != joker && paying > 0 {
				paying += c.unplaced(joker)
			}
			if paying >= v.Cost(space) {
				return true
			}
		}
	}
	return false
}

// unplaced returns the number of tiles of a colour that are on no star.
func (c *comments) unplaced(colour engine.Tile) int {
	n := perColour
	for s := range c.after.seats {
		n -= bits.OnesCount64(c.after.boards[s].byColour[colour])
	}
	return n
}

// addNearlyCompleteStar comments on the points for a star once its last space is covered.
func (c *comments) addNearlyCompleteStar(b *board, space int) {
	done := *b
	open := b.openColours(c.after.variant, space/Ring)
	done.coverSpace(space, lowestColour(open))
	c.AddNews(0, spacePlace(c.seat, space), "comment.pavilion.near-star", "points", done.starBonus(space/Ring))
}
