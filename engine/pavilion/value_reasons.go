package pavilion

import (
	"cmp"
	"math/bits"

	"azulejo/engine"
)

// Explain returns the arguments for and against a legal move of the seat to move.
func Explain(pos engine.Position, m engine.Move) []engine.Argument {
	e := explanation{View: See(pos)}
	if t, ok := Taken(m); ok {
		e.explainTake(t)
	} else if l, ok := Placed(m); ok {
		e.explainPlace(l)
	} else if _, ok := Passed(m); ok {
		e.explainPass(pileOf(m))
	} else if _, ok := Bonus(m); ok {
		e.explainBonus(pileOf(m))
	}
	return e.Sorted()
}

// explanation collects the arguments about a move in the view's position.
type explanation struct {
	View
	engine.Arguments
}

// ownBoard returns the board of the seat to move.
func (e *explanation) ownBoard() *board { return &e.boards[e.turn] }

// nextJoker returns the joker colour of the next round. ok is false in the last round.
func (e *explanation) nextJoker() (c engine.Tile, ok bool) {
	if e.round == Rounds {
		return 0, false
	}
	return e.order[e.round], true
}

// explainTake explains a turn of the taking phase.
func (e *explanation) explainTake(t Take) {
	b, taken := e.ownBoard(), e.takenTiles(t.Source, t.Colour)
	hand := b.hand + taken
	e.explainGoal(b, purse{b.hand, e.Joker()}, purse{hand, e.Joker()})
	e.explainJokers(taken)
	if n := hand.of(t.Colour); n >= 3 {
		e.For(n-1, "why.hold", "tiles", n, "colour", ColourKey(t.Colour))
	} else if n := taken.total(); n >= 3 {
		e.For(n-1, "why.take", "tiles", n)
	}
	e.explainSets(b, 1<<t.Colour)
	if t.Source == Centre && e.marker == nobody {
		if e.round < Rounds {
			e.For(1, "why.marker").About(e.own(aboutStart, 0))
		}
		if cost := -e.MarkerCost(t); cost > 0 {
			e.Costs(cost, "why.marker-cost", "points", cost).About(e.own(aboutLost, 0))
		}
	}
	e.explainNextPlayers(t)
}

// explainBonus explains a choice of bonus tiles.
func (e *explanation) explainBonus(taken counts) {
	b := e.ownBoard()
	e.explainGoal(b, purse{b.hand, e.Joker()}, purse{b.hand + taken, e.Joker()})
	e.explainJokers(taken)
	e.explainSets(b, taken.colours())
	e.For(0, "why.bonus", "tiles", taken.total())
}

// explainJokers explains which of the taken tiles are jokers in this or the next round.
func (e *explanation) explainJokers(taken counts) {
	if n := taken.of(e.Joker()); n > 0 {
		e.For(2*n, "why.joker", "jokers", n)
	}
	if next, ok := e.nextJoker(); ok && taken.of(next) > 0 {
		e.For(1, "why.next-joker", "colour", ColourKey(next))
	}
}

// goal is a space that a board can cover, or nearly can.
type goal struct {
	space   int
	colour  engine.Tile // of the tile to place there
	missing int         // number of tiles that the hand still lacks
	Gain
}

// worth returns the value of covering the space, in points.
func (g *goal) worth() int { return g.Run + 2*g.Tiles + g.Star/2 }

// tilesMissing returns the number of tiles that a hand lacks to pay a cost in colour c.
func tilesMissing(hand counts, cost int, c, joker engine.Tile) int {
	n := max(0, cost-hand.paying(c, joker))
	if hand.of(c) == 0 { // at least one tile must have the colour
		n = max(1, n)
	}
	return n
}

// purse is the tiles with which a seat can pay in a round.
type purse struct {
	counts
	joker engine.Tile
}

// missing returns the number of tiles that the purse lacks to pay a cost in colour c.
func (p purse) missing(cost int, c engine.Tile) int { return tilesMissing(p.counts, cost, c, p.joker) }

