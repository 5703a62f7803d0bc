package review

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// TestRecommend checks that of the moves with equal win probabilities the one with the highest score for the player is recommended.
func TestRecommend(t *testing.T) {
	line := func(m engine.Move, win, score float64) players.Line {
		return players.Line{Move: m, Win: []float64{1 - win, win}, Scores: []float64{50, score}}
	}
	for _, c := range []struct {
		name  string
		lines []players.Line
		want  engine.Move
	}{
		{"only one", []players.Line{line(1, 0.5, 20)}, 1},
		{"equal probabilities, better score", []players.Line{line(1, 0.01, 20), line(2, 0.01, 26)}, 2},
		{"equal after rounding", []players.Line{line(1, 0.012, 20), line(2, 0.009, 26)}, 2},
		{"equal probabilities, worse score", []players.Line{line(1, 0.01, 26), line(2, 0.01, 20)}, 1},
		{"better probability", []players.Line{line(1, 0.52, 20), line(2, 0.51, 26)}, 1},
		{"the best of three", []players.Line{line(1, 0.99, 40), line(2, 0.99, 44), line(3, 0.99, 42)}, 2},
		{"without an exact value", []players.Line{line(1, 0, 1), line(2, 0, 1), line(3, 0, 1), line(4, 0, 1), line(5, 0, 90)}, 1},
	} {
		if got := Recommend(players.Choice{Move: c.lines[0].Move, Lines: c.lines}, 1); got != c.want {
			t.Errorf("%s: move %d is recommended, want %d", c.name, got, c.want)
		}
	}
	lines := []players.Line{line(1, 0.52, 20), line(2, 0.51, 20), line(3, 0.49, 20), line(4, 0.48, 20)}
	for _, c := range []struct {
		explained map[engine.Move][]engine.Argument
		brings    map[engine.Move]float64
		want      engine.Move
	}{
		{nil, nil, 1},
		{nil, map[engine.Move]float64{2: 1, 3: 0.5, 4: 2}, 2},
		{map[engine.Move][]engine.Argument{1: arguments("+a2"), 2: arguments("+a5"), 3: arguments("+a3")}, map[engine.Move]float64{3: 9}, 2},
		{map[engine.Move][]engine.Argument{1: arguments("+a2"), 2: arguments("+a9", "-b1cost"), 3: arguments("+a3")}, nil, 3}, // what it costs is seen first
		{map[engine.Move][]engine.Argument{1: arguments("+a3", "-b2"), 2: arguments("+a3", "-b1"), 3: arguments("+a1")}, nil, 2},
		{map[engine.Move][]engine.Argument{1: arguments("+a2"), 4: arguments("+a9")}, nil, 1}, // it gives up too much
	} {
		explain := func(m engine.Move) []engine.Argument { return c.explained[m] }
		if got := RecommendToBeginner(players.Choice{Move: 1, Lines: lines}, 1, explain, func(m engine.Move) float64 { return c.brings[m] }); got != c.want {
			t.Errorf("%v: move %d is recommended to a beginner, want %d", c.explained, got, c.want)
		}
	}
	if got := Recommend(players.Choice{Move: 7}, 0); got != 7 {
		t.Errorf("without lines move %d is recommended, want 7", got)
	}
}

// TestRecommendFromRandomLines checks that the recommended move gives up no win probability, and that no other such move has a higher score.
func TestRecommendFromRandomLines(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		c := players.Choice{}
		for i := range 1 + dice.IntN(HintLines) {
			win := float64(dice.IntN(30)) / 1000
			c.Lines = append(c.Lines, players.Line{Move: engine.Move(i), Win: []float64{win}, Scores: []float64{float64(dice.IntN(9))}})
		}
		slices.SortStableFunc(c.Lines, func(a, b players.Line) int { return int(1000*b.Win[0]) - int(1000*a.Win[0]) })
		chosen := lineOf(c.Lines, Recommend(c, 0))
		if RatingKey(Points(loss(c.Lines[0], chosen, 0))) != Best {
			t.Fatalf("%+v: %d gives up win probability", c.Lines, chosen.Move)
		}
		for _, l := range c.Lines {
			if RatingKey(Points(loss(c.Lines[0], l, 0))) == Best && l.Scores[0] > chosen.Scores[0] {
				t.Fatalf("%+v: %d is recommended, but %d scores more", c.Lines, chosen.Move, l.Move)
			}
		}
	}
}

