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
		e.take(t)
	} else if l, ok := Placed(m); ok {
		e.place(l)
	} else if _, ok := Passed(m); ok {
		e.pass(pileOf(m))
	} else if _, ok := Bonus(m); ok {
		e.bonus(pileOf(m))
	}
	return e.Sorted()
}

// explanation collects the arguments about a move of the view's position.
type explanation struct {
	View
	engine.Arguments
}

// own is the board of the seat to move.
func (e *explanation) own() *board { return &e.boards[e.turn] }

// nextJoker is the joker colour of the next round; ok is false in the last round.
func (e *explanation) nextJoker() (c engine.Tile, ok bool) {
	if e.round == Rounds {
		return 0, false
	}
	return e.order[e.round], true
}

// take explains a turn of the first phase.
func (e *explanation) take(t Take) {
	b, taken := e.own(), e.taken(t.Source, t.Colour)
	hand := b.hand + taken
	e.goal(b, b.hand, hand, e.Joker())
	e.jokers(taken)
	if n := hand.of(t.Colour); n >= 3 {
		e.For(n-1, "why.hold", "tiles", n, "colour", ColourKey(t.Colour))
	} else if n := taken.total(); n >= 3 {
		e.For(n-1, "why.take", "tiles", n)
	}
	e.sets(b, 1<<t.Colour)
	if t.Source == Centre && e.marker == nobody {
		if e.round < Rounds {
			e.For(1, "why.marker")
		}
		if cost := -e.MarkerCost(t); cost > 0 {
			e.Against(cost, "why.marker-cost", "points", cost)
		}
	}
	e.others(t)
}

// bonus explains the choice of tiles of the supply.
func (e *explanation) bonus(taken counts) {
	b := e.own()
	e.goal(b, b.hand, b.hand+taken, e.Joker())
	e.jokers(taken)
	e.sets(b, taken.colours())
	e.For(0, "why.bonus", "tiles", taken.total())
}

// jokers explains which of the tiles taken are jokers now or in the next round.
func (e *explanation) jokers(taken counts) {
	if n := taken.of(e.Joker()); n > 0 {
		e.For(2*n, "why.joker", "jokers", n)
	}
	if next, ok := e.nextJoker(); ok && taken.of(next) > 0 {
		e.For(taken.of(next), "why.next-joker", "colour", ColourKey(next))
	}
}

// goal is a space that a board may cover.
type goal struct {
	space   int
	colour  engine.Tile // of the tile that would lie there
	missing int         // how many tiles the hand still lacks
	Gain
}

// worth is what covering the space brings, in points.
func (g *goal) worth() int { return g.Run + 2*g.Tiles + g.Star/2 }

// missing is how many tiles a hand lacks to pay a cost in a colour.
func missing(hand counts, cost int, c, joker engine.Tile) int {
	n := max(0, cost-hand.paying(c, joker))
	if hand.of(c) == 0 { // one at least must be of the colour
		n = max(1, n)
	}
	return n
}

// bestGoal is the most valuable space that a hand comes closer to than before: best one that it pays for, else one for which it lacks no
// more than a few tiles.
func (p *Position) bestGoal(b *board, before, hand counts, joker engine.Tile, few int) (best goal, ok bool) {
	for at := range Spaces {
		if b.taken>>at&1 == 1 {
			continue
		}
		cost := int(p.variant.costs[at])
		for set := b.open(p.variant, at/Ring); set != 0; set &= set - 1 {
			c := lowest(set)
			n := missing(hand, cost, c, joker)
			if n > few || n >= missing(before, cost, c, joker) || n > 0 && hand.of(c) == before.of(c) {
				continue
			}
			after := *b
			g := goal{at, c, n, after.gainOf(at, c, p.supply.total())}
			if ok && p.compare(b, &g, &best) <= 0 {
				continue
			}
			best, ok = g, true
		}
	}
	return best, ok
}

// compare is above 0 where goal g of a board is better than h: of equal ones that on a star with more tiles, then that on a star of one
// colour, which brings more in the end, then the dearer.
func (p *Position) compare(b *board, g, h *goal) int {
	rank := func(g *goal) int {
		n := 2 * bits.OnesCount8(ring(b.taken, g.space/Ring))
		if !p.variant.differ(g.space / Ring) {
			n++
		}
		return n
	}
	return cmp.Or(g.worth()-2*g.missing-(h.worth()-2*h.missing), rank(g)-rank(h), int(p.variant.costs[g.space]-p.variant.costs[h.space]))
}

