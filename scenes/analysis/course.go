package analysis

import (
	"math"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Course is the win probabilities over a match. They are computed one position after the other, while somebody looks.
type Course struct {
	// Stops are the numbers of moves after which somebody had to decide, and the end.
	Stops  []int
	match  *engine.Match
	queue  Queue
	seen   map[uint64][]float64 // probabilities of positions by their hash, shared with other users
	shares [][]float64          // by stop and seat, for the stops that are known, from the first on
	idle   int                  // ticks since the first call of Tick
}

// Computing begins after courseDelay ticks, and each position gets courseTime.
const (
	courseDelay = 30
	courseTime  = 120 * time.Millisecond
)

// NewCourse returns the course of all moves of a match. Probabilities that seen holds are not computed again, and new ones are
// added to it; it may be nil.
func NewCourse(backend players.Backend, m *engine.Match, seen map[uint64][]float64) *Course {
	if seen == nil {
		seen = map[uint64][]float64{}
	}
	c := &Course{match: m, queue: NewQueue(backend), seen: seen}
	for n := range len(m.Line()) + 1 {
		if p := m.At(n); p.Over() || p.ToMove() != engine.Nature {
			c.Stops = append(c.Stops, n)
		}
	}
	return c
}

// Known returns the number of stops that are known, from the first on.
func (c *Course) Known() int { return len(c.shares) }

// Tick advances by a tick and reports whether another stop became known.
func (c *Course) Tick() bool {
	if c.idle++; c.idle < courseDelay || c.Known() == len(c.Stops) {
		return false
	}
	before := c.Known()
	pos := c.match.At(c.Stops[before])
	switch win := c.seen[pos.Hash()]; {
	case pos.Over():
		c.shares = append(c.shares, engine.Shares(pos.Winners(nil), pos.Seats()))
	case win != nil:
		c.shares = append(c.shares, win)
	case c.queue.Busy():
		c.queue.Poll()
	default:
		limits := search.Limits{Time: courseTime}
		r := players.Request{Level: players.Best, Game: c.match.Edition.ID, Task: search.Task{Position: pos, Seed: c.match.Seed, Limits: limits, MultiPV: 1}}
		c.queue.Ask(ForCurve, r, func(choice players.Choice, err error) { c.add(pos, choice, err) })
	}
	return c.Known() > before
}

// add appends the probabilities of the next stop. A position without an answer counts as even.
func (c *Course) add(pos engine.Position, choice players.Choice, err error) {
	if err != nil || len(choice.Lines) == 0 || len(choice.Lines[0].Win) != pos.Seats() {
		c.shares = append(c.shares, slices.Repeat([]float64{1 / float64(pos.Seats())}, pos.Seats()))
		return
	}
	c.seen[pos.Hash()] = choice.Lines[0].Win
	c.shares = append(c.shares, choice.Lines[0].Win)
}

// Stop cancels the computation; Tick resumes it.
func (c *Course) Stop() { c.queue.CancelAll() }

// At returns the probability of a seat at a known stop.
func (c *Course) At(stop int, s engine.Seat) float64 { return c.shares[stop][s] }

// StopAt returns the last stop that is no later than after n moves.
func (c *Course) StopAt(n int) int {
	i, found := slices.BinarySearch(c.Stops, n)
	if !found {
		i--
	}
	return max(0, i)
}

// mean returns the mean probability of a seat at the known stops from one to another, as a single position is judged roughly.
func (c *Course) mean(from, to int, s engine.Seat) (sum float64) {
	from, to = max(0, from), min(to, c.Known()-1)
	for i := from; i <= to; i++ {
		sum += c.At(i, s)
	}
	return sum / float64(to-from+1)
}

// turnSpan is the number of stops averaged before and after a turning point, so that it lasts.
const turnSpan = 3

// change returns the probability of a seat around a stop, and after the move made there.
func (c *Course) change(stop int, s engine.Seat) (before, after float64) {
	return c.mean(stop-turnSpan+1, stop, s), c.mean(stop+1, stop+turnSpan, s)
}

// TurningPoints returns the stops after which the probability of a seat changed most, the greatest change first: at most two that lie
// apart. Changes of less than 10 percentage points do not count.
func (c *Course) TurningPoints(s engine.Seat) (all []int) {
	change := func(i int) float64 {
		before, after := c.change(i, s)
		return math.Abs(after - before)
	}
	near := func(i int) bool { return len(all) > 0 && max(i-all[0], all[0]-i) < turnSpan }
	for range 2 {
		best := -1
		for i := 0; i+1 < c.Known(); i++ {
			if !near(i) && change(i) >= 0.1 && (best < 0 || change(i) > change(best)) {
				best = i
			}
		}
		if best >= 0 {
			all = append(all, best)
		}
	}
	return all
}
