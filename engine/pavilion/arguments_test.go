package pavilion

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
)

// bonuses are what a complete star of a colour brings, in the order of the colours, and last what one of six colours does.
var bonuses = []int{20, 18, 17, 16, 15, 14, 12}

// claim is an argument about a move, with what is true around the move.
type claim struct {
	engine.Argument
	seat   engine.Seat
	move   engine.Move
	before *Position
	after  *Position
	log    engine.Log
	all    []engine.Argument // about the same move
}

// TestArgumentsAreTrue holds every argument about moves of random games to the position after the move: stars, numbers, jokers and points.
func TestArgumentsAreTrue(t *testing.T) {
	seen := map[string]int{}
	for _, e := range []*engine.Edition{Coloured(), Sepia()} {
		for seed := range uint64(12) {
			dice := rand.New(rand.NewPCG(seed, 9))
			p, err := e.New(engine.Options{Players: 2 + int(seed%3)})
			if err != nil {
				t.Fatal(err)
			}
			for !p.Over() {
				moves := p.Moves(nil)
				if len(moves) == 0 {
					p.Play(p.Draw(dice), nil)
					continue
				}
				for range 6 {
					for _, c := range claims(p, moves[dice.IntN(len(moves))]) {
						if seen[c.Code]++; !c.holds() {
							t.Fatalf("%s of %s: %s", p.AppendMove(nil, c.move), p.AppendState(nil, nil), c.Error())
						}
					}
				}
				p.Play(likely(p, moves, dice), nil)
			}
		}
	}
	for _, code := range []string{"why.hold", "why.take", "why.joker", "why.next-joker", "why.pays", "why.lacks", "why.star-part", "why.number-part", "why.marker",
		"why.marker-cost", "why.needs", "why.reply-star", "why.bonus", "why.run", "why.ornament", "why.star", "why.number", "why.near", "why.still", "why.spends",
		"why.stuck", "why.keep", "why.keep-joker", "why.lose", "why.spared"} {
		if seen[code] == 0 {
			t.Errorf("%s was never said", code)
		}
	}
}

// likely is a move with which games go far: mostly one that scores much, of some that are chosen at random.
func likely(p engine.Position, moves []engine.Move, dice *rand.Rand) engine.Move {
	best, most := moves[dice.IntN(len(moves))], -1
	if dice.IntN(6) == 0 {
		return best
	}
	for range 40 {
		m := moves[dice.IntN(len(moves))]
		points := 0
		if l, ok := Placed(m); ok {
			g := See(p).Gain(l)
			points = 1 + g.Run + 3*g.Tiles + g.Star
		}
		if points > most {
			best, most = m, points
		}
	}
	return best
}

// claims are the arguments about a move.
func claims(p engine.Position, m engine.Move) (all []claim) {
	after := p.Clone()
	c := claim{seat: p.ToMove(), move: m, before: p.(*Position), all: Explain(p, m)}
	after.Play(m, &c.log)
	c.after = after.(*Position)
	for _, c.Argument = range c.all {
		all = append(all, c)
	}
	return all
}

// number is a value of the claim that is a number, colour one that is a colour.
func (c *claim) number(name string) int { return c.Value(name).(int) }
func (c *claim) colour(name string) engine.Tile {
	for colour := range engine.Tile(Colours) {
		if ColourKey(colour) == c.Value(name) {
			return colour
		}
	}
	return -1
}

// stars are those that a value of the claim names.
func (c *claim) stars(name string) (all []int) {
	for star := range Stars {
		if c.before.variant.starPhrase(star).Error() == c.Value(name).(*engine.Reason).Error() {
			all = append(all, star)
		}
	}
	return all
}

// scored are the points of the seat by a source in what the move brings.
func (c *claim) scored(source engine.Source) (n int) {
	for _, e := range c.log.Events {
		if e.Kind == engine.Count && e.Source == source && e.Seat == c.seat {
			n += int(e.Points)
		}
	}
	return n
}

// gained is how many tiles of a colour came to the hand.
func (c *claim) gained(colour engine.Tile) int {
	return c.after.boards[c.seat].hand.of(colour) - c.before.boards[c.seat].hand.of(colour)
}

// kept are the tiles that a pass keeps.
func (c *claim) kept() counts { return pileOf(c.move) }

