package pavilion_test

import (
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/pavilion"
	"azulejo/engine/search"
)

// expected returns the final scores that an evaluator expects, in hundredths of a point.
func expected(e search.Evaluator, p engine.Position) (final [engine.MaxSeats]int32) {
	e.Evaluate(p, &final)
	return final
}

// orderingScores returns the ordering score of each move, by its notation.
func orderingScores(e search.Evaluator, p engine.Position) map[string]int32 {
	moves := p.Moves(nil)
	dst, all := make([]int32, len(moves)), map[string]int32{}
	e.ScoreMoves(p, moves, dst)
	for i, m := range moves {
		all[string(p.AppendMove(nil, m))] = dst[i]
	}
	return all
}

// placingAlone returns a position in which the first seat has board b and the second has passed.
func placingAlone(t *testing.T, game string, round int, b seat) engine.Position {
	t.Helper()
	return state{game: game, round: round, boards: [2]seat{b, {passed: true}}}.position(t).Position
}

const (
	star    = "...... PPPPPP"
	lastGap = "...... PPPP.P"
	twoGaps = "...... PPP..P"
	oneTile = "...... P....."
)

// TestNoGainAfterLastPass checks that a seat that has passed in the last round is expected to gain only the bonuses of
// its complete sets.
func TestNoGainAfterLastPass(t *testing.T) {
	for _, c := range []struct {
		game, stars string
		bonus       int32
	}{
		{"pavilion", "", 0},
		{"pavilion", oneTile, 0},
		{"pavilion", lastGap, 0},
		{"pavilion", star, 20},
		{"pavilion", "PGOYBR", 12},
		{"pavilion", "P..... P..... O..... R..... B..... Y..... G.....", 4},
		{"pavilion", ".P.... .P.... .O.... .R.... .B.... .Y.... .G....", 8},
		{"pavilion-sepia", "...... PPPPPP", 20},
		{"pavilion-sepia", "...... ...... ROPGYB", 12},
		{"pavilion-sepia", "...... GGGGGG", 18},
		{"pavilion-sepia", "RRRRRR", 14},
	} {
		p := state{game: c.game, round: 6, boards: [2]seat{{score: 31, hand: "GG"}, {score: 40, passed: true, stars: c.stars}}}.position(t)
		if got := expected(pavilion.NewValue(), p.Position)[1]; got != 4000+100*c.bonus {
			t.Errorf("%s %q: %d of 4000 and %d points", c.game, c.stars, got, c.bonus)
		}
	}
}

// TestValueOrder compares pairs of boards of the first seat that differ in one respect.
func TestValueOrder(t *testing.T) {
	for name, c := range map[string]struct {
		round         int
		better, worse seat
	}{
		"points":                         {2, seat{score: 9, hand: "PG"}, seat{score: 8, hand: "PG"}},
		"a tile":                         {2, seat{hand: "PPG"}, seat{hand: "PG"}},
		"a joker":                        {6, seat{hand: "PPPPR", stars: lastGap}, seat{hand: "PPPPY", stars: lastGap}}, // red is the joker of round 6
		"a star nearly complete":         {4, seat{hand: "G", stars: lastGap}, seat{hand: "G", stars: "...... PPP... O....."}},
		"a star that can be completed":   {6, seat{hand: "PPPPP", stars: lastGap}, seat{hand: "OOOOO", stars: lastGap}},
		"a window that can be completed": {3, seat{hand: "PPPPP", stars: "...... .....P"}, seat{hand: "PPPPP", stars: "...... P....."}},
		"a star complete":                {5, seat{hand: "G", stars: star}, seat{hand: "G", stars: lastGap}},
		"few tiles left at the end":      {6, seat{hand: "P", stars: "..P... PPPPPP"}, seat{hand: "PP", stars: "..P... PPPPPP"}},
		"a number that lacks one space":  {4, seat{hand: "GG", stars: "..P... ..P... ..O... ..R... ..B... ..Y..."}, seat{hand: "GG", stars: "..P... ..P... ..O... ..R... ..B... .Y...."}},
	} {
		v := pavilion.NewValue()
		better, worse := expected(v, placingAlone(t, "pavilion", c.round, c.better)), expected(v, placingAlone(t, "pavilion", c.round, c.worse))
		if better[0] <= worse[0] {
			t.Errorf("%s: %d, without it %d", name, better[0], worse[0])
		}
	}
}

// TestMarkerHasValue checks that the marker is an advantage in all rounds except the last, after which there is no round
// to start.
func TestMarkerHasValue(t *testing.T) {
	for round, better := range map[int]bool{1: true, 5: true, 6: false} {
		s := state{round: round, marker: 1, boards: [2]seat{{hand: "RR"}, {hand: "RR"}}}
		with := expected(pavilion.NewValue(), s.position(t).Position)
		if (with[0] > with[1]) != better {
			t.Errorf("round %d: %d with the marker, %d without", round, with[0], with[1])
		}
	}
}

