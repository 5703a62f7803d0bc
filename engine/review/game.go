package review

import (
	"context"
	"errors"
	"math/rand/v2"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Budget is how much a review of a game searches. It holds no time, so that a review is the same on every machine.
type Budget struct {
	Nodes int64  // searched in each position
	Deals int    // sampled for the value before each deal
	Seed  uint64 // of the sampled deals
	// Levels are the levels of the players, as in players.Request.
	Levels []string
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
	// the move played, a win probability from 0; one search compares both moves. NoMove, nil and 0 for a deal.
	Best engine.Move
	Line []engine.Move
	Loss float64
	// Compared are the lines of both moves to the end of the round, for Comparer.Review. It is zero for a deal and for a best move.
	Compared Comparison
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

// GameReview is a review in progress.
type GameReview struct {
	service   *Service
	priority  int
	game      string
	budget    Budget
	questions map[*Question]bool // not answered yet
	steps     []Step
	values    []value // before each step, and after the last
	left      int     // the number of values that are not known yet
	done      func(*Review, error)
}

// ReviewGame begins to review the moves made in a match. Poll calls done with the result. Questions have the given priority.
func (s *Service) ReviewGame(priority int, m *engine.Match, b Budget, done func(*Review, error)) *GameReview {
	steps, positions := stepsOf(m)
	r := &GameReview{service: s, priority: priority, game: m.Edition.ID, budget: b, questions: map[*Question]bool{}, steps: steps,
		values: make([]value, len(positions)), left: len(positions), done: done}
	for i, p := range positions {
		played := engine.NoMove
		if i < len(steps) {
			played = m.Line()[steps[i].At]
		}
		receive := func(v value) {
			r.values[i] = v
			if r.left--; r.left == 0 {
				r.finish()
			}
		}
		if i == len(steps) && m.Over() {
			receive(value{win: engine.Shares(m.Winners(nil), p.Seats()), scores: floats(p.Scores(nil)), best: engine.NoMove})
		} else {
			r.evaluate(p, played, receive)
		}
	}
	return r
}

// ReviewGame reviews the moves made in a match by a backend.
func ReviewGame(ctx context.Context, b players.Backend, m *engine.Match, budget Budget) (review *Review, err error) {
	s := NewService(b)
	s.ReviewGame(0, m, budget, func(r *Review, failure error) { review, err = r, failure })
	if failure := s.Wait(ctx); failure != nil {
		return nil, failure
	}
	return review, err
}

// Progress returns the number of positions that were evaluated and that of all.
func (g *GameReview) Progress() (done, all int) { return len(g.values) - g.left, len(g.values) }

// Cancel drops the review. Its result is not reported.
func (g *GameReview) Cancel() {
	g.service.cancel(func(q *Question) bool { return g.questions[q] })
	clear(g.questions)
}

// finish reports the result.
func (g *GameReview) finish() {
	for i := range g.steps {
		s, v := &g.steps[i], &g.values[i]
		s.Before, s.After, s.Scores, s.Best, s.Line, s.Loss = v.win, g.values[i+1].win, v.scores, v.best, v.line, v.loss
		s.Compared = v.compared
	}
	g.done(&Review{Steps: g.steps, Initial: g.values[0].win, Result: g.values[len(g.steps)].win}, nil)
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
	loss        float64 // of the move played
	compared    Comparison
}

// evaluate calls then with the value of a position, and with the loss of the move played there unless it is NoMove.
func (g *GameReview) evaluate(p engine.Position, played engine.Move, then func(value)) {
	switch {
	case p.Over():
		then(value{win: engine.Shares(p.Winners(nil), p.Seats()), scores: floats(p.Scores(nil)), best: engine.NoMove})
		return
	case p.ToMove() == engine.Nature:
		g.beforeDeal(p, then)
		return
	}
	report := func(c Comparison) {
		v := value{win: c.Best.Win, scores: c.Best.Scores, best: c.Best.Move, line: c.Best.Moves, loss: max(0, c.Loss)}
		if c.Loss > 0 {
			v.compared = c
		}
		then(v)
	}
	if played == engine.NoMove {
		g.ask(p, nil, func(all []players.Line) { report(Comparison{Best: all[0]}) })
		return
	}
	Weigh(p, played, func(moves []engine.Move, receive func([]players.Line)) { g.ask(p, moves, receive) }, report)
}

// beforeDeal calls then with the mean of the values after sampled deals.
func (g *GameReview) beforeDeal(p engine.Position, then func(value)) {
	samples := make([]value, max(1, g.budget.Deals))
	left := len(samples)
	for i := range samples {
		q, rng := p.Clone(), rand.New(rand.NewPCG(g.budget.Seed^p.Hash(), uint64(i)))
		for q.ToMove() == engine.Nature && !q.Over() {
			q.Play(q.Draw(rng), nil)
		}
		g.evaluate(q, engine.NoMove, func(v value) {
			samples[i] = v
			if left--; left == 0 {
				then(meanValue(samples))
			}
		})
	}
}

// ask calls then with the lines of moves from a position in which a seat is to move, or with the best line if moves is nil. An error ends the
// review.
func (g *GameReview) ask(p engine.Position, moves []engine.Move, then func([]players.Line)) {
	task := search.Task{Position: p, Moves: moves, MultiPV: max(1, len(moves)), WholeRound: len(moves) > 0, Limits: search.Limits{Nodes: g.budget.Nodes}}
	request := players.Request{Level: players.Best, Game: g.game, Levels: g.budget.Levels, Task: task}
	var q *Question
	q = g.service.Ask(g.priority, request, func(c players.Choice, err error) {
		delete(g.questions, q)
		if err == nil && len(c.Lines) == 0 {
			err = errors.New("the engine has not evaluated the position")
		}
		if err != nil {
			g.Cancel()
			g.done(nil, err)
			return
		}
		then(c.Lines)
	})
	g.questions[q] = true
}

// meanValue returns the mean win probabilities and scores.
func meanValue(all []value) value {
	v := value{win: make([]float64, len(all[0].win)), scores: make([]float64, len(all[0].win)), best: engine.NoMove}
	for _, x := range all {
		for s := range v.win {
			v.win[s] += x.win[s] / float64(len(all))
			v.scores[s] += x.scores[s] / float64(len(all))
		}
	}
	return v
}

func floats(all []int) (out []float64) {
	for _, n := range all {
		out = append(out, float64(n))
	}
	return out
}
