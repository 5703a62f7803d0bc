package engine

import "slices"

// Transition is a position change: the positions before and after a move or a deal, and the events in between.
type Transition struct {
	// Began is the position at the start of the round.
	Began, Before, After Position
	Move                 Move
	Events               []Event
}

// RoundOver reports whether the transition ended a round and the game continues.
func (t *Transition) RoundOver() bool { return t.After.Round() != t.Before.Round() && !t.After.Over() }

// Comment is a remark for a player who is new to the game, and the place on the table it refers to.
type Comment struct {
	Reason
	At Place
	// Weight is the importance of the comment. A comment of weight 0 is only shown if no other comment is being shown.
	Weight int
	// Warning reports whether the comment is about what an opponent can do next.
	Warning bool
	// News reports whether the comment with other values says something new. Other comments explain a rule, and are shown once in a game.
	News bool
	// WithScore reports whether the comment is also shown together with the explanation of a score, which replaces other comments.
	WithScore bool
	// Tiles are the colours of the tiles at At that the comment is about; none for all.
	Tiles []Tile
}

// Comments collects the comments on a transition.
type Comments []Comment

// Add appends a comment on a place.
func (c *Comments) Add(weight int, at Place, code string, values ...any) {
	*c = append(*c, Comment{Reason: Reason{code, values}, At: at, Weight: weight})
}

// AddNews appends a comment that says something new whenever its values differ.
func (c *Comments) AddNews(weight int, at Place, code string, values ...any) {
	c.Add(weight, at, code, values...)
	(*c)[len(*c)-1].News = true
}

// AddTiles appends a comment on the tiles of a colour in a pool.
func (c *Comments) AddTiles(weight int, at Place, colour Tile, code string, values ...any) {
	c.Add(weight, at, code, values...)
	(*c)[len(*c)-1].Tiles = []Tile{colour}
}

// Warn appends a warning about a place, which is shown once in a game. It has weight 0 if the seat has not moved in this round, so that it does not
// replace the explanation of the score of the last round.
func (c *Comments) Warn(moved bool, at Place, code string, values ...any) {
	weight := 0
	if moved {
		weight = 1
	}
	*c = append(*c, Comment{Reason: Reason{code, values}, At: at, Weight: weight, Warning: true})
}

// AddRound adds a comment on the points that a seat gained during the round, if there are any.
func (c *Comments) AddRound(weight int, h *Transition, s Seat) {
	if won := h.After.Scores(nil)[s] - h.Began.Scores(nil)[s]; won > 0 {
		c.AddNews(weight, Place{Zone: Score, Seat: s}, "comment.round", "round", h.Before.Round(), "points", won)
	}
}

// MinWarning is the lowest number of points of a move that players are warned of.
const MinWarning = 3

// Sort sorts the comments by decreasing weight. The sort is stable.
func (c Comments) Sort() {
	slices.SortStableFunc(c, func(a, b Comment) int { return b.Weight - a.Weight })
}
