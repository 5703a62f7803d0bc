package arena

import (
	"math"
	"time"

	"azulejo/engine/players"
)

// Standing is what an entrant brought home from a tournament.
type Standing struct {
	Name  string
	Games int
	// Wins counts victories, shared ones too; Share counts a shared one as its part.
	Wins  int
	Share float64
	// Lost counts the games in which it failed. It has no share of them and no points: a level of the program played on in its place.
	Lost int
	// Points is the sum of the scores.
	Points int
	// Moves is the number of answers given, Spent the time for them, Longest the longest of them.
	Moves          int
	Spent, Longest time.Duration
	// Slow counts the answers that took more than 1.2 times the limit, Stolen those of them that would not have without the time that
	// the host of a virtual machine took from it.
	Slow, Stolen int
	// Calibration tells how often what the entrant said of its chances came true.
	Calibration Calibration
	// Faults counts what went wrong, by kind; Fault is the latest that lost a game.
	Faults map[players.FaultKind]int
	Fault  *players.Fault
}

// moved counts an answer; without a limit none is slow.
func (t *Standing) moved(took, stolen, limit time.Duration) {
	t.Moves++
	t.Spent += took
	t.Longest = max(t.Longest, took)
	if slow := limit * 6 / 5; limit > 0 && took > slow {
		t.Slow++
		if took-stolen <= slow {
			t.Stolen++
		}
	}
}

// Part is the share of the victories, from 0 to 1.
func (t *Standing) Part() float64 { return t.Share / math.Max(float64(t.Games), 1) }

// Interval holds the true share of the victories with 95 % confidence (Wilson's score interval).
func (t *Standing) Interval() (low, high float64) {
	const z = 1.959964
	n, p := math.Max(float64(t.Games), 1), t.Part()
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return math.Max(middle-half, 0), math.Min(middle+half, 1)
}

// Mean is the mean score.
func (t *Standing) Mean() float64 { return float64(t.Points) / math.Max(float64(t.Games), 1) }

// MeanTime is the mean time of a move.
func (t *Standing) MeanTime() time.Duration { return t.Spent / time.Duration(max(t.Moves, 1)) }