// goal explains which space a hand pays for, or nearly pays for, that it was further from before.
func (e *explanation) goal(b *board, before, hand counts, joker engine.Tile) {
	g, ok := e.bestGoal(b, before, hand, joker, 2)
	if !ok {
		return
	}
	cost, star := e.Cost(g.space), e.variant.starPhrase(g.space/Ring)
	if g.missing > 0 {
		e.For(max(1, g.worth()-2*g.missing), "why.lacks", "tiles", g.missing, "colour", ColourKey(g.colour), "number", cost, "place", star, "points", g.Run)
	} else {
		e.For(g.worth(), "why.pays", "number", cost, "place", star, "points", g.Run)
	}
}

// sets explains which stars and sets of numbers of a board are nearly complete and take some colours.
func (e *explanation) sets(b *board, colours uint8) {
	for star := range Stars {
		if b.open(e.variant, star)&colours != 0 {
			e.starPart(b, star)
		}
	}
	for n := 1; n <= mostNumber; n++ {
		if free := e.variant.numbered[n] &^ b.taken; bits.OnesCount64(free) == 1 && b.open(e.variant, bits.TrailingZeros64(free)/Ring)&colours != 0 {
			e.For(2*n, "why.number-part", "spaces", 1, "number", n, "points", 4*n)
		}
	}
}

// starPart explains what a star brings once its last one or two spaces are covered.
func (e *explanation) starPart(b *board, star int) {
	lacking := Ring - bits.OnesCount8(ring(b.taken, star))
	kind := e.variant.starKind(star, b.on[star])
	if lacking >= 1 && lacking <= 2 && kind <= Colours {
		e.For(starBonuses[kind]/(lacking+1), "why.star-part", "spaces", lacking, "place", e.variant.starPhrase(star), "points", starBonuses[kind])
	}
}

// place explains a placing.
func (e *explanation) place(l Place) {
	g := e.Gain(l)
	b := *e.own()
	b.cover(l.Space, l.Colour)
	b.hand -= e.price(l)
	star := l.Space / Ring
	e.For(g.Run, "why.run", "points", g.Run)
	supply := e.supply.total()
	for _, o := range g.Ornaments {
		if n := min(o.Bonus(), supply); n > 0 {
			e.For(2*n, "why.ornament", "ornament", ornamentKey(o.Kind), "tiles", n)
			supply -= n
		}
	}
	ahead := e.round < Rounds || b.hand != 0 // there is something left to place
	if g.Star > 0 {
		e.For(g.Star, "why.star", "place", e.variant.starPhrase(star), "points", g.Star)
	} else if ahead {
		e.starPart(&b, star)
	}
	if n := e.Cost(l.Space); n <= mostNumber {
		lacking := bits.OnesCount64(e.variant.numbered[n] &^ b.taken)
		if lacking == 0 {
			e.For(4*n, "why.number", "number", n, "points", 4*n)
		} else if lacking <= 2 && ahead {
			e.For(4*n/(lacking+1), "why.number-part", "spaces", lacking, "number", n, "points", 4*n)
		}
	}
	if ahead {
		e.nearOrnament(&b, l.Space)
	}
	if next, ok := e.bestGoal(&b, 0, b.hand, e.Joker(), 0); ok {
		e.For(1, "why.still", "number", e.Cost(next.space), "place", e.variant.starPhrase(next.space/Ring))
	}
	if l.Jokers > 0 {
		e.Against(l.Jokers, "why.spends", "jokers", l.Jokers)
	}
}

// nearOrnament explains the best ornament at a space just covered that lacks one space or two.
func (e *explanation) nearOrnament(b *board, space int) {
	best, weight := Ornament{}, 0
	for _, o := range ornaments {
		lacking := bits.OnesCount64(o.Spaces &^ b.taken)
		if w := 2 * o.Bonus() / max(lacking, 1); o.Spaces>>space&1 == 1 && lacking >= 1 && lacking <= min(2, o.Bonus()) && w > weight {
			best, weight = o, w
		}
	}
	if n := min(best.Bonus(), e.supply.total()); weight > 0 && n > 0 {
		e.For(weight, "why.near", "spaces", bits.OnesCount64(best.Spaces&^b.taken), "ornament", ornamentKey(best.Kind), "tiles", n)
	}
}