// lost is how many tiles a pass gives up. In the last round that includes those that it keeps, which are given up at its end.
func (c *claim) lost() int {
	n := c.before.boards[c.seat].hand.total()
	if c.before.round == Rounds {
		return n
	}
	return n - c.kept().total()
}

// pays reports whether a seat with a hand can cover a space that costs so much on one of some stars in a round, laying a colour, or any
// where that is negative; where run is not negative, for so many points.
func (c *claim) pays(at *Position, s engine.Seat, hand counts, round int8, cost int, stars []int, colour engine.Tile, run int) bool {
	q := *at
	q.phase, q.chance, q.turn, q.round = placing, none, s, round
	q.boards[s].hand, q.boards[s].passed = hand, false
	for _, star := range stars {
		for space := star * Ring; space < (star+1)*Ring; space++ {
			for _, l := range (View{&q}).Payments(space) {
				after, log := q, engine.Log{}
				after.Play(l.Move(), &log)
				points := int(after.boards[s].points[engine.FromPlacing-engine.FromStart] - q.boards[s].points[engine.FromPlacing-engine.FromStart])
				if int(q.variant.costs[space]) == cost && (colour < 0 || l.Colour == colour) && (run < 0 || points == run) {
					return true
				}
			}
		}
	}
	return false
}

// goal is what the seat pays with towards a goal: its hand, or after a pass what it keeps, which pays in the next round.
func (c *claim) goal() (hand counts, round int8) {
	if _, ok := Passed(c.move); ok {
		return c.kept(), c.before.round + 1
	}
	return c.after.boards[c.seat].hand, c.before.round
}

// free are the spaces of a star that the seat has not covered, after the move.
func (c *claim) free(star int) int {
	return Ring - bits.OnesCount8(ring(c.after.boards[c.seat].taken, star))
}

// unnumbered are the spaces of a number that the seat has not covered after the move.
func (c *claim) unnumbered(n int) (left int) {
	for at := range Spaces {
		if int(c.before.variant.costs[at]) == n && c.after.boards[c.seat].taken>>at&1 == 0 {
			left++
		}
	}
	return left
}

// starPays reports whether one of some stars may bring so many points once it is complete: all of one colour, or all different.
func (c *claim) starPays(stars []int, points int) bool {
	for _, star := range stars {
		set, covered := map[engine.Tile]bool{}, 0
		for at := star * Ring; at < (star+1)*Ring; at++ {
			if colour, ok := (View{c.after}).Tile(c.seat, at); ok {
				set[colour] = true
				covered++
			}
		}
		own, one := (View{c.after}).OwnColour(star)
		switch {
		case one && bonuses[own] == points:
			return true
		case one:
		case points == bonuses[Colours] && len(set) == covered && (covered > 1 || c.before.variant.differ(star)):
			return true
		}
		if colour, ok := only(set); ok && !one && bonuses[colour] == points {
			return true
		}
	}
	return false
}

// only is the colour of a set that has one.
func only(set map[engine.Tile]bool) (engine.Tile, bool) {
	for colour := range set {
		return colour, len(set) == 1
	}
	return 0, false
}

