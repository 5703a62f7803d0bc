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

// Position is a state of Azul, with any of its walls. It is a plain value, without pointers to what changes.
type Position struct {
	variant        *variant
	source         [Centre + 1]counts
	bag, lid       counts
	choices        uint64 // the colours that each source holds: bit Colours·source + colour
	left           int8   // tiles in factories and centre
	boards         [engine.MaxSeats]board
	seats          engine.Seat
	round          int16
	phase          phase
	dealing        bool
	next           int8 // factory to be filled next, while dealing
	start          engine.Seat
	turn           engine.Seat
	marker         engine.Seat
	markerOffFloor bool        // the marker found no space on its owner's floor line
	tiled          engine.Seat // seats that are done with tiling, where it is chosen
}

func newPosition(o engine.Options, v *variant) *Position {
	p := &Position{seats: engine.Seat(o.Players), round: 1, variant: v, start: o.Start, turn: o.Start, marker: nobody, dealing: true, bag: ones * perColour}
	for s := range p.seats {
		for r := range 5 {
			p.boards[s].free(r)
		}
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
	if p.phase == tiling {
		return p.wallMoves(dst)
	}
	return p.takes(dst)
}

// lines lists, for each set of open lines, the lines as parts of a move, the floor line last, and how many they are.
var lines = func() (all [1 << FloorLine]lineList) {
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
}()

type lineList struct {
	moves [FloorLine + 1]engine.Move
	n     int
}

// choices lists the colours of the sources in the order of Position.choices.
var choices = func() (all [64]choice) {
	for i := range (Centre + 1) * Colours {
		t := Take{Source: i / Colours, Colour: engine.Tile(i % Colours)}
		all[i] = choice{t.Move(), uint8(8 * t.Colour)}
	}
	return all
}()

type choice struct {
	move  engine.Move // without a line
	shift uint8       // where the word of lineSets has the colour
}

// lowest is the number of the lowest bit of a set. bits.TrailingZeros64 tells the same, but to serve old processors Go makes
// it an instruction that takes many steps on some of the new, and this is for an innermost loop.
func lowest(set uint64) int { return bits.OnesCount64(set&-set - 1) }

// mostTakes is more than a position has: each factory holds up to four colours, the centre five, each goes to six lines.
const mostTakes = 1 << 8

// takes appends the moves of the offer. It writes whole lists of lines and moves on by their length, and goes through the
// colours of all sources in one loop, since guessing the length of short loops would cost more.
func (p *Position) takes(dst []engine.Move) []engine.Move {
	begin, n := len(dst), 0
	dst = slices.Grow(dst, mostTakes+FloorLine)
	out := (*[mostTakes + FloorLine]engine.Move)(dst[begin : begin+mostTakes+FloorLine])
	open := p.boards[p.turn].open.word()
	for set := p.choices; set != 0; set &= set - 1 {
		c := choices[lowest(set)&63]
		l := &lines[open>>(c.shift&63)&(1<<FloorLine-1)]
		to := (*[FloorLine + 1]engine.Move)(out[n&(mostTakes-1):])
		to[0], to[1], to[2] = c.move|l.moves[0], c.move|l.moves[1], c.move|l.moves[2]
		to[3], to[4], to[5] = c.move|l.moves[3], c.move|l.moves[4], c.move|l.moves[5]
		n += l.n
	}
	return dst[:begin+n]
}

// tilingRow is the first complete line, or -1.
func (b *board) tilingRow() int {
	if set := b.complete(); set != 0 {
		return bits.TrailingZeros8(set)
	}
	return -1
}

func (p *Position) wallMoves(dst []engine.Move) []engine.Move {
	b := &p.boards[p.turn]
	r := b.tilingRow()
	for set := b.fits(p.variant, r, b.colour[r]); set != 0; set &= set - 1 {
		dst = append(dst, WallMove(r, bits.TrailingZeros32(set)))
	}
	return dst
}

// Chance implements engine.Position.
func (p *Position) Chance() (string, int) {
	if !p.dealing {
		return "", 0
	}
	return "deal", p.Factories() - int(p.next)
}

// wanted is how many tiles Nature draws next.
func (p *Position) wanted() int { return min(4, p.bag.total()+p.lid.total()) }

// Draw implements engine.Position.
func (p *Position) Draw(r *rand.Rand) engine.Move {
	bag, left := p.bag.ends(), p.bag.total()
	var group ends
	var random uint64
	for i := range p.wanted() {
		if left == 0 {
			bag, left = p.lid.ends(), p.lid.total()
		}
		if random >>= 32; i%2 == 0 {
			random = r.Uint64() // enough for two tiles: each gets 32 random, off by less than one in 10⁷
		}
		t := bag.pick(random & 0xffffffff * uint64(left) >> 32)
		bag -= t
		group += t
		left--
	}
	return dealMove(group.counts())
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
	return engine.Leaders(dst, p.seats, func(s engine.Seat) int { return int(p.boards[s].score)*8 + fullRows(p.boards[s].wall) })
}

// Points implements engine.Position.
func (p *Position) Points(s engine.Seat, from engine.Source) int {
	if from < engine.FromWall || from > engine.FromColours {
		return 0
	}
	return int(p.boards[s].points[from-engine.FromWall])
}
