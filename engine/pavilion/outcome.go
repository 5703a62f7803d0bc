package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// The topics of arguments and facts. Those of spaces, stars, numbers and ornaments have their index.
const (
	aboutSpace      = "space"       // a tile on a space
	aboutCover      = "cover"       // a tile on a space that costs much
	aboutOrnament   = "ornament"    // a surrounded ornament
	aboutStar       = "star"        // a complete star
	aboutStarPart   = "star-part"   // the tiles on a star
	aboutStarCost   = "star-cost"   // the tiles that the open spaces of a star cost
	aboutNumber     = "number"      // all spaces of a number
	aboutNumberPart = "number-part" // the tiles on spaces of a number
	aboutNear       = "near"        // an ornament that lacks one or two tiles
	aboutPlacing    = "placing"     // the points of all tiles placed
	aboutKept       = "kept"        // the tiles kept
	aboutKeptJokers = "kept-jokers" // the jokers of the next round among them
	aboutLost       = "lost"        // the cost of tiles that were not kept and of the marker
	aboutStart      = "start"       // the start of the next round
	aboutRounds     = "rounds"      // the rounds that are left
)

// own returns a topic of the seat on turn.
func (v View) own(kind string, index int) engine.Topic {
	return engine.Topic{Kind: kind, Seat: v.turn, Index: index}
}

// bonusTileWorth is a rough value, in points, of a bonus tile in addition to the points of the tile that it pays for.
const bonusTileWorth = 1.5

// Outcome returns what a line of moves leaves each seat with at the end of its round. The line reaches it.
func Outcome(pos engine.Position, line []engine.Move) engine.Outcome {
	first := engine.FactsOf(pos, line[:min(1, len(line))])
	c := collect(engine.FactsOf(pos, line), See(first.End))
	if len(line) > 0 {
		c.Outcome.MarkGradual(collect(first, See(first.End)).Outcome)
		for i := range c.Outcome {
			if f := &c.Outcome[i]; f.Kind == aboutStarPart && f.Sum == 1 && f.Gradual { // one tile is no plan
				f.Own = nil
			}
		}
	}
	if !c.Over() {
		f := engine.Fact{Shared: true}
		c.Add(aboutStart, c.start, 0, f.Told("why.marker", "why.marker-reply", "why.marker-misses", "player", c.start))
	}
	return c.Outcome
}

// collector collects the facts about the view's position, which is the end of a line.
type collector struct {
	View
	before, first View // before the line, and after its first move
	engine.Facts
}

// collect adds the facts about the boards at the end of a line, whose first move leads to the given position.
func collect(f engine.Facts, first View) *collector {
	c := &collector{View: See(f.End), before: See(f.Before), first: first, Facts: f}
	for s := range c.seats {
		c.addSpaces(s)
		c.addOrnaments(s)
		c.addSets(s)
		c.addCovered(s)
		c.addTotals(s)
	}
	return c
}

// addSpaces adds the tiles that a seat has placed.
func (c *collector) addSpaces(s engine.Seat) {
	for set := c.boards[s].covered &^ c.before.boards[s].covered; set != 0; set &= set - 1 {
		at := bits.TrailingZeros64(set)
		if scored, ok := engine.ScoredIn(c.Events, spacePlace(s, at)); ok {
			c.Add(aboutSpace, s, at, engine.Fact{Points: float64(scored.Points), Part: aboutPlacing}.In(aboutStarPart, s, at/Ring))
		}
	}
}

// leastCovered is the least cost of a space that is worth a word.
const leastCovered = 4

// addCovered adds the spaces that a seat has covered and that cost much. Where the seat on turn can place tiles at once, nothing is promised.
func (c *collector) addCovered(s engine.Seat) {
	for set := c.boards[s].covered &^ c.before.boards[s].covered; set != 0; set &= set - 1 {
		at := bits.TrailingZeros64(set)
		if cost := c.Cost(at); cost >= leastCovered {
			f := engine.Fact{}.In(aboutStarPart, s, at/Ring)
			c.Add(aboutCover, s, at, f.Told(unless(c.before.phase != taking, "why.cover-later"), "why.cover-reply", "why.cover-misses", "player", s, "number", cost, "place", c.variant.starPhrase(at/Ring)))
		}
	}
}

