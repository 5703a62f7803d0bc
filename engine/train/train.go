// Package train learns to judge positions from games that the program plays against itself.
package train

import (
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"sync"

	"azulejo/engine"
	"azulejo/engine/box"
	"azulejo/engine/judge"
	"azulejo/engine/search"
)

// Plan is one generation of training for one size of table.
type Plan struct {
	Game  box.Game
	Seats int
	Games int
	// Nodes limits the search for each move; Stray is the share of moves made at random, so that much is seen.
	Nodes int64
	Stray float64
	Seed  uint64
	// Judge makes the evaluator that plays.
	Judge func() search.Evaluator
	// Trust is how far, from 0 to 1, the outlook when a round is over stands for what the game came to: it is less exact, but
	// scatters less.
	Trust float64
	// Deals is after how many examples of the next deal a search looks for the outlook; without any, Judge tells it.
	Deals int
}

// seen is one board of a position with how much more it had in the end than was expected, in hundredths.
type seen struct {
	sample judge.Sample
	gain   float32 // by the end that Plan.Trust makes, to learn from
	truth  float32 // by the end that the game came to
}

// Memory holds what was seen in the generations so far. The zero Memory is empty.
type Memory struct{ boards []seen }

// Learn plays the plan's games, adds what is seen to the memory and fits a set of weights to all of it. It depends on the plan and
// the memory alone.
func (m *Memory) Learn(ctx context.Context, p Plan) judge.Set {
	m.boards = append(m.boards, p.play(ctx)...)
	return fit(m.boards, &p.Game.Learning, p.Seats, p.Seed)
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
			y := p.player()
			for i := range next {
				games[i] = y.game(ctx, i)
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

// player is what one processor plays with.
type player struct {
	plan   *Plan
	judge  search.Evaluator
	search *search.Searcher
	eyes   judge.Eyes
	dealt  engine.Position // scratch
}

// far is by how much more is looked at for an outlook than for a move.
const far = 3

func (p *Plan) player() *player {
	sample, err := p.Game.Edition.New(engine.Options{Players: p.Seats})
	if err != nil {
		panic(err) // the plan names a table that there is not
	}
	return &player{plan: p, judge: p.Judge(), search: search.New(p.Judge(), sample, 14), eyes: p.Game.Learning.Eyes(), dealt: sample.Clone()}
}

// sight is what all seats show at one moment of a game.
type sight struct {
	boards [engine.MaxSeats]judge.Sample
	// outlook are the final scores to expect, in hundredths, where a round is over.
	over    bool
	outlook [engine.MaxSeats]float64
}

// game plays the i-th game.
func (y *player) game(ctx context.Context, i int) []seen {
	p := y.plan
	r := rand.New(rand.NewPCG(p.Seed, uint64(i)))
	m, err := engine.NewMatch(p.Game.Edition, engine.Options{Players: p.Seats, Start: engine.Seat(r.IntN(p.Seats))}, r.Uint64())
	if err != nil {
		panic(err)
	}
	var sights []sight
	look := func(pos engine.Position, over bool) {
		s := sight{over: over}
		if y.eyes.Samples(pos, &s.boards) == 0 {
			return
		}
		if over && p.Trust > 0 {
			s.outlook = y.outlook(ctx, pos, r)
		}
		sights = append(sights, s)
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
	return p.returns(sights, m.Position().Scores(nil))
}

// outlook is what a search expects in the mean after some examples of the deal that pos waits for, or what is expected at once.
func (y *player) outlook(ctx context.Context, pos engine.Position, r *rand.Rand) (mean [engine.MaxSeats]float64) {
	if y.plan.Deals == 0 {
		var final [engine.MaxSeats]int32
		y.judge.Judge(pos, &final)
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
			mean[s] += float64(best.Worth.Final[s]) / float64(y.plan.Deals)
		}
	}
	return mean
}

// returns tells for each board seen how much more it had in the end than was expected. The end is what the game came to, mixed
// with what was expected at the ends of the rounds before.
func (p *Plan) returns(sights []sight, scores []int) []seen {
	out := make([]seen, p.Seats*len(sights))
	for s, score := range scores {
		truth := float64(score) * 100
		end := truth
		for i := len(sights) - 1; i >= 0; i-- {
			at := &sights[i]
			b := &at.boards[s]
			mixed := end
			if at.over {
				mixed += p.Trust * (at.outlook[s] - end)
			}
			if p.Deals > 0 {
				end = mixed // a search tells more of its own position than the weights do
			}
			out[i*p.Seats+s] = seen{*b, float32(end - float64(b.Expected)), float32(truth - float64(b.Expected))}
			end = mixed
		}
	}
	return out
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
	// features is about how many weights tell of a board.
	features = 27
	// few is how often a weight must have been seen to count.
	few = 20
)

// fit finds the weights whose sums come nearest to what the boards gained, by stochastic descent.
func fit(boards []seen, l *box.Learning, seats int, seed uint64) judge.Set {
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
		pace := float32(rate * math.Pow(0.02, float64(e)/(epochs-1)) / features)
		for _, i := range order {
			b := &boards[i]
			miss := pace * (b.gain - predict(w, &b.sample))
			for _, f := range b.sample.Features {
				if f >= 0 && count[f] >= few {
					w[f] += miss - pace*w[f]*l.Doubt/float32(count[f])
				}
			}
		}
	}
	for i, v := range w {
		out.Weights[i] = int8(max(-127, min(127, math.Round(float64(v)/judge.Grain))))
	}
	scatter(boards, w, seats, out.Scatter)
	return out
}

func predict(w []float32, s *judge.Sample) (sum float32) {
	for _, f := range s.Features {
		if f >= 0 {
			sum += w[f]
		}
	}
	return sum
}

// scatter is the deviation of the difference of two seats' ends from what is predicted, by moment, in grains.
func scatter(boards []seen, w []float32, seats int, out []uint8) {
	sum, n := make([]float64, len(out)), make([]float64, len(out))
	for i := 0; i+seats <= len(boards); i += seats {
		a, b := &boards[i], &boards[i+1]
		d := float64(a.truth-predict(w, &a.sample)) - float64(b.truth-predict(w, &b.sample))
		sum[a.sample.Moment] += d * d
		n[a.sample.Moment]++
	}
	for m := range out {
		d := 1200.0
		if n[m] > 50 {
			d = math.Sqrt(sum[m] / n[m])
		}
		out[m] = uint8(max(50, min(2550, d)) / judge.Grain)
	}
}
