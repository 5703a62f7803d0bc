package review

import (
	"fmt"
	"math"
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

// of returns a topic of a seat.
func of(seat engine.Seat, kind string) engine.Topic { return engine.Topic{Kind: kind, Seat: seat} }

// fact returns a fact with reasons: +code for the seat that compares lines, >code for what another seat gets, and <code for what it misses.
func fact(seat engine.Seat, kind string, points float64) engine.Fact {
	return engine.Fact{Topic: of(seat, kind), Points: points}.Told("+"+kind, ">"+kind, "<"+kind)
}

// part and total return a fact as a part of a total, and a total.
func part(f engine.Fact, total string) engine.Fact { f.Part = total; return f }
func total(f engine.Fact) engine.Fact              { f.Total, f.Sum = true, int(math.Abs(f.Points)); return f }

// completes returns a fact about a complete set.
func completes(f engine.Fact) engine.Fact { f.Completes = true; return f }

// compared returns what is for and against line a compared with line b.
func compared(c *Comparer, before engine.Position, a, b *prospect) []engine.Argument {
	var r Reasoning
	list := r.compare(c, before, a, b)
	r.Finish()
	return *list
}

// TestCompare checks what is said about two lines of seat 0.
func TestCompare(t *testing.T) {
	about := func(sign engine.Sign, code string, topic engine.Topic) engine.Argument {
		return engine.Argument{Reason: engine.Reason{Code: code}, Sign: sign, Topic: topic}
	}
	cost := engine.Argument{Reason: engine.Reason{Code: "waste"}, Sign: engine.Against, Topic: of(0, "floor"), Cost: true, Weight: 2}
	start := newGame(t)
	comparer := NewComparer(&gamedef.Game{Edition: azul.Coloured(), Explain: func(engine.Position, engine.Move) []engine.Argument {
		return []engine.Argument{{Topic: of(0, "ornament"), Completes: true}}
	}})
	for _, c := range []struct {
		name      string
		arguments []engine.Argument
		a, b      engine.Outcome
		want      string
	}{
		{"only one line has it", []engine.Argument{about(engine.For, "finish", of(0, "line"))}, engine.Outcome{fact(0, "line", 3)}, nil, "finish"},
		{"both have it", []engine.Argument{about(engine.For, "finish", of(0, "line"))}, engine.Outcome{fact(0, "line", 3)}, engine.Outcome{fact(0, "line", 3)}, ""},
		{"the other has more of it", []engine.Argument{about(engine.For, "finish", of(0, "line"))}, engine.Outcome{fact(0, "line", 3)}, engine.Outcome{fact(0, "line", 5)}, ""},
		{"a plan that is given up", []engine.Argument{about(engine.For, "fill", of(0, "line"))}, nil, nil, ""},
		{"it comes with a later move", nil, engine.Outcome{fact(0, "line", 3)}, nil, "+line"},
		{"it is completed with a later move", nil, engine.Outcome{completes(fact(0, "column", 7))}, nil, "+column"},
		{"what a move can complete now is not promised for later", nil, engine.Outcome{completes(fact(0, "ornament", 3))}, nil, ""},
		{"what the other line has is not given as its own", nil, nil, engine.Outcome{fact(0, "line", 3)}, ""},
		{"another seat misses it", nil, nil, engine.Outcome{fact(1, "line", 3)}, "<line"},
		{"another seat gets it", nil, engine.Outcome{fact(1, "line", 3)}, nil, "-->line"},
		{"a denial that the lines confirm", []engine.Argument{about(engine.For, "denies", of(1, "line"))}, nil, engine.Outcome{fact(1, "line", 3)}, "denies"},
		{"a denial that changes nothing", []engine.Argument{about(engine.For, "denies", of(1, "line"))}, nil, nil, ""},
		{"a denial of what is only worth less later", []engine.Argument{about(engine.For, "denies", of(1, "line"))}, nil, engine.Outcome{fact(1, "begun", 3).In("line", 1, 0)}, "<begun"},
		{"a threat that the move does not cause", []engine.Argument{about(engine.Against, "reply", of(1, "line"))}, engine.Outcome{fact(1, "line", 3)}, engine.Outcome{fact(1, "line", 3)}, ""},
		{"a threat that the move causes", []engine.Argument{about(engine.Against, "reply", of(1, "line"))}, engine.Outcome{fact(1, "line", 3)}, nil, "--reply"},
		{"the cost is always told", []engine.Argument{cost}, nil, nil, "--waste"},
		{"a total that costs no more than the move", []engine.Argument{cost}, engine.Outcome{total(fact(0, "floor", -2))}, engine.Outcome{total(fact(0, "floor", 0))}, "--waste"},
		{"a total that costs more than the move", []engine.Argument{cost}, engine.Outcome{total(fact(0, "floor", -6))}, engine.Outcome{total(fact(0, "floor", 0))}, "--+floor 0--waste"},
		{"a total", nil, engine.Outcome{total(fact(0, "floor", -2))}, engine.Outcome{total(fact(0, "floor", -8))}, "+floor 8"},
		{"a total of another seat", nil, engine.Outcome{total(fact(1, "floor", -8))}, engine.Outcome{total(fact(1, "floor", -2))}, ">floor 2"},
		{"a total whose parts are told", []engine.Argument{about(engine.For, "finish", of(0, "line"))},
			engine.Outcome{part(fact(0, "line", 3), "wall"), total(fact(0, "wall", 3))}, engine.Outcome{total(fact(0, "wall", 0))}, "finish"},
		{"parts of another seat that differ both ways", nil,
			engine.Outcome{part(fact(1, "line", 3), "wall"), total(fact(1, "wall", 3))}, engine.Outcome{part(fact(1, "line2", 6), "wall"), total(fact(1, "wall", 6))}, ">wall 6"},
		{"a small difference", nil, engine.Outcome{fact(0, "line", 0.5)}, nil, ""},
		{"a difference of less than a point where nothing else speaks for the move", nil, engine.Outcome{fact(0, "line", 0.8)}, nil, "+line"},
		{"a difference of less than a point next to another", nil, engine.Outcome{fact(0, "line", 0.8), fact(0, "large", 7)}, nil, "+large"},
		{"the weightiest first", nil, engine.Outcome{fact(0, "small", 2), fact(0, "large", 7)}, nil, "+large+small"},
	} {
		a, b := &prospect{outcome: c.a, arguments: c.arguments}, &prospect{outcome: c.b}
		for _, p := range []*prospect{a, b} {
			p.end, p.expected = newGame(t), search.Evaluation{Final: [engine.MaxSeats]int32{5000, 5000}, StdDev: 1000}
		}
		got := ""
		for _, x := range compared(comparer, start, a, b) {
			if x.Sign == engine.Against {
				got += "--"
			}
			if got += x.Code; x.Value("other") != nil {
				got += " " + strings.TrimPrefix(x.Error(), x.Code+" ")
			}
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestPlansThatAreOutdone checks that what a line will score with more tiles is no reason for a move if the other move scores as much at once.
func TestPlansThatAreOutdone(t *testing.T) {
	start := newGame(t)
	comparer := NewComparer(&gamedef.Game{Edition: azul.Coloured(), Explain: func(engine.Position, engine.Move) []engine.Argument { return nil }})
	says := func(code string, index, points int) engine.Argument {
		return engine.Argument{Reason: *engine.NewReason(code, "points", points), Sign: engine.For, Topic: engine.Topic{Kind: "line", Index: index}}
	}
	plan := says("fill", 3, 3)
	plan.Topic.Kind, plan.Else = "begun", of(0, "begun")
	another := plan
	another.Code, another.Topic.Index = "start", 4
	begun := fact(0, "begun", 0).In("line", 0, 3)
	begun.Index = 3
	for _, c := range []struct {
		name  string
		other engine.Argument
		want  string
	}{
		{"it scores less", says("finish", 2, 2), "fill"},
		{"it scores as much", says("finish", 2, 3), "+begun"},
		{"it is a plan too", another, "fill"},
		{"it is about something else", engine.Argument{Reason: *engine.NewReason("run", "points", 9), Sign: engine.For, Topic: of(0, "floor")}, "fill"},
	} {
		expected := search.Evaluation{Final: [engine.MaxSeats]int32{5000, 5000}, StdDev: 1000}
		parts := []players.Part{{Topic: engine.Topic{Kind: "line", Index: 3}, Points: 4}}
		a := &prospect{end: start, expected: expected, arguments: []engine.Argument{plan}, outcome: engine.Outcome{begun}, parts: parts, line: players.Line{Parts: parts}}
		b := &prospect{end: start, expected: expected, arguments: []engine.Argument{c.other}, line: players.Line{Parts: []players.Part{}}}
		got := ""
		for _, x := range compared(comparer, start, a, b) {
			got += x.Code
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestCompareWithTheEnd checks that what only later rounds would make use of is not told of a line if the game is over after the other one.
func TestCompareWithTheEnd(t *testing.T) {
	start := newGame(t)
	over, dice := start.Clone(), rand.New(rand.NewPCG(1, 2))
	for !over.Over() {
		if over.ToMove() == engine.Nature {
			over.Play(over.Draw(dice), nil)
			continue
		}
		moves := over.Moves(nil)
		over.Play(moves[dice.IntN(len(moves))], nil)
	}
	comparer := NewComparer(&gamedef.Game{Edition: azul.Coloured(), Explain: func(engine.Position, engine.Move) []engine.Argument { return nil }})
	expected := search.Evaluation{Final: [engine.MaxSeats]int32{5000, 5000}, StdDev: 1000}
	parts := []players.Part{{Topic: of(0, "begun"), Points: 4}}
	a := &prospect{end: start, expected: expected, outcome: engine.Outcome{fact(0, "begun", 0), fact(0, "line", 3)}, parts: parts, line: players.Line{Parts: parts}}
	b := &prospect{end: over, expected: expected}
	codes := func() (all string) {
		for _, x := range compared(comparer, start, a, b) {
			all += x.Code
		}
		return all
	}
	if got := codes(); got != "+line" {
		t.Errorf("compared with the end of the game: %q, want +line", got)
	}
	if b.end = start; codes() != "+begun+line" {
		t.Errorf("compared with another round: %q, want +begun+line", codes())
	}
}

// newGame returns the first decision of a game of Azul for two.
func newGame(t *testing.T) engine.Position {
	t.Helper()
	m, err := engine.NewMatch(azul.Coloured(), engine.Options{Players: 2}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for m.Position().ToMove() == engine.Nature {
		if err := m.Draw(nil); err != nil {
			t.Fatal(err)
		}
	}
	return m.Position()
}

// TestCompareParts checks what is said where parts of the boards bring more later: progress, what is won and given up in exchange, and who starts.
func TestCompareParts(t *testing.T) {
	star := func(seat engine.Seat, i, sum int, points float64) engine.Fact {
		name := fmt.Sprint("star", i)
		return engine.Fact{Topic: engine.Topic{Kind: "star", Seat: seat, Index: i}, Sum: sum, Points: points}.Told("+"+name, ">"+name, "<"+name)
	}
	part := func(seat engine.Seat, kind string, i int, points float64) players.Part {
		return players.Part{Topic: engine.Topic{Kind: kind, Seat: seat, Index: i}, Points: points}
	}
	marker := func(seat engine.Seat) engine.Fact {
		return engine.Fact{Topic: of(seat, "start"), Shared: true}.Told("+start", ">start", "<start")
	}
	type end struct {
		outcome engine.Outcome
		parts   []players.Part
	}
	for _, c := range []struct {
		name string
		a, b end
		want string
	}{
		{"progress", end{engine.Outcome{star(0, 1, 3, 0)}, []players.Part{part(0, "star", 1, 4)}}, end{engine.Outcome{star(0, 1, 2, 0)}, []players.Part{part(0, "star", 1, 1)}}, "+star1 84"},
		{"the same progress", end{engine.Outcome{star(0, 1, 3, 0)}, []players.Part{part(0, "star", 1, 4)}}, end{engine.Outcome{star(0, 1, 3, 0)}, []players.Part{part(0, "star", 1, 1)}}, ""},
		{"less of it", end{engine.Outcome{star(0, 1, 2, 0)}, []players.Part{part(0, "star", 1, 4)}}, end{engine.Outcome{star(0, 1, 3, 0)}, []players.Part{part(0, "star", 1, 1)}}, ""},
		{"progress of another seat", end{engine.Outcome{star(1, 1, 3, 0)}, []players.Part{part(1, "star", 1, 4)}}, end{}, "-->star1 113"},
		{"progress that another seat misses", end{}, end{engine.Outcome{star(1, 1, 3, 0)}, []players.Part{part(1, "star", 1, 4)}}, "<star1 113"},
		{"another seat completes what it does not bring to that", end{outcome: engine.Outcome{engine.Fact{Topic: of(1, "whole"), Points: 1}.Told("", ">whole", "<whole").In("star", 1, 1)}},
			end{engine.Outcome{star(1, 1, 3, 0)}, []players.Part{part(1, "star", 1, 4)}}, ""},
		{"the other line completes it", end{engine.Outcome{star(0, 1, 4, 0)}, []players.Part{part(0, "star", 1, 4)}},
			end{outcome: engine.Outcome{completes(fact(0, "whole", 1).In("star", 0, 1))}}, ""},
		{"points and what they leave", end{engine.Outcome{star(0, 1, 0, 3)}, []players.Part{part(0, "star", 1, 1)}}, end{nil, []players.Part{part(0, "star", 1, 2)}}, "+star1 56"},
		{"one star instead of another", end{engine.Outcome{star(0, 1, 3, 0)}, []players.Part{part(0, "star", 1, 4)}}, end{engine.Outcome{star(0, 2, 3, 0)}, []players.Part{part(0, "star", 2, 3.9)}}, ""},
		{"a better star than another", end{engine.Outcome{star(0, 1, 3, 0)}, []players.Part{part(0, "star", 1, 6)}}, end{engine.Outcome{star(0, 2, 3, 0)}, []players.Part{part(0, "star", 2, 4)}}, "+star1 56"},
		{"the greatest gain of an exchange", end{engine.Outcome{star(0, 1, 3, 0), star(0, 3, 1, 0)}, []players.Part{part(0, "star", 1, 6), part(0, "star", 3, 2)}},
			end{engine.Outcome{star(0, 2, 3, 0)}, []players.Part{part(0, "star", 2, 4)}}, "+star1 113"},
		{"who starts counts for both", end{engine.Outcome{marker(0)}, []players.Part{part(0, "start", 0, 1), part(1, "start", 0, -1)}}, end{engine.Outcome{marker(1)}, []players.Part{part(1, "start", 0, 1), part(0, "start", 0, -1)}}, "+start 113"},
	} {
		a, b := &prospect{outcome: c.a.outcome, parts: c.a.parts}, &prospect{outcome: c.b.outcome, parts: c.b.parts}
		for _, p := range []*prospect{a, b} {
			p.end, p.expected = newGame(t), search.Evaluation{Final: [engine.MaxSeats]int32{5000, 5000}, StdDev: 1400}
			p.line.Parts = append([]players.Part{}, p.parts...)
		}
		got := ""
		for _, x := range compared(NewComparer(&gamedef.Game{Edition: azul.Coloured(), Explain: func(engine.Position, engine.Move) []engine.Argument { return nil }}), newGame(t), a, b) {
			if x.Sign == engine.Against {
				got += "--"
			}
			got += fmt.Sprint(x.Code, " ", x.Weight)
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestFitDeviation checks that the weights of points follow from the chances that the search has found.
func TestFitDeviation(t *testing.T) {
	for _, deviation := range []int32{300, 1400, 3000} {
		line := func(own int32) *prospect {
			e := search.Evaluation{Final: [engine.MaxSeats]int32{own, 5000}, StdDev: deviation}
			return &prospect{end: newGame(t), expected: search.Evaluation{Final: e.Final}, line: players.Line{Win: []float64{e.Share(0, 2), e.Share(1, 2)}}}
		}
		a, b := line(5200), line(4900)
		fitDeviation(0, a, b)
		if off := math.Abs(float64(a.expected.StdDev)/float64(deviation) - 1); off > 0.06 || a.expected.StdDev != b.expected.StdDev {
			t.Errorf("a standard deviation of %d is found as %d", deviation, a.expected.StdDev)
		}
	}
}

// TestSplit checks how many arguments are told and in which order.
func TestSplit(t *testing.T) {
	for _, c := range []struct {
		arguments []engine.Argument
		most      int
		want      string
	}{
		{arguments("+a6", "-b5"), 3, "a but b"},
		{arguments("+a6", "+b2", "+c1", "+d1"), 3, "abc"},
		{arguments("+a6", "+b2", "+c1"), 2, "ab"},
		{arguments("+a6", "-b5", "-c1cost"), 3, "a cost c but b"},
		{arguments("+a6", "+b5", "+c4", "+d1!"), 3, "dab"}, // what is completed comes first
		{arguments("+a6", "-b5", "-c4"), 3, "a but b"},
		{arguments("+a6", "+a5", "+b4", "+b2!"), 3, "ba"}, // one of each kind
		{nil, 3, ""},
	} {
		if got := text(split(c.arguments, c.most)); got != c.want {
			t.Errorf("%v: %q, want %q", c.arguments, got, c.want)
		}
	}
}

// TestParts checks that an explanation does not say a total and in the same breath what is only a part of it.
func TestParts(t *testing.T) {
	named := part(fact(0, "line", 3), "wall")
	points := named
	points.Own = nil
	about := func(a engine.Argument, kind string) engine.Argument {
		a.Topic = of(0, kind)
		return a
	}
	for _, c := range []struct {
		name      string
		line      engine.Fact
		arguments []engine.Argument
		kinds     []string
		want      string
	}{
		{"a total against it", named, arguments("+a6", "+b2", "-c5"), []string{"line", "other", "wall"}, "b but c"},
		{"nothing else is for it", named, arguments("+a6", "-c5"), []string{"line", "wall"}, "a but c"},
		{"a completed part", named, arguments("+a6!", "+b2", "-c5"), []string{"line", "other", "wall"}, "ab but c"},
		{"a total for it", named, arguments("+a6", "+b5"), []string{"line", "wall"}, "ab"},
		{"a total for it and a part that is only points", points, arguments("+a6", "+b5"), []string{"line", "wall"}, "b"},
		{"a total for it and a reason that is only points", named, append([]engine.Argument{{Reason: *engine.NewReason("a", "points", 3), Sign: engine.For, Weight: 6}}, arguments("+b5")...), []string{"line", "wall"}, "b"},
		{"a total of something else", points, arguments("+a6", "+b5"), []string{"line", "floor"}, "ab"},
	} {
		for i := range c.arguments {
			c.arguments[i] = about(c.arguments[i], c.kinds[i])
		}
		e := split(c.arguments, hintArguments)
		e.leaveOutParts(engine.Outcome{c.line, fact(0, "other", 1), total(fact(0, "wall", 3)), total(fact(0, "floor", -3))})
		if text(e) != c.want {
			t.Errorf("%s: %q, want %q", c.name, text(e), c.want)
		}
	}
}

// TestConfirmed checks what is said of a move by itself: what its line brings, then other differences, and last what leaves nothing.
func TestConfirmed(t *testing.T) {
	p := &prospect{arguments: []engine.Argument{
		{Reason: engine.Reason{Code: "take"}, Sign: engine.For, Weight: 9},
		{Reason: engine.Reason{Code: "finish"}, Sign: engine.For, Weight: 5, Topic: of(0, "line")},
		{Reason: engine.Reason{Code: "progress"}, Sign: engine.For, Weight: 4, Topic: of(0, "star")},
		{Reason: engine.Reason{Code: "old"}, Sign: engine.For, Weight: 3, Topic: of(0, "number")},
		{Reason: engine.Reason{Code: "plan"}, Sign: engine.For, Weight: 2, Topic: of(0, "given up")},
	}}
	progress := func(kind string, n int) engine.Fact {
		f := fact(0, kind, 0)
		f.Sum = n
		return f
	}
	p.start = engine.Outcome{progress("star", 2), progress("number", 3)}
	p.outcome = engine.Outcome{fact(0, "line", 3), progress("star", 3), progress("number", 3)}
	var got []string
	for _, a := range p.confirmed(0, []engine.Argument{{Reason: engine.Reason{Code: "floor"}, Sign: engine.For, Weight: 1, Topic: of(0, "floor")}}) {
		got = append(got, a.Code)
	}
	if want := []string{"finish", "progress", "floor", "take"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestUnavoidable checks that what both lines leave the seat with is told, and nothing else.
func TestUnavoidable(t *testing.T) {
	pile := func(seat engine.Seat, kind string) engine.Fact {
		f := fact(seat, kind, 0)
		f.Unavoidable = true
		return f
	}
	a := &prospect{outcome: engine.Outcome{pile(0, "white"), pile(0, "red"), pile(1, "blue"), fact(0, "line", 3)}}
	b := &prospect{outcome: engine.Outcome{pile(0, "white"), pile(1, "blue"), fact(0, "line", 3)}}
	if all := unavoidable(0, a, b); len(all) != 1 || all[0].Code != "+white" {
		t.Errorf("%v", all)
	}
}

// TestComplete checks when the expected scores are told: without an argument, and if the arguments do not account for half of a notable loss.
func TestComplete(t *testing.T) {
	line := func(win float64) *prospect {
		return &prospect{line: players.Line{Win: []float64{win, 1 - win}, Scores: []float64{40, 30}}, arguments: arguments("+d1")}
	}
	for _, c := range []struct {
		arguments []engine.Argument
		loss      float64
		want      string
	}{
		{arguments("+a9", "+b9"), 0.03, "ab"},         // 18 thousandths of 30
		{arguments("+a9", "+b9"), 0.3, "aexpected"},   // of 300
		{arguments("+a1"), 0.04, "a"},                 // a small loss
		{arguments("-a5cost"), 0, " cost aexpected"},  // nothing is for the move: it says what the move does
		{arguments("+a9", "+b9", "+c9"), 0.05, "abc"}, // 27 of 50
		{arguments("+a9", "+b9", "+c9", "-d9"), 0.05, "a but dexpected"},
	} {
		e := split(c.arguments, hintArguments)
		if got := text(e.complete(0, line(0.5+c.loss), line(0.5))); got != c.want {
			t.Errorf("%v with a loss of %v: %q, want %q", c.arguments, c.loss, got, c.want)
		}
	}
	a, b := &prospect{end: newGame(t)}, line(0.5)
	if e := (Explanation{}).complete(0, a, b); e.Expected != nil {
		t.Error("scores are expected although the move was not searched")
	}
}

// TestShorten checks that a review has a third argument only if the loss is not half explained without it.
func TestShorten(t *testing.T) {
	for _, c := range []struct {
		arguments []engine.Argument
		loss      float64
		want      string
	}{
		{arguments("+a6", "+b2", "+c1"), 0.016, "ab"},
		{arguments("+a6", "+b2", "+c1"), 0.018, "abc"},
		{arguments("+a6", "+b2", "+c1", "-d1cost"), 0.015, "abc cost d"},
		{arguments("+a6", "+b2"), 0.5, "ab"},
	} {
		e := split(c.arguments, hintArguments)
		if e.shorten(c.loss); text(e) != c.want {
			t.Errorf("%v with a loss of %v: %q, want %q", c.arguments, c.loss, text(e), c.want)
		}
	}
}

// TestAlone checks that an explanation of a move alone has no sums or results of another line, and keeps the cost.
func TestAlone(t *testing.T) {
	sum := engine.Argument{Reason: *engine.NewReason("sum", "points", 2, "other", 8), Sign: engine.For, Weight: 9}
	against := sum
	against.Sign = engine.Against
	e := split(append(arguments("+a6", "-b1cost"), sum, against), hintArguments)
	e.Expected = &Expectation{}
	if before, after := text(e), text(e.Alone()); before != "asum cost b but sumexpected" || after != "a cost b" {
		t.Errorf("%q becomes %q", before, after)
	}
}

// TestAlternative checks which move a hint is compared with, and which moves are searched for that.
func TestAlternative(t *testing.T) {
	g := &gamedef.Game{Edition: azul.Coloured(), Natural: azul.Natural, Cheaper: azul.Cheaper}
	p := newGame(t)
	natural := g.Natural(p)
	moves := slices.DeleteFunc(p.Moves(nil), func(m engine.Move) bool { return m == natural })
	line := func(m engine.Move, win float64) players.Line {
		return players.Line{Move: m, Win: []float64{win, 1 - win}}
	}
	c := NewComparer(g)
	for _, x := range []struct {
		name    string
		hint    engine.Move
		lines   []players.Line
		want    engine.Move
		missing []engine.Move
	}{
		{"the natural move", moves[0], []players.Line{line(moves[0], 0.6), line(natural, 0.5)}, natural, nil},
		{"the natural move, not searched", moves[0], []players.Line{line(moves[0], 0.6), line(moves[1], 0.5)}, natural, []engine.Move{moves[0], natural}},
		{"the best other one", natural, []players.Line{line(natural, 0.6), line(moves[1], 0.5), line(moves[2], 0.4)}, moves[1], nil},
		{"not an equal one", natural, []players.Line{line(natural, 0.6), line(moves[1], 0.6), line(moves[2], 0.4)}, moves[2], nil},
		{"none", natural, []players.Line{line(natural, 0.6)}, engine.NoMove, nil},
	} {
		if got := c.alternative(p, x.hint, x.lines).Move; got != x.want {
			t.Errorf("%s: the alternative is %d, want %d", x.name, got, x.want)
		}
		var asked [][]engine.Move
		ask := func(moves []engine.Move, receive func(players.Choice)) {
			asked = append(asked, moves)
			if moves == nil {
				receive(players.Choice{Lines: x.lines})
			} else {
				receive(players.Choice{Lines: []players.Line{line(moves[1], 0.7), line(moves[0], 0.6)}})
			}
		}
		reports := 0
		c.Advise(p, ask, func(players.Choice) engine.Move { return x.hint }, func(m engine.Move, lines []players.Line) {
			if reports++; m != x.hint || indexOf(lines, m) < 0 || x.missing != nil && lines[0].Move != natural {
				t.Errorf("%s: the hint is %d with the lines %v", x.name, m, lines)
			}
		})
		if want := append([][]engine.Move{nil}, x.missing)[:1+min(1, len(x.missing))]; reports != 1 || !slices.EqualFunc(asked, want, slices.Equal[[]engine.Move]) {
			t.Errorf("%s: asked for %v, want %v", x.name, asked, want)
		}
	}
}