// addOrnaments adds the ornaments that a seat has surrounded, and those that it can surround soon.
func (c *collector) addOrnaments(s engine.Seat) {
	was, is := c.before.boards[s].covered, c.boards[s].covered
	for i := range ornaments {
		o := &ornaments[i]
		switch lacking := bits.OnesCount64(o.Spaces &^ is); {
		case lacking == 0 && o.Spaces&^was != 0:
			f := engine.Fact{Points: bonusTileWorth * float64(o.Bonus()), Completes: true, Part: aboutPlacing}.In(aboutNear, s, i)
			c.Add(aboutOrnament, s, i, f.Told("why.ornament-later", "why.ornament-reply", "why.ornament-misses", "player", s, "ornament", ornamentKey(o.Kind), "tiles", o.Bonus()).OrLoses("why.ornament-loses"))
		case lacking > 0 && lacking <= 2 && !c.Over():
			f := engine.Fact{Sum: Ring - lacking}
			c.Add(aboutNear, s, i, f.Told("why.near", "why.near-reply", unless(lacking > 1, "why.near-misses"), "player", s, "spaces", lacking, "ornament", ornamentKey(o.Kind), "tiles", o.Bonus()))
		}
	}
}

// mostDenied is how many spaces another seat can lack for a star or a number and still be said to be kept from covering them: more is not one move's doing.
const mostDenied = 2

// addSets adds the stars and numbers that a seat has completed, and those that it can complete in later rounds.
func (c *collector) addSets(s engine.Seat) {
	was, is := &c.before.boards[s], &c.boards[s]
	for star := range Stars {
		covered, kind := bits.OnesCount8(ring(is.covered, star)), c.variant.starKind(star, is.starColours[star])
		switch points := is.starBonus(star); {
		case points > 0 && was.starBonus(star) == 0:
			f := engine.Fact{Points: float64(points), Completes: true}.In(aboutStarPart, s, star)
			now, then := c.lastSpaces(s, (1<<Ring-1)<<(star*Ring))
			f = f.Told("why.star-later", "why.star-reply", unless(then > mostDenied, "why.star-misses"), "player", s, "place", c.variant.starPhrase(star), "points", points, "spaces", then)
			f.Loses = engine.NewReason("why.star-loses", "place", c.variant.starPhrase(star), "points", points, "spaces", now)
			c.Add(aboutStar, s, star, f)
		case points == 0 && covered >= 1 && !c.Over():
			f := engine.Fact{Sum: covered}.Told(unless(covered < 2, "why.star-tiles"), unless(covered < 2, "why.star-tiles-reply"), unless(covered < 3, "why.star-tiles-misses"), "player", s, "tiles", covered, "place", c.variant.starPhrase(star), "points", starBonuses[min(kind, Colours)])
			switch {
			case kind > Colours:
			case covered == 1 && c.variant.ownColour[star] == 0 && !c.variant.allDifferent(star): // the second tile decides
				f.Own = engine.NewReason("why.star-colour", "place", c.variant.starPhrase(star), "points", starBonuses[kind])
			case covered == 1:
				f.Own = engine.NewReason("why.star-first", "place", c.variant.starPhrase(star), "points", starBonuses[kind])
			case covered >= 3:
				f.Own = engine.NewReason("why.star-part", "spaces", Ring-covered, "place", c.variant.starPhrase(star), "points", starBonuses[kind])
			}
			c.Add(aboutStarPart, s, star, f)
			if cost := c.starCost(is.covered, star); covered >= 2 && kind <= Colours {
				f := engine.Fact{Sum: -cost}.In(aboutStarPart, s, star)
				c.Add(aboutStarCost, s, star, f.Told("why.star-cost", "why.star-cost-reply", "", "player", s, "tiles", cost, "place", c.variant.starPhrase(star), "points", starBonuses[kind]))
			}
		}
	}
	for n := 1; n <= maxScoringNumber; n++ {
		all := c.variant.numbered[n]
		switch lacking := bits.OnesCount64(all &^ is.covered); {
		case lacking == 0 && all&^was.covered != 0:
			f := engine.Fact{Points: float64(numberBonus(n)), Completes: true}.In(aboutNumberPart, s, n)
			now, then := c.lastSpaces(s, all)
			f = f.Told("why.number-later", "why.number-reply", unless(then > mostDenied, "why.number-misses"), "player", s, "number", n, "points", numberBonus(n), "spaces", then)
			f.Loses = engine.NewReason("why.number-loses", "number", n, "points", numberBonus(n), "spaces", now)
			c.Add(aboutNumber, s, n, f)
		case lacking > 0 && !c.Over():
			count := bits.OnesCount64(all)
			f := engine.Fact{Sum: count - lacking}.Told(unless(count-lacking < 3, "why.number-tiles"), "", "", "tiles", count-lacking, "spaces", count, "number", n, "points", numberBonus(n))
			if lacking <= 2 {
				f.Own = engine.NewReason("why.number-part", "spaces", lacking, "number", n, "points", numberBonus(n))
			}
			if lacking < count {
				c.Add(aboutNumberPart, s, n, f)
			}
		}
	}
}