// TestValueIsSymmetric checks that equal boards have equal values in both seats.
func TestValueIsSymmetric(t *testing.T) {
	a, b := seat{score: 12, hand: "PPGB", stars: twoGaps}, seat{score: 17, hand: "YYYR", stars: "PGO... ...... .OO..."}
	original := expected(pavilion.NewValue(), state{boards: [2]seat{a, b}, turn: 1}.position(t).Position)
	swapped := expected(pavilion.NewValue(), state{boards: [2]seat{b, a}, turn: 2}.position(t).Position)
	if original[0] != swapped[1] || original[1] != swapped[0] {
		t.Errorf("%v, with the seats swapped %v", original[:2], swapped[:2])
	}
}

// expectedAfterPass returns the final score that Value expects for a board whose player has passed, in hundredths of a
// point.
func expectedAfterPass(t *testing.T, game string, round int, stars string) int32 {
	t.Helper()
	s := state{game: game, round: round, boards: [2]seat{{hand: "R"}, {passed: true, stars: stars}}}
	return expected(pavilion.NewValue(), s.position(t).Position)[1]
}

// TestStarValueDependsOnColour checks that the values of sepia stars with four tiles of one colour on the same spaces
// differ in proportion to their bonuses.
func TestStarValueDependsOnColour(t *testing.T) {
	const purple, red = 20, 14
	bonuses := map[string]int32{"GGGG": 18, "OOOO": 17, "YYYY": 16, "BBBB": 15}
	for round := 1; round < pavilion.Rounds; round++ {
		for star := range pavilion.Stars {
			value := func(tiles string) int32 {
				return expectedAfterPass(t, "pavilion-sepia", round, strings.Repeat("...... ", star)+tiles+"..")
			}
			least := value("RRRR")
			most := value("PPPP") - least
			if most <= 0 {
				t.Errorf("round %d, star %d: four purple tiles are worth %d more than red ones", round, star, most)
			}
			for tiles, bonus := range bonuses {
				want := most * (bonus - red) / (purple - red)
				if got := value(tiles) - least; got < want-1 || got > want+1 {
					t.Errorf("round %d, star %d: %s is worth %d more than red, expected %d", round, star, tiles, got, want)
				}
			}
		}
	}
}

// TestSixColourStarsAreEasier checks that from round 3 on a sepia star with four colours is worth more than one with
// four red tiles, although its bonus is two points lower: tiles of several colours fit it.
func TestSixColourStarsAreEasier(t *testing.T) {
	for round := 3; round < pavilion.Rounds; round++ {
		for star := range pavilion.Stars {
			value := func(tiles string) int32 {
				return expectedAfterPass(t, "pavilion-sepia", round, strings.Repeat("...... ", star)+tiles)
			}
			if many, one := value("PGOY.."), value("RRRR.."); many <= one {
				t.Errorf("round %d, star %d: four colours are worth %d, four red tiles %d", round, star, many, one)
			}
		}
	}
}

// TestEachSpaceOfTheSepiaCentreCostsThree checks that the last space of the central star has the same value on every
// space, and that two colours differ there by the same amount as on an outer star whose last space also costs three.
func TestEachSpaceOfTheSepiaCentreCostsThree(t *testing.T) {
	gap := func(c string, at int) string {
		return strings.Repeat(c, at) + "." + strings.Repeat(c, pavilion.Ring-1-at)
	}
	for round := 1; round < pavilion.Rounds; round++ {
		value := func(stars string) int32 { return expectedAfterPass(t, "pavilion-sepia", round, stars) }
		for at := range pavilion.Ring {
			if got, want := value(gap("P", at)), value(gap("P", 0)); got != want {
				t.Errorf("round %d: the centre without space %d is worth %d, without space 1 %d", round, at+1, got, want)
			}
		}
		centre := value(gap("P", 0)) - value(gap("R", 0))
		if outer := value("...... "+gap("P", 0)) - value("...... "+gap("R", 0)); centre != outer {
			t.Errorf("round %d: purple is worth %d more than red in the centre, %d on an outer star", round, centre, outer)
		}
	}
}

// TestOrderingCountsStarKind checks that the ordering scores of two placements of the same price on the same space differ
// by the difference of the star's values after them.
func TestOrderingCountsStarKind(t *testing.T) {
	for round := 1; round < pavilion.Rounds; round++ {
		s := state{game: "pavilion-sepia", round: round, jokers: "RBYPOG", boards: [2]seat{{hand: "GGOO", stars: "...... G....."}, {hand: "R"}}}
		if round >= 5 {
			s.jokers = "OGRBYP"
		}
		all := orderingScores(pavilion.NewValue(), s.position(t).Position)
		got := all["O1.2"] - all["G1.2"]
		if want := expectedAfterPass(t, s.game, round, "...... GO....") - expectedAfterPass(t, s.game, round, "...... GG...."); got != want || got == 0 {
			t.Errorf("round %d: a second colour scores %d more than the first, the stars differ by %d", round, got, want)
		}
	}
}

