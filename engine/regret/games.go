package regret

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/engine/search"
)

// Games are measurements of reviews of whole games, in percentage points.
type Games struct {
	// Changes are what the win probability changed by after best moves, and Contradictions the number of best moves whose search has found more than
	// review.Contradiction less or more than what followed.
	Changes        Sample
	Contradictions int
	// Imbalance is the largest part of a result that luck and moves of a seat do not add up to, or of its losses that its moves have not changed.
	Imbalance float64
	// Means are the errors of the values before deals, for the first seat, that come from which deals were sampled.
	Means Sample
	// Deals are their errors compared with more of the same deals, each searched with Study.Reference nodes.
	Deals Sample
	Luck  Sample // of the first seat
	Quick Speed
}

// Speed is how fast games were reviewed.
type Speed struct {
	Moves   int
	Nodes   int64 // requested by quick reviews
	Review  time.Duration
	Search  time.Duration // of plain searches of the same positions with as many nodes
	Reopen  time.Duration // the longest time to read a record with its review
	Reviews int
}

// Ratio returns by how much quick reviews take longer than plain searches.
func (s *Speed) Ratio() float64 { return s.Review.Seconds() / s.Search.Seconds() }

// Review reviews whole games with a budget.
func (s *Study) Review(ctx context.Context, b review.Budget) (*Games, error) {
	g := &Games{}
	backend := &counting{Backend: players.NewLocal(gamedef.Games{s.Game}, players.Command{})}
	defer backend.Close()
	for d := range s.Games {
		m, _, err := s.game(ctx, rand.New(rand.NewPCG(s.Seed, uint64(d))))
		if err != nil {
			return nil, err
		}
		if err := s.timeQuick(ctx, backend, m, b, &g.Quick); err != nil {
			return nil, err
		}
		r, err := review.ReviewGame(ctx, backend, m, b)
		if err != nil {
			return nil, err
		}
		g.add(r)
		if err := s.reopen(m, r, b, &g.Quick); err != nil {
			return nil, err
		}
		other := b
		other.Seed++
		again, err := review.ReviewGame(ctx, backend, m, other)
		if err != nil {
			return nil, err
		}
		g.addMeans(r, again)
		if err := s.addDeals(ctx, backend, m, r, b.Seed, g); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// add adds what the steps of a review show.
func (g *Games) add(r *review.Review) {
	for _, s := range r.Steps {
		if s.Seat == engine.Nature || s.Loss > 0 {
			continue
		}
		largest := 0.0
		for seat := range s.Before {
			largest = max(largest, 100*math.Abs(s.After[seat]-s.Before[seat]))
		}
		if g.Changes = append(g.Changes, largest); math.Abs(s.Compared.Played.Win[s.Seat]-s.After[s.Seat]) > review.Contradiction {
			g.Contradictions++
		}
	}
	for seat, a := range r.Accounts() {
		losses := 0.0
		for _, s := range r.Steps {
			if s.Seat == engine.Seat(seat) {
				losses += s.Loss
			}
		}
		g.Imbalance = max(g.Imbalance, 100*math.Abs(a.Initial+a.Luck+a.Own+a.Others-a.Result), 100*math.Abs(a.Own+losses))
	}
	g.Luck = append(g.Luck, 100*r.Accounts()[0].Luck)
}

// addMeans adds the errors of the means before deals, from two reviews that have sampled other deals.
func (g *Games) addMeans(r, other *review.Review) {
	for i, s := range r.Steps {
		if s.Seat != engine.Nature || i == 0 || slices.Equal(s.Before, s.After) || slices.Equal(other.Steps[i].Before, other.Steps[i].After) {
			continue // it makes no difference
		}
		g.Means = append(g.Means, 100*(s.Before[0]-other.Steps[i].Before[0])/math.Sqrt2)
	}
}

// addDeals adds the errors of the means before deals that matter, compared with Study.Deals deals.
func (s *Study) addDeals(ctx context.Context, b players.Backend, m *engine.Match, r *review.Review, seed uint64, g *Games) error {
	for i, step := range r.Steps {
		if s.Deals == 0 || step.Seat != engine.Nature || i == 0 || slices.Equal(step.Before, step.After) {
			continue
		}
		win, err := review.BeforeDeal(ctx, b, m, step.At, s.Deals, s.Reference, seed)
		if err != nil {
			return err
		}
		g.Deals = append(g.Deals, 100*(step.Before[0]-win[0]))
	}
	return nil
}

// request returns the request of a plain search.
func (s *Study) request(p engine.Position, nodes int64) players.Request {
	return players.Request{Level: players.Best, Game: s.Game.Edition.ID, Task: search.Task{Position: p, MultiPV: 1, Limits: search.Limits{Nodes: nodes}}}
}

// counting is a backend that counts the nodes it is asked to search.
type counting struct {
	players.Backend
	nodes int64
}

// Send implements players.Backend.
func (c *counting) Send(r players.Request) players.Handle {
	c.nodes += r.Limits.Nodes
	return c.Backend.Send(r)
}

// timeQuick measures the quick values of a game and plain searches of its positions with as many nodes.
func (s *Study) timeQuick(ctx context.Context, b *counting, m *engine.Match, budget review.Budget, speed *Speed) error {
	budget.Nodes, budget.Most = budget.Quick, budget.Quick
	before, began := b.nodes, time.Now()
	r, err := review.ReviewGame(ctx, b, m, budget)
	if err != nil {
		return err
	}
	speed.Review += time.Since(began)
	nodes := b.nodes - before
	decisions := slices.DeleteFunc(slices.Clone(r.Steps), func(s review.Step) bool { return s.Seat == engine.Nature })
	service := review.NewService(b.Backend)
	began = time.Now()
	for _, step := range decisions {
		service.Ask(0, s.request(m.At(step.At).Clone(), nodes/int64(len(decisions))), func(_ players.Choice, failed error) { err = errors.Join(err, failed) })
	}
	if failed := service.Wait(ctx); failed != nil {
		return failed
	}
	speed.Search += time.Since(began)
	speed.Nodes, speed.Moves, speed.Reviews = speed.Nodes+nodes, speed.Moves+len(decisions), speed.Reviews+1
	return err
}

// reopen measures how long it takes to read a record with its review.
func (s *Study) reopen(m *engine.Match, r *review.Review, b review.Budget, speed *Speed) error {
	rec := &record.Record{Match: m}
	r.Store(rec, b)
	text, began := record.Format(rec), time.Now()
	again, err := record.Parse("game.azl", text, []*engine.Edition{s.Game.Edition})
	if err != nil {
		return err
	}
	if stored, _ := review.Stored(again, b); stored == nil {
		return errors.New("no review was stored")
	}
	speed.Reopen = max(speed.Reopen, time.Since(began))
	return nil
}