// lastSpaces returns how many spaces of a set that the line completes a seat has yet to cover, now and after the first move. Both are at least 1.
func (c *collector) lastSpaces(s engine.Seat, set uint64) (now, then int) {
	open := func(v View) int { return max(1, bits.OnesCount64(set&^v.boards[s].covered)) }
	return open(c.before), open(c.first)
}

// unless returns the code of a reason, or none for progress that is too small to be one.
func unless(small bool, code string) string {
	if small {
		return ""
	}
	return code
}

// starCost returns the number of tiles that the open spaces of a star cost.
func (c *collector) starCost(covered uint64, star int) (tiles int) {
	for at := star * Ring; at < (star+1)*Ring; at++ {
		if covered>>at&1 == 0 {
			tiles += int(c.variant.costs[at])
		}
	}
	return tiles
}

// addTotals adds the points of a seat's tiles, what it has lost, and the tiles that it keeps.
func (c *collector) addTotals(s engine.Seat) {
	var round engine.RoundScore
	for _, e := range c.Events {
		if e.Seat == s && e.Kind == engine.Count {
			round.Parts[e.Source] += int(e.Points)
		}
	}
	placing, lost := round.Parts[engine.FromPlacing], -round.Parts[engine.FromLeftovers]-round.Parts[engine.FromMarker]
	c.Add(aboutPlacing, s, 0, engine.Fact{Points: float64(placing), Total: true, Sum: placing}.Told("why.placing", "why.placing-reply", "", "player", s, "points", placing))
	c.Add(aboutLost, s, 0, engine.Fact{Points: float64(-lost), Total: true, Sum: lost}.Told("why.lost", "why.lost-reply", "", "player", s, "points", lost))
	kept := c.boards[s].hand
	f := engine.Fact{Total: true, Sum: kept.total()}
	c.Add(aboutKept, s, 0, f.Told("why.kept", "why.kept-reply", "", "player", s, "tiles", kept.total()))
	if jokers := kept.of(c.Joker()); jokers > 0 && !c.Over() {
		c.Add(aboutKeptJokers, s, 0, engine.Fact{Sum: jokers}.In(aboutKept, s, 0).Told("why.keep-joker", "", "", "jokers", jokers))
	}
}

// Cheaper returns NoMove: no two moves do the same.
func Cheaper(engine.Position, engine.Move) engine.Move { return engine.NoMove }

// Natural returns the move that a learner would choose without looking ahead: the take with the most tiles, or the placement with the most points and
// bonus tiles at once.
func Natural(pos engine.Position) engine.Move {
	v := See(pos)
	best, most := engine.NoMove, 0
	for _, m := range v.Moves(nil) {
		n := 0
		if t, ok := Taken(m); ok {
			n = v.takenTiles(t.Source, t.Colour).total()
		} else if l, ok := Placed(m); ok {
			g := v.Gain(l)
			n = 10*(g.Run+g.Star+2*g.Tiles) - l.Jokers
		} else if kept, ok := Passed(m); ok {
			n = kept.Total() - 100
		}
		if best == engine.NoMove || n > most {
			best, most = m, n
		}
	}
	return best
}
