package scenes

import (
	"math"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/game"
)

// course is how the chances of winning went in a match: they are reckoned one position after the other, while they are looked at.
type course struct {
	carrier players.Carrier
	match   *engine.Match
	stops   []int                // after how many moves somebody had to decide, and the end
	seen    map[uint64][]float64 // the chances of positions by their hash, shared with whoever reckoned some before
	chances [][]float64          // of the stops that are known, from the first on
	ticket  players.Ticket       // of the position that is reckoned, or nil
	rested  int                  // ticks since the screen came to rest
}

// Reckoning begins once the screen has come to rest; each position gets so long.
const (
	courseRest = 30
	courseTime = 120 * time.Millisecond
)

// newCourse is that of a match, whose chances may be known in part.
func newCourse(c players.Carrier, m *engine.Match, seen map[uint64][]float64) *course {
	t := &course{carrier: c, match: m, seen: seen}
	for n := range len(m.Moves()) + 1 {
		if p := m.At(n); p.Over() || p.ToMove() != engine.Nature {
			t.stops = append(t.stops, n)
		}
	}
	return t
}

// known is how many stops are known, from the first on.
func (t *course) known() int { return len(t.chances) }

// tick goes on by a tick at rest and reports whether another stop is known now.
func (t *course) tick() bool {
	if t.rested++; t.rested < courseRest || t.known() == len(t.stops) {
		return false
	}
	pos := t.match.At(t.stops[t.known()])
	win := t.seen[pos.Hash()]
	switch {
	case pos.Over():
		win = engine.Shares(pos.Winners(nil), pos.Seats())
	case win != nil:
	case t.ticket == nil:
		t.ticket = t.carrier.Send(players.Request{Level: players.Best, Game: t.match.Edition.ID,
			Task: search.Task{Position: pos, Seed: t.match.Seed, Limits: search.Limits{Time: courseTime}, MultiPV: 1}})
	default:
		win = t.hear(pos)
	}
	if win != nil {
		t.chances = append(t.chances, win)
	}
	return win != nil
}

// hear takes over an answer once it has come, and nil before. A position that nobody can judge is as even as at the beginning.
func (t *course) hear(pos engine.Position) []float64 {
	c, err, done := t.ticket.Answer()
	if !done {
		return nil
	}
	t.ticket = nil
	if err == nil && len(c.Lines) > 0 && len(c.Lines[0].Win) == pos.Seats() {
		t.seen[pos.Hash()] = c.Lines[0].Win
		return c.Lines[0].Win
	}
	return slices.Repeat([]float64{1 / float64(pos.Seats())}, pos.Seats())
}

// Leave implements game.Leaver.
func (t *course) Leave(*game.Context) {
	if t != nil && t.ticket != nil {
		t.ticket.Cancel()
		t.ticket = nil
	}
}

// at is the chance of a seat at a known stop.
func (t *course) at(stop int, s engine.Seat) float64 { return t.chances[stop][s] }

// mean is the mean chance of a seat at the known stops from one to another, as a single position is judged roughly.
func (t *course) mean(from, to int, s engine.Seat) (sum float64) {
	from, to = max(0, from), min(to, t.known()-1)
	for i := from; i <= to; i++ {
		sum += t.at(i, s)
	}
	return sum / float64(to-from+1)
}

// turnSpan is how many stops before and after a turn are weighed, so that it is one that lasts.
const turnSpan = 3

// turn is the chance of a seat around a stop, and after the move made there.
func (t *course) turn(stop int, s engine.Seat) (before, after float64) {
	return t.mean(stop-turnSpan+1, stop, s), t.mean(stop+1, stop+turnSpan, s)
}

// turns are the stops after which the chance of a seat changed most, the greatest change first, at most two that lie apart; changes of
// less than a tenth are none.
func (t *course) turns(s engine.Seat) (all []int) {
	change := func(i int) float64 {
		before, after := t.turn(i, s)
		return math.Abs(after - before)
	}
	near := func(i int) bool { return len(all) > 0 && max(i-all[0], all[0]-i) < turnSpan }
	for range 2 {
		best := -1
		for i := 0; i+1 < t.known(); i++ {
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
