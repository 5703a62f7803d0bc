package table

import "azulejo/engine"

// Payments are the alternative payments at a target, each a list of tiles, the placed tile first.
type Payments [][]engine.Tile

// count returns the number of tiles of a colour in the i-th payment.
func (p Payments) count(i int, c engine.Tile) (n int) {
	for _, t := range p[i] {
		if t == c {
			n++
		}
	}
	return n
}

// WithMore returns the index of a payment with more tiles of a colour than another: the next that costs more of them, or the first that places that
// colour, or else the one that costs the fewest.
func (p Payments) WithMore(at int, c engine.Tile) (next int) {
	next = at
	const other, fewest, none = 100, 200, 300 // larger than any number of tiles
	rank := func(i int) int {
		switch n := p.count(i, c); {
		case p[i][0] == p[at][0] && n > p.count(at, c):
			return n
		case p[i][0] == p[at][0]:
			return fewest + n
		case p[i][0] == c:
			return other
		}
		return none
	}
	for i := range p {
		if rank(i) < rank(next) {
			next = i
		}
	}
	return next
}

// Steps returns the colours with which successive calls of WithMore lead from the first payment to another.
func (p Payments) Steps(to int) []engine.Tile {
	ways := map[int][]engine.Tile{0: nil}
	for todo := []int{0}; len(todo) > 0; todo = todo[1:] {
		for _, way := range p {
			for _, c := range way {
				next := p.WithMore(todo[0], c)
				if _, seen := ways[next]; !seen {
					ways[next] = append(append([]engine.Tile{}, ways[todo[0]]...), c)
					todo = append(todo, next)
				}
			}
		}
	}
	return ways[to]
}