// bestGoal returns the best space, by compareGoals, for which a purse lacks at most limit tiles and fewer tiles than the purse before. ok is false if
// there is none.
func (p *Position) bestGoal(b *board, before, now purse, limit int) (best goal, ok bool) {
	for at := range Spaces {
		if b.covered>>at&1 == 1 {
			continue
		}
		cost := int(p.variant.costs[at])
		for set := b.openColours(p.variant, at/Ring); set != 0; set &= set - 1 {
			c := lowestColour(set)
			n := now.missing(cost, c)
			if n > limit || n >= before.missing(cost, c) || n > 0 && now.of(c) == before.of(c) {
				continue
			}
			after := *b
			g := goal{at, c, n, after.gainAt(at, c, p.supply.total())}
			if ok && p.compareGoals(b, &g, &best) <= 0 {
				continue
			}
			best, ok = g, true
		}
	}
	return best, ok
}

// compareGoals returns a positive number if goal g is better than h on board b and a negative one if it is worse. It
// compares worth minus 2 for each missing tile, then the number of tiles on the star, then whether the star is of one
// colour, which scores more at the end, then the cost.
func (p *Position) compareGoals(b *board, g, h *goal) int {
	rank := func(g *goal) int {
		n := 2 * bits.OnesCount8(ring(b.covered, g.space/Ring))
		if !p.variant.allDifferent(g.space / Ring) {
			n++
		}
		return n
	}
	return cmp.Or(g.worth()-2*g.missing-(h.worth()-2*h.missing), rank(g)-rank(h), int(p.variant.costs[g.space]-p.variant.costs[h.space]))
}

// explainGoal explains which space a purse can pay for, or nearly can, that the purse before could not.
func (e *explanation) explainGoal(b *board, before, now purse) {
	g, ok := e.bestGoal(b, before, now, 2)
	if !ok {
		return
	}
	cost, star := e.Cost(g.space), e.variant.starPhrase(g.space/Ring)
	if g.missing > 0 {
		e.For(max(1, g.worth()-2*g.missing), "why.lacks", "tiles", g.missing, "colour", ColourKey(g.colour), "number", cost, "place", star, "points", g.Run).About(e.own(aboutSpace, g.space))
	} else if g.Tiles > 0 {
		e.For(g.worth(), "why.pays-ornament", "number", cost, "place", star, "ornament", ornamentKey(g.Ornaments[0].Kind), "tiles", g.Tiles).About(e.own(aboutOrnament, g.Ornaments[0].index()))
	} else {
		e.For(g.worth(), "why.pays", "number", cost, "place", star, "points", g.Run).About(e.own(aboutSpace, g.space))
	}
}

// explainSets explains which nearly complete stars and numbers of a board accept one of the given colours.
func (e *explanation) explainSets(b *board, colours uint8) {
	for star := range Stars {
		if b.openColours(e.variant, star)&colours != 0 {
			e.explainStar(b, star)
		}
	}
	for n := 1; n <= maxScoringNumber; n++ {
		if free := e.variant.numbered[n] &^ b.covered; bits.OnesCount64(free) == 1 && b.openColours(e.variant, bits.TrailingZeros64(free)/Ring)&colours != 0 {
			e.For(2*n, "why.number-later", "number", n, "points", numberBonus(n), "spaces", 1).About(e.own(aboutNumber, n))
		}
	}
}

// explainStar explains the bonus of a star that lacks one or two spaces.
func (e *explanation) explainStar(b *board, star int) {
	lacking := Ring - bits.OnesCount8(ring(b.covered, star))
	kind := e.variant.starKind(star, b.starColours[star])
	if lacking >= 1 && lacking <= 2 && kind <= Colours {
		e.For(starBonuses[kind]/(lacking+1), "why.star-part", "spaces", lacking, "place", e.variant.starPhrase(star), "points", starBonuses[kind]).About(e.own(aboutStarPart, star))
	}
}

