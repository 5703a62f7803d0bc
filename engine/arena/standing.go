package arena

import (
	"math"
	"time"

	"azulejo/engine/players"
)

// Standing is the result of an entrant in a tournament.
type Standing struct {
	Name  string
	Games int
	// Wins counts victories, including shared ones; Share counts a shared victory as a fraction.
	Wins  int
	Share float64
	// Lost counts the games in which the entrant failed. It gets no share and no points for them: a fallback level finishes them in its place.
	Lost int
	// Points is the sum of the scores.
	Points int
	// Moves is the number of answers, Spent their total time and Longest the longest time.
	Moves          int
	Spent, Longest time.Duration
	// Slow counts the answers that took more than 1.2 times the limit, Stolen those of them that did so only because of steal time, which
	// the host of a virtual machine takes from it.
	Slow, Stolen int
	// Calibration compares the entrant's stated win probabilities with its results.
	Calibration Calibration
	// Faults counts the faults by kind; Fault is the last one that lost a game.
	Faults map[players.FaultKind]int
	Fault  *players.Fault
}

// addMove adds an answer. Without a limit no answer is slow.
func (s *Standing) addMove(took, stolen, limit time.Duration) {
	s.Moves++
	s.Spent += took
	s.Longest = max(s.Longest, took)
	if slow := limit * 6 / 5; limit > 0 && took > slow {
		s.Slow++
		if took-stolen <= slow {
			s.Stolen++
		}
	}
}

// MeanShare returns the share of victories, from 0 to 1.
func (s *Standing) MeanShare() float64 { return s.Share / math.Max(float64(s.Games), 1) }

// Interval returns the 95 % confidence interval of the share of victories (Wilson score interval).
func (s *Standing) Interval() (low, high float64) {
	const z = 1.959964
	n, p := math.Max(float64(s.Games), 1), s.MeanShare()
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return math.Max(middle-half, 0), math.Min(middle+half, 1)
}

// Mean returns the mean score.
func (s *Standing) Mean() float64 { return float64(s.Points) / math.Max(float64(s.Games), 1) }

// MeanTime returns the mean time per move.
func (s *Standing) MeanTime() time.Duration { return s.Spent / time.Duration(max(s.Moves, 1)) }
