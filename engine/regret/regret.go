// Package regret measures the reliability of the best level: how much its win probabilities change, and how much its moves lose, compared with
// searches of the same positions with many more nodes; how its win probabilities are calibrated; and whether its reviews agree. All limits are node
// limits on one thread, so the results for a seed are the same on all machines.
package regret

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"azulejo/engine"
	"azulejo/engine/arena"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/engine/search"
)

// Study is a measurement for one game and number of seats.
type Study struct {
	Game  gamedef.Game
	Seats int
	// Games is the number of games between levels. Run and Verdicts measure one decision of each.
	Games int
	Seed  uint64
	// Budgets are the node limits to measure, Reference the node limit of the search that they are compared with.
	Budgets   []int64
	Reference int64
	// Deals is the number of deals by which Review measures the means before deals; 0 for none.
	Deals int
}

// Result holds the measurements for one budget.
type Result struct {
	Budget int64
	// Change is the absolute difference of the win probability of the seat to move from the reference's, and Loss the win probability that
	// the chosen move gives up according to the reference, both in percentage points.
	Change, Loss Sample
}

// Sample is a list of measurements of one quantity.
type Sample []float64

// Mean returns the mean.
func (s Sample) Mean() float64 {
	sum := 0.0
	for _, x := range s {
		sum += x
	}
	return sum / math.Max(1, float64(len(s)))
}

// Interval returns the 95 % confidence interval of the mean.
func (s Sample) Interval() (low, high float64) {
	mean, n, squares := s.Mean(), float64(len(s)), 0.0
	for _, x := range s {
		squares += (x - mean) * (x - mean)
	}
	if n < 2 {
		return mean, mean
	}
	half := 1.96 * math.Sqrt(squares/(n-1)/n)
	return mean - half, mean + half
}

// RootMeanSquare returns the root of the mean of the squares.
func (s Sample) RootMeanSquare() float64 {
	squares := 0.0
	for _, x := range s {
		squares += x * x
	}
	return math.Sqrt(squares / math.Max(1, float64(len(s))))
}

// Largest returns the maximum, or 0 without measurements.
func (s Sample) Largest() float64 {
	if len(s) == 0 {
		return 0
	}
	return slices.Max(s)
}

// Run measures all budgets. It measures as many positions in parallel as there are processors.
func (s *Study) Run(ctx context.Context) ([]Result, error) {
	results := make([]Result, len(s.Budgets))
	for i, n := range s.Budgets {
		results[i] = Result{n, make(Sample, s.Games), make(Sample, s.Games)}
	}
	return results, s.forEach(func(d int) error { return s.measure(ctx, d, results) })
}

// measure measures all budgets in the d-th position and stores the results at index d.
func (s *Study) measure(ctx context.Context, d int, results []Result) error {
	pos, err := s.decision(ctx, d)
	if err != nil {
		return err
	}
	seat := pos.ToMove()
	best, err := s.ask(ctx, s.Reference, search.Task{Position: pos, MultiPV: 1})
	if err != nil {
		return err
	}
	for i, budget := range s.Budgets {
		answer, err := s.ask(ctx, budget, search.Task{Position: pos, MultiPV: 1})
		if err != nil {
			return err
		}
		results[i].Change[d] = 100 * math.Abs(answer.Lines[0].Win[seat]-best.Lines[0].Win[seat])
		if answer.Move == best.Move {
			continue
		}
		both, err := s.ask(ctx, s.Reference, search.Task{Position: pos, Moves: []engine.Move{best.Move, answer.Move}, MultiPV: 2})
		if err != nil {
			return err
		}
		if len(both.Lines) == 2 && both.Lines[1].Move == answer.Move {
			results[i].Loss[d] = 100 * math.Max(0, both.Lines[0].Win[seat]-both.Lines[1].Win[seat])
		}
	}
	return ctx.Err()
}

// Costly is the loss, in percentage points, from which Verdicts counts a move as costly. It is higher than the lowest loss that comments mention.
const Costly = 10

// Verdicts counts moves by what two reviews say about them.
type Verdicts struct {
	Both, Quick, Thorough, Neither int // moves that cost at least Costly by both reviews, by one alone, and by neither
}

// Agreement returns the share of moves with the same verdict, and that of the moves costly by both among those costly by at least one.
func (v *Verdicts) Agreement() (all, costly float64) {
	either := v.Both + v.Quick + v.Thorough
	return float64(v.Both+v.Neither) / math.Max(1, float64(either+v.Neither)), float64(v.Both) / math.Max(1, float64(either))
}

