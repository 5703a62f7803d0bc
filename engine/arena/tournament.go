package arena

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Entrant is a player in a Tournament.
type Entrant struct {
	Name   string
	Player players.Player
}

// Tournament plays games between as many entrants as there are seats. Every deal is played once for each rotation of the
// seats, with the same seed and the same starting seat.
type Tournament struct {
	Game     gamedef.Game
	Entrants []Entrant
	Games    int
	// Limits are the limits for each move. If they limit nodes only, a tournament between levels is reproducible.
	Limits search.Limits
	Seed   uint64
	// Finished, if not nil, is called after each game. Element s of seats is the index of the entrant at seat s.
	Finished func(number int, m *engine.Match, seats []int) error
}

// Run plays the tournament and returns the standing of each entrant. If ctx is cancelled, it returns the standings so far, with the
// moves and faults but not the result of the unfinished game.
func (t *Tournament) Run(ctx context.Context) ([]Standing, error) {
	standings := make([]Standing, len(t.Entrants))
	for i, e := range t.Entrants {
		standings[i] = Standing{Name: e.Name, Faults: map[players.FaultKind]int{}}
	}
	for n := range t.Games {
		if err := t.game(ctx, n, standings); err != nil {
			return standings, err
		}
	}
	return standings, nil
}

// game plays the n-th game and adds the result to the standings.
func (t *Tournament) game(ctx context.Context, n int, standings []Standing) error {
	size := len(t.Entrants)
	deal := rand.New(rand.NewPCG(t.Seed, uint64(n/size)))
	seats := make([]int, size)
	for s := range seats {
		seats[s] = (s + n) % size
	}
	o := engine.Options{Players: size, Start: engine.Seat(deal.IntN(size))}
	m, err := engine.NewMatch(t.Game.Edition, o, deal.Uint64())
	if err != nil {
		return err
	}
	g := pairing{tournament: t, standings: standings, match: m, seats: seats, seeds: rand.New(rand.NewPCG(t.Seed, uint64(n)<<32)), fallback: players.NewFallback(t.Game)}
	for !m.Over() {
		if err := g.turn(ctx); err != nil {
			return fmt.Errorf("game %d: %w", n+1, err)
		}
	}
	g.count()
	if t.Finished != nil {
		return t.Finished(n, m, seats)
	}
	return nil
}

// pairing is one game of a tournament.
type pairing struct {
	tournament *Tournament
	standings  []Standing
	match      *engine.Match
	seats      []int
	seeds      *rand.Rand
	fallback   players.Player             // plays on for players that failed
	failed     [engine.MaxSeats]bool      // seats that fallback plays for
	stated     [engine.MaxSeats][]float64 // win probabilities that each seat stated
}

// standing returns the standing of the entrant at a seat.
func (p *pairing) standing(s engine.Seat) *Standing { return &p.standings[p.seats[s]] }

// turn makes one move for a seat or for Nature.
func (p *pairing) turn(ctx context.Context) error {
	pos := p.match.Position()
	if pos.ToMove() == engine.Nature {
		return p.match.Draw(nil)
	}
	choice, err := p.choose(ctx, search.Task{Position: pos, Seed: p.seeds.Uint64(), Limits: p.tournament.Limits})
	if err != nil {
		return err
	}
	return p.match.Play(choice.Move, nil)
}

// choose returns the move of the player at the seat to move. A player that fails loses the seat for the rest of the game.
func (p *pairing) choose(ctx context.Context, task search.Task) (players.Choice, error) {
	s := task.Position.ToMove()
	if p.failed[s] {
		return p.fallback.Choose(ctx, task)
	}
	choice, err := p.ask(ctx, task)
	var f *players.Fault
	switch {
	case ctx.Err() != nil:
		return choice, ctx.Err()
	case errors.As(err, &f):
		standing := p.standing(s)
		standing.Faults[f.Kind]++
		standing.Fault, p.failed[s] = f, true
		return p.fallback.Choose(ctx, task)
	case err == nil && len(choice.Lines) > 0:
		p.stated[s] = append(p.stated[s], choice.Lines[0].Win[s])
	}
	return choice, err
}

// ask returns the answer of a player and records its time. A bot program is started before, so that its start does not count as thinking time.
func (p *pairing) ask(ctx context.Context, task search.Task) (choice players.Choice, err error) {
	s := task.Position.ToMove()
	player, standing := p.tournament.Entrants[p.seats[s]].Player, p.standing(s)
	if o, ok := player.(*players.Outside); ok {
		if err := o.Ready(ctx, task.Position); err != nil {
			return choice, err
		}
	}
	limit := task.Limits.Time
	took, lost := timed(limit, func() { choice, err = player.Choose(ctx, task) })
	if ctx.Err() == nil {
		standing.addMove(took, lost, limit)
	}
	if err == nil && limit > 0 && took > limit*3/2 {
		standing.Faults[players.Late]++
	}
	return choice, err
}

// count adds the finished game to the standings.
func (p *pairing) count() {
	pos := p.match.Position()
	shares := p.shares()
	for s, share := range shares {
		standing := p.standing(engine.Seat(s))
		standing.Games++
		standing.Share += share
		if share > 0 {
			standing.Wins++
		}
		if p.failed[s] {
			standing.Lost++
			continue
		}
		standing.Points += pos.Scores(nil)[s]
	}
	if slices.Contains(p.failed[:], true) {
		return // stated win probabilities do not consider failures
	}
	for s, stated := range p.stated[:pos.Seats()] {
		for _, chance := range stated {
			p.standing(engine.Seat(s)).Calibration.Add(chance, shares[s])
		}
	}
}

// shares returns the shares of victory by seat. A seat that failed gets none: its share goes to the other winners or, if there are none, to
// the remaining seats with the highest score. If all seats failed, nobody wins.
func (p *pairing) shares() []float64 {
	pos := p.match.Position()
	winners := slices.DeleteFunc(p.match.Winners(nil), func(s engine.Seat) bool { return p.failed[s] })
	scores := pos.Scores(nil)
	if len(winners) == 0 {
		winners = engine.Leaders(nil, engine.Seat(len(scores)), func(s engine.Seat) int {
			if p.failed[s] {
				return -1
			}
			return scores[s]
		})
	}
	return engine.Shares(winners, len(scores))
}
