package review_test

import (
	"context"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/engine/search"
)

// randomMatch returns a match of at most n random moves and deals.
func randomMatch(t testing.TB, g *gamedef.Game, seats, n int, seed uint64) *engine.Match {
	t.Helper()
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats, Start: engine.Seat(seed) % engine.Seat(seats)}, seed)
	r := rand.New(rand.NewPCG(seed, 1))
	for p := m.Position(); err == nil && !p.Over() && len(m.Moves()) < n; p = m.Position() {
		if p.ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			moves := p.Moves(nil)
			err = m.Play(moves[r.IntN(len(moves))], nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// reviewOf returns the review of a match.
func reviewOf(t testing.TB, m *engine.Match, b review.Budget) *review.Review {
	t.Helper()
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	defer backend.Close()
	r, err := review.ReviewGame(context.Background(), backend, m, b)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAccountsAddUp checks on random games of all editions that the result is the sum of the initial win probability, luck and the errors of all
// seats, that the win probabilities of all seats add up to 1, and that the best move loses nothing.
func TestAccountsAddUp(t *testing.T) {
	games := catalogue.Games()
	for i := range games {
		g := &games[i]
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			moves := []int{1000, 30, 20}[seats-2]
			if i%2 > 0 { // the other side of the board
				moves = min(moves, long.Count(30, moves))
			}
			m := randomMatch(t, g, seats, moves, uint64(seats))
			r := reviewOf(t, m, review.Budget{Nodes: 60, Deals: 2, Seed: 1})
			for s, a := range r.Accounts() {
				if math.Abs(a.Initial+a.Luck+a.Own+a.Others-a.Result) > 1e-9 {
					t.Errorf("%s, %d seats: seat %d: %+v", g.Edition.ID, seats, s, a)
				}
			}
			reviewed := 0
			for _, s := range r.Steps {
				reviewed += s.Moves
				sum := 0.0
				for _, w := range s.Before {
					sum += w
				}
				if math.Abs(sum-1) > 0.001 {
					t.Errorf("%s, %d seats: before move %d the win probabilities add up to %v", g.Edition.ID, seats, s.At, sum)
				}
				if p := m.At(s.At); s.Seat != p.ToMove() || s.Seat != engine.Nature && (p.Check(s.Compared.Best.Move) != nil || s.Compared.Best.Move == m.Moves()[s.At] && s.Loss != 0 || s.Loss < 0) {
					t.Errorf("%s, %d seats: step %+v", g.Edition.ID, seats, s)
				}
			}
			if reviewed != len(m.Moves()) {
				t.Errorf("%s, %d seats: %d of %d moves", g.Edition.ID, seats, reviewed, len(m.Moves()))
			}
		}
	}
}

// TestPrunedMovesHaveALoss checks that reviews of moves that the evaluator prunes, passes in Summer Pavilion that keep the wrong tiles, mostly have a
// loss: a short search can find such a move as good.
func TestPrunedMovesHaveALoss(t *testing.T) {
	games := catalogue.Games()
	g, losses := games.Find("pavilion"), 0
	for seed := range uint64(3) {
		m := randomMatch(t, g, 2, 12, seed)
		r := rand.New(rand.NewPCG(seed, 2))
		pruned := engine.NoMove
		for pruned == engine.NoMove && !m.Position().Over() {
			p := m.Position()
			if p.ToMove() == engine.Nature {
				if err := m.Draw(nil); err != nil {
					t.Fatal(err)
				}
				continue
			}
			moves := p.Moves(nil)
			scores := make([]int32, len(moves))
			g.Evaluator().ScoreMoves(p, moves, scores)
			move := moves[r.IntN(len(moves))]
			if i := slices.Index(scores, engine.Pruned); i >= 0 {
				pruned, move = moves[i], moves[i]
			}
			if err := m.Play(move, nil); err != nil {
				t.Fatal(err)
			}
		}
		steps := reviewOf(t, m, review.Budget{Nodes: 1000, Deals: 1}).Steps
		last := steps[len(steps)-1]
		if pruned == engine.NoMove || last.Compared.Played.Win == nil {
			t.Errorf("seed %d: the step of the pruned move %v is %+v", seed, pruned, last)
		}
		if last.Loss > 0 {
			losses++
		}
	}
	if losses < 2 {
		t.Errorf("%d of 3 pruned moves have a loss", losses)
	}
}

// TestOnlyGoodMovesAreBest checks that the search finds no other move than the only good one better, even if what followed has shown that it loses nothing.
func TestOnlyGoodMovesAreBest(t *testing.T) {
	games := catalogue.Games()
	backend := players.NewLocal(games, players.Command{})
	defer backend.Close()
	found := 0
	for _, at := range long.Values(len(games), 2) {
		g, seats := &games[at[0]], 2+2*at[1]
		for seed := range uint64(3) {
			m := levelMatch(t, g, seats, seed)
			const nodes = 200
			for _, s := range reviewOf(t, m, review.Budget{Nodes: nodes, Deals: 20}).Steps {
				if !s.Grade.Only() {
					continue
				}
				found++
				var best engine.Move
				service := review.NewService(backend)
				task := search.Task{Position: m.At(s.At).Clone(), MultiPV: 2, Limits: search.Limits{Nodes: nodes}}
				service.Ask(0, players.Request{Level: players.Best, Game: g.Edition.ID, Task: task}, func(c players.Choice, err error) { best = c.Lines[0].Move })
				if err := service.Wait(t.Context()); err != nil {
					t.Fatal(err)
				}
				if best != m.Moves()[s.At] {
					t.Errorf("%s, %d seats, game %d: move %d has the grade %s, but another is better", g.Edition.ID, seats, seed, s.At, s.Grade.Mark())
				}
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d moves are the only good one", found)
	}
}

// TestReviewIsDeterministic checks that a review with a budget of nodes repeats itself, whichever position is searched first and whether quick values are found
// before. The values of its ranges contradict each other, so that some are searched again.
func TestReviewIsDeterministic(t *testing.T) {
	games := catalogue.Games()
	backend := players.NewLocal(games, players.Command{})
	defer backend.Close()
	for _, at := range long.Values(len(games), 2) {
		i, seats := at[0], 2+2*at[1]
		m := randomMatch(t, &games[i], seats, 1000, uint64(seats))
		whole := func(quick int64, first int) (*review.Review, int) {
			s := review.NewService(backend)
			r := s.ReviewGame(0, m, review.Budget{Quick: quick, Nodes: 60, Most: 240, Deals: 8, Seed: 2})
			r.Look(first)
			if err := s.Wait(t.Context()); err != nil {
				t.Fatal(err)
			}
			return r.Review(), r.Answers()
		}
		want, answers := whole(0, 0)
		if again, n := whole(0, len(want.Steps)-1); !reflect.DeepEqual(again, want) || n != answers {
			t.Errorf("%s, %d seats: from its end on, the review differs or took %d answers instead of %d", games[i].Edition.ID, seats, n, answers)
		}
		if again, _ := whole(20, len(want.Steps)/2); !reflect.DeepEqual(again, want) {
			t.Errorf("%s, %d seats: after quick values, the review differs", games[i].Edition.ID, seats)
		}
	}
}

// TestLuckIsFair checks that the luck of the deals of many games averages zero within three standard errors.
func TestLuckIsFair(t *testing.T) {
	games := catalogue.Games()
	for _, id := range []string{"azul", "pavilion"} {
		g := games.Find(id)
		seeds := long.Count(uint64(6), 12)
		n := float64(seeds)
		var sum, squares float64
		for seed := range seeds {
			luck := reviewOf(t, randomMatch(t, g, 2, 1000, seed), review.Budget{Nodes: 40, Deals: 6, Seed: seed}).Accounts()[0].Luck
			sum, squares = sum+luck, squares+luck*luck
		}
		mean := sum / n
		deviation := math.Sqrt((squares/n - mean*mean) / (n - 1))
		if t.Logf("%s: %.3f ± %.3f", id, mean, deviation); deviation == 0 || math.Abs(mean) > 3*deviation {
			t.Errorf("%s: the luck of the first seat is %.3f on average, with a standard error of %.3f", id, mean, deviation)
		}
	}
}

// TestReviewWithoutMoves checks the review of a match without moves, and that a cancelled review returns an error.
func TestReviewWithoutMoves(t *testing.T) {
	games := catalogue.Games()
	m, err := engine.NewMatch(games[0].Edition, engine.Options{Players: 2}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if r := reviewOf(t, m, review.Budget{Nodes: 10}); len(r.Steps) > 0 || !slices.Equal(r.Initial, r.Result) {
		t.Errorf("a match without moves has the review %+v", r)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	backend := players.NewLocal(games, players.Command{})
	defer backend.Close()
	if _, err := review.ReviewGame(ctx, backend, randomMatch(t, &games[0], 2, 20, 1), review.Budget{Nodes: 10}); err == nil {
		t.Error("a cancelled review has a result")
	}
}

// levelMatch returns a game played to its end by computers of different levels, which search little.
func levelMatch(t *testing.T, g *gamedef.Game, seats int, seed uint64) *engine.Match {
	t.Helper()
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats, Start: engine.Seat(seed) % engine.Seat(seats)}, seed)
	if err != nil {
		t.Fatal(err)
	}
	levels, all := players.PlayableLevels(), []players.Player(nil)
	for s := range seats {
		level, _ := players.FindLevel(levels[(int(seed)+3*s)%len(levels)])
		p := level.New(*g)
		defer p.Close()
		all = append(all, p)
	}
	for p := m.Position(); !m.Over(); p = m.Position() {
		if p.ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			var c players.Choice
			if c, err = all[p.ToMove()].Choose(context.Background(), search.Task{Position: p.Clone(), Seed: seed, Limits: search.Limits{Nodes: 1000}}); err == nil {
				err = m.Play(c.Move, nil)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestReviewsHoldTogether checks on games of all editions, played by computers of different levels, that a best move changes nothing, that a loss is what
// the move changed, that accounts add up, and that the luck of a seat averages zero.
func TestReviewsHoldTogether(t *testing.T) {
	games, n, nodes := catalogue.Games(), long.Count(uint64(1), 4), long.Count(uint64(100), 500)
	budget := review.Budget{Nodes: int64(nodes), Most: 4 * int64(nodes), Deals: long.Count(20, 100), Seed: 1}
	var luck []float64
	for _, at := range long.Values(len(games), 2) {
		i, seats := at[0], 2+2*at[1]
		for seed := range n {
			r := reviewOf(t, levelMatch(t, &games[i], seats, seed), budget)
			for _, s := range r.Steps {
				if s.Seat == engine.Nature {
					continue
				}
				change := s.Before[s.Seat] - s.After[s.Seat]
				if s.Loss != change || s.Loss < 0 || s.Compared.Best.Move == s.Compared.Played.Move && !slices.Equal(s.Before, s.After) {
					t.Errorf("%s, %d seats, game %d: %+v", games[i].Edition.ID, seats, seed, s)
				}
			}
			for seat, a := range r.Accounts() {
				losses := 0.0
				for _, s := range r.Steps {
					if s.Seat == engine.Seat(seat) {
						losses += s.Loss
					}
				}
				if math.Abs(a.Initial+a.Luck+a.Own+a.Others-a.Result) > 1e-9 || math.Abs(a.Own+losses) > 1e-9 {
					t.Errorf("%s, %d seats, game %d: seat %d lost %v: %+v", games[i].Edition.ID, seats, seed, seat, losses, a)
				}
				if seat == 0 {
					luck = append(luck, a.Luck)
				}
			}
		}
	}
	var sum, squares float64
	for _, x := range luck {
		sum, squares = sum+x, squares+x*x
	}
	mean := sum / float64(len(luck))
	deviation := math.Sqrt((squares/float64(len(luck)) - mean*mean) / float64(len(luck)-1))
	if t.Logf("luck of the first seat in %d games: %.3f ± %.3f", len(luck), mean, deviation); math.Abs(mean) > 3*deviation {
		t.Errorf("the luck of the first seat is %.3f on average, with a standard error of %.3f", mean, deviation)
	}
}