// explainPlace explains a placement.
func (e *explanation) explainPlace(l Place) {
	g := e.Gain(l)
	b := *e.ownBoard()
	b.coverSpace(l.Space, l.Colour)
	b.hand -= e.price(l)
	star := l.Space / Ring
	e.For(g.Run, "why.run", "points", g.Run).About(e.own(aboutSpace, l.Space))
	supply := e.supply.total()
	for _, o := range g.Ornaments {
		if n := min(o.Bonus(), supply); n > 0 {
			e.Completes(2*n, "why.ornament", "ornament", ornamentKey(o.Kind), "tiles", n).About(e.own(aboutOrnament, o.index()))
			supply -= n
		}
	}
	ahead := e.round < Rounds || b.hand != 0 // whether there are tiles left to place
	if g.Star > 0 {
		e.Completes(g.Star, "why.star", "place", e.variant.starPhrase(star), "points", g.Star).About(e.own(aboutStar, star))
	} else if ahead {
		e.explainStar(&b, star)
	}
	if n := e.Cost(l.Space); n <= maxScoringNumber {
		lacking := bits.OnesCount64(e.variant.numbered[n] &^ b.covered)
		if lacking == 0 {
			e.Completes(numberBonus(n), "why.number", "number", n, "points", numberBonus(n)).About(e.own(aboutNumber, n))
		} else if lacking <= 2 && ahead {
			e.For(numberBonus(n)/(lacking+1), "why.number-part", "spaces", lacking, "number", n, "points", numberBonus(n)).About(e.own(aboutNumberPart, n))
		}
	}
	if ahead {
		e.explainOrnament(&b, l.Space)
	}
	if l.Jokers > 0 {
		e.Against(l.Jokers, "why.spends", "jokers", l.Jokers)
	}
}

// explainOrnament explains the best ornament next to a space just covered that lacks one or two spaces.
func (e *explanation) explainOrnament(b *board, space int) {
	best, weight := Ornament{}, 0
	for _, o := range ornaments {
		lacking := bits.OnesCount64(o.Spaces &^ b.covered)
		if w := 2 * o.Bonus() / max(lacking, 1); o.Spaces>>space&1 == 1 && lacking >= 1 && lacking <= min(2, o.Bonus()) && w > weight {
			best, weight = o, w
		}
	}
	if n := min(best.Bonus(), e.supply.total()); weight > 0 && n > 0 {
		e.For(weight, "why.near", "spaces", bits.OnesCount64(best.Spaces&^b.covered), "ornament", ornamentKey(best.Kind), "tiles", n).About(e.own(aboutNear, best.index()))
	}
}

// ornamentKey returns the translation key of the name of a kind of ornament.
func ornamentKey(k OrnamentKind) engine.Key {
	return engine.Key("pavilion.a." + [...]string{"pillar", "statue", "window"}[k])
}

// explainPass explains a pass. In the last round no tiles can be kept.
func (e *explanation) explainPass(kept counts) {
	b, n := e.ownBoard(), kept.total()
	next, more := e.nextJoker()
	if !more {
		n = 0
	}
	lost := b.hand.total() - n
	if !e.canPlace() {
		e.For(lost+1, "why.stuck")
	}
	if n > 0 {
		k := kept.of(next)
		if k < n { // otherwise the jokers are all
			e.For(n, "why.keep", "tiles", n).About(e.own(aboutKept, 0))
		}
		if k > 0 {
			e.For(2*k, "why.keep-joker", "jokers", k).About(e.own(aboutKeptJokers, 0))
		}
		e.explainGoal(b, purse{b.hand, e.Joker()}, purse{kept, next}) // what can be covered now is no reason to pass
	}
	if points := min(lost, int(b.score)); points > 0 { // a score never falls below 0
		e.Costs(points, "why.lose", "tiles", lost, "points", points).About(e.own(aboutLost, 0))
	} else {
		e.For(1, "why.spared")
	}
}

