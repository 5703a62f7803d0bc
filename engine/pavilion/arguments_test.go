package pavilion

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
)

// bonuses are the points for a complete star of each colour, followed by those for a star of six colours.
var bonuses = []int{20, 18, 17, 16, 15, 14, 12}

// claim is an argument about a move, with the facts to check it against.
type claim struct {
	engine.Argument
	seat   engine.Seat
	move   engine.Move
	before *Position
	after  *Position
	log    engine.Log
	all    []engine.Argument // all arguments about the move
}

// TestArgumentsAreTrue checks every argument about moves of random games against the positions before and after the move.
func TestArgumentsAreTrue(t *testing.T) {
	seen := map[string]int{}
	for _, e := range []*engine.Edition{Coloured(), Sepia()} {
		for seed := range long.Count[uint64](4, 12) {
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
						if seen[c.Code]++; !c.isTrue() {
							t.Fatalf("%s of %s: %s", p.AppendMove(nil, c.move), p.AppendState(nil, nil), c.Error())
						}
					}
				}
				p.Play(likely(p, moves, dice), nil)
			}
		}
	}
	for _, code := range []string{"why.hold", "why.take", "why.joker", "why.next-joker", "why.pays", "why.lacks", "why.star-part", "why.number-part", "why.number-later", "why.marker",
		"why.marker-cost", "why.needs", "why.reply-star", "why.bonus", "why.run", "why.ornament", "why.star", "why.number", "why.near", "why.pays-ornament", "why.spends",
		"why.stuck", "why.keep", "why.keep-joker", "why.lose", "why.spared"} {
		if seen[code] == 0 {
			t.Errorf("%s never occurred", code)
		}
	}
}

// likely returns the best of some random moves by a rough estimate, so that boards fill up. One in six moves is purely
// random.
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

// claims returns the arguments about a move as claims.
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

// number returns a numeric value of the claim.
func (c *claim) number(name string) int { return c.Value(name).(int) }

// colour returns the colour that a value of the claim names, or -1.
func (c *claim) colour(name string) engine.Tile {
	for colour := range engine.Tile(Colours) {
		if ColourKey(colour) == c.Value(name) {
			return colour
		}
	}
	return -1
}

// stars returns the stars that a value of the claim can refer to.
func (c *claim) stars(name string) (all []int) {
	for star := range Stars {
		if c.before.variant.starPhrase(star).Error() == c.Value(name).(*engine.Reason).Error() {
			all = append(all, star)
		}
	}
	return all
}

// scored returns the points of the seat from a source in the events of the move.
func (c *claim) scored(source engine.Source) (n int) {
	for _, e := range c.log.Events {
		if e.Kind == engine.Count && e.Source == source && e.Seat == c.seat {
			n += int(e.Points)
		}
	}
	return n
}

// gained returns the change of the number of tiles of a colour in the hand.
func (c *claim) gained(colour engine.Tile) int {
	return c.after.boards[c.seat].hand.of(colour) - c.before.boards[c.seat].hand.of(colour)
}

// kept returns the tiles that a pass keeps.
func (c *claim) kept() counts { return pileOf(c.move) }

// lost returns the number of tiles that a pass loses. In the last round it includes the kept tiles, which are lost at the
// end of the game.
func (c *claim) lost() int {
	n := c.before.boards[c.seat].hand.total()
	if c.before.round == Rounds {
		return n
	}
	return n - c.kept().total()
}

