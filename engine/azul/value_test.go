package azul

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/search"
)

// stateWith is a position of two seats whose first board has the given lines and wall, and whose second is empty; the
// tiles not on boards or in the centre are in the bag.
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
		e.ID, centre, strings.Join(bag, ","), list(lines), list(wall), list(bare))
	p, _, err := e.ParseState([]byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return p
}

// lead is what the first seat is held to be ahead, in hundredths.
func lead(p engine.Position) int32 {
	var final [engine.MaxSeats]int32
	NewValue().Evaluate(p, &final)
	return final[0] - final[1]
}

var bare = [5]string{".....", ".....", ".....", ".....", "....."}

func TestValuePrefers(t *testing.T) {
	cases := []struct {
		name                    string
		betterLines, worseLines [5]string
		betterWall, worseWall   [5]string
	}{
		{"a line nearly done to one just begun", [5]string{"", "", "", "KKK"}, [5]string{"", "", "", "K"}, bare, bare},
		{"a complete line to one that lacks a tile", [5]string{"", "", "RRR"}, [5]string{"", "", "RR"}, bare, bare},
		{"the last tile of a column on its way", [5]string{"", "", "", "", "YYYY"}, [5]string{"", "", "", "", "BBBB"},
			[5]string{"B....", "W....", "K....", "R....", "....."}, [5]string{"B....", "W....", "K....", "R....", "....."}},
	}
	for _, c := range cases {
		better := lead(stateWith(t, Coloured(), c.betterLines, c.betterWall, "BB"))
		worse := lead(stateWith(t, Coloured(), c.worseLines, c.worseWall, "BB"))
		if better <= worse {
			t.Errorf("%s: %d against %d", c.name, better, worse)
		}
	}
}

func TestValueIsExactWhenAllIsPlaced(t *testing.T) {
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
	want := int32(q.Scores(nil)[0]+1) * 100 // the one tile left costs 1 on the floor
	if !q.Over() || got < want || got > want+100 {
		t.Errorf("evaluated at %d, the game ends with %d", got, want)
	}
}

