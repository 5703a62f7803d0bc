package engine

// Options are the choices made before a game starts.
type Options struct {
	Players int
	// Start is the seat that starts round 1.
	Start Seat
	// Jokers is the order of the joker colours by round, as letters; empty for the edition's own.
	Jokers string
}

// Check refuses a table that no edition has.
func (o Options) Check() error {
	switch {
	case o.Players < 2 || o.Players > MaxSeats:
		return NewReason("form.players", "players", o.Players, "maximum", MaxSeats)
	case o.Start < 0 || int(o.Start) >= o.Players:
		return NewReason("form.start", "seat", int(o.Start)+1, "players", o.Players)
	}
	return nil
}

// Edition is one complete game: a set of rules with its name and its way to start.
type Edition struct {
	// ID is the name that records and the command line use.
	ID string
	// MinSeats and MaxSeats bound Options.Players.
	MinSeats, MaxSeats int
	// Letters are the colour letters, in the order of Tile.
	Letters string
	// JokerOrders are the orders of the joker colours that come with the game, the usual one first; nil without jokers.
	JokerOrders []string
	// New sets the table up; Nature is to move.
	New func(Options) (Position, error)
	// ParseState reads the JSON that Position.AppendState writes, and the names in it.
	ParseState func(data []byte) (Position, []string, error)
}