// ornamentKey is the key of the words for an ornament of a kind.
func ornamentKey(k OrnamentKind) engine.Key {
	return engine.Key("pavilion.a." + [...]string{"pillar", "statue", "window"}[k])
}

// pass explains a pass. In the last round no tile can be kept.
func (e *explanation) pass(kept counts) {
	b, n := e.own(), kept.total()
	next, more := e.nextJoker()
	if !more {
		n = 0
	}
	lost := b.hand.total() - n
	if !e.payable() {
		e.For(lost+1, "why.stuck")
	}
	if n > 0 {
		e.For(n, "why.keep", "tiles", n)
		if k := kept.of(next); k > 0 {
			e.For(2*k, "why.keep-joker", "jokers", k)
		}
		e.goal(b, 0, kept, next)
	}
	if points := min(lost, int(b.score)); points > 0 { // a score never falls below 0
		e.Against(points, "why.lose", "tiles", lost, "points", points)
	} else {
		e.For(1, "why.spared")
	}
}

// payable reports whether the seat to move can cover any space.
func (e *explanation) payable() bool {
	for at := range Spaces {
		if e.Payable(at) {
			return true
		}
	}
	return false
}

// notable is the worth from which a goal of another seat is explained.
const notable = 3

// others explains what a take leaves to the other seats and what it takes from them.
func (e *explanation) others(t Take) {
	after := *e.Position
	after.take(t.Move(), nil)
	if after.phase != taking || after.chance != none {
		return
	}
	for s := range e.seats {
		if s != e.turn {
			e.denied(s, t.Colour, &after)
		}
	}
	if g, c, ok := after.bestReply(after.turn); ok {
		e.Against(g.worth(), "why.reply-star", "player", after.turn, "colour", ColourKey(c), "number", e.Cost(g.space), "place", e.variant.starPhrase(g.space/Ring))
	}
}

// denied explains the best space that a seat could pay for after one take of a colour, and not any more.
func (e *explanation) denied(s engine.Seat, c engine.Tile, after *Position) {
	g, ok := e.goalOfTake(s, c)
	if !ok {
		return
	}
	if h, still := after.goalOfTake(s, c); still && h.worth() >= g.worth() || after.paysByTake(s, c, g.space) {
		return
	}
	e.For(g.worth(), "why.needs", "player", s, "colour", ColourKey(c), "number", e.Cost(g.space), "place", e.variant.starPhrase(g.space/Ring))
}

// bestReply is the best notable space that a seat can pay for after one take, and the colour that it takes.
func (p *Position) bestReply(s engine.Seat) (best goal, colour engine.Tile, ok bool) {
	b := &p.boards[s]
	for c := range engine.Tile(Colours) {
		if g, found := p.goalOfTake(s, c); found && (!ok || p.compare(b, &g, &best) > 0) {
			best, colour, ok = g, c, true
		}
	}
	return best, colour, ok
}

// takable reports whether a colour can be taken from a source: jokers only where nothing else lies.
func (p *Position) takable(source int, c engine.Tile) bool {
	pile := p.source[source]
	return pile.of(c) > 0 && (c != p.Joker() || pile.of(c) == pile.total())
}

// paysByTake reports whether a seat can pay for a space in a colour after one take of it.
func (p *Position) paysByTake(s engine.Seat, c engine.Tile, space int) bool {
	for i := range p.source {
		if p.takable(i, c) && missing(p.boards[s].hand+p.taken(i, c), int(p.variant.costs[space]), c, p.Joker()) == 0 {
			return true
		}
	}
	return false
}

// goalOfTake is the best notable space that a seat can pay for after one take of a colour, and not before.
func (p *Position) goalOfTake(s engine.Seat, c engine.Tile) (best goal, ok bool) {
	b := &p.boards[s]
	for i := range p.source {
		if !p.takable(i, c) {
			continue
		}
		g, found := p.bestGoal(b, b.hand, b.hand+p.taken(i, c), p.Joker(), 0)
		if found && g.colour == c && g.worth() >= notable && (!ok || p.compare(b, &g, &best) > 0) {
			best, ok = g, true
		}
	}
	return best, ok
}
