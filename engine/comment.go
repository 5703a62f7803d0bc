package engine

import "slices"

// Transition is what a move, or a deal, has brought to all.
type Transition struct {
	// Began is the position that the round began with.
	Began, Before, After Position
	Move                 Move
	Events               []Event
}

// RoundOver reports whether a round came to its end and another follows.
func (h *Transition) RoundOver() bool { return h.After.Round() != h.Before.Round() && !h.After.Over() }

// Comment is one thing to say to a player who sees a game for the first time, and the place that it is about.
type Comment struct {
	Reason
	At Place
	// Weight is how much it matters; what is said in passing weighs nothing.
	Weight int
}

// Comments are what there is to say of what has happened.
type Comments []Comment

// Add adds what is said of a place.
func (c *Comments) Add(weight int, at Place, code string, values ...any) {
	*c = append(*c, Comment{Reason{code, values}, at, weight})
}

// AddRound adds what a round has brought to the score of a seat, if it has.
func (c *Comments) AddRound(weight int, h *Transition, s Seat) {
	if won := h.After.Scores(nil)[s] - h.Began.Scores(nil)[s]; won > 0 {
		c.Add(weight, Place{Zone: Score, Seat: s}, "comment.round", "round", h.Before.Round(), "points", won)
	}
}

// Sort brings the weightiest to the front.
func (c Comments) Sort() {
	slices.SortStableFunc(c, func(a, b Comment) int { return b.Weight - a.Weight })
}