// canPay reports whether seat s with the given hand could cover a space of the given cost on one of the stars in the
// given round. If colour is not negative, the tile must have that colour; if run is not negative, the placement must
// score run points.
func (c *claim) canPay(at *Position, s engine.Seat, hand counts, round int8, cost int, stars []int, colour engine.Tile, run int) bool {
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

// canSurround reports whether a hand can cover a space with a number on one of some stars, and the ornaments that it surrounds so begin with one of a
// kind and bring a number of tiles.
func (c *claim) canSurround(hand counts, round int8, cost int, stars []int, kind string, tiles int) bool {
	q := *c.after
	q.phase, q.chance, q.turn, q.round = placing, none, c.seat, round
	q.boards[c.seat].hand, q.boards[c.seat].passed = hand, false
	for _, star := range stars {
		for space := star * Ring; space < (star+1)*Ring; space++ {
			if int(q.variant.costs[space]) != cost || !(View{&q}).Payable(space) {
				continue
			}
			first, n := "", 0
			for _, o := range Ornaments() {
				if o.Spaces>>space&1 == 1 && o.Spaces&^q.boards[c.seat].covered == 1<<space {
					n += o.Bonus()
					if first == "" {
						first = fmt.Sprint(ornamentKey(o.Kind))
					}
				}
			}
			if first == kind && min(n, q.supply.total()) == tiles {
				return true
			}
		}
	}
	return false
}

// payingHand returns the tiles that the seat can spend on a goal, and the round: its hand in this round or, after a pass,
// the kept tiles in the next.
func (c *claim) payingHand() (hand counts, round int8) {
	if _, ok := Passed(c.move); ok {
		return c.kept(), c.before.round + 1
	}
	return c.after.boards[c.seat].hand, c.before.round
}

// uncovered returns the number of spaces of a star that the seat has not covered after the move.
func (c *claim) uncovered(star int) int {
	return Ring - bits.OnesCount8(ring(c.after.boards[c.seat].covered, star))
}

// uncoveredOfNumber returns the number of spaces with number n that the seat has not covered after the move.
func (c *claim) uncoveredOfNumber(n int) (left int) {
	for at := range Spaces {
		if int(c.before.variant.costs[at]) == n && c.after.boards[c.seat].covered>>at&1 == 0 {
			left++
		}
	}
	return left
}

// starCanScore reports whether one of the stars can score the given points once it is complete, in one colour or in six.
func (c *claim) starCanScore(stars []int, points int) bool {
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
		case points == bonuses[Colours] && len(set) == covered && (covered > 1 || c.before.variant.allDifferent(star)):
			return true
		}
		if colour, ok := onlyColour(set); ok && !one && bonuses[colour] == points {
			return true
		}
	}
	return false
}

// onlyColour returns the colour of a set with one element. The result is false for other sets.
func onlyColour(set map[engine.Tile]bool) (engine.Tile, bool) {
	for colour := range set {
		return colour, len(set) == 1
	}
	return 0, false
}

// isTrue reports whether the claim is true.
func (c *claim) isTrue() bool {
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
		return c.ornamentsMatch()
	case "why.near":
		return c.nearOrnamentMatches()
	case "why.star":
		star := spaceOf(c.move) / Ring
		return slices.Contains(c.stars("place"), star) && c.uncovered(star) == 0 && c.starCanScore([]int{star}, c.number("points"))
	case "why.star-part":
		stars := slices.DeleteFunc(c.stars("place"), func(star int) bool { return c.uncovered(star) != c.number("spaces") })
		return c.starCanScore(stars, c.number("points"))
	case "why.number":
		return c.uncoveredOfNumber(c.number("number")) == 0 && int(c.before.variant.costs[spaceOf(c.move)]) == c.number("number") && c.number("points") == 4*c.number("number")
	case "why.number-later":
		return c.uncoveredOfNumber(c.number("number")) == 1 && c.number("spaces") == 1 && c.number("points") == 4*c.number("number")
	case "why.number-part":
		return c.uncoveredOfNumber(c.number("number")) == c.number("spaces") && c.number("points") == 4*c.number("number")
	case "why.spends":
		return c.gained(c.before.Joker()) == -c.number("jokers")
	case "why.pays":
		with, round := c.payingHand()
		return c.canPay(c.after, c.seat, with, round, c.number("number"), c.stars("place"), -1, c.number("points"))
	case "why.pays-ornament":
		with, round := c.payingHand()
		return c.canSurround(with, round, c.number("number"), c.stars("place"), fmt.Sprint(c.Value("ornament")), c.number("tiles"))
	case "why.lacks":
		with, round := c.payingHand()
		pays := func(more int) bool {
			return c.canPay(c.after, c.seat, with+tilesOf(c.colour("colour"), more), round, c.number("number"), c.stars("place"), c.colour("colour"), c.number("points"))
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
		return c.canPayAfterTake(c.before, s) && !c.canPayAfterTake(c.after, s)
	case "why.reply-star":
		s := c.Value("player").(engine.Seat)
		return s == c.after.ToMove() && c.canPayAfterTake(c.after, s)
	}
	return false
}

