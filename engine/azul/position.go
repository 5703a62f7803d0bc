package azul

import (
	"math/bits"
	"math/rand/v2"
	"slices"

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
	live     uint16 // the sources that hold tiles, a bit each
	left     int8   // tiles in factories and centre
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

// mostMoves bounds the moves of a position: each factory holds up to four colours, the centre five, each goes to six lines.
const mostMoves = (9*4 + Colours + 1) * 6

// Moves implements engine.Position: by source, colour and line, the floor line last.
func (p *Position) Moves(dst []engine.Move) []engine.Move {
	if p.dealing || p.phase == over {
		return dst
	}
	b := &p.boards[p.turn]
	if p.phase == tiling {
		return p.wallMoves(dst, b)
	}
	n := len(dst)
	dst = slices.Grow(dst, mostMoves)[:n+mostMoves]
	for live := p.live; live != 0; live &= live - 1 {
		i := bits.TrailingZeros16(live)
		n = takes(dst, n, b, p.source[i], i)
	}
	return dst[:n]
}

// lines lists, for each set of open lines, the lines as parts of a move, the floor line last, and how many they are.
var lines = listLines()

type lineList struct {
	moves [FloorLine + 1]engine.Move
	n     int
}

func listLines() (all [1 << FloorLine]lineList) {
	for set := range all {
		l := &all[set]
		for r := range FloorLine {
			if set>>r&1 == 1 {
				l.moves[l.n] = engine.Move(r)
				l.n++
			}
		}
		l.moves[l.n] = FloorLine
		l.n++
	}
	return all
}

// takes writes the moves of one source from dst[n] on and returns where they end. It writes whole lists and moves on by
// their length, since guessing the length of short loops would cost more.
func takes(dst []engine.Move, n int, b *board, pile counts, source int) int {
	m := takeKind | engine.Move(source)<<8
	for set := pile.colours(); set != 0; set &= set - 1 {
		c := bits.TrailingZeros32(set) / per
		l := &lines[b.open[c]&(1<<FloorLine-1)]
		out := (*[FloorLine + 1]engine.Move)(dst[n:])
		t := m | engine.Move(c)<<4
		out[0], out[1], out[2] = t|l.moves[0], t|l.moves[1], t|l.moves[2]
		out[3], out[4], out[5] = t|l.moves[3], t|l.moves[4], t|l.moves[5]
		n += l.n
	}
	return n
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
	var luck uint64
	for i := range 4 {
		if left == 0 && !refilled {
			bag, refilled = p.lid, true
			left = bag.total()
		}
		if left == 0 {
			break
		}
		if luck >>= 32; i%2 == 0 {
			luck = r.Uint64() // enough for two tiles: each gets 32 bits, off by less than one in 10⁷
		}
		c := pick(bag, int(luck&0xffffffff*uint64(left)>>32))
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