// canPlace reports whether the seat to move can cover any space.
func (e *explanation) canPlace() bool {
	for at := range Spaces {
		if e.Payable(at) {
			return true
		}
	}
	return false
}

// minGoalWorth is the lowest worth of another seat's goal that is explained.
const minGoalWorth = 3

// explainNextPlayers explains what a take leaves for the other players and what it takes away from them.
func (e *explanation) explainNextPlayers(t Take) {
	after := *e.Position
	after.take(t.Move(), nil)
	if after.phase != taking || after.chance != none {
		return
	}
	for s := range e.seats {
		if s != e.turn {
			e.explainDenied(s, t.Colour, &after)
		}
	}
	had, _, _ := e.bestReplyGoal(after.turn)
	if g, c, ok := after.bestReplyGoal(after.turn); ok && g.worth() > had.worth() { // the move causes it
		e.Against(g.worth(), "why.reply-star", "player", after.turn, "colour", ColourKey(c), "number", e.Cost(g.space), "place", e.variant.starPhrase(g.space/Ring)).About(engine.Topic{Kind: aboutSpace, Seat: after.turn, Index: g.space})
	}
}

// explainDenied explains the best space that a seat could have paid for after one take of colour c and no longer can
// after the move.
func (e *explanation) explainDenied(s engine.Seat, c engine.Tile, after *Position) {
	g, ok := e.bestGoalAfterTake(s, c)
	if !ok {
		return
	}
	if h, still := after.bestGoalAfterTake(s, c); still && h.worth() >= g.worth() || after.canPayAfterTake(s, c, g.space) {
		return
	}
	e.For(g.worth(), "why.needs", "player", s, "colour", ColourKey(c), "number", e.Cost(g.space), "place", e.variant.starPhrase(g.space/Ring)).About(engine.Topic{Kind: aboutSpace, Seat: s, Index: g.space})
}

// bestReplyGoal returns the best goal, of at least minGoalWorth, that a seat can pay for after one take, and the colour
// to take.
func (p *Position) bestReplyGoal(s engine.Seat) (best goal, colour engine.Tile, ok bool) {
	b := &p.boards[s]
	for c := range engine.Tile(Colours) {
		if g, found := p.bestGoalAfterTake(s, c); found && (!ok || p.compareGoals(b, &g, &best) > 0) {
			best, colour, ok = g, c, true
		}
	}
	return best, colour, ok
}

// takable reports whether a colour can be taken from a source. Jokers can be taken only if there are no other tiles.
func (p *Position) takable(source int, c engine.Tile) bool {
	pile := p.source[source]
	return pile.of(c) > 0 && (c != p.Joker() || pile.of(c) == pile.total())
}

// canPayAfterTake reports whether a seat can pay for a space in colour c after one take of that colour.
func (p *Position) canPayAfterTake(s engine.Seat, c engine.Tile, space int) bool {
	for i := range p.source {
		if p.takable(i, c) && tilesMissing(p.boards[s].hand+p.takenTiles(i, c), int(p.variant.costs[space]), c, p.Joker()) == 0 {
			return true
		}
	}
	return false
}

// bestGoalAfterTake returns the best goal, of at least minGoalWorth, that a seat can pay for after one take of colour c
// but not before.
func (p *Position) bestGoalAfterTake(s engine.Seat, c engine.Tile) (best goal, ok bool) {
	b := &p.boards[s]
	for i := range p.source {
		if !p.takable(i, c) {
			continue
		}
		g, found := p.bestGoal(b, purse{b.hand, p.Joker()}, purse{b.hand + p.takenTiles(i, c), p.Joker()}, 0)
		if found && g.colour == c && g.worth() >= minGoalWorth && (!ok || p.compareGoals(b, &g, &best) > 0) {
			best, ok = g, true
		}
	}
	return best, ok
}
