package azul

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/search"
)

// stateWith returns a position of two seats. The first board has the given lines and wall, the second is empty. Tiles
// that are not on the boards or in the centre are in the bag.
func stateWith(t testing.TB, e *engine.Edition, lines, wall [5]string, centre string) engine.Position {
	t.Helper()
	used := strings.Join(lines[:], "") + strings.Join(wall[:], "") + centre
	list := func(s [5]string) string { return `["` + strings.Join(s[:], `","`) + `"]` }
	var bag []string
	for _, c := range Letters {
		bag = append(bag, fmt.Sprintf(`"%c":%d`, c, 20-strings.Count(used, string(c))))
	}
	text := fmt.Sprintf(`{"game":"%s","players":2,"round":2,"phase":"offer","turn":1,"start":1,"factories":["","","","",""],"centre":"%s",
		"marker":2,"bag":{%s},"lid":{"B":0,"Y":0,"R":0,"K":0,"W":0},"boards":[
		{"name":"","score":10,"lines":%s,"wall":%s,"floor":""},
		{"name":"","score":10,"lines":["","","","",""],"wall":%s,"floor":"*"}]}`,
		e.ID, centre, strings.Join(bag, ","), list(lines), list(wall), list(emptyWall))
	p, _, err := e.ParseState([]byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return p
}

// expectedLead returns the lead of the first seat that a Value expects, in hundredths of a point.
func expectedLead(p engine.Position) int32 {
	var final [engine.MaxSeats]int32
	NewValue().Evaluate(p, &final)
	return final[0] - final[1]
}

var emptyWall = [5]string{".....", ".....", ".....", ".....", "....."}

// TestValuePrefers compares the expected lead of boards that differ in one respect.
func TestValuePrefers(t *testing.T) {
	cases := []struct {
		name                    string
		betterLines, worseLines [5]string
		betterWall, worseWall   [5]string
	}{
		{"a line that lacks one tile to one with one tile", [5]string{"", "", "", "KKK"}, [5]string{"", "", "", "K"}, emptyWall, emptyWall},
		{"a complete line to one that lacks a tile", [5]string{"", "", "RRR"}, [5]string{"", "", "RR"}, emptyWall, emptyWall},
		{"a line whose tile completes a column", [5]string{"", "", "", "", "YYYY"}, [5]string{"", "", "", "", "BBBB"},
			[5]string{"B....", "W....", "K....", "R....", "....."}, [5]string{"B....", "W....", "K....", "R....", "....."}},
	}
	for _, c := range cases {
		better := expectedLead(stateWith(t, Coloured(), c.betterLines, c.betterWall, "BB"))
		worse := expectedLead(stateWith(t, Coloured(), c.worseLines, c.worseWall, "BB"))
		if better <= worse {
			t.Errorf("%s: %d against %d", c.name, better, worse)
		}
	}
}

// TestValueAtTheEnd checks that the expected score before the last move of the game is the final score, except for the point that the move costs.
func TestValueAtTheEnd(t *testing.T) {
	wall := [5]string{"BYRK.", "W....", "K....", "R....", "Y...."}
	p := stateWith(t, Coloured(), [5]string{"W"}, wall, "B")
	var final [engine.MaxSeats]int32
	NewValue().Evaluate(p, &final)
	got := final[0]
	q := p.Clone()
	m, err := q.ParseMove("CB-")
	if err != nil {
		t.Fatal(err)
	}
	q.Play(m, nil)
	want := int32(q.Scores(nil)[0]+1) * 100 // the last tile costs 1 point on the floor line
	if !q.Over() || got < want || got > want+100 {
		t.Errorf("evaluated at %d, the game ends with %d", got, want)
	}
}

// visitPositions calls visit for each position of n random games of every edition and number of seats.
func visitPositions(n int, visit func(p engine.Position)) {
	for _, e := range []*engine.Edition{Coloured(), Grey()} {
		for players := 2; players <= 4; players++ {
			for seed := range uint64(n) {
				p, _ := e.New(engine.Options{Players: players})
				r := rand.New(rand.NewPCG(seed, 4))
				for !p.Over() && p.Round() < 12 {
					visit(p)
					if p.ToMove() == engine.Nature {
						p.Play(p.Draw(r), nil)
						continue
					}
					ms := p.Moves(nil)
					p.Play(ms[r.IntN(len(ms))], nil)
				}
			}
		}
	}
}

// TestValueIsInRange checks that expected scores and their standard deviation are plausible in random games.
func TestValueIsInRange(t *testing.T) {
	v := NewValue()
	ranks := make([]int32, 512)
	visitPositions(20, func(p engine.Position) {
		var final [engine.MaxSeats]int32
		if stdDev := v.Evaluate(p, &final); stdDev <= 0 {
			t.Fatalf("the standard deviation is %d", stdDev)
		}
		for s := range p.Seats() {
			if score := int32(See(p).Score(engine.Seat(s))); final[s] < 0 || final[s] > score*100+25_000 {
				t.Fatalf("seat %d with %d points is expected to get %d: %s", s, score, final[s], p.AppendState(nil, nil))
			}
		}
		ms := p.Moves(nil)
		if len(ms) > 0 {
			v.ScoreMoves(p, ms, ranks[:len(ms)])
		}
	})
}

// TestScoreMoves checks that a move that gains more at once has a higher ordering score.
func TestScoreMoves(t *testing.T) {
	p := stateWith(t, Coloured(), [5]string{"", "B", "", "", ""}, [5]string{".Y...", ".....", ".....", ".....", "....."}, "BBR")
	rank := func(text string) int32 {
		m, err := p.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		var dst [1]int32
		NewValue().ScoreMoves(p, []engine.Move{m}, dst[:])
		return dst[0]
	}
	for _, c := range []struct{ better, worse string }{{"CR1", "CR-"}, {"CB2", "CB-"}, {"CB2", "CB3"}, {"CR1", "CR5"}} {
		if rank(c.better) <= rank(c.worse) {
			t.Errorf("%s (%d) does not rank above %s (%d)", c.better, rank(c.better), c.worse, rank(c.worse))
		}
	}
}

// expectReason checks that a reason, written as its code and values, is among those for a move.
func expectReason(t *testing.T, p engine.Position, move, reason string) {
	t.Helper()
	m, err := p.ParseMove(move)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range Explain(p, m) {
		if r.Error() == reason {
			return
		}
	}
	t.Errorf("%s: no %q among %+v", move, reason, Explain(p, m))
}

// TestExplain checks one reason for each move, and that every move in random games has reasons.
func TestExplain(t *testing.T) {
	diagonal := [5]string{"B....", ".B...", "..B..", "...B.", "....."}
	cases := []struct {
		lines  [5]string
		wall   [5]string
		centre string
		move   string
		reason string
	}{
		{[5]string{"", "", "", "KKK"}, emptyWall, "KR", "CK4", "why.finish 4 1"},
		{[5]string{}, emptyWall, "KKR", "CK4", "why.start 2 4"}, // not that two more will score a point
		{[5]string{}, [5]string{".....", ".....", ".W...", ".....", "....."}, "KKR", "CK4", "why.fill 2 azul.colour.black 4 2"},
		{[5]string{}, emptyWall, "KKR", "CK5", "why.start 2 5"},
		{[5]string{}, emptyWall, "KKKR", "CK1", "why.waste 2 2"},
		{[5]string{"", "WW", "WWW", "WWWW", "WWWWW"}, emptyWall, "KRR", "CK1", "why.clean"},
		{[5]string{"W", "WW", "WWW", "WWWW", "WWWWW"}, emptyWall, "KRRRR", "CK-", "why.worse 4 azul.colour.red 6"},
		{[5]string{"W", "WW", "WWW", "WWWW", "WWWWW"}, emptyWall, "KKR", "CR-", "why.least"},
		{[5]string{"", "", "", "", "YYYY"}, [5]string{"B....", "W....", "K....", "R....", "....."}, "YR", "CY5", "why.column 1"},
		{[5]string{"", "", "YY"}, [5]string{"...K.", "...R.", ".....", ".....", "....."}, "YR", "CY3", "why.column-part 4 3"},
		{[5]string{"", "", "", "", "BBBB"}, diagonal, "BR", "CB5", "why.colour azul.colour.blue"},
		{[5]string{"", "", "", "BBB"}, [5]string{"B....", ".B...", "..B..", ".....", "....."}, "BR", "CB4", "why.colour-part azul.colour.blue 4"},
		{[5]string{}, [5]string{"BYRK.", ".....", ".....", ".....", "....."}, "WR", "CW1", "why.row 1"},
		{[5]string{}, emptyWall, "W", "CW1", "why.last"},
	}
	for _, c := range cases {
		p := stateWith(t, Coloured(), c.lines, c.wall, c.centre)
		expectReason(t, p, c.move, c.reason)
	}
	visitPositions(long.Count(1, 3), func(p engine.Position) {
		for _, m := range p.Moves(nil) {
			if len(Explain(p, m)) == 0 {
				t.Fatalf("no argument about %s of %s", p.AppendMove(nil, m), p.AppendState(nil, nil))
			}
		}
	})
}

// TestEvaluatorDoesNotAllocate checks that evaluating a position and its moves does not allocate.
func TestEvaluatorDoesNotAllocate(t *testing.T) {
	v := NewValue()
	p := stateWith(t, Grey(), [5]string{"", "", "", "KKK"}, emptyWall, "KR")
	ms := p.Moves(nil)
	dst := make([]int32, len(ms))
	var final [engine.MaxSeats]int32
	if n := testing.AllocsPerRun(100, func() { v.Evaluate(p, &final); v.ScoreMoves(p, ms, dst) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// opening returns a position at the first turn of a game.
func opening(players int) engine.Position {
	p, _ := Coloured().New(engine.Options{Players: players})
	r := rand.New(rand.NewPCG(1, 1))
	for p.ToMove() == engine.Nature {
		p.Play(p.Draw(r), nil)
	}
	return p
}

// TestSearchDoesNotAllocate checks that a search with the evaluator does not allocate.
func TestSearchDoesNotAllocate(t *testing.T) {
	for players := 2; players <= 4; players++ {
		p := opening(players)
		s := search.New(NewValue(), p, 12)
		task := search.Task{Position: p, Limits: search.Limits{Nodes: 20_000}, MultiPV: 2}
		if n := testing.AllocsPerRun(3, func() { s.Run(context.Background(), task) }); n != 0 {
			t.Errorf("%d players: %v allocations", players, n)
		}
	}
}

// countingContext is a context that is cancelled from the given call of Err on.
type countingContext struct {
	context.Context
	cancelAt, calls int
}

func (c *countingContext) Err() error {
	if c.calls++; c.calls >= c.cancelAt {
		return context.Canceled
	}
	return nil
}

// TestSearchStopsWhenCancelled checks that a search ends at the call of Err that reports the cancellation, and that the calls are at most 1000 nodes
// apart.
func TestSearchStopsWhenCancelled(t *testing.T) {
	p := opening(4)
	s := search.New(NewValue(), p, 12)
	ctx := &countingContext{Context: context.Background(), cancelAt: 100}
	before := s.Run(ctx, search.Task{Position: p}).Nodes
	if ctx.calls != ctx.cancelAt {
		t.Errorf("Err was called %d more times after cancellation", ctx.calls-ctx.cancelAt)
	}
	ctx.calls, ctx.cancelAt = 0, ctx.cancelAt+1
	r := s.Run(ctx, search.Task{Position: p})
	if more := r.Nodes - before; more > 1000 || p.Check(r.Best()) != nil {
		t.Errorf("returned %v; %d nodes between two calls of Err", r.Best(), more)
	}
}

func BenchmarkEvaluate(b *testing.B) {
	p := opening(2)
	v := NewValue()
	var final [engine.MaxSeats]int32
	for b.Loop() {
		v.Evaluate(p, &final)
	}
}

func BenchmarkSearch(b *testing.B) {
	p := opening(2)
	s := search.New(NewMaster(), p, 16)
	nodes := int64(0)
	b.ReportAllocs()
	for b.Loop() {
		nodes += s.Run(context.Background(), search.Task{Position: p, Limits: search.Limits{Nodes: 100_000}}).Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

// TestArgumentsAreTrue checks arguments about the floor line, complete lines and the next seat against the legal moves.
func TestArgumentsAreTrue(t *testing.T) {
	seen := map[string]int{}
	visitPositions(long.Count(1, 4), func(p engine.Position) {
		v := See(p)
		moves := p.Moves(nil)
		for _, m := range moves {
			if _, ok := Taken(m); !ok {
				continue
			}
			g := v.Gain(m)
			after := p.Clone()
			after.Play(m, nil)
			most := 0
			if after.Round() == p.Round() && after.ToMove() != engine.Nature {
				for _, reply := range after.Moves(nil) {
					most = max(most, See(after).Gain(reply).Points)
				}
			}
			for _, a := range Explain(p, m) {
				holds := true
				switch a.Code {
				case "why.finish":
					scored, ok := v.Scored(m)
					holds = g.Complete && ok && a.Value("points") == scored.Points
				case "why.least":
					for _, other := range moves {
						holds = holds && v.Gain(other).Floor <= g.Floor
					}
				case "why.clean":
					holds = g.ToFloor == 0 && g.ToLid == 0
				case "why.reply":
					holds = a.Value("points") == most
				case "why.quiet":
					holds = most == 0
				default:
					continue
				}
				if seen[a.Code]++; !holds {
					t.Fatalf("%s of %s: %s", p.AppendMove(nil, m), p.AppendState(nil, nil), a.Error())
				}
			}
		}
	})
	if len(seen) < 5 {
		t.Errorf("only %v occurred", seen)
	}
}

// TestReplyCommentsAreTrue checks warnings against the legal moves: they name the most points that the next seat can score with a line, at least
// three, and a move of the commented seat leaves them.
func TestReplyCommentsAreTrue(t *testing.T) {
	most := func(p *Position, s engine.Seat) (points int) {
		q := *p
		q.turn = s
		for _, m := range q.Moves(nil) {
			points = max(points, See(&q).Gain(m).Points)
		}
		return points
	}
	seen := 0
	visitPositions(long.Count(1, 4), func(p engine.Position) {
		for _, m := range p.Moves(nil) {
			after := p.Clone().(*Position)
			after.Play(m, nil)
			s := after.turn
			if after.Round() != p.Round() || after.phase != offer || after.dealing || s == p.ToMove() {
				continue
			}
			next := (s + 1) % after.seats
			points := most(after, next)
			left := slices.ContainsFunc(after.Moves(nil), func(own engine.Move) bool {
				q := after.Clone().(*Position)
				q.Play(own, nil)
				return q.Round() == after.Round() && q.phase == offer && !q.dealing && most(q, next) >= points
			})
			var warning *engine.Comment
			for _, c := range Comment(&engine.Transition{Began: p, Before: p, After: after, Move: m}, s) {
				if c.Warning {
					warning = &c
				}
			}
			want := points >= 3 && left && p.Round() > 1
			if want != (warning != nil) || want && (warning.Value("points") != points || warning.Value("player") != next) {
				t.Fatalf("%s of %s: %+v, expected a warning of %d points: %v", p.AppendMove(nil, m), p.AppendState(nil, nil), warning, points, want)
			}
			if want {
				seen++
			}
		}
	})
	if seen < 20 {
		t.Errorf("only %d warnings", seen)
	}
}

// TestExplainConsidersTheNextSeat checks the reasons about tiles that the next seat needs or cannot use. No line of that seat is red, and its third
// line lacks two black tiles.
func TestExplainConsidersTheNextSeat(t *testing.T) {
	const blue, yellow, red, black = 0, 1, 2, 3
	p := stateWith(t, Coloured(), [5]string{}, emptyWall, "BY").(*Position)
	b := &p.boards[1]
	for r, c := range []engine.Tile{yellow, blue, black, blue, yellow} {
		b.addToLine(r, c, 1)
	}
	b.addToWall(1, 0, 4)
	p.setSource(0, tilesOf(red, 3)+tilesOf(blue, 1))
	p.setSource(1, tilesOf(black, 2)+tilesOf(blue, 2))
	p.left += 8
	for _, c := range []struct{ move, reason string }{
		{"1B1", "why.leaves 3 azul.colour.red 1"},
		{"2K2", "why.denies 1 azul.colour.black 3 2"},
	} {
		expectReason(t, p, c.move, c.reason)
	}
	m, _ := p.ParseMove("1R3")
	for _, r := range Explain(p, m) {
		if r.Code == "why.leaves" || r.Code == "why.denies" {
			t.Errorf("1R3 leaves no red tiles and denies nothing, but there is the argument %v", &r)
		}
		if r.Code == "why.reply" {
			t.Errorf("the two black tiles could be taken before 1R3, but there is the argument %v", &r)
		}
	}
	p.setSource(0, tilesOf(red, 3)+tilesOf(black, 1))
	p.setSource(1, tilesOf(red, 4))
	p.setSource(Centre, tilesOf(yellow, 2)+tilesOf(black, 1))
	p.left++
	expectReason(t, p, "1R3", "why.reply 1 3 2") // it puts two black tiles together
}

// TestFilledLinesCompleteSets checks that a line with missing tiles is said to complete a column or a colour, if it will.
func TestFilledLinesCompleteSets(t *testing.T) {
	diagonal := [5]string{"B....", ".B...", "..B..", "...B.", "....."}
	for _, c := range []struct {
		wall   [5]string
		centre string
		reason string
	}{
		{[5]string{"B....", "W....", "K....", "R....", "....."}, "YYYR", "why.fill-column 2 azul.colour.yellow 5 1"},
		{diagonal, "BBBR", "why.fill-colour 2 azul.colour.blue 5"},
	} {
		p := stateWith(t, Coloured(), [5]string{}, c.wall, c.centre)
		expectReason(t, p, "C"+c.centre[:1]+"5", c.reason)
	}
}

// TestBetterWants checks that wants are compared by their points for each missing tile, with the points at the end for a row or column that is complete.
func TestBetterWants(t *testing.T) {
	for name, x := range map[string]struct {
		w, o Want
		want bool
	}{
		"more points":                     {Want{Missing: 1, Run: Run{3, 1, 1}}, Want{Missing: 1, Run: Run{2, 1, 1}}, true},
		"as many points":                  {Want{Missing: 1, Run: Run{2, 1, 1}}, Want{Missing: 1, Run: Run{2, 1, 1}}, false},
		"as many points for a tile":       {Want{Missing: 2, Run: Run{4, 1, 1}}, Want{Missing: 1, Run: Run{2, 1, 1}}, false},
		"fewer points for a tile":         {Want{Missing: 3, Run: Run{4, 1, 1}}, Want{Missing: 1, Run: Run{2, 1, 1}}, false},
		"a complete row":                  {Want{Missing: 1, Run: Run{5, 5, 1}}, Want{Missing: 1, Run: Run{6, 1, 4}}, true},
		"against a complete row":          {Want{Missing: 1, Run: Run{6, 1, 4}}, Want{Missing: 1, Run: Run{5, 5, 1}}, false},
		"a complete column":               {Want{Missing: 1, Run: Run{5, 1, 5}}, Want{Missing: 1, Run: Run{11, 1, 1}}, true},
		"a complete column and row, late": {Want{Missing: 5, Run: Run{10, 5, 5}}, Want{Missing: 1, Run: Run{4, 1, 1}}, false},
	} {
		if got := x.w.better(&x.o); got != x.want {
			t.Errorf("%s: better is %v", name, got)
		}
	}
}
