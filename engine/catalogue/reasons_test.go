package catalogue

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/gamedef"
	"azulejo/engine/pavilion"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/engine/search"
)

// level returns a player of a level that searches a fixed number of nodes.
func level(t *testing.T, g *gamedef.Game, id string, nodes int64) players.Player {
	t.Helper()
	all := players.Levels()
	i := slices.IndexFunc(all, func(l players.Level) bool { return l.ID == id })
	if i < 0 {
		t.Fatalf("there is no level %s", id)
	}
	return all[i].WithNodes(nodes).New(*g)
}

// lines returns the best lines of some moves, of all moves if moves is nil.
func lines(t *testing.T, master players.Player, p engine.Position, moves []engine.Move, n int) []players.Line {
	t.Helper()
	c, err := master.Choose(context.Background(), search.Task{Position: p, Moves: moves, MultiPV: n, WholeRound: true})
	if err != nil {
		t.Fatal(err)
	}
	return c.Lines
}

// advice is what is said about a decision: the hint, and the rating of the move played.
type advice struct {
	game     *gamedef.Game
	position engine.Position
	hint     engine.Move
	hinted   review.Explanation
	found    review.Comparison
	rated    review.Explanation
}

// costly is the loss, in percentage points, from which a review searches a position again with deepening times as many nodes.
const costly, deepening = 5, 4

// advise asks for a hint and a rating, for which costly moves are searched again as in a review.
func advise(t *testing.T, g *gamedef.Game, master, deep players.Player, c *review.Comparer, p engine.Position, played engine.Move) *advice {
	t.Helper()
	a := &advice{game: g, position: p}
	adviseOn(t, master, c, p, func(all players.Choice) engine.Move { return review.Recommend(all, p.ToMove()) }, func(m engine.Move, lines []players.Line) {
		a.hint, a.hinted = m, c.Hint(p, m, lines)
	})
	for _, player := range []players.Player{master, deep} {
		ask := func(moves []engine.Move, receive func([]players.Line)) {
			receive(lines(t, player, p, moves, max(1, len(moves))))
		}
		review.Weigh(p, played, ask, func(found review.Comparison) { a.found = found })
		if review.Points(a.found.Loss) < costly {
			break
		}
	}
	if a.found.Best.Move != played {
		a.rated = c.Review(p, a.found)
	}
	return a
}

// adviseOn searches for the move to hint and the lines that explain it.
func adviseOn(t *testing.T, master players.Player, c *review.Comparer, p engine.Position, recommend func(players.Choice) engine.Move, report func(engine.Move, []players.Line)) {
	t.Helper()
	c.Advise(p, func(moves []engine.Move, receive func(players.Choice)) {
		n := len(moves)
		if n == 0 {
			n = review.HintLines
		}
		all := lines(t, master, p, moves, n)
		receive(players.Choice{Move: all[0].Move, Lines: all})
	}, recommend, report)
}

// adviseAll calls visit with the advice about decisions of games of all editions and numbers of seats.
func adviseAll(t *testing.T, decisions int, nodes int64, visit func(*advice)) {
	t.Helper()
	visitDecisions(t, decisions, func(g *gamedef.Game) func(engine.Position, engine.Move) {
		master, deep, c := level(t, g, players.Best, nodes), level(t, g, players.Best, deepening*nodes), review.NewComparer(g)
		return func(p engine.Position, played engine.Move) { visit(advise(t, g, master, deep, c, p, played)) }
	})
}

