package azul

import (
	"math/bits"
	"math/rand/v2"

	"azulejo/engine"
)

type phase int8

const (
	offer phase = iota
	tiling
	over
)

// nobody holds the marker while it lies in the centre.
const nobody engine.Seat = -1

// Position is a state of Azul, either wall. It is a plain value without pointers.
type Position struct {
	source   [Centre + 1]counts
	bag, lid counts
	left     int8 // tiles in factories and centre
	boards   [engine.MaxSeats]board
	seats    int8
	round    int16
	phase    phase
	dealing  bool
	grey     bool
	next     int8 // factory to be filled next, while dealing
	start    engine.Seat
	turn     engine.Seat
	marker   engine.Seat
	loose    bool // the marker found no space on its owner's floor line
	tiled    int8 // seats that are done with tiling, grey wall
}

func newPosition(o engine.Options, grey bool) *Position {
	p := &Position{seats: int8(o.Players), round: 1, grey: grey, start: o.Start, turn: o.Start, marker: nobody, dealing: true}
	for c := range engine.Tile(Colours) {
		p.bag += tiles(c, 20)
	}
	for s := range p.seats {
		p.boards[s].init()
	}
	return p
}

// Clone implements engine.Position.
func (p *Position) Clone() engine.Position { q := *p; return &q }

// CopyFrom implements engine.Position.
func (p *Position) CopyFrom(o engine.Position) { *p = *o.(*Position) }

// Seats implements engine.Position.
func (p *Position) Seats() int { return int(p.seats) }

// Round implements engine.Position.
func (p *Position) Round() int { return int(p.round) }

// Over implements engine.Position.
func (p *Position) Over() bool { return p.phase == over }

// ToMove implements engine.Position.
func (p *Position) ToMove() engine.Seat {
	if p.dealing {
		return engine.Nature
	}
	return p.turn
}

// Factories is the number of factories.
func (p *Position) Factories() int { return 2*int(p.seats) + 1 }

// Moves implements engine.Position: by source, colour and line, the floor line last.
func (p *Position) Moves(dst []engine.Move) []engine.Move {
	if p.dealing || p.phase == over {
		return dst
	}
	b := &p.boards[p.turn]
	if p.phase == tiling {
		return p.wallMoves(dst, b)
	}
	for i := range p.Factories() {
		if p.source[i] != 0 {
			dst = takes(dst, b, p.source[i], i)
		}
	}
	if p.source[Centre] != 0 {
		dst = takes(dst, b, p.source[Centre], Centre)
	}
	return dst
}

func takes(dst []engine.Move, b *board, pile counts, source int) []engine.Move {
	base := takeKind | engine.Move(source)<<8
	for c := 0; pile != 0; c, pile = c+1, pile>>6 {
		if pile&low == 0 {
			continue
		}
		m := base | engine.Move(c)<<4
		for set := b.open[c]; set != 0; set &= set - 1 {
			dst = append(dst, m|engine.Move(bits.TrailingZeros8(set)))
		}
		dst = append(dst, m|FloorLine)
	}
	return dst
}

// tilingRow is the first complete line of the seat on turn, or -1.
func (b *board) tilingRow() int {
	for r := range 5 {
		if b.full(r) {
			return r
		}
	}
	return -1
}

func (p *Position) wallMoves(dst []engine.Move, b *board) []engine.Move {
	r := b.tilingRow()
	for set := b.fits(r, engine.Tile(b.colour[r])); set != 0; set &= set - 1 {
		dst = append(dst, WallMove(r, bits.TrailingZeros32(set)))
	}
	return dst
}

// Chance implements engine.Position.
func (p *Position) Chance() (string, int) {
	if !p.dealing || p.phase == over {
		return "", 0
	}
	return "deal", p.Factories() - int(p.next)
}

// Draw implements engine.Position.
func (p *Position) Draw(r *rand.Rand) engine.Move {
	bag := p.bag
	var group counts
	left := bag.total()
	refilled := false
	for range 4 {
		if left == 0 && !refilled {
			bag, refilled = p.lid, true
			left = bag.total()
		}
		if left == 0 {
			break
		}
		c := pick(bag, int(r.Uint32N(uint32(left))))
		bag -= c
		group += c
		left--
	}
	return dealMove(group)
}

// pick is the n-th tile of a pile.
func pick(pile counts, n int) counts {
	one := counts(1)
	for {
		k := int(pile & low)
		if n < k {
			return one
		}
		n -= k
		pile >>= 6
		one <<= 6
	}
}

// Scores implements engine.Position.
func (p *Position) Scores(dst []int) []int {
	for s := range p.seats {
		dst = append(dst, int(p.boards[s].score))
	}
	return dst
}

// Winners implements engine.Position: most points, then most complete rows.
func (p *Position) Winners(dst []engine.Seat) []engine.Seat {
	n, best := len(dst), -1
	for s := range engine.Seat(p.seats) {
		b := &p.boards[s]
		if rank := int(b.score)*8 + fullRows(b.wall); rank > best {
			best, dst = rank, append(dst[:n], s)
		} else if rank == best {
			dst = append(dst, s)
		}
	}
	return dst
}

// Points implements engine.Position.
func (p *Position) Points(s engine.Seat, from engine.Source) int {
	if from < engine.FromWall || from > engine.FromColours {
		return 0
	}
	return int(p.boards[s].points[from-engine.FromWall])
}
