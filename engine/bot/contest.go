package bot

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/search"
)

// Entrant is a player of a Contest.
type Entrant struct {
	Name   string
	Player Chooser
}

// Contest lets as many entrants as there are seats play each other. Every deal is played once for each rotation of the
// seats: Nature draws from the same seed, and the same seat starts.
type Contest struct {
	Game     Game
	Entrants []Entrant
	Games    int
	// Time is the thinking time for a move.
	Time time.Duration
	Seed uint64
	// Nodes, if set, limits searching levels in place of Time, so that the contest can be repeated exactly.
	Nodes int64
	// Finished, if set, is called after each game; seats tells which entrant sat where.
	Finished func(number int, m *engine.Match, seats []int) error
}

// Run plays the contest and returns a tally for each entrant. Cancelled, it returns those of the games played so far.
func (c *Contest) Run(ctx context.Context) ([]Tally, error) {
	tallies := make([]Tally, len(c.Entrants))
	for i, e := range c.Entrants {
		tallies[i] = Tally{Name: e.Name, Faults: map[FaultKind]int{}}
	}
	for n := range c.Games {
		if err := c.game(ctx, n, tallies); err != nil {
			return tallies, err
		}
	}
	return tallies, nil
}

// game plays the n-th game and counts it.
func (c *Contest) game(ctx context.Context, n int, tallies []Tally) error {
	players := len(c.Entrants)
	deal := rand.New(rand.NewPCG(c.Seed, uint64(n/players)))
	seats := make([]int, players)
	for s := range seats {
		seats[s] = (s + n) % players
	}
	o := engine.Options{Players: players, Start: engine.Seat(deal.IntN(players))}
	m, err := engine.NewMatch(c.Game.Edition, o, deal.Uint64())
	if err != nil {
		return err
	}
	t := table{contest: c, match: m, seats: seats, seeds: rand.New(rand.NewPCG(c.Seed, uint64(n)<<32)), stand: newGreedy(c.Game)}
	if err := t.play(ctx, tallies); err != nil {
		return fmt.Errorf("game %d: %w", n+1, err)
	}
	t.count(tallies)
	if c.Finished != nil {
		return c.Finished(n, m, seats)
	}
	return nil
}

// table is one game of a contest.
type table struct {
	contest *Contest
	match   *engine.Match
	seats   []int
	seeds   *rand.Rand
	stand   Chooser                    // moves in place of who fails
	stated  [engine.MaxSeats][]float64 // the chances that each seat said it had
}

func (t *table) play(ctx context.Context, tallies []Tally) error {
	for !t.match.Position().Over() {
		if err := t.turn(ctx, tallies); err != nil {
			return err
		}
	}
	return nil
}

// turn makes one move, of Nature or of a seat.
func (t *table) turn(ctx context.Context, tallies []Tally) error {
	p := t.match.Position()
	if p.ToMove() == engine.Nature {
		return t.match.Draw(nil)
	}
	i := t.seats[p.ToMove()]
	task := search.Task{Position: p, Seed: t.seeds.Uint64(), Limits: search.Limits{Time: t.contest.Time}}
	if t.contest.Nodes > 0 {
		task.Limits = search.Limits{Nodes: t.contest.Nodes}
	}
	var choice Choice
	var err error
	took, lost := timed(task.Limits.Time, func() { choice, err = t.contest.Entrants[i].Player.Choose(ctx, task) })
	if ctx.Err() != nil {
		return ctx.Err()
	}
	var f *Fault
	switch {
	case errors.As(err, &f):
		tallies[i].Faults[f.Kind]++
		if choice, err = t.stand.Choose(ctx, task); err != nil {
			return err
		}
	case err != nil:
		return err
	case task.Limits.Time > 0 && took > task.Limits.Time*3/2:
		tallies[i].Faults[Late]++
	}
	if s := p.ToMove(); len(choice.Lines) > 0 {
		t.stated[s] = append(t.stated[s], choice.Lines[0].Win[s])
	}
	tallies[i].moved(took, lost, task.Limits.Time)
	return t.match.Play(choice.Move, nil)
}

// count adds the finished game to the tallies.
func (t *table) count(tallies []Tally) {
	p := t.match.Position()
	winners := p.Winners(nil)
	for _, s := range winners {
		tallies[t.seats[s]].Wins++
		tallies[t.seats[s]].Share += 1 / float64(len(winners))
	}
	for s, stated := range t.stated[:p.Seats()] {
		came := 0.0
		if slices.Contains(winners, engine.Seat(s)) {
			came = 1 / float64(len(winners))
		}
		for _, chance := range stated {
			tallies[t.seats[s]].Claims.add(chance, came)
		}
	}
	for s, score := range p.Scores(nil) {
		tallies[t.seats[s]].Games++
		tallies[t.seats[s]].Points += score
	}
}