// visitDecisions visits decisions of games of all editions and numbers of seats, in which each seat has another level: positions with several moves, and
// the move played. begin returns the visitor of an edition with a number of seats.
func visitDecisions(t *testing.T, decisions int, begin func(*gamedef.Game) func(p engine.Position, played engine.Move)) {
	t.Helper()
	ids := []string{"novice", "pupil", "fellow", "helper"}
	games := Games()
	perTable := max(1, decisions/(3*len(games)))
	dice := rand.New(rand.NewPCG(3, 4))
	for i := range games {
		g := &games[i]
		for seats := 2; seats <= 4; seats++ {
			visit := begin(g)
			for n, seed := 0, uint64(1); n < perTable; seed++ {
				m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, seed)
				var at []players.Player
				for s := range seats {
					at = append(at, level(t, g, ids[(s+int(seed))%len(ids)], 100))
				}
				for err == nil && !m.Position().Over() && n < perTable {
					p := m.Position()
					if p.ToMove() == engine.Nature {
						err = m.Draw(nil)
						continue
					}
					var choice players.Choice
					if choice, err = at[p.ToMove()].Choose(context.Background(), search.Task{Position: p}); err != nil {
						break
					}
					// few decisions of each game, so that there are games of all lengths
					if len(p.Moves(nil)) > 1 && dice.IntN(4) == 0 {
						visit(p.Clone(), choice.Move)
						n++
					}
					err = m.Play(choice.Move, nil)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestReasons checks every sentence of hints and ratings against the two lines that it compares, by their events alone. The cost of a move is always told.
// Of the losses of 5 points and more, it counts those of which the reasons explain at least half.
func TestReasons(t *testing.T) {
	decisions := long.Count(72, 2000)
	said, gradual, losses, explained := 0, 0, 0, 0
	codes := map[string]int{}
	leastTiles := map[string]int{"why.column-goal": 3, "why.colour-goal": 3, "why.star-tiles": 2, "why.number-tiles": 3}
	adviseAll(t, decisions, 2000, func(a *advice) {
		for _, x := range []struct {
			move engine.Move
			e    *review.Explanation
		}{{a.hint, &a.hinted}, {a.found.Best.Move, &a.rated}} {
			if x.e.Line == nil {
				continue
			}
			said++
			if cost := slices.ContainsFunc(a.game.Explain(a.position, x.move), func(r engine.Argument) bool { return r.Cost }); cost != (x.e.Cost != nil) {
				t.Errorf("%s: the cost of %s is not told", a.game.Edition.ID, a.position.AppendMove(nil, x.move))
			}
			if len(x.e.For) == 0 && x.e.Fault == nil && x.e.Expected == nil {
				t.Errorf("%s: nothing is said for %s", a.game.Edition.ID, a.position.AppendMove(nil, x.move))
			}
			line, other := follow(a.position, x.e.Line), follow(a.position, x.e.Other)
			check := func(role string, r *engine.Argument, line, other *course) {
				if r == nil {
					return
				}
				codes[r.Code]++
				if tiles, ok := r.Value("tiles").(int); ok && tiles < leastTiles[r.Code] {
					t.Errorf("%s: %s says too little", a.game.Edition.ID, r.Error())
				}
				if !line.proves(r, a.position.ToMove(), other) {
					t.Errorf("%s, %s, %s: %s as %s is not true of the lines\n%s\n%s", a.game.Edition.ID, a.position.AppendMove(nil, x.move), a.position.AppendState(nil, nil), r.Error(), role, line, other)
				}
				if moves := map[*course][]engine.Move{line: x.e.Line, other: x.e.Other}[line]; a.isProgress(r, moves) {
					if first := *r; r.Gradual {
						gradual++
					} else if first.Weight = 0; !a.alone(moves).proves(&first, a.position.ToMove(), other) {
						t.Errorf("%s, %s: %s is not true of the first move of %s", a.game.Edition.ID, a.position.AppendState(nil, nil), r.Error(), line)
					}
				}
			}
			for i := range x.e.For {
				check("for", &x.e.For[i], line, other)
			}
			for what, codes := range map[string][2]string{"column": {"why.fill-column", "why.column-need"}, "colour": {"why.fill-colour", "why.colour-need"}} {
				part := func(code string) any {
					for _, r := range x.e.For {
						if r.Code == code {
							return r.Value(what)
						}
					}
					return nil
				}
				if filled := part(codes[0]); filled != nil && filled == part(codes[1]) {
					t.Errorf("%s: %s says twice what %s %v lacks", a.game.Edition.ID, a.position.AppendMove(nil, x.move), what, filled)
				}
			}
			check("cost", x.e.Cost, line, other)
			check("but", x.e.But, line, other)
			check("fault", x.e.Fault, other, line)
		}
		if a.rated.Line != nil && review.Points(a.found.Loss) >= costly {
			if losses++; a.explains() {
				explained++
			}
		}
	})
	t.Logf("%d explanations with %d reasons that are true only after the round; of %d losses of 5 points and more, %d are explained at least by half; codes: %v", said, gradual, losses, explained, codes)
	if said < decisions {
		t.Errorf("only %d explanations", said)
	}
	if least := long.Count(leastExplainedOfFew, leastExplained); 100*explained < least*losses {
		t.Errorf("of %d losses only %d are explained, at least %d %% are expected", losses, explained, least)
	}
}

// explains reports whether the reasons for the best move account for at least half of what the one played has lost.
func (a *advice) explains() bool {
	n, e := 0, &a.rated
	for i := range e.For {
		n += e.For[i].Weight
	}
	for _, r := range []*engine.Argument{e.Cost, e.But} {
		if r != nil {
			n -= r.Weight
		}
	}
	if e.Fault != nil {
		n += e.Fault.Weight
	}
	return float64(n) >= 1000*a.found.Loss/2
}

// isProgress reports whether an argument is about progress that the seat to move makes in a line.
func (a *advice) isProgress(r *engine.Argument, line []engine.Move) bool {
	f, found := a.game.Outcome(a.position, line).Find(r.Topic)
	return found && f.Seat == a.position.ToMove() && f.Own != nil && f.Own.Code == r.Code && f.Sum != 0 && !f.Total && r.Code != "why.keep-joker" // which names the next round
}

// alone plays the first move of a line and, on walls with a pattern, its round to the end, in which everyone drops all other tiles.
func (a *advice) alone(line []engine.Move) *course {
	p, moves := a.position.Clone(), line[:1:1]
	if a.game.Edition.ID != "azul" {
		return follow(p, moves)
	}
	p.Play(line[0], nil)
	for !p.Over() && p.Round() == a.position.Round() && p.ToMove() != engine.Nature {
		all := p.Moves(nil)
		next := slices.IndexFunc(all, func(m engine.Move) bool {
			t, _ := azul.Taken(m)
			return t.Line == azul.FloorLine
		})
		moves = append(moves, all[next])
		p.Play(all[next], nil)
	}
	return follow(a.position, moves)
}

// TestMovesHaveArguments checks that almost every move has arguments, that those for it come first and none comes twice, and that a code always has the
// same sign.
func TestMovesHaveArguments(t *testing.T) {
	signs := map[string]engine.Sign{}
	without, all := 0, 0
	visit := func(g *gamedef.Game, p engine.Position) {
		for _, m := range p.Moves(nil) {
			arguments := g.Explain(p, m)
			if all++; len(arguments) == 0 {
				without++
			}
			for i, a := range arguments {
				if i > 0 && a.Sign > arguments[i-1].Sign {
					t.Fatalf("%s: %s follows an argument against %s", g.Edition.ID, a.Error(), p.AppendMove(nil, m))
				}
				if slices.ContainsFunc(arguments[:i], func(b engine.Argument) bool { return b.Error() == a.Error() }) {
					t.Fatalf("%s: %s is given twice for %s", g.Edition.ID, a.Error(), p.AppendMove(nil, m))
				}
				if sign, known := signs[a.Code]; known && sign != a.Sign {
					t.Fatalf("%s is for one move and against another", a.Code)
				}
				signs[a.Code] = a.Sign
			}
		}
	}
	for _, g := range Games() {
		for seats := 2; seats <= 4; seats++ {
			m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, uint64(seats))
			var at []players.Player
			for _, id := range []string{"novice", "fellow", "helper", "novice"}[:seats] {
				at = append(at, level(t, &g, id, 100))
			}
			for err == nil && !m.Position().Over() {
				p := m.Position()
				if p.ToMove() == engine.Nature {
					err = m.Draw(nil)
					continue
				}
				visit(&g, p)
				var choice players.Choice
				if choice, err = at[p.ToMove()].Choose(context.Background(), search.Task{Position: p}); err == nil {
					err = m.Play(choice.Move, nil)
				}
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if without*1000 > all { // the expected result explains them
		t.Errorf("%d of %d moves have no arguments", without, all)
	}
	if len(signs) < 40 {
		t.Errorf("only %d codes occur", len(signs))
	}
}

// leastExplained and leastExplainedOfFew are the shares of losses, in percent, of which reasons explain at least half, in all decisions and in a quick test.
// It was 91 in 2,000 decisions with 2,000 nodes, and four times as many for costly moves.
const leastExplained, leastExplainedOfFew = 90, 80

// course is what the events of a line show of it.
type course struct {
	before, first, end engine.Position // before the line, after its first move, and after it
	text               string
	seats              [engine.MaxSeats]deeds
	starter            engine.Seat
}

// deeds are what a seat does in a line.
type deeds struct {
	lines     map[int]int // the points of the lines that are tiled, by row from 1
	points    map[engine.Source]int
	floor     int
	sets      map[set]bool        // those completed
	dropped   map[engine.Tile]int // tiles that fell to the floor
	ornaments map[engine.Key]int
	spaces    map[int]bool // the spaces covered
}

// set is a kind of complete set and which of them, as it is named in reasons.
type set struct {
	source engine.Source
	which  any
}

// setAt returns the set that an event reports as complete.
func (c *course) setAt(e engine.Event) set {
	switch e.Source {
	case engine.FromRows:
		return set{e.Source, int(e.To.Row) + 1}
	case engine.FromColumns:
		return set{e.Source, int(e.To.Col) + 1}
	case engine.FromColours:
		t, _ := azul.See(c.end).Wall(e.Seat, int(e.To.Row), int(e.To.Col))
		return set{e.Source, azul.ColourKey(t)}
	case engine.FromNumbers:
		return set{e.Source, pavilion.See(c.end).Cost(int(e.To.Row)*pavilion.Ring + int(e.To.Col))}
	}
	return set{e.Source, int(e.To.Row)}
}

// follow plays a line and collects what its events show.
func follow(before engine.Position, moves []engine.Move) *course {
	c := &course{before: before, end: before.Clone()}
	for s := range c.seats {
		c.seats[s] = deeds{lines: map[int]int{}, points: map[engine.Source]int{}, sets: map[set]bool{},
			ornaments: map[engine.Key]int{}, spaces: map[int]bool{}, dropped: map[engine.Tile]int{}}
	}
	for i, m := range moves {
		c.text += " " + string(c.end.AppendMove(nil, m))
		var log engine.Log
		if c.end.Play(m, &log); i == 0 {
			c.first = c.end.Clone()
		}
		for _, e := range log.Events {
			d := &c.seats[e.Seat]
			switch {
			case e.Kind == engine.Count:
				d.points[e.Source] += int(e.Points)
				if e.Source == engine.FromWall {
					d.lines[int(e.From.Row)+1] = int(e.Points)
				}
			case e.Kind == engine.Slide && e.To.Zone == engine.Floor:
				d.dropped[e.Tile]++
			case e.From.Zone == engine.Floor:
				d.floor += int(e.Points)
			case e.Kind == engine.Complete && e.Source == engine.NoSource:
				d.ornaments[[]engine.Key{"pavilion.a.pillar", "pavilion.a.statue", "pavilion.a.window"}[e.To.Row]]++
			case e.Kind == engine.Complete:
				d.sets[c.setAt(e)] = true
			case e.Kind == engine.Slide && e.To.Zone == engine.Star:
				d.spaces[int(e.To.Row)*pavilion.Ring+int(e.To.Col)] = true
			}
		}
	}
	next := c.end.Clone()
	for rng := rand.New(rand.NewPCG(1, 1)); next.ToMove() == engine.Nature && !next.Over(); {
		next.Play(next.Draw(rng), nil)
	}
	c.starter = next.ToMove()
	return c
}

func (c *course) String() string { return c.text }

// alone are the codes of what is said about a move by itself, which no line can refute.
var alone = []string{"why.clean", "why.full", "why.least", "why.last", "why.nowhere", "why.worse", "why.leaves", "why.quiet", "why.waste", "why.marker-floor", "why.marker-cost", "why.lose",
	"why.spends", "why.hold", "why.take", "why.joker", "why.next-joker", "why.bonus", "why.stuck", "why.spared"}

// proves reports whether what is said about the line of a seat is true of it and, if it is said to make a difference, of the other line.
func (c *course) proves(r *engine.Argument, seat engine.Seat, other *course) bool {
	whom := seat
	if player, ok := r.Value("player").(engine.Seat); ok {
		whom = player
	}
	a, b := &c.seats[whom], &other.seats[whom]
	number := func(name string) int { n, _ := r.Value(name).(int); return n }
	suffix := r.Code[strings.LastIndexByte(r.Code, '-')+1:]
	gone := suffix == "misses" || suffix == "loses"
	completed := func(source engine.Source, which any) bool { // only in the first line or, for what another seat misses or this one loses, only in the other
		inA, inB := a.sets[set{source, which}], b.sets[set{source, which}]
		if gone {
			inA, inB = inB, inA
		}
		return inA && (r.Weight == 0 || !inB)
	}
	// more reports whether the first line has a number of something and the other less of it or, for what another seat misses, the other way round
	more := func(count func(*course) int, name string) bool {
		in, out := count(c), count(other)
		if suffix == "misses" {
			in, out = out, in
		}
		return (name == "" || in == number(name)) && (r.Weight == 0 || in > out)
	}
	// toCover reports whether as many spaces of a set as is said are open after the first move or, for what this line gives up, now
	toCover := func(matches func(space int) bool) bool {
		at := c.first
		if gone {
			at = c.before
		}
		return lacks(at, whom, matches) == number("spaces")
	}
	switch code := r.Code; code {
	case "why.fill":
		_, tiles := azul.See(c.end).Line(seat, number("line")-1)
		return tiles > 0 || a.lines[number("line")] > 0
	case "why.wall":
		return a.lines[r.Topic.Index+1] == number("points")
	case "why.finish", "why.reply":
		points := a.lines[number("line")]
		return points > 0 && (r.Weight == 0 || points > b.lines[number("line")])
	case "why.misses":
		return b.lines[number("line")] == number("points") && a.lines[number("line")] < number("points")
	case "why.denies":
		return b.lines[number("line")] > a.lines[number("line")]
	case "why.finish-later":
		return a.lines[number("line")] == number("points") && b.lines[number("line")] < number("points")
	case "why.start", "why.start-reply":
		_, tiles := azul.See(c.end).Line(whom, number("line")-1)
		_, others := azul.See(other.end).Line(whom, number("line")-1)
		return tiles == number("tiles") && (r.Weight == 0 || others < tiles)
	case "why.start-misses":
		_, tiles := azul.See(c.end).Line(whom, number("line")-1)
		_, others := azul.See(other.end).Line(whom, number("line")-1)
		return others == number("tiles") && tiles < others && a.lines[number("line")] == 0
	case "why.free":
		_, tiles := azul.See(c.end).Line(seat, number("line")-1)
		_, others := azul.See(other.end).Line(seat, number("line")-1)
		row := c.wallTiles(seat, func(row, _ int, _ engine.Tile) bool { return row == number("line")-1 })
		return tiles == 0 && row < 5 && others > 0
	case "why.left": // in both lines
		colour := engine.Tile(r.Topic.Index)
		return a.dropped[colour] >= 3 && b.dropped[colour] >= 3
	case "why.next", "why.next-reply":
		return more(func(c *course) int { return c.nextPoints(whom, number("row")-1) }, "points")
	case "why.column-need", "why.column-need-reply":
		fewer := func(c *course) int { return -c.columnNeed(whom, number("column")-1) }
		return fewer(c) == -number("tiles") && more(fewer, "")
	case "why.colour-need":
		fewer := func(c *course) int { return -c.colourNeed(whom, r.Value("colour").(engine.Key)) }
		return fewer(c) == -number("tiles") && more(fewer, "")
	case "why.column-begun", "why.column-begun-reply", "why.column-begun-misses":
		return more(func(c *course) int {
			return longestOf(func(row int) bool {
				return c.wallTiles(whom, func(r, col int, _ engine.Tile) bool { return r == row && col == number("column")-1 }) > 0 || c.begunFor(whom, row, number("column")-1)
			})
		}, "tiles")
	case "why.star-cost", "why.star-cost-reply":
		cheaper := func(c *course) (tiles int) {
			c.lacks(whom, func(space int) bool {
				if space/pavilion.Ring == r.Topic.Index {
					tiles -= pavilion.See(c.end).Cost(space)
				}
				return false
			})
			return tiles
		}
		return cheaper(c) == -number("tiles") && more(cheaper, "")
	case "why.column-part":
		return more(func(c *course) int {
			return c.wallTiles(seat, func(_, col int, _ engine.Tile) bool { return col == number("column")-1 })
		}, "tiles")
	case "why.colour-part":
		return more(func(c *course) int {
			return c.wallTiles(seat, func(_, _ int, t engine.Tile) bool { return azul.ColourKey(t) == r.Value("colour") })
		}, "tiles")
	case "why.column-goal", "why.column-goal-reply", "why.column-goal-misses":
		return more(func(c *course) int { return c.columnTiles(whom, number("column")-1) }, "tiles")
	case "why.colour-goal":
		return more(func(c *course) int { return c.colourTiles(whom, r.Value("colour").(engine.Key)) }, "tiles")
	case "why.row-run":
		return more(func(c *course) int {
			return c.longestRun(whom, func(i int) (int, int) { return number("row") - 1, i })
		}, "tiles")
	case "why.column-run":
		return more(func(c *course) int {
			return c.longestRun(whom, func(i int) (int, int) { return i, number("column") - 1 })
		}, "tiles")
	case "why.marker-reply":
		return c.starter == whom && other.starter != whom
	case "why.marker-misses":
		return c.starter != whom && other.starter == whom
	case "why.star-tiles", "why.star-tiles-reply", "why.star-tiles-misses":
		return more(func(c *course) int {
			return pavilion.Ring - c.lacks(whom, func(space int) bool { return space/pavilion.Ring == r.Topic.Index })
		}, "tiles")
	case "why.star-first", "why.star-colour":
		covered := func(c *course) int {
			return pavilion.Ring - c.lacks(whom, func(space int) bool { return space/pavilion.Ring == r.Topic.Index })
		}
		return covered(c) == 1 && more(covered, "")
	case "why.number-tiles":
		numbered := func(space int) bool { return pavilion.See(c.end).Cost(space) == number("number") }
		all := 0
		for space := range pavilion.Spaces {
			if numbered(space) {
				all++
			}
		}
		return all == number("spaces") && number("points") == 4*number("number") && more(func(c *course) int { return all - c.lacks(whom, numbered) }, "tiles")
	case "why.near-reply", "why.near-misses":
		o := pavilion.Ornaments()[r.Topic.Index]
		const most = 4 // spaces around an ornament
		missing := func(c *course) int { return pavilion.See(c.end).Missing(whom, o) }
		shown := c
		if suffix == "misses" {
			shown = other
		}
		return missing(shown) == number("spaces") && o.Bonus() == number("tiles") && more(func(c *course) int { return most - missing(c) }, "")
	case "why.round", "why.round-reply":
		return a.points[engine.FromWall] == number("points") && b.points[engine.FromWall] == number("other")
	case "why.placing", "why.placing-reply":
		return a.points[engine.FromPlacing] == number("points") && b.points[engine.FromPlacing] == number("other")
	case "why.lost", "why.lost-reply":
		lost := func(d *deeds) int { return -d.points[engine.FromLeftovers] - d.points[engine.FromMarker] }
		return lost(a) == number("points") && lost(b) == number("other")
	case "why.floor":
		return -a.floor == number("points") && -b.floor == number("other")
	case "why.floor-reply": // another seat loses no more than it has
		return -a.floor >= number("points") && -b.floor >= number("other")
	case "why.zero": // what the floor line has cost
		gained := c.end.Scores(nil)[whom] - c.before.Scores(nil)[whom]
		for source, n := range a.points {
			if source != engine.FromFloor {
				gained -= n
			}
		}
		return -gained == number("points") && -gained < -a.floor
	case "why.marker":
		return c.starter == seat && (r.Weight == 0 || other.starter != seat)
	case "why.row", "why.row-later", "why.row-reply", "why.row-misses":
		return completed(engine.FromRows, number("row"))
	case "why.fill-column", "why.fill-colour":
		_, tiles := azul.See(c.end).Line(seat, number("line")-1)
		return tiles > 0 || a.lines[number("line")] > 0
	case "why.column", "why.column-later", "why.column-reply", "why.column-misses", "why.column-loses":
		return completed(engine.FromColumns, number("column"))
	case "why.colour", "why.colour-later", "why.colour-reply", "why.colour-misses", "why.colour-loses":
		return completed(engine.FromColours, r.Value("colour"))
	case "why.star":
		return completed(engine.FromStars, r.Topic.Index)
	case "why.number":
		return completed(engine.FromNumbers, number("number"))
	case "why.star-later", "why.star-reply", "why.star-misses", "why.star-loses":
		return completed(engine.FromStars, r.Topic.Index) && toCover(func(space int) bool { return space/pavilion.Ring == r.Topic.Index })
	case "why.number-later", "why.number-reply", "why.number-misses", "why.number-loses":
		return completed(engine.FromNumbers, number("number")) && toCover(func(space int) bool { return pavilion.See(c.end).Cost(space) == number("number") })
	case "why.ornament", "why.ornament-later", "why.ornament-reply", "why.ornament-misses", "why.ornament-loses", "why.pays-ornament":
		kind := r.Value("ornament").(engine.Key)
		return a.ornaments[kind] > 0 && !gone || b.ornaments[kind] > 0 && gone
	case "why.run":
		return a.points[engine.FromPlacing] >= number("points")
	case "why.pays", "why.lacks":
		return a.spaces[r.Topic.Index]
	case "why.cover-later", "why.cover-reply":
		return a.spaces[r.Topic.Index] && (r.Weight == 0 || !b.spaces[r.Topic.Index])
	case "why.needs", "why.cover-misses":
		return b.spaces[r.Topic.Index] && !a.spaces[r.Topic.Index]
	case "why.reply-star":
		return a.spaces[r.Topic.Index] && !b.spaces[r.Topic.Index]
	case "why.held", "why.held-reply":
		return c.held(whom) == number("tiles") && other.held(whom) == number("other")
	case "why.kept", "why.kept-reply":
		return c.kept(whom) == number("tiles") && other.kept(whom) == number("other")
	case "why.keep":
		return c.kept(seat) == number("tiles")
	case "why.keep-joker":
		return more(func(c *course) int { return pavilion.See(c.end).Hand(seat, pavilion.See(c.end).Joker()) }, "jokers")
	case "why.near":
		o := pavilion.Ornaments()[r.Topic.Index]
		return pavilion.See(c.end).Missing(seat, o) == number("spaces")
	case "why.star-part":
		return c.lacks(seat, func(space int) bool { return space/pavilion.Ring == r.Topic.Index }) == number("spaces")
	case "why.number-part":
		lacking := c.lacks(seat, func(space int) bool { return pavilion.See(c.end).Cost(space) == number("number") })
		return lacking == number("spaces") || a.sets[set{engine.FromNumbers, number("number")}] // the line goes on to cover the last one
	default:
		return slices.Contains(alone, code)
	}
}

// columnTiles counts the tiles of a seat in a column of its wall at the end, and the begun lines whose tile can go only there.
func (c *course) columnTiles(s engine.Seat, column int) (n int) {
	n = c.wallTiles(s, func(_, col int, _ engine.Tile) bool { return col == column })
	for row := range 5 {
		if c.begunFor(s, row, column) {
			n++
		}
	}
	return n
}

// begunFor reports whether a line of a seat holds tiles at the end that can go only to a column.
func (c *course) begunFor(s engine.Seat, row, column int) bool {
	t, tiles := azul.See(c.end).Line(s, row)
	return tiles > 0 && slices.Equal(c.columnsFor(s, row, t), []int{column})
}

// nextPoints returns the most points that the next tile of a row of a seat can score with the wall at the end.
func (c *course) nextPoints(s engine.Seat, row int) (most int) {
	held, tiles := azul.See(c.end).Line(s, row)
	for t := range engine.Tile(azul.Colours) {
		if tiles > 0 && t != held {
			continue
		}
		for _, column := range c.columnsFor(s, row, t) {
			across := c.runThrough(s, func(i int) (int, int) { return row, i }, column)
			down := c.runThrough(s, func(i int) (int, int) { return i, column }, row)
			n := 0
			for _, run := range []int{across, down} {
				if run > 1 {
					n += run
				}
			}
			most = max(most, n, 1)
		}
	}
	return most
}

// runThrough returns the length of the run of tiles through a space, at index at of those that spaces returns for 0 to 4, once it is covered.
func (c *course) runThrough(s engine.Seat, spaces func(int) (row, col int), at int) int {
	n := 1
	for _, step := range []int{-1, 1} {
		for i := at + step; i >= 0 && i < 5; i += step {
			row, col := spaces(i)
			if _, ok := azul.See(c.end).Wall(s, row, col); !ok {
				break
			}
			n++
		}
	}
	return n
}

// unreachable is more tiles than any lines lack.
const unreachable = 100

// need returns the number of tiles that the line of a row lacks at the end to place one of the colours that fit; other tiles must leave it first.
func (c *course) need(s engine.Seat, row int, fits func(engine.Tile) bool) int {
	held, tiles := azul.See(c.end).Line(s, row)
	possible := false
	for t := range engine.Tile(azul.Colours) {
		possible = possible || fits(t)
	}
	switch {
	case !possible:
		return unreachable
	case tiles == 0:
		return row + 1
	case fits(held):
		return row + 1 - tiles
	}
	return 2*(row+1) - tiles
}

// columnNeed returns the number of tiles that the lines of a seat lack at the end to complete a column.
func (c *course) columnNeed(s engine.Seat, column int) (n int) {
	for row := range 5 {
		if _, covered := azul.See(c.end).Wall(s, row, column); !covered {
			n += c.need(s, row, func(t engine.Tile) bool { return slices.Contains(c.columnsFor(s, row, t), column) })
		}
	}
	return n
}

// colourNeed returns the number of tiles that the lines of a seat lack at the end to complete a colour.
func (c *course) colourNeed(s engine.Seat, colour engine.Key) (n int) {
	for row := range 5 {
		if c.wallTiles(s, func(r, _ int, t engine.Tile) bool { return r == row && azul.ColourKey(t) == colour }) == 0 {
			n += c.need(s, row, func(t engine.Tile) bool { return azul.ColourKey(t) == colour && len(c.columnsFor(s, row, t)) > 0 })
		}
	}
	return n
}

// columnsFor returns the columns in which a seat can place a tile of a colour in a row at the end.
func (c *course) columnsFor(s engine.Seat, row int, t engine.Tile) (columns []int) {
	for column := range 5 {
		printed, ok := azul.See(c.end).Pattern(row, column)
		_, covered := azul.See(c.end).Wall(s, row, column)
		twice := c.wallTiles(s, func(r, col int, other engine.Tile) bool { return (r == row || col == column) && other == t }) > 0
		if !covered && !twice && (!ok || printed == t) {
			columns = append(columns, column)
		}
	}
	return columns
}

// colourTiles counts the tiles of a colour on the wall of a seat at the end, and the begun lines of the colour.
func (c *course) colourTiles(s engine.Seat, colour engine.Key) (n int) {
	n = c.wallTiles(s, func(_, _ int, t engine.Tile) bool { return azul.ColourKey(t) == colour })
	for row := range 5 {
		if t, tiles := azul.See(c.end).Line(s, row); tiles > 0 && azul.ColourKey(t) == colour {
			n++
		}
	}
	return n
}

// longestRun returns the length of the longest run of tiles on the spaces of the wall of a seat at the end that at returns for 0 to 4.
func (c *course) longestRun(s engine.Seat, at func(int) (row, col int)) (longest int) {
	return longestOf(func(i int) bool {
		row, col := at(i)
		_, ok := azul.See(c.end).Wall(s, row, col)
		return ok
	})
}

// longestOf returns the length of the longest run of 0 to 4 that holds.
func longestOf(holds func(int) bool) (longest int) {
	n := 0
	for i := range 5 {
		n++
		if !holds(i) {
			n = 0
		}
		longest = max(longest, n)
	}
	return longest
}

// held returns the number of tiles on the pattern lines of a seat at the end.
func (c *course) held(s engine.Seat) (n int) {
	for row := range 5 {
		_, tiles := azul.See(c.end).Line(s, row)
		n += tiles
	}
	return n
}

// kept returns the number of tiles in the hand of a seat at the end.
func (c *course) kept(s engine.Seat) (n int) {
	for t := range engine.Tile(pavilion.Colours) {
		n += pavilion.See(c.end).Hand(s, t)
	}
	return n
}

// lacks counts the spaces that match and that a seat has not covered at the end.
func (c *course) lacks(s engine.Seat, matches func(space int) bool) int {
	return lacks(c.end, s, matches)
}

// lacks counts the open spaces on the board of a seat that match.
func lacks(p engine.Position, s engine.Seat, matches func(space int) bool) (n int) {
	for space := range pavilion.Spaces {
		if _, covered := pavilion.See(p).Tile(s, space); !covered && matches(space) {
			n++
		}
	}
	return n
}

// wallTiles counts the tiles on the wall of a seat at the end that match.
func (c *course) wallTiles(s engine.Seat, matches func(row, col int, t engine.Tile) bool) (n int) {
	for i := range 25 {
		if t, ok := azul.See(c.end).Wall(s, i/5, i%5); ok && matches(i/5, i%5, t) {
			n++
		}
	}
	return n
}
