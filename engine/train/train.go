// Package train learns to judge positions from games that the program plays against itself.
package train

import (
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"sync"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/search"
)

// Plan is one generation of training for one size of table.
type Plan struct {
	Edition *engine.Edition
	Seats   int
	Games   int
	// Nodes limits the search for each move; Stray is the share of moves made at random, so that much is seen.
	Nodes int64
	Stray float64
	Seed  uint64
	// Judge makes the evaluator that plays.
	Judge func() search.Evaluator
}

// seen is one board of a position with how much more it had in the end than was expected, in hundredths.
type seen struct {
	sample azul.Sample
	gain   float32
}

// Learn plays the plan's games and fits a set of weights to them. It depends on the plan alone.
func Learn(ctx context.Context, p Plan) azul.Set {
	return fit(p.play(ctx), p.Seats, p.Seed)
}

// play plays all games on all processors and returns the boards seen, in the order of the games.
func (p *Plan) play(ctx context.Context) []seen {
	games := make([][]seen, p.Games)
	next := make(chan int)
	var all sync.WaitGroup
	for range runtime.NumCPU() {
		all.Add(1)
		go func() {
			defer all.Done()
			var s *search.Searcher
			for i := range next {
				games[i], s = p.game(ctx, i, s)
			}
		}()
	}
	for i := range games {
		if ctx.Err() != nil {
			break
		}
		next <- i
	}
	close(next)
	all.Wait()
	var out []seen
	for _, g := range games {
		out = append(out, g...)
	}
	return out
}

// game plays the i-th game.
func (p *Plan) game(ctx context.Context, i int, s *search.Searcher) ([]seen, *search.Searcher) {
	r := rand.New(rand.NewPCG(p.Seed, uint64(i)))
	m, err := engine.NewMatch(p.Edition, engine.Options{Players: p.Seats, Start: engine.Seat(r.IntN(p.Seats))}, r.Uint64())
	if err != nil {
		panic(err) // the plan names a table that there is not
	}
	if s == nil {
		s = search.New(p.Judge(), m.Position(), 14)
	}
	eyes := azul.NewLearned(&azul.Weights{})
	var boards []seen
	var at [engine.MaxSeats]azul.Sample
	pos := m.Position()
	for !pos.Over() && pos.Round() < 20 {
		if pos.ToMove() == engine.Nature {
			if word, groups := pos.Chance(); word == "deal" && groups == 2*p.Seats+1 {
				boards = look(eyes, pos, &at, boards)
			}
			if m.Draw(nil) != nil {
				break
			}
			continue
		}
		if r.IntN(2) == 0 {
			boards = look(eyes, pos, &at, boards)
		}
		move := p.choose(ctx, s, pos, r)
		if m.Play(move, nil) != nil {
			break
		}
	}
	for j, score := range pos.Scores(nil) {
		for k := j; k < len(boards); k += p.Seats {
			boards[k].gain = float32(int32(score*100) - boards[k].sample.Expected)
		}
	}
	return boards, s
}

func look(eyes *azul.Learned, pos engine.Position, at *[engine.MaxSeats]azul.Sample, boards []seen) []seen {
	for _, b := range at[:eyes.Samples(pos, at)] {
		boards = append(boards, seen{sample: b})
	}
	return boards
}

func (p *Plan) choose(ctx context.Context, s *search.Searcher, pos engine.Position, r *rand.Rand) engine.Move {
	if r.Float64() < p.Stray {
		moves := pos.Moves(nil)
		return moves[r.IntN(len(moves))]
	}
	return s.Run(ctx, search.Task{Position: pos, Limits: search.Limits{Nodes: p.Nodes}, Seed: r.Uint64()}).Best()
}

const (
	epochs = 10
	// rate is the first step of the descent for the whole sum; it shrinks to a fiftieth.
	rate = 0.08
	// few is how often a weight must have been seen to count.
	few = 20
	// step is the grain of the weights, in hundredths of a point.
	step = 4
)

// fit finds the weights whose sums come nearest to what the boards gained, by stochastic descent.
func fit(boards []seen, seats int, seed uint64) (out azul.Set) {
	w := make([]float32, len(out.Weights))
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
		pace := float32(rate * math.Pow(0.02, float64(e)/(epochs-1)) / azul.Features)
		for _, i := range order {
			b := &boards[i]
			miss := pace * (b.gain - predict(w, &b.sample))
			for _, f := range b.sample.Features {
				if f >= 0 && count[f] >= few {
					w[f] += miss
				}
			}
		}
	}
	for i, v := range w {
		out.Weights[i] = int16(max(-3e4, min(3e4, math.Round(float64(v)/step)*step)))
	}
	out.Scatter = scatter(boards, w, seats)
	return out
}

func predict(w []float32, s *azul.Sample) (sum float32) {
	for _, f := range s.Features {
		if f >= 0 {
			sum += w[f]
		}
	}
	return sum
}

// scatter is the deviation of the difference of two seats' gains from what is predicted, by moment.
func scatter(boards []seen, w []float32, seats int) (out [azul.Moments]int16) {
	var sum, n [azul.Moments]float64
	for i := 0; i+seats <= len(boards); i += seats {
		a, b := &boards[i], &boards[i+1]
		d := float64(a.gain-predict(w, &a.sample)) - float64(b.gain-predict(w, &b.sample))
		sum[a.sample.Moment] += d * d
		n[a.sample.Moment]++
	}
	for m := range out {
		out[m] = 1200
		if n[m] > 50 {
			out[m] = int16(max(50, math.Sqrt(sum[m]/n[m])))
		}
	}
	return out
}