// positions are what random play meets, for every edition and table.
func positions(n int, visit func(p engine.Position)) {
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

func TestValueStaysSane(t *testing.T) {
	v := NewValue()
	ranks := make([]int32, 512)
	positions(20, func(p engine.Position) {
		var final [engine.MaxSeats]int32
		if spread := v.Evaluate(p, &final); spread <= 0 {
			t.Fatalf("spread %d", spread)
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

func TestRankCountsWhatTheMoveBrings(t *testing.T) {
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

// explained expects a reason, its code and values, among those for a move.
func explained(t *testing.T, p engine.Position, move, reason string) {
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

func TestExplainGivesThePlainReason(t *testing.T) {
	diagonal := [5]string{"B....", ".B...", "..B..", "...B.", "....."}
	cases := []struct {
		lines  [5]string
		wall   [5]string
		centre string
		move   string
		reason string
	}{
		{[5]string{"", "", "", "KKK"}, bare, "KR", "CK4", "why.finish 4 1"},
		{[5]string{}, bare, "KKR", "CK4", "why.fill 2 azul.colour.black 4 1"},
		{[5]string{}, bare, "KKR", "CK5", "why.start 2 5"},
		{[5]string{}, bare, "KKKR", "CK1", "why.waste 2 2"},
		{[5]string{"", "WW", "WWW", "WWWW", "WWWWW"}, bare, "KRR", "CK1", "why.clean"},
		{[5]string{"W", "WW", "WWW", "WWWW", "WWWWW"}, bare, "KRRRR", "CK-", "why.worse 4 azul.colour.red 6"},
		{[5]string{"W", "WW", "WWW", "WWWW", "WWWWW"}, bare, "KKR", "CR-", "why.least"},
		{[5]string{"", "", "", "", "YYYY"}, [5]string{"B....", "W....", "K....", "R....", "....."}, "YR", "CY5", "why.column 1"},
		{[5]string{"", "", "YY"}, [5]string{"...K.", "...R.", ".....", ".....", "....."}, "YR", "CY3", "why.column-part 4 3"},
		{[5]string{"", "", "", "", "BBBB"}, diagonal, "BR", "CB5", "why.colour azul.colour.blue"},
		{[5]string{"", "", "", "BBB"}, [5]string{"B....", ".B...", "..B..", ".....", "....."}, "BR", "CB4", "why.colour-part azul.colour.blue 4"},
		{[5]string{}, [5]string{"BYRK.", ".....", ".....", ".....", "....."}, "WR", "CW1", "why.row 1"},
		{[5]string{}, bare, "W", "CW1", "why.last"},
	}
	for _, c := range cases {
		p := stateWith(t, Coloured(), c.lines, c.wall, c.centre)
		explained(t, p, c.move, c.reason)
	}
	positions(3, func(p engine.Position) {
		for _, m := range p.Moves(nil) {
			if len(Explain(p, m)) == 0 {
				t.Fatalf("nothing to say about %s of %s", p.AppendMove(nil, m), p.AppendState(nil, nil))
			}
		}
	})
}

func TestJudgingAllocatesNothing(t *testing.T) {
	v := NewValue()
	p := stateWith(t, Grey(), [5]string{"", "", "", "KKK"}, bare, "KR")
	ms := p.Moves(nil)
	dst := make([]int32, len(ms))
	var final [engine.MaxSeats]int32
	if n := testing.AllocsPerRun(100, func() { v.Evaluate(p, &final); v.ScoreMoves(p, ms, dst) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// opening is the first turn of a game.
func opening(players int) engine.Position {
	p, _ := Coloured().New(engine.Options{Players: players})
	r := rand.New(rand.NewPCG(1, 1))
	for p.ToMove() == engine.Nature {
		p.Play(p.Draw(r), nil)
	}
	return p
}

func TestSearchOfAzulAllocatesNothing(t *testing.T) {
	for players := 2; players <= 4; players++ {
		p := opening(players)
		s := search.New(NewValue(), p, 12)
		task := search.Task{Position: p, Limits: search.Limits{Nodes: 20_000}, MultiPV: 2}
		if n := testing.AllocsPerRun(3, func() { s.Run(context.Background(), task) }); n != 0 {
			t.Errorf("%d players: %v allocations", players, n)
		}
	}
}

// ending is a context that ends when it is asked for the given time.
type ending struct {
	context.Context
	at, asked int
}

func (e *ending) Err() error {
	if e.asked++; e.asked >= e.at {
		return context.Canceled
	}
	return nil
}

func TestSearchOfAzulStopsAtOnce(t *testing.T) {
	p := opening(4)
	s := search.New(NewValue(), p, 12)
	ctx := &ending{Context: context.Background(), at: 100}
	before := s.Run(ctx, search.Task{Position: p}).Nodes
	if ctx.asked != ctx.at {
		t.Errorf("it looked %d times more after it was cancelled", ctx.asked-ctx.at)
	}
	ctx.asked, ctx.at = 0, ctx.at+1
	r := s.Run(ctx, search.Task{Position: p})
	if more := r.Nodes - before; more > 1000 || p.Check(r.Best()) != nil {
		t.Errorf("returned %v, after %d nodes between two looks", r.Best(), more)
	}
}

func BenchmarkJudge(b *testing.B) {
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

// TestArgumentsAreTrue holds what is said of the floor line, of finished lines and of the next seat against the moves there are.
func TestArgumentsAreTrue(t *testing.T) {
	seen := map[string]int{}
	positions(4, func(p engine.Position) {
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
					holds = g.Complete && a.Value("points") == g.Points
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
		t.Errorf("only %v were said", seen)
	}
}

// TestExplainLooksAtTheNextSeat: who has other colours on every line cannot take red, and needs two black for the third line.
func TestExplainLooksAtTheNextSeat(t *testing.T) {
	const blue, yellow, red, black = 0, 1, 2, 3
	p := stateWith(t, Coloured(), [5]string{}, bare, "BY").(*Position)
	b := &p.boards[1]
	for r, c := range []engine.Tile{yellow, blue, black, blue, yellow} {
		b.lay(r, c, 1)
	}
	b.set(1, 0, 4)
	p.put(0, tilesOf(red, 3)+tilesOf(blue, 1))
	p.put(1, tilesOf(black, 2)+tilesOf(blue, 2))
	p.left += 8
	for _, c := range []struct{ move, reason string }{
		{"1B1", "why.leaves 3 azul.colour.red 1"},
		{"2K2", "why.denies 1 azul.colour.black 3 2"},
		{"1R3", "why.reply 1 2 4"},
	} {
		explained(t, p, c.move, c.reason)
	}
	m, _ := p.ParseMove("1R3")
	for _, r := range Explain(p, m) {
		if r.Code == "why.leaves" || r.Code == "why.denies" {
			t.Errorf("1R3 leaves no red and denies nothing, but is said to: %v", &r)
		}
	}
}
