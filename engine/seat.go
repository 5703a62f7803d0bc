package engine

// Seat is a player's position at the table, numbered from 0 in turn order.
type Seat int8

// Nature is the seat to move when tiles are drawn from the bag.
const Nature Seat = -1

// MaxSeats is the maximum number of players of all editions.
const MaxSeats = 4

// Leaders appends the seats below seats with the highest rank to dst. Seats with a negative rank are ignored.
func Leaders(dst []Seat, seats Seat, rank func(Seat) int) []Seat {
	n, best := len(dst), 0
	for s := range seats {
		if r := rank(s); r > best {
			best, dst = r, append(dst[:n], s)
		} else if r == best {
			dst = append(dst, s)
		}
	}
	return dst
}

// Shares returns each seat's share of the victory: 1 divided equally among the winners.
func Shares(winners []Seat, seats int) []float64 {
	shares := make([]float64, seats)
	for _, s := range winners {
		shares[s] = 1 / float64(len(winners))
	}
	return shares
}