// evaluators returns constructors of the evaluators of each edition.
func evaluators() map[*engine.Edition][]func() search.Evaluator {
	handWritten := func() search.Evaluator { return pavilion.NewValue() }
	return map[*engine.Edition][]func() search.Evaluator{
		pavilion.Coloured(): {handWritten, func() search.Evaluator { return pavilion.NewMaster() }},
		pavilion.Sepia():    {handWritten, func() search.Evaluator { return pavilion.NewMaster() }},
	}
}

// TestCacheDoesNotChangeValues compares an evaluator with cached boards of a whole game with one whose cache is empty.
func TestCacheDoesNotChangeValues(t *testing.T) {
	for e, constructors := range evaluators() {
		for _, newEvaluator := range constructors {
			used, n := newEvaluator(), 0
			enginetest.Walk(t, e, 3, 7, 7, func(p engine.Position) {
				if n++; n%4 != 0 {
					return
				}
				if got, want := expected(used, p), expected(newEvaluator(), p); got != want {
					t.Fatalf("%s: %v, with an empty cache %v, of %s", e.ID, got, want, p.AppendState(nil, nil))
				}
			})
		}
	}
}

// TestPruning checks that one pass remains and, for each space and colour, at most the payments with the fewest and the
// most jokers.
func TestPruning(t *testing.T) {
	for e := range evaluators() {
		v := pavilion.NewValue()
		enginetest.Walk(t, e, 2, 3, 7, func(p engine.Position) {
			passes, payments := 0, map[string]int{}
			for text, score := range orderingScores(v, p) {
				if score == engine.Pruned {
					continue
				}
				if space, _, _ := strings.Cut(text, "+"); text[0] == '/' {
					passes++
				} else if strings.Contains(text, ".") {
					payments[space]++
				}
			}
			for space, n := range payments {
				if n > 2 {
					t.Errorf("%s: %d payments of %s remain", e.ID, n, space)
				}
			}
			if listed := enginetest.Moves(p); slices.ContainsFunc(listed, func(m string) bool { return m[0] == '/' }) && passes != 1 {
				t.Errorf("%s: %d passes remain in %s", e.ID, passes, p.AppendState(nil, nil))
			}
		})
	}
}

// TestMoveOrdering compares the ordering scores of pairs of moves.
func TestMoveOrdering(t *testing.T) {
	for name, c := range map[string]struct {
		state         state
		better, worse string
	}{
		"completes a star":            {state{round: 4, boards: [2]seat{{hand: "PPPPPBBBBB", stars: lastGap}, {hand: "R"}}}, "P1.5", "B4.5"},
		"lengthens a run":             {state{round: 4, boards: [2]seat{{hand: "PO", stars: "...... ...... .OO..."}, {hand: "R"}}}, "O2.1", "P1.1"},
		"keeps jokers":                {state{round: 2, boards: [2]seat{{hand: "PPGG"}, {hand: "R"}}}, "P1.2", "P1.2+1"},
		"takes more":                  {state{phase: "take", factories: "RRRB - - - -", boards: [2]seat{}}, "1R", "1B"},
		"takes a joker with it":       {state{phase: "take", factories: "RBYO RPYO - - -", boards: [2]seat{}}, "2R", "1R"},
		"does not pay for the centre": {state{phase: "take", factories: "RRBY GGYY - - -", centre: "GGRR", boards: [2]seat{{score: 20}, {}}}, "1R", "CR"},
	} {
		all := orderingScores(pavilion.NewValue(), c.state.position(t).Position)
		better, hasBetter := all[c.better]
		worse, hasWorse := all[c.worse]
		if !hasBetter || !hasWorse || better <= worse {
			t.Errorf("%s: %s ranks %d (%v), %s %d (%v)", name, c.better, better, hasBetter, c.worse, worse, hasWorse)
		}
	}
}

// TestEvaluatorDoesNotAllocate checks that evaluating a position and its moves does not allocate.
func TestEvaluatorDoesNotAllocate(t *testing.T) {
	for e, constructors := range evaluators() {
		for _, newEvaluator := range constructors {
			v := newEvaluator()
			p := placingAlone(t, e.ID, 3, seat{hand: "PPGGYO", stars: twoGaps})
			moves := p.Moves(nil)
			dst, final := make([]int32, len(moves)), [engine.MaxSeats]int32{}
			if n := testing.AllocsPerRun(50, func() { v.Evaluate(p, &final); v.ScoreMoves(p, moves, dst) }); n != 0 {
				t.Errorf("%s: %v allocations", e.ID, n)
			}
		}
	}
}
