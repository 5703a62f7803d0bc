// Package train learns to evaluate positions from games that the program plays against itself.
package train

import (
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"azulejo/engine"
	"azulejo/engine/eval"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// Plan is one generation of training for one size of table.
type Plan struct {
	Game  gamedef.Game
	Seats int
	Games int
	// Nodes limits the search for each move; Epsilon is the share of moves made at random, so that much is seen.
	Nodes   int64
	Epsilon float64
	Seed    uint64
	// Evaluator makes the evaluator that plays.
	Evaluator func() search.Evaluator
	// BootstrapWeight is how far, from 0 to 1, the game itself stands back behind what is expected when a round is over: that is less exact, but
	// scatters less.
	BootstrapWeight float64
	// Deals is after how many examples of the next deal a search looks for what is expected; without any, Evaluator tells it.
	Deals int
}

// example is one board of a position with how much more it had in the end than was expected, in hundredths.
type example struct {
	sample eval.Sample
	target float32 // by the end that Plan.BootstrapWeight mixes, to learn from
	truth  float32 // by the end that the game came to
}

// ReplayBuffer holds the examples of the generations so far. The zero ReplayBuffer is empty.
type ReplayBuffer struct{ examples []example }

// Learn plays the plan's games, adds its examples to the buffer and fits a set of weights to all of it. It depends on the plan and
// the buffer alone.
func (m *ReplayBuffer) Learn(ctx context.Context, p Plan) eval.Set {
	m.examples = append(m.examples, p.play(ctx)...)
	return fit(m.examples, &p.Game.Learning, p.Seats, p.Seed)
}

// play plays all games on all processors and returns the examples, in the order of the games.
func (p *Plan) play(ctx context.Context) []example {
	games := make([][]example, p.Games)
	next := make(chan int)
	var all sync.WaitGroup
	for range runtime.NumCPU() {
		all.Go(func() {
			y := p.player()
			for i := range next {
				games[i] = y.game(ctx, i)
			}
		})
	}
	for i := range games {
		if ctx.Err() != nil {
			break
		}
		next <- i
	}
	close(next)
	all.Wait()
	return slices.Concat(games...)
}

// selfPlay is what one processor plays with.
type selfPlay struct {
	plan      *Plan
	evaluator search.Evaluator
	search    *search.Searcher
	extractor eval.FeatureExtractor
	dealt     engine.Position // scratch
}

// far is by how much more is looked at to bootstrap than for a move.
const far = 3

func (p *Plan) player() *selfPlay {
	sample, err := p.Game.Edition.New(engine.Options{Players: p.Seats})
	if err != nil {
		panic(err) // the plan names a table that there is not
	}
	return &selfPlay{plan: p, evaluator: p.Evaluator(), search: search.New(p.Evaluator(), sample, 14), extractor: p.Game.Learning.Extractor(), dealt: sample.Clone()}
}

// observation is what all seats show at one moment of a game.
type observation struct {
	boards [engine.MaxSeats]eval.Sample
	// bootstrap are the final scores to expect, in hundredths, where a round is over.
	over      bool
	bootstrap [engine.MaxSeats]float64
}

// game plays the i-th game.
func (y *selfPlay) game(ctx context.Context, i int) []example {
	p := y.plan
	r := rand.New(rand.NewPCG(p.Seed, uint64(i)))
	m, err := engine.NewMatch(p.Game.Edition, engine.Options{Players: p.Seats, Start: engine.Seat(r.IntN(p.Seats))}, r.Uint64())
	if err != nil {
		panic(err)
	}
	var observations []observation
	look := func(pos engine.Position, over bool) {
		s := observation{over: over}
		if y.extractor.Extract(pos, &s.boards) == 0 {
			return
		}
		if over && p.BootstrapWeight > 0 {
			s.bootstrap = y.bootstrap(ctx, pos, r)
		}
		observations = append(observations, s)
	}
	for !m.Position().Over() && m.Position().Round() < 20 {
		pos := m.Position()
		if pos.ToMove() == engine.Nature {
			if word, groups := pos.Chance(); word == "deal" && groups == 2*p.Seats+1 {
				look(pos, true)
			}
			if m.Draw(nil) != nil {
				break
			}
			continue
		}
		if r.IntN(2) == 0 {
			look(pos, false)
		}
		if m.Play(p.choose(ctx, y.search, pos, r), nil) != nil {
			break
		}
	}
	return p.targets(observations, m.Position().Scores(nil))
}

// bootstrap is what a search expects in the mean after some examples of the deal that pos waits for, or what is expected at once.
func (y *selfPlay) bootstrap(ctx context.Context, pos engine.Position, r *rand.Rand) (mean [engine.MaxSeats]float64) {
	if y.plan.Deals == 0 {
		var final [engine.MaxSeats]int32
		y.evaluator.Evaluate(pos, &final)
		for s, n := range final {
			mean[s] = float64(n)
		}
		return mean
	}
	for range y.plan.Deals {
		y.dealt.CopyFrom(pos)
		for y.dealt.ToMove() == engine.Nature {
			y.dealt.Play(y.dealt.Draw(r), nil)
		}
		best := y.search.Run(ctx, search.Task{Position: y.dealt, Limits: search.Limits{Nodes: far * y.plan.Nodes}}).Roots[0]
		for s := range y.plan.Seats {
			mean[s] += float64(best.Evaluation.Final[s]) / float64(y.plan.Deals)
		}
	}
	return mean
}

// targets tells for each board observed how much more it had in the end than was expected. The end is what the game came to, mixed
// with what was expected at the ends of the rounds before.
func (p *Plan) targets(observations []observation, scores []int) []example {
	out := make([]example, p.Seats*len(observations))
	for s, score := range scores {
		truth := float64(score) * 100
		end := truth
		for i := len(observations) - 1; i >= 0; i-- {
			at := &observations[i]
			b := &at.boards[s]
			mixed := end
			if at.over {
				mixed += p.BootstrapWeight * (at.bootstrap[s] - end)
			}
			if p.Deals > 0 {
				end = mixed // a search tells more of its own position than the weights do
			}
			out[i*p.Seats+s] = example{*b, float32(end - float64(b.Expected)), float32(truth - float64(b.Expected))}
			end = mixed
		}
	}
	return out
}

func (p *Plan) choose(ctx context.Context, s *search.Searcher, pos engine.Position, r *rand.Rand) engine.Move {
	if r.Float64() < p.Epsilon {
		moves := pos.Moves(nil)
		return moves[r.IntN(len(moves))]
	}
	return s.Run(ctx, search.Task{Position: pos, Limits: search.Limits{Nodes: p.Nodes}, Seed: r.Uint64()}).Best()
}

const (
	epochs = 10
	// learningRate is the first step of the descent for the whole sum; it shrinks to a fiftieth.
	learningRate = 0.08
	// features is about how many weights tell of a board.
	features = 27
	// minCount is how often a weight must have been seen to count.
	minCount = 20
)

// fit finds the weights whose sums come nearest to what the boards gained, by stochastic descent.
func fit(boards []example, l *gamedef.Learning, seats int, seed uint64) eval.Set {
	out := l.Layout.New()[0]
	w := make([]float32, l.Layout.Weights)
	count := make([]int, len(w))
	for i := range boards {
		for _, f := range boards[i].sample.Features {
			if f >= 0 {
				count[f]++
			}
		}
	}
	order := make([]int, len(boards))
	for i := range order {
		order[i] = i
	}
	r := rand.New(rand.NewPCG(seed, 1))
	for e := range epochs {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		pace := float32(learningRate * math.Pow(0.02, float64(e)/(epochs-1)) / features)
		for _, i := range order {
			b := &boards[i]
			miss := pace * (b.target - predict(w, &b.sample))
			for _, f := range b.sample.Features {
				if f >= 0 && count[f] >= minCount {
					w[f] += miss - pace*w[f]*l.Regularisation/float32(count[f])
				}
			}
		}
	}
	for i, v := range w {
		out.Weights[i] = int8(max(-127, min(127, math.Round(float64(v)/eval.Quantum))))
	}
	stdDevs(boards, w, seats, out.StdDev)
	return out
}

func predict(w []float32, s *eval.Sample) (sum float32) {
	for _, f := range s.Features {
		if f >= 0 {
			sum += w[f]
		}
	}
	return sum
}

// stdDevs are the deviations of the difference of two seats' ends from what is predicted, by phase, in grains.
func stdDevs(boards []example, w []float32, seats int, out []uint8) {
	sum, n := make([]float64, len(out)), make([]float64, len(out))
	for i := 0; i+seats <= len(boards); i += seats {
		a, b := &boards[i], &boards[i+1]
		d := float64(a.truth-predict(w, &a.sample)) - float64(b.truth-predict(w, &b.sample))
		sum[a.sample.Phase] += d * d
		n[a.sample.Phase]++
	}
	for m := range out {
		d := 1200.0
		if n[m] > 50 {
			d = math.Sqrt(sum[m] / n[m])
		}
		out[m] = uint8(max(50, min(2550, d)) / eval.Quantum)
	}
}