// spaceOf returns the space of a placement.
func spaceOf(m engine.Move) int { l, _ := Placed(m); return l.Space }

// canPayAfterTake reports whether a seat can pay for the space and colour of the claim after one take of that colour in
// p, but not before.
func (c *claim) canPayAfterTake(p *Position, s engine.Seat) bool {
	q := *p
	q.turn = s
	pays := func(hand counts) bool {
		return c.canPay(p, s, hand, p.round, c.number("number"), c.stars("place"), c.colour("colour"), -1)
	}
	for _, m := range q.Moves(nil) {
		if t, ok := Taken(m); ok && t.Colour == c.colour("colour") && pays(q.boards[s].hand+q.takenTiles(t.Source, t.Colour)) && !pays(q.boards[s].hand) {
			return true
		}
	}
	return false
}

// ornamentsMatch reports whether the move completes the ornaments that its arguments name, and they give as many tiles as
// are owed.
func (c *claim) ornamentsMatch() bool {
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

// nearOrnamentMatches reports whether an ornament of the claim's kind next to the space lacks the claimed number of
// spaces and gives the claimed number of tiles.
func (c *claim) nearOrnamentMatches() bool {
	for _, o := range Ornaments() {
		bonus := [...]int{1, 2, 3}[o.Kind]
		if ornamentKey(o.Kind) == c.Value("ornament") && o.Spaces>>spaceOf(c.move)&1 == 1 && (View{c.after}).Missing(c.seat, o) == c.number("spaces") && c.number("tiles") <= bonus {
			return true
		}
	}
	return false
}

// TestReplyCommentsAreTrue checks warnings against the legal moves: the next seat can take the colour and then cover the space for the points, which
// are at least three, and it still can after a move of the commented seat.
func TestReplyCommentsAreTrue(t *testing.T) {
	seen := 0
	for _, e := range []*engine.Edition{Coloured(), Sepia()} {
		for seed := range uint64(12) {
			dice := rand.New(rand.NewPCG(seed, 10))
			p, err := e.New(engine.Options{Players: 2 + int(seed%3)})
			if err != nil {
				t.Fatal(err)
			}
			for !p.Over() {
				moves := p.Moves(nil)
				before, m := p.Clone(), engine.NoMove
				if len(moves) == 0 {
					m = p.Draw(dice)
				} else {
					m = likely(p, moves, dice)
				}
				if p.Play(m, nil); p.ToMove() == engine.Nature || p.Over() {
					continue
				}
				after, s := p.Clone().(*Position), p.ToMove()
				for _, c := range Comment(&engine.Transition{Began: before, Before: before, After: after, Move: m}, s) {
					if !c.Warning {
						continue
					}
					left := func(own engine.Move) bool {
						q := after.Clone().(*Position)
						q.Play(own, nil)
						return q.ToMove() == c.Value("player") && canCoverAfterTake(q, &c)
					}
					if seen++; p.Round() == 1 || !canCoverAfterTake(after, &c) || !slices.ContainsFunc(after.Moves(nil), left) {
						t.Fatalf("%s: %s", after.AppendState(nil, nil), c.Error())
					}
				}
			}
		}
	}
	if seen < 20 {
		t.Errorf("only %d warnings", seen)
	}
}

// canCoverAfterTake reports whether the player of a warning can take its colour and pay for its space with the hand that it has then, for at least
// its points and three.
func canCoverAfterTake(p *Position, c *engine.Comment) bool {
	s := c.Value("player").(engine.Seat)
	q := *p
	q.turn = s
	return slices.ContainsFunc(q.Moves(nil), func(m engine.Move) bool {
		t, ok := Taken(m)
		if !ok || ColourKey(t.Colour) != c.Value("colour") {
			return false
		}
		r := q
		r.boards[s].hand += q.takenTiles(t.Source, t.Colour)
		r.phase = placing
		return slices.ContainsFunc(r.Moves(nil), func(m engine.Move) bool {
			l, ok := Placed(m)
			points := See(&r).Gain(l).Run
			return ok && l.Colour == t.Colour && spacePlace(s, l.Space) == c.At && points == c.Value("points") && points >= 3 && See(&r).Cost(l.Space) == c.Value("number")
		})
	})
}
