package engine

// Seat is a player's place at the table, counted from 0 in turn order.
type Seat int8

// Nature is to move whenever chance decides: when tiles are drawn from the bag.
const Nature Seat = -1

// MaxSeats is the largest table of any edition.
const MaxSeats = 4

// Leaders appends those of some seats that have the highest rank; a rank below 0 leaves a seat out.
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

// Shares are the parts of a victory by seat: its winners have equal ones.
func Shares(winners []Seat, seats int) []float64 {
	shares := make([]float64, seats)
	for _, s := range winners {
		shares[s] = 1 / float64(len(winners))
	}
	return shares
}
