package pavilion

import (
	"math/bits"
	"slices"

	"azulejo/engine"
	"azulejo/engine/tiles"
)

// Comment lists what there is to say to a seat of what has happened.
func Comment(h *engine.Transition, s engine.Seat) engine.Comments {
	c := comments{h: h, seat: s, before: See(h.Before), after: See(h.After)}
	if c.after.Over() {
		return nil
	}
	if c.before.ToMove() == s {
		c.own()
	}
	switch {
	case h.RoundOver():
		c.AddRound(5, h, s)
	case c.before.Marker() < 0 && c.after.Marker() >= 0 && c.after.Marker() != s:
		c.Add(0, engine.Place{Zone: engine.Keep, Seat: c.after.Marker()}, "comment.marker-theirs")
	case c.before.Taking() && c.after.Placing() && c.hand() > 0:
		c.Add(6, handPlace(s), "comment.pavilion.placing")
	case slices.ContainsFunc(h.Events, func(e engine.Event) bool { return e.Kind == engine.Round }):
		c.joker()
	}
	if c.after.ToMove() == s && c.after.Placing() {
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

// hand is how many tiles the seat holds now.
func (c *comments) hand() int { return c.after.boards[c.seat].hand.total() }

// own comments on what the seat itself did.
func (c *comments) own() {
	if t, ok := Taken(c.h.Move); ok {
		c.take(t)
	} else if l, ok := Placed(c.h.Move); ok {
		c.place(l)
	} else if kept, ok := Passed(c.h.Move); ok {
		c.pass(kept)
	}
}

// take comments on a turn of the first phase.
func (c *comments) take(t Take) {
	if cost := c.before.MarkerCost(t); cost < 0 {
		c.Add(6, engine.Place{Zone: engine.Keep, Seat: c.seat}, "comment.pavilion.marker", "points", -cost)
	}
	if joker := c.before.Joker(); t.Colour != joker && c.before.Taken(t)[joker] > 0 {
		c.Add(5, handPlace(c.seat), "comment.pavilion.joker", "colour", ColourKey(joker))
	}
	c.Add(1, handPlace(c.seat), "comment.pavilion.waits")
}

// place comments on a tile laid on a star.
func (c *comments) place(l Place) {
	at := spacePlace(c.seat, l.Space)
	g := c.before.Gain(l)
	for _, o := range g.Ornaments {
		if g.Tiles > 0 {
			c.Add(7, ornamentPlace(c.seat, o), "comment.pavilion.ornament", "tiles", g.Tiles)
		}
	}
	if g.Star > 0 {
		c.Add(8, at, "comment.pavilion.star", "points", g.Star)
	}
	c.numbered(l.Space)
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
	if c.hand() > Corners {
		c.Add(2, handPlace(c.seat), "comment.pavilion.limit", "tiles", Corners)
	}
}

// numbered tells that a space was the last one of its number.
func (c *comments) numbered(space int) {
	n := c.before.Cost(space)
	if n <= mostNumber && lacking(c.after, c.seat, n) == 0 {
		c.Add(8, spacePlace(c.seat, space), "comment.pavilion.number", "number", n, "points", 4*n)
	}
}

// lacking is the set of spaces of a number that a seat has not covered.
func lacking(v View, s engine.Seat, n int) uint64 { return v.variant.numbered[n] &^ v.boards[s].taken }

// pass comments on what was kept and what was given up.
func (c *comments) pass(kept Pile) {
	if lost := c.before.boards[c.seat].hand.total() - kept.Total(); lost > 0 {
		c.Add(6, engine.Place{Zone: engine.Score, Seat: c.seat}, "comment.pavilion.lost", "tiles", lost)
	}
	if n := kept.Total(); n > 0 && !c.h.RoundOver() {
		c.Add(5, engine.Place{Zone: engine.Corner, Seat: c.seat}, "comment.pavilion.kept", "tiles", n)
	}
}

// joker tells of the colour of the jokers in a new round, and of the last round.
func (c *comments) joker() {
	if c.after.Round() == Rounds {
		c.Add(9, engine.Place{Zone: engine.Score, Seat: c.seat}, "comment.pavilion.last")
		return
	}
	for f := range c.after.Factories() {
		if c.after.Count(f, c.after.Joker()) > 0 {
			c.Add(0, tiles.SourcePlace(f), "comment.pavilion.jokers", "colour", ColourKey(c.after.Joker()))
			return
		}
	}
}

// near tells of sets that lack one space, in passing.
func (c *comments) near() {
	b := &c.after.boards[c.seat]
	for star := range Stars {
		if free := fullRing &^ ring(b.taken, star); bits.OnesCount8(free) == 1 {
			c.nearStar(b, Ring*star+bits.TrailingZeros8(free))
		}
	}
	for n := 1; n <= mostNumber; n++ {
		if free := lacking(c.after, c.seat, n); bits.OnesCount64(free) == 1 {
			c.Add(0, spacePlace(c.seat, bits.TrailingZeros64(free)), "comment.pavilion.near-number", "number", n, "points", 4*n)
		}
	}
	for _, o := range ornaments {
		if c.after.Missing(c.seat, o) == 1 {
			c.Add(0, ornamentPlace(c.seat, o), "comment.pavilion.near-ornament", "tiles", o.Bonus())
		}
	}
}

// nearStar tells what a star brings once its last space is covered.
func (c *comments) nearStar(b *board, space int) {
	done := *b
	open := b.open(c.after.variant, space/Ring)
	done.cover(space, lowest(open))
	c.Add(0, spacePlace(c.seat, space), "comment.pavilion.near-star", "points", done.starBonus(space/Ring))
}
