package analysis

import (
	"context"
	"errors"
	"math/rand/v2"
	"runtime"
	"sync"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Budget is how much a review of a game searches. It holds no time, so that a review is the same on every machine.
type Budget struct {
	Nodes int64  // searched in each position
	Deals int    // sampled for the value before each deal
	Seed  uint64 // of the sampled deals
}

// Step is a move of a game, or a deal: all of Nature's moves up to the next decision.
type Step struct {
	At    int         // the number of moves before it
	Moves int         // 1, or those of a deal
	Seat  engine.Seat // who decided; Nature for a deal
	// Before and After are the win probabilities of each seat. After is Before of the next step, or at the end of a game the shares of the
	// victory. For a deal, Before is the mean over sampled deals, so that After − Before is its luck.
	Before, After []float64
	// Scores are the final scores expected before the step.
	Scores []float64
	// Best is the best move found, Line what is expected after it, and Loss how much more the seat that decided could expect after it than after
	// the move played, a win probability from 0; both positions are searched alike. NoMove, nil and 0 for a deal.
	Best engine.Move
	Line []engine.Move
	Loss float64
}

// Review is a game as the best level sees it.
type Review struct {
	Steps []Step
	// Initial and Result are the win probabilities of each seat before the first and after the last step.
	Initial, Result []float64
}

// Account is where a seat's win probability went. Result = Initial + Luck + Own + Others.
type Account struct {
	Initial, Result float64
	Luck            float64 // of the deals
	Own, Others     float64 // by moves of the seat itself, and of the others
}

// Adjusted returns the result without the luck of the deals.
func (a *Account) Adjusted() float64 { return a.Result - a.Luck }

// Accounts splits the change from the initial to the final win probability of each seat into luck and the moves of all seats (Zare's equation).
func (r *Review) Accounts() []Account {
	all := make([]Account, len(r.Initial))
	for s := range all {
		a := &all[s]
		a.Initial, a.Result = r.Initial[s], r.Result[s]
		for _, step := range r.Steps {
			change := step.After[s] - step.Before[s]
			switch step.Seat {
			case engine.Nature:
				a.Luck += change
			case engine.Seat(s):
				a.Own += change
			default:
				a.Others += change
			}
		}
	}
	return all
}

// reviewer answers questions about positions one at a time.
type reviewer struct {
	game   gamedef.Game
	player players.Player
	budget Budget
}

// ReviewGame reviews the moves made in a match, on all processors.
func ReviewGame(ctx context.Context, g gamedef.Game, m *engine.Match, b Budget) (*Review, error) {
	steps, positions := stepsOf(m)
	if len(steps) == 0 {
		return nil, errors.New("the match has no moves")
	}
	values := make([]value, len(steps)+1) // before each step, and after the last
	next := make(chan int)
	faults := make([]error, len(values))
	var all sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			level, _ := players.FindLevel(players.Best)
			r := &reviewer{g, level.WithNodes(b.Nodes).New(g), b}
			defer r.player.Close()
			for i := range next {
				var played engine.Move
				if i < len(steps) {
					played = m.Line()[steps[i].At]
				}
				values[i], faults[i] = r.evaluate(ctx, positions[i], played)
			}
		})
	}
	for i := range values {
		next <- i
	}
	close(next)
	all.Wait()
	if err := errors.Join(faults...); err != nil {
		return nil, err
	}
	for i := range steps {
		s, v := &steps[i], &values[i]
		s.Before, s.After, s.Scores, s.Best, s.Line = v.win, values[i+1].win, v.scores, v.best, v.line
		if v.afterBest != nil {
			s.Loss = max(0, v.afterBest[s.Seat]-s.After[s.Seat])
		}
	}
	return &Review{Steps: steps, Initial: values[0].win, Result: values[len(steps)].win}, nil
}

// stepsOf returns the steps of a match, and copies of the positions before each and after the last.
func stepsOf(m *engine.Match) (steps []Step, positions []engine.Position) {
	n := len(m.Moves())
	for at := 0; at < n; {
		p := m.At(at)
		s := Step{At: at, Moves: 1, Seat: p.ToMove(), Best: engine.NoMove}
		if s.Seat == engine.Nature {
			for at+s.Moves < n && m.At(at+s.Moves).ToMove() == engine.Nature && !m.At(at+s.Moves).Over() {
				s.Moves++
			}
		}
		steps, positions = append(steps, s), append(positions, p.Clone())
		at += s.Moves
	}
	return steps, append(positions, m.Position().Clone())
}

// value is what is expected of a position.
type value struct {
	win, scores []float64
	best        engine.Move
	line        []engine.Move
	afterBest   []float64 // the win probabilities after the best move, if another was played
}

// evaluate returns the value of a position. If a seat is to move and another than the best move was played, it evaluates what follows the best
// move, too.
func (r *reviewer) evaluate(ctx context.Context, p engine.Position, played engine.Move) (value, error) {
	switch {
	case p.Over():
		return value{win: engine.Shares(p.Winners(nil), p.Seats()), scores: floats(p.Scores(nil)), best: engine.NoMove}, nil
	case p.ToMove() == engine.Nature:
		return r.beforeDeal(ctx, p)
	}
	choice, err := r.player.Choose(ctx, search.Task{Position: p, MultiPV: 1})
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return value{}, err
	}
	best := choice.Lines[0]
	v := value{win: best.Win, scores: best.Scores, best: best.Move, line: best.Moves}
	if played == engine.NoMove || played == best.Move {
		return v, nil
	}
	after := p.Clone()
	after.Play(best.Move, nil)
	next, err := r.evaluate(ctx, after, engine.NoMove)
	v.afterBest = next.win
	return v, err
}

// beforeDeal returns the mean of the values after sampled deals.
func (r *reviewer) beforeDeal(ctx context.Context, p engine.Position) (value, error) {
	v := value{win: make([]float64, p.Seats()), scores: make([]float64, p.Seats()), best: engine.NoMove}
	n := max(1, r.budget.Deals)
	for i := range n {
		q, rng := p.Clone(), rand.New(rand.NewPCG(r.budget.Seed^p.Hash(), uint64(i)))
		for q.ToMove() == engine.Nature && !q.Over() {
			q.Play(q.Draw(rng), nil)
		}
		after, err := r.evaluate(ctx, q, engine.NoMove)
		if err != nil {
			return value{}, err
		}
		for s := range v.win {
			v.win[s] += after.win[s] / float64(n)
			v.scores[s] += after.scores[s] / float64(n)
		}
	}
	return v, nil
}

func floats(all []int) (out []float64) {
	for _, n := range all {
		out = append(out, float64(n))
	}
	return out
}
