// Package train trains the weights of evaluations by self-play.
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

// Plan is one generation of training for one number of seats.
type Plan struct {
	Game  gamedef.Game
	Seats int
	Games int
	// Nodes is the node limit for each move; Epsilon is the probability of a random move, for exploration.
	Nodes   int64
	Epsilon float64
	Seed    uint64
	// Evaluator creates the evaluators for self-play.
	Evaluator func() search.Evaluator
	// BootstrapWeight is the weight, from 0 to 1, of bootstrapped estimates at the ends of rounds in the targets, compared with the result of
	// the game. Estimates are biased but have less variance than results.
	BootstrapWeight float64
	// Deals is the number of sampled deals over which searches are averaged for an estimate; if 0, the estimate is the static evaluation.
	Deals int
}

// example is a training example: a sample and its target, the final score less the expected one, in hundredths of a point.
type example struct {
	sample eval.Sample
	target float32 // with bootstrapping, to learn from
	truth  float32 // from the result of the game
}

// ReplayBuffer holds the examples of all generations so far. The zero ReplayBuffer is empty.
type ReplayBuffer struct{ examples []example }

// Learn plays the plan's games, adds their examples to the buffer and fits weights to the whole buffer. The result depends only on the plan
// and the buffer.
func (r *ReplayBuffer) Learn(ctx context.Context, p Plan) eval.Set {
	r.examples = append(r.examples, p.play(ctx)...)
	return fit(r.examples, &p.Game.Learning, p.Seats, p.Seed)
}

// play plays all games in parallel and returns the examples in the order of the games.
func (p *Plan) play(ctx context.Context) []example {
	games := make([][]example, p.Games)
	next := make(chan int)
	var all sync.WaitGroup
	for range runtime.NumCPU() {
		all.Go(func() {
			s := p.newSelfPlay()
			for i := range next {
				games[i] = s.game(ctx, i)
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

// selfPlay is the state of one goroutine.
type selfPlay struct {
	plan      *Plan
	evaluator search.Evaluator
	search    *search.Searcher
	extractor eval.FeatureExtractor
	dealt     engine.Position // scratch for bootstrap
}

// bootstrapNodes is the node limit of the searches for bootstrapping, as a multiple of Plan.Nodes.
const bootstrapNodes = 3

func (p *Plan) newSelfPlay() *selfPlay {
	sample, err := p.Game.Edition.New(engine.Options{Players: p.Seats})
	if err != nil {
		panic(err) // invalid number of seats
	}
	return &selfPlay{plan: p, evaluator: p.Evaluator(), search: search.New(p.Evaluator(), sample, 14), extractor: p.Game.Learning.Extractor(), dealt: sample.Clone()}
}

// observation holds the samples of all seats in one position of a game.
type observation struct {
	boards [engine.MaxSeats]eval.Sample
	// bootstrap are the estimated final scores, in hundredths of a point, at the end of a round.
	over      bool
	bootstrap [engine.MaxSeats]float64
}

// game plays the i-th game and returns its examples.
func (s *selfPlay) game(ctx context.Context, i int) []example {
	p := s.plan
	r := rand.New(rand.NewPCG(p.Seed, uint64(i)))
	m, err := engine.NewMatch(p.Game.Edition, engine.Options{Players: p.Seats, Start: engine.Seat(r.IntN(p.Seats))}, r.Uint64())
	if err != nil {
		panic(err)
	}
	var observations []observation
	observe := func(pos engine.Position, over bool) {
		o := observation{over: over}
		if s.extractor.Extract(pos, &o.boards) == 0 {
			return
		}
		if over && p.BootstrapWeight > 0 {
			o.bootstrap = s.bootstrap(ctx, pos, r)
		}
		observations = append(observations, o)
	}
	for !m.Over() && m.Position().Round() < 20 {
		pos := m.Position()
		if pos.ToMove() == engine.Nature {
			if word, groups := pos.Chance(); word == "deal" && groups == 2*p.Seats+1 {
				observe(pos, true)
			}
			if m.Draw(nil) != nil {
				break
			}
			continue
		}
		if r.IntN(2) == 0 {
			observe(pos, false)
		}
		if m.Play(p.choose(ctx, s.search, pos, r), nil) != nil {
			break
		}
	}
	return p.targets(observations, m.Position().Scores(nil))
}

// bootstrap estimates the final scores in a position before a deal: the mean over searches after sampled deals, or the static evaluation.
func (s *selfPlay) bootstrap(ctx context.Context, pos engine.Position, r *rand.Rand) (mean [engine.MaxSeats]float64) {
	if s.plan.Deals == 0 {
		var final [engine.MaxSeats]int32
		s.evaluator.Evaluate(pos, &final)
		for seat, n := range final {
			mean[seat] = float64(n)
		}
		return mean
	}
	for range s.plan.Deals {
		s.dealt.CopyFrom(pos)
		for s.dealt.ToMove() == engine.Nature {
			s.dealt.Play(s.dealt.Draw(r), nil)
		}
		best := s.search.Run(ctx, search.Task{Position: s.dealt, Limits: search.Limits{Nodes: bootstrapNodes * s.plan.Nodes}}).Roots[0]
		for seat := range s.plan.Seats {
			mean[seat] += float64(best.Evaluation.Final[seat]) / float64(s.plan.Deals)
		}
	}
	return mean
}

// targets returns an example for each board observed. Its target is the final score less the expected one, where the final score is mixed
// with the estimates at the ends of later rounds.
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
				end = mixed // the estimate of a search is better than the position's own static evaluation, so it is part of its target
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
	// learningRate is the initial learning rate for the sum of the weights; it decays to a fiftieth.
	learningRate = 0.08
	// features is the typical number of features of a sample.
	features = 27
	// minCount is the number of occurrences below which the weight of a feature stays 0.
	minCount = 20
)

// fit fits the weights to the targets by stochastic gradient descent on the squared error.
func fit(examples []example, l *gamedef.Learning, seats int, seed uint64) eval.Set {
	out := l.Layout.New()[0]
	w := make([]float32, l.Layout.Weights)
	count := make([]int, len(w))
	for i := range examples {
		for _, f := range examples[i].sample.Features {
			if f >= 0 {
				count[f]++
			}
		}
	}
	order := make([]int, len(examples))
	for i := range order {
		order[i] = i
	}
	r := rand.New(rand.NewPCG(seed, 1))
	for e := range epochs {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := float32(learningRate * math.Pow(0.02, float64(e)/(epochs-1)) / features)
		for _, i := range order {
			b := &examples[i]
			step := rate * (b.target - predict(w, &b.sample))
			for _, f := range b.sample.Features {
				if f >= 0 && count[f] >= minCount {
					w[f] += step - rate*w[f]*l.Regularisation/float32(count[f])
				}
			}
		}
	}
	for i, v := range w {
		out.Weights[i] = int8(max(-127, min(127, math.Round(float64(v)/eval.Quantum))))
	}
	stdDevs(examples, w, seats, out.StdDev)
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

// stdDevs writes the standard deviation of the error in predicting the difference between two seats, by phase, in units of eval.Quantum.
func stdDevs(examples []example, w []float32, seats int, out []uint8) {
	sum, n := make([]float64, len(out)), make([]float64, len(out))
	for i := 0; i+seats <= len(examples); i += seats {
		a, b := &examples[i], &examples[i+1]
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
