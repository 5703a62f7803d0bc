package analysis

import (
	"math"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// WinHistory is the win probability of every seat throughout a match. Positions are evaluated one at a time, in order, while a screen calls
// Tick.
type WinHistory struct {
	// Samples are the numbers of moves after which the positions are evaluated: those in which a seat has to move, and the final one.
	Samples []int
	match   *engine.Match
	queue   Queue
	cache   map[uint64][]float64 // win probabilities by position hash, shared with other users
	shares  [][]float64          // by sample and seat, for the known samples
	ticks   int                  // ticks since the first call of Tick
}

// Evaluation begins after winHistoryDelay ticks and takes winHistoryTime for each position.
const (
	winHistoryDelay = 30
	winHistoryTime  = 120 * time.Millisecond
)

// NewWinHistory returns the win history of a match, including undone moves. It takes probabilities from cache where it can and adds new
// ones to it. A nil cache is allowed.
func NewWinHistory(backend players.Backend, m *engine.Match, cache map[uint64][]float64) *WinHistory {
	if cache == nil {
		cache = map[uint64][]float64{}
	}
	c := &WinHistory{match: m, queue: NewQueue(backend), cache: cache}
	for n := range len(m.Line()) + 1 {
		if p := m.At(n); p.Over() || p.ToMove() != engine.Nature {
			c.Samples = append(c.Samples, n)
		}
	}
	return c
}

// Known returns the number of samples evaluated so far. They are the first ones.
func (c *WinHistory) Known() int { return len(c.shares) }

// Tick advances by one tick and reports whether another sample became known.
func (c *WinHistory) Tick() bool {
	if c.ticks++; c.ticks < winHistoryDelay || c.Known() == len(c.Samples) {
		return false
	}
	before := c.Known()
	pos := c.match.At(c.Samples[before])
	switch win := c.cache[pos.Hash()]; {
	case pos.Over():
		c.shares = append(c.shares, engine.Shares(pos.Winners(nil), pos.Seats()))
	case win != nil:
		c.shares = append(c.shares, win)
	case c.queue.Busy():
		c.queue.Poll()
	default:
		limits := search.Limits{Time: winHistoryTime}
		r := players.Request{Level: players.Best, Game: c.match.Edition.ID, Task: search.Task{Position: pos, Seed: c.match.Seed, Limits: limits, MultiPV: 1}}
		c.queue.Ask(ForCurve, r, func(choice players.Choice, err error) { c.add(pos, choice, err) })
	}
	return c.Known() > before
}

// add appends the probabilities of the next sample. All seats are equal if the engine did not answer.
func (c *WinHistory) add(pos engine.Position, choice players.Choice, err error) {
	if err != nil || len(choice.Lines) == 0 || len(choice.Lines[0].Win) != pos.Seats() {
		c.shares = append(c.shares, slices.Repeat([]float64{1 / float64(pos.Seats())}, pos.Seats()))
		return
	}
	c.cache[pos.Hash()] = choice.Lines[0].Win
	c.shares = append(c.shares, choice.Lines[0].Win)
}

// Pause cancels the evaluation in progress; Tick resumes it.
func (c *WinHistory) Pause() { c.queue.CancelAll() }

// At returns the win probability of a seat at a known sample.
func (c *WinHistory) At(sample int, s engine.Seat) float64 { return c.shares[sample][s] }

// SampleAt returns the last sample at or before n moves.
func (c *WinHistory) SampleAt(n int) int {
	i, found := slices.BinarySearch(c.Samples, n)
	if !found {
		i--
	}
	return max(0, i)
}

// mean returns the average win probability of a seat over a range of known samples. It smooths the noise of single evaluations.
func (c *WinHistory) mean(from, to int, s engine.Seat) (sum float64) {
	from, to = max(0, from), min(to, c.Known()-1)
	for i := from; i <= to; i++ {
		sum += c.At(i, s)
	}
	return sum / float64(to-from+1)
}

// turningPointSpan is the number of samples averaged before and after a move, so that a turning point is a lasting change.
const turningPointSpan = 3

// change returns the average win probability of a seat before and after the move made at a sample.
func (c *WinHistory) change(sample int, s engine.Seat) (before, after float64) {
	return c.mean(sample-turningPointSpan+1, sample, s), c.mean(sample+1, sample+turningPointSpan, s)
}

// TurningPoints returns up to two samples after which the win probability of a seat changed most, the larger change first. They are at
// least turningPointSpan samples apart, and each changed the probability by at least 10 percentage points.
func (c *WinHistory) TurningPoints(s engine.Seat) (all []int) {
	change := func(i int) float64 {
		before, after := c.change(i, s)
		return math.Abs(after - before)
	}
	near := func(i int) bool { return len(all) > 0 && max(i-all[0], all[0]-i) < turningPointSpan }
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