// holds reports whether the claim is true.
func (c *claim) holds() bool {
	hand := c.after.boards[c.seat].hand
	switch c.Code {
	case "why.hold":
		return hand.of(c.colour("colour")) == c.number("tiles")
	case "why.take", "why.bonus":
		return hand.total()-c.before.boards[c.seat].hand.total() == c.number("tiles")
	case "why.joker":
		return c.gained(c.before.Joker()) == c.number("jokers")
	case "why.next-joker":
		return c.before.order[c.before.round] == c.colour("colour") && c.gained(c.colour("colour")) > 0
	case "why.marker":
		return c.before.marker < 0 && c.after.marker == c.seat
	case "why.marker-cost":
		return c.scored(engine.FromMarker) == -c.number("points")
	case "why.run":
		return c.scored(engine.FromPlacing) == c.number("points")
	case "why.ornament":
		return c.surrounds()
	case "why.near":
		return c.nears()
	case "why.star":
		star := spaceOf(c.move) / Ring
		return slices.Contains(c.stars("place"), star) && c.free(star) == 0 && c.starPays([]int{star}, c.number("points"))
	case "why.star-part":
		stars := slices.DeleteFunc(c.stars("place"), func(star int) bool { return c.free(star) != c.number("spaces") })
		return c.starPays(stars, c.number("points"))
	case "why.number":
		return c.unnumbered(c.number("number")) == 0 && int(c.before.variant.costs[spaceOf(c.move)]) == c.number("number") && c.number("points") == 4*c.number("number")
	case "why.number-part":
		return c.unnumbered(c.number("number")) == c.number("spaces") && c.number("points") == 4*c.number("number")
	case "why.spends":
		return c.gained(c.before.Joker()) == -c.number("jokers")
	case "why.still":
		return c.pays(c.after, c.seat, hand, c.before.round, c.number("number"), c.stars("place"), -1, -1)
	case "why.pays":
		with, round := c.goal()
		return c.pays(c.after, c.seat, with, round, c.number("number"), c.stars("place"), -1, c.number("points"))
	case "why.lacks":
		with, round := c.goal()
		pays := func(more int) bool {
			return c.pays(c.after, c.seat, with+tilesOf(c.colour("colour"), more), round, c.number("number"), c.stars("place"), c.colour("colour"), c.number("points"))
		}
		return pays(c.number("tiles")) && !pays(c.number("tiles")-1)
	case "why.stuck":
		return !slices.ContainsFunc(c.before.Moves(nil), func(m engine.Move) bool { _, ok := Placed(m); return ok })
	case "why.keep":
		return c.kept().total() == c.number("tiles") && c.before.round < Rounds
	case "why.keep-joker":
		return c.kept().of(c.before.order[c.before.round]) == c.number("jokers")
	case "why.lose":
		return c.lost() == c.number("tiles") && min(c.lost(), int(c.before.boards[c.seat].score)) == c.number("points") &&
			(c.before.round == Rounds || c.scored(engine.FromLeftovers) == -c.number("points"))
	case "why.spared":
		return c.scored(engine.FromLeftovers) == 0
	case "why.needs":
		s := c.Value("player").(engine.Seat)
		return c.takes(c.before, s) && !c.takes(c.after, s)
	case "why.reply-star":
		s := c.Value("player").(engine.Seat)
		return s == c.after.ToMove() && c.takes(c.after, s)
	}
	return false
}

// spaceOf is the space of a placing.
func spaceOf(m engine.Move) int { l, _ := Placed(m); return l.Space }

// takes reports whether a seat can pay for the space of the claim, laying its colour, after a take of that colour in a position, and not
// before.
func (c *claim) takes(p *Position, s engine.Seat) bool {
	q := *p
	q.turn = s
	pays := func(hand counts) bool {
		return c.pays(p, s, hand, p.round, c.number("number"), c.stars("place"), c.colour("colour"), -1)
	}
	for _, m := range q.Moves(nil) {
		if t, ok := Taken(m); ok && t.Colour == c.colour("colour") && pays(q.boards[s].hand+q.taken(t.Source, t.Colour)) && !pays(q.boards[s].hand) {
			return true
		}
	}
	return false
}

// surrounds reports whether the ornaments named for a move are those that it completes, for as many tiles as are owed.
func (c *claim) surrounds() bool {
	named, owed := map[string]int{}, 0
	for _, a := range c.all {
		if a.Code == "why.ornament" {
			named[fmt.Sprint(a.Value("ornament"))]++
			owed += a.Value("tiles").(int)
		}
	}
	done := map[string]int{}
	for _, o := range Ornaments() {
		if (View{c.before}).Missing(c.seat, o) > 0 && (View{c.after}).Missing(c.seat, o) == 0 {
			done[fmt.Sprint(ornamentKey(o.Kind))]++
		}
	}
	for kind, n := range named {
		if done[kind] < n {
			return false
		}
	}
	return owed == (View{c.after}).Owed()
}

// nears reports whether an ornament of the kind at the space lacks as many spaces as is said, for as many tiles.
func (c *claim) nears() bool {
	for _, o := range Ornaments() {
		bonus := [...]int{1, 2, 3}[o.Kind]
		if ornamentKey(o.Kind) == c.Value("ornament") && o.Spaces>>spaceOf(c.move)&1 == 1 && (View{c.after}).Missing(c.seat, o) == c.number("spaces") && c.number("tiles") <= bonus {
			return true
		}
	}
	return false
}