// TestExpectedScoresConvince checks that the scores to expect are added where what the sentences state nets to little of what was lost, although the parts of
// the boards that they are about are worth that much later, and that the sentences stay.
func TestExpectedScoresConvince(t *testing.T) {
	start := newGame(t)
	comparer := NewComparer(&gamedef.Game{Edition: azul.Coloured(), Explain: func(engine.Position, engine.Move) []engine.Argument { return nil }})
	says := func(f engine.Fact, values ...any) engine.Outcome {
		f.Own.Values = values
		return engine.Outcome{f}
	}
	completed := completes(fact(0, "column", 7))
	for _, c := range []struct {
		name     string
		outcome  engine.Outcome
		expected bool
	}{
		{"all points are said", says(fact(0, "line", 7), "points", 7), false},
		{"few points are said", says(fact(0, "line", 7), "points", 1), true},
		{"no points are said", says(fact(0, "free", 7)), true},
		{"a total", says(total(fact(0, "floor", 7)), "points", 2), false},
		{"what is spared", says(fact(0, "zero", 7), "points", 3, "full", 10), false},
		{"something complete", says(completed), false},
	} {
		a, b := &prospect{outcome: c.outcome, line: players.Line{Win: []float64{.6, .4}, Scores: []float64{47, 40}}},
			&prospect{line: players.Line{Win: []float64{.5, .5}, Scores: []float64{40, 40}}}
		if c.outcome[0].Total {
			b.outcome = engine.Outcome{total(fact(0, "floor", 0))}
			b.outcome[0].Sum = 9
		}
		for _, p := range []*prospect{a, b} {
			p.end, p.expected = start, search.Evaluation{Final: [engine.MaxSeats]int32{int32(100 * p.line.Scores[0]), 4000}, StdDev: 1000}
		}
		list := compared(comparer, start, a, b)
		if e := whyBetter(0, a, b, list, nil); (e.Expected != nil) != c.expected || len(e.For) == 0 {
			t.Errorf("%s: %s", c.name, text(e))
		}
	}
}

// TestSharedCostIsNoFault checks that a cost of the move played is no fault of it if the better move costs the same, whatever their weights.
func TestSharedCostIsNoFault(t *testing.T) {
	start := newGame(t)
	a, b := &prospect{line: players.Line{Win: []float64{.6, .4}}}, &prospect{line: players.Line{Win: []float64{.5, .5}}}
	for _, p := range []*prospect{a, b} {
		p.end = start
	}
	cost := func(points, weight int) []engine.Argument {
		return []engine.Argument{{Reason: *engine.NewReason("marker", "points", points), Sign: engine.Against, Cost: true, Weight: weight}}
	}
	for _, c := range []struct {
		points int // of the move played
		fault  bool
	}{{1, false}, {2, true}} {
		if e := whyBetter(0, a, b, cost(1, 20), cost(c.points, 30)); (e.Fault != nil) != c.fault || e.Cost == nil {
			t.Errorf("the better move costs one point, the move played %d: %s", c.points, text(e))
		}
	}
}

// arguments returns arguments in the form of a sign, a letter as their code and a weight: "+a3" is an argument for a move, "+a3!" for something that it
// completes, and "-a3cost" is its cost.
func arguments(list ...string) (all []engine.Argument) {
	for _, s := range list {
		sign := engine.For
		if s[0] == '-' {
			sign = engine.Against
		}
		all = append(all, engine.Argument{Reason: engine.Reason{Code: s[1:2]}, Sign: sign, Weight: int(s[2] - '0'),
			Cost: strings.HasSuffix(s, "cost"), Completes: strings.HasSuffix(s, "!")})
	}
	return all
}

// text returns the codes of an explanation.
func text(e Explanation) (s string) {
	for _, a := range e.For {
		s += a.Code
	}
	if e.Cost != nil {
		s += " cost " + e.Cost.Code
	}
	if e.But != nil {
		s += " but " + e.But.Code
	}
	if e.Fault != nil {
		s += " fault " + e.Fault.Code
	}
	if e.Expected != nil {
		s += "expected"
	}
	return s
}
