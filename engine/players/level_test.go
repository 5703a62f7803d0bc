package players

import (
	"context"
	"math"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// TestGreedyBeatsRandom checks the win rate of the greedy level against random moves.
func TestGreedyBeatsRandom(t *testing.T) {
	for _, g := range (gamedef.Games{coloured(), grey()}) {
		if got := winRate(t, g, "greedy", "random", 60, 0); got <= 0.95 {
			t.Errorf("%s: greedy wins %.3f of the games", g.Edition.ID, got)
		}
	}
}

// TestSearcherBeatsGreedy checks the win rate of a small search against the greedy level.
func TestSearcherBeatsGreedy(t *testing.T) {
	for _, g := range (gamedef.Games{coloured(), grey()}) {
		if got := winRate(t, g, "searcher", "greedy", 10, 1000); got < 0.7 {
			t.Errorf("%s: searcher wins %.3f of the games", g.Edition.ID, got)
		}
	}
}

// TestNodesLimitLevelsBeforeTime checks that levels other than the best play the same move without a time limit and with a long one.
func TestNodesLimitLevelsBeforeTime(t *testing.T) {
	g := coloured()
	p := positionAfter(t, g, 3, 2, 4)
	for _, l := range Levels() {
		if l.Measure || l.ID == "master" {
			continue
		}
		choose := func(limits search.Limits) engine.Move {
			c, err := l.New(g).Choose(context.Background(), search.Task{Position: p, Seed: 8, Limits: limits})
			if err != nil || p.Check(c.Move) != nil {
				t.Fatalf("%s: %v, %v", l.ID, c, err)
			}
			return c.Move
		}
		if a, b := choose(search.Limits{}), choose(search.Limits{Time: time.Minute}); a != b {
			t.Errorf("%s plays %v without a time limit and %v with one of a minute", l.ID, a, b)
		}
	}
}

// TestBestLineComesFirst checks that the first line is that of the chosen move and that no other line has a better win probability. Lines of
// moves that were not searched fully, with a bound instead of a value, would break this.
func TestBestLineComesFirst(t *testing.T) {
	g := coloured()
	for i := range 12 {
		p := positionAfter(t, g, 2, uint64(i), 3*i)
		c, err := newPlayer(t, Best, g).Choose(context.Background(), search.Task{Position: p, Seed: uint64(i), MultiPV: 1, Limits: search.Limits{Nodes: 5000}})
		if err != nil || len(c.Lines) == 0 || c.Lines[0].Move != c.Move {
			t.Fatalf("position %d: %+v, %v", i, c, err)
		}
		for _, l := range c.Lines {
			if best := c.Lines[0].Win[p.ToMove()]; l.Win[p.ToMove()] > best+0.01 {
				t.Errorf("position %d: %s wins %.3f, the best move %.3f", i, p.AppendMove(nil, l.Move), l.Win[p.ToMove()], best)
			}
		}
	}
}

// TestWholeRound checks that lines reach the end of their round, whatever is drawn on the way, in the early and in the late game.
func TestWholeRound(t *testing.T) {
	for _, g := range catalogue.Games() {
		for i := range 4 {
			p := positionAfter(t, g, 2+i%3, uint64(i), 12*i)
			c, err := newPlayer(t, Best, g).Choose(context.Background(), search.Task{Position: p, MultiPV: 2, WholeRound: true, Limits: search.Limits{Nodes: 1000}})
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range c.Lines[:2] {
				end := p.Clone()
				for _, m := range l.Moves {
					if err := end.Check(m); err != nil || end.Round() != p.Round() {
						t.Fatalf("%s, position %d: the move %d of %v is illegal or in the next round: %v", g.Edition.ID, i, m, l.Moves, err)
					}
					end.Play(m, nil)
				}
				if !end.Over() && end.Round() == p.Round() {
					t.Errorf("%s, position %d: the line %v ends before its round", g.Edition.ID, i, l.Moves)
				}
			}
		}
	}
}

// TestNodesReplaceTime checks that a level with a limit of nodes ignores the time limit of the task, short or long.
func TestNodesReplaceTime(t *testing.T) {
	g := coloured()
	p := positionAfter(t, g, 2, 2, 4)
	l, _ := FindLevel(Best)
	for _, limit := range []time.Duration{1, time.Hour} {
		nodes := int64(0)
		task := search.Task{Position: p, Limits: search.Limits{Time: limit}, Progress: func(r *search.Result) { nodes = r.Nodes }}
		if _, err := l.WithNodes(3000).New(g).Choose(context.Background(), task); err != nil || nodes != 3000 {
			t.Errorf("%d nodes with a time of %v, expected 3000 (%v)", nodes, limit, err)
		}
	}
}

// TestEveryLevelFinishesGames checks that players of every level finish games of two to four seats.
func TestEveryLevelFinishesGames(t *testing.T) {
	games, levels := gamedef.Games{coloured(), grey()}, Levels()
	for _, at := range long.Pairs(nil, len(games), 3, len(levels)) {
		g, players, l := games[at[0]], 2+at[1], levels[at[2]]
		var seats []Player
		for range players {
			seats = append(seats, l.New(g))
		}
		sum := 0.0
		for _, s := range play(t, g, 5, 300, seats...) {
			sum += s
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("%s, %d × %s: shares add up to %v", g.Edition.ID, players, l.ID, sum)
		}
	}
}

// TestLevelIDsAreUnique checks that every level has an ID that no other level has.
func TestLevelIDsAreUnique(t *testing.T) {
	seen := map[string]bool{}
	for _, l := range Levels() {
		if l.ID == "" || seen[l.ID] {
			t.Errorf("level %q", l.ID)
		}
		seen[l.ID] = true
	}
	if _, ok := FindLevel("unknown"); ok {
		t.Errorf("found a level that is not listed")
	}
}

// TestLevelsKeepToGivenMoves checks that every level chooses one of the moves of the task.
func TestLevelsKeepToGivenMoves(t *testing.T) {
	p := positionAfter(t, coloured(), 2, 1, 4)
	given := p.Moves(nil)[3:5]
	for _, l := range Levels() {
		for seed := range uint64(6) {
			c, err := l.New(coloured()).Choose(context.Background(), search.Task{Position: p, Moves: given, Seed: seed, Limits: search.Limits{Nodes: 200}})
			if err != nil || c.Move != given[0] && c.Move != given[1] {
				t.Errorf("%s: %v, %v", l.ID, c.Move, err)
			}
		}
	}
}

// TestLinesHaveValuesForAllSeats checks the win probabilities, scores and first moves of the lines of a choice.
func TestLinesHaveValuesForAllSeats(t *testing.T) {
	p := positionAfter(t, coloured(), 3, 2, 9)
	c, err := newPlayer(t, "searcher", coloured()).Choose(context.Background(), search.Task{Position: p, MultiPV: 3, Limits: search.Limits{Nodes: 20_000}})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range c.Lines[:3] {
		sum := 0.0
		for _, w := range l.Win {
			sum += w
		}
		if len(l.Win) != 3 || len(l.Scores) != 3 || math.Abs(sum-1) > 0.001 || l.Moves[0] != l.Move {
			t.Errorf("line %+v", l)
		}
	}
}