// Verdicts reviews one move of each game between levels with the first budget and with the reference.
func (s *Study) Verdicts(ctx context.Context) (v Verdicts, err error) {
	var lock sync.Mutex
	err = s.forEach(func(d int) error {
		r := rand.New(rand.NewPCG(s.Seed, uint64(d)))
		m, _, err := s.game(ctx, r)
		if err != nil {
			return err
		}
		choices := choicesOf(m)
		n := choices[r.IntN(len(choices))]
		quick, err := s.lossOf(ctx, s.Budgets[0], m.At(n).Clone(), m.Line()[n])
		if err != nil {
			return err
		}
		thorough, err := s.lossOf(ctx, s.Reference, m.At(n).Clone(), m.Line()[n])
		if err != nil {
			return err
		}
		lock.Lock()
		defer lock.Unlock()
		switch {
		case quick >= Costly && thorough >= Costly:
			v.Both++
		case quick >= Costly:
			v.Quick++
		case thorough >= Costly:
			v.Thorough++
		default:
			v.Neither++
		}
		return ctx.Err()
	})
	return v, err
}

// lossOf returns how many percentage points a move loses against the best one, as in a review.
func (s *Study) lossOf(ctx context.Context, nodes int64, pos engine.Position, played engine.Move) (points float64, err error) {
	ask := func(moves []engine.Move, receive func([]players.Line)) {
		var answer players.Choice
		if answer, err = s.ask(ctx, nodes, search.Task{Position: pos, Moves: moves, MultiPV: max(1, len(moves))}); err == nil {
			receive(answer.Lines)
		}
	}
	review.Weigh(pos, played, ask, func(c review.Comparison) { points = 100 * max(0, c.Loss) })
	return points, err
}

// calibrationPositions is the number of positions of each game for Calibrate.
const calibrationPositions = 5

// Calibrate compares the win probabilities of the best level, with the first budget, with the results of games between levels: those between strong
// players, and those for the levels that played.
func (s *Study) Calibrate(ctx context.Context) (strong, levels arena.Calibration, err error) {
	var lock sync.Mutex
	err = s.forEach(func(d int) error {
		r := rand.New(rand.NewPCG(s.Seed, uint64(d)))
		m, ids, err := s.game(ctx, r)
		if err != nil {
			return err
		}
		choices, shares := choicesOf(m), engine.Shares(m.Winners(nil), s.Seats)
		for range calibrationPositions {
			t := search.Task{Position: m.At(choices[r.IntN(len(choices))]).Clone(), MultiPV: 1}
			for into, policies := range map[*arena.Calibration][engine.MaxSeats]search.Policy{&strong: {}, &levels: players.Policies(ids)} {
				t.Policies = policies
				answer, err := s.ask(ctx, s.Budgets[0], t)
				if err != nil {
					return err
				}
				lock.Lock()
				for seat, win := range answer.Lines[0].Win {
					into.Add(win, shares[seat])
				}
				lock.Unlock()
			}
		}
		return ctx.Err()
	})
	return strong, levels, err
}

// forEach calls work for each decision, as many at a time as there are processors, and returns the first error.
func (s *Study) forEach(work func(d int) error) error {
	var all sync.WaitGroup
	faults, free := make([]error, s.Games), make(chan struct{}, runtime.GOMAXPROCS(0))
	for d := range s.Games {
		free <- struct{}{}
		all.Go(func() {
			defer func() { <-free }()
			faults[d] = work(d)
		})
	}
	all.Wait()
	for d, err := range faults {
		if err != nil {
			return fmt.Errorf("decision %d: %w", d+1, err)
		}
	}
	return nil
}

// ask returns the choice of the best level on one thread, with an empty transposition table.
func (s *Study) ask(ctx context.Context, nodes int64, t search.Task) (players.Choice, error) {
	level, _ := players.FindLevel(players.Best)
	p := level.WithNodes(nodes).New(s.Game)
	defer p.Close()
	t.Seed = s.Seed
	return p.Choose(ctx, t)
}

// decision returns the d-th position: a random one with at least two legal moves, from the d-th game.
func (s *Study) decision(ctx context.Context, d int) (engine.Position, error) {
	r := rand.New(rand.NewPCG(s.Seed, uint64(d)))
	m, _, err := s.game(ctx, r)
	if err != nil {
		return nil, err
	}
	choices := choicesOf(m)
	return m.At(choices[r.IntN(len(choices))]).Clone(), nil
}

// game plays a game between random levels and returns it with the level of each seat. The best level does not play because its moves take longest.
func (s *Study) game(ctx context.Context, r *rand.Rand) (played *engine.Match, seats []string, err error) {
	seed := r.Uint64()
	levels := slices.DeleteFunc(players.PlayableLevels(), func(id string) bool { return id == players.Best })
	for range s.Seats {
		seats = append(seats, levels[r.IntN(len(levels))])
	}
	played, err = arena.LevelGame(ctx, s.Game, seats, seed)
	return played, seats, err
}

// choicesOf returns the numbers of moves after which a seat had at least two moves.
func choicesOf(m *engine.Match) (all []int) {
	for n := range m.Moves() {
		if len(m.At(n).Moves(nil)) > 1 {
			all = append(all, n)
		}
	}
	return all
}
