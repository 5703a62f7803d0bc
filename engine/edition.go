package engine

// Options are the settings chosen before a game starts.
type Options struct {
	Players int
	// Start is the seat that starts round 1, or that moves first in a game that begins with a position.
	Start Seat
	// Jokers is the sequence of joker colours by round, as colour letters; empty for the edition's default.
	Jokers string
	// Position is the state with which a match begins in the place of round 1, or empty. See Edition.ParseState. It has the order of the jokers in it, so
	// that Jokers is empty.
	Position string
}

// Check returns an error if the number of players or the starting seat is invalid for all editions.
func (o Options) Check() error {
	switch {
	case o.Players < 2 || o.Players > MaxSeats:
		return NewReason("form.players", "players", o.Players, "maximum", MaxSeats)
	case o.Start < 0 || int(o.Start) >= o.Players:
		return NewReason("form.start", "seat", int(o.Start)+1, "players", o.Players)
	}
	return nil
}

// TieBreak is what decides between seats with the same score: more of it wins.
type TieBreak struct {
	Count func(Position, Seat) int
	// Broken returns how a tie was broken, from the count of the winners and the highest count of the others.
	Broken func(most, next int) *Reason
}

// Edition is a complete game: a set of rules with its name and setup.
type Edition struct {
	// ID is the name used in records and on the command line.
	ID string
	// MinSeats and MaxSeats bound Options.Players.
	MinSeats, MaxSeats int
	// Letters are the colour letters, indexed by Tile.
	Letters string
	// JokerOrders are the sequences of joker colours that come with the game, the standard one first; nil for games without jokers.
	JokerOrders []string
	// TieBreak breaks ties in points; nil if they are shared victories.
	TieBreak *TieBreak
	// New returns the initial position, with Nature to move.
	New func(Options) (Position, error)
	// ParseState parses the JSON that Position.AppendState writes and returns the position and the names of the players. It refuses positions that
	// contradict the rules or themselves, but not all that no game reaches: lessons and programs set up boards on purpose, such as a wall or star that is
	// fuller than the rounds played allow, so as to show a rule early or with a certain joker. Neither are scores compared with boards, nor discarded tiles
	// with the moves that can have discarded them, because a state does not say how a game went.
	ParseState func(data []byte) (Position, []string, error)
}

// begin returns the first position of a match, and the options with the state as AppendState writes it.
func (e *Edition) begin(o Options) (Position, Options, error) {
	start, err := e.New(o)
	if err != nil || o.Position == "" {
		return start, o, err
	}
	if start, _, err = e.ParseState([]byte(o.Position)); err != nil {
		return nil, o, err
	}
	switch {
	case start.Seats() != o.Players:
		return nil, o, NewReason("state.wrong", "field", "players", "value", start.Seats(), "expected", o.Players)
	case start.Over():
		return nil, o, NewReason("illegal.over")
	}
	o.Position, o.Jokers = string(start.AppendState(nil, nil)), ""
	return start, o, nil
}
