package engine

// Seat is a player's place at the table, counted from 0 in turn order.
type Seat int8

// Nature is to move whenever chance decides: when tiles are drawn from the bag.
const Nature Seat = -1

// MaxSeats is the largest table of any edition.
const MaxSeats = 4
